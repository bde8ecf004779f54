"""The host: known by the secret alone; hands the role over and takes it back; locks, PIN. And the file that remembers it."""
import json

import pytest

from redblack.host import TRIES, WHILE, Host, HostWhy
from redblack.journal import NotSaved
from redblack.ledger import ADMITTED, OWNERS, LedgerFile
from redblack.refusal import Refused, TableWhy
from tests.company import Clock, Company


@pytest.fixture
def company(tmp_path):
    company = Company(tmp_path)
    company.table.claim('masha', 0, 'Маша')
    return company


@pytest.fixture
def host(company):
    return company.host


KEYS = {'empty': '', 'too short': 'abc', 'a letter more': None, 'Cyrillic': 'ключ', 'long': 'x' * 10_000}


@pytest.mark.parametrize('key', KEYS.values(), ids=KEYS)
def test_a_wrong_key_makes_no_host(company, key):
    with company.refused(HostWhy.WRONG_KEY):
        company.host.enter(company.host.key + 'x' if key is None else key, 'guest')
    assert not company.host.is_host('guest')


def test_the_right_key_does_on_any_device_and_for_good(company, tmp_path):
    company.host.enter(company.host.key, 'second')
    again = Host(LedgerFile(tmp_path / 'room.json'), Clock())
    assert again.is_host('second') and again.is_host('laptop') and not again.is_host('masha') and not again.is_host(None)
    assert again.key == company.host.key and len(again.key) >= 22


def test_a_browser_without_cookies_cannot_be_the_host(company):
    with company.refused(HostWhy.NO_COOKIES):
        company.host.enter(company.host.key, None)


DEEDS = {
    'lock': lambda host, device: host.lock(device, True), 'PIN': lambda host, device: host.ask_pin(device, True),
    'hand over': lambda host, device: host.hand_over(device, 'dima'),
}


@pytest.mark.parametrize('device', ['masha', 'guest', '', None])
@pytest.mark.parametrize('deed', DEEDS.values(), ids=DEEDS)
def test_only_the_host_may(company, deed, device):
    with company.refused(HostWhy.NOT_HOST):
        deed(company.host, device)
    deed(company.host, 'laptop')


def test_the_role_goes_over_whole_and_comes_back(company, host):
    host.hand_over('laptop', 'masha')
    assert host.is_host('masha') and not host.is_host('laptop') and host.owns('laptop')
    with company.refused(HostWhy.NOT_HOST):
        host.lock('laptop', True)
    host.lock('masha', True)
    with company.refused(HostWhy.NOT_HOST):
        host.take_back('guest')
    host.take_back('laptop')
    assert host.is_host('laptop') and not host.is_host('masha') and host.locked


def test_a_deputy_gives_the_role_back_or_on(host):
    host.hand_over('laptop', 'masha')
    host.hand_over('masha', 'dima')
    assert host.is_host('dima') and not host.is_host('masha')
    host.take_back('dima')
    assert host.is_host('laptop') and not host.is_host('dima')


def test_handed_over_to_an_owner_all_owners_have_it(host):
    host.hand_over('laptop', 'laptop')
    assert host.deputy is None and host.is_host('laptop')


def test_the_host_is_here_where_the_role_is(company, host):
    company.come('laptop')
    assert host.here()
    host.hand_over('laptop', 'masha')
    assert not host.here()
    company.come('masha')
    assert host.here()


# ---- PIN

def test_without_a_pin_everybody_is_let_in(host):
    assert host.admits('guest') and host.admits(None)


def test_a_pin_keeps_newcomers_out_and_nobody_who_is_here(company, host):
    company.come('masha')
    host.ask_pin('laptop', True)
    assert host.admits('masha') and host.admits('laptop') and not host.admits('guest') and not host.admits(None)
    host.admit('guest', f' {host.pin}\n')
    assert host.admits('guest')
    host.ask_pin('laptop', False)
    assert host.admits('new') and host.pin is None


def test_another_pin_counts_for_newcomers_only(company, host):
    host.ask_pin('laptop', True)
    host.admit('guest', host.pin)
    host.ask_pin('laptop', False)
    host.ask_pin('laptop', True)
    assert not host.admits('guest')


@pytest.mark.parametrize('pin', ['', '0', 'abcd', '١٢٣٤', 'x' * 10_000])
def test_a_wrong_pin_lets_nobody_in(company, host, pin):
    host.ask_pin('laptop', True)
    with company.refused(HostWhy.WRONG_PIN):
        host.admit('guest', pin)


def test_guessing_has_an_end_whoever_guesses_and_goes_on_after_a_minute(company, host):
    host.ask_pin('laptop', True)
    for n in range(TRIES):
        assert company.may(lambda n=n: host.admit(f'guest {n}', 'no')) is HostWhy.WRONG_PIN
    assert company.may(lambda: host.admit('other', host.pin)) is HostWhy.TOO_MANY
    company.clock.now += WHILE
    assert company.may(lambda: host.admit('other', host.pin)) is None


def test_a_deputy_is_let_in(host):
    host.ask_pin('laptop', True)
    host.hand_over('laptop', 'masha')
    assert host.admits('masha')


# ---- the file

def test_the_file_is_its_owners_alone(tmp_path, host):
    assert (tmp_path / 'room.json').stat().st_mode & 0o077 == 0
    host.lock('laptop', True)
    assert (tmp_path / 'room.json').stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ['room.json']


UNREADABLE = {'empty': '', 'no JSON': '{', 'of a newer program': json.dumps({'version': 99, 'news': 1}), 'a key too short': json.dumps({'key': 'x'})}


@pytest.mark.parametrize('text', UNREADABLE.values(), ids=UNREADABLE)
def test_a_file_that_cannot_be_read_is_kept_apart(tmp_path, text):
    (tmp_path / 'room.json').write_text(text)
    file = LedgerFile(tmp_path / 'room.json')
    assert file.lost and (tmp_path / 'damaged-1-room.json').read_text() == text and file.ledger.owners == ()
    assert not LedgerFile(tmp_path / 'room.json').lost


def test_what_cannot_be_saved_has_not_happened(company, host, monkeypatch):
    def full(*_):
        raise OSError('disk full')
    monkeypatch.setattr('redblack.ledger.os.replace', full)
    for deed in DEEDS.values():
        with company.refused(TableWhy.NOT_SAVED):
            deed(host, 'laptop')
    with pytest.raises(Refused):
        host.enter(host.key, 'second')
    assert not host.owns('second') and sorted(path.name for path in company.folder.iterdir()) == ['room.json']
    with pytest.raises(NotSaved):
        LedgerFile(company.folder / 'room.json')


def test_only_the_latest_are_remembered(host):
    for n in range(OWNERS + 2):
        host.enter(host.key, f'owner {n}')
    assert not host.owns('laptop') and not host.owns('owner 1') and host.owns(f'owner {OWNERS + 1}')
    host.ask_pin(f'owner {OWNERS}', True)
    host._file.change(admitted=tuple(f'guest {n}' for n in range(ADMITTED)))
    host.admit('the last', host.pin)
    assert not host.admits('guest 0') and host.admits('guest 1') and host.admits('the last')
