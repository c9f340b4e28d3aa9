"""What lies over the map, in words: how many squares are seen, and how far one sees from there."""

from __future__ import annotations

from companion.games.tactical.rules.ground.sight import arc_of
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.words.map.marks import Seen
from companion.language.tongue import plural, tr

ALL = 100
"""Percent of a clear day."""


def sight(now: Situation, seen: Seen) -> str:
    """Give squares seen and hidden, the limit of the elevation, what the day leaves of it, and the arc (ANT-8.3)."""
    level, measures = now.ground.elevation(seen.at), now.sight.measures
    parts = [
        plural(
            len(seen.seen) - 1, "Seen: {n} square; hidden: {m}.", "Seen: {n} squares; hidden: {m}.", m=len(seen.hidden)
        )
    ]
    full, today = measures.limits[level], now.sight.limit(seen.at, now.state.turn)
    percent = measures.percent(now.state.turn)
    if percent < ALL:
        parts.append(
            tr(
                "Level {level} sees {full} squares, at a visibility of {percent}\u202f% {today}.",
                level=level,
                full=full,
                percent=percent,
                today=today,
            )
        )
    else:
        parts.append(tr("Level {level} sees {full} squares.", level=level, full=full))
    if arc_of(now.state.level, 1) is not None:
        parts.append(tr("The arc of a unit is 90 degrees."))
    return " ".join(parts)
