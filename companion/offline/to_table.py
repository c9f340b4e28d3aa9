"""A battle file as a miniatures game, ready to play: roster, scenario and state, unit by unit in the file's order."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from companion.miniatures.events import Began
from companion.offline.battle import BattleFile


class Table(msgspec.Struct, frozen=True):
    """What a table game's document begins with, as `companion.beginning.First` wants it but for the charts' prefix."""

    event: Began
    charts: Mapping[str, str]
    """{file name: text}, the miniatures' charts that the document carries."""
    sources: Mapping[str, str]
    """battle.json, scenario.toml and the roster."""
    scenario: str


def first(battle: BattleFile, charts: Mapping[str, str]) -> Table:
    """Lay a battle out for the table, by the miniatures' charts ({file name: text}, `beginning.CHARTS`).

    Raises BadInput: a scale that the charts do not have, a side without troops.
    """
    raise NotImplementedError
