"""The rules in force: every chart of the campaign, each read when it is first asked for, and the options chosen.

`load` takes the texts of a ruleset (from the installation or from a game's own sources), reads all of them, and gives
`Rules`, or raises BadInput with every problem of every file at once. `Rules(texts)` reads none before it is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

import msgspec

from companion.charts.faults import Problem
from companion.charts.figures import Exact, exact
from companion.charts.ruleset import Chart, Charts, Read, among, checked, files_of
from companion.charts.sense import entries
from companion.games.campaign.charts.answers import BattleAnswers
from companion.games.campaign.charts.combat import Combat, Echelons, Losses
from companion.games.campaign.charts.fatigue import Effectiveness, Fatigue, Rout
from companion.games.campaign.charts.intelligence import Activity, Dispatches, Initiative, Reconnaissance, Weather
from companion.games.campaign.charts.movement import Delays, MarchModeChances, Movement, Straggling
from companion.games.campaign.charts.orders import CommandRow, Forage, Headquarters, Options, Orders
from companion.games.campaign.charts.sense import sense_problems, unread_rows
from companion.games.campaign.charts.sequence import Scale, ScenarioRow, Sequence, Start, TurnKind
from companion.games.campaign.charts.shared import Kind, MarchMode, Side
from companion.games.campaign.charts.victory import Victory
from companion.games.campaign.upcasts import UPCASTS


class Slot(msgspec.Struct, frozen=True):
    """One of a day's turns with its factors, exactly."""

    start: str
    hours: int
    kind: TurnKind
    mp_factor: Exact
    fatigue_factor: Exact
    combat: bool


class Rules(Charts):
    """Every chart, the options chosen, and the same rows by name for quick reading."""

    UPCASTS = UPCASTS
    scale = Read(Scale)
    sequence = Read(Sequence)
    start = Read(Start)
    movement = Read(Movement)
    straggling = Read(Straggling)
    delays = Read(Delays)
    march_mode = Read(MarchModeChances)
    fatigue = Read(Fatigue)
    rout = Read(Rout)
    effectiveness = Read(Effectiveness)
    dispatches = Read(Dispatches)
    reconnaissance = Read(Reconnaissance)
    activity = Read(Activity)
    initiative = Read(Initiative)
    weather = Read(Weather)
    forage = Read(Forage)
    headquarters = Read(Headquarters)
    orders = Read(Orders)
    combat = Read(Combat)
    echelons = Read(Echelons)
    losses = Read(Losses)
    battle_answers = Read(BattleAnswers)
    victory = Read(Victory)
    options = Read(Options)

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """The turns of a day, in order."""
        return _slots(self.sequence)

    @cached_property
    def days(self) -> dict[int, str]:
        """The names of the days by number."""
        return {day.number: day.name for day in self.sequence.day}

    @cached_property
    def scenarios(self) -> dict[str, ScenarioRow]:
        """The scenarios by id."""
        return {row.id: row for row in self.sequence.scenario}

    @cached_property
    def allowances(self) -> dict[tuple[Kind, MarchMode], Exact]:
        """Movement points in a plain day turn."""
        return {(row.corps, row.mode): exact(row.mp) for row in self.movement.allowance}

    @cached_property
    def most_straggling(self) -> dict[tuple[Side, MarchMode, bool], Exact]:
        """The most percent of its infantry that a marching corps loses: by side, march mode, whether it is night."""
        return _most_straggling(self.straggling)

    @cached_property
    def effectiveness_of(self) -> dict[str, Exact]:
        """Give {corps id: effectiveness}, as "union:A", "confederate:HQ"."""
        # By the letter of the order of battle and not by the number that its player gives a corps: that may change at
        # the set-up.
        return {f"{row.side}:{row.letter}": exact(row.level) for row in self.effectiveness.row}

    @cached_property
    def forage_points(self) -> dict[str, tuple[int, ...]]:
        """Give {terrain: points of each forage in turn}."""
        return {row.terrain: tuple(row.points) for row in self.forage.row}

    @cached_property
    def returns_at(self) -> dict[str, tuple[int, int]]:
        """Give {side: hex where its headquarters returns}."""
        return {row.side: (row.hex[0], row.hex[1]) for row in self.headquarters.reappears}

    @cached_property
    def commands(self) -> dict[tuple[str, str], CommandRow]:
        """Give {(menu, code): row}."""
        return {(row.menu, row.code): row for row in self.orders.command}


FILES = files_of(Rules)
"""The charts that the rules need; clauses.toml and rulings.toml are for reading only."""


def load(texts: Mapping[str, str], chosen: Mapping[str, int] | None = None, *, begun: bool = False) -> Rules:
    """Read the charts from {file name: text}; raises BadInput with all problems of all files.

    A row that nothing reads is one of them, but not in a game that has `begun` with it: there `uncounted` names it.
    """
    checked(Rules, texts, _sense if begun else _strict)
    return Rules(texts).choosing(chosen or {})


def _sense(charts: Mapping[str, Chart], texts: Mapping[str, str]) -> Iterable[Problem]:
    return sense_problems(charts, entries(texts))


def _strict(charts: Mapping[str, Chart], texts: Mapping[str, str]) -> Iterable[Problem]:
    return (*_sense(charts, texts), *unread_rows(charts))


def uncounted(texts: Mapping[str, str]) -> list[Problem]:
    """Name the rows of charts that nothing reads, so that they count nowhere."""
    return among(Rules, texts, unread_rows)


def _slots(sequence: Sequence) -> tuple[Slot, ...]:
    return tuple(
        Slot(
            start=turn.start,
            hours=turn.hours,
            kind=turn.kind,
            mp_factor=exact(turn.mp_factor.times),
            fatigue_factor=exact(turn.fatigue_factor.times),
            combat=turn.combat.allowed,
        )
        for turn in sequence.turn
    )


def _most_straggling(straggling: Straggling) -> dict[tuple[Side, MarchMode, bool], Exact]:
    most: dict[tuple[Side, MarchMode, bool], Exact] = {}
    for row in straggling.row:
        most[row.side, "normal", False] = exact(row.normal.percent)
        most[row.side, "force", False] = exact(row.force.percent)
        most[row.side, "normal", True] = exact(row.night_normal.percent)
        most[row.side, "force", True] = exact(row.night_force.percent)
    return most
