"""What changed in what a square-grid battle's document keeps, from one format to the next.

    an early fact, chart or label ──► pure steps, format by format: `words`, `workings` ──► as today's is written

It may know messages, never rules or state: what a document kept opens whatever the rules are today.
"""

from __future__ import annotations

from collections.abc import Collection

from companion.charts.bounds import COUNT
from companion.charts.upcasting import Plain, Step, Upcasts
from companion.games.tactical.upcasts import words, workings

WORKED = (
    "fired",
    "fortified",
    "limit-drawn",
    "lost",
    "melee-fought",
    "mode-changed",
    "moved",
    "recovered",
    "routed",
    "stood",
)
"""The facts that say how many lines of their entry's working are theirs."""
ROLLED = (
    "disrupted",
    "fired",
    "fords-drawn",
    "holds-drawn",
    "leader-fell",
    "limit-drawn",
    "lost",
    "melee-fought",
    "recovered",
    "routed",
    "stood",
)
"""The facts that hold draws."""
DELAY = {"default": 4, "least": 0, "most": 9, "milliseconds": 300, "clause": "ANT-R-DELAY"}
RIVER = {"terrain": "river", "terrain_clause": "SHI-R-GUNBOAT"}
OLD_FIGURES = ("far_guns", "defender_near", "post_phases")
"""Of the levels of computer.toml."""


def counted_by_name(fact: Plain) -> Plain:
    """Format 1 called the count "lines", as a campaign calls its lines of battle."""
    return {("working_lines" if key == "lines" else key): value for key, value in fact.items()}


def within_bounds(command: Plain) -> Plain:
    """How far a battle on the table reached, and how long it might last, had no most in early builds."""
    return command | {name: min(command[name], COUNT) for name in ("within", "hours") if name in command}


def after(fact: Plain) -> Plain:
    """What the referee set by hand stood in `value`, before all kinds of game shared one fact for it."""
    return {("after" if key == "value" else key): value for key, value in fact.items()}


def delay_of_messages(chart: Plain) -> Plain:
    """The clock of the first battles did not say how long a message of combat stands."""
    return {"delay": DELAY} | chart


def gunboats_keep_to_the_river(chart: Plain) -> Plain:
    """The first costs of gunboats left to the program what terrain they keep to."""
    gunboat = chart.get("gunboat")
    return chart if not isinstance(gunboat, dict) else chart | {"gunboat": RIVER | gunboat}


def without_old_figures(chart: Plain) -> Plain:
    """Earlier levels of the computer had figures that nothing goes by any more."""
    rows = chart.get("level")
    if not isinstance(rows, list):
        return chart
    return chart | {"level": [_without(row, OLD_FIGURES) if isinstance(row, dict) else row for row in rows]}


def _without(row: Plain, names: Collection[str]) -> Plain:
    return {name: value for name, value in row.items() if name not in names}


UPCASTS = Upcasts(
    Step(
        facts=dict.fromkeys(WORKED, counted_by_name) | dict.fromkeys(("overridden", "option-set"), after),
        commands={"to-table": within_bounds},
        files={
            "clock.toml": delay_of_messages,
            "costs.toml": gunboats_keep_to_the_river,
            "computer.toml": without_old_figures,
        },
    ),
    Step(
        facts={
            "began": words.began,
            "tired": words.tired,
            "delayed": words.delayed,
            "asked": words.asked,
            "ended": words.ended,
            **dict.fromkeys(ROLLED, words.with_purposes),
        },
        purpose=words.purpose,
        label=words.label,
        working=workings.line,
    ),
    Step(),
    Step(),
    newest_file=2,
)
