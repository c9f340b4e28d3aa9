"""What only eyes know of a unit, and its traits: said by its player, counted by the rows of a house, told and taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.games.tactical.charts.ruleset import Rules, load
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.combat.estimating import Clash, Estimate, clash, estimate
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.orders.reorganising import joined, split
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import Phase
from companion.games.tactical.rules.view import known, view
from companion.games.tactical.setup.armies import read_order_of_battle
from companion.kernel.shelf import resource_text, ruleset_texts
from tests.games.tactical.building import unit
from tests.games.tactical.ordering import after, go, moment, rules, why_not
from tests.rulesets import clubs

IRON = unit("Gibbon-A", at=(4, 4), facing=5, traits=("iron-brigade",))
ENEMY = unit("Law-A", "confederate", at=(5, 4), facing=1)
NEAR: Square = (5, 4)
CONFEDERATE = Phase(4, "operation", "confederate", 1)


@pytest.fixture(params=["antietam", "shiloh"])
def club(request: pytest.FixtureRequest, tmp_path: Path) -> Rules:
    """Give a ruleset with the club's rows."""
    return load(ruleset_texts(request.param, house=clubs.written(tmp_path / "club", clubs.SQUARES)))


def shot(now: Moment) -> Estimate:
    found = estimate(now, now.state.units[IRON.id], NEAR)
    assert found is not None
    return found


def fight(now: Moment) -> Clash:
    found = clash(now, now.state.units[IRON.id], NEAR)
    assert found is not None
    return found


def test_a_trait_multiplies_fire_and_melee_of_whoever_has_it(club: Rules) -> None:
    now, plain = (moment(one, ENEMY, by=club) for one in (IRON, replace(IRON, traits=())))
    assert shot(now).fire.factors["iron-brigade"].value == 1.5
    assert shot(plain).fire.factors["iron-brigade"].value == 1
    assert fight(now).strengths.attackers > fight(plain).strengths.attackers
    assert fight(now).strengths.defenders == fight(plain).strengths.defenders


def test_what_is_said_of_a_unit_counts_until_it_is_taken_back(club: Rules) -> None:
    now = moment(IRON, ENEMY, by=club, phase=CONFEDERATE)
    said = after(now, cmd.Remark(unit=ENEMY.id, asked=("dug in", "dug in")))
    assert said.state.units[ENEMY.id].asked == ("dug in",)
    assert shot(said).fire.factors["dug-in"].value == 0.5
    assert shot(said).most < shot(now).most
    assert after(said, cmd.Remark(unit=ENEMY.id)).state.units[ENEMY.id].asked == ()
    assert after(said, cmd.Abort(unit=ENEMY.id)).state.units[ENEMY.id].asked == (), "as it was when it was picked up"


def test_a_step_costs_more_of_whom_it_is_said(club: Rules) -> None:
    now = moment(IRON, by=club)
    tired = after(now, cmd.Remark(unit=IRON.id, asked=("weary",)))
    assert payer_of(club, tired.state, tired.state.units[IRON.id]).asked == ("weary",)
    paid = [
        one.state.units[IRON.id].points - after(one, go(IRON, 1)).state.units[IRON.id].points for one in (now, tired)
    ]
    assert paid[1] == paid[0] + 1


def test_what_no_row_asks_for_is_refused_and_so_is_what_is_said_of_the_enemys(club: Rules) -> None:
    now = moment(IRON, ENEMY, by=club)
    [reason] = why_not(now, cmd.Remark(unit=IRON.id, asked=("asleep",)))
    assert reason.text == "no row asks for 'asleep'; what is asked for: dug in, weary"
    [reason] = why_not(now, cmd.Remark(unit=ENEMY.id, asked=("dug in",)))
    assert "is not its own" in reason.text
    [reason] = why_not(moment(IRON, by=rules()), cmd.Remark(unit=IRON.id, asked=("dug in",)))
    assert "no row asks for 'dug in'" in reason.text


def test_halves_have_what_is_said_of_the_brigade_and_the_brigade_what_is_said_of_both() -> None:
    first, second = split(replace(IRON, asked=("weary",)), 0)
    assert (first.traits, second.asked) == (("iron-brigade",), ("weary",))
    whole = joined(replace(first, asked=()), second, 0)
    assert (whole.traits, whole.asked) == (("iron-brigade",), ())


@pytest.mark.clause("ANT-R-HIDDEN")
def test_the_enemy_of_hidden_units_is_not_told_what_is_said_of_them(club: Rules) -> None:
    now = moment(replace(IRON, asked=("dug in",)), ENEMY, by=club, hidden=True)
    theirs = known(view(club, now.state, "confederate"))
    assert all(not one.traits and not one.asked for one in theirs.units.values() if one.side == "union")
    ours = known(view(club, now.state, "union"))
    assert ours.units[IRON.id].asked == ("dug in",)


# ---- orders of battle


def army(traits: str) -> str:
    """Give the order of battle that is shipped, its first unit with traits."""
    return resource_text("tactical", "antietam.toml").replace("turn = 1,", f"turn = 1, traits = {traits},", 1)


def test_an_order_of_battle_gives_traits() -> None:
    read = read_order_of_battle(army('["stonewall", "veterans"]'), file="mine.toml", rules=rules())
    assert [one.traits for one in read.units if one.traits] == [("stonewall", "veterans")]


@pytest.mark.parametrize(
    ("traits", "why"),
    [
        ('["Stone Wall"]', "'Stone Wall' is no trait (small letters, digits and hyphens: iron-brigade)"),
        ('["veterans", "veterans"]', "veterans stands twice"),
    ],
)
def test_what_is_no_trait_is_a_fault_with_line_and_column(traits: str, why: str) -> None:
    text = army(traits)
    with pytest.raises(BadInput) as caught:
        read_order_of_battle(text, file="mine.toml", rules=rules())
    line, column = next((nth, one.index("traits")) for nth, one in enumerate(text.splitlines(), 1) if "traits" in one)
    [problem] = caught.value.problems
    assert (problem.line, str(problem).rpartition("$.unit[0].traits: ")[2]) == (line, why)
    assert problem.column == column + 1
