"""The rules in force: the charts, each read when it is first asked for, and the options chosen.

`load` takes the texts of a ruleset (from the installation or from a game's own sources), reads all of them, and gives
`Rules`, or raises BadInput with every problem of every file at once. `Rules(texts)` reads none before it is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from fractions import Fraction
from functools import cached_property, lru_cache

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Exact, exact
from companion.charts.ruleset import Chart, Charts, Read, among, checked, files_of
from companion.field.bare import bare
from companion.field.reading import read_field
from companion.field.shapes import Ground
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.charge import Charge, ChargeModifier, ChargeResult
from companion.games.miniatures.charts.fire import FireEffect, FirePoints, Musketry, Reading
from companion.games.miniatures.charts.maneuver import FallenLeader, Maneuver, ManeuverOutcome, Sequence
from companion.games.miniatures.charts.movement import FormationCard, Formations, Movement, Rate
from companion.games.miniatures.charts.options import Markers, Options
from companion.games.miniatures.charts.scale import ScaleChart
from companion.games.miniatures.charts.sense import sense_problems, unread_rows
from companion.games.miniatures.charts.terrain import Terrain
from companion.games.miniatures.charts.vocabulary import GUNS
from companion.games.miniatures.upcasts import UPCASTS


class FirerBand(msgspec.Struct, frozen=True):
    """Fire points of one stand of one firer out to `upto` inches, exactly."""

    upto: int
    points: Exact
    clause: str


class Rules(Charts):
    """Every chart, the options chosen, and the same rows by name for quick reading."""

    UPCASTS = UPCASTS
    LATER = frozenset({"terrain.toml"})
    sequence = Read(Sequence)
    maneuver = Read(Maneuver)
    movement = Read(Movement)
    formations = Read(Formations)
    leaders = Read(FallenLeader, "fallen-leader.toml")
    fire_points = Read(FirePoints)
    musketry = Read(Musketry)
    charge = Read(Charge)
    markers = Read(Markers)
    options = Read(Options)
    scale = Read(ScaleChart)
    terrain = Read(Terrain)

    @cached_property
    def bands(self) -> dict[str, tuple[FirerBand, ...]]:
        """The range bands of each firer in the chosen reading of the range cells."""
        reading, points = READINGS[self.choice("D10-RUL-FIRE-RANGE-CELLS")], self.fire_points.points
        last = max(self.fire_points.headings.inches)
        bands: dict[str, tuple[FirerBand, ...]] = {}
        for row in points:
            unused = row.upto == last and self.reads(readings.LAST_HEADING_UNUSED)
            if row.reading == reading and not unused:
                band = FirerBand(row.upto, exact(row.points), row.clause)
                bands[row.firer] = (*bands.get(row.firer, ()), band)
        if self.reads(readings.CANISTER_TO_THE_SECOND_HEADING):
            bands |= {gun: self._farther_canister(bands[gun]) for gun in GUNS if bands.get(gun)}
        return bands

    def _farther_canister(self, bands: tuple[FirerBand, ...]) -> tuple[FirerBand, ...]:
        """Give a gun's bands with its first figure out to the second heading; what lies within is gone."""
        upto = sorted(self.fire_points.headings.inches)[1]
        first = msgspec.structs.replace(bands[0], upto=max(upto, bands[0].upto))
        return (first, *(band for band in bands[1:] if band.upto > first.upto))

    @cached_property
    def effects(self) -> dict[str, FireEffect]:
        """What a volley may do."""
        return {row.id: row for row in self.musketry.effect}

    @cached_property
    def outcomes(self) -> dict[str, ManeuverOutcome]:
        """What a maneuver may come to."""
        return {row.id: row for row in self.maneuver.outcome}

    @cached_property
    def outnumbered(self) -> tuple[tuple[Exact, ChargeModifier], ...]:
        """From which ratio each outnumbered modifier holds, the worst first."""
        found = ((exact(row.ratio), row) for row in self.charge.modifier if row.rule == "outnumbered" and row.ratio)
        # The first that holds is taken, and only that one: the greater odds swallow the smaller.
        rows = sorted(found, key=lambda pair: pair[1].value)
        if self.choice("D10-RUL-CHARGE-RATIO") == 1:
            rows = [(_midway(ratio, [one for one, _ in rows]), row) for ratio, row in rows]
        return tuple(rows)

    @cached_property
    def ground(self) -> Ground:
        """The field that a battle is fought on, a bare table where it carries none; raises BadInput."""
        text = self.texts.get(FIELD)
        if text is None:
            return bare()
        try:
            return _field_of(text)
        except BadInput as error:
            if self.stand_in is None:
                raise
            with suppress(BadInput):  # no field is installed that could stand in for it: it is told, and the table bare
                self.stand_in(FIELD, error)
            return bare()

    @cached_property
    def stand_size(self) -> tuple[float, float]:
        """The width and depth of a stand in inches (D10-RUL-FIELD-STAND)."""
        terrain, chosen = self.terrain, self.choice("D10-RUL-FIELD-STAND")
        row = next((one for one in terrain.size if one.value == chosen), None)
        wide, deep = (terrain.stand.wide, terrain.stand.deep) if row is None else (row.wide, row.deep)
        return float(exact(wide)), float(exact(deep))

    @cached_property
    def musket_range(self) -> Exact:
        """How far enemy musketry reaches: by its own row, or as far as infantry fires (D10-RUL-STATE-MUSKET-RANGE)."""
        row = self.movement.musket_range
        return self.bands["infantry"][-1].upto if self.choice("D10-RUL-STATE-MUSKET-RANGE") == 1 else exact(row.inches)

    @cached_property
    def half_rule(self) -> Exact:
        """The share of a side from which a modifier of some of its units counts."""
        return exact(self.charge.half_rule.share)

    @cached_property
    def damaged_gun_stand(self) -> Exact:
        """What a damaged gun stand counts for in a charge."""
        return exact(self.charge.damaged_gun_stand.stands)

    @cached_property
    def results(self) -> dict[str, ChargeResult]:
        """What a charge may come to."""
        return {row.id: row for row in self.charge.result}

    @cached_property
    def rates(self) -> dict[str, Rate]:
        """How far each mover moves."""
        return {row.mover: row for row in self.movement.rate}

    @cached_property
    def cards(self) -> dict[str, FormationCard]:
        """The formation cards."""
        return {row.id: row for row in self.formations.formation}


FIELD = "field"
"""What a document calls the field that it carries."""


@lru_cache(maxsize=32)
def _field_of(text: str) -> Ground:
    """Read a field once for every text: a game reads its rules anew with every option, and the ground stays."""
    return read_field(text.encode(), FIELD)


FILES = files_of(Rules)
"""The charts that the rules need; clauses.toml and rulings.toml are for reading only."""


def load(texts: Mapping[str, str], chosen: Mapping[str, int] | None = None, *, begun: bool = False) -> Rules:
    """Read the charts from {file name: text}; raises BadInput with all problems of all files.

    A row that nothing reads is one of them, but not in a game that has `begun` with it: there `uncounted` names it.
    """
    checked(Rules, texts, _sense if begun else _strict)
    return Rules(texts).choosing(chosen or {})


def _sense(charts: Mapping[str, Chart], texts: Mapping[str, str]) -> Iterable[Problem]:
    del texts
    return sense_problems(charts)


def _strict(charts: Mapping[str, Chart], texts: Mapping[str, str]) -> Iterable[Problem]:
    return (*_sense(charts, texts), *unread_rows(charts))


def uncounted(texts: Mapping[str, str]) -> list[Problem]:
    """Name the rows of charts that nothing reads, so that they count nowhere."""
    return among(Rules, texts, unread_rows)


def _midway(ratio: Exact, ratios: Iterable[Exact]) -> Exact:
    """Give from where a ratio is nearer to a row than to the one below it, or to even (D10-RUL-CHARGE-RATIO)."""
    below = max((one for one in ratios if one < ratio), default=1)
    return Fraction(ratio + below) / 2


READINGS: tuple[Reading, ...] = ("spanned", "literal", "first-spans")
"""The readings of D10-RUL-FIRE-RANGE-CELLS in the order of the option's values."""
