"""The state of a long game, kept beside its journal, so that opening it need not fold every entry from the first.

    journal   1 … k … head ── k ──► keep ──► beside the game: the state after k, and a digest of all it was folded from
                        └── after k: folded as ever ◄── recall, where the digest is the same

The journal alone is the truth. What is kept is taken only where the entries up to k, what the document carries and the
program's own files are those that it was folded from; else, or where it cannot be read, it is passed over and made anew
some entries later. It may be taken away at any time, and is as secret as the document, which holds both sides' anyway.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

import msgspec

import companion
from companion.kernel.entries import BEGAN, facts_of
from companion.kernel.journal import JournalError
from companion.kernel.journal.unread import UNREAD

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from companion.kernel.game import Game
    from companion.kernel.journal import Journal

BESIDE = "fold"
"""The name of the text beside the game."""
EVERY = 250
"""So many entries later the state is kept anew: to fold those takes a few milliseconds, as to write the text does."""
MOST = 1_000_000
"""Letters of JSON; a larger state is not kept."""
FOLDING = ("charts", "kernel", "language")
"""Where the program says, besides in the rules of the game, what a fact does to a state, and what a state is."""


class _Fold(msgspec.Struct, frozen=True):
    """A state as it is kept."""

    entry: int
    digest: int
    began: msgspec.Raw
    """The fact that would begin a game in this state: JSON that every kind of game reads already."""


def recall(book: Journal, game: Game, sources: Mapping[str, str]) -> tuple[int, Any] | None:
    """Give an entry and the state after it; None where nothing is kept, or what is kept is not to be trusted."""
    text = book.beside(BESIDE)
    if not text:
        return None
    with suppress(JournalError, *UNREAD):
        kept = msgspec.json.decode(text, type=_Fold)
        if kept.digest == _digest(book, game, sources, kept.entry):
            return kept.entry, _begun(game, bytes(kept.began))
    return None


def keep(book: Journal, game: Game, sources: Mapping[str, str], entry: int, state: Any) -> bool:
    """Keep the state after an entry; says whether it is kept. A game goes on without it, whatever hinders it."""
    with suppress(JournalError, *UNREAD):
        first = facts_of(game, book.line(entry)[0])[0]
        began = msgspec.json.encode(msgspec.structs.replace(first, state=state))
        text = msgspec.json.encode(_Fold(entry, _digest(book, game, sources, entry), msgspec.Raw(began))).decode()
        # Looked at before it is written: a kind of game from elsewhere may have states that JSON does not give back.
        if len(text) <= MOST and _begun(game, began) == state:
            book.keep_beside(BESIDE, text)
            return True
    return False


def due(book: Journal, newest: int) -> bool:
    """Say whether the state that is kept, after the entry `newest` (0: none is), lies too far behind the head."""
    head = book.head()
    return book.path is not None and head is not None and abs(head - newest) >= EVERY


def _begun(game: Game, began: bytes) -> Any:
    """Give the state in which a fact begins a game; raises what UNREAD names."""
    (fact,) = game.decode_events(f"[{began.decode()}]")
    if fact.__struct_config__.tag != BEGAN:
        raise ValueError(fact.__struct_config__.tag)
    return game.apply(None, fact)


def _digest(book: Journal, game: Game, sources: Mapping[str, str], entry: int) -> int:
    """Give the CRC-32 of all that a state was folded from; raises NoSuchEntry."""
    found = crc32(program(sys.modules[type(game).__module__].__file__ or "").encode())
    for name, text in sources.items():
        found = crc32(text.encode(), crc32(name.encode(), found))
    for one in book.line(entry):
        found = crc32(one.events.encode(), crc32(b"%d/%d" % (one.seq, one.format), found))
    return found


@cache
def program(game: str) -> str:
    """Tell a program from every other: its version, and names, lengths and times of the files that fold for a game."""
    here = Path(companion.__file__).parent
    rooms = (*(here / room for room in FOLDING), Path(game).parent)
    files = sorted(found for room in rooms for found in _files(room))
    return "\n".join((companion.__version__, *files))


def _files(folder: Path) -> Iterator[str]:
    """Yield a line for each module; nothing where the program lies in an archive, whose version says it all."""
    with suppress(OSError):
        yield from _within(os.scandir(folder))


def _within(there: Iterable[os.DirEntry[str]]) -> Iterator[str]:
    for one in there:
        if one.name.endswith(".py"):
            known = one.stat()
            yield f"{one.path} {known.st_size} {known.st_mtime_ns}"
        elif one.is_dir() and not one.name.startswith(("_", "screen", "cards", "words", "prompt", "computer")):
            yield from _within(os.scandir(one.path))
