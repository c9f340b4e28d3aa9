"""What the actions cost: modes, fortifying, fire, melee, reorganising; at night all twice."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.tactical.charts.ruleset import load
from companion.games.tactical.charts.terms import Arm, Mode
from companion.games.tactical.rules.orders.costs import (
    Payer,
    fire_cost,
    fortify_cost,
    melee_cost,
    mode_cost,
    reorganise_cost,
)
from companion.kernel.shelf import ruleset_texts

ANTIETAM, SHILOH = load(ruleset_texts("antietam")), load(ruleset_texts("shiloh"))
FOOT: tuple[Arm, Mode] = ("infantry", "normal")
HORSE: tuple[Arm, Mode] = ("cavalry", "mounted")
LIMBERED: tuple[Arm, Mode] = ("artillery", "limbered")
GUNS: tuple[Arm, Mode] = ("artillery", "unlimbered")
WHO = (FOOT, HORSE, LIMBERED, GUNS)


def payer(who: tuple[Arm, Mode], **given: Any) -> Payer:
    return Payer(**({"level": "advanced", "arm": who[0], "mode": who[1]} | given))


def antietam(who: tuple[Arm, Mode], to: Mode, in_zone: bool = False, **given: Any) -> int | None:
    return mode_cost(ANTIETAM, payer(who, **given), to, terrain="clear", in_zone=in_zone).points


def shiloh(who: tuple[Arm, Mode], to: Mode, terrain: str = "clear", in_zone: bool = False, **given: Any) -> int | None:
    return mode_cost(SHILOH, payer(who, **given), to, terrain=terrain, in_zone=in_zone).points


@pytest.mark.clause("ANT-7.8c", "ANT-R-MODE-COST", "ANT-T-OPCOST-N5")
def test_a_change_of_mode_at_antietam() -> None:
    assert antietam(FOOT, "column") == 2
    assert antietam(HORSE, "dismounted", in_zone=True) == 2
    assert antietam(GUNS, "limbered", in_zone=True) == 4
    assert antietam(LIMBERED, "unlimbered") == 4
    assert antietam(LIMBERED, "unlimbered", in_zone=True) == 8
    assert antietam(LIMBERED, "unlimbered", cavalry_artillery=True) == 2
    assert antietam(LIMBERED, "unlimbered", in_zone=True, cavalry_artillery=True) == 8
    assert antietam(GUNS, "limbered", in_zone=True, cavalry_artillery=True) == 2


@pytest.mark.clause("ANT-7.8a", "ANT-R-BASIC-SCOPE", "ANT-R-RALLY-MODE")
@pytest.mark.parametrize(
    ("who", "to", "given", "clause"),
    [
        (FOOT, "mounted", {}, "ANT-7.8a"),
        (FOOT, "normal", {}, "ANT-7.8a"),
        (FOOT, "column", {"level": "basic"}, "ANT-R-BASIC-SCOPE"),
        (FOOT, "column", {"routed": True}, "ANT-R-RALLY-MODE"),
    ],
)
def test_a_change_that_there_is_not(who: tuple[Arm, Mode], to: Mode, given: dict[str, Any], clause: str) -> None:
    found = mode_cost(ANTIETAM, payer(who, **given), to, terrain="clear", in_zone=False)
    assert (found.points, [reason.clause for reason in found.reasons]) == (None, [clause])


@pytest.mark.clause(
    "SHI-OC-to_column", "SHI-OC-to_normal", "SHI-N-3", "SHI-N-4", "SHI-N-5", "SHI-R-NOTES", "SHI-R-MODE-CELL"
)
def test_a_change_of_mode_at_shiloh() -> None:
    places = [("clear", False), ("light_woods", False), ("clear", True), ("woods_church", True)]
    assert [shiloh(FOOT, "column", *place) for place in places] == [2, 3, 4, 5]
    assert [shiloh(("infantry", "column"), "normal", *place) for place in places] == [4, 6, 6, 8]
    assert shiloh(("cavalry", "dismounted"), "mounted") == 2
    assert shiloh(HORSE, "dismounted") == 4
    assert shiloh(FOOT, "column", "peach_orchard") == 2
    assert shiloh(FOOT, "column", "ravine") == 2
    assert shiloh(LIMBERED, "unlimbered", "ravine") is None
    assert shiloh(GUNS, "limbered", "ravine") is None
    assert shiloh(GUNS, "limbered", night=True) == 4


@pytest.mark.clause("ANT-7.11b", "ANT-T-FIRECOST", "ANT-8.4e", "SHI-OC-fortify", "SHI-OC-fire", "SHI-OC-melee_def")
def test_fortifying_fire_and_melee() -> None:
    for rules, fortify, defend in (
        (ANTIETAM, [12, None, None, None], [1, 1, 2, 2]),
        (SHILOH, [8, 8, None, 8], [2] * 4),
    ):
        assert [fortify_cost(rules, payer(who)).points for who in WHO] == fortify
        assert [fire_cost(rules, payer(who)).points for who in WHO] == [2, 2, None, 4]
        assert [melee_cost(rules, payer(who), attacks=True).points for who in WHO] == [2, 2, None, None]
        assert [melee_cost(rules, payer(who), attacks=False).points for who in WHO] == defend
    assert fire_cost(ANTIETAM, payer(LIMBERED, level="basic")).points == 4
    assert fire_cost(ANTIETAM, payer(("cavalry", "dismounted"))).points == 2
    assert fire_cost(ANTIETAM, payer(LIMBERED)).reasons[0].clause == "ANT-T-FIRECOST"


@pytest.mark.clause("SHI-OC-reorganize", "SHI-R-REORG", "SHI-N-night", "SHI-OC-melee_att")
def test_reorganising_and_the_night() -> None:
    assert [reorganise_cost(SHILOH, payer(who)).points for who in WHO] == [2, None, None, None]
    assert reorganise_cost(ANTIETAM, payer(FOOT)).points is None
    assert fire_cost(SHILOH, payer(FOOT, night=True)).points == 4
    assert melee_cost(SHILOH, payer(FOOT, night=True), attacks=True).points == 4
    assert fortify_cost(SHILOH, payer(FOOT, night=True)).points == 16
    assert fire_cost(SHILOH, payer(GUNS, weapon="S24")).points == 4
