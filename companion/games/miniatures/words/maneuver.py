"""The Maneuver phase for a screen: who must or may roll with what odds, the chart and its lit column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from companion.charts.ruleset import called
from companion.drawing import marks
from companion.drawing.marks import Pips
from companion.games.miniatures.charts.maneuver import ManeuverOutcome
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.words import guns
from companion.language.figures import faces, percent, signed
from companion.language.tongue import number, plural, tr

SEVERITY = {
    "quits-the-field": 5,
    "broken": 4,
    "wavering": 3,
    "shaken": 2,
    "rallies": 1,
    "rally-with-elan": 0,
    "retire": 5,
    "disengage": 4,
    "hold-ground": 3,
    "tardy": 1,
    "well-handled": 0,
}
"""0 is best for the brigade, as the ramp of colours counts."""
LETTERS = {
    "quits-the-field": "Q",
    "broken": "B",
    "wavering": "W",
    "shaken": "S",
    "rallies": "R",
    "rally-with-elan": "É",
    "retire": "Re",
    "disengage": "Di",
    "hold-ground": "H",
    "tardy": "T",
    "well-handled": "WH",
}


class Segment(NamedTuple):
    """A part of an odds bar."""

    id: str
    name: str
    letter: str
    share: float
    percent: str
    severity: int


class BrigadeRow(msgspec.Struct, frozen=True):
    """A unit of the phasing side and what it must or may do in this step."""

    id: str
    name: str
    side: str
    kind: str
    """"must", "may", "rolled", "moved", "battery" or "arrival"."""
    marks: tuple[marks.Mark, ...]
    modifiers: tuple[tuple[str, str], ...]
    total: str
    segments: tuple[Segment, ...]
    words: str
    reason: str = ""
    how: str = ""
    """Of guns how far they go, in the place of modifiers."""
    pips: Pips | None = None
    """Of guns, that roll nothing."""


class Arrival(NamedTuple):
    """A unit or a leader of the phasing side that is due."""

    id: str
    name: str
    side: str
    edge: str


def due(view: Any) -> tuple[Arrival, ...]:
    """Give the units and then the leaders of the phasing side that are due to arrive, each at its own edge."""
    units = [(one, one.arrives or 0, one.edge or "") for one in view.units]
    leaders = [(one, one.arrives.turn, one.arrives.edge) for one in view.leaders]
    return tuple(
        Arrival(one.id, one.name, one.side, edge)
        for one, turn, edge in (*units, *leaders)
        if one.side == view.player_turn and one.status == "to-arrive" and 0 < turn <= view.turn
    )


def arrival_row(one: Arrival) -> BrigadeRow:
    """Give the row of somebody who is due."""
    words = tr("arrives at the {edge} edge", edge=tr(one.edge)) if one.edge else tr("arrives")
    return BrigadeRow(one.id, one.name, one.side, "arrival", (), (), "", (), words)


def row(rules: Rules, unit: Any, prospect: Any) -> BrigadeRow:
    """Give the row of a unit on the table; the prospect is that of its maneuver roll, None where it does not roll."""
    kind, words = _what(rules, unit)
    shown = prospect is not None and kind in ("must", "may")
    counted = [rung for rung in prospect.ladder if rung.value is not None] if shown else []
    return BrigadeRow(
        id=unit.id,
        name=unit.name,
        side=unit.side,
        kind=kind,
        marks=marks.marks(unit),
        modifiers=tuple((short(rung.label), signed(rung.value)) for rung in counted),
        total=signed(prospect.modifier) if shown else "",
        segments=segments(rules, prospect) if shown else (),
        words=words,
        how=guns.how_far(rules, unit) if unit.kind == "battery" else "",
        pips=marks.pips(unit) if unit.kind == "battery" else None,
    )


def short(label: str) -> str:
    """Give a modifier's label without what follows the comma: "Heth"."""
    return label.partition(",")[0]


def _what(rules: Rules, unit: Any) -> tuple[str, str]:
    if unit.kind == "battery":
        done = tr("has moved") if unit.moved else tr("may move")
        return "battery", tr("silenced: limber and fall back") if unit.silenced and not unit.moved else done
    if not unit.outcome:
        return ("must", tr("must roll")) if unit.disordered else ("may", tr("may roll"))
    outcome = rules.outcomes[unit.outcome]
    may = outcome.move in ("half", "full") and not unit.moved
    name = called(outcome)
    if unit.charges:
        return "moved", tr("{outcome}, charges", outcome=name)
    return ("rolled" if may else "moved"), tr("{outcome}, may move", outcome=name) if may else name


def segments(rules: Rules, prospect: Any) -> tuple[Segment, ...]:
    """Give the chances from worst to best; what cannot happen is left out of a bar."""
    found = []
    for one in prospect.odds.outcomes:
        share = one.p[0] / one.p[1]
        if share:
            name = called(rules.outcomes[one.outcome])
            found.append(Segment(one.outcome, name, LETTERS[one.outcome], share, percent(one.p), SEVERITY[one.outcome]))
    return tuple(found)


class ManeuverCell(NamedTuple):
    """A cell of the maneuver chart."""

    id: str
    name: str
    does: str
    percent: str
    faces: str
    severity: int
    lit: bool
    """Whether it is in the column that applies."""
    hit: bool
    """Whether the face that lies there comes to it."""


class ManeuverRow(NamedTuple):
    """A row of the chart: the totals and the two columns."""

    label: str
    disordered: ManeuverCell
    good_order: ManeuverCell


def chart(rules: Rules, prospect: Any, face: int | None) -> tuple[ManeuverRow, ...]:
    """Give the chart with the column that applies; prospect None: nothing is lit."""
    found = []
    total = None if face is None or prospect is None else face + prospect.modifier
    for one in rules.maneuver.row:
        inside = total is not None and (one.min is None or total >= one.min) and (one.max is None or total <= one.max)
        cells = [
            _cell(rules, prospect, outcome, column, (one.min, one.max), hit=inside)
            for outcome, column in ((one.disordered, "disordered"), (one.good_order, "good_order"))
        ]
        found.append(ManeuverRow(_totals(one.min, one.max), cells[0], cells[1]))
    return tuple(found)


def _totals(low: int | None, high: int | None) -> str:
    if low is None:
        return tr("{n} or less", n=high)
    if high is None:
        return tr("{n} or more", n=low)
    return ", ".join(str(n) for n in range(low, high + 1))


def _cell(
    rules: Rules, prospect: Any, outcome: str, column: str, band: tuple[int | None, int | None], *, hit: bool
) -> ManeuverCell:
    found = rules.outcomes[outcome]
    lit = prospect is not None and prospect.column == column
    those = [
        face
        for face in range(1, 11)
        if lit
        and (band[0] is None or face + prospect.modifier >= band[0])
        and (band[1] is None or face + prospect.modifier <= band[1])
    ]
    chance = percent(len(those) / 10) if lit else ""
    where = (tr("die {faces}", faces=faces(those)) if those else tr("cannot")) if lit else ""
    does = what_it_does(found, was_disordered=column == "disordered")
    return ManeuverCell(outcome, called(found), does, chance, where, SEVERITY[outcome], lit, lit and hit)


def what_it_does(outcome: ManeuverOutcome, *, was_disordered: bool) -> str:
    """Say in a few words what an outcome lets or makes a brigade do."""
    gone = outcome.skedaddle if isinstance(outcome.skedaddle, int) else 0
    loses = plural(gone, "−{n} stand", "−{n} stands") if gone else ""
    rallies = tr("rallies") if was_disordered and not outcome.ends_disordered else ""
    match outcome.move:
        case "leaves-table":
            said = [tr("leaves the table")]
        case "retreat-full":
            said = [tr("retreats"), loses] if loses else [tr("retreats a full move")]
        case "beyond-musketry":
            said = [tr("out of musket range")]
        case "none":
            said = (
                [rallies, tr("stays")]
                if rallies
                else [tr("stays disordered") if was_disordered else tr("no move, no change")]
            )
        case "half":
            said = [rallies, tr("half move")] if rallies else [tr("half move"), tr("no change")]
        case _:
            said = [rallies, tr("moves")] if rallies else [tr("moves and changes")]
    return ", ".join(part for part in said if part)


def summary(rules: Rules, prospect: Any) -> str:
    """Sum up a brigade's odds: what a disordered one may lose, how far one in good order may go."""
    if prospect is None:
        return ""
    if prospect.column == "disordered":
        lost = prospect.odds.expected.get("stands_lost", 0.0)
        return tr("Expected loss {n} stands.", n=number(lost, ".1f"))
    shares = {"full": 0.0, "half": 0.0}
    for one in prospect.odds.outcomes:
        move = rules.outcomes[one.outcome].move
        if move in shares:
            shares[move] += one.p[0] / one.p[1]
    return tr("A full move {full}, half a move {half}.", full=percent(shares["full"]), half=percent(shares["half"]))


def order(rows: Sequence[BrigadeRow]) -> tuple[BrigadeRow, ...]:
    """Put arrivals and demands first, then who may roll, who may move, the rest."""
    rank = {"arrival": 0, "must": 1, "may": 2, "rolled": 3, "battery": 4, "moved": 5}
    return tuple(sorted(rows, key=lambda one: rank[one.kind]))
