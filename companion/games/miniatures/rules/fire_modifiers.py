"""What changes fire: the factors on the points of a group of stands, the modifiers of the die (D10-FIRE-MOD-*, -DIE-*).

The rows stand in fire-points.toml and musketry.toml; here are the rules' own functions that they name, and what the
tables can tell of an attack.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from companion.charts.figures import Exact, exact
from companion.charts.modifiers import Counted, Modifier, Reading, Telling, Whom, chips, counted, modifier, unasked
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.vocabulary import FIRE_DIE, FIRE_POINTS, GUNS
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules.attack import Attack, Firer, Group, Target
from companion.language.messages import Id, Message

NO_COVER = "none"
COVER = "cover"
"""The group of which one reading adds every row up (D10-RUL-FIRE-COVER-STACK)."""
EXPOSED = "exposed"
"""The group of which one reading counts every row (D10-RUL-FIRE-DIE-PLUS-ONCE)."""


class Shot(NamedTuple):
    """One group of stands of an attack."""

    attack: Attack
    firer: Firer
    group: Group


# ---- what can be told of an attack


def _mode_of_target(target: Target) -> Collection[str]:
    if target.arm == "cavalry":
        return ("mounted",) if target.mounted else ("dismounted",)
    return (("limbered",) if target.limbered else ("unlimbered",)) if target.arm == "artillery" else ()


_TARGET: dict[str, Telling] = {
    "arm": lambda target: (target.arm,),
    "mode": _mode_of_target,
    "formation": lambda target: (target.formation,),
    "trait": lambda target: target.traits,
}


def _arm(shot: Shot) -> Collection[str]:
    return ("artillery",) if shot.firer.arm in GUNS else (shot.firer.arm,)


def _weapon(shot: Shot) -> Collection[str]:
    firer = shot.firer
    return (firer.arm,) if firer.arm in GUNS else (firer.carbine,) if firer.arm == "cavalry" else ()


def _markers(shot: Shot) -> Collection[str]:
    held = {
        "disordered": shot.firer.disordered,
        "low-ammo": shot.firer.low_ammo,
        "damaged": bool(shot.group.damaged),
    }
    return [name for name, so in held.items() if so]


def _covers(target: Target) -> Collection[str]:
    return (target.cover, *target.cover_besides)


def _range(shot: Shot) -> Sequence[Exact]:
    return (exact(shot.group.range),)


_FIRER: dict[str, Telling] = {
    "arm": _arm,
    "weapon": _weapon,
    "marker": _markers,
    "trait": lambda shot: shot.firer.traits,
}


# ---- the die


def die_table(rules: Rules) -> tuple[Modifier, ...]:
    """Give the modifiers of the die, in the order of the chart."""
    in_place = rules.choice("D10-RUL-FIRE-MARCH-COLUMN") == 1
    dismounted = rules.choice("D10-RUL-FIRE-DISMOUNTED")

    def column(attack: Attack) -> int:
        formation = attack.target.formation
        # A March Column takes twice the points as well, by another table. Whether the +1 stands beside that or is
        # replaced by it is the referee's choice.
        return formation == "attack-column" or (formation == "march-column" and not in_place)

    def open_order(attack: Attack) -> int:
        """Cavalry on foot, as target or as firers (D10-RUL-FIRE-DISMOUNTED)."""
        if dismounted == 1:
            return any(firer.arm == "cavalry" for firer in attack.firers)
        as_target = attack.target.arm == "cavalry" and not attack.target.mounted
        # The row says dismounted cavalry and not whose. Among rows about the target it is read of the target, as
        # skirmishers in open order.
        return as_target and not (dismounted == 2 and attack.target.cover != NO_COVER)

    def shots(attack: Attack) -> list[Shot]:
        return [Shot(attack, firer, group) for firer in attack.firers for group in firer.groups]

    reading: Reading[Attack] = Reading(
        rules={
            "limbered": lambda attack: attack.target.limbered,
            "column": column,
            "mounted": lambda attack: attack.target.mounted and attack.target.arm == "cavalry",
            # An about face alone has its own row; who changed formation besides is `maneuvering` and not
            # `about_facing`, so that one row tells the truth of it.
            "changing": lambda attack: attack.target.maneuvering and not attack.target.about_facing,
            "about-face": lambda attack: attack.target.about_facing,
            "dismounted": open_order,
        },
        case={"asked": lambda attack: attack.asked, "cover": lambda attack: _covers(attack.target)},
        of={"target": Whom.one(lambda attack: attack.target, _TARGET), "firers": Whom(shots, _FIRER, _range)},
    )
    return tuple(modifier("musketry.modifier", row, row.value, FIRE_DIE, reading) for row in rules.musketry.modifier)


def on_the_die(rules: Rules, attack: Attack) -> list[Counted]:
    """Give the modifiers of the die that count (D10-RUL-FIRE-DIE-PLUS-ONCE, D10-RUL-FIRE-COVER-STACK)."""
    # The sheet joins these conditions by "or" in one row: one +1, however many are so. Rows of a group count once, its
    # strongest.
    each = [EXPOSED] if rules.choice("D10-RUL-FIRE-DIE-PLUS-ONCE") else []
    if rules.reads(readings.COVERS_ADD):
        each.append(COVER)
    return counted(rules.once(die_table), attack, each=each)


# ---- the points


def factor_table(rules: Rules) -> tuple[Modifier, ...]:
    """Give the factors on the points of a group of stands: damage first, which is its own stands', then as printed."""
    guns_halved = rules.choice("D10-RUL-FIRE-HALF-GUNS")

    def low_ammo(shot: Shot) -> int:
        return shot.firer.low_ammo and bool(guns_halved or shot.firer.arm not in GUNS)

    def enfiladed(shot: Shot) -> int:
        """Say whether a group counts as in enfilade (D10-RUL-FIRE-ENFILADE-SCOPE)."""
        if rules.reads(readings.ENFILADE_DOUBLES_ALL):
            return any(group.enfilade for firer in shot.attack.firers for group in firer.groups)
        if rules.reads(readings.ENFILADE_BY_HALF_A_UNIT):
            flanking = sum(group.stands for group in shot.firer.groups if group.enfilade)
            return bool(flanking) and 2 * flanking >= sum(group.stands for group in shot.firer.groups)
        return shot.group.enfilade

    def always_enfiladed(shot: Shot) -> int:
        # Twice and never four times: a column caught from a true flank is enfiladed already.
        return shot.attack.target.formation == "march-column" and not enfiladed(shot)

    reading: Reading[Shot] = Reading(
        rules={
            "disordered": lambda shot: shot.firer.disordered,
            "low-ammo": low_ammo,
            "damaged": lambda shot: bool(shot.group.damaged),
            "enfilade": enfiladed,
            "march-column": always_enfiladed,
        },
        case={"asked": lambda shot: shot.attack.asked, "cover": lambda shot: _covers(shot.attack.target)},
        of={
            "firers": Whom.one(lambda shot: shot, _FIRER, _range),
            "target": Whom.one(lambda shot: shot.attack.target, _TARGET),
        },
    )
    # Damage is a share of the group's stands and not of its points; reckoned after a halving it would mean something
    # else.
    rows = sorted(rules.fire_points.factor, key=lambda row: row.rule != "damaged")
    return tuple(modifier("fire-points.factor", row, row.times, FIRE_POINTS, reading) for row in rows)


HALVES = ("disordered", "low-ammo")


def factors(rules: Rules, shot: Shot) -> Iterator[Modifier]:
    """Yield the factors that count; disorder and low ammunition halve once together (D10-RUL-FIRE-HALF-ONCE).

    Guns low on ammunition fire canister alone, at full points but for one reading (D10-RUL-FIRE-HALF-GUNS).
    """
    once, halved = not rules.choice("D10-RUL-FIRE-HALF-ONCE"), ""
    for one in rules.once(factor_table):
        if not one.holds(shot):
            continue
        if one.row.rule in HALVES:
            # Both states stand in one row of the sheet. A house's further rows for the same state still count.
            if once and halved not in ("", one.row.rule):
                continue
            halved = one.row.rule
        yield one


# ---- what only eyes know


def covers(rules: Rules) -> tuple[str, ...]:
    """Give what a target can stand in or behind, "none" first, as the rows of the tables name it."""
    tables = (*rules.once(die_table), *rules.once(factor_table))
    return (NO_COVER, *(one.word for one in chips(tables, "cover")))


def not_known(
    rules: Rules, cover: str, asked: Sequence[str], besides: Sequence[str] = ()
) -> Iterator[tuple[str, Message]]:
    """Yield what eyes said that no row has: its place in the case and what is wrong."""
    places = [("$.target.cover", cover), *((f"$.target.cover_besides[{n}]", one) for n, one in enumerate(besides))]
    for place, one in places:
        if one != NO_COVER and one not in (known := rules.once(covers)):
            yield place, why.NOT_ONE_OF(choice=Id(one), names=why.ids(known))
    if asked:
        tables = (*rules.once(die_table), *rules.once(factor_table))
        for index, what in unasked(tables, asked):
            yield f"$.asked[{index}]", what
