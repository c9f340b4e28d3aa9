"""The rules in force: every chart of a square-grid battle read and checked, the options chosen, and the answers.

`load` takes the texts of a ruleset (from the installation or from a game's own sources) and gives `Rules`, or raises
BadInput with every problem of every file at once. A ruleset that answers a question otherwise has a class of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import msgspec

from companion.chart_sense import entries
from companion.charts import Exact
from companion.data import BadInput, located
from companion.rounding import figure
from companion.ruleset import option_problems, read_charts, readings
from companion.tactical.charts import FILES, Charts
from companion.tactical.sense import sense_problems
from companion.tactical.state import Arm, Mode, Side
from companion.tactical.tables.combat import LocationRow, ModeRow, TargetRow, Weapon
from companion.tactical.tables.costs import TerrainRow
from companion.tactical.tables.ground import TerrainKind
from companion.tactical.tables.shared import COLUMNS, Column

__all__ = ["FILES", "Rules", "load", "with_choices"]


class Rules(Charts, frozen=True, kw_only=True):
    """Every chart, the options chosen, and rows by name for quick reading."""

    chosen: dict[str, int]
    """{ruling id: position in its alternatives}; what is not in it is 0, the default."""
    kinds: dict[str, TerrainKind]
    """{terrain: its kind}."""
    terrain_costs: dict[str, TerrainRow]
    targets: dict[str, TargetRow]
    """{the target's terrain: modifiers}."""
    locations: dict[tuple[str, Arm], LocationRow]
    """{(his own terrain, arm): modifiers}; what is not in it changes nothing."""
    modes: dict[Mode, ModeRow]
    weapons_by_code: dict[str, Weapon]
    """Codes that only an order of battle has are in it too."""

    # ---- the game

    @property
    def name(self) -> str:
        """Give the ruleset's id."""
        return self.ruleset.id

    def choice(self, ruling: str) -> int:
        """Give the chosen reading of a ruling: 0 by default, else the position in its alternatives."""
        return self.chosen.get(ruling, 0)

    def choosing(self, chosen: Mapping[str, int]) -> Self:
        """Give the same charts with other options; raises BadInput for an unknown option or value."""
        problems = list(option_problems(self.options.option, chosen))
        if problems:
            raise BadInput(problems)
        return msgspec.structs.replace(self, chosen=readings(chosen))

    # ---- ground and costs

    def column(self, arm: Arm, mode: Mode) -> Column:
        """Give the column of the costs that a unit pays by: ANT-T-OPCOST, SHI-R-MODE-CELL."""
        if arm == "artillery":
            return "limbered" if mode == "limbered" else "unlimbered"
        return "mounted" if mode == "mounted" else "foot"

    def terrain_cost(self, terrain: str) -> TerrainRow:
        """Give a terrain's row of the costs; raises KeyError."""
        return self.terrain_costs[terrain]

    def enterable(self, terrain: str) -> bool:
        """Say whether any column may enter a terrain: nobody enters streams and rivers (ANT-7.5d, SHI-R-RIVER)."""
        row = self.terrain_cost(terrain)
        return any(row.cost(column, diagonal=False) != "P" for column in COLUMNS)

    def is_woods(self, terrain: str) -> bool:
        """Say whether a terrain is woods of any kind (SHI-R-WOODS)."""
        return self.kinds[terrain].kind == "woods"

    def most_units(self, terrain: str) -> int | None:
        """Give how many units of any arm a square of a terrain holds, None for the usual stack (ANT-7.7b)."""
        return self.kinds[terrain].most_units

    # ---- weapons and strength

    def weapon(self, code: str) -> Weapon:
        """Give a weapon by its code or by one that an order of battle writes for it; raises KeyError."""
        return self.weapons_by_code[code]

    def losses_at(self, code: str, squares: int) -> Exact | None:
        """Give men lost for what losses_for says at a range, 0 where the table prints that; None beyond it.

        ANT-T-WEAPON; raises KeyError for a weapon that there is not.
        """
        weapon = self.weapon(code)
        for band, losses in zip(self.weapons.band, weapon.losses, strict=True):
            if band.min <= squares <= band.max:
                return figure(losses)
        return None

    def range_of(self, code: str) -> int:
        """Give the farthest range in squares at which a weapon does any harm (ANT-8.3a)."""
        weapon = self.weapon(code)
        return max(
            (band.max for band, losses in zip(self.weapons.band, weapon.losses, strict=True) if figure(losses) > 0),
            default=0,
        )

    def play_level_factor(self, side: Side, play_level: int) -> Exact:
        """Give what a level of play multiplies the losses with that a side inflicts (ANT-2.1e, ANT-R-LEVEL)."""
        above = play_level - self.play_level.historical.level
        favours = above if side == "union" else -above
        return 1 + figure(self.play_level.each.each) * favours


def load(texts: Mapping[str, str], chosen: Mapping[str, int] | None = None) -> Rules:
    """Read the charts from {file name: text}; raises BadInput with all problems of all files."""
    read, problems = read_charts(texts, FILES)
    problems.extend(sense_problems(read, entries(texts)))
    if problems:
        raise BadInput(located(problems, texts))
    by_name: dict[str, Any] = {file.removesuffix(".toml").replace("-", "_"): chart for file, chart in read.items()}
    return _rules(Charts(**by_name)).choosing(chosen or {})


def with_choices(rules: Rules, chosen: Mapping[str, int]) -> Rules:
    """Give the same charts with other options; raises BadInput for an unknown option or value."""
    return rules.choosing(chosen)


def _rules(charts: Charts) -> Rules:
    weapons = {weapon.code: weapon for weapon in charts.weapons.weapon}
    return _kind(charts.ruleset.id)(
        **msgspec.structs.asdict(charts),
        chosen={},
        kinds={row.id: row for row in charts.terrain.row},
        terrain_costs={row.terrain: row for row in charts.costs.terrain},
        targets={row.terrain: row for row in charts.modifiers.target},
        locations=_locations(charts.modifiers.location),
        modes={row.mode: row for row in charts.modifiers.mode},
        weapons_by_code=weapons | {row.printed: weapons[row.weapon] for row in charts.weapon_aliases.alias},
    )


def _locations(rows: list[LocationRow]) -> dict[tuple[str, Arm], LocationRow]:
    arms: tuple[Arm, ...] = ("infantry", "cavalry", "artillery")
    return {(row.terrain, arm): row for row in rows for arm in arms if row.arm in (None, arm)}


def _kind(name: str) -> type[Rules]:
    """Give the class that answers for a ruleset; the base answers as Antietam does."""
    from companion.tactical.shiloh import Shiloh  # it is built on this module

    answering: dict[str, type[Rules]] = {"shiloh": Shiloh}
    return answering.get(name, Rules)
