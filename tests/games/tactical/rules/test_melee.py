"""What the engine asks of fire and melee beyond the JSON cases: levels of the game, options, units as fighters."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.tactical.charts.ruleset import Rules, load
from companion.games.tactical.charts.terms import Level
from companion.games.tactical.rules.combat.factors import Fighter
from companion.games.tactical.rules.combat.field import fighter
from companion.games.tactical.rules.combat.fire import always_flanked
from companion.games.tactical.rules.combat.melee import Attacker, Defender, Melee, may_not_melee, strengths
from companion.kernel.shelf import ruleset_texts
from tests.games.tactical.building import unit
from tests.games.tactical.fighting import story

ANTIETAM, SHILOH = load(ruleset_texts("antietam")), load(ruleset_texts("shiloh"))
COLUMN = Fighter(arm="infantry", men=400, mode="column", leaders=(50,), disrupted=True)


def melee(level: Level = "advanced", **given: Any) -> Melee:
    """Give a column of 400 in the flank of 400 more behind works of level 3."""
    attacker = Attacker(unit=COLUMN, flanking=True, out_of_ammo=True)
    plain = Melee(
        level=level,
        play_level=3,
        attacker_side="union",
        attackers=(attacker,),
        defenders=(Defender(unit=COLUMN),),
        defenders_flanked=True,
        defenders_fort=3,
    )
    return replace(plain, **given)


@pytest.mark.clause("ANT-R-BASIC-MODS", "ANT-2.1j")
def test_the_basic_game_knows_neither_modes_nor_flanks_and_the_intermediate_no_leaders() -> None:
    expected: dict[Level, tuple[float, float]] = {
        "basic": (400, 400),
        "intermediate": (400 * 0.75 * 1.5 * 0.7, 400 * 0.75 * 0.5),
        "advanced": (400 * 0.75 * 1.5 * 0.7 * 1.5, 400 * 0.75 * 0.5 * 1.5),
    }
    for level, (attackers, defenders) in expected.items():
        found = strengths(ANTIETAM, melee(level))
        assert (float(found.attackers), float(found.defenders)) == pytest.approx((attackers, defenders))


@pytest.mark.clause("ANT-R-BASIC-MODS", "ANT-T-MODEMOD")
def test_rout_counts_in_the_basic_game_too() -> None:
    routed = melee("basic", defenders=(Defender(unit=replace(COLUMN, routed=True)),))
    assert strengths(ANTIETAM, routed).defenders == 200


@pytest.mark.clause("ANT-R-FORT-ART")
def test_works_help_in_melee_only_where_the_ruling_is_read_so() -> None:
    plain, so_read = (strengths(rules, melee()).attackers for rules in (ANTIETAM, read_so(ANTIETAM)))
    assert so_read == plain * Fraction(7, 10)


def read_so(rules: Rules) -> Rules:
    return rules.choosing({"ANT-R-FORT-ART": 2})


@pytest.mark.clause("SHI-MOD-outmaneuvered", "SHI-MOD-success", "SHI-R-OUTMANEUVER")
def test_outmaneuvered_and_successful_attackers_of_shiloh() -> None:
    foot = Fighter(arm="infantry", men=1000, mode="normal")
    for changes, strength in (({"outmaneuvered": True}, 500), ({"succeeded": True}, 1500), ({}, 1000)):
        attackers = (Attacker(unit=replace(foot, **changes)),)
        assert strengths(SHILOH, melee(attackers=attackers)).attackers == strength
        assert strengths(SHILOH, melee("basic", attackers=attackers)).attackers == 1000


@pytest.mark.clause("ANT-8.4a", "ANT-R-MELEE-ELIG", "SHI-R-STARS")
def test_who_may_not_attack_is_told_every_reason() -> None:
    found = may_not_melee(ANTIETAM, replace(COLUMN, routed=True), "advanced")
    assert [reason.clause for reason in found] == ["ANT-T-MODEMOD", "ANT-8.4a"]
    guns = Fighter(arm="artillery", guns=4, mode="unlimbered")
    assert [reason.clause for reason in may_not_melee(SHILOH, guns, "advanced")] == ["SHI-OC-melee_att"]
    assert not may_not_melee(ANTIETAM, COLUMN, "basic")


@pytest.mark.clause("ANT-7.8g")
def test_columns_riders_and_limbered_guns_are_always_taken_in_flank() -> None:
    flanked = {
        mode: always_flanked(ANTIETAM, Fighter(arm="infantry", mode=mode), "advanced")
        for mode in ("normal", "column", "mounted", "dismounted", "limbered", "unlimbered")
    }
    assert [mode for mode, taken in flanked.items() if taken] == ["column", "mounted", "limbered"]
    assert not always_flanked(ANTIETAM, COLUMN, "basic")
    assert not always_flanked(ANTIETAM, replace(COLUMN, routed=True), "advanced")


@pytest.mark.clause("SHI-R-CREW")
def test_guns_have_crews_at_shiloh_alone() -> None:
    guns = unit("Hickenlooper", arm="artillery", weapon="N12", guns=6, men=77, control=1.3, mode="unlimbered")
    assert fighter(story(guns), guns).crew is None
    found = fighter(story(guns, by=SHILOH), guns)
    assert (found.crew, found.control, found.terrain) == (77, Fraction(13, 10), "clear")
