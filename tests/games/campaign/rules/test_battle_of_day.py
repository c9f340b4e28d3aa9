"""One battle a hex and day on the table: who fights it, who comes while it lasts, and what is over after it (RTG-R-OFF-ONE)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.charts.figures import Refused
from companion.games.campaign.rules import apply as folding
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle import fight as battle
from companion.games.campaign.rules.battle.entry import BattleResult, CorpsResult
from companion.games.campaign.rules.battle.on_table import driven_off, enter_result
from companion.games.campaign.rules.execution import execute
from companion.games.campaign.rules.hexes import Hex, neighbour
from companion.games.campaign.rules.orders import MV
from companion.games.campaign.rules.state import Corps, Side, State
from companion.games.campaign.rules.story import Story
from tests.games.campaign.battles import (
    FIELD,
    a_game,
    asked,
    attacker,
    corps,
    facts,
    folded,
    of_computers,
    story,
    the_rules,
    under_way,
)
from tests.games.campaign.gazetteer import the_map

CSA: Side = "confederate"
USA: Side = "union"
MORNING, MIDDAY, AFTERNOON, EVENING, NIGHT = 1, 2, 3, 4, 5
NEXT_DOOR: Hex = neighbour(FIELD, 4)
NOTHING = CorpsResult()


def on_the_field(*more: Corps, **fields: object) -> State:
    """Give two divisions that attack and a third that stands, before two Union corps; one person plays the attacker."""
    game = a_game(
        attacker("confederate:A"),
        attacker("confederate:B", 70),
        corps("confederate:C", 60),
        corps("union:A", 80),
        corps("union:B", 50),
        *more,
        offline=True,
        **fields,
    )
    return of_computers(game, USA)


def played(told: Story, *answers: str) -> Story:
    execute(told)
    for one in answers:
        battle.answer(told, one)
        execute(told)
    return told


def the_result(told: Story, field: str = "neither", **more: CorpsResult) -> cmd.EnterResult:
    """Give a result in which nothing happened to anybody but to those named."""
    found = under_way(told)
    plain = dict.fromkeys((*found.attackers, *found.defenders), NOTHING)
    given = {name.replace("_", ":"): one for name, one in more.items()}
    return cmd.EnterResult(battle=found.id, corps=plain | given, field=field)  # type: ignore[arg-type]


def by_the_roads(name: str, *, steps: int, away: int = 4, **more: object) -> Corps:
    """Give a corps that is to march straight to the field, as many hexes off."""
    at = FIELD
    for _ in range(steps):
        at = neighbour(at, away)
    back = (away + 2) % 6 + 1
    given: dict[str, object] = {"combat": "inactive", "contact": "attack", "deployment": "road", "march": "normal"}
    orders = (MV(at, (back,) * steps),)
    return corps(name, 90, at=at, orders=orders, imposed="normal", **(given | more))


# ---- who fights


@pytest.mark.clause("RTG-R-OFF-ONE", "RTG-9.1a")
def test_a_hex_is_asked_once_for_all_who_are_to_attack_and_all_enemies() -> None:
    told = played(story(on_the_field()), "yes")
    found = under_way(told)
    assert found.attackers == ("confederate:A", "confederate:B")  # who is to stand takes no part
    assert found.defenders == ("union:A", "union:B")
    assert len(facts(told, ev.Asked)) == 2  # off the computer? and then the result


@pytest.mark.clause("RTG-R-OFF-ONE", "RTG-9.1c")
def test_read_the_other_way_each_attack_is_a_battle_of_its_own() -> None:
    rules = the_rules().choosing({"RTG-R-OFF-ONE": 1})
    told = played(story(on_the_field(), rules=rules), "yes")
    assert under_way(told).attackers == ("confederate:A",)
    assert under_way(told).until == 0
    declined = played(story(on_the_field(), rules=rules), "no", "yes")
    assert under_way(declined).attackers == ("confederate:B",)  # and each is asked about


@pytest.mark.clause("RTG-R-OFF-ONE", "RTG-9.1c")
def test_who_does_not_want_it_is_not_asked_again_that_turn_and_the_books_attacks_go_on() -> None:
    told = played(story(on_the_field()), "no")
    assert [one.prompt.kind for one in facts(told, ev.Asked)] == ["off-line"]
    assert [one.attackers for one in facts(told, ev.BattleClosed)] == [("confederate:A",), ("confederate:B",)]
    told.tell(ev.PhaseBegan(told.state.turn + 1, "execution"))
    assert told.state.declined == ()  # the next turn may ask again


@pytest.mark.clause("RTG-R-OFF-ONE", "RTG-15.0e")
def test_a_battle_of_the_day_that_the_computer_fights_after_all_is_the_attack_it_began_with() -> None:
    told = played(story(on_the_field()), "yes", "computer")
    assert [one.attackers for one in facts(told, ev.BattleClosed)] == [("confederate:A",), ("confederate:B",)]


@pytest.mark.clause("RTG-15.0e", "RTG-9.1d", "RTG-R-REPEAT-ATTACK")
def test_a_battle_that_nobody_fought_is_an_attack_called_off() -> None:
    """Not fought is not lost: no losses, no report, no day that is over; the attack of the turn is."""
    told = played(story(on_the_field()), "yes", "not-fought")
    (closed,) = facts(told, ev.BattleClosed)
    assert closed.aborted
    assert not facts(told, ev.StrengthLost)
    assert not facts(told, ev.Reported)
    assert told.corps("confederate:A").attacked
    assert told.corps("union:A").fought_here is None


# ---- what is over after it


@pytest.mark.clause("RTG-R-OFF-ONE", "RTG-9.1d")
def test_who_took_part_neither_attacks_nor_is_attacked_there_again_that_day() -> None:
    told = played(story(on_the_field()), "yes")
    enter_result(told, the_result(told))
    execute(told)
    for turn in (AFTERNOON, EVENING):
        told.tell(ev.PhaseBegan(turn, "execution"))
        execute(told)
    assert len(facts(told, ev.BattleClosed)) == 1
    assert all(told.corps(name).fought_here for name in ("confederate:A", "confederate:B", "union:A", "union:B"))
    assert told.corps("confederate:C").fought_here is None


@pytest.mark.clause("RTG-R-OFF-ONE")
def test_the_next_day_is_another_battle_begun_from_the_end_of_the_day_before() -> None:
    told = played(story(on_the_field()), "yes")
    enter_result(told, the_result(told, "confederate", union_A=CorpsResult(infantry=30)))
    execute(told)
    tomorrow = 6
    told.tell(ev.PhaseBegan(tomorrow, "execution"))
    execute(told)
    assert asked(told).kind == "off-line"
    battle.answer(told, "yes")
    listed = battle.statistics(told.state, the_rules(), the_map())
    assert (listed.held, {one.stands for one in listed.corps}) == ("confederate", {True})
    assert next(one for one in listed.corps if one.id == "union:A").strength.infantry == 50


@pytest.mark.clause("RTG-R-OFF-ONE")
def test_fresh_troops_may_attack_only_those_who_have_not_fought_there_that_day() -> None:
    told = played(story(on_the_field()), "yes")
    enter_result(told, the_result(told))
    fresh = attacker("confederate:D")
    told.state = replace(told.state, corps={**told.state.corps, fresh.id: fresh})
    execute(told)
    assert len(facts(told, ev.BattleClosed)) == 1
    late = corps("union:D")
    told.state = replace(told.state, corps={**told.state.corps, late.id: late})
    told.tell(ev.PhaseBegan(AFTERNOON, "execution"))
    execute(told)
    opened = facts(told, ev.BattleOpened)[-1].battle
    assert (opened.attackers, opened.defenders) == (("confederate:D",), ("union:D",))
    # The hex has had its battle of the day: this one is the book's, and nobody is asked.
    assert [one.prompt.kind for one in facts(told, ev.Asked)] == ["off-line", "off-line-result"]
    assert facts(told, ev.BattleFought)[-1].combat_odds is not None


# ---- who comes


@pytest.mark.clause("RTG-R-OFF-ONE")
def test_who_comes_is_known_by_his_own_orders_with_his_hour_and_his_edge() -> None:
    """Two hexes at 2 points each: at 3 a turn a corps is in the second after 4/3 of a turn, from 0900 at 14:20."""
    comes, goes = by_the_roads("union:C", steps=2, away=4), by_the_roads("union:D", steps=2, away=3)
    goes = replace(goes, orders=(MV(goes.hex, (3, 3)),))
    told = played(story(on_the_field(comes, goes)), "yes")
    assert [one.corps for one in under_way(told).arrivals] == ["union:C"]
    listed = battle.statistics(told.state, the_rules(), the_map())
    found = next(one for one in listed.corps if one.id == "union:C")
    assert (found.stands, found.arrives, found.entered) == (False, "14:20", 4)


@pytest.mark.clause("RTG-R-OFF-ONE", "RTG-1.0b")
def test_a_side_is_asked_with_its_own_arrivals_alone() -> None:
    ours, theirs = by_the_roads("confederate:D", steps=1, away=1), by_the_roads("union:C", steps=1)
    told = played(story(on_the_field(ours, theirs)))
    assert set(asked(told).corps) == {"confederate:A", "confederate:B", "confederate:D"}


@pytest.mark.clause("RTG-R-OFF-ONE")
def test_what_is_foreseen_draws_nothing_and_moves_nobody() -> None:
    game = on_the_field(by_the_roads("union:C", steps=2))
    told = played(story(game))
    assert not [one for one in facts(told, ev.Entered) if one.to == FIELD]
    assert folded(game, told) == told.state


@pytest.mark.clause("RTG-R-OFF-ONE")
def test_who_came_on_stands_in_the_hex_with_his_movement_spent_until_his_hour() -> None:
    told = played(story(on_the_field(by_the_roads("union:C", steps=2))), "yes")
    enter_result(told, the_result(told, union_C=CorpsResult(infantry=8, fatigue=0.5)))
    assert (told.corps("union:C").hex, told.corps("union:C").strength.infantry) == (FIELD, 82)
    execute(told)
    told.tell(ev.PhaseBegan(AFTERNOON, "execution"))
    told.state = replace(
        told.state, corps={**told.state.corps, "union:C": replace(told.corps("union:C"), contact="withdraw")}
    )
    execute(told)
    assert told.corps("union:C").hex == FIELD  # it is on its way there until 14:20
    for phase in ("reconnaissance", "execution"):
        told.tell(ev.PhaseBegan(EVENING, phase))
    assert told.corps("union:C").waits_until != (1, 1)


@pytest.mark.clause("RTG-R-OFF-ONE")
def test_who_did_not_come_suffers_nothing_and_marches_on() -> None:
    start = by_the_roads("union:C", steps=2)
    told = played(story(on_the_field(start)), "yes")
    absent = CorpsResult(entered=False)
    for wrong in (replace(absent, infantry=1), replace(absent, leader_lost=True)):
        with pytest.raises(Refused) as refused:
            enter_result(Story(told.rules, told.ground, told.state, told.dice), the_result(told, union_C=wrong))
        assert refused.value.reasons[0].clause == "RTG-R-OFF-ONE"
    enter_result(told, the_result(told, union_C=absent))
    assert told.corps("union:C").hex == start.hex
    execute(told)
    assert told.corps("union:C").hex == NEXT_DOOR
    assert told.corps("union:C").fought_here is None


@pytest.mark.clause("RTG-R-OFF-ONE", "RTG-R-OFF-SCALE")
def test_who_did_not_come_is_not_told_to_withdraw() -> None:
    told = played(story(on_the_field(by_the_roads("union:C", steps=2))), "yes")
    state = replace(told.state, loser_withdraws=True)
    assert "union:C" in driven_off(state, "confederate")
    assert "union:C" not in driven_off(state, "confederate", ["union:C"])
    assert len(driven_off(state, "confederate")) == len(driven_off(state, "confederate", ["union:C"])) + 1


@pytest.mark.clause("RTG-R-OFF-ENTRY", "RTG-R-OFF-ONE")
def test_a_result_says_of_everybody_who_was_due_whether_he_came() -> None:
    told = played(story(on_the_field(by_the_roads("union:C", steps=2))), "yes")
    with pytest.raises(Refused):
        battle.apply_result(told, BattleResult(battle="2.1", corps=the_result(told).corps))
    gone = the_result(told, union_C=NOTHING, union_A=CorpsResult(entered=False))
    with pytest.raises(Refused):
        battle.apply_result(told, BattleResult(battle="2.1", corps=gone.corps))


@pytest.mark.clause("RTG-R-OFF-ONE")
def test_who_held_the_place_stands_in_it_and_the_others_come_in_by_their_edge() -> None:
    """Buford was there first, whoever attacks; Heth came in from the north-west."""
    buford = attacker("union:A", 0, cavalry=30, heading=2)
    heth = corps("confederate:A", heading=3)
    game = a_game(heth, buford, offline=True, holder={f"{FIELD[0]},{FIELD[1]}": USA})
    told = played(story(of_computers(game, CSA)), "yes")
    listed = battle.statistics(told.state, the_rules(), the_map())
    assert (listed.attacker, listed.held) == (USA, USA)
    assert {one.id: (one.stands, one.entered) for one in listed.corps} == {
        "confederate:A": (False, 6),
        "union:A": (True, 5),
    }


@pytest.mark.clause("RTG-R-OFF-ONE", "RTG-15.0c")
def test_a_corps_that_was_put_elsewhere_by_hand_comes_no_more() -> None:
    told = played(story(on_the_field(by_the_roads("union:C", steps=2))), "yes")
    elsewhere = ev.Overridden("union:C", "hex", NEXT_DOOR, (2, 2), "he was called back")
    told.state = folding.apply(told.state, elsewhere)
    assert "union:C" not in {one.id for one in battle.statistics(told.state, the_rules(), the_map()).corps}
    enter_result(told, the_result(told))
    assert told.corps("union:C").hex == (2, 2)
