"""Small battles on the field of Antietam, played by scripts of keys, for the tests of `companion play`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any

from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.state import Leader, Unit
from companion.kernel.beginning import Beginning, laid_out
from companion.kernel.session import Session
from tests.cli.conftest import Run, unseated
from tests.games.tactical.building import state, unit

Play = Callable[..., str]
_ROW = re.compile(r"[ \d]\d ")


@cache
def sources() -> dict[str, str]:
    """Give what a document of Antietam carries: charts and map."""
    return dict(laid_out(Beginning(scenario="antietam-advanced")).sources)


def in_memory(*units: Unit, leaders: tuple[Leader, ...] = (), **given: Any) -> Session:
    """Begin a battle of these units in the Union's first operation phase, in memory."""
    return _begun(None, *units, leaders=leaders, **given)


def begun(file: Path, *units: Unit, leaders: tuple[Leader, ...] = (), **given: Any) -> Path:
    """Begin a battle of these units in the Union's first operation phase."""
    _begun(file, *units, leaders=leaders, **given).close()
    return file


def _begun(path: Path | None, *units: Unit, leaders: tuple[Leader, ...], **given: Any) -> Session:
    start = ev.Began(state(*units, leaders=leaders, **given))
    return Session.create(path, kind="tactical", start=start, sources=sources(), seed="7", scenario="test")


def scripted(run: Run) -> Play:
    """Play scripts, a line an answer; each ends well, whatever was typed."""

    def play(file: Path, *lines: str, seat: str = "referee", more: tuple[str, ...] = ()) -> str:
        found = run("play", file, "--as", seat, *more, stdin="".join(f"{line}\n" for line in lines))
        assert (found.exit_code, unseated(found.stderr)) == (0, ""), found.stderr
        return found.stdout

    return play


def now(file: Path) -> Session:
    """Open a document as the referee."""
    return Session.open(file)


def the_unit(file: Path, name: str) -> Unit:
    """Give a unit of a document as the referee sees it."""
    with Session.open(file) as session:
        found: Unit = next(one for one in session.view.units if name in (one.id, one.name))
    return found


def screens(told: str) -> list[dict[Square, tuple[str, str]]]:
    """Read the maps of a transcript: {square: (the mark before it, what is in it)}."""
    found: list[dict[Square, tuple[str, str]]] = []
    lines = told.splitlines()
    for at, head in enumerate(lines):
        if head.startswith("X,Y "):
            columns = [int(column) for column in head.split()[1:]]
            screen: dict[Square, tuple[str, str]] = {}
            for line in takewhile(_ROW.match, lines[at + 1 :]):
                cells = f"{line[3:]:<{4 * len(columns) + 1}}"
                for place, column in enumerate(columns):
                    screen[int(line[:2]), column] = (cells[4 * place], cells[4 * place + 1 : 4 * place + 4].strip())
            found.append(screen)
    return found


def marked(screen: dict[Square, tuple[str, str]], sign: str) -> set[Square]:
    """Give the squares of a map with a mark before them."""
    return {at for at, (mark, _) in screen.items() if mark == sign}


def after(told: str, question: str) -> str:
    """Give what follows a question and its answer, to the next question."""
    rest = told.split(question, 1)[1].split("\n", 1)
    return rest[1] if len(rest) > 1 else ""


A = unit("Seymour-A", at=(13, 12), brigade="Seymour", division="Meade", corps="I Corps", facing=5)
B = unit("Seymour-B", at=(13, 12), brigade="Seymour", division="Meade", corps="I Corps", facing=5)
C = unit("Anderson-A", at=(12, 14), brigade="Anderson", division="Meade", corps="I Corps", facing=5)
GUNS = unit(
    "I Corps-A", at=(13, 12), arm="artillery", weapon="N12", guns=20, men=0, corps="I Corps", facing=5, mode="limbered"
)
ENEMY = unit("Law-A", "confederate", (15, 12), brigade="Law", division="Hood", corps="Longstreet", facing=1)
FAR = unit("Ewing-A", at=(35, 25), brigade="Ewing", division="Scammon", corps="IX Corps")
MEADE = Leader(
    id="union:leader-meade",
    name="Meade",
    side="union",
    rank="division",
    formation="Meade",
    division="Meade",
    corps="I Corps",
    bonus=16,
    unit="union:seymour-a",
)
HOOKER = Leader(
    id="union:leader-hooker",
    name="Hooker",
    side="union",
    rank="corps",
    formation="I Corps",
    corps="I Corps",
    bonus=33,
    unit="union:anderson-a",
)
ALL = (ENEMY, A, B, GUNS, C, FAR)
