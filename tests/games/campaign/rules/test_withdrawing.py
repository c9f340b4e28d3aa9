"""Getting away: where to, the check, the second attempt, the rout."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.figures import Refused
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.execution import execute
from companion.games.campaign.rules.hexes import DIRECTIONS, Hex, neighbour
from companion.games.campaign.rules.state import Action, Corps, Lines, Side, State, Strength, key, other, whole
from companion.games.campaign.rules.withdrawing import answer_withdrawal, computer_tries_again, may_withdraw_to, way_out
from tests.games.campaign.building import (
    NIGHT,
    Told,
    a_campaign,
    a_corps,
    a_headquarters,
    a_march,
    a_plain,
    next_turn,
    played,
    the_rules,
    with_corps,
)

HERE: Hex = (5, 5)


def leaving(**more: Any) -> Corps:
    """Give a corps of morale 8, in column, that is to withdraw from 5,5."""
    return a_corps("A", at=HERE, **{"deployment": "road", "contact": "withdraw", "number": 1, **more})


def enemy(at: Hex = HERE, **more: Any) -> Corps:
    return a_corps("E", "confederate", at=at, **{"contact": "stand", "number": 1, **more})


def tried(one: Corps, *faces: int, foe: Corps | None = None, **more: Any) -> Told:
    """Give the story of a withdrawal; its check falls as given."""
    ground = more.pop("ground", None)
    others = more.pop("others", ())
    return played(a_campaign(one, foe or enemy(), *others, **more), *faces, ground=ground)


# ---- where to


@pytest.mark.clause("RTG-6.2.1d", "RTG-6.2.1e", "RTG-6.2.1f", "RTG-13.2.4a", "RTG-R-LASTDIR")
def test_the_order_then_the_last_direction_then_clockwise_from_north() -> None:
    assert tried(leaving(retreat_to=(4, 5), heading=3), 1).hexes("union:A")[0] == (4, 5)
    assert tried(leaving(heading=3), 1).hexes("union:A")[0] == (6, 5)
    assert tried(leaving(), 1).hexes("union:A")[0] == (5, 4)
    blocked = a_plain(mountains=[(5, 4), (6, 4)])
    assert tried(leaving(), 1, ground=blocked).hexes("union:A")[0] == (6, 5)
    assert tried(leaving(retreat_to=(5, 4), heading=2), 1, ground=blocked).hexes("union:A")[0] == (6, 5)


@pytest.mark.clause("RTG-6.2.1b", "RTG-6.2.1c", "RTG-R-RIVER-CSA")
@given(
    st.sampled_from(DIRECTIONS),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.sets(st.sampled_from(DIRECTIONS)),
    st.sampled_from(["confederate", "union"]),
)
def test_what_bars_a_withdrawal(way: int, mountain: bool, river: bool, foe: bool, theirs: set[int], side: Side) -> None:
    to = neighbour(HERE, way)
    ground = a_plain(mountains=[to] if mountain else [], rivers=[(HERE, way)] if river else [])
    opposing = other(side)
    mine = tuple(d for d in DIRECTIONS if d not in theirs)
    drawn = (tuple(theirs), mine) if opposing == "confederate" else (mine, tuple(theirs))
    those = [a_corps("A", side, at=HERE), a_corps("E", opposing, at=to if foe else HERE)]
    state = a_campaign(*those, lines={key(HERE): Lines(*drawn, "union")})
    open_to_it = not mountain and not foe and way not in theirs and (side == "union" or not river)
    assert may_withdraw_to(ground, state, those[0], to) == open_to_it
    found = way_out(the_rules(), ground, state, those[0])
    assert found is None or may_withdraw_to(ground, state, those[0], found)


@pytest.mark.clause("RTG-6.2.1c", "RTG-6.2.1.1c", "RTG-R-WITHDRAW-STUCK")
def test_who_is_surrounded_makes_no_check_and_stands() -> None:
    lines = {key(HERE): Lines((1, 2, 3, 4, 5, 6), (), "confederate")}
    story = tried(leaving(), lines=lines)
    after = story.corps("union:A")
    assert (after.combat, after.deployment, after.hex, after.withdrawal) == ("stand", "deployed", HERE, "stands")
    assert not any(event.rolls for event in story.of(ev.WithdrawalChecked))


@pytest.mark.clause("RTG-R-WITHDRAW-STUCK")
def test_who_is_demoralised_and_surrounded_waits_in_withdraw_mode_undeployed() -> None:
    lines = {key(HERE): Lines((1, 2, 3, 4, 5, 6), (), "confederate")}
    after = tried(leaving(demoralised=True, fatigue=9.0), lines=lines).corps("union:A")
    assert (after.combat, after.deployment, after.hex) == ("withdraw", "road", HERE)


@pytest.mark.clause("RTG-6.2.1a", "RTG-6.2c")
def test_it_force_marches_in_column_hex_by_hex_out_of_reach() -> None:
    story = tried(leaving(deployment="deployed", kind="cavalry", strength=Strength(cavalry=30)), 1)
    assert [(event.march, whole(event.at)) for event in story.of(ev.MarchModeTaken, "union:A")] == [
        ("force", Fraction(0))
    ]
    assert [whole(event.at) for event in story.of(ev.DeploymentChanged, "union:A")] == [Fraction(1, 6)]
    # a hex that is still beside the enemy, then one more; there it stops though points are left
    assert story.moves("union:A") == [("union:A", (5, 4), Fraction(1, 2)), ("union:A", (5, 3), Fraction(5, 6))]
    assert story.corps("union:A").combat == "inactive"


@pytest.mark.clause("RTG-8.1e", "RTG-R-NIGHT-RAIN-MODES")
def test_at_night_and_in_rain_it_withdraws_and_is_checked_as_usual() -> None:
    night = tried(leaving(), 1, turn=NIGHT)
    assert [event.march for event in night.of(ev.MarchModeTaken, "union:A")] == ["normal"]
    assert night.moves("union:A")[0] == ("union:A", (5, 4), Fraction(4, 9))  # two points of four and a half
    wet = tried(leaving(), 1, rain=True)
    assert wet.moves("union:A") == [("union:A", (5, 4), Fraction(1))]


@pytest.mark.clause("RTG-13.2.4c", "RTG-13.2.4d")
def test_rt_makes_nobody_withdraw_and_lasts_one_hex() -> None:
    stands = tried(leaving(contact="stand", retreat_to=(4, 5)))
    assert not stands.moves()
    assert stands.corps("union:A").retreat_to == (4, 5)
    goes = tried(leaving(retreat_to=(4, 5)), 1)
    assert goes.corps("union:A").retreat_to is None


# ---- the check


@pytest.mark.clause("RTG-6.2.1g", "RTG-11.0a")
@pytest.mark.parametrize("fatigue", [0, 4.0, 5.5, 6.75, 7.0])
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_it_gets_away_if_its_morale_is_at_least_the_number(fatigue: float, face: int) -> None:
    """Morale is 8 less the fatigue; a corps that may choose stands when it fails."""
    one = leaving(contact="initiative", combat="withdraw", fatigue=fatigue)
    story = tried(one, face)
    (check,) = story.of(ev.WithdrawalChecked)
    assert check.result == ("safe" if 8 - fatigue >= face else "stands")
    assert bool(story.moves()) == (8 - fatigue >= face)
    assert story.corps("union:A").combat in ({"stand"} if 8 - fatigue < face else {"withdraw", "inactive"})


@pytest.mark.clause("RTG-6.2.1h")
def test_a_corps_of_another_contact_mode_that_fails_stands_and_deploys() -> None:
    story = tried(leaving(contact="initiative", combat="withdraw", fatigue=5.0), 4)
    after = story.corps("union:A")
    assert (after.combat, after.march, after.deployment, after.hex) == ("stand", "rest", "deployed", HERE)


@pytest.mark.clause("RTG-R-WITHDRAW-CHECK")
def test_it_is_checked_once_a_turn_before_its_first_move() -> None:
    story = tried(leaving(deployment="deployed"), 1)
    kinds = [type(event) for event in story.events if getattr(event, "corps", "") == "union:A"]
    assert kinds.index(ev.DeploymentChanged) < kinds.index(ev.WithdrawalChecked) < kinds.index(ev.Entered)
    far = tried(leaving(kind="cavalry", strength=Strength(cavalry=30)), 1)
    assert len(far.moves("union:A")) == 2
    assert len(far.of(ev.WithdrawalChecked)) == 1
    beside = tried(leaving(), 1, foe=enemy((5, 6)))  # also before an enemy who is only near
    assert len(beside.of(ev.WithdrawalChecked)) == 1
    held = tried(leaving(contact="initiative", combat="withdraw", fatigue=5.0), 4)
    again = played(with_corps(next_turn(held.state), "union:A", combat="withdraw", deployment="road"), 1)
    assert again.of(ev.WithdrawalChecked)[0].result == "safe"


@pytest.mark.clause("RTG-6.2.1i", "RTG-6.2.1j")
def test_a_corps_ordered_to_withdraw_tries_again() -> None:
    safe = tried(leaving(fatigue=5.0), 4, 3)
    assert [event.result for event in safe.of(ev.WithdrawalChecked)] == ["safe"]
    assert not safe.of(ev.StrengthLost)
    rout = tried(leaving(fatigue=5.0), 4, 4)
    assert [event.result for event in rout.of(ev.WithdrawalChecked)] == ["rout"]
    assert rout.hexes("union:A") == [(5, 4), (5, 3)]


@pytest.mark.clause("RTG-R-ROUT", "RTG-6.2.1j", "RTG-6.2.1k")
def test_the_example_of_a_rout() -> None:
    """Leadership 4: 30 percent of the infantry, 60 of the guns; no fatigue by losses comes of it."""
    one = leaving(fatigue=5.0, leadership=4, strength=Strength(infantry=100, foot_guns=20))
    story = tried(one, 4, 4)
    (lost,) = story.of(ev.StrengthLost)
    assert (lost.lost.infantry, lost.lost.foot_guns, lost.cause) == (30, 12, "rout")
    assert story.corps("union:A").strength == Strength(infantry=70, foot_guns=8)
    assert [event.by for event in story.of(ev.FatigueChanged, "union:A")] == [0.5, 0.5]  # of its moves alone


@pytest.mark.clause("RTG-R-ROUT", "RTG-9.8a")
def test_a_rout_destroys_who_falls_below_the_share() -> None:
    story = tried(leaving(fatigue=5.0, original=500), 4, 4)
    assert story.of(ev.Eliminated)[0].cause == "rout"
    assert not story.moves("union:A")


# ---- the army commander's say


def with_headquarters(side: str = "human", **more: Any) -> State:
    here = a_headquarters(at=HERE, contact="stand")
    control = {"union": side, "confederate": "human"}
    return a_campaign(leaving(**{"fatigue": 5.0, **more}), enemy(), here, control=control)


@pytest.mark.clause("RTG-6.2.1l", "RTG-R-WITHDRAW-HQ")
@pytest.mark.parametrize(("choice", "faces"), [("yes", (4, 3)), ("yes", (4, 4)), ("no", (4,))])
def test_the_commander_in_the_hex_is_asked(choice: str, faces: tuple[int, ...]) -> None:
    story = played(with_headquarters(), *faces)
    prompt = story.state.pending
    assert prompt is not None
    assert (prompt.seat, prompt.kind, prompt.corps, prompt.choices) == (
        "union",
        "second-withdrawal",
        ("union:A",),
        ("yes", "no"),
    )
    assert prompt.default == "yes"  # morale 3
    execute(story)
    assert story.state.pending == prompt  # nothing goes on before it is answered
    story.tell(ev.Answered(choice))
    answer_withdrawal(story, choice)
    execute(story)
    assert whole(story.state.clock) == 1
    after = story.corps("union:A")
    assert (after.hex == HERE, after.combat == "stand") == ((choice == "no"), (choice == "no"))
    assert bool(story.of(ev.StrengthLost)) == (faces == (4, 4))


@pytest.mark.clause("RTG-6.2.1l")
def test_an_answer_is_yes_or_no_and_somebody_must_be_waiting_for_it() -> None:
    story = played(with_headquarters(), 4)
    with pytest.raises(Refused):
        answer_withdrawal(story, "perhaps")
    assert story.state.pending is not None
    answer_withdrawal(story, "no")
    assert story.state.pending is None
    with pytest.raises(Refused):
        answer_withdrawal(story, "no")


@pytest.mark.clause("RTG-R-WITHDRAW-HQ")
@pytest.mark.parametrize(("fatigue", "again"), [(5.0, True), (6.0, True), (6.25, False), (7.5, False)])
def test_the_computer_declines_where_a_rout_is_likelier_than_not(fatigue: float, again: bool) -> None:
    story = played(with_headquarters("computer:basic", fatigue=fatigue), *((4, 4) if again else (4,)))
    assert computer_tries_again(the_rules(), leaving(fatigue=fatigue)) == again
    assert story.state.pending is None
    assert story.of(ev.WithdrawalChecked)[0].result == ("rout" if again else "stands")
    assert (story.corps("union:A").combat == "stand") != again


@pytest.mark.clause("RTG-R-WITHDRAW-HQ", "RTG-11.0f", "RTG-6.1b")
@pytest.mark.parametrize("side", ["human", "computer:basic"])
def test_a_demoralised_corps_tries_again_unasked(side: str) -> None:
    story = played(with_headquarters(side, demoralised=True, fatigue=9.0, contact="stand"), 1, 1)
    assert story.state.pending is None
    assert story.of(ev.WithdrawalChecked)[0].result == "rout"
    assert story.moves("union:A")


@pytest.mark.clause("RTG-6.2.1l", "RTG-2.0i")
def test_without_him_in_the_hex_nobody_is_asked() -> None:
    elsewhere = with_corps(with_headquarters(), "union:HQ", hex=(9, 9))
    assert played(elsewhere, 4, 4).of(ev.WithdrawalChecked)[0].result == "rout"


@pytest.mark.clause("RTG-R-HQ-MODES", "RTG-6.2.1l")
def test_the_headquarters_itself_is_asked_too() -> None:
    story = played(a_campaign(a_headquarters(at=HERE, contact="withdraw", deployment="road", fatigue=9.0), enemy()), 4)
    assert story.state.pending is not None
    assert story.state.pending.corps == ("union:HQ",)


@pytest.mark.clause("RTG-6.2.1c")
def test_it_gives_up_a_way_that_the_enemy_has_taken() -> None:
    """It was half-way to 5,4, where the enemy stands now: it turns to the next hex that is open, and begins anew."""
    half = Action("enter", (2, 1), paid=(1, 1), to=(5, 4))
    story = tried(leaving(combat="withdraw", withdrawal="safe", action=half), foe=enemy((5, 4)))
    assert len(story.of(ev.ActionDropped)) == 1
    assert story.moves()[0] == ("union:A", (6, 4), Fraction(1, 2))
    free = tried(leaving(combat="withdraw", withdrawal="safe", action=half), foe=enemy((5, 6)))
    assert free.moves()[0] == ("union:A", (5, 4), Fraction(1, 4))


@pytest.mark.clause("RTG-R-WITHDRAW-CHECK", "RTG-R-ZOC-ORDERS")
def test_orders_are_kept_through_a_withdrawal() -> None:
    order = a_march((5, 6), 4)
    assert tried(leaving(orders=(order,)), 1).corps("union:A").orders == (order,)
