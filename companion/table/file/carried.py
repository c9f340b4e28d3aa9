"""The chart that a document carries so that its battles go to the table on any laptop.

Documents begun before it was carried fall back on the installed one.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.games.miniatures.charts import scale as scales
from companion.games.miniatures.charts.scale import Scale, ScaleRow
from companion.kernel import shelf
from companion.table.file.battle import digest
from companion.table.file.setting import Setting
from companion.table.file.tables import FILE, Formations, OfflineChart, read_offline

TABLE, SCALES = "miniatures", "scale.toml"
"""The ruleset of the table, and its chart of scales."""


def table_scales() -> tuple[ScaleRow, ...]:
    """Give the scales at which the table is played, as they are installed."""
    return tuple(scales.read_scales(shelf.ruleset_texts(TABLE, only=(SCALES,))[SCALES]).scale)


def table_scale(name: str) -> Scale | None:
    """Give a scale of the table by its id, as it is installed; None where the installed chart has none of that id."""
    chart = scales.read_scales(shelf.ruleset_texts(TABLE, only=(SCALES,))[SCALES])
    return scales.scale_of(chart, name) if any(one.id == name for one in chart.scale) else None


def nothing_besides(charts: Mapping[str, str]) -> dict[str, str]:
    """Give what a document carries besides its charts for the table: nothing. Raises BadInput for a bad chart."""
    read_offline(charts[FILE])
    return {}


def offline_chart(charts: Mapping[str, str], ruleset: str) -> OfflineChart:
    """Read the chart from a document's charts, {file name: text}, or the installed one; raises BadInput."""
    text = charts.get(FILE)
    found = None if text is None else read_offline(text)
    if found is not None and found.ground is not None:
        return found
    installed = read_offline(shelf.ruleset_texts(ruleset, only=(FILE,))[FILE])
    # Documents begun before battles had a ground: it is made as it is installed.
    return installed if found is None else replace(found, ground=installed.ground)


def setting(
    charts: Mapping[str, str], ruleset: str, source: str, scale: str = "", formations: Formations | None = None
) -> Setting:
    """Give all that a battle file is made with besides the state; `scale` is an id, by default the chart's.

    `formations` are the brigades of history that units are made up of. Raises BadInput: a scale that is not known.
    """
    chart, text = offline_chart(charts, ruleset), shelf.ruleset_texts(TABLE, only=(SCALES,))[SCALES]
    return Setting(
        chart=chart,
        formations=formations or {},
        scale=scales.scale_of(scales.read_scales(text), scale or chart.scale),
        source=source,
        rules={ruleset: digest(dict(charts)), TABLE: digest({SCALES: text})},
    )
