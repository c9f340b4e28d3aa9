"""What stands on a player's own screen, as values: the same of every game, made by each from what the seat knows."""

from __future__ import annotations

from typing import Any, NamedTuple


class Emblem(NamedTuple):
    """What stands before a unit's name: a badge's path on the grid of badges, or a picture by its name."""

    name: str
    path: str = ""


class Row(NamedTuple):
    """A unit, in a line."""

    id: str
    name: str
    sub: str = ""
    """What stands under the name."""
    left: str = ""
    """How many are left, "" where the seat does not know it."""
    pips: Any = None
    """`drawing.marks.Pips`, None where the seat does not know them or there are none."""
    state: str = ""
    """ "fresh", "worn", "spent", or ""."""
    marks: tuple[Any, ...] = ()
    """`drawing.marks.Mark`."""
    stars: tuple[bool, ...] = ()
    """One for each leader with it: whether he is exceptional."""
    aloud: str = ""
    """All of it in words, for ears."""
    emblem: Emblem | None = None


class Part(NamedTuple):
    """A heading and what stands under it."""

    title: str
    side: str = ""
    """ "union", "confederate", or "" for nobody's."""
    note: str = ""
    rows: tuple[Row, ...] = ()
    lines: tuple[str, ...] = ()
    """Plain lines under the rows."""
    shows: bool = False
    """What the enemy shows: to look at only, and smaller."""
    first: int = 0
    """So many of the rows, the first, are the seat's own command, and the others its side's; 0 where all are one."""


class Odd(NamedTuple):
    """One outcome of the next roll."""

    name: str
    per_cent: str
    share: int
    """In a hundred, whole."""
    token: str
    """Whose colour it takes: "sev3", a side's, or ""."""


class Told(NamedTuple):
    """A whole screen."""

    title: str
    date: str
    turn: int
    side: str
    """Whose turn it is."""
    turn_of: str
    """The same in words."""
    phase: str
    step: str
    following: str
    now: str
    """What is being done, "" for nothing."""
    working: str
    odds: tuple[Odd, ...]
    said: str
    """What stands over the odds."""
    parts: tuple[Part, ...]
    drawn: str = ""
    """What the map shows, in words; "" where there is none."""


class Choice(NamedTuple):
    """One of several things to choose from."""

    value: str
    words: str
    on: bool = False
    why_not: str = ""
    """Why it cannot be chosen, "" where it can."""


class Question(NamedTuple):
    """What a proposal has to say, or may."""

    name: str
    label: str
    kind: str
    """ "one" of the choices, "several" of them, "number" or "text"."""
    choices: tuple[Choice, ...] = ()
    value: str = ""
    unit: Row | None = None
    """Whose it is: a firer with its range."""
    note: str = ""
    """What comes of it: a working."""


class Form(NamedTuple):
    """A proposal as it is put together."""

    acts: tuple[Choice, ...]
    act: str
    questions: tuple[Question, ...]
    sums: tuple[str, ...] = ()
    """What it comes to, the most important first."""
    odds: tuple[Odd, ...] = ()
    lacks: str = ""
    """What is to be filled in still."""
    reasons: tuple[tuple[str, str], ...] = ()
    """Why the rules refuse it, each with its clause."""
    command: str = ""
    """The command as JSON, "" until it is whole and lawful."""


class Thrown(NamedTuple):
    """A die before it falls: what it is made with, the chances, and what each face brings."""

    working: str = ""
    odds: tuple[Odd, ...] = ()
    faces: tuple[tuple[str, str], ...] = ()
    """Of each face, from 1: its effect's name and the token of its colour; none where it hangs on other dice too."""
