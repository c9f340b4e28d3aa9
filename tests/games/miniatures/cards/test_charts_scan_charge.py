"""Two ways to every number of the charge chart: what a player reads off the card, and what the rules work out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import pytest

from companion.games.miniatures.rules import charge
from tests.cards import reading
from tests.cards.reading import Chosen, cards, number, readings, rules, short

pytestmark = pytest.mark.usefixtures("either_measure")
ZERO = Fraction(0)
CAPTURES, LOSSES = "D10-RUL-CHARGE-CAPTURE-COUNT", "D10-RUL-CHARGE-FIRE-LOSS"
PURSUITS = {
    "Hold": "none",
    "Carry the position": "carry",
    "Carry the position or break through": "may-breakthrough",
    "Must break through": "must-breakthrough",
}
RETREATS = {
    "fall back to two inches away": "two-inches",
    "fall back to 5 cm away": "two-inches",
    "retreat out of musket range": "beyond-musketry",
    "retreat a full move": "full-move",
}
TAKEN = {"one battery captured": "captured", "one gun stand of each damaged": "damaged"}


def combat(difference: int, *, guns: bool = False) -> tuple[charge.Combat, int, int]:
    """A combat with dice that come to a difference: leaders and stands lost in the fire phase make up the rest."""
    dice = max(-9, min(9, difference))
    rest = difference - dice
    attackers, defenders = (
        charge.Fighter(stands=40, state="worn", leaders=[charge.InCommand()], stands_lost_in_fire=max(0, lost))
        for lost in (-rest, rest)
    )
    battery = [charge.Fighter(arm="artillery", stands=2)] if guns else []
    found = charge.Combat(attackers=[attackers], defenders=[defenders, *battery])
    return found, max(1, 1 + dice), max(1, 1 - dice)


@pytest.mark.clause(
    "D10-CHARGE-DIFFERENCE",
    CAPTURES,
    *(row.clause for row in rules().charge.result),
    *(
        clause
        for row in rules().charge.result
        for clause in (row.clauses.retreat, row.clauses.loss, row.clauses.extra, row.clauses.taken, row.clauses.pursuit)
        if clause
    ),
)
@pytest.mark.parametrize("guns", [False, True], ids=["troops", "with-guns"])
@pytest.mark.parametrize("chosen", readings(CAPTURES, "D10-RUL-CHARGE-STRUGGLE-DISORDER"), ids=short)
def test_every_difference_comes_to_what_the_charge_chart_says(chosen: Chosen, guns: bool) -> None:
    chart = reading.rows(reading.table(cards(chosen)["charge"], "Difference"))
    names: dict[str, str] = {row.id: row.name for row in rules().charge.result}
    for difference in range(-25, 26):
        fight, attacking, defending = combat(difference, guns=guns)
        found = charge.resolve(rules(chosen), fight, attacker_die=attacking, defender_die=defending)
        assert found.difference == difference
        those = [row for row in chart if reading.holds(differences(row[0], names.values()), difference)]
        assert len(those) == 1
        first, attackers, defenders = those[0]
        assert first.endswith(names[found.result])
        assert found.pursuit == PURSUITS.get(attackers, "none")
        assert_fate(found.attacker, attackers, difference)
        assert_fate(found.defender, defenders.partition(". Batteries: ")[0], difference)
        told = defenders.partition(". Batteries: ")[2].rstrip(".")
        battery = next(
            (TAKEN[part] for part in told.split(", ") if part in TAKEN), "silenced" if "silenced" in told else "none"
        )
        if difference:
            assert found.defender.battery == (battery if guns else "none")
        assert found.again == ("roll again" in attackers)


def differences(first: str, names: Iterable[str]) -> str:
    """The differences at the left of a result's name."""
    return next(first.removesuffix(name).strip() for name in names if first.endswith(name))


def assert_fate(found: charge.AttackerFate, said: str, difference: int) -> None:
    """What befell a side is what its cell says, and nothing else."""
    if said in PURSUITS:
        assert (found.disordered, found.retreat, found.stands_lost) == (False, "none", 0)
        return
    parts = said[0].lower() + said[1:]
    assert found.disordered == parts.startswith("disordered")
    assert found.retreat == next((value for text, value in RETREATS.items() if text in parts), "none")
    skedaddled = re.search(r"(\d+) skedaddle", parts)
    assert found.skedaddled == (int(skedaddled[1]) if skedaddled else 0)
    captured = re.search(r"(\d+) captured", parts)
    more = re.search(r"one more for each point (beyond (\d+)|from (\d+) on)", parts)
    extra = 0
    if more is not None:
        extra = max(0, abs(difference) - int(more[2])) if more[2] else max(0, abs(difference) - int(more[3]) + 1)
    assert found.captured == (int(captured[1]) + extra if captured else 0)
    assert found.leader_captured == ("a leader captured" in parts)
    each = re.search(r"−(\d+) stand", parts)
    assert found.stands_lost == found.skedaddled + found.captured + (int(each[1]) if each else 0)


def fighter(**more: Any) -> charge.Fighter:
    return charge.Fighter(**{"stands": 6, "state": "worn", **more})


EITHER: dict[str, dict[str, Any]] = {
    "attached leader": {"leaders": [charge.InCommand()]},
    "attached exceptional leader": {"leaders": [charge.InCommand(exceptional=True)]},
    "exceptional brigade commander\u00a0•": {"exceptional_commander": True},
    "fresh troops\u00a0•": {"state": "fresh"},
    "spent troops\u00a0•": {"state": "spent"},
    "supported\u00a0•": {"supported": True},
    "outnumbered 3:2": {"stands": 4},
    "outnumbered 2:1": {"stands": 3},
    "outnumbered 3:1 or more": {"stands": 2},
    "disordered\u00a0•": {"disordered": True},
    "low on ammunition\u00a0•": {"low_ammo": True},
    "troop stands lost in this fire phase, each": {"stands_lost_in_fire": 1},
}
ATTACKERS: dict[str, dict[str, Any]] = {
    "Confederates charging\u00a0•": {"confederate": True},
    "mounted cavalry charging\u00a0•": {"arm": "cavalry", "mounted": True},
}
OF_COMBAT: dict[str, dict[str, Any]] = {
    "breakthrough charge": {"breakthrough": True},
    "favorable ground\u00a0•": {"ground": "favorable"},
    "breastworks, town or stone wall\u00a0•": {"ground": "works"},
    "trenches\u00a0•": {"ground": "trenches"},
    "outflanked": {"outflanked": True},
}


@pytest.mark.clause(*(row.clause for row in rules().charge.modifier))
def test_the_modifiers_of_the_charge_dice() -> None:
    card = cards()["charge"]
    parts = {
        head: {said: number(value) for value, said in reading.rows(reading.under(card, head))}
        for head in ("Either side", "Attackers", "Defenders")
    }
    assert set(parts["Either side"]) == set(EITHER)
    assert {*parts["Attackers"], *parts["Defenders"]} == {*ATTACKERS, *OF_COMBAT}
    for said, value in parts["Either side"].items():
        assert totals([fighter(**EITHER[said])], [fighter()]) == (value, ZERO), said
        assert totals([fighter()], [fighter(**EITHER[said])]) == (ZERO, value), said
    for said, value in parts["Attackers"].items():
        assert totals([fighter(**ATTACKERS.get(said, {}))], [fighter()], **OF_COMBAT.get(said, {})) == (value, ZERO), (
            said
        )
        assert totals([fighter()], [fighter(**ATTACKERS.get(said, {}))]) == (ZERO, ZERO), said
    for said, value in parts["Defenders"].items():
        assert totals([fighter()], [fighter()], **OF_COMBAT[said]) == (ZERO, value), said


def totals(attackers: list[charge.Fighter], defenders: list[charge.Fighter], **more: Any) -> tuple[Fraction, Fraction]:
    fight = charge.Combat(attackers=attackers, defenders=defenders, **more)
    found = charge.resolve(rules(), fight, attacker_die=5, defender_die=5)
    return Fraction(found.attacker_total - 5), Fraction(found.defender_total - 5)


READ: dict[str, dict[str, int]] = {
    "each": {"1": -1, "4": -4, "4 to 1": -4},
    "each, at most −3": {"1": -1, "4": -3, "4 to 1": -3},
    "each more than the enemy lost": {"1": -1, "4": -4, "4 to 1": -3},
}


@pytest.mark.clause(LOSSES)
@pytest.mark.parametrize("chosen", readings(LOSSES), ids=short)
def test_stands_lost_in_the_fire_phase_count_as_the_card_says(chosen: Chosen) -> None:
    those = {said: value for value, said in reading.rows(reading.under(cards(chosen)["charge"], "Either side"))}
    said = next(one for one in those if one.startswith("troop stands lost"))
    for how, expected in READ[said.removeprefix("troop stands lost in this fire phase, ")].items():
        own, _, enemy = how.partition(" to ")
        fight = charge.Combat(
            attackers=[fighter(stands_lost_in_fire=int(own))], defenders=[fighter(stands_lost_in_fire=int(enemy or 0))]
        )
        found = charge.resolve(rules(chosen), fight, attacker_die=5, defender_die=5)
        assert found.attacker_total - 5 == expected * -number(those[said])
