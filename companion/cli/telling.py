"""What a game stores in English, said in the language: labels of entries, and questions."""

from __future__ import annotations

from companion.kernel.kind import kind_of
from companion.language.messages import Message


def told(kind: str, text: Message) -> str:
    """Say a label or a question of a game of a kind."""
    return str(kind_of(kind).journal.open().label(text))
