"""A return from the table as its page shows it: the steps, who holds the field, what every command reports.

Figures are strength points, men and guns in a battle of squares; a return that reports nothing of a command asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from companion.language.figures import fraction
from companion.language.messages import bare, told
from companion.language.tongue import declared, plural, tr
from companion.language.words import capital
from companion.table.file.battle import BattleFile, Field, Strength
from companion.table.file.draft import FIGURES, Draft, Line
from companion.table.file.result import Held

NONE = "–"
HELD: tuple[Held, ...] = ("confederate", "union", "neither")
ARMS = ("infantry", "cavalry", "foot_guns", "horse_guns")
STEPS = ("field", "forces", "losses", "preview")
_STEPS = {"field": "Field", "forces": "Forces", "losses": "Losses", "preview": "Preview"}
declared(_STEPS)
_ORIGINS = {
    "form": "by hand",
    "table": "the table game",
    "battle": "a battle file filled in",
    "result": "a result of another program",
    "sheet": "a spreadsheet filled in",
}
declared(_ORIGINS)


class Cell(NamedTuple):
    """A figure, and what it was where that differs."""

    now: str
    was: str = ""

    @property
    def words(self) -> str:
        """Give both."""
        return f"{self.was} → {self.now}" if self.was else self.now


class CommandRow(NamedTuple):
    """A corps or unit in a sheet of figures."""

    id: str
    side: str
    name: str
    leader: str
    cells: tuple[Cell, ...]
    note: str
    """At the right: what is not known, what becomes of it."""
    asks: bool
    """Something must be answered."""
    grave: bool
    """It is demoralised or destroyed by it."""
    aloud: str


class Step(NamedTuple):
    """A step of the page."""

    id: str
    title: str
    open: int
    """Questions that stand against applying the result."""


class Holder(NamedTuple):
    """An answer to "who holds the field?"."""

    held: Held
    title: str
    key: str
    consequences: tuple[str, ...]
    chosen: bool
    reported: bool
    """The return says so."""


def origin_words(draft: Draft) -> str:
    """Say where a return comes from."""
    return tr(_ORIGINS[draft.origin])


def titled(battle: BattleFile, called: str) -> str:
    """Give what a battle is called, "Battle in Gettysburg, July 1", in its kind's words; "" are those of the file."""
    if not called:
        return capital(battle.title.rpartition(": ")[2])
    field = battle.field
    return called.format(place=field.place or _hex(field), day=tr(field.day))


def _hex(field: Field) -> str:
    return next((tr("hex {hex}", hex=one.value) for one in field.facts if one.label == "Hex"), NONE)


def scale_words(battle: BattleFile) -> str:
    """Say what a strength point is."""
    scale = battle.scale
    if scale.men_a_point == 1:
        return tr("Figures are men and guns.")
    guns = plural(scale.guns_a_point, "one gun", "{n} guns")
    return tr("Strength points: infantry and cavalry {men} men a point, guns {guns}", men=scale.men_a_point, guns=guns)


def open_lines(draft: Draft) -> tuple[Line, ...]:
    """Give the lines that are a question."""
    return tuple(one for one in draft.lines if one.asks)


def steps(draft: Draft, waiting: int = 0) -> tuple[Step, ...]:
    """Give the steps with what is open in each; `waiting` figures are typed and not taken yet."""
    field, lines = int(draft.held_by is None), len(open_lines(draft))
    many = {"field": field, "losses": lines + waiting, "preview": field + lines + waiting}
    return tuple(Step(one, tr(_STEPS[one]), many.get(one, 0)) for one in STEPS)


def holders(draft: Draft, consequences: Mapping[str, Sequence[str]], reported: Held | None) -> tuple[Holder, ...]:
    """Give the three answers to "who holds the field?" with what each does."""
    titles = {one: tr("The {side} side holds the field", side=tr(capital(one))) for one in HELD}
    titles["neither"] = tr("Neither side holds the field")
    keys = {"confederate": "C", "union": "U", "neither": "N"}
    return tuple(
        Holder(one, titles[one], keys[one], tuple(consequences.get(one, ())), draft.held_by == one, reported == one)
        for one in HELD
    )


def force_heads(draft: Draft) -> tuple[str, ...]:
    """Give the heads of the forces' figures; stragglers there are where the game knows them."""
    heads = tr("Inf."), tr("Cav."), tr("Foot guns"), tr("Horse guns")
    return (*heads, tr("Stragglers")) if draft.terms.straggling else heads


def forces(draft: Draft) -> tuple[CommandRow, ...]:
    """Give every command with what it had and what is reported of it."""
    return tuple(_force(one, force_heads(draft)) for one in draft.lines)


def _force(line: Line, heads: Sequence[str]) -> CommandRow:
    had = (*points(line.had), str(line.had_stragglers) if line.had_stragglers else NONE)[: len(heads)]
    note, asks = reported_words(line), line.asks
    figures = zip(heads, had, strict=True)
    had_words = ", ".join(f"{head} {value}" for head, value in figures if value != NONE)
    return CommandRow(
        id=line.command,
        side=line.side,
        name=line.name,
        leader=besides(line.name, line.leader),
        cells=tuple(map(Cell, had)),
        note=note,
        asks=asks,
        grave=line.surrendered,
        aloud=tr(
            "{side}, {name}: had {figures}. {note}",
            side=tr(capital(line.side)),
            name=line.name,
            figures=had_words,
            note=note,
        ),
    )


def besides(name: str, leader: str) -> str:
    """Give the leader who is named beside a command; a command that is called by him says enough."""
    return "" if leader and name.startswith(leader) else leader


def points(had: Strength) -> tuple[str, ...]:
    """Give a strength by arm."""
    return tuple(str(getattr(had, arm)) if getattr(had, arm) else NONE for arm in ARMS)


def reported_words(line: Line) -> str:
    """Say what is reported of a command, or that nothing is."""
    if not line.reported:
        return tr("nothing is reported")
    found = "; ".join(_suffered(line)) or tr("no losses")
    if line.unsaid:
        return tr("left open: {figures}", figures=", ".join(told(bare(FIGURES[one])) for one in line.unsaid))
    if line.asks_whether_it_came:
        return tr("was due at {hour}: did it come?", hour=line.arrives)
    if not line.entered:
        return tr("did not come on to the table")
    if line.unreported:
        return tr("not reported: {names}", names=", ".join(line.unreported)) + f" · {found}"
    return found


def _suffered(line: Line) -> Iterator[str]:
    if line.surrendered:
        yield tr("surrendered")
        return
    arms = {
        "infantry": tr("infantry"),
        "cavalry": tr("cavalry"),
        "foot_guns": tr("foot guns"),
        "horse_guns": tr("horse guns"),
    }
    lost = ", ".join(f"{getattr(line, arm)} {arms[arm]}" for arm in ARMS if getattr(line, arm))
    if lost:
        yield tr("lost {what}", what=lost)
    if line.returning:
        yield tr("{n} return", n=line.returning)
    if line.stragglers:
        yield tr("{n} straggle", n=line.stragglers)
    if line.fatigue:
        yield tr("fatigue {n}", n=fraction(line.fatigue))
    if line.out_of_ammo:
        yield tr("out of ammunition")
    if line.leader_lost:
        yield tr("{leader} lost", leader=line.leader) if line.leader else tr("leader lost")
