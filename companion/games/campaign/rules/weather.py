"""Rain: drawn before reconnaissance, for the whole map, told to both sides (RTG-SC1-A2, RTG-SC2-A2, RTG-R-RAIN)."""

from __future__ import annotations

from fractions import Fraction

from companion.charts.rounding import figure
from companion.games.campaign import messages as say
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.calendar import day_number, turn_of_day
from companion.games.campaign.rules.state import State
from companion.games.campaign.rules.story import Story
from companion.kernel.dice import Why
from companion.kernel.draws import chance
from companion.language.messages import Id


def chance_of_rain(rules: Rules, state: State) -> Fraction:
    """Give the chance that it rains in the turn that begins, from the weather of the turn before (RTG-R-RAIN).

    The first turn of a game is always dry.
    """
    # What is drawn rests on the weather before, and there is none before the first.
    if state.turn <= 1:
        return Fraction(0)
    if rules.choice("RTG-R-RAIN"):
        return Fraction(day_number(rules, state) == rules.figure("RTG-R-RAIN", 0))
    if state.rain:
        return Fraction(figure(rules.weather.goes_on.chance))
    today, start = day_number(rules, state), turn_of_day(rules, state).start
    rows = (row for row in rules.weather.start if (row.scenario, row.day) == (state.scenario, today))
    return Fraction(next((figure(row.chance) for row in rows if (row.from_turn or "") <= start), 0))


def draw_weather(story: Story) -> None:
    """Draw the weather of the turn. A dry turn on a day without rain is not worth telling."""
    whether = say.RAIN_GOES_ON if story.state.rain else say.RAIN_BEGINS
    why = Why(whether(ruling=Id("RTG-R-RAIN")), "both", "draw")
    rain = chance(story, chance_of_rain(story.rules, story.state), why)
    # With no chance of it nothing is drawn; the fact is still told where rain that was set by hand ends.
    if rain.roll is not None or rain.came != story.state.rain:
        story.tell(ev.WeatherDrawn(rain.came, rain.roll))
