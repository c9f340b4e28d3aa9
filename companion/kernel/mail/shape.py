"""What an extract says of itself, and where in its document the parts lie."""

from __future__ import annotations

import os
import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.kernel.battlebook import Encounter
from companion.kernel.journal.unread import readable
from companion.kernel.kind import kind_of
from companion.kernel.known import Known
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.kernel.journal import Journal

EXTRACT, GAME = "extract", "game"
"""What the game's own data say where it is an extract, and which game it is."""
REFEREES = ("seed", GAME)
"""Of what was fixed when a game began, what is the referee's alone."""
KEY, LINES, NOW, VIEWS = "extract/key", "extract/lines", "extract/now", "extract/views"
"""Records of an extract; of views there are several."""
KEYS = "mail-keys"
"""The text beside a game with the public keys of its seats, {seat: [key in hexadecimal digits]}."""
IDENTITY = "COMPANION_GAME_IDENTITY"
"""In the environment, the identity that the next game gets."""
BITS = 128


class Extract(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An extract: whose it is, and of when."""

    seat: str
    entry: int
    """The game's present entry when it was made."""
    last: int
    """The number of the game's newest entry then; what comes after it is the plan."""
    moment: tuple[int, str, int]
    """Turn, phase and step."""


class LineMore(msgspec.Struct, frozen=True, array_like=True):
    """What a line of the journal tells that its entry does not."""

    turn: int
    phase: str
    step: int
    retries: int | None
    called: int
    """Which of the lists of names."""
    note: str = ""


class Lines(msgspec.Struct, frozen=True):
    """All lines, in the order of the entries, with the lists of names that they share."""

    lines: tuple[LineMore, ...]
    called: tuple[dict[str, str], ...]


class Now(msgspec.Struct, frozen=True):
    """The present moment as the seat knows it, each part as its kind of game has it."""

    state: msgspec.Raw
    duties: msgspec.Raw
    score: msgspec.Raw
    recalled: msgspec.Raw
    rolled: tuple[Any, ...]
    thrown: tuple[tuple[str, int], ...]
    tables: dict[str, tuple[Any, ...]]
    battles: tuple[Encounter, ...]


def extract_of(book: Journal) -> Extract | None:
    """Say of which seat a document is an extract; None of a game. Raises Unreadable."""
    if (found := book.meta.get(EXTRACT)) is None:
        return None
    with readable(book.path, lambda: tr("this version cannot read whose extract it is")):
        return msgspec.json.decode(found, type=Extract)


def new_identity() -> str:
    """Give a new game its identity: random, so that it tells nothing of the game."""
    return os.environ.get(IDENTITY) or secrets.token_hex(BITS // 8)


def identity(book: Journal) -> str:
    """Give which game a document is, "" where an older one has not been asked yet."""
    return book.meta.get(GAME) or book.beside(GAME)


def known_of(kind: str) -> Known:
    """Give how a kind of game is told to one seat alone. Raises BadInput for a kind that has no such way."""
    if (door := kind_of(kind).known) is None:
        raise BadInput(Problem("", "", tr("a game of this kind does not go by mail")))
    return door.open()
