"""Parts of a square-grid battle's field on the table: units, their leaders, and the order that enters a result."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from msgspec import UNSET

from companion.games.tactical.game import Tactical
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.games.tactical.rules.table.battle import consequences, counts_ammunition, leaders_of
from companion.kernel.session import Session
from companion.table.away.brought import Condition, Row, charts
from companion.table.away.tactical_file import battle_file, reckoning
from companion.table.file.battle import BattleFile, Strength
from companion.table.file.carried import offline_chart, setting
from companion.table.file.draft import Draft
from companion.table.file.editing import overruled, result_of
from companion.table.file.reckoning import Reckoning
from companion.table.file.result import Held, Suffered


class TacticalAway:
    """The battles of a square-grid battle's session."""

    ground = None

    def __init__(self, session: Session) -> None:
        game = session.battles.game
        assert isinstance(game, Tactical)
        self._session, self._game = session, game

    def file(self, state: State, scale: str) -> BattleFile:
        """Give the part of the field that is on the table in a state; raises BadInput for an unknown scale."""
        ruleset, source = self._game.rules(state).name, self._session.battles.source
        return battle_file(self._game, state, setting(charts(self._session), ruleset, source, scale))

    def reckoning(self) -> Reckoning:
        """Give what a return is worked out by."""
        rules = self._session.rules
        return reckoning(rules, offline_chart(charts(self._session), rules.name))

    def command(self, draft: Draft, records: tuple[str, ...]) -> cmd.EnterResult:
        """Give a draft without questions as the order that enters it."""
        result, state = result_of(draft), self._session.battles.on_table()
        fell = {name for name, one in result.corps.items() if one.leader_lost}
        leads = {command: leader.id for command, leader in _led(state).items()}
        return cmd.EnterResult(
            battle=result.battle,
            units={name: _suffered(one) for name, one in result.corps.items() if name in state.units},
            leaders=tuple(leads[name] for name in result.corps if name in fell),
            field=result.field,
            check=result.check,
            origin=draft.origin,
            changed=overruled(draft),
            records=records,
        )

    def rows(self, draft: Draft, before: State, facts: tuple[Any, ...], after: State) -> Iterator[Row]:
        """Give what changes, line by line of the draft."""
        del facts
        led = _led(before)
        for line in draft.lines:
            leader = led.get(line.command)
            yield Row(
                command=line.command,
                side=line.side,
                name=line.name,
                came=line.entered,
                before=_condition(before, line.command, leader),
                after=_condition(after, line.command, leader),
            )

    def consequences(self, state: State, held: Held, absent: Collection[str] = ()) -> tuple[str, ...]:
        """Say what follows from who holds the field: the same for every answer."""
        del state, held, absent
        return consequences()


def _suffered(one: Suffered) -> cmd.UnitResult:
    return cmd.UnitResult(
        men=one.infantry + one.cavalry,
        guns=one.foot_guns + one.horse_guns,
        fatigue=int(one.fatigue),
        surrendered=one.surrendered,
        ammo=None if one.out_of_ammo is UNSET else not one.out_of_ammo,
    )


def _led(state: State) -> dict[str, Leader]:
    """Give the leader whose fall each line of a return asks: {command of the battle file: leader}."""
    battle = state.table
    assert battle is not None
    found: dict[str, Leader] = {}
    for one in leaders_of(state, battle):
        if one.rank != "brigade":
            found[one.id] = one
            continue
        units = (state.units[name] for name in battle.units)
        first = next(unit for unit in units if unit.side == one.side and unit.brigade == one.formation)
        found[first.id] = one
    return found


def _condition(state: State, command: str, leader: Leader | None) -> Condition:
    there = leader is not None and not state.leaders[leader.id].lost
    unit = state.units.get(command)
    return Condition(
        strength=Strength() if unit is None else _strength(unit),
        stragglers=0,
        fatigue=0.0 if unit is None else float(unit.fatigue),
        morale=0.0 if unit is None else float(unit.morale),
        leader=leader.name if leader is not None and there else "",
        demoralised=False,
        destroyed=unit is not None and unit.status == "eliminated",
        out_of_ammo=unit is not None and counts_ammunition(state) and not unit.ammo,
    )


def _strength(one: Unit) -> Strength:
    troops, guns = one.arm != "artillery", one.guns if one.arm == "artillery" else 0
    return Strength(
        infantry=one.men if one.arm == "infantry" else 0,
        cavalry=one.men if troops and one.arm == "cavalry" else 0,
        foot_guns=0 if one.cavalry_artillery else guns,
        horse_guns=guns if one.cavalry_artillery else 0,
    )
