"""Troops regrouped by the referee: split, merged, renamed, transferred; nothing of them is lost on the way."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.miniatures.charts.ruleset import FILES
from companion.games.miniatures.charts.scale import usual_thresholds
from companion.games.miniatures.game import Miniatures
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.forces import facts
from companion.games.miniatures.rules.forces.figures import dealt
from companion.games.miniatures.rules.forces.origins import regrouped
from companion.games.miniatures.rules.state import Battery, Brigade, Prompt, Shot, State, Unit, chain, units
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.kernel.shelf import ruleset_texts
from companion.language.messages import kept, told
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_cavalry,
    a_leader,
    in_contact,
    is_refused,
    play,
    refusals,
    the_rules,
)
from tests.games.miniatures.playing import a_small_battle, random_play

GONE = ("lost", "skedaddled", "captured", "set_aside")
FIGURES = ("stands_at_start", "stands", *GONE)
HALVES = (cmd.Part("davis", "Davis", 3), cmd.Part("davis-left", "Davis, left", 2))


def davis(**more: Any) -> Brigade:
    """Make a worn brigade of five stands, of eight."""
    usual: dict[str, Any] = {"lost": 2, "skedaddled": 1, "men": 1600, "exceptional_commander": True, "disordered": True}
    return replace(a_brigade("davis", stands=5), **{**usual, **more})


def lee(**more: Any) -> Battery:
    """Make a battalion of three batteries."""
    return a_battery("lee", stands=4, guns=24, label="Parker, Rhett, Jordan", **more)


def balances(one: Unit) -> bool:
    return bool(one.stands + sum(getattr(one, name) for name in GONE) == one.stands_at_start)


def sums(those: list[Unit]) -> dict[str, int]:
    return {name: sum(getattr(one, name) for one in those) for name in FIGURES}


# ---- split


@pytest.mark.clause("D10-RUL-MAN-FRESH-WORN-SPENT")
def test_parts_have_all_that_the_whole_has_by_their_stands() -> None:
    state = a_battle(davis(), a_leader("boss", attached="davis"))
    after = play(state, cmd.Split("davis", HALVES)).state
    own, left = after.brigades["davis"], after.brigades["davis-left"]
    assert (own.stands, own.stands_at_start, left.stands, left.stands_at_start) == (3, 5, 2, 3)
    assert sums([own, left]) == sums([davis()])
    assert all(map(balances, (own, left)))
    assert own.men + left.men == 1600
    assert (own.disordered, left.disordered) == (True, True)
    assert (own.exceptional_commander, left.exceptional_commander) == (True, False)
    assert after.leaders["boss"].attached == "davis"
    assert own.effectiveness == left.effectiveness == davis().effectiveness


@pytest.mark.clause("D10-RUL-MAN-FRESH-WORN-SPENT")
def test_an_unhurt_brigade_with_the_scales_bounds_has_parts_with_the_scales_bounds() -> None:
    scale = the_rules().rules(a_battle()).scale
    fresh_at, worn_at = usual_thresholds(scale, 8)
    whole = a_brigade("davis", fresh_at=fresh_at, worn_at=worn_at)
    parts = (cmd.Part("davis", "Davis", 5), cmd.Part("b", "B", 3))
    after = play(a_battle(whole), cmd.Split("davis", parts)).state
    for one in after.brigades.values():
        assert (one.fresh_at, one.worn_at) == usual_thresholds(scale, one.stands)


def test_splitting_makes_nobody_fresh_worn_or_spent() -> None:
    for stands in range(2, 9):
        whole = a_brigade("davis", stands=stands)
        for first in range(1, stands):
            parts = (cmd.Part("davis", "D", first), cmd.Part("b", "B", stands - first))
            after = play(a_battle(whole), cmd.Split("davis", parts)).state
            assert {one.effectiveness for one in after.brigades.values()} == {whole.effectiveness}


def test_losses_of_several_kinds_are_spread_and_not_heaped() -> None:
    whole = replace(a_brigade("davis", stands=6, stands_at_start=9), lost=1, skedaddled=1, captured=1)
    after = play(a_battle(whole), cmd.Split("davis", (cmd.Part("davis", "D", 3), cmd.Part("b", "B", 3)))).state
    assert sorted(one.stands_at_start for one in after.brigades.values()) == [4, 5]


@pytest.mark.clause("D10-RUL-FORM-FEW-STANDS")
def test_one_stand_has_no_depth() -> None:
    state = a_battle(davis(formation="double-line"))
    after = play(state, cmd.Split("davis", (cmd.Part("davis", "D", 4), cmd.Part("b", "B", 1)))).state
    assert [one.formation for one in after.brigades.values()] == ["double-line", "single-line"]


def test_a_battalion_is_split_into_its_batteries_and_limbered_together_again() -> None:
    state = a_battle(lee(damaged=2, low_ammo=True))
    parts = (cmd.Part("parker", "Parker", 1), cmd.Part("rhett", "Rhett", 1), cmd.Part("jordan", "Jordan", 2))
    after = play(state, cmd.Split("lee", parts)).state
    assert [(one.label, one.guns, one.damaged) for one in after.batteries.values()] == [
        ("Parker", 6, 1),
        ("Rhett", 6, 0),
        ("Jordan", 12, 1),
    ]
    assert all(one.low_ammo for one in after.batteries.values())
    again = play(after, cmd.Merge(("rhett", "jordan", "parker"), "lee")).state
    assert again.batteries == state.batteries


def test_what_a_unit_has_done_goes_with_each_part_and_who_names_it_names_the_heir() -> None:
    done = ThisTurn(outcome="tardy", moved=True, fired=True, lost_in_fire=3)
    state = a_battle(
        davis(this_turn=done),
        in_contact(a_brigade("foe", "confederate"), "davis", beat=("davis",)),
        a_leader("boss", attached="davis"),
        judged={"davis": "worn", "foe": "fresh"},
        fought=("davis",),
        shots=(Shot("foe", ("davis",), "lively", low_ammo=("davis",)), Shot("davis", ("foe",), "deadly")),
    )
    after = play(state, cmd.Split("davis", (cmd.Part("a", "A", 3), cmd.Part("b", "B", 2)))).state
    a, b = after.brigades["a"], after.brigades["b"]
    assert (a.this_turn.outcome, b.this_turn.fired, a.this_turn.lost_in_fire, b.this_turn.lost_in_fire) == (
        "tardy",
        True,
        2,
        1,
    )
    foe = after.brigades["foe"].this_turn
    assert (foe.charges, foe.beat) == ("a", ("a", "b"))
    assert after.leaders["boss"].attached == "a"
    assert after.judged == {"foe": "fresh", "a": "worn", "b": "worn"}
    assert after.fought == ("a", "b")
    assert (after.shots[0].firers, after.shots[0].low_ammo, after.shots[1].target) == (("a", "b"), ("a", "b"), "a")
    assert list(after.brigades) == ["a", "b", "foe"]


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ((("davis", "D", 3), ("b", "B", 1)), "has 5 stands, and its parts have 4"),
        ((("davis", "D", 3), ("davis", "B", 2)), "davis is named twice"),
        ((("davis", "D", 3), ("heth", "B", 2)), "'heth' is in use already"),
        ((("davis", "D", 3), ("boss", "B", 2)), "'boss' is in use already"),
        ((("davis", "D", 3), ("no id", "B", 2)), "'no id' is no id"),
        ((("davis", "D", 3), ("carry", "B", 2)), "'carry' is no id"),
        ((("davis", "D", 3), ("b", "two\nlines", 2)), "is no name"),
    ],
)
def test_a_split_that_does_not_add_up_is_refused(parts: tuple[tuple[str, str, int], ...], said: str) -> None:
    state = a_battle(davis(), a_brigade("heth"), a_leader("boss"))
    order = cmd.Split("davis", tuple(cmd.Part(*part) for part in parts))
    assert said in refusals(state, order)
    assert is_refused(state, order)


def test_who_stands_in_a_combat_or_is_gone_is_not_regrouped() -> None:
    fighting = a_battle(in_contact(davis(), "foe"), a_brigade("foe", "confederate"), a_brigade("heth"), step="charge")
    asked = replace(fighting, pending=(Prompt("union", "pursuit", kept("carry?"), ("carry",), "davis"),))
    assert "combat that is not over" in refusals(asked, cmd.Split("davis", HALVES))
    assert "combat that is not over" in refusals(asked, cmd.Merge(("davis", "heth"), "davis"))
    assert "combat that is not over" in refusals(asked, cmd.Transfer("davis", "union-I"))
    assert refusals(asked, cmd.Rename("davis", "Connally")) == ""  # who it is stays the same
    renamed = play(asked, cmd.Rename("davis", "Connally")).state
    assert renamed.pending == asked.pending
    assert renamed.brigades["davis"].this_turn.charges == "foe"
    gone = a_battle(replace(davis(), status="quit"))
    assert "Davis is out of the game" in refusals(gone, cmd.Split("davis", HALVES))


# ---- merge


def test_merged_units_are_summed_and_the_worst_of_them_holds() -> None:
    heth = replace(a_brigade("heth", stands=6), low_ammo=True, men=1600, this_turn=ThisTurn(used=0.5, moved=True))
    state = a_battle(davis(this_turn=ThisTurn(fired=True, lost_in_fire=1)), heth, a_leader("boss", attached="davis"))
    after = play(state, cmd.Merge(("davis", "heth"), "heth")).state
    one = after.brigades["heth"]
    assert list(after.brigades) == ["heth"]
    assert {name: getattr(one, name) for name in FIGURES} == sums([davis(), heth])
    assert (one.name, one.men, one.disordered, one.low_ammo, one.exceptional_commander) == (
        "Heth",
        3200,
        True,
        True,
        True,
    )
    assert one.this_turn == ThisTurn(fired=True, lost_in_fire=1, used=0.5, moved=True)
    assert after.leaders["boss"].attached == "heth"
    assert (one.fresh_at, one.worn_at) == (13, 9)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (a_brigade("foe", "confederate"), "not of the side of Davis"),
        (a_cavalry("foe"), "not of the arm of Davis"),
        (a_battery("foe"), "not of the arm of Davis"),
        (replace(a_brigade("foe"), status="to-arrive"), "not both on the table"),
        (replace(a_brigade("foe"), status="destroyed"), "Foe is out of the game"),
    ],
)
def test_only_like_joins_like(other: Unit, said: str) -> None:
    assert said in refusals(a_battle(davis(), other), cmd.Merge(("davis", "foe"), "davis"))


def test_batteries_join_those_that_have_their_guns() -> None:
    state = a_battle(a_battery("hall"), a_battery("foe", gun="smoothbore"))
    assert "Foe and Hall have different guns" in refusals(state, cmd.Merge(("hall", "foe"), "hall"))


def score_of(state: State) -> int:
    """Count the commanders that the Confederates have to their score."""
    rules = Miniatures(ruleset_texts("miniatures", only=(*FILES, "score.toml")))
    found = rules.score(state, "referee")
    assert found is not None
    return next(line.count for line in found.confederate.lines if "commander" in told(line.label))


def test_a_fallen_commander_counts_once_however_his_brigade_is_regrouped() -> None:
    fallen = davis(exceptional_commander=False, commander_fell=True)
    state = a_battle(fallen, a_brigade("heth", commander_fell=True), a_brigade("foe", "confederate"))
    assert score_of(state) == 2
    merged = play(state, cmd.Merge(("davis", "heth"), "heth")).state
    assert score_of(merged) == 2
    parts = (cmd.Part("heth", "H", 6), cmd.Part("davis", "D", 5), cmd.Part("third", "T", 2))
    back = play(merged, cmd.Split("heth", parts)).state
    assert score_of(back) == 2
    assert back.brigades["davis"].commander_fell
    apart = play(state, cmd.Split("davis", (cmd.Part("a", "A", 2), cmd.Part("b", "B", 3)))).state
    assert score_of(apart) == 2
    assert play(apart, cmd.Merge(("b", "a"), "davis")).state.brigades["davis"] == fallen


def test_an_id_never_changes() -> None:
    state = a_battle(davis(), a_brigade("heth"))
    assert "'new' is not one of davis, heth" in refusals(state, cmd.Merge(("davis", "heth"), "new"))
    assert "Davis is named twice" in refusals(state, cmd.Merge(("davis", "davis"), "davis"))
    merged = play(state, cmd.Merge(("davis", "heth"), "davis")).state
    assert "there is no unit 'heth'" in refusals(merged, cmd.Rename("heth", "Heth"))
    again = cmd.Split("davis", (cmd.Part("davis", "Davis", 5), cmd.Part("heth", "Heth", 8)))
    back = play(merged, again).state
    assert [regrouped(back).brigades[name].lost for name in ("davis", "heth")] == [2, 0]


# ---- names and commands


def test_a_unit_has_another_name_and_the_journal_keeps_the_earlier() -> None:
    state = a_battle(davis())
    played = play(state, cmd.Rename("davis", "Connally"))
    assert played.events == [facts.Renamed("davis", "Davis", "Connally")]
    assert played.brigade("davis").name == "Connally"
    assert "called so already" in refusals(played.state, cmd.Rename("davis", "Connally"))
    assert "is no name" in refusals(state, cmd.Rename("davis", " "))


def test_a_unit_goes_to_another_command_and_its_leaders_with_it() -> None:
    state = a_battle(
        davis(),
        a_brigade("heth", division="union-2"),
        a_leader("old"),
        a_leader("new", commands="union-2"),
        a_leader("foe", "confederate", commands="confederate-1"),
        a_brigade("theirs", "confederate"),
    )
    after = play(state, cmd.Transfer("davis", "union-2")).state
    assert [one.id for one in chain(after, after.brigades["davis"])] == ["new"]
    back = play(after, cmd.Transfer("davis", "union-1")).state  # whose last unit it was
    assert [one.id for one in chain(back, back.brigades["davis"])] == ["old"]
    under_corps = play(state, cmd.Transfer("davis", "union-I")).state.brigades["davis"]
    assert (under_corps.division, under_corps.corps) == ("", "union-I")
    assert "Davis stands under union-1 already" in refusals(state, cmd.Transfer("davis", "union-1"))
    assert "no division or corps 'confederate-1'" in refusals(state, cmd.Transfer("davis", "confederate-1"))


# ---- whatever is done


@given(st.lists(st.integers(0, 40), min_size=1, max_size=6), st.data())
def test_stands_are_dealt_to_the_stand(rows: list[int], data: st.DataObject) -> None:
    columns, left = [], sum(rows)
    for _ in range(3):
        columns.append(data.draw(st.integers(0, left)))
        left -= columns[-1]
    columns.append(left)
    found = dealt(rows, columns)
    assert [sum(row) for row in found] == rows
    assert [sum(column) for column in zip(*found, strict=True)] == columns
    assert min(map(min, found)) >= 0


def some_parts(one: Unit, luck: Random) -> tuple[cmd.Part, ...]:
    """Part a unit at random; it keeps its id, or does not."""
    cuts = sorted(luck.sample(range(1, one.stands), luck.randint(1, min(3, one.stands - 1))))
    stands = [b - a for a, b in zip((0, *cuts), (*cuts, one.stands), strict=True)]
    keeps = luck.choice([True, True, False])
    names = [one.id if keeps and nth == 0 else f"{one.id}-{luck.randrange(10**6)}" for nth in range(len(stands))]
    return tuple(cmd.Part(name, name, n) for name, n in zip(names, stands, strict=True))


def may_split(state: State) -> list[Unit]:
    return [one for one in units(state) if one.stands > 1 and not refusals(state, cmd.Rename(one.id, "?"))]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
@example(10982)  # a brigade that has beaten the same guns twice
def test_a_unit_put_together_again_is_what_it_was(seed: int) -> None:
    luck = Random(seed)
    for state in [before for before, *_ in random_play(seed, 30)][::6]:
        whole = luck.choice(may_split(state))
        if refusals(state, cmd.Split(whole.id, parts := some_parts(whole, luck))):
            continue
        apart = play(state, cmd.Split(whole.id, parts)).state
        names = [part.id for part in parts]
        inner = next((name for name in names if apart_of(apart, name).stands > 1), "")
        if inner and luck.random() < 0.5:  # a part is split again
            finer = some_parts(apart_of(apart, inner), luck)
            apart = play(apart, cmd.Split(inner, finer)).state
            names = [name for name in names if name != inner] + [part.id for part in finer]
        luck.shuffle(names)
        again = play(apart, cmd.Merge(tuple(names), whole.id)).state
        assert figures(apart_of(again, whole.id)) == figures(whole)
        assert again.leaders == state.leaders
        assert again.judged == state.judged


def apart_of(state: State, name: str) -> Unit:
    return next(one for one in units(state) if one.id == name)


def figures(one: Unit) -> Unit:
    """Give a unit but for the formation that one stand alone cannot hold."""
    return replace(one, formation="single-line") if isinstance(one, Brigade) else one


def regroupings(state: State, luck: Random) -> list[cmd.AnyCommand]:
    one, other = luck.choice(units(state)), luck.choice(units(state))
    orders: list[cmd.AnyCommand] = [
        cmd.Merge((one.id, other.id), one.id),
        cmd.Rename(one.id, f"Name {luck.randrange(99)}"),
        cmd.Transfer(one.id, luck.choice([other.division, other.corps])),
    ]
    if one.stands > 1:
        orders.append(cmd.Split(one.id, some_parts(one, luck)))
    return orders


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
def test_no_stand_is_lost_or_won_by_regrouping_between_play(seed: int) -> None:
    """Whatever is split, merged, renamed and transferred between acts of play, every side's stands and men are all there."""
    luck, state = Random(seed), a_small_battle()
    began = {one.id: one.stands_at_start for one in units(state)}
    done = 0
    for nth in range(12):
        for _, order, events, after in random_play(seed + nth, 6, start=state):
            state = after
            del order, events
        for order in regroupings(state, luck):
            if not refusals(state, order):
                before, state, done = state, play(state, order).state, done + 1
                for side in ("union", "confederate"):
                    assert sums([one for one in units(before) if one.side == side]) == sums(
                        [one for one in units(state) if one.side == side]
                    )
        assert all(map(balances, units(state)))
        back = regrouped(state)
        found = {one.id: one.stands_at_start for one in units(back)}
        assert found == began
        assert all(map(balances, units(back)))
        assert {one.attached for one in state.leaders.values()} - {""} <= {one.id for one in units(state)}
    assert done


def test_of_two_exceptional_commanders_one_leads_and_the_referee_is_told_which() -> None:
    state = a_battle(davis(), a_brigade("heth", exceptional_commander=True, commander="Heth"))
    order = cmd.Merge(("davis", "heth"), "heth")
    assert "led by the exceptional commander of Heth; that of Davis leads nobody any more" in refusals(state, order)
    merged = play(state, replace(order, because="as at the table")).state.brigades["heth"]
    assert (merged.exceptional_commander, merged.commander) == (True, "Heth")
    alone = a_battle(davis(), a_brigade("heth"))
    assert refusals(alone, order) == ""
