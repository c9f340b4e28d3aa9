"""The forces of a part of a square-grid battle: brigades, batteries, and leaders, each a command of the battle file.

A brigade's halves leave as the brigade, and whoever is too few for a stand goes with another (`joining`); the parts say
who they are. A brigade's leader is with it; the leaders of divisions and corps are commands without troops, of whom
only their fall is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import msgspec

from companion.charts.figures import exact
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules.ground.squares import NAMES
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.state import Leader as Officer
from companion.games.tactical.rules.state import OnTable, State, Unit
from companion.games.tactical.rules.table.battle import counts_ammunition, leaders_of
from companion.table.away import joining
from companion.table.away.joining import Group
from companion.table.file import sharing
from companion.table.file.battle import Brigade, Command, Condition, Fact, Force, Guns, Leader, Share, Strength
from companion.table.file.setting import Setting
from companion.table.file.tables import OfflineChart

WAY = {"column": "road", "limbered": "road"}
RANKS = ("corps", "division")
"""Leaders who are commands of their own, the highest first."""


class There(NamedTuple):
    """A battle of a state, with what its forces are made of; who leads is asked of the whole order of battle once."""

    state: State
    battle: OnTable
    setting: Setting
    officers: tuple[Officer, ...]

    @classmethod
    def of(cls, state: State, battle: OnTable, setting: Setting) -> There:
        """Take the battle of a state."""
        return cls(state, battle, setting, leaders_of(state, battle))

    @property
    def units(self) -> tuple[Unit, ...]:
        """Give its units, in the order of battle's order."""
        return tuple(self.state.units[name] for name in self.battle.units)

    def brigade_leaders(self) -> dict[str, Officer]:
        """Give the leader of each brigade who is there, by the first of its units."""
        led: dict[str, Officer] = {}
        for one in self.officers:
            if one.rank == "brigade":
                first = next(unit for unit in self.units if unit.side == one.side and unit.brigade == one.formation)
                # A command may have one leader who counts: where halves of a brigade stand in several squares he rides
                # with the first.
                led.setdefault(first.id, one)
        return led

    def groups(self, *, apart: bool) -> tuple[Group, ...]:
        """Give who stands together on the table; `apart` lets every unit stand for itself."""
        if apart:
            return tuple((one,) for one in self.units)
        return joining.groups(self.units, self.setting.scale, self.brigade_leaders())


def force(there: There, side: Side, those: tuple[Group, ...], *, attacks: bool) -> Force:
    """Give a side's force: those who stand together as commands, then the leaders above them."""
    led = there.brigade_leaders()
    high = [one for rank in RANKS for one in there.officers if one.side == side and one.rank == rank]
    commands = (
        *(
            _command(group, next((led[one.id] for one in group if one.id in led), None), there)
            for group in those
            if group[0].side == side
        ),
        *(_headquarters(one, there.setting.chart) for one in high),
    )
    return Force(side=side, attacks=attacks, commander=high[0].id if high else commands[0].id, commands=commands)


def _command(group: Group, leader: Officer | None, there: There) -> Command:
    """Give those who stand together as a command: their troops are its one brigade, or its guns."""
    chart, scale, first = there.setting.chart, there.setting.scale, group[0]
    troops, name = first.arm != "artillery", joining.name_of(group)
    men, guns = (sum(map(joining.count, group)), 0) if troops else (0, sum(map(joining.count, group)))
    low = not first.ammo if counts_ammunition(there.state) else msgspec.UNSET
    brigade = Brigade(
        id=joining.id_of(group),
        name=name,
        arm="cavalry" if first.arm == "cavalry" else "infantry",
        division=first.division,
        commander=leader.name if leader is not None else "",
        exceptional=leader is not None and _able(leader, chart),
        carbine="breech-loading" if first.weapon in chart.breech_loading else "muzzle-loading",
        men=men,
        stands=sharing.stands(men, scale.men_per_stand),
        over=men - sharing.stands(men, scale.men_per_stand) * scale.men_per_stand,
        low_ammo=low,
    )
    battery = Guns(
        id=joining.id_of(group),
        name=name,
        division=first.division,
        gun="rifled" if max(group, key=joining.count).weapon in chart.rifled else "smoothbore",
        horse=first.cavalry_artillery,
        guns=guns,
        stands=sharing.stands(guns, scale.guns_per_stand),
        over=guns - sharing.stands(guns, scale.guns_per_stand) * scale.guns_per_stand,
        low_ammo=low,
    )
    return Command(
        id=joining.id_of(group),
        name=name,
        formation=_formation(first.corps, first.division, name),
        condition=condition(group, chart),
        deployment="road" if all(WAY.get(one.mode) == "road" for one in group) else "deployed",
        strength=Strength(
            infantry=men if first.arm == "infantry" else 0,
            cavalry=men if first.arm == "cavalry" else 0,
            foot_guns=0 if first.cavalry_artillery else guns,
            horse_guns=guns if first.cavalry_artillery else 0,
        ),
        fatigue=_fatigue(group),
        leaders=(_leader(leader, chart),) if leader is not None else (),
        brigades=(brigade,) if troops else (),
        guns=() if troops else (battery,),
        facts=tuple(_facts(group)),
        parts=tuple(_parts(group)),
    )


def _parts(group: Group) -> Iterator[Share]:
    """Yield who stands together, where there is more than one."""
    if len(group) > 1:
        halves = 2 if joining.are_halves(group[0], group[1]) else 1
        for nth, one in enumerate(group):
            square = place(one.square) if one.square is not None else ""
            yield Share(id=one.id, name=one.name, count=joining.count(one), square=square, attached=nth >= halves)


def _fatigue(group: Group) -> float:
    """Give the fatigue of those who stand together, by their men, to the hundredth."""
    there = sum(map(joining.count, group))
    if not there:
        return float(group[0].fatigue)
    return round(float(Fraction(sum(one.fatigue * joining.count(one) for one in group), there)), 2)


def _headquarters(one: Officer, chart: OfflineChart) -> Command:
    """Give a leader of a division or a corps as a command without troops."""
    return Command(
        id=one.id,
        name=f"{one.name}, {one.rank} leader",
        formation=_formation(one.corps, one.division, one.formation),
        strength=Strength(),
        leaders=(_leader(one, chart),),
        facts=(Fact(label="Bonus", value=f"{one.bonus} %"),),
    )


def _formation(corps: str, division: str, name: str) -> str:
    """Name the corps that somebody stands under on the table; who has none, under his division or his own name."""
    return corps or division or name


def _leader(one: Officer, chart: OfflineChart) -> Leader:
    division = one.formation if one.rank == "division" else one.division if one.rank == "brigade" else ""
    return Leader(name=one.name, rank=one.rank, division=division, exceptional=_able(one, chart), commands=True)


def _able(one: Officer, chart: OfflineChart) -> bool:
    return one.bonus >= chart.exceptional.leadership


def condition(group: Group, chart: OfflineChart) -> Condition:
    """Say how a unit starts on the table, by the share of its effectiveness that fatigue has left it as morale.

    Of several it is that of their men together. Who is routed or disrupted is spent.
    """
    full = sum(one.effectiveness * max(joining.count(one), 1) for one in group)
    share = Fraction(sum(one.morale * max(joining.count(one), 1) for one in group), full) if full else Fraction(0)
    if any(one.routed or one.disrupted for one in group) or share <= exact(chart.condition.spent_at):
        return "spent"
    return "worn" if share < exact(chart.condition.worn_below) else "fresh"


def _facts(group: Group) -> Iterator[Fact]:
    """Yield the statistics as displays show them; where they differ, of one after the other."""
    told = [{fact.label: fact for fact in _of_unit(one)} for one in group]
    for label, fact in {label: fact for each in reversed(told) for label, fact in each.items()}.items():
        values = [each[label].value for each in told if label in each]
        yield msgspec.structs.replace(fact, value=" · ".join(dict.fromkeys(values)))


def _of_unit(one: Unit) -> Iterator[Fact]:
    yield Fact(label="Square", value=place(one.square) if one.square is not None else "")
    yield Fact(label="Facing", value=NAMES[one.facing])
    yield Fact(label="Mode", value=one.mode)
    yield Fact(label="Weapon", value=one.weapon)
    yield Fact(label="Effectiveness", value=str(one.effectiveness))
    yield Fact(label="Morale", value=str(one.morale))
    if one.fort:
        yield Fact(label="Works", value=str(one.fort))
    told = [words for words, on in (("routed", one.routed), ("disrupted", one.disrupted)) if on]
    told += [] if one.ammo else ["out of ammunition"]
    if told:
        yield Fact(label="State", value=", ".join(told))
