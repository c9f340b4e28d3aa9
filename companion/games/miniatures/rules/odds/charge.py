"""Odds of a charge, with the whole chain of desperate struggles to its end.

Each struggle takes a stand from each side, so the chain ends by itself. Roll k is reached when k pairs of dice came out
even. Everything is counted in whole numbers over a hundred to the number of rolls; rolls of the same net modifier share
their row of chances, so only their weights are added up.
"""

from __future__ import annotations

from math import gcd

import msgspec

from companion.charts.bounds import STANDS
from companion.charts.figures import Outside, Reasoned
from companion.games.miniatures.charts.charge import ChargeResult
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import working as say
from companion.games.miniatures.rules import charge, charge_losses
from companion.games.miniatures.rules.odds.chances import FACES, Odds, Outcome, P
from companion.games.miniatures.rules.odds.struggle import Left, Side, net_modifiers
from companion.language.tongue import tr

DIFFERENCES = tuple((d, len(FACES) - abs(d)) for d in range(1 - len(FACES), len(FACES)))
"""How many of the hundred pairs of faces give each difference of the two dice."""
PAIRS = len(FACES) ** 2
GONE = ("defenders-gone", "attackers-gone", "both-gone")


class ChargeOdds(Odds, frozen=True, kw_only=True):
    """Odds of a charge combat."""

    struggles: list[P]
    """The chance of exactly 0, 1, 2 … struggles."""


class Losses(msgspec.Struct, frozen=True):
    """Stands that a side should lose, and in how many ways."""

    ways: tuple[tuple[int, int], ...]
    most: int
    in_all: int
    """Stands times ways, while the side has the most of them."""
    rows: tuple[tuple[ChargeResult, int, int], ...] = ()
    """Each result that costs it anything, its difference and its ways."""

    @classmethod
    def of(cls, rules: Rules, rows: list[tuple[ChargeResult, int, int]]) -> Losses:
        """Sum up the rows that cost a side stands."""
        ways: dict[int, int] = {}
        for row, difference, count in rows:
            wanted = charge.captured_stands(rules, row, difference) + row.skedaddled
            ways[wanted] = ways.get(wanted, 0) + count
        in_all = sum(stands * count for stands, count in ways.items())
        return cls(tuple(ways.items()), max(ways, default=0), in_all, tuple(rows))

    def expected(self, rules: Rules, side: Left) -> int:
        """Sum stands times ways; a side loses no more troop stands than it has (D10-RUL-CHARGE-RUN-OUT)."""
        if asks_who_pays(rules):
            # Who pays what is read otherwise: each result is asked what it takes of those who are left.
            units = side.standing()
            found = ((charge_losses.fate(rules, row, units, by, loses=True), count) for row, by, count in self.rows)
            return sum(one.stands_lost * count for one, count in found)
        if side.troops >= self.most:
            return self.in_all
        return sum(min(stands, side.troops) * count for stands, count in self.ways)


def asks_who_pays(rules: Rules) -> bool:
    """Say whether a reading asks more of those who are left than how many troop stands they have."""
    return any(map(rules.choice, charge_losses.READINGS))


class Roll(msgspec.Struct, frozen=True):
    """What a hundred pairs of dice give at one net modifier."""

    results: tuple[int, ...]
    """Ways of each result in chart order, the struggle left out."""
    even: int
    attacker: Losses
    defender: Losses


class Course:
    """A ruleset's rows of chances by net modifier, each worked out once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.names = [row.id for row in rules.charge.result if not row.lost_each_side]
        self._once = rules.choice(charge.STRUGGLE) == 1
        self._rolls: dict[tuple[int, bool], Roll] = {}

    def key(self, modifier: int, struggles: int) -> tuple[int, bool]:
        """Name the chances at a net modifier: after a struggle others, where a table has but one."""
        return modifier, self._once and struggles > 0

    def roll(self, key: tuple[int, bool]) -> Roll:
        """Give the chances of a key."""
        found = self._rolls.get(key)
        if found is None:
            found = self._rolls[key] = self._work_out(*key)
        return found

    def _work_out(self, modifier: int, after_one: bool) -> Roll:
        results = dict.fromkeys(self.names, 0)
        losses: dict[str, list[tuple[ChargeResult, int, int]]] = {"attacker": [], "defender": []}
        even = 0
        for dice, ways in DIFFERENCES:
            row = charge.result_of(self.rules, dice + modifier, struggles=int(after_one))
            if row.lost_each_side:
                even += ways
                continue
            results[row.id] += ways
            if charge.captured_stands(self.rules, row, dice + modifier) + row.skedaddled:
                losses[row.loser].append((row, dice + modifier, ways))
        attacker, defender = (Losses.of(self.rules, losses[who]) for who in ("attacker", "defender"))
        return Roll(tuple(results.values()), even, attacker, defender)


_courses: dict[int, Course] = {}


def _course(rules: Rules) -> Course:
    """Give the rows of chances of a ruleset in force; the last one asked for is kept."""
    found = _courses.get(id(rules))
    # By identity and one at a time: rules hold whole charts, and a desk asks hundreds of odds by the same.
    if found is None or found.rules is not rules:
        _courses.clear()
        found = _courses[id(rules)] = Course(rules)
    return found


def of_charge(rules: Rules, combat: charge.Combat, kept: charge.Ladders | None = None) -> ChargeOdds:
    """Give the chances of the final result after all struggles, in chart order, then of a side used up.

    `kept` are the lasting modifiers of a struggle that goes on; by default they are worked out now. Raises Outside for
    a combat that the sheet does not know, and for one so large that its struggles would be followed for minutes.
    """
    bounded(rules, combat)
    kept = kept or charge.Ladders.of(rules, combat)
    base = charge.total(kept.kept_attacker) - charge.total(kept.kept_defender)
    course = _course(rules)
    # Whole numbers, reduced once at the end: fractions would look for their common divisor at every step, which is most
    # of the time of a long struggle.
    whole = 1  # a hundred to the number of rolls so far; `reached` of them come to the present roll
    reached = 1
    rolls: list[tuple[tuple[int, bool], int]] = []  # the key of each roll, and how many come to it
    struggles: list[tuple[int, int]] = []
    attacker_lost = defender_lost = 0
    sides: tuple[Side, Side] | None = None
    for struggle, (net, attacker, defender) in enumerate(net_modifiers(rules, combat), combat.struggles):
        key = course.key(base + net, struggle)
        roll = course.roll(key)
        rolls.append((key, reached))
        whole *= PAIRS
        decided = PAIRS - roll.even
        of_attacker = decided * attacker.lost + roll.attacker.expected(rules, attacker)
        of_defender = decided * defender.lost + roll.defender.expected(rules, defender)
        attacker_lost = attacker_lost * PAIRS + reached * of_attacker
        defender_lost = defender_lost * PAIRS + reached * of_defender
        struggles.append((reached * decided, whole))
        reached *= roll.even
        sides = attacker, defender
        if not reached:
            break
    assert sides is not None
    attacker, defender = sides  # as they are after the last stand given
    if reached:
        struggles.append((reached, whole))
        attacker_lost += reached * attacker.lost
        defender_lost += reached * defender.lost
    ways = _ways(course, rolls)
    used_up = dict.fromkeys(GONE, 0)
    if reached:
        used_up[gone(attacker.total, defender.total)] = reached
    counted = zip([*course.names, *GONE], [*ways, *used_up.values()], strict=True)
    return ChargeOdds(
        outcomes=[Outcome(name, _p(count, whole)) for name, count in counted],
        expected={"attacker_stands_lost": attacker_lost / whole, "defender_stands_lost": defender_lost / whole},
        explain=_working(rules, combat, kept),
        struggles=[_p(*pair) for pair in struggles],
    )


def bounded(rules: Rules, combat: charge.Combat) -> None:
    """Raise Outside for a combat that the sheet does not know, or whose struggles would be followed for minutes."""
    charge.check(combat)
    for name, side in (("attackers", combat.attackers), ("defenders", combat.defenders)):
        if sum(one.stands for one in side) > STANDS:
            raise Outside(f"$.{name}", tr("expected stands <= {most} in all", most=STANDS))
    charge.see(rules, combat)


def _ways(course: Course, rolls: list[tuple[tuple[int, bool], int]]) -> list[int]:
    """Give the ways of each result over all rolls, the last roll's hundred being the smallest unit."""
    weights: dict[tuple[int, bool], int] = {}
    scale = 1
    for key, reached in reversed(rolls):
        weights[key] = weights.get(key, 0) + reached * scale
        scale *= PAIRS
    ways = [0] * len(course.names)
    for key, weight in weights.items():
        for index, count in enumerate(course.roll(key).results):
            ways[index] += weight * count
    return ways


def gone(attackers: int, defenders: int) -> str:
    """Say which side a struggle has used up, by the stands that are left."""
    held = charge.held(attackers, defenders)
    return {"attacker": GONE[0], "defender": GONE[1], "nobody": GONE[2]}[held]


def _p(count: int, whole: int) -> P:
    common = gcd(count, whole)
    return count // common, whole // common


def _working(rules: Rules, combat: charge.Combat, kept: charge.Ladders) -> list[Reasoned]:
    lines: list[Reasoned] = []
    sides: tuple[tuple[charge.Who, tuple[Reasoned, ...]], ...] = (
        ("attacker", kept.kept_attacker),
        ("defender", kept.kept_defender),
    )
    for who, lasting in sides:
        side = [*lasting, *charge.worked_out_again(rules, combat, who)]
        lines.extend(charge.of_side(who, line) for line in side)
        lines.append(Reasoned(rules.charge.clause, say.ALL_OF_SIDE[who](), charge.total(side)))
    return lines
