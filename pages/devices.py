"""How a browser is known again: a secret in a cookie that no script can read; the rest of the program knows a hash of it."""
from __future__ import annotations

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection

from redblack.records import Device

COOKIE = 'device'
TOKEN = re.compile(r'[\w-]{22}', re.ASCII)  # what token_urlsafe makes of 128 bits


def issue() -> str:
    """A new secret of 128 bits."""
    return secrets.token_urlsafe(16)


def known(token: str | None) -> Device | None:
    """The device with this secret; None if it is not one of ours by its form."""
    return hashlib.sha256(token.encode()).hexdigest()[:32] if token and TOKEN.fullmatch(token) else None


def device_of(request: HTTPConnection) -> Device | None:
    """Whose request this is, as the guard has found out; its first one included."""
    device: Device | None = request.scope.get('state', {}).get('device')
    return device
