"""How a battle is won beside its points: levels, objectives that are asked for, sudden death, and what was not fought."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.charts.faults import BadInput
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.score import Score, read_score_sheet, score, sheet_text
from companion.games.miniatures.rules.state import Objective, State, SuddenDeath
from companion.games.miniatures.rules.victory import spent_share, sudden_death
from companion.games.miniatures.setup.scenario import read_scenario
from companion.games.miniatures.words.score import standing
from companion.kernel import shelf
from companion.language.messages import told
from tests.games.miniatures.building import a_battle, a_brigade, play, the_rules

SHEET = read_score_sheet(shelf.ruleset_texts("miniatures", only=["score.toml"])["score.toml"])
CHURCH = Objective("church", "Church", 6, "confederate", at_first="confederate", asks=True)


def battle(**more: Any) -> State:
    """A battle of a brigade each for a church, which the Confederates hold from the start."""
    return a_battle(a_brigade("gibbon"), a_brigade("law", "confederate"), objectives={"church": CHURCH}, **more)


def level(found: Score) -> str:
    return "" if found.level is None else told(found.level)


def at_the_turns_end(state: State) -> State:
    """Play to the last step of the turn, and over its end."""
    after = state
    while after.turn == state.turn and not after.over:
        after = play(after, cmd.NextStep()).state
    return after


def with_losses(state: State, stands: int) -> State:
    return the_rules().apply(state, ev.StandsLost("gibbon", stands, "lost"))


def asked(state: State) -> list[str]:
    return [duty.text for duty in the_rules().duties(state, "referee") if "who holds" in duty.text]


@pytest.mark.clause("D10-RUL-SCOPE")
def test_nobody_leads_by_what_he_held_before_a_shot() -> None:
    before = score(battle(), SHEET)
    assert (before.confederate.total, before.leads, before.fought, level(before)) == (6, "", False, "")


def test_points_for_what_was_held_from_the_start_are_told_as_such_and_are_no_battle_that_was_not_fought() -> None:
    before = score(battle(), SHEET)
    assert standing(before) == "nothing is won or lost yet: the points are for what is held from the start"
    over = standing(before, over=True)
    assert over == "nothing was won or lost: the points are for what was held from the start"
    lost = score(with_losses(battle(), 4), SHEET)
    assert standing(lost).startswith("Confederate leads")


def test_a_loss_or_an_objective_in_other_hands_is_a_fight() -> None:
    lost = score(with_losses(battle(), 4), SHEET)
    assert (lost.leads, lost.fought) == ("confederate", True)
    taken = play(battle(), cmd.TakeObjective("church", "union"))
    assert score(taken.state, SHEET).leads == "union"


@pytest.mark.parametrize(
    ("points", "name"), [(2, "not enough for a victory"), (3, "marginal victory"), (15, "decisive victory")]
)
def test_a_lead_has_the_level_that_it_reaches(points: int, name: str) -> None:
    ridge = Objective("ridge", "Ridge", points, "union", at_first="")
    assert level(score(a_battle(a_brigade("gibbon"), objectives={"ridge": ridge}), SHEET)) == name


def test_levels_rise_from_nought_and_survive_being_written() -> None:
    assert read_score_sheet(sheet_text(SHEET)) == SHEET
    wrong = sheet_text(SHEET).replace("ahead = 8", "ahead = 2")
    with pytest.raises(BadInput, match=r"2 is not above 3"):
        read_score_sheet(wrong)


def test_who_holds_what_is_asked_once_a_turn_in_its_last_phase() -> None:
    state = battle(step="charge", player_turn="confederate")
    assert asked(state) == ["who holds Church? it is the confederate side's so far"]
    said = play(state, cmd.TakeObjective("church", "confederate")).state
    assert (asked(said), said.objectives["church"].holder) == ([], "confederate")
    assert not asked(battle(step="charge"))


@pytest.mark.parametrize(
    "death",
    [
        SuddenDeath(side="confederate", objectives=("church",)),
        SuddenDeath(side="confederate", enemy_spent=100, from_turn=1),
    ],
)
def test_sudden_death_ends_the_battle_with_its_turn(death: SuddenDeath) -> None:
    spent = a_brigade("gibbon", stands=8, fresh_at=6, worn_at=4)
    state = a_battle(spent, a_brigade("law", "confederate"), objectives={"church": CHURCH}, sudden_death=(death,))
    after = at_the_turns_end(with_losses(state, 5))
    assert (after.over, after.winner, after.turn) == (True, "confederate", 3)


@pytest.mark.parametrize(("ahead", "side"), [(6, "confederate"), (7, ""), (0, "")])
def test_a_lead_ends_it_where_points_are_counted(ahead: int, side: str) -> None:
    charts = Rules(shelf.ruleset_texts("miniatures"))
    state = battle(sudden_death=(SuddenDeath(side="confederate", ahead=ahead),))
    found = sudden_death(charts, state)
    assert ("" if found is None else found.side) == side
    assert sudden_death(Rules({}), state) is None


@pytest.mark.parametrize(
    "death",
    [
        SuddenDeath(side="union", objectives=("church",)),
        SuddenDeath(side="confederate", objectives=("church",), from_turn=4),
        SuddenDeath(side="confederate", objectives=("church",), ahead=7),
        SuddenDeath(side="confederate", enemy_spent=1),
    ],
)
def test_all_that_a_condition_names_must_hold(death: SuddenDeath) -> None:
    after = at_the_turns_end(battle(sudden_death=(death,)))
    assert (after.over, after.winner, after.turn) == (False, "", 4)


def test_who_is_gone_is_spent_and_who_is_still_to_come_is_not() -> None:
    gone, coming = a_brigade("a", status="destroyed"), a_brigade("b", status="to-arrive")
    assert spent_share(a_battle(gone, coming, a_brigade("c"), a_brigade("d")), "union") == pytest.approx(0.25)


def test_a_battle_that_was_won_at_once_can_be_played_on() -> None:
    won = at_the_turns_end(battle(sudden_death=(SuddenDeath(side="confederate", objectives=("church",)),)))
    on = play(won, cmd.EndBattle(reason="one more turn", over=False)).state
    assert (won.winner, on.over, on.winner) == ("confederate", False, "confederate")
    after = at_the_turns_end(on)
    assert (after.over, after.turn) == (False, won.turn + 1)
    ended = play(after, cmd.EndBattle(reason="the light is gone")).state
    assert (ended.over, ended.winner) == (True, "confederate")


def test_a_battle_taken_up_again_because_it_was_not_won_has_no_winner() -> None:
    won = at_the_turns_end(battle(sudden_death=(SuddenDeath(side="confederate", objectives=("church",)),)))
    mended = play(won, cmd.TakeObjective("church", "union"), cmd.EndBattle(reason="it was ours", over=False)).state
    assert (mended.over, mended.winner) == (False, "")
    again = at_the_turns_end(play(mended, cmd.TakeObjective("church", "confederate")).state)
    assert (again.over, again.winner) == (True, "confederate")


def test_who_has_won_at_once_is_told_beside_the_points() -> None:
    won = at_the_turns_end(battle(sudden_death=(SuddenDeath(side="confederate", objectives=("church",)),)))
    assert standing(score(won, SHEET), over=True).startswith("Confederate has won at once; in points Confederate leads")


def test_nobody_leads_any_more_once_a_battle_is_over() -> None:
    taken = play(battle(), cmd.TakeObjective("church", "union")).state
    unnamed = msgspec.structs.replace(SHEET, levels=[])
    assert standing(score(taken, unnamed)) == "Union leads"
    assert standing(score(taken, unnamed), over=True) == "Union has won"
    assert standing(score(taken, SHEET), over=True) == f"Union is ahead at the end: {level(score(taken, SHEET))}"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ('side = "union"', "names nothing by which the battle is won"),
        ('side = "union"\nobjectives = ["mill"]', "'mill' is no objective of this battle"),
        ('side = "union"\nenemy_spent = 101', "is no percentage"),
        ('side = "union"\nahead = 3\nfrom_turn = 99', "turn 99 is none of the battle's"),
    ],
)
def test_a_condition_that_cannot_be_is_a_fault_of_the_scenario(given: str, said: str) -> None:
    text = f"{shelf.resource_text('scenarios', 'the-cornfield.toml')}\n[[sudden_death]]\n{given}\n"
    with pytest.raises(BadInput, match=said):
        read_scenario(text, "mine.toml")
