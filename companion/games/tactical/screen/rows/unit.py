"""The unit in hand: both pages of its statistics, its weapon by range, who leads it (ANT-7.2, ANT-QS-3.2a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.state import Leader, Unit
from companion.games.tactical.rules.view import View, knows_whole
from companion.games.tactical.screen.rows.words import NOTHING, company, formation, ground_words, rank, strength, way
from companion.language.tongue import number, plural, tr
from companion.language.words import capital, side_words, trait_words

Page = Literal[1, 2]
ACTIVATED_SIDE = "union"


class UnitRow(NamedTuple):
    """A line of a page: what it is, its value, the rulebook's letters for it, its clause."""

    label: str
    value: str
    printed: str = ""
    clause: str = ""
    bad: bool = False
    """It is marked: disrupted, routed, without ammunition, out of command."""

    @property
    def aloud(self) -> str:
        """Give the line in words."""
        return f"{self.label}: {self.value}"


class UnitHead(NamedTuple):
    """Name, what it is, where it belongs and stands."""

    name: str
    side: str
    arm: str
    words: str
    aloud: str


class BandCell(NamedTuple):
    """A column of the table of losses: ranges, losses, and whether a shot would be read there."""

    ranges: str
    losses: str
    lit: bool


def head(view: View, one: Unit) -> UnitHead:
    """Give the head of the panel."""
    where = tr("square {at}", at=place(one.square)) if one.square is not None else tr("not on the map")
    words = " · ".join(
        part for part in (formation(one), " ".join(filter(None, (where, company(one, view.units))))) if part
    )
    arm = tr("cavalry's guns") if one.cavalry_artillery else tr(one.arm)
    return UnitHead(one.name, one.side, arm, words, f"{one.name}, {side_words(one.side)} {arm}. {words}")


def page(rules: Rules, ground: Ground, view: View, one: Unit, which: Page) -> tuple[UnitRow, ...]:
    """Give a page: the Basic game has all on one, and the second repeats no orders; of a hidden enemy what is seen."""
    if not knows_whole(view, one):
        return _seen(ground, view, one)
    if view.level == "basic":
        return (*_basic(rules, ground, view, one), *_said_of(one))
    return (*(_first(rules, ground, view, one) if which == 1 else _second(rules, ground, view, one)), *_said_of(one))


def _said_of(one: Unit) -> Iterator[UnitRow]:
    """Yield what the order of battle and those who see it say of a unit besides."""
    if one.traits:
        yield UnitRow(tr("Traits"), trait_words(one.traits))
    if one.asked:
        yield UnitRow(tr("Seen"), ", ".join(one.asked))


def _seen(ground: Ground, view: View, one: Unit) -> tuple[UnitRow, ...]:
    """Give what a side sees of an enemy's unit among hidden ones (ANT-R-HIDDEN)."""
    clause = "ANT-R-HIDDEN"
    label = tr("Guns") if one.arm == "artillery" else tr("Men")
    rows = [UnitRow(label, number(one.guns if one.arm == "artillery" else one.men), "", clause)]
    if view.level != "basic":
        rows.append(UnitRow(tr("Mode"), tr(one.shown_mode), "", clause, bad=one.routed))
        rows.append(UnitRow(tr("Facing"), way(one.facing), "DIR", clause))
    elif one.routed:
        rows.append(UnitRow(tr("State"), tr("routed"), "", clause, bad=True))
    return (*rows, _ground(ground, one, clause))


def shows_weapon(view: View, one: Unit) -> bool:
    """Say whether a seat knows a unit's weapon."""
    return knows_whole(view, one)


def pages(view: View) -> int:
    """Give how many pages there are."""
    return 1 if view.level == "basic" else 2


def _basic(rules: Rules, ground: Ground, view: View, one: Unit) -> tuple[UnitRow, ...]:
    clause = "ANT-QS-3.2a"
    return (
        _strength(rules, one, clause),
        *((UnitRow(tr("State"), tr("routed"), "", "ANT-QS-4.3a", bad=True),) if one.routed else ()),
        UnitRow(tr("Effectiveness"), str(one.effectiveness), "EFF", clause),
        UnitRow(tr("Fatigue"), str(one.fatigue), "FT", clause),
        UnitRow(tr("Morale"), str(one.morale), "MORALE", clause),
        UnitRow(tr("Operation points"), str(one.points), "OP", clause),
        UnitRow(tr("Melee plot"), _yes(one.melee_plot), "MELEE", clause),
        _fire(one, clause),
        _ground(ground, one, clause),
    )


def _first(rules: Rules, ground: Ground, view: View, one: Unit) -> tuple[UnitRow, ...]:
    clause = "ANT-7.2a"
    activated = (
        (UnitRow(tr("Activated"), _yes(one.activated), "ACT", clause, bad=not one.activated),)
        if one.side == ACTIVATED_SIDE and view.activation
        else ()
    )
    return (
        _strength(rules, one, clause),
        UnitRow(tr("Cohesion"), tr("disrupted") if one.disrupted else tr("in order"), "DS", clause, bad=one.disrupted),
        UnitRow(tr("Ammunition"), tr("yes") if one.ammo else tr("none"), "AMMO", clause, bad=not one.ammo),
        UnitRow(tr("Mode"), tr(one.shown_mode), "", clause, bad=one.routed),
        UnitRow(tr("Facing"), way(one.facing), "DIR", clause),
        UnitRow(tr("Operation points"), str(one.points), "OP", clause),
        UnitRow(tr("Morale"), str(one.morale), "MRL", clause),
        _fire(one, clause),
        UnitRow(tr("Melee plot"), _yes(one.melee_plot), "MEL", clause),
        UnitRow(tr("Advance plot"), _yes(one.advance_plot), "ADV", clause),
        *activated,
        _ground(ground, one, clause),
    )


def _second(rules: Rules, ground: Ground, view: View, one: Unit) -> tuple[UnitRow, ...]:
    clause = "ANT-7.2b"
    command: tuple[UnitRow, ...] = ()
    if view.level in rules.command.levels:
        inside = tr("in control") if one.in_command else tr("out of control")
        factor = f" ×{number(one.control, '.2f')}" if one.control != 1 else ""
        command = (UnitRow(tr("Control"), inside + factor, "CC", clause, bad=not one.in_command),)
    lost = _lost(one)
    return (
        _strength(rules, one, clause),
        UnitRow(tr("Fortification"), tr("level {n}", n=one.fort), "FORT", clause),
        UnitRow(tr("Mode"), tr(one.shown_mode), "", clause, bad=one.routed),
        *command,
        UnitRow(tr("Weapon"), f"{tr(rules.weapon(one.weapon).name)} ({one.weapon})", "", clause),
        UnitRow(tr("Effectiveness"), str(one.effectiveness), "EFF", clause),
        UnitRow(tr("Fatigue"), str(one.fatigue), "FT", clause),
        *((UnitRow(tr("Lost so far"), lost, "", ""),) if lost else ()),
        *(UnitRow(_led(leader), f"{leader.name} +{leader.bonus} %", "", "ANT-7.12a") for leader in leaders(view, one)),
        _ground(ground, one, clause),
    )


def _led(leader: Leader) -> str:
    return capital(tr(leader.rank))


def leaders(view: View, one: Unit) -> tuple[Leader, ...]:
    """Give the leaders who are with a unit: those of its square's formations who ride with it, and its brigadier."""
    return tuple(
        leader
        for leader in view.leaders
        if not leader.lost
        and not leader.waits
        and leader.side == one.side
        and (leader.formation == one.brigade != "" if leader.rank == "brigade" else leader.unit == one.id)
    )


def bands(rules: Rules, one: Unit, lit: int | None = None) -> tuple[BandCell, ...]:
    """Give what a unit's weapon does by range; the column of a range in squares is lit."""
    losses = rules.weapon(one.weapon).losses
    return tuple(
        BandCell(
            f"{band.min}" if band.min == band.max else f"{band.min}–{band.max}",
            number(float(value), "g") if float(value) else NOTHING,
            lit is not None and band.min <= lit <= band.max,
        )
        for band, value in zip(rules.weapons.band, losses, strict=True)
    )


def bands_title(rules: Rules, one: Unit) -> str:
    """Say for how many men or guns the losses stand."""
    per = rules.weapons.losses_for
    if one.arm == "artillery":
        return tr("Men lost for each gun, by range")
    return tr("Men lost for {n} men, by range", n=number(per.small_arms))


def leader_line(leader: Leader) -> str:
    """Give a leader in a list: "Hooker, I Corps, +33 %"."""
    return f"{leader.name}, {rank(leader)}, +{leader.bonus} %"


def _strength(rules: Rules, one: Unit, clause: str) -> UnitRow:
    if one.arm == "artillery":
        return UnitRow(tr("Guns"), f"{one.guns} · {tr(rules.weapon(one.weapon).name)}", "", clause)
    return UnitRow(tr("Men"), f"{number(one.men)} · {tr(rules.weapon(one.weapon).name)}", "MEN", clause)


def _lost(one: Unit) -> str:
    parts = [plural(one.men_lost, "{n} man", "{n} men")] if one.men_lost else []
    parts += [plural(one.guns_lost, "{n} gun", "{n} guns")] if one.guns_lost else []
    if one.men_aside or one.guns_aside:
        parts.append(tr("{n} set aside by the referee", n=one.guns_aside or one.men_aside))
    return ", ".join(parts)


def _yes(value: bool) -> str:
    return tr("yes") if value else tr("no")


def _fire(one: Unit, clause: str) -> UnitRow:
    found = tr("no plot") if one.fire_plot is None else place(one.fire_plot)
    return UnitRow(tr("Fire plot"), found, "FIRE", clause)


def _ground(ground: Ground, one: Unit, clause: str) -> UnitRow:
    if one.square is None:
        return UnitRow(tr("Ground"), strength(one), "", clause)
    return UnitRow(tr("Ground"), ground_words(ground, one.square), "X,Y", clause)
