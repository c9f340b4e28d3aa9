"""What changes a side's total in a charge (D10-CHARGE-MOD-*).

The rows stand in charge.toml; here are the rules' own functions that they name, and what the table can tell of a
combat. Some are worked out anew before each roll of a struggle; the others hold through it as they were found.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, NamedTuple

from companion.charts.figures import Exact, Reasoned
from companion.charts.modifiers import (
    Modifier,
    Reading,
    Telling,
    Whom,
    by_rule,
    chips,
    counted,
    modifier,
    of_chart,
    unasked,
)
from companion.charts.vocabulary import conditions
from companion.games.miniatures.charts.charge import ChargeModifier
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.vocabulary import CHARGE
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import formations
from companion.games.miniatures.rules.combat import Combat, Fighter, Who
from companion.language.messages import Id, Message

OPEN_GROUND, NATURAL = "open", "favorable"
TERRAIN_STACK = "D10-RUL-CHARGE-TERRAIN-STACK"
TERRAIN_SIDE, HALF = "D10-RUL-CHARGE-TERRAIN-SIDE", "D10-RUL-CHARGE-HALF"
SUPPORT_FLANK = "D10-RUL-CHARGE-SUPPORT-FLANK"
FRESH_TIME, SPENT = "D10-RUL-CHARGE-FRESH-TIME", "spent"
AGAIN = ("supported", "outnumbered", "disordered")
"""The rules that are worked out before each roll."""
TOLD = (
    "exceptional-leader",
    "leader",
    "exceptional-commander",
    "fresh",
    "spent",
    "confederate",
    "mounted",
    "low-ammo",
    "breakthrough",
    "ground",
    "works",
    "trenches",
    "outflanked",
    "fire-loss",
)
"""The order in which the sheet's own rows are told; others follow in the chart's."""


class Side(NamedTuple):
    """One side of a combat, whose total is reckoned."""

    combat: Combat
    who: Who

    @property
    def units(self) -> list[Fighter]:
        """Its own units."""
        return self.combat.attackers if self.who == "attacker" else self.combat.defenders

    @property
    def enemies(self) -> list[Fighter]:
        """Those whom it fights."""
        return self.combat.defenders if self.who == "attacker" else self.combat.attackers


# ---- what can be told of a fighter


def _mode(unit: Fighter) -> Collection[str]:
    return () if unit.arm != "cavalry" else ("mounted",) if unit.mounted else ("dismounted",)


def _markers(unit: Fighter) -> Collection[str]:
    if not (unit.disordered or unit.silenced or unit.low_ammo or unit.damaged):
        return ()
    held = {
        "disordered": unit.disordered,
        "silenced": unit.silenced,
        "low-ammo": unit.low_ammo,
        "damaged": bool(unit.damaged),
    }
    return [name for name, so in held.items() if so]


def _leaders(unit: Fighter) -> Collection[str]:
    told = ["commander"] if unit.exceptional_commander else []
    if unit.leaders:
        told.append("attached")
        told += ["exceptional"] if any(one.exceptional for one in unit.leaders) else []
    return told


_FIGHTER: dict[str, Telling] = {
    "arm": lambda unit: (unit.arm,),
    "mode": _mode,
    # Guns have the field's default value, which is no formation of theirs: a row about single lines must not count of
    # them.
    "formation": lambda unit: (unit.formation,) if unit.arm != "artillery" else (),
    "marker": _markers,
    "army": lambda unit: ("confederate" if unit.confederate else "union",),
    "leader": _leaders,
    "trait": lambda unit: unit.traits,
}


# ---- the table


def table(rules: Rules) -> tuple[Modifier, ...]:
    """Give the modifiers of a side's total, the sheet's own in the order in which they are told."""

    def some_or_half(units: Sequence[Fighter], row: Any, so: Callable[[Fighter], bool]) -> bool:
        return is_half(rules, units, so) if row.half_rule or rules.choice(HALF) == 1 else any(map(so, units))

    def half(so: Callable[[Fighter], bool]) -> Callable[[Side], int]:
        return lambda side: is_half(rules, side.units, so)

    def state(unit: Fighter) -> Collection[str]:
        if unit.state is not None and is_spent(rules, unit, unit.stands):
            return (SPENT,)
        return (unit.state,) if unit.state else ()

    fighter = {**_FIGHTER, "state": state}
    silenced_counts = rules.choice("D10-RUL-CHARGE-SILENCED") == 0
    never_mounted = rules.choice("D10-RUL-CHARGE-CONFED-CAV") == 1
    reading: Reading[Side] = Reading(
        rules={
            "leader": lambda side: _attached(rules, side)[1],
            "exceptional-leader": lambda side: _attached(rules, side)[0],
            "confederate": half(
                lambda unit: unit.confederate and not (never_mounted and unit.arm == "cavalry" and unit.mounted)
            ),
            "breakthrough": lambda side: side.combat.breakthrough,
            "outflanked": lambda side: side.combat.outflanked,
            "fire-loss": lambda side: _fire_losses(rules, side),
            "supported": lambda side: not flanked(rules, side) and half(lambda unit: supported(rules, unit))(side),
            # Kept as a rule that never holds here, so that its rows are known and not reported as rows that nothing
            # reads.
            "outnumbered": lambda _: 0,  # the worst alone: `outnumbered`
            "disordered": half(lambda unit: unit.disordered or (unit.silenced and silenced_counts)),
        },
        case={
            "asked": lambda side: side.combat.asked,
            "ground": lambda side: grounds_in_force(rules, side.combat),
        },
        of={
            "own": Whom(lambda side: side.units, fighter, together=some_or_half),
            "enemy": Whom(lambda side: side.enemies, fighter, together=some_or_half),
        },
    )
    # Ladders are read aloud at the table: leaders first, as the sheet has them, and a house's own rows behind.
    places = {name: place for place, name in enumerate(TOLD)}
    rows = sorted(rules.charge.modifier, key=lambda row: places.get(row.id, len(TOLD)))
    return tuple(modifier("charge.modifier", row, row.value, CHARGE, reading) for row in rows)


def of_side(rules: Rules, who: Who) -> list[Modifier]:
    """Give the modifiers that can change a side's total."""
    return [one for one in rules.once(table) if one.side in ("both", who)]


class Parts(NamedTuple):
    """A side's modifiers, apart as they are worked out."""

    kept: tuple[Modifier, ...]
    supported: tuple[Modifier, ...]
    disordered: tuple[Modifier, ...]
    spent: tuple[Modifier, ...]


def is_judged_again(rules: Rules, row: ChargeModifier) -> bool:
    """Say whether a row of the spent is worked out before each roll (D10-RUL-CHARGE-FRESH-TIME)."""
    return rules.choice(FRESH_TIME) == 1 and conditions(row) == {"state": (SPENT,)}


def is_spent(rules: Rules, unit: Fighter, stands: int) -> bool:
    """Say whether a unit with so many stands left is spent: as judged, or by what is left of it now."""
    return unit.state == SPENT or (rules.choice(FRESH_TIME) == 1 and 0 < stands < unit.spent_under)


def _parts(rules: Rules) -> dict[Who, Parts]:
    found: dict[Who, Parts] = {}
    sides: tuple[Who, Who] = ("attacker", "defender")
    for who in sides:
        rows = of_side(rules, who)
        spent = tuple(one for one in rows if is_judged_again(rules, one.row))
        lasting = tuple(one for one in rows if one.row.rule not in AGAIN and one not in spent)
        found[who] = Parts(lasting, tuple(by_rule(rows, "supported")), tuple(by_rule(rows, "disordered")), spent)
    return found


def kept(rules: Rules, combat: Combat, who: Who) -> list[Reasoned]:
    """Give the modifiers that hold through the whole combat."""
    return [one.line for one in counted(lasting(rules, who), Side(combat, who))]


def lasting(rules: Rules, who: Who) -> tuple[Modifier, ...]:
    """Give the modifiers of a side that hold through the whole combat where they hold when it begins."""
    return rules.once(_parts)[who].kept


def worked_out_again(rules: Rules, combat: Combat, who: Who) -> list[Reasoned]:
    """Give the modifiers that are worked out before each roll: supported, outnumbered, disordered."""
    side, parts = Side(combat, who), rules.once(_parts)[who]
    lines = [one.line for one in counted(parts.supported, side)]
    if (row := outnumbered(rules, combat, who)) is not None:
        lines.append(Reasoned(row.clause, of_chart("charge.modifier", row), row.value))
    lines += [one.line for one in counted(parts.spent, side)]
    return [*lines, *(one.line for one in counted(parts.disordered, side))]


def worth(rules: Rules, rule: str, who: Who) -> int:
    """Give what the rows of one of the rules' own functions are worth to a side where it holds."""
    return sum(int(one.value) for one in of_side(rules, who) if one.read and one.row.rule == rule)


# ---- the rules' own functions


def is_half(rules: Rules, units: Sequence[Fighter], so: Callable[[Fighter], bool]) -> bool:
    """Say whether at least half of a side's stands are in a state (D10-CHARGE-NOTE-HALF, D10-RUL-CHARGE-HALF)."""
    those = whole = 0
    for unit in units:
        whole += unit.stands
        if so(unit):
            those += unit.stands
    # Half exactly is enough. Without the first half of this a side of no stands would have every modifier at once.
    return those > 0 and those >= whole * rules.half_rule


def flanked(rules: Rules, side: Side) -> bool:
    """Say whether a side is an outflanked defender, who has no support (D10-RUL-CHARGE-SUPPORT-FLANK)."""
    # Not on the sheet: the author of the parent rules said so when he was asked.
    return side.who == "defender" and side.combat.outflanked and rules.choice(SUPPORT_FLANK) == 0


def ground_is_turned(rules: Rules, combat: Combat) -> bool:
    """Say whether no ground helps, for the attack comes round it (D10-RUL-CHARGE-TERRAIN-SIDE)."""
    return combat.outflanked and rules.choice(TERRAIN_SIDE) == 0


def _enough(rules: Rules, side: Side, so: Callable[[Fighter], bool]) -> bool:
    """Say whether what one unit has counts for its side: always, or of half its stands (D10-RUL-CHARGE-HALF)."""
    return rules.choice(HALF) == 0 or is_half(rules, side.units, so)


def grounds_in_force(rules: Rules, combat: Combat) -> tuple[str, ...]:
    """Give the grounds that count: the best, or such as a table adds (D10-RUL-CHARGE-TERRAIN-STACK)."""
    if ground_is_turned(rules, combat):
        return ()
    told = tuple(dict.fromkeys((combat.ground, *combat.ground_besides)))
    reading = rules.choice(TERRAIN_STACK)
    if len(told) == 1 or reading == 2:
        return told
    if reading == 1 and NATURAL in told:
        return (NATURAL, _best(rules, [one for one in told if one != NATURAL]))
    return (_best(rules, told),)


def _best(rules: Rules, words: Sequence[str]) -> str:
    """Give the ground that is worth most; of equals the one told first."""

    def worth_of(word: str) -> int:
        return sum(row.value for row in rules.charge.modifier if word in conditions(row).get("ground", ()))

    return max(words, key=worth_of)


def led_enough(rules: Rules, side: Side) -> bool:
    """Say whether a side's attached leaders count: with units enough, where that is asked (D10-RUL-CHARGE-HALF)."""
    led = any(unit.leaders for unit in side.units)
    return not led or _enough(rules, side, lambda unit: bool(unit.leaders))


def _attached(rules: Rules, side: Side) -> tuple[int, int]:
    """Count attached leaders, exceptional and ordinary: the best, or as the option says (D10-RUL-CHARGE-LEADERS)."""
    attached = [leader for unit in side.units for leader in unit.leaders]
    if not led_enough(rules, side):
        return 0, 0
    exceptional = sum(leader.exceptional for leader in attached)
    ordinary = len(attached) - exceptional
    match rules.choice("D10-RUL-CHARGE-LEADERS"):
        case 0:
            # Never more than the best one: a brigade with three generals fights no better than with the one worth most.
            return min(exceptional, 1), 0 if exceptional else min(ordinary, 1)
        case 2:
            return min(exceptional, 1), min(ordinary, 1)
        case _:
            return exceptional, ordinary


def _fire_losses(rules: Rules, side: Side) -> int:
    """Count the troop stands a side lost in the fire phase just played (D10-RUL-CHARGE-FIRE-LOSS)."""
    own, enemy = (
        sum(unit.stands_lost_in_fire for unit in units if unit.arm != "artillery")
        for units in (side.units, side.enemies)
    )
    if not _enough(rules, side, lambda unit: unit.arm != "artillery" and unit.stands_lost_in_fire > 0):
        return 0
    match rules.choice("D10-RUL-CHARGE-FIRE-LOSS"):
        case 1:
            return min(own, abs(rules.charge.fire_loss_limit.value))
        case 2:
            return max(0, own - enemy)
        case _:
            return own


def supported(rules: Rules, unit: Fighter) -> bool:
    """Say whether a unit is supported: by its formation, or by another unit (D10-CHARGE-NOTE-SUPPORT-AUTO, -LINE)."""
    in_depth = unit.arm != "artillery" and rules.cards[unit.formation].always_supported
    return unit.supported or in_depth


def outnumbered(rules: Rules, combat: Combat, who: Who) -> ChargeModifier | None:
    """Give the worst outnumbered modifier of a side, or None (D10-RUL-CHARGE-RATIO)."""
    own, enemy = numbers(rules, combat, who)
    # A side whose guns do not count has nothing to be outnumbered with: no ratio has a value then.
    if not own:
        return None
    # The rows come the worst first, so the first that holds is the only one.
    return next((row for ratio, row in rules.outnumbered if row.side in ("both", who) and enemy >= own * ratio), None)


def numbers(rules: Rules, combat: Combat, who: Who) -> tuple[Exact, Exact]:
    """Give what a side and its enemies compare for outnumbering."""
    attackers = sum((compared(rules, unit) for unit in combat.attackers), start=0)
    defenders = sum((compared(rules, unit) for unit in combat.defenders), start=0)
    if supporters_count(rules):
        attackers, defenders = attackers + combat.attackers_supporting, defenders + combat.defenders_supporting
    return (attackers, defenders) if who == "attacker" else (defenders, attackers)


def supporters_count(rules: Rules) -> bool:
    """Say whether the stands of supporters are compared too (D10-RUL-CHARGE-STANDS)."""
    return rules.choice("D10-RUL-CHARGE-STANDS") == 3


def compared(rules: Rules, unit: Fighter) -> Exact:
    """Count a unit's stands for outnumbering (D10-RUL-CHARGE-STANDS, D10-RUL-STATE-DAMAGED-COMBAT)."""
    reading = rules.choice("D10-RUL-CHARGE-STANDS")
    if unit.arm == "artillery":
        if reading == 2:
            return 0
        if rules.choice("D10-RUL-STATE-DAMAGED-COMBAT"):
            return unit.stands
        return unit.stands - unit.damaged + unit.damaged * rules.damaged_gun_stand
    # The sheet says stands and nothing of formation; but the cards have a melee row each, which would decide nothing
    # else.
    if reading == 1:
        return unit.stands
    return formations.stands_that_fight(
        rules, unit.formation, unit.stands, on_road=unit.on_road, over_bridge=unit.over_bridge
    )


# ---- what only eyes know


def grounds(rules: Rules) -> tuple[str, ...]:
    """Give what can be charged up to, open ground first, as the rows name it."""
    return (OPEN_GROUND, *(one.word for one in chips(rules.once(table), "ground")))


def not_known(
    rules: Rules, ground: str, asked: Sequence[str], besides: Sequence[str] = ()
) -> Iterator[tuple[str, Message]]:
    """Yield what eyes said that no row has: its place in the case and what is wrong."""
    places = [("$.ground", ground), *((f"$.ground_besides[{nth}]", one) for nth, one in enumerate(besides))]
    for place, one in places:
        if one != OPEN_GROUND and one not in (known := rules.once(grounds)):
            yield place, why.NOT_ONE_OF(choice=Id(one), names=why.ids(known))
    if asked:
        for index, what in unasked(rules.once(table), asked):
            yield f"$.asked[{index}]", what
