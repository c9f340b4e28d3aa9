"""A study from its plan to its summary: what is kept is taken up, what is missing is played, until it is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path

import msgspec

from companion.kernel.begun import First
from companion.study.studies.crew import Worker
from companion.study.studies.engines import Engine
from companion.study.studies.folding import EVERY, Games, narrow_at, summary
from companion.study.studies.keeping import Folder, asked
from companion.study.studies.plan import Plan, laid_out, named
from companion.study.studies.rows import Task, row


class At(msgspec.Struct, frozen=True):
    """How far a study is."""

    ended: int
    every: int
    kept: int
    """Games that were there when it began."""
    so_far: Callable[[], bytes] | None = None
    """Gives the summary of what has ended so far."""
    crew: Callable[[], tuple[Worker, ...]] = tuple
    """Gives who plays."""


Progress = Callable[[At], bool]
"""Told how far it is; False stops the study, which keeps what has ended."""


def study(plan: Plan, engine: Engine, *, out: Path | None = None, progress: Progress | None = None) -> bytes:
    """Play what is missing and give the summary as JSON. Raises BadInput before any game, or where one cannot end.

    With a folder every game is kept as it ends, and the summary at the end; stopped by whatever, it goes on from there.
    """
    firsts = laid_out(plan)
    plan = named(plan, firsts)
    games = Games(plan)
    with nullcontext() if out is None else Folder(out, asked(plan, firsts)) as folder:
        if folder is not None:
            for one in folder.rows():
                games.add(one)
        enough = _played(games, firsts, engine, folder, progress)
        found = summary(games, games.whole_to() if enough is None else enough)
        if folder is not None:
            folder.tell(found)
    return found


def _played(
    games: Games, firsts: Sequence[First], engine: Engine, folder: Folder | None, progress: Progress | None
) -> int | None:
    """Play what is missing; give after how many games of each variant it was enough, None where all were wanted."""
    plan = games.plan
    kept, every, seen = games.counted(), plan.games * len(games.variants), 0
    ended = kept
    so_far = partial(_so_far, games)
    if progress is not None and not progress(At(ended, every, kept, so_far, engine.crew.told)):
        return games.whole_to()
    if (enough := _enough(games, seen)) is not None:
        return enough
    seen = games.whole_to()
    with closing(engine.play(firsts, plan.seed, _missing(games))) as playing:
        for task, found in playing:
            made = row(plan, games.variants[task.variant], task.k, found)
            if folder is not None:
                folder.add(made)
            games.add(made)
            ended += 1
            if progress is not None and not progress(At(ended, every, kept, so_far, engine.crew.told)):
                return games.whole_to()
            if plan.until is not None and games.whole_to() // EVERY > seen // EVERY:
                if (enough := _enough(games, seen)) is not None:
                    return enough
                seen = games.whole_to()
    return None


def _so_far(games: Games) -> bytes:
    return summary(games, games.whole_to())


def _enough(games: Games, seen: int) -> int | None:
    """Look after every twentieth game that has not been looked at."""
    return narrow_at(games, games.whole_to(), seen)


def _missing(games: Games) -> Iterator[Task]:
    """Yield the games that have not ended, all variants' first games first: so intervals narrow together."""
    for k in range(1, games.plan.games + 1):
        yield from (Task(nth, k) for nth in range(len(games.variants)) if not games.has(nth, k))
