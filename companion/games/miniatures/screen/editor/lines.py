"""The rows of the editor's tree as values: name, strength as pips, when it comes, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.drawing.marks import Pips
from companion.games.miniatures.charts.scale import Scale, stands_for, thresholds
from companion.games.miniatures.screen.editor.checking import Fault
from companion.games.miniatures.screen.editor.draft import Draft, Node
from companion.language.tongue import plural, tr
from companion.language.words import capital, plain, side_words


class Line(NamedTuple):
    """A row as it is painted and read aloud."""

    key: int
    parent: int
    kind: str
    name: str
    side: str
    note: str
    """At the right: arrival, points, how many."""
    figure: str = ""
    pips: Pips | None = None
    star: str = ""
    """"open" or "filled" before a leader's or behind a brigade's name."""
    fault: str = ""
    cut: bool = False

    @property
    def aloud(self) -> str:
        """Give the row in words."""
        star = tr("exceptional") if self.star == "filled" else ""
        name = tr("{name}, leader", name=self.name) if self.kind == "leader" else self.name
        strong = plural(_whole(self.figure), "{n} stand", "{n} stands", n=self.figure) if self.figure else ""
        parts = [name, star, strong, self.note, self.fault]
        return ", ".join(filter(None, (*parts, tr("cut, to put elsewhere") if self.cut else "")))


class Strength(NamedTuple):
    """A unit's stands and thresholds as they will be, None while they cannot be read."""

    stands: int | None
    fresh_at: int
    worn_at: int


def number(text: str) -> int:
    """Give a whole number, 0 for what is none."""
    return int(text) if text.strip().isdecimal() and len(text.strip()) < 6 else 0


def strength(cells: Mapping[str, str], scale: Scale) -> Strength:
    """Give the stands of a unit: as they are given, or made of men or guns by the scale."""
    guns = cells.get("arm") == "artillery"
    stands = number(cells.get("stands", ""))
    made_of = number(cells.get("guns" if guns else "men", ""))
    if not stands and made_of:
        stands = stands_for(made_of, scale.guns_per_stand if guns else scale.men_per_stand)
    if not stands:
        return Strength(None, 0, 0)
    fresh, worn = thresholds(scale, stands)
    given = number(cells.get("fresh_at", "")), number(cells.get("worn_at", ""))
    # Where only one threshold is written the other gives way to it: fresh is never below worn.
    return Strength(stands, given[0] or max(fresh, given[1]), given[1] or min(worn, given[0] or worn))


MOST_PIPS = 40


def pips(cells: Mapping[str, str], scale: Scale) -> Pips | None:
    """Give a unit's stands as pips."""
    found = strength(cells, scale)
    if found.stands is None or found.stands > MOST_PIPS:
        return None
    if cells.get("arm") == "artillery":
        return Pips("gun", found.stands, found.stands, (found.stands,))
    spent = max(0, min(found.worn_at - 1, found.stands))
    worn = max(0, min(found.fresh_at - 1, found.stands) - spent)
    shape = "cavalry" if cells.get("arm") == "cavalry" else "infantry"
    return Pips(shape, found.stands, found.stands, (spent, worn, found.stands - spent - worn))


def lines(draft: Draft, faults: Sequence[Fault], scale: Scale, cut: Sequence[int] = ()) -> tuple[Line, ...]:
    """Give the tree from top to bottom."""
    wrong: dict[int, str] = {}
    for fault in faults:
        wrong.setdefault(fault.key, fault.words)
    return tuple(_line(draft, one, scale, wrong.get(one.key, ""), one.key in cut) for one in draft.walk())


def _line(draft: Draft, one: Node, scale: Scale, fault: str, cut: bool) -> Line:
    side = draft.place(one.key)["side"]
    name = one.name or tr("without a name")
    line = Line(one.key, one.parent, one.kind, name, side, "", fault=fault, cut=cut)
    cells = one.cells
    arrives = cells.get("arrives", "").strip()
    comes = tr("turn {n}", n=arrives) if arrives not in ("", "0") else ""
    star = "filled" if cells.get("exceptional") == "yes" else ""
    match one.kind:
        case "page":
            turns = cells.get("last_turn", "")
            note = plural(_whole(turns), "{n} turn", "{n} turns", n=turns)
            return line._replace(name=one.name or tr("The battle"), note=note)
        case "army":
            units = [other for other in draft.walk(one.key) if other.kind == "unit"]
            guns = sum(other.cells.get("arm") == "artillery" for other in units)
            brigades = plural(len(units) - guns, "{n} brigade", "{n} brigades")
            note = f"{brigades}, {plural(guns, '{n} battery', '{n} batteries')}"
            return line._replace(name=side_words(one.name), note=note)
        case "unit":
            found = strength(cells, scale).stands
            figure = "?" if found is None else str(found)
            return line._replace(note=comes, figure=figure, pips=pips(cells, scale), star=star)
        case "leader":
            return line._replace(note=comes, star=star or "open")
        case "objective":
            holder = capital(plain(cells.get("holder", "")))
            worth = cells.get("points", "") or "?"
            points = plural(_whole(worth), "{n} point", "{n} points", n=worth)
            return line._replace(note=" · ".join(filter(None, (holder, points))))
    return line


def _whole(figure: str) -> int:
    """Give the number that stands in a cell, 0 for anything else."""
    return int(figure) if figure.isdecimal() else 0
