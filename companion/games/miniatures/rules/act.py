"""A thing to do with the models on the table."""

from __future__ import annotations

import msgspec

from companion.language.messages import Message


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """A physical act on the table that follows from what was decided: one stand off, a marker on."""

    number: int
    unit: str
    text: Message
    """What is to be done."""
    done: bool = False
