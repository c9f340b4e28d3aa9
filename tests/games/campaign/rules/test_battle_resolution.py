"""A battle fought in a campaign: by hand, and the same battle by `resolve gettysburg.combat` (steps 8 to 16)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import asdict, replace

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle import fight as battle
from companion.games.campaign.rules.battle.resolution import random_factor
from companion.games.campaign.rules.state import SIDES, Side, State
from companion.games.campaign.rules.story import Story
from companion.language.messages import told as in_words
from tests.games.campaign.battles import (
    EVEN,
    FIELD,
    TOWN,
    a_game,
    attacker,
    corps,
    facts,
    fight,
    folded,
    headquarters,
    of_computers,
    opened,
    rolls,
    story,
    the_rules,
)
from tests.games.campaign.fighting import ask

CSA: Side = "confederate"
USA: Side = "union"


def by_hand() -> State:
    return a_game(
        attacker("confederate:A", 100, effectiveness=6.0), corps("union:A", 80, fatigue=1.0, leadership=4, original=100)
    )


@pytest.mark.clause("RTG-9.2.2a", "RTG-9.3a", "RTG-9.4a", "RTG-9.5a")
def test_the_odds_of_a_battle_worked_by_hand() -> None:
    """Multiples: 5 deployed + 3 attack + 2 Confederate + 8 morale + 6 = 24, and 5 + 6 stand + 6 morale + 5 = 22."""
    (fought,) = facts(fight(story(by_hand(), EVEN)), ev.BattleFought)
    assert fought.combat_odds == pytest.approx(2400 / 1760 * 5 / 4)
    assert fought.surrendered is None


@pytest.mark.clause("RTG-9.6.1b", "RTG-9.6.1c", "RTG-9.6.2a", "RTG-9.6.2b")
def test_the_losses_of_a_battle_worked_by_hand() -> None:
    """Urgency 5 and 5: ferocity 5, 15 percent of 80: the Union loses 12, the Confederates 12 / 1.7045 = 7.04."""
    told = fight(story(by_hand(), EVEN))
    (fought,) = facts(told, ev.BattleFought)
    assert fought.urgency == {CSA: 5, USA: 5}
    assert (fought.ferocity, fought.casualty_rate) == (5, 15)
    assert [told.state.corps[name].strength.total for name in ("confederate:A", "union:A")] == [100 - 7, 80 - 12]
    assert {one.cause for one in facts(told, ev.StrengthLost)} == {"combat"}


@pytest.mark.clause("RTG-9.11a", "RTG-11.1a")
def test_the_fatigue_of_a_battle_worked_by_hand() -> None:
    """7 of 100 are 1.4 points of fatigue, up to 1.5; 12 of 80 are 3, beside the one there was; urgency 5 adds none."""
    told = fight(story(by_hand(), EVEN))
    assert [told.state.corps[name].fatigue for name in ("confederate:A", "union:A")] == [1.5, 1 + 3]
    assert [one.clause for one in facts(told, ev.FatigueChanged)] == ["RTG-11.1a", "RTG-11.1a"]


@pytest.mark.clause("RTG-9.1d")
def test_after_a_battle_the_attacker_has_attacked_and_both_have_fought() -> None:
    told = fight(story(by_hand(), EVEN))
    ours, theirs = told.state.corps["confederate:A"], told.state.corps["union:A"]
    assert told.state.battle is None
    assert (ours.attacked, theirs.attacked, ours.fought, theirs.fought) == (True, False, (1, 2), (1, 2))


@pytest.mark.clause("RTG-R-COMBAT-ORDER")
def test_the_steps_are_told_in_their_order() -> None:
    lee, meade = headquarters(CSA, at=FIELD, combat="attack"), headquarters(USA, at=FIELD, combat="stand")
    game = a_game(attacker("confederate:A"), lee, corps("union:A"), meade, offline=True)
    told = fight(story(game, EVEN, EVEN, EVEN, 1))  # the Confederate corps' leader falls
    for choice in ("no", "7", "6", "", ""):
        battle.answer(told, choice)
    names = [type(one).__name__ for one in told.events]
    steps = (
        "BattleOpened Asked Answered BattleOpened "  # 1 participants, 2 off-line
        "BattleOpened Asked Answered BattleOpened Asked Answered BattleOpened "  # 3, 4 estimates, 5 urgency of both
        "Asked Answered BattleOpened Asked Answered BattleOpened "  # 7 ranking of both
        "BattleFought StrengthLost StrengthLost "  # 8 to 15
    )
    assert " ".join(names).startswith(steps)
    order = ["FatigueChanged", "LeaderLost", "Reported", "BattleClosed"]  # 16, 17, 19
    assert sorted(order, key=names.index) == order
    assert names.index("LeaderLost") < names.index("Reported")
    assert names[-3:] == ["Reported", "Reported", "BattleClosed"]
    clauses = {line.clause for one in facts(told, ev.BattleFought) for line in one.working}
    assert {
        "RTG-9.2.2c",
        "RTG-9.2.2d",
        "RTG-9.2.2e",
        "RTG-9.3a",
        "RTG-9.4a",
        "RTG-9.5a",
        "RTG-R-ODDS-RANDOM",
        "RTG-9.6.1.1a",
        "RTG-9.6.1a",
        "RTG-9.6.1b",
        "RTG-9.6.1c",
        "RTG-9.6.2b",
        "RTG-9.6.3a",
        "RTG-9.11a",
        "RTG-11.1a",
    } <= clauses
    assert all(line.clause and line.label for one in facts(told, ev.BattleFought) for line in one.working)


@pytest.mark.clause("RTG-9.5a", "RTG-R-ODDS-RANDOM")
def test_the_random_factor_in_all_its_readings() -> None:
    rules = the_rules()
    assert [random_factor(rules, Fraction(u)) for u in (-1, 0, 1)] == [Fraction(5, 6), 1, Fraction(6, 5)]
    half = random_factor(rules, Fraction(1, 2))
    assert float(half) == pytest.approx(1.2**0.5, abs=1e-11)
    assert half == Fraction(str(float(half)))  # what is told is what was reckoned with
    spread = rules.choosing({"RTG-R-ODDS-RANDOM": 1})
    assert [random_factor(spread, Fraction(u)) for u in (-1, 0, 1)] == [Fraction(9, 10), 1, Fraction(11, 10)]
    none = rules.choosing({"RTG-R-ODDS-RANDOM": 2})
    assert random_factor(none, Fraction(1)) == 1
    told = fight(story(by_hand(), EVEN, rules=none))
    assert not facts(told, ev.BattleFought)[0].rolls
    assert not [roll for roll in rolls(told) if "ODDS-RANDOM" in in_words(roll.why)]


@given(st.integers(-1000, 1000))
def test_any_draw_gives_a_factor_within_its_ends_and_its_opposite_the_inverse(thousandths: int) -> None:
    factor, back = (random_factor(the_rules(), Fraction(draw, 1000)) for draw in (thousandths, -thousandths))
    assert Fraction(5, 6) <= factor <= Fraction(6, 5)
    assert float(factor * back) == pytest.approx(1, abs=1e-11)
    assert float(factor) == pytest.approx(1.2 ** (thousandths / 1000), abs=1e-6)


@pytest.mark.clause("RTG-9.4b", "RTG-R-CONTROL-ATTACK")
def test_a_commander_who_only_looks_on_does_not_control_the_attack() -> None:
    lee = headquarters(CSA, at=FIELD, combat="stand", leadership=9)
    game = of_computers(a_game(attacker("confederate:A", leadership=3), lee, corps("union:A", leadership=3)))
    told = fight(story(game, EVEN))
    line = next(
        one for one in facts(told, ev.BattleFought)[0].working if in_words(one.label).startswith("leadership odds")
    )
    assert line.value == 1
    defending = of_computers(a_game(corps("confederate:A", leadership=3), lee, attacker("union:A", leadership=3)))
    told = fight(story(defending, EVEN), "union:A")
    line = next(
        one for one in facts(told, ev.BattleFought)[0].working if in_words(one.label).startswith("leadership odds")
    )
    assert line.value == pytest.approx(3 / ((9 * 3 + 3) / 4))


# ---- the same battle without a game


MODES = st.sampled_from([("attack", "deployed"), ("hasty-attack", "deployed"), ("hasty-attack", "road")])
QUARTERS = st.integers(0, 16).map(lambda n: n / 4)


@st.composite
def games(draw: st.DrawFn) -> State:
    """Draw a joint attack of one to four corps on one to four, with headquarters now and then, all by computers."""
    here = draw(st.sampled_from([FIELD, TOWN]))
    made = []
    for side, attacks in ((CSA, True), (USA, False)):
        for letter in "ABCD"[: draw(st.integers(1, 4))]:
            mode = draw(MODES) if attacks else (draw(st.sampled_from(["stand", "attack", "withdraw"])), "deployed")
            arms = {arm: draw(st.integers(0, 60)) for arm in ("cavalry", "foot_guns", "horse_guns")}
            made.append(
                corps(
                    f"{side}:{letter}",
                    draw(st.integers(1, 120)),
                    at=here,
                    **arms,
                    combat=mode[0],
                    deployment=mode[1],
                    leadership=draw(st.integers(1, 9)),
                    aggressiveness=draw(st.integers(-3, 3)) * 10,
                    fatigue=draw(QUARTERS),
                    effectiveness=draw(st.integers(21, 90)) / 10,
                    urgency=draw(st.integers(1, 9)),
                    original=draw(st.integers(100, 400)),
                    contact=draw(st.sampled_from(["stand", "attack"])),
                )
            )
        if draw(st.booleans()):
            made.append(headquarters(side, at=here, combat="attack" if attacks else "stand"))
    secondary = {str(side): f"{side}:A" for side in SIDES}
    return of_computers(a_game(*made, secondary=secondary))


def as_case(state: State, told: Story) -> dict[str, Any]:
    """Write the battle as it was when its draw fell as a case of resolve."""
    fought = facts(told, ev.BattleOpened)[-1].battle
    drawn = next(line.value for line in facts(told, ev.BattleFought)[0].working if line.clause == "RTG-R-ODDS-RANDOM")
    stood = {one.corps: one.combat for one in facts(told, ev.CombatModeTaken) if one.combat == "stand"}
    sides = {}
    for side in SIDES:
        names = fought.attackers if side == fought.attacker else fought.defenders
        those = [state.corps[name] for name in names]
        heads = [one for one in those if one.headquarters]
        second = [one for one in those if state.secondary.get(side) == one.id]
        controlling = (heads or second or sorted(those, key=lambda one: one.number))[0]
        sides[side] = {
            "urgency": fought.urgency[side],
            "controlling": controlling.letter,
            "corps": [
                {
                    "id": one.letter,
                    **asdict(one.strength),
                    "original": one.original,
                    "effectiveness": one.effectiveness,
                    "fatigue": one.fatigue,
                    "leadership": one.leadership,
                    "aggressiveness": one.aggressiveness,
                    "deployment": one.deployment,
                    "combat_mode": stood.get(one.id, one.combat),
                    "rank": fought.ranking[side].index(one.id) + 1,
                    "headquarters": one.headquarters,
                }
                for one in those
            ],
        }
    town = fought.hex == TOWN
    return {"attacker": fought.attacker, "town": town, "random_factor": float(drawn), "sides": sides}


@pytest.mark.clause(
    "RTG-9.3a", "RTG-9.6.3a", "RTG-9.7a", "RTG-9.8a", "RTG-9.11a", "RTG-R-SURRENDER", "RTG-R-ELIMINATED"
)
@given(games(), st.integers(1, 10**6))
@settings(max_examples=50, deadline=None)
def test_a_battle_of_the_campaign_is_the_battle_of_resolve(state: State, seed: int) -> None:
    told = fight(story(state, seed=f"{seed}/1"))
    if facts(told, ev.BattleClosed)[0].aborted:
        return
    answer = ask(as_case(state, told))
    fought = facts(told, ev.BattleFought)[0]
    assert fought.combat_odds == answer["combat_odds"]
    assert fought.surrendered == answer["surrendered"]
    assert (fought.ferocity, fought.casualty_rate) == (answer["ferocity"], answer["casualty_rate"])
    assert fought.urgency == (answer["urgency"] or {})
    lost = {one.corps: asdict(one.lost) for one in facts(told, ev.StrengthLost)}
    expected = {f"{side}:{name}": arms for side in SIDES for name, arms in answer["losses"][side].items()}
    assert lost == {name: arms for name, arms in expected.items() if any(arms.values())}
    leaders_lost = {one.corps for one in facts(told, ev.LeaderLost) if not one.corps.endswith("HQ")}
    gained: dict[str, float] = {}
    for one in facts(told, ev.FatigueChanged):
        if one.clause != "RTG-9.10d":
            gained[one.corps] = gained.get(one.corps, 0) + one.by
    told_fatigue = {
        f"{side}:{name}": by for side in SIDES for name, by in ((answer["fatigue"] or {}).get(side, {})).items() if by
    }
    assert gained == told_fatigue
    gone = {one.corps for one in facts(told, ev.Eliminated)}
    assert gone - leaders_lost == set(answer["destroyed"]) - leaders_lost  # a leader's loss tires besides
    assert set(answer["destroyed"]) <= gone
    assert {one.corps for one in facts(told, ev.Demoralised)} - leaders_lost == set(
        answer["demoralised"]
    ) - leaders_lost


@given(games(), st.integers(1, 10**6))
@settings(max_examples=30, deadline=None)
def test_men_are_conserved_no_arm_is_below_0_and_the_facts_replay(state: State, seed: int) -> None:
    told = fight(story(state, seed=f"{seed}/1"))
    returned = {one.corps for one in facts(told, ev.HeadquartersReturned)}
    for name, before in state.corps.items():
        after = told.state.corps[name]
        casualties = [one.lost for one in facts(told, ev.StrengthLost) if one.corps == name]
        for arm in ("infantry", "cavalry", "foot_guns", "horse_guns"):
            assert getattr(after.strength, arm) >= 0
            if name not in returned:
                lost = sum(getattr(one, arm) for one in casualties)
                assert getattr(after.strength, arm) + lost == getattr(before.strength, arm)
        assert after.here or not after.headquarters
    assert told.state.battle is None
    assert told.state.pending is None
    assert folded(state, told) == told.state
    again = fight(story(state, seed=f"{seed}/1"))
    assert again.events == told.events


@pytest.mark.clause("RTG-R-RNG")
def test_another_seed_is_another_battle_and_every_draw_names_its_ruling() -> None:
    found = {facts(fight(story(by_hand(), seed=f"{n}/1")), ev.BattleFought)[0].combat_odds for n in range(20)}
    assert len(found) > 10
    assert all("RTG-" in in_words(roll.why) for roll in rolls(fight(story(by_hand()))))


def test_who_was_taken_out_of_the_hex_by_hand_fights_no_more() -> None:
    game = a_game(
        attacker("confederate:A"), corps("union:A"), corps("union:B"), headquarters(USA, at=FIELD, combat="stand")
    )
    told = fight(story(game))
    moved = replace(told.state.corps["union:B"], hex=(1, 7))
    told.state = replace(told.state, corps={**told.state.corps, "union:B": moved})
    battle.answer(told, "5")
    battle.answer(told, "")
    assert told.state.corps["union:B"].strength.total == 100
    assert told.state.battle is None
    told = story(game)
    opened(told)
    gone = {
        name: one if name == "confederate:A" else replace(one, hex=(1, 7)) for name, one in told.state.corps.items()
    }
    told.state = replace(told.state, corps=gone)
    battle.go_on(told)
    assert facts(told, ev.BattleClosed)[0].aborted
