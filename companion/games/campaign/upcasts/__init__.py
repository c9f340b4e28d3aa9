"""What changed in what a campaign document keeps, from one format to the next.

    an early fact, chart or label ──► pure steps, format by format: `words`, `workings` ──► as today's is written

It may know messages, never rules or state: what a document kept opens whatever the rules are today.
"""

from __future__ import annotations

from companion.charts.upcasting import Plain, Rows, Step, Upcasts, saying_where
from companion.games.campaign.upcasts import words, workings

SUCCESSORS = ("new_leadership", "new_aggressiveness")
"""The rows of losses.toml that draw the ratings of who follows a fallen leader."""


def first_attempt(fact: Plain) -> Plain:
    """An attempt to get away after which the commander was asked was stored as a check that ended in a question."""
    if fact.get("result") != "asked":
        return fact
    kept = {name: value for name, value in fact.items() if name not in ("result", "rolls")}
    return kept | {"event": "first-attempt-failed", "roll": fact["rolls"][0]}


def limits_of_the_scale(chart: Plain) -> Plain:
    """Successors had limits of their own in the first losses.toml; they keep within those of scale.toml."""
    rows = {name: row for name in SUCCESSORS if isinstance(row := chart.get(name), dict)}
    return chart | {name: _without_limits(row) for name, row in rows.items()}


def _without_limits(row: Plain) -> Plain:
    return {name: value for name, value in row.items() if name not in ("min", "max")}


SHIFTS: Rows = {
    "cavalry-withdraw": {"mode": "withdraw"},
    "cavalry-town": {"terrain": "town"},
    "cavalry-road": {"formation": "road"},
    "deployed": {"formation": "deployed"},
    **{name: {"mode": name} for name in ("stand", "attack", "hasty-attack")},
    "confederate": {"army": "confederate"},
    **{name: {"rule": name} for name in ("morale", "effectiveness")},
}
"""Where the shifts of the combat multiple hold, besides for their arm."""


def with_books(fact: Plain) -> Plain:
    """What a corps began with was not kept by arm: it is what it had, with its stragglers, when the campaign began."""
    state = fact["state"]
    return fact | {"state": state | {"corps": {name: _with_start(one) for name, one in state["corps"].items()}}}


def _with_start(one: Plain) -> Plain:
    strength = one.get("strength", {})
    infantry = strength.get("infantry", 0) + one.get("stragglers", 0)
    # As today's is written: what is nought is not.
    return one | {"at_start": strength | ({"infantry": infantry} if infantry else {})}


AS_IT_WAS: Plain = {"RTG-R-OFF-ONE": 1, "RTG-R-OFF-FATIGUE": 1, "RTG-R-OFF-STRAGGLERS": 1}
"""How the table's rulings of today were read: each attack a battle, fatigue as printed, who ran lost."""
TABLE_OPTIONS: tuple[Plain, ...] = (
    {
        "id": "RTG-R-OFF-ONE",
        "label": "On the table a hex has",
        "choices": [
            {"value": 0, "label": "one battle a day"},
            {"value": 1, "label": "a battle for each attack"},
        ],
    },
    {
        "id": "RTG-R-OFF-FATIGUE",
        "label": "Fatigue proposed for losses on the table",
        "choices": [
            {"value": 0, "label": "half, in quarter points"},
            {"value": 1, "label": "as the book has it for its own"},
        ],
    },
    {
        "id": "RTG-R-OFF-STRAGGLERS",
        "label": "Who ran from the table",
        "choices": [{"value": 0, "label": "is no casualty"}, {"value": 1, "label": "counts as lost"}],
    },
)


def table_as_it_was(fact: Plain) -> Plain:
    """A campaign goes on with the battles on the table that it was begun with."""
    state = fact["state"]
    return fact | {"state": state | {"options": AS_IT_WAS | state.get("options", {})}}


def with_table_options(chart: Plain) -> Plain:
    """What can be switched of the table since can be switched in a campaign begun earlier as well."""
    rows = chart.get("option")
    if not isinstance(rows, list):
        return chart
    there = {row.get("id") for row in rows if isinstance(row, dict)}
    return chart | {"option": [*rows, *(row for row in TABLE_OPTIONS if row["id"] not in there)]}


DRAWN = (
    "weather-drawn",
    "dispatch-read",
    "march-mode-taken",
    "combat-mode-taken",
    "withdrawal-checked",
    "first-attempt-failed",
    "battle-fought",
    "headquarters-returned",
    "straggled",
)
"""The facts that hold draws."""

UPCASTS = Upcasts(
    Step(
        facts={"withdrawal-checked": first_attempt},
        files={"losses.toml": limits_of_the_scale, "combat.toml": saying_where("shift", SHIFTS)},
    ),
    Step(
        facts={
            **dict.fromkeys(DRAWN, words.with_purposes),
            "leader-lost": words.lost_leader,
            "reported": words.reported,
            "asked": words.asked,
            "answered": words.answered,
            "noted": words.noted,
        },
        purpose=words.purpose,
        label=words.label,
        working=workings.line,
    ),
    Step(facts={"began": with_books}),
    Step(facts={"began": table_as_it_was}, files={"options.toml": with_table_options}),
    newest_file=2,
)
