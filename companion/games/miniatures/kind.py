"""The d10 brigade miniatures rules, as the rest of the program meets them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from companion.kernel.kind import Case, Deck, Demo, Door, Kind, Screen, Way
from companion.language.tongue import word

_ROOM = "companion.games.miniatures"
_RULES = f"{_ROOM}.rules"
_RULESET = "miniatures"


def _rolled(chart: str, odds: str, every: str = "", sample: Mapping[str, Any] | None = None) -> Case:
    """Give a chart that is asked with its dice, and before them; `every` asks it about many cases at once."""
    place = f"{_RULES}.cases"
    return Case(
        resolved=Door(f"{place}:rolled_{chart}"),
        resolve=Door(f"{place}:resolve_{chart}"),
        unrolled=Door(f"{place}:{chart}"),
        odds=Door(f"{_RULES}.odds.{odds}"),
        every=Door(f"{_ROOM}.exact.{every}") if every else None,
        sample=sample,
    )


def _deck(name: str, title: str, module: str, *, tags: Literal["", "always", "wanted"] = "", **more: bool) -> Deck:
    return Deck(name, title, Door(f"{_ROOM}.cards.{module}:deck"), _RULESET, tags=tags, **more)


KIND = Kind(
    id="miniatures",
    place=1,
    title="Battle of miniatures",
    rosters=True,
    outside=Door(f"{_ROOM}.words.outside"),
    rulesets={_RULESET: Door(f"{_ROOM}.charts.ruleset")},
    computer=False,
    game=Door(f"{_ROOM}.game:Miniatures"),
    commands=Door(f"{_RULES}.commands:AnyCommand"),
    known_event=Door(f"{_ROOM}.game:known_event"),
    beginning=Door(f"{_ROOM}.beginning"),
    carries=("field",),
    cases={
        "miniatures.musketry": _rolled(
            "attack",
            "single:of_fire",
            "volleys:of_volleys",
            {"firers": [{"groups": [{"stands": 8, "range": 4}]}], "target": {}},
        ),
        "miniatures.charge": _rolled(
            "combat",
            "charge:of_charge",
            "charges:of_charges",
            {"attackers": [{"stands": 8, "state": "fresh"}], "defenders": [{"stands": 8, "state": "fresh"}]},
        ),
        "miniatures.maneuver": _rolled(
            "check", "single:of_maneuver", "checks:of_checks", {"stands": 8, "state": "fresh"}
        ),
        "miniatures.fallen-leader": _rolled("leader_test", "single:of_fallen_leader"),
        "miniatures.movement": Case(Door(f"{_RULES}.moves:Move"), Door(f"{_RULES}.movement:resolve")),
        "miniatures.measure": Case(
            Door(f"{_RULES}.measuring.asked:Asked"), Door(f"{_RULES}.measuring.measure:resolve")
        ),
    },
    field=Door(f"{_RULES}.fielded.asking:asked"),
    fielded=Door(f"{_ROOM}.words.fielded"),
    photographed=Door(f"{_ROOM}.words.photographed"),
    emblems=Door(f"{_RULES}.view:emblems"),
    prospect=Door(f"{_RULES}.odds.prospect:prospect"),
    numbers=Door(f"{_ROOM}.words.numbers"),
    status=Door(f"{_ROOM}.words.status"),
    known=Door(f"{_ROOM}.rules.by_mail"),
    players=Door(f"{_ROOM}.words.players"),
    seen=Door(f"{_ROOM}.words.ticks:seen"),
    journal=Door(f"{_ROOM}.words.journal"),
    report=Door(f"{_ROOM}.words.report:of_session"),
    illustrated=Door(f"{_ROOM}.words.fought:illustrated"),
    decks=(
        _deck("formations", "Formation cards", "formations"),
        _deck("charts", "Charts", "charts"),
        _deck("referee-screen", "Referee's screen", "screen", cards=False),
        _deck("roster", "Roster", "roster", game=True),
        _deck("labels", "Base labels", "labels", game=True, cards=False, bases=True, tags="wanted"),
        _deck("markers", "Markers", "markers", cards=False, tags="wanted"),
        _deck("aids", "Measuring aids and pieces", "aids", cards=False),
        _deck("status", "Status of the game", "status", game=True, cards=False),
        _deck("briefing", "Briefing", "briefing", game=True, side=True, cards=False),
        _deck("set-up", "Set-up map", "set_up", game=True, known=True, cards=False),
        _deck("field-map", "The field in pieces", "field_map", game=True, known=True, cards=False),
        _deck("table-tags", "Tags for the table", "table_tags", game=True, cards=False, tags="always"),
        _deck("orders", "Orders and casualties", "orders", cards=False),
    ),
    prompt=Door(f"{_ROOM}.prompt.plain:play"),
    demo=Demo("mcphersons-ridge", "1863", Door(f"{_ROOM}.prompt.demo:play")),
    screen=Screen(
        window=Door(f"{_ROOM}.screen.acts:open_window"),
        begin=Way("new", word("New game …"), "Ctrl+N", Door(f"{_ROOM}.screen.beginning.new_game:NewGame")),
        editor=Way("editor", word("Scenario editor …"), "Alt+Shift+N", Door(f"{_ROOM}.screen.editor:open_editor")),
        tour=Way("tour", word("A tour of the sample battle"), "Ctrl+F1", Door(f"{_ROOM}.screen.acts:show_sample")),
    ),
)
