"""Rain: its chance by day and turn, the first turn dry, once begun it goes on, both sides told."""

from __future__ import annotations

from fractions import Fraction
from math import prod
from typing import Literal

import pytest
from msgspec.structs import replace

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.calendar import day_name, turn_of_day
from companion.games.campaign.rules.secrecy import tells
from companion.games.campaign.rules.state import State
from companion.games.campaign.rules.weather import chance_of_rain, draw_weather
from tests.games.campaign.building import Told, a_campaign, a_plain, the_rules
from tests.games.campaign.drawn import Fixed


def at_turn(turn: int, scenario: Literal["campaign", "battle"] = "campaign", *, rain: bool = False) -> State:
    state = a_campaign(turn=turn, scenario=scenario, phase="reconnaissance", rain=rain)
    return replace(state, first_slot=1, first_day=4) if scenario == "battle" else state


def chances(scenario: Literal["campaign", "battle"]) -> list[Fraction]:
    turns = {"campaign": 35, "battle": 14}[scenario]
    return [chance_of_rain(the_rules(), at_turn(turn, scenario)) for turn in range(1, turns + 1)]


@pytest.mark.clause("RTG-R-RAIN", "RTG-SC1-A2")
def test_rain_may_begin_in_the_last_three_days_of_the_campaign() -> None:
    expected = [Fraction(0)] * 20 + [Fraction(3, 100)] * 5 + [Fraction(1, 10)] * 5 + [Fraction(3, 10)] * 5
    assert chances("campaign") == expected


@pytest.mark.clause("RTG-R-RAIN", "RTG-SC2-A2")
def test_rain_may_begin_from_the_afternoon_of_the_battles_last_day() -> None:
    assert chances("battle") == [Fraction(0)] * 11 + [Fraction(7, 100)] * 3


@pytest.mark.clause("RTG-R-RAIN")
def test_the_sums_of_the_ruling() -> None:
    dry = prod(1 - one for one in chances("campaign"))
    assert float(dry) == pytest.approx(0.085, abs=0.001)
    wet = 1 - prod(1 - one for one in chances("battle"))
    assert float(wet) == pytest.approx(0.2, abs=0.005)


@pytest.mark.clause("RTG-R-RAIN")
def test_rain_goes_on_with_three_in_five_on_any_day() -> None:
    assert chance_of_rain(the_rules(), at_turn(3, rain=True)) == Fraction(3, 5)


@pytest.mark.parametrize(("face", "rain"), [(3, True), (4, False)])
def test_a_draw_decides(face: int, rain: bool) -> None:
    story = Told(the_rules(), a_plain(), at_turn(21), Fixed([face]))
    draw_weather(story)
    drawn = story.of(ev.WeatherDrawn)
    assert [one.rain for one in drawn] == [rain]
    assert story.state.rain is rain
    assert all(tells(story.state, seat, drawn[0]) for seat in ("union", "confederate"))


def test_nothing_is_drawn_on_a_dry_day() -> None:
    dice = Fixed()
    draw_weather(Told(the_rules(), a_plain(), at_turn(5), dice))
    assert dice.asked == []


@pytest.mark.clause("RTG-1.4b")
def test_five_turns_fill_each_day() -> None:
    days = [
        (day_name(the_rules(), at_turn(turn)), turn_of_day(the_rules(), at_turn(turn)).start) for turn in (1, 5, 6, 35)
    ]
    assert days == [("June 28", "0500"), ("June 28", "2100"), ("June 29", "0500"), ("July 4", "2100")]
    battle = [at_turn(turn, "battle") for turn in (1, 4, 5, 14)]
    told = [(day_name(the_rules(), state), turn_of_day(the_rules(), state).start) for state in battle]
    assert told == [("July 1", "0900"), ("July 1", "2100"), ("July 2", "0500"), ("July 3", "2100")]
