"""What a battle's document begins with: the main menu's options, the texts it carries, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from companion.charts.faults import BadInput
from companion.games.tactical.beginning import first
from companion.games.tactical.game import Tactical
from companion.games.tactical.rules.events import Began
from companion.games.tactical.rules.state import State
from companion.kernel.beginning import Beginning, First

SCENARIO = """format = 1
kind = "tactical"
name = "antietam-advanced"
title = "Antietam"
ruleset = "antietam"
level = "advanced"
order_of_battle = "antietam"
set_up = "antietam-setup"
map = "antietam"
"""


def begun(text: str = SCENARIO, **wanted: Any) -> First:
    return first(Beginning(**wanted), text, "scenario.toml", None)


def state(**wanted: Any) -> State:
    event = begun(**wanted).event
    assert isinstance(event, Began)
    return event.state


@pytest.mark.clause("ANT-2.1a", "ANT-2.1m", "ANT-2.1k", "ANT-2.1o", "ANT-2.1e", "ANT-R-TIME")
def test_the_main_menu_is_settings() -> None:
    menu = {
        "play-level": "5",
        "hidden": "yes",
        "activation": "no",
        "time-limit": "10",
        "save-points": "yes",
        "ANT-R-FATREC": "1",
    }
    now = state(settings=menu)
    assert (now.play_level, now.hidden, now.activation, now.time_limit) == (5, True, False, 10)
    assert now.save_points
    assert now.options == {"ANT-R-FATREC": 1}


@pytest.mark.clause("ANT-R-DEFAULTS", "ANT-QS-1.5b")
def test_without_settings_a_game_begins_as_history_has_it() -> None:
    now = state()
    assert (now.play_level, now.hidden, now.activation, now.time_limit, now.options) == (3, False, True, 0, {})


@pytest.mark.clause("ANT-R-TIME", "ANT-2.1e")
@pytest.mark.parametrize(
    ("name", "value"), [("time-limit", "61"), ("time-limit", "0"), ("play-level", "6"), ("hiden", "no")]
)
def test_what_the_menu_does_not_have_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadInput, match=name):
        begun(settings={name: value})


def test_the_document_carries_all_that_the_game_reads() -> None:
    found = begun()
    texts = {name.removeprefix("rules/"): text for name, text in found.sources.items()}
    game = Tactical(texts)
    assert found.kind == game.kind
    assert not game.why_not(found.event.state, game.decode_command('{"order": "continue"}'))


@pytest.mark.parametrize("field", ["order_of_battle", "set_up", "map"])
def test_a_scenario_that_names_what_is_not_there_is_refused_at_its_place(field: str) -> None:
    text = "\n".join(f'{field} = "nowhere"' if line.startswith(field) else line for line in SCENARIO.splitlines())
    with pytest.raises(BadInput, match=field):
        begun(text)


@pytest.mark.clause("ANT-2.1g")
def test_each_side_is_played_by_a_person_or_a_computer() -> None:
    assert begun().event.state.control == {"union": "human", "confederate": "human"}
    assert begun(players={"union": "computer:strong"}).event.state.control["union"] == "computer:strong"
    with pytest.raises(BadInput, match="no player"):
        begun(players={"union": "computer:genius"})
