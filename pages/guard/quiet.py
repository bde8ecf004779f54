"""Logs without noise: whatever is wrong with what strangers send is no news, and may hold their words and addresses."""
from __future__ import annotations

import logging


def down() -> None:
    """The libraries say nothing of malformed requests any more. What goes wrong in our own pages is still told, by NiceGUI and by uvicorn."""
    for library in 'engineio.server', 'socketio.server':
        logging.getLogger(library).setLevel(logging.CRITICAL)
