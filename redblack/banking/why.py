"""Why the rules of a table with a bank say no."""
from redblack import refusal
from redblack.refusal import N_


class Why(refusal.Why):
    """One member a reason; the value is the sentence."""

    WRONG_PHASE = N_('Not now.')
    NOT_BETTOR = N_('You do not bet in this hand.')
    NOT_ASKED = N_('Whoever the cards belong to decides that.')
    NOT_BANKER = N_('Only the banker turns the cards.')
    NOT_SEATED = N_('Nobody plays on that seat.')
    NOT_HOST = N_('Only the table itself does that.')
    WRONG_SIDE = N_('There is no such bet in this game.')
    NO_INSURANCE = N_('Nothing can be insured in this game.')
    BAD_STAKE = N_('A stake is from {lowest} to {limit} chips, in steps of {lowest}.')
    TOO_DEAR = N_('The insurance costs more than you have left.')
    BAD_PACKS = N_('Those are not the packs of this game.')
    BAD_CUT = N_('Everybody who cuts turns one card.')
    BAD_CIRCLE = N_('A table seats {fewest} to {most} players, each once.')
    BAD_OPTIONS = N_('Stakes are whole hundreds, the highest at most twenty times the lowest.')
    TOO_MANY = N_('These stakes are too high for so many: no bank could pay everybody. Choose lower ones.')
    OTHER_CHIPS = N_('Other purses need a new game.')
