"""The modifiers of a roll as a ladder: what counts and what does not, each with its reason.

The same rows that the charts sum up; those that do not count are kept beside them, so that a screen can show why not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from companion.charts.figures import Reasoned, exact, shown
from companion.games.miniatures.charts.charge import ChargeModifier
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.shared import DieModifier
from companion.games.miniatures.rules import charge, maneuver, musketry
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.combat import Combat as Fight
from companion.games.miniatures.rules.combat import Fighter, Who
from companion.games.miniatures.rules.decide_charge import as_combat
from companion.games.miniatures.rules.decide_maneuver import as_check
from companion.games.miniatures.rules.legal_maneuver import chain_posts
from companion.games.miniatures.rules.state import Brigade, Combat, Leader, State, attached_to
from companion.language.lengths import mark
from companion.language.tongue import number, tr


class Rung(msgspec.Struct, frozen=True):
    """One modifier of a ladder; `value` is None where it does not count, and `reason` says why in either case."""

    clause: str
    label: str
    value: int | None
    reason: str = ""


def total(ladder: Sequence[Rung]) -> int:
    """Sum what counts."""
    return sum(rung.value for rung in ladder if rung.value is not None)


def _head(label: str) -> str:
    """Give a modifier's label as a line begins with it."""
    words = tr(label)
    return words[:1].upper() + words[1:]


# ---- maneuver


def of_maneuver(rules: Rules, state: State, command: cmd.Maneuver) -> tuple[Rung, ...]:
    """Give a brigade's maneuver modifiers (D10-MAN-MOD-*); what counts is what `maneuver.modifiers` gives."""
    found = state.brigades[command.unit]
    return tuple(_maneuver_rungs(rules, state, found, command))


def _maneuver_rungs(rules: Rules, state: State, found: Brigade, command: cmd.Maneuver) -> Iterator[Rung]:
    rows = rules.maneuver_modifiers
    row = rows[found.effectiveness]
    where = tr(
        "{stands} of {all}; fresh from {fresh}, spent under {worn}",
        stands=found.stands,
        all=found.stands_at_start,
        fresh=found.fresh_at,
        worn=found.worn_at,
    )
    yield Rung(row.clause, _head(row.label), row.value, where)
    check = as_check(rules, state, command)
    counted = [line for line in maneuver.modifiers(rules, check) if line.label in _leader_labels(rules)]
    for leader in chain_posts(state, found):
        yield from _leader_rungs(rules, leader, found, command, counted)
    for line in counted:  # of an order that is not lawful: who is named twice, or is not of the chain
        yield Rung(line.clause, _head(line.label), int(line.value), tr("named besides the chain"))
    row = rows["exceptional-brigade-commander"]
    commander = found.commander or found.name
    held = found.exceptional_commander
    who = commander if held else tr("an ordinary one")
    yield Rung(row.clause, tr("Exceptional commander"), row.value if held else None, who)
    row = rows["column-or-fieldworks"]
    column = found.formation in maneuver.COLUMNS
    why = tr("in fieldworks") if command.in_fieldworks else tr("neither")
    why = tr(rules.cards[found.formation].name) if column else why
    yield Rung(row.clause, tr("Column or fieldworks"), row.value if column or command.in_fieldworks else None, why)


def _leader_labels(rules: Rules) -> set[str]:
    return {row.label for name, row in rules.maneuver_modifiers.items() if "leader" in name}


def _leader_rungs(
    rules: Rules, leader: Leader, found: Brigade, command: cmd.Maneuver, counted: list[Reasoned]
) -> Iterator[Rung]:
    attached = leader.attached == found.id and leader.status == "on-table"
    near = leader.id in command.in_radius
    name = tr("{leader}, {rank}", leader=leader.name, rank=tr(f"{leader.rank} leader"))
    one = maneuver.ChainLeader(
        rank=leader.rank, exceptional=leader.exceptional, attached=attached, distance=0 if near else 1e9
    )
    rows = maneuver.leader_rows(rules, one)
    taken = [row for row in rows if _take(counted, row)]
    if taken:
        far = rules.maneuver.command_radius.inches
        radius = tr("within {length}", length=mark(exact(far), str(far)))
        yield Rung(taken[0].clause, name, sum(row.value for row in taken), tr("attached") if attached else radius)
        return
    clause = rows[0].clause if rows else rules.maneuver.command_radius.clause
    yield Rung(clause, name, None, _why_no_leader(leader, rows))


def _take(counted: list[Reasoned], row: DieModifier) -> bool:
    """Take a line of the sum for this leader, so that no line is shown twice."""
    for line in counted:
        if line.clause == row.clause and line.label == row.label:
            counted.remove(line)
            return True
    return False


def _why_no_leader(leader: Leader, rows: Sequence[DieModifier]) -> str:
    if leader.status != "on-table":
        gone = {"to-arrive": tr("not on the table yet"), "fallen": tr("fallen"), "captured": tr("captured")}
        return gone[leader.status]
    if rows:
        return tr("only the best leader counts")
    return tr("attached to another unit") if leader.attached else tr("beyond his radius")


# ---- fire

DIE_MODIFIERS = ("limbered", "column", "mounted", "changing", "cover", "works", "dismounted")
"""The modifiers that a unit's state and the firing player's answer can bring."""


def of_fire(rules: Rules, attack: musketry.Attack) -> tuple[Rung, ...]:
    """Give the die modifiers of an attack (D10-FIRE-DIE-*); what counts is what `musketry.die_modifier` sums."""
    counted: list[Reasoned] = []
    musketry.die_modifier(rules, attack, counted)
    clauses = {line.clause for line in counted}
    held = {*musketry.exposed(rules, attack.target)}
    rungs = []
    for name in DIE_MODIFIERS:
        row = rules.fire_modifiers[name]
        once = tr("+{n} counts once", n=row.value) if name in held else ""
        value = row.value if row.clause in clauses else None
        rungs.append(Rung(row.clause, _head(row.label.removeprefix("target ")), value, "" if value else once))
    return tuple(rungs)


# ---- charge


def of_charge(rules: Rules, state: State, combat: Combat) -> tuple[tuple[Rung, ...], tuple[Rung, ...]]:
    """Give the attackers' and the defenders' modifiers of the next roll of a combat (D10-CHARGE-*)."""
    fight = as_combat(state, combat)
    kept = charge.Ladders(combat.kept_attacker, combat.kept_defender)
    if not combat.struggles:
        kept = charge.Ladders.of(rules, fight)
    attacker = _Side(rules, state, combat, fight, "attacker", kept.kept_attacker)
    defender = _Side(rules, state, combat, fight, "defender", kept.kept_defender)
    return tuple(_charge_rungs(attacker)), tuple(_charge_rungs(defender))


FAMILIES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Fresh", ("fresh",)),
    ("Spent", ("spent",)),
    ("Attached leader", ("leader", "exceptional-leader")),
    ("Exceptional commander", ("exceptional-commander",)),
    ("Confederates charging", ("confederate",)),
    ("Mounted charge", ("mounted",)),
    ("Breakthrough charge", ("breakthrough",)),
    ("Ground", ("ground", "works", "trenches")),
    ("Stands lost in fire", ("fire-loss",)),
    ("Disordered", ("disordered",)),
    ("Low on ammunition", ("low-ammo",)),
    ("Supported", ("supported",)),
    ("Outnumbered", ("outnumbered-3-2", "outnumbered-2-1", "outnumbered-3-1")),
    ("Outflanked", ("outflanked",)),
)
"""Modifiers that exclude each other stand in one line."""


class _Side(NamedTuple):
    """One side of a combat, as its ladder needs it."""

    rules: Rules
    state: State
    combat: Combat
    fight: Fight
    who: Who
    kept: Sequence[Reasoned]

    @property
    def names(self) -> tuple[str, ...]:
        return self.combat.attackers if self.who == "attacker" else self.combat.defenders

    @property
    def units(self) -> list[Fighter]:
        return self.fight.attackers if self.who == "attacker" else self.fight.defenders

    @property
    def enemies(self) -> list[Fighter]:
        return self.fight.defenders if self.who == "attacker" else self.fight.attackers


def _charge_rungs(side: _Side) -> Iterator[Rung]:
    lines = [*side.kept, *charge.worked_out_again(side.rules, side.fight, side.who)]
    for label, names in FAMILIES:
        rows = [row for name in names if (row := side.rules.charge_modifiers[name]).side in ("both", side.who)]
        if not rows:
            continue
        taken = [line for line in lines if line.clause in {row.clause for row in rows}]
        value = sum(int(line.value) for line in taken) if taken else None
        shown_label = _head(taken[0].label if taken and len(names) > 1 else label)
        yield Rung((taken or rows)[0].clause, shown_label, value, _charge_reason(side, rows[0]))


HELD: dict[str, Callable[[Rules, Fighter], bool]] = {
    "fresh": lambda _, unit: unit.state == "fresh",
    "spent": lambda _, unit: unit.state == "spent",
    "exceptional-commander": lambda _, unit: unit.exceptional_commander,
    "confederate": lambda rules, unit: (
        unit.confederate
        and not (rules.choice("D10-RUL-CHARGE-CONFED-CAV") == 1 and unit.arm == "cavalry" and unit.mounted)
    ),
    "mounted": lambda _, unit: unit.arm == "cavalry" and unit.mounted,
    "disordered": lambda rules, unit: (
        unit.disordered or (unit.silenced and rules.choice("D10-RUL-CHARGE-SILENCED") == 0)
    ),
    "low-ammo": lambda _, unit: unit.low_ammo,
    "supported": charge.supported,
}


def _charge_reason(side: _Side, row: ChargeModifier) -> str:
    match row.id:
        case "leader":
            return ", ".join(x.name for name in side.names for x in attached_to(side.state, name)) or tr("none")
        case "breakthrough":
            return tr("after a breakthrough") if side.combat.breakthrough else tr("no")
        case "ground":
            return tr(side.combat.ground)
        case "outflanked":
            return tr("yes") if side.combat.outflanked else tr("no")
        case "fire-loss":
            both = zip(side.names, side.units, strict=True)
            counts = [(name, one.stands_lost_in_fire) for name, one in both if one.stands_lost_in_fire]
            lost = [f"{_name(side.state, name)}, {count}" for name, count in counts]
            against = sum(one.stands_lost_in_fire for one in side.enemies)
            if lost and against and side.rules.choice("D10-RUL-CHARGE-FIRE-LOSS") == 2:
                lost.append(tr("{n} against it", n=against))
            return "; ".join(lost) or tr("none")
        case "supported" if side.who == "defender" and side.combat.outflanked:
            return tr("none: outflanked")
        case "outnumbered-3-2":
            own, enemy = (
                sum((charge.compared(side.rules, one) for one in those), start=exact(0))
                for those in (side.units, side.enemies)
            )
            return tr("{own} to {enemy}", own=number(shown(own), "g"), enemy=number(shown(enemy), "g"))
        case name:
            return _of_stands(side.rules, side.units, HELD[name])


def _of_stands(rules: Rules, units: Sequence[Fighter], holds: Callable[[Rules, Fighter], bool]) -> str:
    """Say how many of a side's stands are in a state, and whether that is under half."""
    those, whole = sum(unit.stands for unit in units if holds(rules, unit)), sum(unit.stands for unit in units)
    if not those:
        return tr("none")
    few = tr("{stands} of {all}, under half", stands=those, all=whole)
    return few if those < whole * rules.half_rule else tr("{stands} of {all}", stands=those, all=whole)


def _name(state: State, name: str) -> str:
    found = state.brigades.get(name) or state.batteries.get(name)
    return name if found is None else found.name
