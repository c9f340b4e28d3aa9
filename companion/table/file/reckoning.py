"""Stands to points: a battle file filled in becomes a draft (RTG-R-OFF-SCALE), to be edited and made a result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from companion.charts.figures import Exact, Number, Reasoned, exact
from companion.charts.rounding import half_up
from companion.table.file import working as work
from companion.table.file.battle import (
    BattleFile,
    Brigade,
    Command,
    Force,
    Guns,
    Scale,
    Side,
    Strength,
    is_written,
)
from companion.table.file.draft import Draft, Line, Origin, Terms
from companion.table.file.editing import edited, followed, holding, needs_reason, result_of
from companion.table.file.put_in import put_in, with_command
from companion.table.file.result import Report, Result
from companion.table.file.tables import OfflineChart

__all__ = [
    "Reckoning",
    "blank",
    "draft_of",
    "draft_of_result",
    "edited",
    "holding",
    "needs_reason",
    "result_of",
]
COUNTS = ("infantry", "cavalry", "foot_guns", "horse_guns", "leader_lost", "surrendered")
"""What a battle file or table game states of a command; the rest of its line is proposed."""


class Reckoning(msgspec.Struct, frozen=True, kw_only=True):
    """What a game brings to its battles' return; another game brings its own."""

    chart: OfflineChart
    tiring: Callable[[Strength], Callable[[int], Exact]]
    """What a command has -> (points that it loses -> the fatigue that the losses bring)."""
    grain: Exact
    """Fatigue goes in steps of it."""
    most: Exact
    """The most fatigue that may be entered."""
    clause: str
    """Of fatigue by losses."""
    spared: Mapping[str, str] = {}
    """Ranks of leaders whom the game does not lose, with the clause that says so."""
    straggling: bool = True
    """Stands that skedaddled are proposed as stragglers; else they rejoin as all others do."""
    stragglers_tire: bool = False
    """Those who ran count among the lost for the fatigue that losses bring."""
    scale_clause: str
    """Of stands and points, "" for a game whose book knows no table."""
    entry_clause: str
    """Of entering a result."""

    @property
    def terms(self) -> Terms:
        """Give what a draft carries of it."""
        return Terms(
            wounded=self.chart.returning.wounded,
            grain=_number(self.grain),
            most=_number(self.most),
            clause=self.clause,
            scale_clause=self.scale_clause,
            entry_clause=self.entry_clause,
            straggling=self.straggling,
            stragglers_tire=self.stragglers_tire,
        )


def whole(had: Strength) -> int:
    """Give the points of all arms."""
    return had.infantry + had.cavalry + had.foot_guns + had.horse_guns


def _number(value: Exact) -> Number:
    return value if isinstance(value, int) else str(value)


def on_grain(value: Exact, grain: Exact) -> Exact:
    """Round to the nearest step of fatigue."""
    if not grain or (grain == 1 and isinstance(value, int)):
        return value
    return half_up(Fraction(value, grain)) * grain


# ---- drafts


def blank(battle: BattleFile, reckoning: Reckoning) -> Draft:
    """Give the form: nothing is reported, every command and the field are questions."""
    lines = tuple(_line(force.side, one, reckoning) for force, one in _commands(battle))
    return Draft(battle=battle, terms=reckoning.terms, lines=lines)


def draft_of(
    battle: BattleFile,
    filled: BattleFile,
    reckoning: Reckoning,
    *,
    origin: Origin = "battle",
    fallen: Mapping[str, int] | None = None,
    log: str = "",
    journal: str = "",
) -> Draft:
    """Give the draft of a battle file filled in, compared by ids with `battle`, the fresh export at the same scale.

    Commands and units that `filled` lacks are questions. `fallen` is `from_table.fallen`, None where no table was read.
    """
    whole, lines = battle, []
    for force, one in _commands(battle):
        line, reported = _line(force.side, one, reckoning), filled.command(one.id)
        if reported is not None and _says_anything(reported):
            made, missing = put_in(one, reported), tuple(_missing(one, reported, reckoning))
            line = replace(_reported(line, made, battle.scale, reckoning, fallen), unreported=missing)
            # Of half a report nothing is taken as stated: what is left out would be read as no loss.
            stated = COUNTS if made.entered is None else (*COUNTS, "entered")
            line = line if missing else replace(line, stated=stated)
            line = replace(line, unsaid=("out_of_ammo",)) if made.out_of_ammo is None else line
            whole = with_command(whole, made)
        lines.append(followed(line, reckoning.terms))
    return Draft(
        battle=replace(whole, held_by=filled.held_by),
        terms=reckoning.terms,
        origin=origin,
        held_by=filled.held_by,
        lines=tuple(lines),
        log=log,
        journal=journal,
    )


def draft_of_result(battle: BattleFile, result: Result | Report, reckoning: Reckoning) -> Draft:
    """Give the draft of a result: its figures as they are, a question for each command that it leaves out.

    Of a command that is named what is left out is nought, and fatigue as proposed; null is a question.
    """
    lines = []
    for force, one in _commands(battle):
        line, suffered = _line(force.side, one, reckoning), result.corps.get(one.id)
        if suffered is not None:
            told = msgspec.structs.asdict(suffered)
            if not line.arrives or told["entered"] is None:
                del told["entered"]
            if not line.knows_ammo:
                del told["out_of_ammo"]
            figures = {name: value for name, value in told.items() if value is not None and value is not UNSET}
            line = replace(
                line,
                reported=True,
                stated=tuple(figures),
                typed=tuple(name for name in ("fatigue", "returning", "stragglers") if name in (*figures, "returning")),
                unsaid=tuple(name for name, value in told.items() if value is None),
                ran=suffered.stragglers or 0,
                **figures,
            )
        lines.append(followed(line, reckoning.terms))
    held = result.field
    return Draft(battle=battle, terms=reckoning.terms, origin="result", held_by=held, lines=tuple(lines))


def _says_anything(reported: Command) -> bool:
    """Say whether anybody has written anything of a command; of a leader alone there is only whether he fell."""
    units: list[Brigade | Guns] = [*reported.brigades, *reported.guns]
    said = reported.surrendered or reported.entered is not None or any(one.lost for one in reported.leaders)
    return said or not units or any(is_written(one) or not one.stands for one in units)


def _commands(battle: BattleFile) -> Iterator[tuple[Force, Command]]:
    return ((force, one) for force in battle.sides for one in force.commands)


# ---- a line


def _line(side: Side, one: Command, reckoning: Reckoning) -> Line:
    """Give a command's line with nothing reported."""
    had, leader = one.strength, one.leader
    points, tiring = whole(had), reckoning.tiring(had)
    can_fall = leader is not None and leader.rank not in reckoning.spared
    return Line(
        command=one.id,
        side=side,
        name=one.name,
        had=had,
        had_stragglers=one.stragglers,
        arrives=one.arrives,
        knows_ammo=one.out_of_ammo is not UNSET,
        out_of_ammo=one.out_of_ammo is True,
        leader=leader.name if leader is not None and can_fall else "",
        tiring=tuple(
            # The fatigue of every possible loss beforehand: the draft goes to paper and windows without a chart, and
            # can still follow each figure.
            float(min(on_grain(tiring(lost), reckoning.grain), reckoning.most)) if points else 0.0
            for lost in range(points + 1)
        ),
    )


def _reported(
    line: Line, reported: Command, scale: Scale, reckoning: Reckoning, fallen: Mapping[str, int] | None
) -> Line:
    """Give the line of a command as its brigades, guns and leader came back."""
    infantry, cavalry = ([each for each in reported.brigades if each.arm == of] for of in ("infantry", "cavalry"))
    foot, horse = ([each for each in reported.guns if each.horse == of] for of in (False, True))
    # Lost, and lost and run together; the stragglers are the difference, so that their rounding cannot add a point.
    gone, ran = work.points(infantry, scale.men_a_point), work.points(infantry, scale.men_a_point, running=True)
    told = (
        *work.arm("infantry", infantry, scale.men_a_point, gone),
        *(work.runaways(infantry, gone, ran) if reckoning.straggling else work.rejoining(infantry)),
        *work.arm("cavalry", cavalry, scale.men_a_point, work.points(cavalry, scale.men_a_point)),
        *work.arm("foot guns", foot, scale.guns_a_point, work.points(foot, scale.guns_a_point)),
        *work.arm("horse guns", horse, scale.guns_a_point, work.points(horse, scale.guns_a_point)),
        *work.rejoining([*cavalry, *foot, *horse]),
        *work.by_hand([*reported.brigades, *reported.guns]),
        *work.leaders(reported, reckoning.spared),
    )
    leader = reported.leader
    return replace(
        line,
        reported=True,
        infantry=gone,
        captured=gone - work.points(infantry, scale.men_a_point, captured=False),
        ran=ran - gone if reckoning.straggling else 0,
        cavalry=work.points(cavalry, scale.men_a_point),
        foot_guns=work.points(foot, scale.guns_a_point),
        horse_guns=work.points(horse, scale.guns_a_point),
        fatigue_by_table=None if fallen is None else _by_table(reported.brigades, fallen, reckoning),
        entered=reported.entered is not False,
        leader_lost=bool(line.leader) and leader is not None and leader.lost,
        surrendered=reported.surrendered,
        out_of_ammo=reported.out_of_ammo is True,
        working=tuple(_resting(one, reckoning) for one in told),
        told=len(told),
    )


def _resting(one: Reasoned, reckoning: Reckoning) -> Reasoned:
    """Have a line of the working rest on the game's own clause."""
    return Reasoned(reckoning.scale_clause, one.label, one.value) if one.clause == work.CLAUSE else one


def _missing(one: Command, reported: Command, reckoning: Reckoning) -> Iterator[str]:
    """Yield the names of units, and of a leader who may be lost, that the report leaves out."""
    # A unit of which one figure is written has none of the others; of which nobody has written any it is asked.
    units: list[Brigade | Guns] = [*reported.brigades, *reported.guns]
    there = {each.id for each in units if is_written(each) or not each.stands}
    yield from (each.name for each in one.brigades if each.id not in there)
    yield from (each.name for each in one.guns if each.id not in there)
    if one.leader is not None and reported.leader is None and one.leader.rank not in reckoning.spared:
        yield one.leader.name


def _by_table(brigades: Sequence[Brigade], fallen: Mapping[str, int], reckoning: Reckoning) -> float | None:
    """Give the fatigue that the brigades' states show: for the share that fell by one state, and by two."""
    there = [fallen[one.id] for one in brigades if one.id in fallen]
    if not there:
        return None
    tired = reckoning.chart.tired
    each = {1: exact(tired.one_state), 2: exact(tired.two_states)}
    whole = sum((Fraction(each.get(states, 0)) for states in there), start=Fraction(0))
    return float(min(on_grain(whole / len(there), reckoning.grain), reckoning.most))
