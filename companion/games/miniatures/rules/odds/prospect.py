"""What a command would roll for, before the dice: the sum built up, the chart's row, every outcome and its chance.

Front ends ask it through `Session.odds`; it never decides anything.
"""

from __future__ import annotations

from math import gcd

import msgspec

from companion.charts.figures import Outside, Reason, Reasoned
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import charge, ladders, maneuver, movement, musketry, paces
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.combat_terms import as_combat, is_breakthrough
from companion.games.miniatures.rules.decide_maneuver import as_check
from companion.games.miniatures.rules.ladders import Rung
from companion.games.miniatures.rules.legal_fire import as_attack
from companion.games.miniatures.rules.odds.chances import FACES, Odds, P
from companion.games.miniatures.rules.odds.charge import DIFFERENCES, PAIRS, ChargeOdds, of_charge
from companion.games.miniatures.rules.odds.single import FireOdds, of_maneuver, of_volley
from companion.games.miniatures.rules.state import Combat, State, on_table, struggling, unit


class Prospect(msgspec.Struct, frozen=True, tag_field="of"):
    """The base of what a command promises."""


class FirerLine(msgspec.Struct, frozen=True):
    """What one firing unit brings: how many of its stands fire, its fire points and how they come about."""

    unit: str
    stands: int
    points: float
    explain: tuple[Reasoned, ...]


class FireProspect(Prospect, frozen=True, tag="fire"):
    """An attack before its die; `row` is the place of its row in the chart, None under the fewest points."""

    points: float
    row: int | None
    band: str | None
    firers: tuple[FirerLine, ...]
    ladder: tuple[Rung, ...]
    die_modifier: int
    effects: tuple[str, ...]
    """The effect of each face, 1 to 10; empty when nothing is rolled."""
    odds: FireOdds


class ManeuverProspect(Prospect, frozen=True, tag="maneuver"):
    """A maneuver check before its die."""

    ladder: tuple[Rung, ...]
    modifier: int
    column: str
    """"disordered" or "good_order"."""
    faces: tuple[str, ...]
    """The outcome of each face, 1 to 10."""
    odds: Odds


class Difference(msgspec.Struct, frozen=True):
    """One difference of a charge's totals: how many of a hundred pairs of dice give it, and its result."""

    difference: int
    ways: int
    result: str


class ChargeProspect(Prospect, frozen=True, tag="charge"):
    """A charge before its pair of dice; `first` are the chances of this roll, `odds` those in the end."""

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    attacker: tuple[Rung, ...]
    defender: tuple[Rung, ...]
    attacker_modifier: int
    defender_modifier: int
    differences: tuple[Difference, ...]
    first: dict[str, P]
    odds: ChargeOdds


class MoveProspect(Prospect, frozen=True, tag="move"):
    """How far a move can go with what is left of it."""

    inches: float
    reasons: tuple[Reason, ...]
    explain: tuple[Reasoned, ...]


def prospect(rules: Rules, state: State, command: cmd.AnyCommand) -> Prospect | None:
    """Give what a command would roll for, or how far a move reaches; None for a command without a chart.

    The command may be one that is not lawful now, as long as it names what there is; what no chart answers gives None.
    """
    try:
        match command:
            case cmd.Maneuver() if command.unit in state.brigades:
                return _maneuver(rules, state, command)
            case cmd.Fire():
                return _fire(rules, state, command)
            case cmd.ResolveCharge():
                return _charge(rules, state, _new_combat(rules, state, command))
            case cmd.RollAgain() if (combat := struggling(state, command.combat)) is not None:
                return _charge(rules, state, _next_roll(state, combat, command))
            case cmd.Move():
                return _move(rules, state, command)
            case _:
                return None
    except Outside:
        return None


def _maneuver(rules: Rules, state: State, command: cmd.Maneuver) -> ManeuverProspect:
    check = as_check(rules, state, command)
    ladder = ladders.of_maneuver(rules, state, command)
    return ManeuverProspect(
        ladder=ladder,
        modifier=ladders.total(ladder),
        column="disordered" if check.disordered else "good_order",
        faces=tuple(maneuver.resolve(rules, check, face).outcome for face in FACES),
        odds=of_maneuver(rules, check),
    )


def _fire(rules: Rules, state: State, command: cmd.Fire) -> FireProspect:
    attack = as_attack(rules, state, command)
    volley = musketry.prepare(rules, attack)
    lines = []
    for index, (one, firer) in enumerate(zip(command.firers, attack.firers, strict=True)):
        explain: list[Reasoned] = []
        points = musketry.points_of(rules, attack, index, explain)
        lines.append(FirerLine(one.unit, sum(g.stands for g in firer.groups), float(points), tuple(explain)))
    row = None if volley.row is None else rules.musketry.row.index(volley.row)
    effects: tuple[str, ...] = ()
    if volley.row is not None:
        effects = tuple(musketry.effect_of(rules, volley.row, face + volley.die_modifier) for face in FACES)
    return FireProspect(
        points=float(volley.points),
        row=row,
        band=None if volley.row is None else volley.row.label,
        firers=tuple(lines),
        ladder=ladders.of_fire(rules, attack),
        die_modifier=volley.die_modifier,
        effects=effects,
        odds=of_volley(rules, attack),
    )


def _new_combat(rules: Rules, state: State, command: cmd.ResolveCharge) -> Combat:
    return Combat(
        attackers=command.attackers,
        defenders=command.defenders,
        ground=command.ground,
        ground_besides=command.ground_besides,
        outflanked=command.outflanked,
        breakthrough=is_breakthrough(rules, state, command.attackers),
        supported=command.supported,
        supporters=command.supporters,
        on_road=command.on_road,
        over_bridge=command.over_bridge,
        asked=command.asked,
    )


def _next_roll(state: State, combat: Combat, command: cmd.RollAgain) -> Combat:
    """Give a struggle as its next roll takes it: with those who still stand on the table."""
    standing = {found.id for found in on_table(state)}
    return msgspec.structs.replace(
        combat,
        attackers=tuple(name for name in combat.attackers if name in standing),
        defenders=tuple(name for name in combat.defenders if name in standing),
        supported=combat.supported if command.supported is None else command.supported,
    )


def _charge(rules: Rules, state: State, combat: Combat) -> ChargeProspect | None:
    fight = as_combat(state, combat)
    # A side that the referee has emptied by hand: there is nothing to roll for.
    if not all(any(one.stands for one in side) for side in (fight.attackers, fight.defenders)):
        return None  # nobody is left to roll for
    attacker, defender = ladders.of_charge(rules, state, combat)
    net = ladders.total(attacker) - ladders.total(defender)
    differences = tuple(
        Difference(dice + net, ways, charge.result_of(rules, dice + net, struggles=combat.struggles).id)
        for dice, ways in DIFFERENCES
    )
    first: dict[str, int] = {row.id: 0 for row in rules.charge.result}
    for one in differences:
        first[one.result] += one.ways
    return ChargeProspect(
        attackers=combat.attackers,
        defenders=combat.defenders,
        attacker=attacker,
        defender=defender,
        attacker_modifier=ladders.total(attacker),
        defender_modifier=ladders.total(defender),
        differences=differences,
        first={name: (ways // gcd(ways, PAIRS), PAIRS // gcd(ways, PAIRS)) for name, ways in first.items()},
        odds=of_charge(rules, fight, kept=_kept(combat)),
    )


def _kept(combat: Combat) -> charge.Ladders | None:
    return charge.Ladders(combat.kept_attacker, combat.kept_defender) if combat.struggles else None


def _move(rules: Rules, state: State, command: cmd.Move) -> MoveProspect | None:
    found = unit(state, command.unit)
    if found is None:
        return None
    move = paces.as_move(rules, found, command)
    whole = movement.resolve(rules, move)
    return MoveProspect(
        inches=paces.reach(rules, found, command) if whole.allowed else 0.0,
        reasons=tuple(whole.reasons),
        explain=tuple(whole.explain),
    )
