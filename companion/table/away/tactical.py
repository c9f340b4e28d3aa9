"""Parts of a square-grid battle's field on the table: units, their leaders, and the order that enters a result."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from companion.games.tactical.game import Tactical
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.games.tactical.rules.table.battle import consequences, counts_ammunition, leaders_of
from companion.kernel.session import Session
from companion.language.tongue import number, tr
from companion.table.away.brought import Condition, Row, charts
from companion.table.away.joining import shared
from companion.table.away.tactical_file import battle_file, reckoning
from companion.table.file.battle import BattleFile, Command, Strength
from companion.table.file.carried import offline_chart, setting
from companion.table.file.draft import Draft
from companion.table.file.editing import overruled, result_of
from companion.table.file.reckoning import Reckoning
from companion.table.file.result import Held, Result, Suffered


class TacticalAway:
    """The battles of a square-grid battle's session."""

    ground = None

    def __init__(self, session: Session) -> None:
        game = session.battles.game
        assert isinstance(game, Tactical)
        self._session, self._game = session, game

    def file(self, state: State, scale: str, *, apart: bool = False) -> BattleFile:
        """Give the part of the field that is on the table in a state; raises BadInput for an unknown scale.

        `apart` has every unit stand for itself.
        """
        ruleset, source = self._game.rules(state).name, self._session.battles.source
        return battle_file(self._game, state, setting(charts(self._session), ruleset, source, scale), apart=apart)

    def reckoning(self) -> Reckoning:
        """Give what a return is worked out by."""
        rules = self._session.rules
        return reckoning(rules, offline_chart(charts(self._session), rules.name))

    def command(self, draft: Draft, records: tuple[str, ...]) -> cmd.EnterResult:
        """Give a draft without questions as the order that enters it."""
        result, state = result_of(draft), self._session.battles.on_table()
        fell = {name for name, one in result.corps.items() if one.leader_lost}
        led = _led(state)
        leads = {one.id: led[name].id for one in draft.battle.commands() for name in _units_of(one) if name in led}
        return cmd.EnterResult(
            battle=result.battle,
            units={
                unit: one
                for line in draft.lines
                for unit, one in _of_line(draft, line.command, result)
                if unit in state.units
            },
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
            command = draft.battle.command(line.command)
            assert command is not None
            names = {one.id: one.name for one in command.parts} or {line.command: line.name}
            for unit, name in names.items():
                leader = led.get(unit)
                yield Row(
                    command=unit,
                    side=line.side,
                    name=name,
                    came=line.entered,
                    before=_condition(before, unit, leader),
                    after=_condition(after, unit, leader),
                )

    def shares(self, draft: Draft) -> tuple[str, ...]:
        """Say how the losses of those who stood together are shared out."""
        told = []
        for line in draft.lines:
            command = draft.battle.command(line.command)
            lost = line.infantry - line.returning + line.cavalry + line.foot_guns + line.horse_guns
            if command is not None and command.parts and lost and not line.surrendered:
                each = shared(lost, [one.count for one in command.parts])
                parts = (f"{one.name} {number(part)}" for one, part in zip(command.parts, each, strict=True))
                told.append(
                    tr(
                        "{name}: {lost} lost, shared by strength: {parts}.",
                        name=line.name,
                        lost=number(lost),
                        parts=", ".join(parts),
                    )
                )
        return tuple(told)

    def consequences(self, state: State, held: Held, absent: Collection[str] = ()) -> tuple[str, ...]:
        """Say what follows from who holds the field: the same for every answer."""
        del state, held, absent
        return consequences()


def _units_of(one: Command) -> tuple[str, ...]:
    """Give the units that a command of the battle file is made of."""
    return tuple(part.id for part in one.parts) or (one.id,)


def _of_line(draft: Draft, name: str, result: Result) -> Iterator[tuple[str, cmd.UnitResult]]:
    """Yield what each unit of a line suffered: its share of what they lost, the fatigue of all."""
    command, one = draft.battle.command(name), result.corps[name]
    assert command is not None
    whole = _suffered(one)
    if not command.parts:
        yield name, whole
        return
    had = [part.count for part in command.parts]
    for part, men, guns in zip(command.parts, shared(whole.men, had), shared(whole.guns, had), strict=True):
        yield part.id, replace(whole, men=men, guns=guns)


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
