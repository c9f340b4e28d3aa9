"""The board across the table: what two sides have on it, whose step it is, and the odds of what is being done.

Made of a view alone, so that a side's board holds only what that side may know; what it may not know is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.present import marks
from companion.present.charge import in_the_end, line
from companion.present.fire import odds as fire_odds
from companion.present.maneuver import segments as maneuver_segments
from companion.present.status import title
from companion.present.words import PHASES, Names, capital, listed
from companion.tongue import tr


class BoardUnit(NamedTuple):
    """A unit on the board."""

    id: str
    name: str
    side: str
    sub: str
    stands: str
    """How many are left, "" where it is not known."""
    pips: marks.Pips | None
    state: str | None
    marks: tuple[marks.Mark, ...]
    stars: tuple[bool, ...]
    aloud: str


class Odd(NamedTuple):
    """A part of the odds of what is being done."""

    name: str
    percent: str
    share: float
    token: str
    """The colour's token: a side's or a severity."""
    strength: int


class Board(NamedTuple):
    """The whole board."""

    title: str
    date: str
    turn: int
    phase: str
    side: str
    step: str
    moment: str
    sides: tuple[tuple[str, str, tuple[BoardUnit, ...]], ...]
    """Side, points in words, units."""
    now: str
    odds: tuple[Odd, ...]
    said: str
    """What stands over the odds."""


def board(sheet: Any, view: Any, score: Any, *, prospect: Any = None, now: str = "") -> Board:
    """Give the board of a view."""
    name, _, date = view.title.partition(", ")
    steps = [
        one for one in sheet.rules.sequence.step if one.player_turn == view.player_turn and one.phase == view.phase
    ]
    actor = f"{capital(view.to_act)} " if view.to_act not in ("both", view.player_turn) else ""
    step = tr("Step {n} of {all}: {what}", n=view.step, all=len(steps), what=f"{actor}{view.step_name}")
    parts, said = _odds(sheet, view, prospect)
    return Board(
        title=name,
        date=date,
        turn=view.turn,
        phase=tr(PHASES[view.phase]) if not view.over else tr("The battle is over"),
        side=view.player_turn,
        step=step if not view.over else "",
        moment=title(view),
        sides=tuple((side, _points(score, side), _units(view, side)) for side in ("union", "confederate")),
        now=now if parts or view.seat == "referee" else "",
        odds=parts,
        said=said,
    )


def _points(score: Any, side: str) -> str:
    return "" if score is None else str(getattr(score, side).total)


def _units(view: Any, side: str) -> tuple[BoardUnit, ...]:
    names = Names(view)
    return tuple(_unit(view, one, names) for one in view.units if one.side == side and one.status == "on-table")


def _unit(view: Any, unit: Any, names: Names) -> BoardUnit:
    leaders = [one for one in view.leaders if one.id in unit.leaders]
    words = [capital(marks.formation_words(unit))]
    if unit.charges:
        words.append(tr("in contact with {unit}", unit=names(unit.charges)))
    if leaders:
        words.append(tr("{leaders} with it", leaders=listed([one.name for one in leaders])))
    if unit.exceptional_commander:
        words.append(tr("exceptional commander"))
    stars = tuple(one.exceptional for one in leaders) + ((True,) if unit.exceptional_commander else ())
    return BoardUnit(
        id=unit.id,
        name=unit.name,
        side=unit.side,
        sub=" · ".join(word for word in words if word),
        stands="" if unit.stands is None else str(unit.stands),
        pips=marks.pips(unit),
        state=unit.state,
        marks=marks.marks(unit),
        stars=stars,
        aloud=_aloud(unit, words),
    )


def _aloud(unit: Any, words: Sequence[str]) -> str:
    if unit.stands is None:
        return ", ".join([unit.name, *words, *(mark.name for mark in marks.marks(unit))])
    return ", ".join([marks.aloud(unit), *words[1:]])


def _odds(sheet: Any, view: Any, prospect: Any) -> tuple[tuple[Odd, ...], str]:
    kind = type(prospect).__name__
    if kind == "FireProspect":
        rows = fire_odds(sheet.rules, prospect)
        return tuple(Odd(one.name, one.percent, one.share, f"sev{one.severity}", 100) for one in rows if one.share), tr(
            "odds of the next roll")  # fmt: skip
    if kind == "ManeuverProspect":
        parts = maneuver_segments(sheet.rules, prospect)
        return tuple(Odd(one.name, one.percent, one.share, f"sev{one.severity}", 100) for one in parts), tr(
            "odds of the next roll")  # fmt: skip
    if kind == "ChargeProspect":
        return _charge(sheet, view, prospect)
    return (), ""


def _charge(sheet: Any, view: Any, prospect: Any) -> tuple[tuple[Odd, ...], str]:
    attacker = view.player_turn
    defender = "confederate" if attacker == "union" else "union"
    won, held = in_the_end(prospect)
    found = []
    for band in line(sheet.rules, prospect).bands:
        share = prospect.first[band.result][0] / prospect.first[band.result][1]
        token = {"attacker": attacker, "defender": defender}.get(band.side, "")
        found.append(Odd(band.name, band.first, share, token, band.strength))
    said = tr("in the end the defenders hold {held}, the attackers win {won}", held=f"{held:.0%}", won=f"{won:.0%}")
    return tuple(found), said


def pages(units: Sequence[BoardUnit], size: int) -> tuple[tuple[BoardUnit, ...], ...]:
    """Part a side's units into pages; there is always one."""
    return tuple(tuple(units[place : place + size]) for place in range(0, len(units), size)) or ((),)
