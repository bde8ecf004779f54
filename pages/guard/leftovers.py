"""Pages that nobody looks at: they go as soon as that is known, so that a thousand page loads don't stay in memory.

NiceGUI keeps a page without a socket for a minute, and one that lost its socket for as long as a phone may sleep.
"""
from __future__ import annotations

from collections.abc import Collection

from nicegui import Client

from pages.guard.browsers import device_of_client
from redblack.records import Device

OF_A_DEVICE, OF_AN_ADDRESS, OF_ALL = 4, 40, 200  # pages that wait for their socket; and as many that have lost it


def forget(page: Client) -> None:
    """Now, and not when NiceGUI would."""
    for task in page._delete_tasks.values():
        task.cancel()
    page.delete()


def succeed(page: Client, tabs: Collection[str | None]) -> None:
    """The page has opened in one of these tabs of its browser: what the tab showed before is gone. (A tab of an iPhone takes a new name at each reload.)"""
    for old in lonely():
        if old is not page and old._pinned_tab_id in tabs and device_of_client(old) == device_of_client(page):
            forget(old)


def retire(page: Client) -> None:
    """The page has lost its socket: if its tab shows another page by now, it goes."""
    if not page.has_socket_connection and any(
            other.tab_id == page._pinned_tab_id and device_of_client(other) == device_of_client(page) for other in Client.instances.values()):
        forget(page)


def sweep(address: str, device: Device | None) -> None:
    """A new page has been built: of all others, the oldest go when there are many of one device, of one address, or in all."""
    for has_slept in False, True:
        of_all = [page for page in lonely() if (page._pinned_tab_id is not None) == has_slept]
        of_address = [page for page in of_all if page.ip == address]
        of_device = [page for page in of_all if device is not None and device_of_client(page) == device]
        for page in {*of_all[:-OF_ALL], *of_address[:-OF_AN_ADDRESS], *of_device[:-OF_A_DEVICE]}:
            forget(page)


def lonely() -> list[Client]:
    """Pages without a socket, the oldest first."""
    return [page for page in Client.instances.values() if not page.has_socket_connection]
