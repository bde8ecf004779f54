"""The deck: every card has a picture of its own, in two colours and in four."""
from xml.etree import ElementTree

import pytest

from pages.parts import deck
from pages.parts.deck.drawing import AMBER, BACKS, BLACK, RED, TEAL, back, face, icon
from redblack.cards import JOKERS, PACK, Card, colour

INKS = {'H': (RED, RED), 'D': (RED, AMBER), 'S': (BLACK, BLACK), 'C': (BLACK, TEAL), 'R': (RED, RED), 'B': (BLACK, BLACK)}


@pytest.mark.parametrize('card', Card)
def test_a_face_is_of_its_colour(card):
    """Whatever the inks, red cards are warm and black ones cold."""
    inks = tuple(ElementTree.fromstring(face(card, four)).get('fill') for four in (False, True))
    assert inks == INKS[card.value[1]]
    assert [int(ink[1:3] * (len(ink) == 7) or '11', 16) > 0x80 for ink in inks] == [colour(card) == 'red'] * 2


def test_no_two_cards_look_alike():
    faces = {face(card, four) for card in PACK for four in (False, True)}
    assert len(faces) == 52 + 26 and len({face(card) for card in JOKERS} | {back(kind) for kind in BACKS}) == 2 + 4


def test_pictures_are_small_and_plain():
    """A card is on the way while somebody waits for it; and none of it runs or loads anything."""
    for name, picture in deck.pictures().items():
        assert len(picture) < 3_000 and not any(word in picture for word in ('<script', 'href', '<text', ' on')), name
    assert all(len(list(ElementTree.fromstring(picture).iter())) < 60 for picture in deck.pictures().values())


async def test_they_lie_where_the_page_says(user):
    phone = user.http_client
    found = await phone.get(deck.address(Card('7H')))
    assert found.status_code == 200 and found.headers['content-type'] == 'image/svg+xml' and 'immutable' in found.headers['cache-control']
    for name in '8X', '7h', 'back-', '7H-four', '..', 'back-halves.svg':
        assert (await phone.get(deck.place(name))).status_code == 404


async def test_the_game_can_lie_on_a_home_screen(user):
    phone = user.http_client
    phone.headers['accept-language'] = 'ru'
    manifest = (await phone.get('/manifest.json')).json()
    assert manifest['name'] == 'Красное или чёрное' and manifest['start_url'] == '/'
    for picture in manifest['icons']:
        found = await phone.get(picture['src'])
        wide, high = (int.from_bytes(found.content[at:at + 4]) for at in (16, 20))
        assert found.headers['content-type'] == 'image/png' and f'{wide}x{high}' == picture['sizes']
    page = (await phone.get('/')).text
    assert (await phone.get('/static/icon-180.png')).status_code == 200 and 'apple-touch-icon' in page and 'theme-color' in page
    assert ElementTree.fromstring(icon()).get('viewBox') == '0 0 100 100' and 'data:image/svg+xml' in page  # in the tab: no request of its own
