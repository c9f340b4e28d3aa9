"""What a battle is about: who defends, what is fought for and worth what, who wins, who comes on or is held back.

A scenario names it (battle.toml of a document). The charts of a ruleset have it of the book's own battle; where a
scenario has its own, that stands in their place, so that no rule asks which battle it is in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypeVar

from msgspec import Meta
from msgspec.structs import replace

from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.tactical.charts.files import BattleCharts
from companion.games.tactical.charts.shared import Natural, Positive, Words
from companion.games.tactical.charts.terms import Level, Side, other
from companion.games.tactical.charts.turn import EarlyChance, Entry, FirstTurn, Formations, Hold
from companion.games.tactical.charts.victory import Needed, Objective, Objectives, VictoryLevel, VictoryLevelName

R = TypeVar("R", bound=BattleCharts)
FILE = "battle.toml"


class Margins(Chart, frozen=True):
    """By how many points a battle is won by a little, and by much."""

    minor: Positive
    major: Positive
    clause: str
    par: int = 0
    """The score at which neither side has won anything: the Union's points less the Confederates'."""
    par_at: Mapping[Level, int] = {}
    """The same where it is another in the Basic, Intermediate or Advanced game."""


class Marked(Chart, frozen=True):
    """What each objective is worth that the map marks, where the battle has no list of its own."""

    points: Positive
    in_zone: Natural
    clause: str


class Battle(Chart, frozen=True):
    """What a battle is about, as a file of its own."""

    format: Format
    title: Words
    clause: str
    margin: Margins
    level: Level | None = None
    """The game that it is played as, which is written down when it begins."""
    says: str = ""
    defender: Side | None = None
    """None as the ruleset has it."""
    counter_attack: FirstTurn | None = None
    """The turn from which on who defended attacks: the second day of Shiloh."""
    scores: Side | None = None
    """Who scores for objectives; None is who does not defend."""
    needed: Needed | None = None
    marked: Marked | None = None
    objective: list[Objective] | None = None
    """None are those that the map marks."""
    entry: list[Entry] | None = None
    """None are those that the map marks."""
    chance: tuple[EarlyChance, ...] = ()
    """That a group comes in a turn before its own."""
    hold: tuple[Hold, ...] = ()
    without_points: Annotated[tuple[Formations, ...], Meta(max_length=1)] = ()
    """Divisions that cannot move in the first turn."""


def fought(rules: R, battle: Battle) -> R:
    """Give the rules with what a battle is about in the place of what the ruleset has of its own."""
    start, clause = rules.start, battle.clause
    defender = battle.defender or start.defender
    kept = battle.without_points or (replace(start.without_points, divisions=[]),)
    return rules.having(
        start=replace(start, defender=defender, without_points=kept[0], counter_attack=battle.counter_attack),
        objectives=Objectives(
            rules.objectives.format, "objectives", clause, battle.objective or [], battle.scores or other(defender)
        ),
        reinforcements=replace(rules.reinforcements, clause=clause, entry=battle.entry or []),
        early=replace(rules.early, clause=clause, chance=list(battle.chance)),
        activation=replace(rules.activation, hold=list(battle.hold)),
        victory=replace(
            rules.victory, level=levels(rules.victory.level, battle.margin, battle.level), needed=battle.needed
        ),
    )


def levels(known: list[VictoryLevel], margin: Margins, game: Level | None = None) -> list[VictoryLevel]:
    """Give the levels of victory with the scores that margins give them, each as far from par as its counterpart."""
    little, much, par = margin.minor, margin.major, margin.par
    if game is not None:
        par = margin.par_at.get(game, par)
    spans: dict[VictoryLevelName, tuple[int | None, int | None]] = {
        "union-major": (par + much, None),
        "union-minor": (par + little, par + much - 1),
        "draw": (par - little + 1, par + little - 1),
        "confederate-minor": (par - much + 1, par - little),
        "confederate-major": (None, par - much),
    }
    return [
        replace(row, min=least, max=most, printed=_printed(least, most), clause=margin.clause)
        for row in known
        for least, most in (spans[row.id],)
    ]


def _printed(least: int | None, most: int | None) -> str:
    if least is None:
        return f"up to {most}"
    return f"{least}+" if most is None else f"{least} to {most}"
