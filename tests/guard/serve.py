"""The program, with pages more: `/yard` has what a page may hold for a person and not for a stranger: things hidden and disabled. `/nap` may not sleep long."""
import runpy

from nicegui import Client, app, ui

from pages import guard


@ui.page('/yard', reconnect_timeout=600.0)
def yard() -> None:
    client = ui.context.client
    done = ui.label('nothing').classes('done')

    def do(what: str) -> None:
        """Written down, one after another."""
        done.text += f', {what}'

    ui.button('open', on_click=lambda: do('open')).classes('open')
    ui.button('hidden', on_click=lambda: do('hidden')).classes('hiding').visible = False
    ui.button('disabled', on_click=lambda: do('disabled')).classes('disabled').disable()
    with ui.card() as box:
        ui.button('inside', on_click=lambda: do('inside')).classes('inside')
        with ui.row():
            ui.button('deep inside', on_click=lambda: do('deep inside')).classes('deep')
    box.visible = False
    ui.button('who', on_click=lambda: do(str(guard.device_of_client(client)))).classes('who')


@ui.page('/nap', reconnect_timeout=.1)
def nap() -> None:
    ui.label('short')


@app.get('/naps')
def naps() -> int:
    """How many of them there are."""
    return sum(client.page.path == '/nap' for client in Client.instances.values())


if __name__ == '__main__':
    runpy.run_path('main.py', run_name='__main__')
