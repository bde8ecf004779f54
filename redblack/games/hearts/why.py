"""Why the rules say no."""
from redblack import refusal
from redblack.refusal import N_


class Why(refusal.Why):
    """One member a reason; the value is the sentence."""

    WRONG_PHASE = N_('Not now.')
    NOT_YOUR_TURN = N_('It is not your turn.')
    NOT_HOST = N_('Only the table itself does that.')
    NOT_HELD = N_('You do not hold that card.')
    THREE_CARDS = N_('Three cards are passed, no more and no fewer.')
    ALREADY_PASSED = N_('Your three cards lie there. As long as no other player has moved since, the menu takes them back.')
    CLUB_TWO = N_('The two of clubs leads.')
    FOLLOW = N_('You have to follow suit.')
    NO_POINTS_FIRST = N_('No points in the first trick.')
    NOT_BROKEN = N_('Hearts are not open yet.')
    BAD_DECK = N_('That is not a pack of 52.')
    NO_DEAL = N_('That is no deal of Hearts. Copy the whole link once more.')
    OTHER_RULES = N_('That deal was played by other rules, of another version of the game.')
    BAD_TARGET = N_('A match goes to one point at least.')
