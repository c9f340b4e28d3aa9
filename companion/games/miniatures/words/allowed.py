"""What a maneuver roll allows: how far a brigade then goes, over what, into which formations, outcome by outcome."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, cast

from companion.charts.figures import Number, exact
from companion.charts.ruleset import called
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import formations, movement
from companion.games.miniatures.rules.moves import ChangeId, Move
from companion.games.miniatures.words.maneuver import LETTERS, SEVERITY
from companion.language.figures import fraction, inches
from companion.language.tongue import tr

NEVER = "–"
FAR = 99.0
"""More inches than any move has: all of the way."""


class Outcome(NamedTuple):
    """An outcome that lets a brigade move."""

    id: str
    name: str
    letter: str
    severity: int
    halved: bool


class AllowedRow(NamedTuple):
    """Something that it may do."""

    what: str
    how: str
    cells: tuple[str, ...]
    """What each outcome lets of it: inches, "yes", or a dash."""
    clause: str


class Allowed(NamedTuple):
    """The whole table."""

    formation: str
    outcomes: tuple[Outcome, ...]
    """Those of its column that let it move, the best first."""
    rows: tuple[AllowedRow, ...]

    @property
    def aloud(self) -> str:
        """Give it in words."""
        said = [
            ", ".join((row.what, *(f"{one.name} {cell}" for one, cell in zip(self.outcomes, row.cells, strict=True))))
            for row in self.rows
        ]
        return ". ".join((self.formation, *said))


def allowed(rules: Rules, unit: Any) -> Allowed | None:
    """Give what a brigade on the table may do once it has rolled; None of one that does not roll."""
    if unit.kind != "brigade" or unit.formation is None:
        return None
    outcomes = tuple(_outcomes(rules, unit))
    if not outcomes:
        return None
    rows = (*_ways(rules, unit, outcomes), *_changes(rules, unit, outcomes))
    return Allowed(called(rules.cards[unit.formation]), outcomes, tuple(rows))


def _outcomes(rules: Rules, unit: Any) -> Iterator[Outcome]:
    """Give the outcomes of the unit's column that let it move, the best first; once it has rolled, its own."""
    column = "disordered" if unit.disordered else "good_order"
    those = [unit.outcome] if unit.outcome else [getattr(row, column) for row in reversed(rules.maneuver.row)]
    for name in dict.fromkeys(those):
        one = rules.outcomes[name]
        if one.move in ("full", "half"):
            yield Outcome(name, called(one), LETTERS[name], SEVERITY[name], one.move == "half")


def _move(unit: Any, **how: Any) -> Move:
    return Move(arm=unit.arm, mounted=bool(unit.mounted), formation=unit.formation, **how)


def _inches(rules: Rules, move: Move) -> str:
    found = movement.resolve(rules, move)
    return inches(found.inches) if found.allowed else NEVER


def _times(value: Number) -> str:
    return f"× {fraction(Fraction(exact(value)))}"


def _ways(rules: Rules, unit: Any, outcomes: Sequence[Outcome]) -> Iterator[AllowedRow]:
    def row(what: str, how: str, clause: str, **of: Any) -> AllowedRow:
        cells = tuple(_inches(rules, _move(unit, halved=one.halved, **of)) for one in outcomes)
        return AllowedRow(what, how, cells, clause)

    rate = movement.rate_of(rules, _move(unit))
    modes = {one.id: one for one in rules.cards[unit.formation].modes}
    if movement.takes_road_bonus(rules, _move(unit, whole_move_on_road=True)):
        yield row(tr("By road, whole move"), _times(rate.road.times), rate.road.clause, whole_move_on_road=True)
    yield row(tr("Forward or oblique"), tr("up to 45°"), rate.basic.clause)
    yield row(
        tr("Rough ground"),
        tr("only what lies in it, {times}", times=_times(rate.rough.times)),
        rate.rough.clause,
        rough_inches=FAR,
    )
    if rate.linear_object is not None:
        less = inches(-Fraction(exact(rate.linear_object.inches)))
        yield row(
            tr("Over a fence"), tr("linear object, −{length}", length=less), rate.linear_object.clause, linear_objects=1
        )
    flank = modes.get("by-the-flank")
    if flank is not None and flank.allowed:
        yield row(tr("By the flank"), _times(rules.movement.by_the_flank.times), flank.clause, mode="by-the-flank")


def _changes(rules: Rules, unit: Any, outcomes: Sequence[Outcome]) -> Iterator[AllowedRow]:
    """Give the changes that its kind of troops can make at all: formations, mounting, dismounting."""
    who = formations.troops(unit.arm, mounted=bool(unit.mounted))
    for card in rules.formations.formation:
        change = formations.change(rules.cards[unit.formation], card.id)
        if change is not None and formations.may_use(rules, card.id, who) is None:
            told = tr("To {formation}", formation=called(card))
            yield _change(rules, unit, outcomes, told, cast("ChangeId", f"to-{card.id}"), change.clause)
    if unit.mounted is None:
        return
    card = rules.cards[unit.formation]
    if unit.mounted:
        yield _change(rules, unit, outcomes, tr("Dismount"), "dismount", card.dismount.clause)
    else:
        yield _change(rules, unit, outcomes, tr("Mount"), "mount", card.mount.clause)


def _change(  # noqa: PLR0917
    rules: Rules, unit: Any, outcomes: Sequence[Outcome], what: str, word: ChangeId, clause: str
) -> AllowedRow:
    found = [movement.resolve(rules, _move(unit, halved=one.halved, changes=[word])) for one in outcomes]
    cells = tuple((inches(one.inches) if one.inches else tr("yes")) if one.allowed else NEVER for one in found)
    # What is left is told where something is: a cell then has inches, to be gone after the change.
    left = any(one.allowed and one.inches for one in found)
    return AllowedRow(what, tr("and so far after it") if left else tr("takes the whole move"), cells, clause)
