"""What both sides believe and what they are asked before a battle: steps 2 to 7 (RTG-9.2, RTG-9.6.1.2a, RTG-15.0b)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.games.campaign.charts.ruleset import load
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle import fight as battle
from companion.games.campaign.rules.battle.estimates import answer_of_computer
from companion.games.campaign.rules.battle.statistics import statistics
from companion.games.campaign.rules.state import Action, Side, Strength
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.view import view
from companion.kernel.shelf import ruleset_texts
from companion.language.messages import told as in_words
from tests.games.campaign.battles import (
    EVEN,
    FIELD,
    TOWN,
    a_game,
    asked,
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
    under_way,
)

CSA: Side = "confederate"
USA: Side = "union"
LEE = headquarters(CSA, at=FIELD, combat="attack", urgency=6)
MEADE = headquarters(USA, at=FIELD, combat="stand", urgency=4)


def told_to(told: Story) -> tuple[str, str, str]:
    """Give the pending question's seat, kind and default."""
    return asked(told).seat, asked(told).kind, asked(told).default


# ---- step 3: estimates


@pytest.mark.clause(
    "RTG-9.2a", "RTG-9.2.1a", "RTG-9.2.1b", "RTG-2.0b", "RTG-2.0g", "RTG-R-RECON-ERR", "RTG-R-RECON-TERMS"
)
def test_both_sides_estimate_the_attacker_first_with_an_error_by_cavalry() -> None:
    """Equal cavalry, none at all, is an error of at most 35 percent; the draw is a thousandth of that."""
    game = a_game(attacker("confederate:A", 100), corps("union:A", 80))
    told = story(game, 2001, 501)  # errors +35 and -17.5 percent
    fight(told)
    fought = facts(told, ev.BattleOpened)[1].battle
    # 100 SP x (5 deployed + 3 attack + 2 Confederate + 7 morale + 5) and 80 x (5 + 6 stand + 7 + 5)
    own, enemy = 100 * 22, 80 * 23
    assert list(fought.estimates) == [CSA, USA]
    assert fought.estimates[CSA].error == 0.35
    assert fought.estimates[CSA].enemy == pytest.approx(enemy * 1.35)
    assert fought.estimates[CSA].odds == pytest.approx(own / (enemy * 1.35))
    assert fought.estimates[USA].error == -0.175
    assert fought.estimates[USA].odds == pytest.approx(enemy / (own * 0.825))
    whys = [in_words(roll.why) for roll in rolls(told)]
    assert [why.split()[2] for why in whys[:2]] == [CSA, USA]
    assert all("RTG-R-RECON-ERR" in why for why in whys[:2])
    clauses = {line.clause for line in facts(told, ev.BattleOpened)[1].working}
    assert {"RTG-9.2.1a", "RTG-R-RECON-ERR", "RTG-9.2.2a", "RTG-2.0g", "RTG-9.2b"} <= clauses


@pytest.mark.clause("RTG-9.2.1a")
def test_all_the_cavalry_makes_an_error_of_ten_percent_and_none_one_of_fifty() -> None:
    game = a_game(attacker("confederate:A", 100, cavalry=30), corps("union:A", 90))
    told = fight(story(game, 2001, 2001))
    assert [one.error for one in facts(told, ev.BattleOpened)[1].battle.estimates.values()] == [0.1, 0.5]


@pytest.mark.clause("RTG-R-TOWN-CAV")
def test_cavalry_counts_less_in_a_town() -> None:
    horse: dict[str, Any] = {"cavalry": 50, "at": TOWN}
    game = a_game(attacker("confederate:A", 0, **horse), corps("union:A", 0, **horse))
    told = fight(story(game, EVEN))
    found = facts(told, ev.BattleOpened)[1].battle.estimates[CSA]
    assert found.enemy == 50 * (5 + 6 + 7 + 5 + 1.5 - 2)


# ---- step 4: outnumbered


@pytest.mark.clause("RTG-9.2b", "RTG-R-OUTNUMBERED", "RTG-R-URGENCY-SOURCE")
def test_the_outnumbered_fight_at_urgency_1_and_those_with_initiative_stand() -> None:
    game = a_game(
        attacker("confederate:A", 100),
        corps("union:A", 20, contact="initiative", combat="attack", urgency=8),
        corps("union:B", 20, combat="attack"),
    )
    told = fight(story(game))
    fought = facts(told, ev.BattleFought)[0]
    opens = facts(told, ev.BattleOpened)
    assert opens[-1].battle.urgency == {CSA: 5, USA: 1}
    assert [(one.corps, one.combat) for one in facts(told, ev.CombatModeTaken)] == [("union:A", "stand")]
    assert told.state.corps["union:B"].combat == "attack"
    assert fought.urgency[USA] == 1
    assert any(line.clause == "RTG-9.2b" for one in opens for line in one.working)


@pytest.mark.clause("RTG-9.2b", "RTG-R-OUTNUMBERED")
def test_the_threshold_is_exactly_seven_to_four_unrounded() -> None:
    """Own 4 to enemy 7 by equal multiples: 22 each for the corps here."""
    even: dict[str, Any] = {
        "effectiveness": 4.5
    }  # of the Union: 5 + 6 + 6.5 + 4.5 = 22, the Confederate attacker's 5 + 3 + 2 + 7 + 5
    for men, outnumbered in ((70, True), (69, False)):
        told = fight(story(a_game(attacker("confederate:A", 40), corps("union:A", men, **even)), EVEN))
        assert facts(told, ev.BattleOpened)[1].battle.estimates[CSA].outnumbered == outnumbered


@pytest.mark.clause("RTG-R-OUTNUMBERED", "RTG-R-REPEAT-ATTACK")
def test_an_attack_that_nobody_carries_on_lapses_and_counts() -> None:
    game = a_game(attacker("confederate:A", 20, contact="initiative"), corps("union:A", 200))
    told = fight(story(game))
    closed = facts(told, ev.BattleClosed)[0]
    assert (closed.aborted, closed.attackers, closed.fought) == (True, ("confederate:A",), ())
    assert told.state.corps["confederate:A"].combat == "stand"
    assert told.state.corps["confederate:A"].attacked
    assert not facts(told, ev.BattleFought)
    assert not facts(told, ev.StrengthLost)


@pytest.mark.clause("RTG-R-OUTNUMBERED")
def test_attackers_who_do_not_stand_attack_without_the_others() -> None:
    second = attacker("confederate:B", 20)
    game = a_game(
        attacker("confederate:A", 20, contact="initiative"), second, corps("union:A", 200), secondary={CSA: second.id}
    )
    told = fight(story(game))
    closed = facts(told, ev.BattleClosed)[0]
    assert closed.attackers == ("confederate:B", "confederate:A")
    assert closed.fought == ("confederate:B", "union:A")
    assert "confederate:A" not in {one.corps for one in facts(told, ev.StrengthLost)}


@pytest.mark.clause("RTG-9.2b")
@pytest.mark.parametrize(("kind", "kept"), [("attack", False), ("deploy", True)])
def test_who_stands_gives_up_the_attack_it_was_preparing(kind: Literal["attack", "deploy"], kept: bool) -> None:
    preparing = attacker("union:A", 20, contact="initiative", action=Action(kind, (1, 1), paid=(1, 2)))
    told = fight(story(a_game(attacker("confederate:A", 100), preparing)))
    assert len(facts(told, ev.ActionDropped)) == (not kept)


@pytest.mark.clause("RTG-11.0f", "RTG-9.2b")
def test_a_demoralised_corps_goes_on_withdrawing() -> None:
    weak = corps("union:A", 20, contact="initiative", combat="withdraw", demoralised=True, fatigue=8.0)
    told = fight(story(a_game(attacker("confederate:A", 100), weak)))
    assert not facts(told, ev.CombatModeTaken)


# ---- step 5: urgency


@pytest.mark.clause("RTG-9.2.3a", "RTG-9.2.3b", "RTG-R-COMBAT-ORDER")
def test_a_person_whose_headquarters_is_in_the_hex_is_asked_attacker_first() -> None:
    game = a_game(attacker("confederate:A"), LEE, corps("union:A"), MEADE)
    told = fight(story(game))
    assert told_to(told) == (CSA, "urgency", "6")
    assert asked(told).choices == tuple("0123456789")
    assert asked(told).corps == ("confederate:A", "confederate:HQ")
    odds = under_way(told).estimates[CSA].odds
    shown = f"{odds:.1f}".removesuffix(".0") + ":1" if odds >= 1 else "1:" + f"{1 / odds:.1f}".removesuffix(".0")
    assert f"Estimated battle odds {shown}." in in_words(asked(told).text)
    assert "0 calls the attack off" in in_words(asked(told).text)
    battle.answer(told, "7")
    assert told_to(told) == (USA, "urgency", "4")
    assert "0 counts as 1" in in_words(asked(told).text)
    battle.answer(told, "3")
    assert under_way(told).urgency == {CSA: 7, USA: 3}
    assert told_to(told)[:2] == (CSA, "ranking")


@pytest.mark.clause("RTG-9.2.3a")
def test_who_is_not_there_is_not_asked() -> None:
    told = fight(story(a_game(attacker("confederate:A", urgency=7), corps("union:A", urgency=3))))
    assert not facts(told, ev.Asked)
    assert facts(told, ev.BattleOpened)[-1].battle.urgency == {CSA: 7, USA: 3}


@pytest.mark.clause("RTG-9.6.1.1b", "RTG-R-URGENCY-SOURCE")
def test_without_a_question_the_commanding_corps_urgency_counts() -> None:
    joint = {"secondary": {CSA: "confederate:B", USA: "union:C"}}
    game = a_game(
        attacker("confederate:A", urgency=2),
        attacker("confederate:B", urgency=7),
        corps("union:A", urgency=3),
        corps("union:B"),
        corps("union:C", urgency=6),
        **joint,
    )
    assert facts(fight(story(game)), ev.BattleOpened)[-1].battle.urgency == {CSA: 7, USA: 6}


@pytest.mark.clause("RTG-9.2.3c", "RTG-R-COMBAT-ORDER", "RTG-R-REPEAT-ATTACK")
def test_urgency_0_calls_the_attack_off_and_the_attackers_keep_their_mode() -> None:
    game = a_game(attacker("confederate:A"), LEE, corps("union:A"), MEADE)
    told = fight(story(game))
    battle.answer(told, "0")
    closed = facts(told, ev.BattleClosed)[0]
    assert (closed.aborted, closed.attackers) == (True, ("confederate:A", "confederate:HQ"))
    assert told.state.battle is None
    assert told.state.pending is None
    assert told.state.corps["confederate:A"].combat == "attack"
    assert told.state.corps["confederate:A"].attacked
    assert told.state.corps["union:A"].fought is None
    assert not [one for one in facts(told, ev.Asked) if one.prompt.seat == USA]
    assert not facts(told, ev.Reported)


@pytest.mark.clause("RTG-9.2b", "RTG-R-MULTIPLE")
@pytest.mark.parametrize("gone", ["confederate:A", "union:A"])
def test_an_attack_of_nothing_or_at_nothing_is_off(gone: str) -> None:
    """A corps whose points were set to none by hand stands in its hex until somebody looks who is destroyed."""
    game = a_game(attacker("confederate:A"), corps("union:A"))
    none = replace(game.corps[gone], strength=Strength(0))
    told = fight(story(replace(game, corps={**game.corps, gone: none})))
    assert facts(told, ev.BattleClosed)[0].aborted
    assert not facts(told, ev.BattleFought)
    assert told.state.battle is None


@pytest.mark.clause("RTG-9.2b")
@pytest.mark.parametrize("taken", [{"hex": (1, 1)}, {"status": "eliminated"}, {"strength": Strength(0)}])
def test_a_battle_from_which_a_side_was_taken_away_by_hand_is_shown_to_nobody_and_ends_with_any_answer(
    taken: dict[str, Any],
) -> None:
    told = fight(story(a_game(attacker("confederate:A"), LEE, corps("union:A"))))
    assert view(told.rules, told.ground, told.state, "referee").battle is not None
    gone = replace(told.state.corps["union:A"], **taken)
    told = Story(told.rules, told.ground, replace(told.state, corps={**told.state.corps, "union:A": gone}), told.dice)
    assert view(told.rules, told.ground, told.state, "referee").battle is None
    with pytest.raises(Refused):
        statistics(told.state, told.rules, told.ground)
    battle.answer(told, "5")
    assert facts(told, ev.BattleClosed)[0].aborted
    assert told.state.battle is None


@pytest.mark.clause("RTG-9.2.3d")
def test_a_defenders_0_is_1_and_so_is_that_of_a_headquarters_that_does_not_attack() -> None:
    told = fight(story(a_game(attacker("confederate:A"), corps("union:A"), MEADE)))
    battle.answer(told, "0")
    assert under_way(told).urgency[USA] == 1
    looking_on = replace(LEE, combat="stand")
    told = fight(story(a_game(attacker("confederate:A"), looking_on, corps("union:A"))))
    assert told_to(told)[:2] == (CSA, "urgency")
    battle.answer(told, "0")
    assert facts(told, ev.BattleOpened)[-1].battle.urgency[CSA] == 1
    assert not facts(told, ev.BattleClosed)[0].aborted


@pytest.mark.clause("RTG-R-OUTNUMBERED")
def test_a_person_who_is_asked_is_not_bound_to_urgency_1() -> None:
    game = a_game(attacker("confederate:A", 20), LEE, corps("union:A", 300))
    told = fight(story(game))
    assert "badly outnumbered" in in_words(asked(told).text)
    battle.answer(told, "9")
    assert under_way(told).urgency == {USA: 5, CSA: 9}


@pytest.mark.clause("RTG-R-AI-BATTLE")
@pytest.mark.parametrize(
    ("side", "odds", "urgency"),
    [
        (CSA, Fraction(1999, 3000), 0),
        (CSA, Fraction(2, 3), 4),
        (CSA, Fraction(999, 1000), 4),
        (CSA, Fraction(1), 5),
        (CSA, Fraction(1999, 1000), 5),
        (CSA, Fraction(2), 7),
        (CSA, Fraction(9), 7),
        (USA, Fraction(499, 1000), 3),
        (USA, Fraction(1, 2), 5),
        (USA, Fraction(4), 5),
    ],
)
def test_the_computers_urgency_by_estimated_odds(side: Side, odds: Fraction, urgency: int) -> None:
    game = of_computers(a_game(attacker("confederate:A"), LEE, corps("union:A"), MEADE))
    fought = opened(story(game))
    assert answer_of_computer(the_rules(), game, fought, side, odds) == urgency


@pytest.mark.clause("RTG-R-AI-BATTLE")
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('below = "2/3"', 'below = "5/3"', "do not rise"),
        ('role = "defending"\nurgency = 5', 'role = "defending"\nbelow = 9\nurgency = 5', "one row for any odds"),
        ("urgency = 7", "urgency = 10", "10 is beyond 9"),
    ],
)
def test_answers_that_make_no_sense_are_told_with_their_place(old: str, new: str, says: str) -> None:
    texts = dict(ruleset_texts("gettysburg"))
    assert old in texts["battle-answers.toml"]
    texts["battle-answers.toml"] = texts["battle-answers.toml"].replace(old, new)
    with pytest.raises(BadInput, match=says) as found:
        load(texts)
    assert {problem.file for problem in found.value.problems} == {"battle-answers.toml"}


@pytest.mark.clause("RTG-R-AI-BATTLE")
def test_a_computers_headquarters_answers_without_a_question_and_may_call_off() -> None:
    bold = of_computers(a_game(attacker("confederate:A", 150), LEE, corps("union:A", 60), MEADE))
    told = fight(story(bold))
    assert not facts(told, ev.Asked)
    assert facts(told, ev.BattleOpened)[-1].battle.urgency == {CSA: 7, USA: 3}
    weak = of_computers(a_game(attacker("confederate:A", 20), LEE, corps("union:A", 300), MEADE))
    told = fight(story(weak))
    assert facts(told, ev.BattleClosed)[0].aborted
    assert facts(told, ev.BattleOpened)[-1].battle.urgency[CSA] == 0


@pytest.mark.clause("RTG-9.2.3b")
@pytest.mark.parametrize("wrong", ["10", "-1", "five", "5.0"])
def test_what_is_no_urgency_is_refused_and_the_question_stays(wrong: str) -> None:
    told = fight(story(a_game(attacker("confederate:A"), LEE, corps("union:A"))))
    before = told.state
    with pytest.raises(Refused, match="0, 1, 2"):
        battle.answer(told, wrong)
    assert told.state == before
    battle.answer(told, "")
    assert under_way(told).urgency[CSA] == 6  # the headquarters' own (RTG-R-AI-BATTLE)


# ---- step 7: ranking


@pytest.mark.clause("RTG-9.6.1.2a", "RTG-R-ECHELON-SIDE")
def test_a_commander_who_is_there_ranks_his_corps_and_the_others_are_ranked() -> None:
    game = a_game(
        attacker("confederate:A", effectiveness=4.0),
        attacker("confederate:B", effectiveness=7.0),
        LEE,
        corps("union:A", fatigue=9.0, demoralised=True),
        corps("union:B", fatigue=1.0),
        corps("union:C"),
    )
    told = fight(story(game))
    battle.answer(told, "5")
    assert told_to(told) == (CSA, "ranking", "confederate:B,confederate:A,confederate:HQ")
    assert under_way(told).ranking == {USA: ("union:C", "union:B", "union:A")}
    for wrong in ("confederate:A", "confederate:A,confederate:A,confederate:B", "confederate:A,confederate:B,union:A"):
        with pytest.raises(Refused, match="each of these once"):
            battle.answer(told, wrong)
    battle.answer(told, "confederate:HQ, confederate:A, confederate:B")
    assert facts(told, ev.BattleOpened)[-1].battle.ranking[CSA] == ("confederate:HQ", "confederate:A", "confederate:B")
    assert told.state.battle is None


@pytest.mark.clause("RTG-9.6.1.2a")
def test_one_corps_alone_needs_no_ranking() -> None:
    told = fight(story(a_game(LEE, corps("union:A", 3)), seed="1/2"), LEE.id)
    battle.answer(told, "5")
    assert told.state.battle is None


def test_a_game_saved_at_any_question_goes_on_exactly_there() -> None:
    """Each answer is told by a story of its own, from the state that the last one left; one story tells them all."""
    game = a_game(attacker("confederate:A"), LEE, corps("union:A"), MEADE, offline=True)
    answers = ["no", "7", "3", "", ""]
    told = fight(story(game, 700, 1200, 300))
    for one in answers:
        battle.answer(told, one)
    assert told.state.battle is None
    assert folded(game, told) == told.state
    saved, left = fight(story(game, 700, 1200, 300)), [700, 1200, 300]
    for one in answers:
        left = left[len(rolls(saved)) :]
        saved = story(saved.state, *(left or [EVEN]))
        battle.answer(saved, one)
    assert saved.state == told.state


def test_nothing_is_answered_where_nothing_is_asked() -> None:
    with pytest.raises(Refused, match="no battle waits"):
        battle.answer(story(a_game()), "5")
