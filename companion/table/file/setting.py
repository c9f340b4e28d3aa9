"""All that a battle file is made with besides the state of its game."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from companion.games.miniatures.charts.scale import Scale
from companion.table.file.tables import Formations, OfflineChart


class Setting(msgspec.Struct, frozen=True):
    """Charts, brigades of history where the game has none, the table's scale, which game it is."""

    chart: OfflineChart
    formations: Formations
    scale: Scale
    source: str
    rules: Mapping[str, str] = {}
