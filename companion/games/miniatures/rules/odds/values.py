"""What each roll of a battle could have cost in stands, by the charts and at its own moment.

The value of a roll is the stands that it costs the enemy, before any cap by what he has, less those that it costs its
own side. Fire is the firer's, a charge the attacker's (the defender has it with the sign changed), a maneuver check
his who rolls. A roll that costs no stands, as a fallen leader's, is worth 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import charge, maneuver, musketry
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.charge_losses import captured_stands
from companion.games.miniatures.rules.decide_maneuver import as_check
from companion.games.miniatures.rules.legal_fire import as_attack, as_target
from companion.games.miniatures.rules.odds.chances import FACES, p
from companion.games.miniatures.rules.odds.charge import DIFFERENCES, PAIRS
from companion.games.miniatures.rules.odds.single import TENTH
from companion.games.miniatures.rules.state import State, unit
from companion.kernel.draws import Rolled


def rolled(rules: Rules, state: State, commands: Sequence[Any], nth: int, events: Sequence[Any]) -> Rolled | None:
    """Give the roll of an entry's nth fact, in the state before it; None where that fact is no roll with values.

    A fact of fire or of a maneuver answers the entry's command of the same rank among its kind.
    """
    match events[nth]:
        case ev.Fired(roll=die) as fired if die is not None:
            command = _nth_of(commands, cmd.Fire, events[:nth], ev.Fired)
            return None if command is None else _fired(rules, state, command, fired)
        case ev.Maneuvered() as rolls:
            command = _nth_of(commands, cmd.Maneuver, events[:nth], ev.Maneuvered)
            return None if command is None else _maneuvered(rules, state, command, rolls)
        case ev.CombatRolled() as combat:
            return _fought(rules, state, combat, events[nth + 1 :])
        case ev.LeaderTested() as test:
            return _tested(state, test)
        case _:
            return None


def _nth_of(commands: Sequence[Any], kind: type[Any], before: Iterable[Any], fact: type[Any]) -> Any:
    """Give the command that a fact answers, None in an entry that has none of its kind."""
    those = [one for one in commands if isinstance(one, kind)]
    rank = sum(isinstance(one, fact) for one in before)
    return those[rank] if rank < len(those) else None


def _fired(rules: Rules, state: State, command: cmd.Fire, fired: ev.Fired) -> Rolled | None:
    attack = as_attack(rules, state, command)
    volley = musketry.prepare(rules, attack)
    firer, beside = unit(state, command.firers[0].unit), unit(state, command.beside)
    if firer is None or fired.roll is None:
        return None
    if volley.row is None:  # too few points for any row: the die is thrown for its ten alone
        nothing = ((0, len(FACES)),)
        return Rolled(firer.side, "fire", firer.id, fired.shot.effect, (1, 1), 0, nothing)
    hit = [attack.target, *((as_target(rules, beside, command.cover),) if beside is not None else ())]
    effects = [rules.effects[musketry.effect_of(rules, volley.row, face + volley.die_modifier)] for face in FACES]
    values = [sum(musketry.stands_lost(rules, one, effect) for one in hit) for effect in effects]
    found = fired.roll.face - 1
    return Rolled(
        side=firer.side,
        kind="fire",
        unit=firer.id,
        outcome=effects[found].id,
        p=p(TENTH * sum(effect.id == effects[found].id for effect in effects)),
        value=values[found],
        ways=_ways((value, 1) for value in values),
    )


def _maneuvered(rules: Rules, state: State, command: cmd.Maneuver, rolls: ev.Maneuvered) -> Rolled:
    check, found = as_check(rules, state, command), rolls.roll.face - 1
    results = [maneuver.resolve(rules, check, face) for face in FACES]
    return Rolled(
        side=state.brigades[rolls.unit].side,
        kind="maneuver",
        unit=rolls.unit,
        outcome=results[found].outcome,
        p=p(TENTH * sum(one.outcome == results[found].outcome for one in results)),
        value=-results[found].skedaddled,
        ways=_ways((-one.skedaddled, 1) for one in results),
    )


def _fought(rules: Rules, state: State, rolls: ev.CombatRolled, after: Iterable[Any]) -> Rolled | None:
    attacker = unit(state, rolls.attackers[0])
    stands = next((one.combat for one in after if isinstance(one, ev.CombatStands)), None)
    if attacker is None or stands is None:
        return None
    # How the combat stands is told after its roll, which counts among the struggles if it was one.
    struggles = stands.struggles - (rolls.result == "struggle")
    net = rolls.difference - (rolls.attacker_roll.face - rolls.defender_roll.face)
    results = [(charge.result_of(rules, net + by, struggles=struggles), net + by, ways) for by, ways in DIFFERENCES]
    same = sum(ways for row, _, ways in results if row.id == rolls.result)
    return Rolled(
        side=attacker.side,
        kind="charge",
        unit=attacker.id,
        outcome=rolls.result,
        p=p(TENTH * TENTH * same),
        value=_costs(rules, rules.results[rolls.result], rolls.difference),
        ways=_ways((_costs(rules, row, difference), ways) for row, difference, ways in results),
        both=True,
        against=rolls.defenders[0],
    )


def _tested(state: State, test: ev.LeaderTested) -> Rolled | None:
    """Give a fallen leader's die: each face is an outcome of its own, and none costs stands."""
    who = _who(state, test.name)
    return who and Rolled(who.side, "leader", test.name, test.outcome, p(TENTH), 0, ((0, len(FACES)),))


def _costs(rules: Rules, row: Any, difference: int) -> int:
    """Give the stands that a result costs the defender less those that it costs the attacker."""
    lost = captured_stands(rules, row, difference) + row.skedaddled
    return int(lost if row.loser == "defender" else -lost if row.loser == "attacker" else 0)


def _ways(values: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    found: Counter[int] = Counter()
    for value, ways in values:
        found[value] += ways
    assert found.total() in (len(FACES), PAIRS)
    return tuple(sorted(found.items()))


def thrown(state: State, fact: Any) -> Iterator[tuple[str, int]]:
    """Yield the ten-sided dice of a fact: whose each was, and its face."""
    match fact:
        case ev.Fired(roll=die) if die is not None:
            yield from _of(state, fact.shot.firers[0], die.face)
        case ev.Maneuvered():
            yield from _of(state, fact.unit, fact.roll.face)
        case ev.CombatRolled():
            yield from _of(state, fact.attackers[0], fact.attacker_roll.face)
            yield from _of(state, fact.defenders[0], fact.defender_roll.face)
        case ev.LeaderTested():
            yield from _of(state, fact.name, fact.roll.face)


def _of(state: State, name: str, face: int) -> Iterator[tuple[str, int]]:
    who = _who(state, name)
    if who is not None:
        yield who.side, face


def _who(state: State, name: str) -> Any:
    """Give a unit or a leader, None for who is neither."""
    return unit(state, name) or state.leaders.get(name)
