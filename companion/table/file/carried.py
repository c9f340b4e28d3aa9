"""What a document carries so that its battles go to the table on any laptop: the chart, and the units' history.

Documents begun before these were carried fall back on the installed ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from companion.games.miniatures.charts import scale as scales
from companion.kernel import shelf
from companion.table.file.battle import digest
from companion.table.file.setting import Setting
from companion.table.file.tables import FILE, Formations, OfflineChart, read_formations, read_offline

SHELF = "orders-of-battle"
UNITS = f"{SHELF}/gettysburg-1863.toml"
ROSTER = f"{SHELF}/gettysburg-1863.csv"
RULESET, TABLE = "gettysburg", "miniatures"
SCALES = "scale.toml"


def history() -> dict[str, str]:
    """Give the installed units of history as sources of a document: {name: text}."""
    return {name: shelf.resource_text(*name.split("/")) for name in (UNITS, ROSTER)}


def offline_chart(charts: Mapping[str, str], ruleset: str = RULESET) -> OfflineChart:
    """Read the chart from a document's charts, {file name: text}, or the installed one; raises BadInput."""
    text = charts.get(FILE)
    return read_offline(shelf.ruleset_texts(ruleset, only=(FILE,))[FILE] if text is None else text)


def formations(sources: Mapping[str, str]) -> Formations:
    """Read the units' brigades from a document's sources, or the installed ones; raises BadInput."""
    texts = sources if UNITS in sources and ROSTER in sources else history()
    return _read(texts[UNITS], texts[ROSTER])


def setting(
    charts: Mapping[str, str], sources: Mapping[str, str], source: str, scale: str = "", *, ruleset: str = RULESET
) -> Setting:
    """Give all that a battle file is made with besides the state; `scale` is an id, by default the chart's.

    Only a campaign's units are made up of brigades of history. Raises BadInput: a scale that is not known.
    """
    chart, text = offline_chart(charts, ruleset), shelf.ruleset_texts(TABLE, only=(SCALES,))[SCALES]
    return Setting(
        chart=chart,
        formations=formations(sources) if ruleset == RULESET else {},
        scale=scales.scale_of(scales.read_scales(text), scale or chart.scale),
        source=source,
        rules={ruleset: digest(dict(charts)), TABLE: digest({SCALES: text})},
    )


@lru_cache(maxsize=2)
def _read(units: str, roster: str) -> Formations:
    return read_formations(units, UNITS, roster)
