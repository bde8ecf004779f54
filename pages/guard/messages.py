"""What an open page of NiceGUI says over its socket: the form of each message. What else a message holds is left to NiceGUI."""
from __future__ import annotations

from typing import Annotated

from nicegui import json
from pydantic import AfterValidator, BaseModel, StrictInt, StringConstraints

Id = Annotated[str, StringConstraints(pattern=r'^[0-9a-f-]{36}$')]
Json = Annotated[str, AfterValidator(json.loads)]


class OfPage(BaseModel):
    client_id: Id


class Event(OfPage):
    id: StrictInt
    listener_id: Id
    args: list[Json | None] = []


class Answer(OfPage):
    """What a script of ours returned."""
    request_id: Id


class Receipt(OfPage):
    next_message_id: StrictInt


class Complaint(OfPage):
    """An error on the page."""


class Handshake(OfPage):
    """Stands in the address of a socket; comes as a message if the browser had loaded the page on suspicion."""
    tab_id: Id
    document_id: Id
    old_tab_id: str | None = None
    next_message_id: int = 0


MESSAGES: dict[str, type[OfPage]] = {'event': Event, 'javascript_response': Answer, 'ack': Receipt, 'log': Complaint, 'handshake': Handshake}
