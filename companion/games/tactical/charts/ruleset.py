"""The rules in force: every chart of a square-grid battle, the options chosen, and the answers.

`load` takes the texts of a ruleset (from the installation or from a game's own sources), reads all of them, and gives
`Rules`, or raises BadInput with every problem of every file at once; `unread` gives them with no chart read before it
is asked for. A ruleset that answers a question otherwise has a class of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Exact
from companion.charts.rounding import figure
from companion.charts.ruleset import Chart, StandIn, among, checked, read_chart
from companion.charts.sense import entries
from companion.games.tactical.charts.battle import FILE as BATTLE
from companion.games.tactical.charts.battle import Battle, fought
from companion.games.tactical.charts.combat import LocationRow, ModeRow, TargetRow, Weapon
from companion.games.tactical.charts.costs import TerrainRow
from companion.games.tactical.charts.files import FILES, BattleCharts
from companion.games.tactical.charts.ground import TerrainKind
from companion.games.tactical.charts.sense import sense_problems, unread_rows
from companion.games.tactical.charts.shared import COLUMNS, Column
from companion.games.tactical.charts.terms import Arm, Mode, Side
from companion.games.tactical.upcasts import UPCASTS

__all__ = ["FILES", "Rules", "Shiloh", "load", "unread"]

_CLEAR, _CHURCH = "clear", "woods_church"


class Rules(BattleCharts):
    """Every chart, the options chosen, and rows by name for quick reading."""

    @cached_property
    def kinds(self) -> dict[str, TerrainKind]:
        """Give {terrain: its kind}."""
        return {row.id: row for row in self.terrain.row}

    @cached_property
    def terrain_costs(self) -> dict[str, TerrainRow]:
        """Give {terrain: what it costs}."""
        return {row.terrain: row for row in self.costs.terrain}

    @cached_property
    def targets(self) -> dict[str, TargetRow]:
        """Give {the target's terrain: modifiers}."""
        return {row.terrain: row for row in self.modifiers.target}

    @cached_property
    def locations(self) -> dict[tuple[str, Arm], LocationRow]:
        """Give {(his own terrain, arm): modifiers}; what is not in it changes nothing."""
        return _locations(self.modifiers.location)

    @cached_property
    def modes(self) -> dict[Mode, ModeRow]:
        """Give {mode: modifiers}."""
        return {row.mode: row for row in self.modifiers.mode}

    @cached_property
    def weapons_by_code(self) -> dict[str, Weapon]:
        """Give {code: weapon}; codes that only an order of battle has are in it too."""
        # Codes of an order of battle that no table prints are the same weapon under another name: nothing else may ask
        # which it was.
        weapons = {weapon.code: weapon for weapon in self.weapons.weapon}
        return weapons | {row.printed: weapons[row.weapon] for row in self.weapon_aliases.alias}

    # ---- the game

    @property
    def name(self) -> str:
        """Give the ruleset's id."""
        return self.ruleset.id

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
            # A printed nought and no band at all differ: within the bands one may fire in vain, beyond them one may not
            # fire.
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
        return 1 + self.figure("ANT-R-LEVEL", figure(self.play_level.each.each)) * favours


class Shiloh(Rules):
    """Shiloh's rules: Antietam's engine, its own costs and modifiers (SHI-R-SCOPE); its figures stand in its charts."""

    def terrain_cost(self, terrain: str) -> TerrainRow:
        """Give a terrain's row of the costs; woods with a church as light woods, or as clear (SHI-R-CHURCH)."""
        if terrain == _CHURCH and self.choice("SHI-R-CHURCH") == 1:
            return self.terrain_costs[_CLEAR]
        return self.terrain_costs[terrain]


def load(texts: Mapping[str, str], chosen: Mapping[str, int] | None = None, *, begun: bool = False) -> Rules:
    """Read the charts from {file name: text}; raises BadInput with all problems of all files.

    A row that nothing reads is one of them, but not in a game that has `begun` with it: there `uncounted` names it.
    """
    checked(Rules, texts, _sense if begun else _strict)
    return unread(texts).choosing(chosen or {})


def _sense(charts: Mapping[str, Chart], texts: Mapping[str, str]) -> Iterable[Problem]:
    return sense_problems(charts, entries(texts))


def _strict(charts: Mapping[str, Chart], texts: Mapping[str, str]) -> Iterable[Problem]:
    return (*_sense(charts, texts), *unread_rows(charts))


def uncounted(texts: Mapping[str, str]) -> list[Problem]:
    """Name the rows of charts that nothing reads, so that they count nowhere."""
    return among(Rules, texts, unread_rows)


def unread(texts: Mapping[str, str], stand_in: StandIn | None = None) -> Rules:
    """Give the rules of {file name: text}, of which only what the ruleset says of itself is read. Raises BadInput.

    Where a scenario has a battle of its own, what that is about is read too.
    """
    about = BattleCharts(texts, stand_in=stand_in).ruleset
    rules = _kind(about.id)(texts, stand_in=stand_in)
    return fought(rules, _battle(texts, stand_in)) if BATTLE in texts else rules


def _battle(texts: Mapping[str, str], stand_in: StandIn | None) -> Battle:
    try:
        return read_chart(texts, BATTLE, Battle, UPCASTS)
    except BadInput as error:
        if stand_in is None:
            raise
        return read_chart({BATTLE: stand_in(BATTLE, error)}, BATTLE, Battle, UPCASTS)


def _locations(rows: list[LocationRow]) -> dict[tuple[str, Arm], LocationRow]:
    arms: tuple[Arm, ...] = ("infantry", "cavalry", "artillery")
    return {(row.terrain, arm): row for row in rows for arm in arms if row.arm in (None, arm)}


def _kind(name: str) -> type[Rules]:
    """Give the class that answers for a ruleset; the base answers as Antietam does."""
    return {"shiloh": Shiloh}.get(name, Rules)
