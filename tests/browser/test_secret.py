"""Nobody can learn the next card from a page: not from its source, not from the wire."""
from tests.browser.player import move, together
from tests.browser.wire import Wire, told


def test_the_next_card_is_nowhere_before_it_is_bet_on(house, two, spy):
    ru = two[0]
    deck = 'KS QD JC 9H XR XB'  # the rest comes in the order of the pack: AC, 2C, 3C …
    table = house(deck, length='quick')
    hidden, wire = deck.split(), Wire(spy, table.url)
    for window in ru, spy:
        window.open(table.url)
    for bet in '^Чёрная$', '^Больше', '^Чёрная$', '^Меньше', '^Меньше', '^Меньше':
        together(ru, spy)
        before = wire.heard()
        assert told(before, hidden) == []
        move((ru, spy), 0, lambda w, bet=bet: w.tap(bet))
        card = hidden.pop(0)
        after = wire.heard()
        assert told(after, [card]) == [card]  # so this is where it would have been found
        assert told(after, hidden) == []
        if ru.all('.chip'):
            move((ru, spy), 1, lambda w: w.tap('', '.chip:not([aria-disabled=true])'))
        move((ru, spy), 0, lambda w: w.tap('^Готово'))
    assert wire.frames > 12
    ru.sees('Ещё партию')
    assert told(wire.heard(), ['AC', '2C', '3C', '4C']) == []  # the rest of the deck stays unknown, after the party too
