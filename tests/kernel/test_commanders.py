"""Commanders: seats beside the referee and the two sides, in every kind of game by one mechanism."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import pytest

from companion.charts.figures import Refused
from companion.games.campaign.rules import commands as campaign
from companion.games.miniatures.rules import commands as miniatures
from companion.games.tactical.rules import commands as tactical
from companion.kernel.beginning import Beginning, begin
from companion.kernel.overriding.commanding import Dismiss, Knows, NameCommander
from companion.kernel.record import SeatRefused
from companion.kernel.session import Session
from tests.doors import copied

SCENARIOS = {"mcphersons-ridge": "i-corps", "gettysburg-campaign": "union:A", "antietam-basic": "I Corps"}
"""A scenario of each kind, and a command of the Union's in it."""


@pytest.fixture(params=SCENARIOS)
def game(request: pytest.FixtureRequest) -> Session:
    """Give a game of each kind with two commanders of one corps: one knows what his side does, one his own alone."""
    session = begin(None, Beginning(scenario=request.param, seed="7"))
    corps = (SCENARIOS[request.param],)
    session.do(NameCommander(name="Reynolds", side="union", commands=corps))
    session.do(NameCommander(name="Owen", side="union", commands=corps, knows="own"))
    return session


def test_a_commander_knows_what_his_side_knows_and_no_more(game: Session) -> None:
    side, his = copied(game, "union"), copied(game, "Reynolds")
    assert (his.seat, his.side, his.view) == ("Reynolds", "union", side.view)
    assert (his.log(), list(his.duties()), his.commanders) == (side.log(), list(side.duties()), side.commanders)


def test_who_knows_his_own_command_alone_is_told_of_nobody_elses(game: Session) -> None:
    corps = game.commanders["Owen"].commands[0]
    strange = game.formations("union")["union"] - game.formations("union")[corps]
    his = copied(game, "Owen")
    assert strange
    assert list(his.commanders) == ["Owen"]
    named = {name for line in his.log() for event in line.events for name in strange if f"'{name}'" in str(event)}
    assert not named


def test_who_names_no_command_is_told_of_the_side_and_what_stands_right_under_it(game: Session) -> None:
    with pytest.raises(Refused) as refused:
        game.do(NameCommander(name="Slocum", side="union", commands=("zzzz",)))
    (reason,) = refused.value.reasons
    told, there = reason.text.partition("there are: ")[2].split(", "), game.formations("union")
    assert "union" in told
    assert game.commanders["Owen"].commands[0] in told
    assert not any(there[one] < there[other] for one in told for other in told if other != "union")


def test_an_enemy_is_not_told_who_commands_where_sides_know_less(game: Session) -> None:
    enemy = copied(game, "confederate")
    assert enemy.commanders == {}
    if enemy.hidden:
        assert not any("Reynolds" in str(line) for line in enemy.log())


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "Referee", "commands": ("union",)},
        {"name": "union", "commands": ("union",)},
        {"name": "reynolds", "commands": ("union",)},
        {"name": "Reynolds", "side": "confederate", "commands": ("confederate",)},
        {"name": "Lee/Hood", "commands": ("union",)},
        {"name": "Meade", "commands": ()},
        {"name": "Meade", "commands": ("nowhere",)},
        {"name": "Meade", "commands": ("confederate",)},
    ],
)
def test_names_are_unique_and_commands_are_there(game: Session, wrong: Mapping[str, Any]) -> None:
    with pytest.raises(Refused):
        game.do(NameCommander(**{"side": "union", **wrong}, because="he is a friend"))


def test_a_role_given_again_changes_and_one_taken_is_gone(game: Session) -> None:
    game.do(NameCommander(name="Reynolds", side="union", commands=("union",), knows="own"))
    assert game.commanders["Reynolds"].commands == ("union",)
    his = copied(game, "Reynolds")
    assert his.commander is not None
    game.do(Dismiss(name="Reynolds"))
    with pytest.raises(SeatRefused):
        copied(game, "Reynolds")
    game.undo()
    assert copied(game, "Reynolds").side == "union"
    with pytest.raises(Refused):
        game.do(Dismiss(name="Nobody"))


def test_only_the_referee_names_and_dismisses(game: Session) -> None:
    for seat in ("union", "confederate", "Reynolds"):
        with pytest.raises(Refused):
            copied(game, seat).do(Dismiss(name="Owen"))


def _at_orders(game: Session) -> Any:
    """Lead a game to where the Union may order; gives an order to the corps, one to another, and the phase's end."""
    match game.kind:
        case "miniatures":
            while game.view.step_name != "move brigades and batteries":
                game.do(miniatures.NextStep())
            return miniatures.Maneuver(unit="gamble"), miniatures.Maneuver(unit="devin"), miniatures.NextStep()
        case "campaign":
            game.do(campaign.ET())
            if (asked := game.view.pending) is not None:
                game.do(campaign.Answer(choice=asked.default))
            return (
                campaign.SetUp(corps="A", urgency=3),
                campaign.SetUp(corps="B", urgency=3),
                campaign.ET(),
            )
        case _:
            while not (game.view.phase.kind == "operation" and game.view.to_act == "union"):
                game.do(_go(game))
            here = [one for one in game.view.units if one.side == "union" and one.here]
            mine = next(one for one in here if one.corps == "I Corps")
            other = next(one for one in here if one.corps != "I Corps")
            return (
                tactical.Face(unit=mine.id, direction=mine.facing % 8 + 1),
                tactical.Face(unit=other.id, direction=other.facing % 8 + 1),
                tactical.Done(),
            )


def _go(game: Session) -> Any:
    if game.view.pending is not None:
        return tactical.Answer(choice=game.view.pending.default)
    if game.view.phase.kind == "activation" and game.view.activations:
        return tactical.EndActivation()
    return tactical.Done() if game.view.phase.kind == "operation" else tactical.Continue()


@pytest.mark.parametrize("knows", get_args(Knows))
@pytest.mark.parametrize(
    ("scenario", "command"),
    [("mcphersons-ridge", "gamble"), ("gettysburg-campaign", "union:A"), ("antietam-advanced", "I Corps")],
)
def test_a_commander_orders_his_own_ends_no_phase_and_takes_back_what_is_his(
    scenario: str, command: str, knows: Knows
) -> None:
    game = begin(None, Beginning(scenario=scenario, seed="7"))
    game.do(NameCommander(name="Reynolds", side="union", commands=(command,), knows=knows))
    mine, other, end = _at_orders(game)
    game.seat = "union"
    assert game.why_not(other) == ()
    game.seat = "Reynolds"
    assert game.why_not(mine) == ()
    assert game.why_not(other)
    assert game.why_not(end)
    done = game.do(mine)
    assert game.log()[-1].seat == "Reynolds"
    game.undo()
    game.redo()
    assert game.head == done.entry
    game.seat = "union"
    game.do(other)
    game.seat = "Reynolds"
    with pytest.raises(SeatRefused):
        game.undo()
