"""What must hold in the charts of combat: nothing is divided by nought, nobody fights or bleeds less than nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.charts.faults import Problem
from companion.charts.figures import Exact, Number, exact
from companion.charts.sense import not_below_nought
from companion.games.campaign.charts.combat import Combat, Echelons, Losses
from companion.language.tongue import tr


def combat_figure_problems(chart: Combat, file: str) -> Iterator[Problem]:
    """Yield the figures of combat.toml that no battle could be reckoned with."""
    yield from _above(file, {"$.aggressiveness.by": chart.aggressiveness.by}, 0, tr("the average is divided by it"))
    tiring = {"$.tiring_losses.percent": chart.tiring_losses.percent, "$.tiring_losses.step": chart.tiring_losses.step}
    yield from _above(file, tiring, 0, tr("losses are divided by it"))
    ratio = {"$.surrender.ratio": chart.surrender.ratio}
    yield from _above(file, ratio, 1, tr("at 1:1 nobody is the weaker"))
    figures = {
        "$.destroyed_below.percent": chart.destroyed_below.percent,
        "$.leader_lost.fatigue": chart.leader_lost.fatigue,
    }
    figures |= {f"$.casualty_rate[{index}].percent": row.percent for index, row in enumerate(chart.casualty_rate)}
    figures |= {f"$.urgency_fatigue[{index}].fatigue": row.fatigue for index, row in enumerate(chart.urgency_fatigue)}
    yield from not_below_nought(file, figures)
    if chart.urgency.min > chart.urgency.max:
        yield Problem(file, "$.urgency", tr("{min}, {max} do not rise", min=chart.urgency.min, max=chart.urgency.max))


def echelon_figure_problems(chart: Echelons, file: str) -> Iterator[Problem]:
    """Yield the figures of echelons.toml that leave a side without strength or exposure."""
    for index, row in enumerate(chart.echelon):
        place = f"$.echelon[{index}]"
        weights = {f"{place}.strength": row.strength, f"{place}.losses": row.losses}
        yield from _above(file, weights, 0, tr("strength and losses are shared out by it"))


def losses_figure_problems(chart: Losses, file: str) -> Iterator[Problem]:
    """Yield the figures of losses.toml that no loss could be shared out by, or no draw made from."""
    weights = {f"$.arm[{index}].weight": row.weight for index, row in enumerate(chart.arm)}
    yield from _above(file, weights, 0, tr("losses are shared out by it"))
    yield from _above(file, {"$.multiple_floor.least": chart.multiple_floor.least}, 0, tr("strengths are divided"))
    # Below 1 the power would only turn the draw round; it is refused because nobody would have meant it.
    if exact(chart.random.base) < 1:
        yield Problem(
            file, "$.random.base", tr("{base} is below 1", base=chart.random.base), tr("1 leaves the odds as they are")
        )
    if not 0 <= exact(chart.random.spread) < 1:
        yield Problem(file, "$.random.spread", tr("{spread} is not from 0 to below 1", spread=chart.random.spread))
    figures = {"$.road_mode.times": chart.road_mode.times, "$.leader_lost.a_percent": chart.leader_lost.a_percent}
    yield from not_below_nought(file, figures)
    if chart.new_leadership.lowest > chart.new_leadership.highest:
        lowest, highest = chart.new_leadership.lowest, chart.new_leadership.highest
        yield Problem(
            file,
            "$.new_leadership",
            tr("{lowest}, {highest} do not rise", lowest=lowest, highest=highest),
            tr("put the lower figure first"),
        )


def _above(file: str, figures: Mapping[str, Number], least: Exact, why: str) -> Iterator[Problem]:
    for path, figure in figures.items():
        if exact(figure) <= least:
            yield Problem(file, path, tr("{figure} is not above {least}", figure=figure, least=least), why)
