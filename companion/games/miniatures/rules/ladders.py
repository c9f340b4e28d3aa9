"""The modifiers of a roll as a ladder: what counts and what does not, each with its reason.

The same rows that the charts sum up; those that do not count are kept beside them, so that a screen can show why not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from companion.charts.figures import Reasoned, exact, shown
from companion.charts.modifiers import Counted, Modifier, by_rule, of_label
from companion.charts.vocabulary import conditions
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import charge, charge_modifiers, fire_modifiers, maneuver, musketry
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.combat import Combat as Fight
from companion.games.miniatures.rules.combat import Fighter, Who
from companion.games.miniatures.rules.combat_terms import as_combat
from companion.games.miniatures.rules.decide_maneuver import as_check
from companion.games.miniatures.rules.state import Brigade, Combat, Leader, State, attached_to
from companion.games.miniatures.rules.successors import chain_posts
from companion.language.lengths import mark
from companion.language.messages import Message, told
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


def _head(label: Message | str) -> str:
    """Give a modifier's label as a line begins with it."""
    words = tr(label) if isinstance(label, str) else told(label)
    return words[:1].upper() + words[1:]


# ---- maneuver


def of_maneuver(rules: Rules, state: State, command: cmd.Maneuver) -> tuple[Rung, ...]:
    """Give a brigade's maneuver modifiers (D10-MAN-MOD-*); what counts is what `maneuver.modifiers` gives."""
    found = state.brigades[command.unit]
    return tuple(_maneuver_rungs(rules, state, found, command))


def _maneuver_rungs(rules: Rules, state: State, found: Brigade, command: cmd.Maneuver) -> Iterator[Rung]:
    table, check = rules.once(maneuver.table), as_check(rules, state, command)
    where = tr(
        "{stands} of {all}; fresh from {fresh}, spent under {worn}",
        stands=found.stands,
        all=found.stands_at_start,
        fresh=found.fresh_at,
        worn=found.worn_at,
    )
    for row in by_rule(table, found.effectiveness):
        yield Rung(row.why.clause, _head(row.why.label), int(row.value), where)
    # What counts is taken from the sum itself, line by line: a ladder that reckoned anew could add up to something
    # else.
    labels = {row.why.label for row in table if row.row.rule in maneuver.LEADERS}
    counted = [line for line in maneuver.modifiers(rules, check) if line.label in labels]
    for leader in chain_posts(state, found):
        yield from _leader_rungs(rules, leader, found, command, counted)
    for line in counted:  # of an order that is not lawful: who is named twice, or is not of the chain
        yield Rung(line.clause, _head(line.label), int(line.value), tr("named besides the chain"))
    commander = found.commander or found.name
    held = found.exceptional_commander
    who = commander if held else tr("an ordinary one")
    for row in by_rule(table, "exceptional-brigade-commander"):
        yield Rung(row.why.clause, tr("Exceptional commander"), int(row.value) if held else None, who)
    column = found.formation in maneuver.COLUMNS
    why = tr("in fieldworks") if command.in_fieldworks else tr("neither")
    why = tr(rules.cards[found.formation].name) if column else why
    for row in by_rule(table, "column-or-fieldworks"):
        times = row.holds(check)
        if times > 1:
            why = tr("{one} and {other}", one=why, other=tr("in fieldworks"))
        yield Rung(row.why.clause, tr("Column or fieldworks"), int(row.value * times) if times else None, why)
    for row in table:
        if not row.row.rule or not row.read:
            yield _other_rung(row, check)


def _other_rung(row: Modifier, case: object) -> Rung:
    """Give the rung of a row that says itself where it holds."""
    times = row.holds(case)
    why = (tr("yes") if times else tr("no")) if row.read else not_counted()
    return Rung(row.why.clause, _head(row.why.label), int(row.value * times) if times else None, why)


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
        worth = int(sum(row.value for row in taken))
        yield Rung(taken[0].why.clause, name, worth, tr("attached") if attached else radius)
        return
    clause = rows[0].why.clause if rows else rules.maneuver.command_radius.clause
    yield Rung(clause, name, None, _why_no_leader(leader, rows))


def _take(counted: list[Reasoned], row: Modifier) -> bool:
    """Take a line of the sum for this leader, so that no line is shown twice."""
    for line in counted:
        if line == row.why:
            # Two leaders of one kind have equal lines; each takes one.
            counted.remove(line)
            return True
    return False


def _why_no_leader(leader: Leader, rows: Sequence[Modifier]) -> str:
    if leader.status != "on-table":
        gone = {"to-arrive": tr("not on the table yet"), "fallen": tr("fallen"), "captured": tr("captured")}
        return gone[leader.status]
    if rows:
        return tr("only the best leader counts")
    return tr("attached to another unit") if leader.attached else tr("beyond his radius")


# ---- fire


def of_fire(rules: Rules, attack: musketry.Attack) -> tuple[Rung, ...]:
    """Give the die modifiers of an attack (D10-FIRE-DIE-*); what counts is what `musketry.die_modifier` sums."""
    counted = {one.modifier.id: one for one in fire_modifiers.on_the_die(rules, attack)}
    return tuple(_fire_rung(one, counted.get(one.id), attack) for one in rules.once(fire_modifiers.die_table))


def _fire_rung(row: Modifier, counted: Counted | None, attack: musketry.Attack) -> Rung:
    label = _head(row.label.removeprefix("target "))
    if counted is not None:
        return Rung(row.why.clause, label, int(counted.value))
    if not row.read:
        return Rung(row.why.clause, label, None, not_counted())
    once = tr("+{n} counts once", n=row.value) if row.value > 0 else tr("the best counts")
    return Rung(row.why.clause, label, None, once if row.holds(attack) else "")


def not_counted() -> str:
    """Say that nothing reads a row, in a game that was begun before that was a fault."""
    return tr("not counted: nothing says where it holds")


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


GROUND, OUTNUMBERED = "ground", "outnumbered"
FAMILIES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Fresh", ("fresh",)),
    ("Spent", ("spent",)),
    ("Attached leader", ("leader", "exceptional-leader")),
    ("Exceptional commander", ("exceptional-commander",)),
    ("Confederates charging", ("confederate",)),
    ("Mounted charge", ("mounted",)),
    ("Breakthrough charge", ("breakthrough",)),
    ("Ground", (GROUND,)),
    ("Stands lost in fire", ("fire-loss",)),
    ("Disordered", ("disordered",)),
    ("Low on ammunition", ("low-ammo",)),
    ("Supported", ("supported",)),
    ("Outnumbered", (OUTNUMBERED,)),
    ("Outflanked", ("outflanked",)),
)
"""The sheet's own rows as the ladder orders them; those that exclude each other stand in one line."""


def _families(table: Sequence[Modifier]) -> Iterator[tuple[str, list[Modifier]]]:
    """Yield the lines of a ladder with their rows: the sheet's own, then whatever else the table holds."""
    left = list(table)
    for label, names in FAMILIES:
        rows = [one for one in left if _family(one) in names]
        left = [one for one in left if one not in rows]
        if rows:
            yield label, rows
    yield from ((one.label, [one]) for one in left)


def _family(row: Modifier) -> str:
    if not row.read:
        return ""
    if row.row.rule == OUTNUMBERED:
        return OUTNUMBERED
    return GROUND if set(conditions(row.row)) == {GROUND} else row.id


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
    for label, rows in _families(charge_modifiers.of_side(side.rules, side.who)):
        taken = [line for line in lines if any(_is_of(line, row) for row in rows)]
        value = sum(int(line.value) for line in taken) if taken else None
        shown_label = _head(taken[0].label if taken and len(rows) > 1 else label)
        yield Rung((taken or [row.why for row in rows])[0].clause, shown_label, value, _charge_reason(side, rows[0]))


def _is_of(line: Reasoned, row: Modifier) -> bool:
    """Say whether a line of working is a row's; one that counts several times says how often behind its label."""
    return line.clause == row.why.clause and of_label(line.label) == row.label


HELD: dict[str, Callable[[Rules, Fighter], bool]] = {
    "confederate": lambda rules, unit: (
        unit.confederate
        and not (rules.choice("D10-RUL-CHARGE-CONFED-CAV") == 1 and unit.arm == "cavalry" and unit.mounted)
    ),
    "disordered": lambda rules, unit: (
        unit.disordered or (unit.silenced and rules.choice("D10-RUL-CHARGE-SILENCED") == 0)
    ),
    "supported": charge.supported,
}
"""Of which units the rules' own functions that ask for half of a side hold."""


def _charge_reason(side: _Side, row: Modifier) -> str:
    if not row.read:
        return not_counted()
    match row.row.rule:
        case "leader" | "exceptional-leader":
            names = ", ".join(x.name for name in side.names for x in attached_to(side.state, name)) or tr("none")
            few = not charge_modifiers.led_enough(side.rules, charge_modifiers.Side(side.fight, side.who))
            return tr("{names}, under half", names=names) if few else names
        case "breakthrough":
            return tr("after a breakthrough") if side.combat.breakthrough else tr("no")
        case "outflanked":
            return tr("yes") if side.combat.outflanked else tr("no")
        case "fire-loss":
            return _lost_in_fire(side)
        case "supported" if charge_modifiers.flanked(side.rules, charge_modifiers.Side(side.fight, side.who)):
            return tr("none: outflanked")
        case "outnumbered":
            own, enemy = charge_modifiers.numbers(side.rules, side.fight, side.who)
            return tr("{own} to {enemy}", own=number(shown(own), "g"), enemy=number(shown(enemy), "g"))
        case "":
            return _condition_reason(side, row)
        case name:
            return _of_stands(side.rules, side.units, [HELD[name](side.rules, unit) for unit in side.units])


def _condition_reason(side: _Side, row: Modifier) -> str:
    """Say of how many stands a condition holds, or what eyes said."""
    if row.among is not None:
        found = row.among(charge_modifiers.Side(side.fight, side.who))
        return _of_stands(side.rules, found.those, found.held, half=row.row.half_rule)
    if _family(row) == GROUND:
        turned = side.combat.ground != charge_modifiers.OPEN_GROUND and charge_modifiers.ground_is_turned(
            side.rules, side.fight
        )
        told = charge_modifiers.grounds_in_force(side.rules, side.fight)
        return tr("none: outflanked") if turned else ", ".join(map(tr, told)) or tr(side.combat.ground)
    return tr("yes") if row.holds(charge_modifiers.Side(side.fight, side.who)) else tr("no")


def _lost_in_fire(side: _Side) -> str:
    both = zip(side.names, side.units, strict=True)
    counts = [(name, one.stands_lost_in_fire) for name, one in both if one.stands_lost_in_fire]
    lost = [f"{_name(side.state, name)}, {count}" for name, count in counts]
    against = sum(one.stands_lost_in_fire for one in side.enemies)
    if lost and against and side.rules.choice("D10-RUL-CHARGE-FIRE-LOSS") == 2:
        lost.append(tr("{n} against it", n=against))
    return "; ".join(lost) or tr("none")


def _of_stands(rules: Rules, units: Sequence[Fighter], held: Sequence[bool], *, half: bool = True) -> str:
    """Say how many of a side's stands are in a state, and whether that is under half where half is wanted."""
    those = sum(unit.stands for unit, so in zip(units, held, strict=True) if so)
    whole = sum(unit.stands for unit in units)
    if not those:
        return tr("none")
    few = tr("{stands} of {all}, under half", stands=those, all=whole)
    return few if half and those < whole * rules.half_rule else tr("{stands} of {all}", stands=those, all=whole)


def _name(state: State, name: str) -> str:
    found = state.brigades.get(name) or state.batteries.get(name)
    return name if found is None else found.name
