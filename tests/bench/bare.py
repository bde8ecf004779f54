"""The least that NiceGUI can do, to measure against: `/` is a label, `/tap` a label that follows a count, and the button that counts.

Run as `python -m tests.bench.bare PORT`, with the settings of main.py; prints its address when it is bound.
"""
import asyncio
import sys

from nicegui import app, background_tasks, ui
from nicegui.binding import BindableProperty
from nicegui.server import Server


class Count:
    taps = BindableProperty()

    def __init__(self) -> None:
        self.taps = 0

    def add(self) -> None:
        self.taps += 1


count = Count()


@ui.page('/')
def label() -> None:
    ui.label('A label.')


@ui.page('/tap', reconnect_timeout=600.0)
def tap() -> None:
    ui.label().classes('count').bind_text_from(count, 'taps', str)
    ui.button('Tap', on_click=count.add)


async def announce(address: str) -> None:
    while not Server.instance.started:
        await asyncio.sleep(.02)
    print(address, flush=True)


if __name__ == '__main__':
    port = int(sys.argv[1])
    app.on_startup(lambda: background_tasks.create(announce(f'http://127.0.0.1:{port}')))
    ui.run(host='127.0.0.1', port=port, show=False, reload=False, show_welcome_message=False, access_log=False, tailwind=False, reconnect_timeout=3,
           binding_refresh_interval=None)
