"""The rules in force: every chart read and checked, and the options chosen.

`load` takes the texts of a ruleset (from the installation or from a game's own sources) and gives `Rules`, or raises
BadInput with every problem of every file at once.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from companion.charts import Exact, exact
from companion.data import BadInput, located
from companion.miniatures.sense import sense_problems
from companion.miniatures.tables.charge import Charge, ChargeModifier, ChargeResult
from companion.miniatures.tables.fire import FireEffect, FirePoints, Musketry, Reading
from companion.miniatures.tables.maneuver import FallenLeader, Maneuver, ManeuverOutcome, Sequence
from companion.miniatures.tables.movement import FormationCard, Formations, Movement, Rate
from companion.miniatures.tables.options import Markers, Options
from companion.miniatures.tables.shared import DieModifier
from companion.ruleset import Chart, chart, option_problems, read_charts, readings

FILES: dict[str, type[Chart]] = {
    "sequence.toml": Sequence,
    "maneuver.toml": Maneuver,
    "movement.toml": Movement,
    "formations.toml": Formations,
    "fallen-leader.toml": FallenLeader,
    "fire-points.toml": FirePoints,
    "musketry.toml": Musketry,
    "charge.toml": Charge,
    "markers.toml": Markers,
    "options.toml": Options,
}
"""The charts that the rules need; clauses.toml and rulings.toml are for reading only."""


class FirerBand(msgspec.Struct, frozen=True):
    """Fire points of one stand of one firer out to `upto` inches, exactly."""

    upto: int
    points: Exact
    clause: str


class Factor(msgspec.Struct, frozen=True):
    """A factor on fire points, exactly."""

    label: str
    times: Exact
    clause: str


class Rules(msgspec.Struct, frozen=True):
    """Every chart, the options chosen, and the same rows by name for quick reading."""

    sequence: Sequence
    maneuver: Maneuver
    movement: Movement
    formations: Formations
    leaders: FallenLeader
    fire_points: FirePoints
    musketry: Musketry
    charge: Charge
    markers: Markers
    options: Options
    chosen: dict[str, int]
    """{ruling id: position in its alternatives}; what is not in it is 0, the default."""
    bands: dict[str, tuple[FirerBand, ...]]
    """The range bands of each firer in the chosen reading of the range cells."""
    factors: dict[str, Factor]
    fire_modifiers: dict[str, DieModifier]
    effects: dict[str, FireEffect]
    maneuver_modifiers: dict[str, DieModifier]
    outcomes: dict[str, ManeuverOutcome]
    charge_modifiers: dict[str, ChargeModifier]
    outnumbered: tuple[tuple[Exact, ChargeModifier], ...]
    """From which ratio each outnumbered modifier holds, the worst first."""
    half_rule: Exact
    damaged_gun_stand: Exact
    results: dict[str, ChargeResult]
    rates: dict[str, Rate]
    cards: dict[str, FormationCard]

    def choice(self, ruling: str) -> int:
        """Give the chosen reading of a ruling: 0 by default, else the position in its alternatives."""
        return self.chosen.get(ruling, 0)


def load(texts: Mapping[str, str], chosen: Mapping[str, int] | None = None) -> Rules:
    """Read the charts from {file name: text}; raises BadInput with all problems of all files."""
    charts, problems = read_charts(texts, FILES)
    problems.extend(sense_problems(charts))
    if not problems:
        problems.extend(option_problems(chart(charts, "options.toml", Options).option, chosen or {}))
    if problems:
        raise BadInput(located(problems, texts))
    return _rules(charts, readings(chosen or {}))


def _rules(charts: Mapping[str, Chart], chosen: dict[str, int]) -> Rules:
    fire_points, musketry = chart(charts, "fire-points.toml", FirePoints), chart(charts, "musketry.toml", Musketry)
    maneuver, charge = chart(charts, "maneuver.toml", Maneuver), chart(charts, "charge.toml", Charge)
    movement, formations = chart(charts, "movement.toml", Movement), chart(charts, "formations.toml", Formations)
    return Rules(
        sequence=chart(charts, "sequence.toml", Sequence),
        maneuver=maneuver,
        movement=movement,
        formations=formations,
        leaders=chart(charts, "fallen-leader.toml", FallenLeader),
        fire_points=fire_points,
        musketry=musketry,
        charge=charge,
        markers=chart(charts, "markers.toml", Markers),
        options=chart(charts, "options.toml", Options),
        chosen=chosen,
        bands=_bands(fire_points, chosen),
        factors={row.id: Factor(row.label, exact(row.times), row.clause) for row in fire_points.factor},
        fire_modifiers={row.id: row for row in musketry.modifier},
        effects={row.id: row for row in musketry.effect},
        maneuver_modifiers={row.id: row for row in maneuver.modifier},
        outcomes={row.id: row for row in maneuver.outcome},
        charge_modifiers={row.id: row for row in charge.modifier},
        outnumbered=tuple(
            sorted(((exact(row.ratio), row) for row in charge.modifier if row.ratio), key=lambda pair: pair[1].value)
        ),
        half_rule=exact(charge.half_rule.share),
        damaged_gun_stand=exact(charge.damaged_gun_stand.stands),
        results={row.id: row for row in charge.result},
        rates={row.mover: row for row in movement.rate},
        cards={row.id: row for row in formations.formation},
    )


READINGS: tuple[Reading, ...] = ("spanned", "literal", "first-spans")
"""The readings of D10-RUL-FIRE-RANGE-CELLS in the order of the option's values."""


def _bands(chart: FirePoints, chosen: Mapping[str, int]) -> dict[str, tuple[FirerBand, ...]]:
    reading = READINGS[chosen.get("D10-RUL-FIRE-RANGE-CELLS", 0)]
    bands: dict[str, tuple[FirerBand, ...]] = {}
    for row in chart.points:
        if row.reading == reading:
            band = FirerBand(row.upto, exact(row.points), row.clause)
            bands[row.firer] = (*bands.get(row.firer, ()), band)
    return bands


def with_choices(rules: Rules, chosen: Mapping[str, int]) -> Rules:
    """Give the same charts with other options; raises BadInput for an unknown option or value."""
    problems = list(option_problems(rules.options.option, chosen))
    if problems:
        raise BadInput(problems)
    kept = readings(chosen)
    return msgspec.structs.replace(rules, chosen=kept, bands=_bands(rules.fire_points, kept))
