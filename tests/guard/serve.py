"""The program, with one page more: `/yard` has what a page may hold for a person and not for a stranger: things hidden, disabled, typed into."""
import runpy

from nicegui import ui

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


if __name__ == '__main__':
    runpy.run_path('main.py', run_name='__main__')
