"""One house for all attacks of a file: an attack that leaves a mark on the next one is a success, too."""
import socket
from itertools import count

import pytest

from tests.browser.house import House
from tests.guard.raw import ELSEWHERE, HERE, Phone


@pytest.fixture(scope='module')
def house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp('house'), program=('-m', 'tests.guard.serve'))
    yield house
    house.kill()
    assert house.said() == ''


@pytest.fixture
async def phone(house):
    async with Phone(house.url, HERE) as phone:
        yield phone


@pytest.fixture
async def other(house, addresses):
    """Another one, at another address."""
    async with Phone(house.url, ELSEWHERE) as phone:
        yield phone


@pytest.fixture
async def flood(house, addresses):
    """One at an address of its own: what a flood has used up, the next one has."""
    async with Phone(house.url, next(addresses)) as phone:
        yield phone


@pytest.fixture(scope='module')
def addresses():
    """More addresses of loopback, where the system has them."""
    with socket.socket() as nobody:
        try:
            nobody.bind((ELSEWHERE, 0))
        except OSError:
            pytest.skip('this system has but one address of loopback')
    return (f'127.0.1.{n}' for n in count(1))
