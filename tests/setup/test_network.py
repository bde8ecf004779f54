"""How phones find this machine: which address is shown, and the name beside it."""
import asyncio
import logging
import socket
from contextlib import asynccontextmanager, suppress
from ipaddress import IPv4Address, ip_address
from types import SimpleNamespace

import pytest
from zeroconf import DNSQuestionType, ServiceInfo
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

import network
from i18n import Voice
from network import EVERYWHERE, LocalName, Way, here, own_hosts, rank, ways, welcome

HOME = '192.168.1.24'

VBOX = 'Ethernet 2 (VirtualBox Host-Only Ethernet Adapter)'
WSL = 'vEthernet (WSL (Hyper-V firewall)) (Hyper-V Virtual Ethernet Adapter)'
WIFI = 'Wi-Fi (Intel(R) Wi-Fi 6 AX201 160MHz)'
HOTSPOT = 'Local Area Connection* 10 (Microsoft Wi-Fi Direct Virtual Adapter #2)'

# A machine: its adapters, the address of its default route; and its adapters as they are offered to phones.
LAPTOPS = {
    'Linux at home, with containers and virtual machines': (
        [('lo', '127.0.0.1'), ('docker0', '172.17.0.1'), ('br-1f9c0a', '172.18.0.1'), ('virbr0', '192.168.122.1'), ('veth7a1', '10.0.3.1'), ('wlp3s0', HOME)],
        HOME, ['wlp3s0', 'docker0', 'br-1f9c0a', 'virbr0', 'veth7a1']),
    'Windows with WSL, VirtualBox and Wi-Fi': (
        [(VBOX, '192.168.56.1'), (WSL, '172.29.0.1'),
         (WIFI, HOME), ('Bluetooth Network Connection (Bluetooth Device (Personal Area Network))', '169.254.7.1'),
         ('Loopback Pseudo-Interface 1 (Software Loopback Interface 1)', '127.0.0.1')],
        HOME, [WIFI, VBOX, WSL]),
    'Windows behind a switch of Hyper-V: then that one has the route': (
        [('vEthernet (Default Switch) (Hyper-V Virtual Ethernet Adapter)', '172.20.0.1'), ('vEthernet (Outside) (Hyper-V Virtual Ethernet Adapter #2)', HOME)],
        HOME, ['vEthernet (Outside) (Hyper-V Virtual Ethernet Adapter #2)', 'vEthernet (Default Switch) (Hyper-V Virtual Ethernet Adapter)']),
    'Mac with a VPN that takes all traffic': (
        [('lo0', '127.0.0.1'), ('en0', HOME), ('utun4', '10.8.0.2'), ('awdl0', '169.254.80.2')], '10.8.0.2', ['en0', 'utun4']),
    'Windows with a VPN that takes all traffic': (
        [('OpenVPN (TAP-Windows Adapter V9)', '10.8.0.6'), ('Ethernet (Realtek PCIe GbE Family Controller)', HOME)],
        '10.8.0.6', ['Ethernet (Realtek PCIe GbE Family Controller)', 'OpenVPN (TAP-Windows Adapter V9)']),
    'Linux with WireGuard and Tailscale': (
        [('wg0', '10.7.0.3'), ('tailscale0', '100.101.7.2'), ('wlan0', HOME)], '10.7.0.3', ['wlan0', 'wg0', 'tailscale0']),
    'Linux as a hotspot, without internet': ([('lo', '127.0.0.1'), ('docker0', '172.17.0.1'), ('wlan0', '10.42.0.1')], None, ['wlan0', 'docker0']),
    'Linux as a hotspot, the internet by a modem': ([('wwan0', '10.140.3.9'), ('wlan0', '10.42.0.1')], '10.140.3.9', ['wlan0', 'wwan0']),
    'Windows as a hotspot beside its own Wi-Fi': (
        [(HOTSPOT, '192.168.137.1'), (WIFI, HOME)], HOME, [WIFI, HOTSPOT]),
    'Windows as a hotspot, alone': (
        [(VBOX, '192.168.56.1'), (HOTSPOT, '192.168.137.1')], None, [HOTSPOT, VBOX]),
    'Mac that shares its internet': ([('en5', '192.168.0.7'), ('bridge100', '192.168.2.1')], '192.168.0.7', ['en5', 'bridge100']),
    'cable and Wi-Fi': ([('wlan0', '192.168.1.25'), ('eth0', HOME)], HOME, ['eth0', 'wlan0']),
    'cable and Wi-Fi of a router without internet': ([('eth0', '10.0.0.5'), ('wlan0', HOME)], None, ['eth0', 'wlan0']),
    'a bridge of its owner, not of Docker': ([('docker0', '172.17.0.1'), ('br0', HOME)], HOME, ['br0', 'docker0']),
    'a campus, where addresses are public': ([('virbr0', '192.168.122.1'), ('wlan0', '141.20.1.7')], '141.20.1.7', ['wlan0', 'virbr0']),
    'a private network beside a public one': ([('eth0', '141.20.1.7'), ('wlan0', HOME)], '141.20.1.7', ['wlan0', 'eth0']),
    'only a VPN': ([('lo', '127.0.0.1'), ('tun0', '10.8.0.2')], '10.8.0.2', ['tun0']),
    'a cable nobody answers on': ([('lo', '127.0.0.1'), ('eth0', '169.254.7.7')], None, []),
    'nothing at all': ([], None, []),
}


@pytest.mark.parametrize('adapters, route, order', LAPTOPS.values(), ids=LAPTOPS)
def test_which_address_is_best(adapters, route, order):
    found = [(name, IPv4Address(address)) for name, address in adapters]
    assert [way.adapter for way in rank(found, route and IPv4Address(route))] == order
    assert all((way.adapter, way.address) in found for way in rank(found, None))


@pytest.mark.parametrize('adapter, likely', [
    ('wlan0', True), ('enp3s0', True), ('en0', True), ('usb0', True), ('br0', True), ('bridge100', True), ('tethering', True), ('Ethernet 3 (Realtek)', True),
    ('wgs0', False), ('DOCKER0', False), ('vmnet8', False), ('zt5u4', False), ('ppp0', False), ('nordlynx', False),
    ('Ethernet 3 (Fortinet SSL VPN Virtual)', False),
    ('Work (ProtonVPN TUN)', False), ('Local (Wintun Userspace Tunnel)', False), ('Cellular (Generic Mobile Broadband Adapter)', False),
])
def test_a_name_tells_a_tunnel(adapter, likely):
    assert Way(IPv4Address(HOME), adapter).likely == likely


# ---- asked of the system


class Machine:
    """What ifaddr and the system's routes say."""

    def __init__(self, monkeypatch, route, *adapters):
        monkeypatch.setattr(network.ifaddr, 'get_adapters', lambda: [SimpleNamespace(nice_name=device, ips=[
            SimpleNamespace(nice_name=name, ip=(ip, 0, 3) if ':' in ip else ip) for ip in ips.split()]) for name, device, ips in adapters])
        monkeypatch.setattr(network, 'route', lambda: route and IPv4Address(route))
        monkeypatch.setattr(network, 'is_up', lambda name: name != 'down0')


WINDOWS = ('Wi-Fi', 'Intel(R) Wi-Fi 6', f'fe80::17 {HOME}'), ('Loopback', 'Software Loopback', '127.0.0.1 ::1')
LINUX = ('lo', 'lo', '127.0.0.1 ::1'), ('down0', 'down0', '10.0.0.9'), ('wlan0', 'wlan0', f'{HOME} fd00::2'), ('docker0', 'docker0', '172.17.0.1')


def test_ways_are_of_interfaces_that_are_up_and_named_as_people_know_them(monkeypatch):
    Machine(monkeypatch, HOME, *LINUX)
    assert ways() == [Way(IPv4Address(HOME), 'wlan0'), Way(IPv4Address('172.17.0.1'), 'docker0')]
    Machine(monkeypatch, None, *WINDOWS)
    assert ways() == [Way(IPv4Address(HOME), 'Wi-Fi (Intel(R) Wi-Fi 6)')]


def test_own_hosts_are_what_a_browser_says(monkeypatch):
    Machine(monkeypatch, HOME, *LINUX)
    assert own_hosts() == {'127.0.0.1', '[::1]', HOME, '[fd00::2]', '172.17.0.1'}
    Machine(monkeypatch, HOME, *WINDOWS)
    assert own_hosts() == {'127.0.0.1', '[::1]', HOME, '[fe80::17]'}


def test_this_machine_itself():
    assert '127.0.0.1' in own_hosts()
    assert not [way for way in ways() if way.address.is_loopback or way.address.is_link_local]
    assert network.route() is None or str(network.route()) in own_hosts()


def test_without_a_default_route_the_one_of_multicast_counts(monkeypatch):
    class Probe(socket.socket):
        def connect(self, address):
            if not ip_address(address[0]).is_multicast:
                raise OSError(101, 'unreachable')
            super().connect(('127.0.0.1', 9))

    monkeypatch.setattr(network.socket, 'socket', Probe)
    assert network.route() == IPv4Address('127.0.0.1')
    monkeypatch.setattr(Probe, 'connect', lambda *_: (_ for _ in ()).throw(OSError(101, 'unreachable')))
    assert network.route() is None


@pytest.mark.parametrize('said, up', [('up', True), ('unknown', True), ('down', False), ('lowerlayerdown', False), (None, True)])
def test_an_interface_that_is_down_says_so_on_linux(monkeypatch, tmp_path, said, up):
    if said:
        (tmp_path / 'operstate').write_text(f'{said}\n')
    monkeypatch.setattr(network, 'Path', lambda *_: tmp_path / 'operstate')
    monkeypatch.setattr(network.sys, 'platform', 'linux')
    assert network.is_up('eth0:1') == up
    monkeypatch.setattr(network.sys, 'platform', 'darwin')
    assert network.is_up('eth0:1')


# ---- in words

LINK = 'http://127.0.0.1:81/host?key=secret'


def said(host, language='en'):
    return welcome(Voice(language), ip_address(host), 81, LINK)


def test_the_best_address_comes_first_and_a_tunnel_not_at_all(monkeypatch):
    Machine(monkeypatch, HOME, *LINUX, ('eth0', 'eth0', '10.0.0.5'))
    assert said('0.0.0.0') == [f'For phones: http://{HOME}:81', 'If that one does not open (eth0): http://10.0.0.5:81', f'For the host alone: {LINK}']


def test_a_tunnel_is_better_than_nothing(monkeypatch):
    Machine(monkeypatch, '10.8.0.2', ('tun0', 'tun0', '10.8.0.2'), ('docker0', 'docker0', '172.17.0.1'))
    assert said('0.0.0.0') == ['For phones: http://10.8.0.2:81', f'For the host alone: {LINK}']


def test_without_any_network_it_says_so(monkeypatch):
    Machine(monkeypatch, None, ('lo', 'lo', '127.0.0.1'))
    first, link, why = said('0.0.0.0')
    assert (first, link) == ('On this machine: http://127.0.0.1:81', f'For the host alone: {LINK}') and 'hotspot' in why


@pytest.mark.parametrize('host, first', [
    ('127.0.0.1', 'On this machine: http://127.0.0.1:81'), ('192.168.1.5', 'For phones: http://192.168.1.5:81'),
    ('::1', 'On this machine: http://[::1]:81'), ('::', 'On this machine: http://[::1]:81'), ('fd00::2', 'For phones: http://[fd00::2]:81')])
def test_one_address_was_asked_for(monkeypatch, host, first):
    Machine(monkeypatch, HOME, *LINUX)
    assert said(host) == [first, f'For the host alone: {LINK}']


@pytest.mark.parametrize('host, url', [
    ('0.0.0.0', 'http://127.0.0.1:81'), ('::', 'http://[::1]:81'), ('127.0.0.2', 'http://127.0.0.2:81'),
    (HOME, f'http://{HOME}:81'), ('fd00::2', 'http://[fd00::2]:81')])
def test_where_this_machine_finds_itself(host, url):
    assert here(ip_address(host), 81) == url


@pytest.mark.parametrize('language', ['en', 'ru', 'de'])
def test_the_first_line_ends_with_its_address_in_every_language(monkeypatch, language):
    Machine(monkeypatch, HOME, *LINUX)
    assert [said(host, language)[0].split()[-1] for host in ('0.0.0.0', '127.0.0.1')] == [f'http://{HOME}:81', 'http://127.0.0.1:81']
    assert said('0.0.0.0', language)[1].split()[-1] == LINK
    assert ip_address('0.0.0.0') == EVERYWHERE


# ---- the name. All of it on loopback.

LOOPBACK = IPv4Address('127.0.0.1')


@asynccontextmanager
async def neighbour():
    """Another machine in the network."""
    async with AsyncZeroconf(interfaces=[str(LOOPBACK)]) as machine:
        yield machine


@asynccontextmanager
async def named(port=8080):
    name = LocalName(port)
    try:
        await name.stand_for([LOOPBACK])
        yield name
    finally:
        await name.stand_for([])


@pytest.fixture(autouse=True)
def names_for_tests(monkeypatch):
    """A game that runs here is left in peace."""
    monkeypatch.setattr(network, 'NAMES', ('test-redblack', 'test-redblack-2'))


async def ask(machine, name):
    """Where the network finds *name*.local, and the port of its pages; None if nobody answers."""
    info = ServiceInfo(network.SERVICE, f'{name}.{network.SERVICE}')
    found = await info.async_request(machine.zeroconf, network.ANSWER, DNSQuestionType.QM)
    return (info.server, info.parsed_addresses(), info.port) if found else None


async def test_the_name_leads_here_while_the_rest_goes_on_and_goes_in_the_end():
    turns = asyncio.create_task(count())
    async with neighbour() as other:
        async with named(port=8123) as name:
            turns.cancel()
            assert await turns > 20
            assert name.host == 'test-redblack.local'
            assert await ask(other, 'test-redblack') == ('test-redblack.local.', ['127.0.0.1'], 8123)
            network_of_then = name._network
            await name.stand_for([LOOPBACK])
            assert name._network is network_of_then
        assert (name.host, network_of_then.zeroconf.done) == (None, True)
    async with neighbour() as later:
        assert await ask(later, 'test-redblack') is None


async def count():
    """How often the event loop came round until this was cancelled."""
    turns = 0
    with suppress(asyncio.CancelledError):
        while True:
            await asyncio.sleep(.01)
            turns += 1
    return turns


async def test_a_name_that_a_machine_has_is_left_to_it():
    async with neighbour() as other:
        theirs = AsyncServiceInfo('_ssh._tcp.local.', 'box._ssh._tcp.local.', port=22, parsed_addresses=['127.0.0.9'], server='test-redblack.local.')
        await (await other.async_register_service(theirs))
        async with named() as name:
            assert name.host == 'test-redblack-2.local'
            async with named() as third:
                assert third.host is None


async def test_other_addresses_are_taken_anew_and_the_same_ones_are_not(monkeypatch):
    asked = []

    class Network:
        def __init__(self, interfaces, **_): self.addresses = interfaces
        async def async_close(self): asked.append(('closed', *self.addresses))

    async def register(self, name):
        asked.append((name, *self._at))
        return True
    monkeypatch.setattr(network, 'AsyncZeroconf', Network)
    monkeypatch.setattr(LocalName, '_taken', lambda *_: asyncio.sleep(0, False))
    monkeypatch.setattr(LocalName, '_register', register)
    name = LocalName(8080)
    for address in HOME, HOME, '10.42.0.1', None, None:
        await name.stand_for([IPv4Address(address)] if address else [])
    assert asked == [('test-redblack', HOME), ('closed', HOME), ('test-redblack', '10.42.0.1'), ('closed', '10.42.0.1')]
    assert name.host is None


@pytest.mark.parametrize('trouble', [OSError(19, 'no such device'), RuntimeError('no interfaces'), TimeoutError()])
async def test_its_failure_is_nobodys_trouble(monkeypatch, caplog, trouble):
    monkeypatch.setattr(network, 'AsyncZeroconf', lambda **_: (_ for _ in ()).throw(trouble))
    with caplog.at_level(logging.INFO):
        async with named() as name:
            assert name.host is None
    assert [(record.levelname, record.name) for record in caplog.records if record.name != 'asyncio'] == [('INFO', 'network')]
    assert '127.' not in caplog.text


@pytest.mark.filterwarnings('ignore::pytest.PytestUnraisableExceptionWarning')  # zeroconf leaves a socket to the garbage collector then
async def test_an_address_that_is_gone_is_nobodys_trouble(caplog):
    name = LocalName(8080)
    with caplog.at_level(logging.INFO):
        await name.stand_for([IPv4Address('203.0.113.7')])
        logging.getLogger('zeroconf').error('Error with socket of %s', '203.0.113.7')  # as it does when the Wi-Fi goes
    assert name.host is None and '203.' not in caplog.text
    await name.stand_for([])
