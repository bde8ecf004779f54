"""How phones find this machine: its addresses, the best one first, and a name beside them."""
from __future__ import annotations

import asyncio
import logging
import re
import socket
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path

import ifaddr
from zeroconf import AddressResolver, DNSQuestionType, IPVersion, NonUniqueNameException  # type: ignore[attr-defined] # the first is not in its __all__
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from i18n import Voice

log = logging.getLogger(__name__)
logging.getLogger('zeroconf').setLevel(logging.CRITICAL)  # it names addresses, and what fails there is nobody's trouble

Address = IPv4Address | IPv6Address
EVERYWHERE = IPv4Address('0.0.0.0')  # every network of this machine

# Networks that programs make for themselves, tunnels, and links to the internet only: by the beginning on Linux and macOS, by a word on Windows.
VIRTUAL = re.compile(
    r'^(docker|br-|veth|virbr|vbox|vmnet|vmenet|lxc|lxd|incus|podman|cni|flannel|cali|utun|tun|tap|wg|tailscale|zt|feth|nordlynx|ipsec|ppp|wwan|rmnet|pdp_ip)'
    r'|\b(vEthernet|Hyper-V|WSL|VirtualBox|VMware|Docker|TAP-|Wintun|WireGuard|\w*VPN|Tailscale|ZeroTier|Fortinet|AnyConnect|Bluetooth|Mobile Broadband)',
    re.IGNORECASE)
ELSEWHERE = '198.51.100.1', '224.0.0.251'  # in the internet (an address of documentation), and the group of all who speak mDNS


@dataclass(frozen=True, slots=True)
class Way:
    """An address of this machine that phones may reach, and the adapter it belongs to, in the system's words."""

    address: IPv4Address
    adapter: str

    @property
    def likely(self) -> bool:
        """False where the adapter's name speaks of a tunnel, or of a network inside this machine."""
        return not VIRTUAL.search(self.adapter)


def ways() -> list[Way]:
    """Where phones may reach a server that listens on every network of this machine, the best way first."""
    return rank(((name, address) for name, address in adapters() if isinstance(address, IPv4Address)), route())


def rank(found: Iterable[tuple[str, IPv4Address]], route: IPv4Address | None) -> list[Way]:
    """The *found* (adapter's name, address) as ways: no tunnels before private ones before the one that *route* takes, else in the system's order."""
    usable = [Way(address, name) for name, address in found if not (address.is_loopback or address.is_link_local)]
    return sorted(usable, key=lambda way: (not way.likely, not way.address.is_private, way.address != route))


def own_hosts() -> frozenset[str]:
    """Every address of this machine as a Host header says it, without the port. Takes less than a millisecond."""
    return frozenset(literal(address) for _, address in adapters())


def adapters() -> Iterator[tuple[str, Address]]:
    """Every address of this machine, with the readable name of its adapter, unless that is down."""
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            if is_up(ip.nice_name):
                name = ip.nice_name if ip.nice_name == adapter.nice_name else f'{ip.nice_name} ({adapter.nice_name})'  # Windows has two names for it
                yield name, ip_address(ip.ip if isinstance(ip.ip, str) else ip.ip[0])


def is_up(interface: str) -> bool:
    """Linux keeps the addresses of an interface that is down, and says so; other systems don't keep them."""
    state = Path('/sys/class/net', interface.partition(':')[0], 'operstate')
    try:
        return sys.platform != 'linux' or state.read_text().strip() not in ('down', 'lowerlayerdown')
    except OSError:
        return True


def route() -> IPv4Address | None:
    """The address of this machine that the default route uses, else the one that multicast uses. Nothing is sent."""
    for target in ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as nobody, suppress(OSError):
            nobody.connect((target, 9))
            return IPv4Address(nobody.getsockname()[0])
    return None


# ---- in words


def literal(address: Address) -> str:
    """As it stands in a URL."""
    return f'[{address}]' if address.version == 6 else str(address)


def here(host: Address, port: int) -> str:
    """Where this machine's own browser finds a server that listens on *host*."""
    nearest = ip_address('::1' if host.version == 6 else '127.0.0.1') if host.is_unspecified else host
    return f'http://{literal(nearest)}:{port}'


def welcome(voice: Voice, host: Address, port: int, link: str) -> list[str]:
    """What to say when the pages are there. The first line ends with the address to join at; *link* is for the host alone."""
    _ = voice._
    found = ways() if host == EVERYWHERE else []
    if found:
        best, *others = [way for way in found if way.likely] or found[:1]
        lines = [_('For phones: {url}', url=here(best.address, port)),
                 *(_('If that one does not open ({network}): {url}', network=way.adapter, url=here(way.address, port)) for way in others)]
    elif host.is_unspecified or host.is_loopback:
        lines = [_('On this machine: {url}', url=here(host, port))]
    else:
        lines = [_('For phones: {url}', url=here(host, port))]
    lines.append(_('For the host alone: {url}', url=link))
    if host == EVERYWHERE and not found:
        lines.append(_('No phone can come in yet: this machine is in no network. Join a Wi-Fi, or open a hotspot.'))
    return lines


# ---- the name

SERVICE = '_http._tcp.local.'
NAMES = ('redblack', *(f'redblack-{n}' for n in range(2, 10)))
ANSWER = 2000  # milliseconds: whoever has a name may wait a second with the answer


class LocalName:
    """A name for this machine in the local network (multicast DNS). A bonus: many phones know it, and where multicast is blocked there is none.

    *host* is the name as a browser writes it, redblack.local, or None.
    """

    def __init__(self, port: int) -> None:
        self.host: str | None = None
        self._port = port
        self._at: list[str] = []
        self._network: AsyncZeroconf | None = None
        self._one_at_a_time = asyncio.Lock()

    async def stand_for(self, addresses: Sequence[IPv4Address]) -> None:
        """Be the name of these addresses, and of no others any more; of none: be no name. Call it again whenever they may have changed."""
        at = [str(address) for address in addresses]
        async with self._one_at_a_time:
            if at != self._at:
                await self._give_up()
                self._at = at
                if at:
                    await self._take()

    async def _take(self) -> None:
        try:
            self._network = AsyncZeroconf(interfaces=self._at, ip_version=IPVersion.V4Only)
            for name in NAMES:
                if not await self._taken(name) and await self._register(name):
                    self.host = f'{name}.local'
                    return
            log.info('all names in the local network are taken')
        except Exception as e:  # whatever the system or the network forbids: the addresses are enough
            log.info('no name in the local network: %s', type(e).__name__)
        await self._give_up()

    async def _taken(self, name: str) -> bool:
        """Whether another machine answers to it: registering looks at the service's name only, not at the machine's."""
        assert self._network is not None
        return await AddressResolver(f'{name}.local.').async_request(self._network.zeroconf, ANSWER, DNSQuestionType.QM)

    async def _register(self, name: str) -> bool:
        assert self._network is not None
        try:
            announced = await self._network.async_register_service(
                AsyncServiceInfo(SERVICE, f'{name}.{SERVICE}', port=self._port, parsed_addresses=self._at, server=f'{name}.local.'))
            await announced
        except NonUniqueNameException:
            return False
        return True

    async def _give_up(self) -> None:
        network, self._network, self.host = self._network, None, None
        if network is not None:
            with suppress(Exception):  # the network may be gone
                await network.async_close()
