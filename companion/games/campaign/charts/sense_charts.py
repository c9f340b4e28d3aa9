"""What must hold between the rows of each chart, and between charts; every figure in them is a number by now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import get_args

from companion.charts.faults import Problem
from companion.charts.figures import Exact, band_problems, exact
from companion.charts.house_rows import MERGES_FROM
from companion.charts.ruleset import Chart, rising, rows
from companion.games.campaign.charts.answers import ROLES, BattleAnswers
from companion.games.campaign.charts.combat import ARMS, SHIFTS, Combat, Echelons, Losses
from companion.games.campaign.charts.fatigue import Effectiveness, Fatigue, Rout
from companion.games.campaign.charts.intelligence import Dispatches, Initiative, Reconnaissance, Weather
from companion.games.campaign.charts.movement import ChanceLine, MarchModeChances, Movement, Straggling
from companion.games.campaign.charts.orders import Forage, Headquarters, Options, Orders
from companion.games.campaign.charts.sense_combat import (
    combat_figure_problems,
    echelon_figure_problems,
    losses_figure_problems,
)
from companion.games.campaign.charts.sense_sequence import sequence_problems, weather_problems
from companion.games.campaign.charts.sequence import Scale, Sequence, Start
from companion.games.campaign.charts.shared import Contact, Deployment, Kind, Limits, MarchMode, Side
from companion.games.campaign.charts.victory import LEVELS, SCENARIOS, Victory
from companion.language.tongue import tr

LETTERS = (*"ABCDEFGHIJ", "HQ")
"""The rows of both orders of battle."""
MENUS = {
    "A": ("LM", "SR", "DC", "SG", "ET", "OC", "OF", "LD"),
    "B": ("SU", "SM", "CM", "RT", "AT", "RE", "MV", "PT", "CD", "EX", "OC", "CS", "XU"),
    "C": ("SU", "CM", "MV", "PT", "CD", "EX"),
}


def chart_problems(charts: Mapping[str, Chart]) -> Iterator[Problem]:
    """Yield what is wrong between the rows of sound charts."""
    scale = next((chart for chart in charts.values() if isinstance(chart, Scale)), None)
    sequence = next((chart for chart in charts.values() if isinstance(chart, Sequence)), None)
    for file, chart in charts.items():
        match chart:
            case Scale():
                yield from _scale_problems(chart, file)
            case Sequence():
                yield from sequence_problems(chart, file)
            case Start():
                named = (row.scenario for row in chart.headquarters_contact)
                yield from rows(file, "$.headquarters_contact", named, SCENARIOS, tr("scenario"))
            case Weather():
                yield from weather_problems(chart, sequence, file)
            case Movement():
                yield from _movement_problems(chart, file)
            case Straggling():
                yield from rows(file, "$.row", (row.side for row in chart.row), get_args(Side), tr("side"))
            case MarchModeChances():
                yield from _march_mode_problems(chart, file)
            case Fatigue():
                yield from _fatigue_problems(chart, file)
            case Rout():
                yield from _rout_problems(chart, scale, file)
            case Effectiveness():
                wanted = [f"{side} {letter}" for side in get_args(Side) for letter in LETTERS]
                yield from rows(file, "$.row", (f"{row.side} {row.letter}" for row in chart.row), wanted, tr("corps"))
            case Dispatches():
                yield from _dispatch_problems(chart, file)
            case Reconnaissance():
                yield from _reconnaissance_problems(chart, file)
            case Initiative():
                bounds = [chart.withdraw_below.level, chart.stand_below.level, chart.attack_below.level]
                yield from rising(file, "$.withdraw_below, stand_below, attack_below", map(exact, bounds))
            case Forage():
                yield from _forage_problems(chart, file)
            case Headquarters():
                yield from _headquarters_problems(chart, scale, file)
            case Orders():
                yield from _orders_problems(chart, file)
            case Combat():
                yield from _combat_problems(chart, scale, file)
                yield from combat_figure_problems(chart, file)
            case Echelons():
                yield from rows(file, "$.echelon", (row.number for row in chart.echelon), (1, 2, 3), tr("echelon"))
                yield from echelon_figure_problems(chart, file)
            case Losses():
                yield from rows(file, "$.arm", (row.arm for row in chart.arm), ARMS, tr("arm"))
                yield from losses_figure_problems(chart, file)
            case BattleAnswers():
                yield from _answer_problems(chart, scale, file)
            case Victory():
                yield from _victory_problems(chart, file)
            case Options():
                yield from rows(file, "$.option", (row.id for row in chart.option), (), tr("option"))
            case _:
                pass


def _answer_problems(chart: BattleAnswers, scale: Scale | None, file: str) -> Iterator[Problem]:
    """Yield what is wrong with a role's answers: the bounds rise, the last is open, urgencies are ones of the scale."""
    for role in ROLES:
        bounds = [row.below for row in chart.row if row.role == role]
        closed = [bound for bound in bounds if bound is not None]
        yield from rising(file, f"$.row of {role}", map(exact, closed))
        if not bounds or bounds[-1] is not None or len(closed) != len(bounds) - 1:
            yield Problem(
                file, f"$.row of {role}", tr("does not end with one row for any odds"), tr("leave `below` out there")
            )
    for index, row in enumerate(chart.row):
        if scale is not None and row.urgency > scale.urgency.max:
            yield Problem(
                file,
                f"$.row[{index}].urgency",
                tr("{urgency} is beyond {max}", urgency=row.urgency, max=scale.urgency.max),
            )


def _scale_problems(chart: Scale, file: str) -> Iterator[Problem]:
    for name in ("corps_numbers", "urgency", "leadership", "aggressiveness"):
        limits: Limits = getattr(chart, name)
        yield from rising(file, f"$.{name}", (limits.min, limits.max))


# ---- marching


def _movement_problems(chart: Movement, file: str) -> Iterator[Problem]:
    wanted = [f"{kind} {mode}" for kind in get_args(Kind) for mode in get_args(MarchMode)]
    yield from rows(file, "$.allowance", (f"{row.corps} {row.mode}" for row in chart.allowance), wanted, tr("corps"))
    for index, row in enumerate(chart.allowance):
        if exact(row.mp) < 0:
            yield Problem(file, f"$.allowance[{index}].mp", tr("{mp} is below 0", mp=row.mp))
    for name in ("enter_hex", "change_deployment", "conduct_attack", "conduct_hasty_attack"):
        mp = getattr(chart, name).mp
        if exact(mp) <= 0:
            yield Problem(
                file, f"$.{name}.mp", tr("{mp} is not above 0", mp=mp), tr("an action without cost would never end")
            )
    if exact(chart.cross_river.mp) < 0:
        yield Problem(file, "$.cross_river.mp", tr("{mp} is below 0", mp=chart.cross_river.mp))
    if exact(chart.rain.times) <= 0:
        yield Problem(file, "$.rain.times", tr("{times} is not above 0", times=chart.rain.times))


def _march_mode_problems(chart: MarchModeChances, file: str) -> Iterator[Problem]:
    if exact(chart.aggressiveness.by) <= 0:
        yield Problem(
            file, "$.aggressiveness.by", tr("{by} is not above 0", by=chart.aggressiveness.by), tr("it divides")
        )
    lines: dict[str, ChanceLine] = {"force": chart.force, "rest": chart.rest}
    wrong = [name for name, line in lines.items() if exact(line.slope) <= 0 or not 0 <= exact(line.most) <= 1]
    for name in wrong:
        yield Problem(file, f"$.{name}", tr("is no chance"), tr("slope above 0, most from 0 to 1"))
    if not wrong:
        # Between the corners both lines are straight, so that no greater sum can hide between two of them.
        for eagerness in sorted(_corners(chart)):
            both = chance_at(chart.force, eagerness, 1) + chance_at(chart.rest, eagerness, -1)
            if both > 1:
                yield Problem(
                    file,
                    "$",
                    tr(
                        "force and rest together come to {both} at eagerness {eagerness}",
                        both=both,
                        eagerness=eagerness,
                    ),
                    tr("at most 1"),
                )


def chance_at(line: ChanceLine, eagerness: Exact, way: int) -> Exact:
    """Give a line's probability; `way` is 1 where it grows with eagerness, -1 where it falls."""
    grown = (eagerness - exact(line.zero_at)) * exact(line.slope) * way
    return min(max(grown, 0), exact(line.most))


def _corners(chart: MarchModeChances) -> set[Exact]:
    """Give where either line bends: between bends both are straight, so their sum is greatest at one of them."""
    corners: set[Exact] = set()
    for line, way in ((chart.force, 1), (chart.rest, -1)):
        zero = exact(line.zero_at)
        corners |= {zero, zero + way * Fraction(exact(line.most)) / exact(line.slope)}
    return corners


def _fatigue_problems(chart: Fatigue, file: str) -> Iterator[Problem]:
    grain = exact(chart.grain.fatigue)
    if grain <= 0:
        yield Problem(file, "$.grain.fatigue", tr("{fatigue} is not above 0", fatigue=chart.grain.fatigue))
        return
    names = ("force_march", "normal_march", "normal_march_at_night", "rest", "off_road", "unbridged_river")
    for name in (*names, "least", "destroyed_at"):
        points = getattr(chart, name).fatigue
        if exact(points) % grain:
            yield Problem(
                file,
                f"$.{name}.fatigue",
                tr("{points} is no multiple of the grain {fatigue}", points=points, fatigue=chart.grain.fatigue),
            )
    if exact(chart.rest.fatigue) > 0:
        yield Problem(
            file, "$.rest.fatigue", tr("{fatigue} tires", fatigue=chart.rest.fatigue), tr("recovery is below 0")
        )
    yield from rising(file, "$.least, destroyed_at", (exact(chart.least.fatigue), exact(chart.destroyed_at.fatigue)))


def _rout_problems(chart: Rout, scale: Scale | None, file: str) -> Iterator[Problem]:
    leaders = (scale.leadership.min, scale.leadership.max) if scale else ()
    for leadership in leaders:
        loss = exact(chart.loss.percent) + leadership * exact(chart.a_leadership_point.percent)
        if not 0 <= loss <= exact(chart.most.percent):
            most = chart.most.percent
            yield Problem(
                file,
                "$.loss",
                tr("{loss} % at leadership {leadership}", loss=loss, leadership=leadership),
                tr("a rout costs from 0 to {most} %", most=most),
            )


# ---- knowing


def _dispatch_problems(chart: Dispatches, file: str) -> Iterator[Problem]:
    radius, a_turn = chart.immediate_radius.hexes, chart.hexes_a_turn.hexes
    # Otherwise a courier could need a turn for what a commander reaches at once.
    if a_turn <= radius:
        yield Problem(
            file,
            "$.hexes_a_turn",
            tr("{a_turn} is not above the immediate radius {radius}", a_turn=a_turn, radius=radius),
        )


def _reconnaissance_problems(chart: Reconnaissance, file: str) -> Iterator[Problem]:
    errors = [chart.least_error.percent, chart.equal_error.percent, chart.greatest_error.percent]
    yield from rising(file, "$.least_error, equal_error, greatest_error", map(exact, errors))
    yield from rising(file, "$.radius, patrol_radius", (chart.radius.hexes, chart.patrol_radius.hexes))
    if exact(chart.outnumbered.ratio) <= 0:
        yield Problem(file, "$.outnumbered.ratio", tr("{ratio} is not above 0", ratio=chart.outnumbered.ratio))


def _forage_problems(chart: Forage, file: str) -> Iterator[Problem]:
    yield from rows(file, "$.row", (row.terrain for row in chart.row), ("town", "road", "clear"), tr("terrain"))
    for index, row in enumerate(chart.row):
        if len(row.points) != row.times:
            yield Problem(
                file,
                f"$.row[{index}].points",
                tr("{points} figures for {times} times", points=len(row.points), times=row.times),
                tr("one for each time"),
            )


def _headquarters_problems(chart: Headquarters, scale: Scale | None, file: str) -> Iterator[Problem]:
    yield from rows(file, "$.reappears", (row.side for row in chart.reappears), get_args(Side), tr("side"))
    yield from rising(file, "$.returned.leadership", (chart.returned.leadership.min, chart.returned.leadership.max))
    number = chart.number.number
    # Players call corps by their numbers, and headquarters in the same breath.
    if scale and scale.corps_numbers.min <= number <= scale.corps_numbers.max:
        yield Problem(
            file, "$.number", tr("{number} is a corps' number", number=number), tr("take one that no corps has")
        )


def _orders_problems(chart: Orders, file: str) -> Iterator[Problem]:
    yield from rows(file, "$.contact", (row.mode for row in chart.contact), get_args(Contact), tr("contact mode"))
    yield from rows(file, "$.march", (row.mode for row in chart.march), get_args(MarchMode), tr("march mode"))
    yield from rows(
        file, "$.deployment", (row.mode for row in chart.deployment), get_args(Deployment), tr("deployment")
    )
    yield from rows(file, "$.contact", (row.letter for row in chart.contact), (), tr("letter"))
    yield from rows(file, "$.march", (row.letter for row in chart.march), (), tr("letter"))
    yield from rows(file, "$.deployment", (row.letter for row in chart.deployment), (), tr("letter"))
    yield from rows(file, "$.direction", (row.number for row in chart.direction), range(1, 7), tr("direction"))
    wanted = [f"{menu} {code}" for menu, codes in MENUS.items() for code in codes]
    yield from rows(file, "$.command", (f"{row.menu} {row.code}" for row in chart.command), wanted, tr("command"))


# ---- fighting and winning


def _combat_problems(chart: Combat, scale: Scale | None, file: str) -> Iterator[Problem]:
    shifts = SHIFTS if chart.format < MERGES_FROM else ()
    yield from rows(file, "$.shift", (row.id for row in chart.shift), shifts, tr("shift"))
    for index, row in enumerate(chart.shift):
        if row.per_point and not row.rule:
            what = tr("counts for each point, and does not say of which rating")
            yield Problem(file, f"$.shift[{index}].per_point", what, tr("name it by its rule"))
    wanted = range(scale.urgency.min, scale.urgency.max + 1) if scale else ()
    yield from rows(file, "$.casualty_rate", (row.ferocity for row in chart.casualty_rate), wanted, tr("ferocity"))
    yield from rows(file, "$.urgency_fatigue", (row.urgency for row in chart.urgency_fatigue), wanted, tr("urgency"))


def _victory_problems(chart: Victory, file: str) -> Iterator[Problem]:
    for scenario in SCENARIOS:
        levels = [row for row in chart.level if row.scenario == scenario]
        yield from rows(file, f"$.level ({scenario})", (row.id for row in levels), LEVELS, tr("level of victory"))
        yield from band_problems(levels, file=file, path=f"$.level ({scenario})")
        deeds = (f"{row.id} of {row.of}" for row in chart.points if row.scenario == scenario)
        yield from rows(file, f"$.points ({scenario})", deeds, (), tr("deed"))
