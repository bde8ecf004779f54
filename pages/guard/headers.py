"""What every answer says to the browser beside its content: what this page may do, and who may use it."""
from __future__ import annotations

from starlette.datastructures import MutableHeaders

ALWAYS = {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',  # not no-referrer: then forms would come with `Origin: null`, and be taken for strangers'
    'Cross-Origin-Resource-Policy': 'same-origin',
}

# Quasar and NiceGUI write style attributes and <style>.
POLICY = ("default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
          "frame-ancestors 'none'; ")
NO_SCRIPTS = POLICY + "script-src 'none'"
# NiceGUI runs the handlers of our elements by eval. To older Safari, a websocket is not 'self'.
SCRIPTS = POLICY + "script-src 'self' 'nonce-{nonce}' 'unsafe-eval'; connect-src 'self' ws://{host}"


def dress(headers: MutableHeaders, host: str, nonce: str) -> None:
    """Add them. *host* is the name by which the page was asked for, *nonce* stands in its scripts."""
    headers.update(ALWAYS)
    headers['Content-Security-Policy'] = SCRIPTS.format(nonce=nonce, host=host) if headers.get('x-nicegui-content') == 'page' else NO_SCRIPTS
