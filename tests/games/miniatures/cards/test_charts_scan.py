"""Two ways to every number: what a player reads off a printed chart against what the rules work out, for every die."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from companion.cards.content import Table
from companion.charts.figures import Outside
from companion.games.miniatures.charts.fire import EFFECTS
from companion.games.miniatures.rules import leaders, maneuver, musketry
from tests.cards import reading
from tests.cards.reading import Chosen, cards, readings, rules, short

pytestmark = pytest.mark.usefixtures("either_measure")
DICE = range(1, 11)

# ---- musketry and cannonade

CLAMP, PLUS = "D10-RUL-FIRE-CLAMP", "D10-RUL-FIRE-DIE-PLUS-ONCE"
FIRE: list[Chosen] = [*readings(CLAMP), *(((CLAMP, n), (PLUS, 1)) for n in (1, 2))]
TARGETS = (
    musketry.Target(),
    musketry.Target(cover="works"),
    musketry.Target(arm="cavalry", cover="works"),
    musketry.Target(formation="attack-column"),
    musketry.Target(arm="cavalry", mounted=True, formation="attack-column", maneuvering=True, limbered=True),
    musketry.Target(arm="artillery"),
    musketry.Target(arm="artillery", limbered=True),
)


def stands(points: Fraction) -> musketry.Firer:
    """A firer of just so many points."""
    if points < 1:
        return musketry.Firer(disordered=True, groups=[musketry.Group(1, 4)])
    return musketry.Firer(groups=[musketry.Group(int(points), 4)])


def fire_points(label: str) -> Iterator[Fraction]:
    """The points of a row, and some more of the last one."""
    if label == "½":
        yield reading.number(label)
    else:
        yield from (Fraction(n) for n in (*range(1, 60), 99) if reading.holds(label, n))


def read_effect(row: list[str], note: str, result: int) -> int:
    """Which column a result is read in: the cell that names it, else what the note says of results beyond the cells."""
    named = [place for place, cell in enumerate(row[1:]) if reading.holds(cell, result)]
    if named:
        assert len(named) == 1
        return named[0]
    low = re.search(r"below (\S+) read (\S+?)(?:,| where)", note)
    high = re.search(r"above (\S+) (?:read (\S+?)\.|one effect further)", note)
    assert low is not None
    assert high is not None
    if result < reading.number(low[1]):
        return read_effect(row, note, int(reading.number(low[2])))
    assert result > reading.number(high[1])
    if high[2]:
        return read_effect(row, note, int(reading.number(high[2])))
    return min(read_effect(row, note, int(reading.number(high[1]))) + 1, len(EFFECTS) - 1)


@pytest.mark.clause(
    "D10-FIRE-ROLL",
    CLAMP,
    PLUS,
    "D10-FIRE-EFFECT-DESULTORY",
    "D10-FIRE-EFFECT-LIVELY",
    "D10-FIRE-EFFECT-TELLING",
    "D10-FIRE-EFFECT-DEADLY",
    "D10-FIRE-EFFECT-WITHERING",
    *(row.clause for row in rules().musketry.row),
)
@pytest.mark.parametrize("chosen", FIRE, ids=short)
def test_every_volley_comes_to_what_the_fire_chart_says(chosen: Chosen) -> None:
    card, seen = cards(chosen)["fire"], set[int]()
    chart, note = reading.table(card, "Fire points"), reading.words(card)
    troops, guns = reading.heads(chart)[1:]
    for row in reading.rows(chart):
        for points in fire_points(row[0]):
            for target in TARGETS:
                for die in DICE:
                    found = musketry.resolve(
                        rules(chosen), musketry.Attack(firers=[stands(points)], target=target), die
                    )
                    factor = 1 if target.formation != "march-column" else 2
                    assert Fraction(found.fire_points) == points * factor
                    assert found.result is not None
                    column = read_effect(row, note, found.result)
                    seen.add(found.result)
                    assert found.effect == EFFECTS[column], (row[0], found.result)
                    assert did(found, target) == (guns if target.arm == "artillery" else troops)[column + 1]
    assert min(seen) < -1
    assert max(seen) >= 11 + ((PLUS, 1) in chosen)


def did(found: musketry.FireResult, target: musketry.Target) -> str:
    """What a volley did, as the heads of the chart write it."""
    if target.arm == "artillery":
        letters = (("Wr", found.wrecked), ("Da", found.damaged), ("Si", found.silenced))
        return ", ".join(letter for letter, yes in letters if yes) or "–"
    lost = found.stands_lost
    stands = f"−{lost} stand{'s' if lost > 1 else ''}" if lost else ""
    return ", ".join(part for part in ("D" if found.disordered else "", stands) if part) or "no effect"


FIRERS = {
    "Infantry": musketry.Firer(),
    "Cavalry, breech-loading": musketry.Firer(arm="cavalry", carbine="breech-loading"),
    "Cavalry, other arms": musketry.Firer(arm="cavalry"),
    "Smoothbore guns": musketry.Firer(arm="smoothbore"),
    "Rifled guns": musketry.Firer(arm="rifled"),
}


def one_stand(firer: musketry.Firer, inches: float, **more: Any) -> musketry.Firer:
    return musketry.Firer(firer.arm, [musketry.Group(1, inches)], carbine=firer.carbine, **more)


def points_of(chosen: Chosen, firer: musketry.Firer) -> Fraction | None:
    try:
        return Fraction(musketry.fire_points(rules(chosen), musketry.Attack(firers=[firer]), []))
    except Outside:
        return None


@pytest.mark.clause(
    "D10-FIRE-POINTS-RANGES",
    "D10-RUL-FIRE-RANGE-CELLS",
    "D10-RUL-FIRE-RANGE-EDGE",
    *(row.clause for row in rules().fire_points.points),
)
@pytest.mark.parametrize("chosen", readings("D10-RUL-FIRE-RANGE-CELLS"), ids=short)
def test_every_stand_has_the_points_of_its_range(chosen: Chosen) -> None:
    chart = reading.table(cards(chosen)["fire"], "Up to")
    ranges = [reading.number(head) for head in reading.heads(chart)[0][1:]]
    table = {row[0]: row[1:] for row in reading.rows(chart)}
    assert set(table) == set(FIRERS)
    for name, firer in FIRERS.items():
        for quarter in range(36 * 4):
            inches = quarter / 4
            column = next((place for place, upto in enumerate(ranges) if inches <= upto), None)
            said = "" if column is None else table[name][column]
            assert points_of(chosen, one_stand(firer, inches)) == (reading.number(said) if said else None), (
                name,
                inches,
            )


@pytest.mark.clause(
    "D10-FIRE-MOD-DISORDERED",
    "D10-FIRE-MOD-LOW-AMMO",
    "D10-FIRE-MOD-DAMAGED",
    "D10-FIRE-MOD-ENFILADE",
    "D10-FIRE-MOD-ENFILADE-MARCH",
    "D10-RUL-FIRE-HALF-ONCE",
    "D10-RUL-FIRE-HALF-GUNS",
)
@pytest.mark.parametrize("chosen", readings("D10-RUL-FIRE-HALF-ONCE", "D10-RUL-FIRE-HALF-GUNS"), ids=short)
def test_the_factors_of_the_points(chosen: Chosen) -> None:
    factors = {
        said: reading.number(times) for times, said in reading.rows(reading.under(cards(chosen)["fire"], "The points"))
    }
    march = musketry.Attack(firers=[one_stand(FIRERS["Infantry"], 4)], target=musketry.Target(formation="march-column"))
    for said, times in factors.items():
        both = points_of(chosen, one_stand(FIRERS["Infantry"], 4, disordered=True, low_ammo=True))
        if "once" in said:
            assert both == times
        if said.startswith("infantry"):
            if "disordered" in said:
                assert points_of(chosen, one_stand(FIRERS["Infantry"], 4, disordered=True)) == times
            if "low on" in said:
                assert points_of(chosen, one_stand(FIRERS["Infantry"], 4, low_ammo=True)) == times
        elif "damaged" in said:
            gun = musketry.Firer("rifled", [musketry.Group(1, 20, damaged=1)])
            assert points_of(chosen, gun) == times * (points_of(chosen, one_stand(gun, 20)) or 0)
        elif "enfilade" in said:
            assert points_of(chosen, musketry.Firer(groups=[musketry.Group(1, 4, enfilade=True)])) == times
            assert musketry.fire_points(rules(chosen), march, []) == times
        else:
            assert said == "guns low on ammunition"
    separate = [times for said, times in factors.items() if said.startswith("infantry")]
    assert both == separate[0] * (separate[1] if len(separate) > 1 else 1)
    canister = [points_of(chosen, one_stand(FIRERS["Rifled guns"], 4, low_ammo=low)) or 0 for low in (True, False)]
    assert canister[0] == canister[1] * factors.get("guns low on ammunition", Fraction(1))


# ---- maneuver

LEADERS, ORDER = "D10-RUL-MAN-LEADERS-CUMULATE", "D10-RUL-MAN-RETREAT-ORDER"
MOVES = {
    "leaves the table": "leaves-table",
    "full, retreat": "retreat-full",
    "out of musket range": "beyond-musketry",
    "–": "none",
    "half": "half",
    "full": "full",
}


@pytest.mark.clause(
    "D10-MAN-DIE", ORDER, *(c for row in rules().maneuver.row for c in (row.disordered_clause, row.good_order_clause))
)
@pytest.mark.parametrize("chosen", readings(ORDER), ids=short)
def test_every_maneuver_roll_comes_to_what_the_chart_says(chosen: Chosen) -> None:
    card, seen = cards(chosen)["maneuver"], set[int]()
    chart = reading.rows(reading.table(card, "Total"))
    does = {row[0]: row[1:] for row in reading.rows(reading.table(card, "Outcome"))}
    staffs = [[maneuver.ChainLeader(exceptional=True, attached=True)] * n for n in range(4)]
    for disordered in (True, False):
        for state in ("fresh", "worn", "spent"):
            for staff in staffs:
                for die in DICE:
                    check = maneuver.Check(stands=5, disordered=disordered, state=state, leaders=staff)
                    found = maneuver.resolve(rules(chosen), check, die)
                    seen.add(found.result)
                    row = next(row for row in chart if reading.holds(row[0], found.result))
                    name, _, told = row[1 if disordered else 2].partition(": ")
                    assert rules().outcomes[found.outcome].name == name
                    move, change, order, lost = does[name]
                    assert found.move == MOVES[move]
                    assert found.may_change_formation == (change == "yes")
                    assert order == (
                        "–" if found.move == "leaves-table" else "disordered" if found.disordered else "good"
                    )
                    assert lost == {0: "–", 5: "all skedaddle"}.get(found.skedaddled, f"{found.skedaddled} skedaddles")
                    assert ("−1 stand" in told) == (found.skedaddled == 1)
                    if not disordered:
                        assert ("disordered" in told) == found.disordered
    assert seen == set(range(-1, 22))


ALONE = {
    "exceptional leader attached": maneuver.Check(
        stands=5, state="worn", leaders=[maneuver.ChainLeader(exceptional=True, attached=True)]
    ),
    "leader attached": maneuver.Check(stands=5, state="worn", leaders=[maneuver.ChainLeader(attached=True)]),
    "exceptional leader within command radius": maneuver.Check(
        stands=5, state="worn", leaders=[maneuver.ChainLeader(exceptional=True)]
    ),
    "leader within command radius": maneuver.Check(stands=5, state="worn", leaders=[maneuver.ChainLeader()]),
    "exceptional brigade commander": maneuver.Check(stands=5, state="worn", exceptional_commander=True),
    "column or fieldworks": maneuver.Check(stands=5, state="worn", in_fieldworks=True),
    "fresh": maneuver.Check(stands=5, state="fresh"),
    "worn": maneuver.Check(stands=5, state="worn"),
    "spent": maneuver.Check(stands=5, state="spent"),
}


@pytest.mark.clause(LEADERS, "D10-MAN-RADIUS", *(row.clause for row in rules().maneuver.modifier))
@pytest.mark.parametrize("chosen", readings(LEADERS), ids=short)
def test_the_modifiers_of_the_maneuver_die(chosen: Chosen) -> None:
    card = cards(chosen)["maneuver"]
    said = {
        label: reading.number(value)
        for value, label in reading.rows(
            next(block for block in reading.blocks(card) if isinstance(block, Table) and len(block.rows) == len(ALONE))
        )
    }
    assert set(said) == set(ALONE)
    adds = "radius and attached add" in reading.words(card)
    for label, check in ALONE.items():
        more = said[label.replace("attached", "within command radius")] if adds and "attached" in label else 0
        assert maneuver.resolve(rules(chosen), check, 5).modifier == said[label] + more, label
    two = [maneuver.ChainLeader(attached=True), maneuver.ChainLeader(exceptional=True)]
    both = said["leader attached"] + said["exceptional leader within command radius"]
    best = max(said["leader attached"], said["exceptional leader within command radius"])
    more = said["leader within command radius"] if adds else 0
    counted = best if "Only the best leader" in reading.words(card) else both + more
    assert maneuver.resolve(rules(chosen), maneuver.Check(stands=5, state="worn", leaders=two), 5).modifier == counted
    radius = re.search(r"Command radius (\S+″|\S+ cm)", reading.words(card))
    assert radius is not None
    for far, counts in ((0, True), (1, False)):
        one = maneuver.ChainLeader(distance=float(reading.number(radius[1])) + far / 4)
        check = maneuver.Check(stands=5, state="worn", leaders=[one])
        assert (maneuver.resolve(rules(chosen), check, 5).modifier > 0) == counts


# ---- leaders


@pytest.mark.clause("D10-LEADER-TABLE", *(row.clause for row in rules().leaders.row))
def test_every_face_of_the_fallen_leader_table() -> None:
    said = {
        int(reading.number(die)): (what, then)
        for die, what, then in reading.rows(reading.table(cards()["leaders"], "Die"))
    }
    assert list(said) == list(DICE)
    for die in DICE:
        found = leaders.resolve(rules(), die)
        assert said[die] == (rules().leaders.row[die - 1].name, "has fallen" if found.fallen else "stays")
        assert found.outcome == rules().leaders.row[die - 1].id
