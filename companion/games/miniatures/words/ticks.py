"""Ticks of the table's list: kept beside the game, no entry and nothing to undo, and yet true to the line they are on.

act 7 of entry 12, ticked at entry 15 ── entry 15 is on the present line, or the present entry is before it ──► done
                                      └─ another line: done, if its own act 7 is older than where the lines part
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import structs

from companion.rows import kept

BESIDE = "ticks"
"""The name under which they are kept beside the game."""
MOST = 5000
"""Ticks that are kept: those of a very long game, and no more."""


class Tick(msgspec.Struct, frozen=True, array_like=True):
    """That an act was done on the table, or is not after all."""

    act: int
    at: int
    """The present entry when it was ticked."""
    done: bool = True


class Kept(msgspec.Struct, frozen=True):
    """The ticks as they are kept."""

    ticks: tuple[Tick, ...] = ()
    format: int = kept.FORMAT


def read(text: str) -> tuple[Tick, ...]:
    """Read what was kept, nothing where there is nothing; raises BadInput."""
    if not text:
        return ()
    if text.lstrip().startswith("["):  # before there was a format they stood there bare
        text = f'{{"ticks": {text}}}'
    return kept.read(BESIDE, text, Kept).ticks


def written(ticks: Iterable[Tick]) -> str:
    """Give ticks as they are kept."""
    return msgspec.json.encode(Kept(tuple(ticks))).decode()


def seen(session: Any) -> Any:
    """Give a session's view with what was ticked beside the game; raises BadInput where that cannot be read."""
    view, ticks = session.view, read(session.kept(BESIDE))
    if not ticks or not view.acts:
        return view
    said = standing(ticks, session.log(), session.head, lambda entry: known(session, entry))
    return with_ticks(view, said)


def known(session: Any, entry: int) -> Collection[int]:
    """Give the numbers of the acts that an entry knew; a side asks nothing of other lines."""
    return {one.number for one in session.as_it_was(entry).view.acts} if session.seat == "referee" else ()


def with_ticks(view: Any, said: Mapping[int, bool]) -> Any:
    """Give a view with acts done or not as is said of them; the same where nothing differs."""
    if all(said.get(one.number, one.done) == one.done for one in view.acts):
        return view
    acts = (structs.replace(one, done=said.get(one.number, one.done)) for one in view.acts)
    return structs.replace(view, acts=tuple(acts))


def ticked(ticks: Sequence[Tick], acts: Iterable[int], at: int, *, done: bool) -> tuple[Tick, ...]:
    """Give the ticks with those of some acts, made at an entry; of one act at one entry the last counts."""
    new = {(act, at): Tick(act, at, done) for act in acts}
    return (*(one for one in ticks if (one.act, one.at) not in new), *new.values())[-MOST:]


def carried(then: Iterable[Any], now: Iterable[Any]) -> tuple[int, ...]:
    """Give the acts to be ticked after a mend, which numbers them anew: those that were done before it.

    Acts are the same that ask the same of the same piece; where there are several of those, in their order.
    """
    was: dict[tuple[str, Any], list[bool]] = {}
    for one in then:
        was.setdefault((one.unit, one.text), []).append(one.done)
    return tuple(
        one.number for one in now if (those := was.get((one.unit, one.text))) and those.pop(0) and not one.done
    )


def to_take_back(then: Iterable[Any], now: Iterable[Any]) -> tuple[Any, ...]:
    """Give the acts that were done before a mend and that it no longer asks for: the table is behind, or ahead."""
    asked = [(one.unit, one.text) for one in now]
    found = []
    for one in then:
        if (one.unit, one.text) in asked:
            asked.remove((one.unit, one.text))
        elif one.done:
            found.append(one)
    return tuple(found)


def standing(
    ticks: Iterable[Tick], lines: Sequence[Any], head: int, there: Callable[[int], Collection[int]]
) -> dict[int, bool]:
    """Give for each act that was ticked here whether it is done; `there` gives the acts that an entry knew.

    `lines` are the journal's, oldest first.
    """
    parents = {line.entry: line.parent for line in lines}
    here = _back(parents, head)
    found: dict[int, bool] = {}
    for tick in ticks:
        if tick.at in here or head in (then := _back(parents, tick.at)):
            found[tick.act] = tick.done
            continue
        parting = next((one for one in then if one in here), None)
        if parting is not None and tick.act in there(parting):
            found[tick.act] = tick.done
    return found


def _back(parents: dict[int, int | None], entry: int) -> dict[int, None]:
    """Give an entry and those before it, the newest first."""
    found: dict[int, None] = {}
    at: int | None = entry
    while at is not None and at in parents:
        found[at] = None
        at = parents[at]
    return found
