"""What each step out of format 1 mends, on plain values as early builds wrote them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.charts.upcasting import Upcasts
from companion.games.campaign.upcasts import UPCASTS as OF_CAMPAIGNS
from companion.games.miniatures.upcasts import UPCASTS as OF_MINIATURES
from companion.games.tactical.upcasts import UPCASTS as OF_SQUARE_GRIDS

ROLL = {"face": 3, "origin": "rolled", "why": "whether union:A gets away (RTG-6.2.1g)", "sides": 6}
GETS_AWAY = {"corps": {"is": "id", "id": "union:A"}, "ruling": {"is": "id", "id": "RTG-6.2.1g"}}
MEANT = ROLL | {"why": {"is": "message", "key": "campaign.roll.gets-away", "args": GETS_AWAY}}
LETTER = {"report": "location", "to": "confederate", "sent": 4, "arrives": 5, "corps": "confederate:H", "hex": [12, 6]}
TWICE = "Heth's successor's successor"


def own(text: str) -> dict[str, Any]:
    """Give what a person has written, as a message holds it."""
    return {"is": "own", "text": text}


def after(leader: dict[str, Any]) -> dict[str, Any]:
    """Give who follows a leader."""
    return {"is": "message", "key": "campaign.successor", "args": {"leader": leader}}


TABLE = {"RTG-R-OFF-ONE": 1, "RTG-R-OFF-FATIGUE": 1, "RTG-R-OFF-STRAGGLERS": 1}
"""How battles on the table were read before there was anything to choose."""
FACTS: list[tuple[Upcasts, dict[str, Any], dict[str, Any]]] = [
    # the short retreat's distance stood in the program
    (
        OF_MINIATURES,
        {"event": "retreated", "unit": "devin", "how": "two-inches"},
        {"event": "retreated", "unit": "devin", "how": "two-inches", "inches": 2.0},
    ),
    # ground helped whoever stood on it, the outflanked too, and so it does where a battle began with that
    (
        OF_MINIATURES,
        {"event": "began", "state": {"options": {"D10-RUL-MOVE-CAV-ROAD": 1}}},
        {"event": "began", "state": {"options": {"D10-RUL-CHARGE-TERRAIN-SIDE": 1, "D10-RUL-MOVE-CAV-ROAD": 1}}},
    ),
    # how far a full move is was not kept at first: nobody can know it now
    (
        OF_MINIATURES,
        {"event": "retreated", "unit": "devin", "how": "full-move"},
        {"event": "retreated", "unit": "devin", "how": "full-move"},
    ),
    # a question to the commander was the end of a check
    (
        OF_CAMPAIGNS,
        {"event": "withdrawal-checked", "corps": "union:A", "result": "asked", "rolls": [ROLL]},
        {"event": "first-attempt-failed", "corps": "union:A", "roll": MEANT},
    ),
    (
        OF_CAMPAIGNS,
        {"event": "withdrawal-checked", "corps": "union:A", "result": "safe", "rolls": [ROLL]},
        {"event": "withdrawal-checked", "corps": "union:A", "result": "safe", "rolls": [MEANT]},
    ),
    # that a player resigned was a note, and that a battle's result came back an answer
    (OF_CAMPAIGNS, {"event": "noted", "text": "union resigns"}, {"event": "resigned", "side": "union"}),
    (
        OF_CAMPAIGNS,
        {"event": "noted", "text": "union resigns: supper"},
        {"event": "resigned", "side": "union", "reason": "supper"},
    ),
    (OF_CAMPAIGNS, {"event": "noted", "text": "He resigns"}, {"event": "noted", "text": "He resigns"}),
    (
        OF_CAMPAIGNS,
        {"event": "answered", "choice": "result of battle 9.1"},
        {"event": "answered", "choice": "result", "battle": "9.1"},
    ),
    # who followed a lost leader was written in words, however often
    (
        OF_CAMPAIGNS,
        {"event": "leader-lost", "corps": "confederate:H", "lost": "Heth", "rolls": [ROLL]},
        {"event": "leader-lost", "corps": "confederate:H", "lost": "Heth", "rolls": [MEANT]},
    ),
    (
        OF_CAMPAIGNS,
        {"event": "leader-lost", "corps": "confederate:H", "lost": "Heth's successor", "rolls": []},
        {"event": "leader-lost", "corps": "confederate:H", "lost": after(own("Heth")), "rolls": []},
    ),
    (
        OF_CAMPAIGNS,
        {"event": "reported", "report": LETTER | {"leader_lost": "Heth's successor", "new_leader": TWICE}},
        {
            "event": "reported",
            "report": LETTER | {"leader_lost": after(own("Heth")), "new_leader": after(after(own("Heth")))},
        },
    ),
    (OF_CAMPAIGNS, {"event": "reported", "report": LETTER}, {"event": "reported", "report": LETTER}),
    # what a corps began with was not kept by arm
    (
        OF_CAMPAIGNS,
        {"event": "began", "state": {"corps": {"union:A": {"strength": {"foot_guns": 2}, "stragglers": 3}}}},
        {
            "event": "began",
            "state": {
                "corps": {
                    "union:A": {
                        "strength": {"foot_guns": 2},
                        "stragglers": 3,
                        "at_start": {"foot_guns": 2, "infantry": 3},
                    }
                },
                "options": TABLE,
            },
        },
    ),
    # what the referee set had another name in square-grid battles
    (
        OF_SQUARE_GRIDS,
        {"event": "option-set", "option": "ANT-R-FATREC", "before": 0, "value": 1, "reason": "agreed"},
        {"event": "option-set", "option": "ANT-R-FATREC", "before": 0, "after": 1, "reason": "agreed"},
    ),
    (
        OF_SQUARE_GRIDS,
        {"event": "overridden", "target": "u", "field": "men", "before": 5, "value": 4, "reason": "r"},
        {"event": "overridden", "target": "u", "field": "men", "before": 5, "after": 4, "reason": "r"},
    ),
    (
        OF_SQUARE_GRIDS,
        {"event": "overridden", "target": "u", "field": "men", "before": 5, "after": 4, "reason": "r"},
        {"event": "overridden", "target": "u", "field": "men", "before": 5, "after": 4, "reason": "r"},
    ),
    # campaigns call something else "lines"
    (OF_SQUARE_GRIDS, {"event": "fired", "lines": 4}, {"event": "fired", "working_lines": 4}),
]
CHARTS: list[tuple[Upcasts, str, dict[str, Any], dict[str, Any]]] = [
    (OF_MINIATURES, "charge.toml", {}, {"retreat_near": {"inches": 2, "clause": "D10-RUL-CHARGE-TWO-INCHES"}}),
    (
        OF_MINIATURES,
        "charge.toml",
        {"retreat_near": {"inches": 3, "clause": "ours"}},
        {"retreat_near": {"inches": 3, "clause": "ours"}},
    ),
    (
        OF_CAMPAIGNS,
        "losses.toml",
        {"new_leadership": {"lowest": -3, "min": 1, "max": 9}, "new_aggressiveness": {"min": -30}},
        {"new_leadership": {"lowest": -3}, "new_aggressiveness": {}},
    ),
    (
        OF_SQUARE_GRIDS,
        "clock.toml",
        {"limit": 1},
        {"limit": 1, "delay": {"default": 4, "least": 0, "most": 9, "milliseconds": 300, "clause": "ANT-R-DELAY"}},
    ),
    (OF_SQUARE_GRIDS, "clock.toml", {"delay": {"default": 1}}, {"delay": {"default": 1}}),
    (
        OF_SQUARE_GRIDS,
        "costs.toml",
        {"gunboat": {"op": 2, "clause": "ours"}},
        {"gunboat": {"op": 2, "clause": "ours", "terrain": "river", "terrain_clause": "SHI-R-GUNBOAT"}},
    ),
    (OF_SQUARE_GRIDS, "costs.toml", {"move": 1}, {"move": 1}),
    (
        OF_SQUARE_GRIDS,
        "computer.toml",
        {"level": [{"id": "basic", "far_guns": 0.5, "odds": 2}]},
        {"level": [{"id": "basic", "odds": 2}]},
    ),
]


@pytest.mark.parametrize(("upcasts", "old", "new"), FACTS)
def test_facts(upcasts: Upcasts, old: dict[str, Any], new: dict[str, Any]) -> None:
    assert json.loads(upcasts.facts(json.dumps([old]), 1)) == [new]
    assert json.loads(upcasts.facts(json.dumps([new]), upcasts.present)) == [new]


@pytest.mark.parametrize(("upcasts", "file", "old", "new"), CHARTS)
def test_charts(upcasts: Upcasts, file: str, old: dict[str, Any], new: dict[str, Any]) -> None:
    assert upcasts.file(file)({"format": 1, **old}, file) == {"format": 1, **new}


def test_who_came_on_early_before_it_needed_a_word_has_one() -> None:
    early = {"order": "arrive", "units": ["davis"]}
    [now] = json.loads(OF_MINIATURES.commands(json.dumps([early]), 3))
    assert now.pop("because")
    assert now == early
    assert json.loads(OF_MINIATURES.commands(json.dumps([early]), 4)) == [early]
