"""The rules in force: every chart of the campaign read and checked, and the options chosen.

`load` takes the texts of a ruleset (from the installation or from a game's own sources) and gives `Rules`, or raises
BadInput with every problem of every file at once.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from companion.campaign.sense import sense_problems
from companion.campaign.tables.answers import BattleAnswers
from companion.campaign.tables.combat import Combat, Echelons, Losses
from companion.campaign.tables.fatigue import Effectiveness, Fatigue, Rout
from companion.campaign.tables.intelligence import Activity, Dispatches, Initiative, Reconnaissance, Weather
from companion.campaign.tables.movement import Delays, MarchModeChances, Movement, Straggling
from companion.campaign.tables.orders import CommandRow, Forage, Headquarters, Options, Orders
from companion.campaign.tables.sequence import Scale, ScenarioRow, Sequence, Start, TurnKind
from companion.campaign.tables.shared import Kind, MarchMode, Side
from companion.campaign.tables.victory import Victory
from companion.chart_sense import entries
from companion.charts import Exact, exact
from companion.data import BadInput, located
from companion.ruleset import Chart, chart, option_problems, read_charts, readings

FILES: dict[str, type[Chart]] = {
    "scale.toml": Scale,
    "sequence.toml": Sequence,
    "start.toml": Start,
    "movement.toml": Movement,
    "straggling.toml": Straggling,
    "delays.toml": Delays,
    "march-mode.toml": MarchModeChances,
    "fatigue.toml": Fatigue,
    "rout.toml": Rout,
    "effectiveness.toml": Effectiveness,
    "dispatches.toml": Dispatches,
    "reconnaissance.toml": Reconnaissance,
    "activity.toml": Activity,
    "initiative.toml": Initiative,
    "weather.toml": Weather,
    "forage.toml": Forage,
    "headquarters.toml": Headquarters,
    "orders.toml": Orders,
    "combat.toml": Combat,
    "echelons.toml": Echelons,
    "losses.toml": Losses,
    "battle-answers.toml": BattleAnswers,
    "victory.toml": Victory,
    "options.toml": Options,
}
"""The charts that the rules need; clauses.toml and rulings.toml are for reading only."""


class Slot(msgspec.Struct, frozen=True):
    """One of a day's turns with its factors, exactly."""

    start: str
    hours: int
    kind: TurnKind
    mp_factor: Exact
    fatigue_factor: Exact
    combat: bool


class Rules(msgspec.Struct, frozen=True):
    """Every chart, the options chosen, and the same rows by name for quick reading."""

    scale: Scale
    sequence: Sequence
    start: Start
    movement: Movement
    straggling: Straggling
    delays: Delays
    march_mode: MarchModeChances
    fatigue: Fatigue
    rout: Rout
    effectiveness: Effectiveness
    dispatches: Dispatches
    reconnaissance: Reconnaissance
    activity: Activity
    initiative: Initiative
    weather: Weather
    forage: Forage
    headquarters: Headquarters
    orders: Orders
    combat: Combat
    echelons: Echelons
    losses: Losses
    battle_answers: BattleAnswers
    victory: Victory
    options: Options
    chosen: dict[str, int]
    """{ruling id: position in its alternatives}; what is not in it is 0, the default."""
    slots: tuple[Slot, ...]
    """The turns of a day, in order."""
    days: dict[int, str]
    scenarios: dict[str, ScenarioRow]
    allowances: dict[tuple[Kind, MarchMode], Exact]
    """Movement points in a plain day turn."""
    most_straggling: dict[tuple[Side, MarchMode, bool], Exact]
    """The most percent of its infantry that a marching corps loses: by side, march mode, and whether it is night."""
    effectiveness_of: dict[str, Exact]
    """{corps id: effectiveness}, as "union:A", "confederate:HQ"."""
    forage_points: dict[str, tuple[int, ...]]
    """{terrain: points of each forage in turn}."""
    returns_at: dict[str, tuple[int, int]]
    """{side: hex where its headquarters returns}."""
    commands: dict[tuple[str, str], CommandRow]
    """{(menu, code): row}."""

    def choice(self, ruling: str) -> int:
        """Give the chosen reading of a ruling: 0 by default, else the position in its alternatives."""
        return self.chosen.get(ruling, 0)


def load(texts: Mapping[str, str], chosen: Mapping[str, int] | None = None) -> Rules:
    """Read the charts from {file name: text}; raises BadInput with all problems of all files."""
    charts, problems = read_charts(texts, FILES)
    problems.extend(sense_problems(charts, entries(texts)))
    if not problems:
        problems.extend(option_problems(chart(charts, "options.toml", Options).option, chosen or {}))
    if problems:
        raise BadInput(located(problems, texts))
    return _rules(charts, readings(chosen or {}))


def _rules(charts: Mapping[str, Chart], chosen: dict[str, int]) -> Rules:
    sequence, movement = chart(charts, "sequence.toml", Sequence), chart(charts, "movement.toml", Movement)
    straggling = chart(charts, "straggling.toml", Straggling)
    effectiveness = chart(charts, "effectiveness.toml", Effectiveness)
    forage, headquarters = chart(charts, "forage.toml", Forage), chart(charts, "headquarters.toml", Headquarters)
    orders = chart(charts, "orders.toml", Orders)
    return Rules(
        scale=chart(charts, "scale.toml", Scale),
        sequence=sequence,
        start=chart(charts, "start.toml", Start),
        movement=movement,
        straggling=straggling,
        delays=chart(charts, "delays.toml", Delays),
        march_mode=chart(charts, "march-mode.toml", MarchModeChances),
        fatigue=chart(charts, "fatigue.toml", Fatigue),
        rout=chart(charts, "rout.toml", Rout),
        effectiveness=effectiveness,
        dispatches=chart(charts, "dispatches.toml", Dispatches),
        reconnaissance=chart(charts, "reconnaissance.toml", Reconnaissance),
        activity=chart(charts, "activity.toml", Activity),
        initiative=chart(charts, "initiative.toml", Initiative),
        weather=chart(charts, "weather.toml", Weather),
        forage=forage,
        headquarters=headquarters,
        orders=orders,
        combat=chart(charts, "combat.toml", Combat),
        echelons=chart(charts, "echelons.toml", Echelons),
        losses=chart(charts, "losses.toml", Losses),
        battle_answers=chart(charts, "battle-answers.toml", BattleAnswers),
        victory=chart(charts, "victory.toml", Victory),
        options=chart(charts, "options.toml", Options),
        chosen=chosen,
        slots=_slots(sequence),
        days={day.number: day.name for day in sequence.day},
        scenarios={row.id: row for row in sequence.scenario},
        allowances={(row.corps, row.mode): exact(row.mp) for row in movement.allowance},
        most_straggling=_most_straggling(straggling),
        effectiveness_of={f"{row.side}:{row.letter}": exact(row.level) for row in effectiveness.row},
        forage_points={row.terrain: tuple(row.points) for row in forage.row},
        returns_at={row.side: (row.hex[0], row.hex[1]) for row in headquarters.reappears},
        commands={(row.menu, row.code): row for row in orders.command},
    )


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


def with_choices(rules: Rules, chosen: Mapping[str, int]) -> Rules:
    """Give the same charts with other options; raises BadInput for an unknown option or value."""
    problems = list(option_problems(rules.options.option, chosen))
    if problems:
        raise BadInput(problems)
    return msgspec.structs.replace(rules, chosen=readings(chosen))
