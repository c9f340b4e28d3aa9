"""The Road to Gettysburg, as the rest of the program meets it."""

from __future__ import annotations

from typing import Any

from companion.kernel.kind import Away, Case, Computers, Deck, Door, Kind, Screen, Way
from companion.language.tongue import word

_ROOM = "companion.games.campaign"


def _deck(name: str, title: str, module: str, **more: Any) -> Deck:
    return Deck(name, title, Door(f"{_ROOM}.cards.{module}:deck"), "gettysburg", **more)


AWAY = Away(
    battles=Door("companion.table.away.campaign:CampaignAway"),
    words=Door("companion.table.away.words:of_corps"),
    carried=Door("companion.table.away.history:carried"),
    extract=Door(f"{_ROOM}.cards.extract:extract"),
)
"""What it brings to its battles on the table."""

KIND = Kind(
    id="campaign",
    place=2,
    title="Campaign",
    rulesets={"gettysburg": Door(f"{_ROOM}.charts.ruleset")},
    computer=True,
    game=Door(f"{_ROOM}.game:Campaign"),
    commands=Door(f"{_ROOM}.rules.commands:AnyCommand"),
    known_event=Door(f"{_ROOM}.game:known_event"),
    beginning=Door(f"{_ROOM}.beginning"),
    cases={
        "gettysburg.combat": Case(
            Door(f"{_ROOM}.rules.combat.case:BattleCase"), Door(f"{_ROOM}.rules.combat.case:resolve")
        ),
        "gettysburg.victory": Case(Door(f"{_ROOM}.rules.victory:VictoryCase"), Door(f"{_ROOM}.rules.victory:resolve")),
    },
    status=Door(f"{_ROOM}.words.status"),
    known=Door(f"{_ROOM}.rules.by_mail"),
    players=Door(f"{_ROOM}.words.players"),
    page=Door(f"{_ROOM}.words.corps_page"),
    numbers=Door(f"{_ROOM}.words.numbers"),
    journal=Door(f"{_ROOM}.words.journal"),
    report=Door(f"{_ROOM}.words.report:of_session"),
    whole_report=Door(f"{_ROOM}.words.report:whole_of_session"),
    illustrated=Door(f"{_ROOM}.words.marched:illustrated"),
    decks=(
        _deck("gettysburg-charts", "Charts of the Gettysburg campaign", "charts"),
        _deck("gettysburg-papers", "Rosters, orders and dispatches", "slips", known=True, cards=False),
        _deck("gettysburg-situation", "Situation", "situation", game=True, known=True, cards=False),
        _deck("gettysburg-map", "Map of the Gettysburg campaign", "map", cards=False),
        _deck("gettysburg-counters", "Counters of the campaign", "counters", cards=False),
    ),
    prompt=Door(f"{_ROOM}.prompt.course:play"),
    computers=Computers(
        doctrine=Door(f"{_ROOM}.computer.doctrine"),
        next_move=Door(f"{_ROOM}.computer.turns:next_move"),
        begins=Door(f"{_ROOM}.words.status:begins"),
        tallies=Door(f"{_ROOM}.computer.tallies"),
        table=Door(f"{_ROOM}.words.tallies:table"),
        conduct=Door(f"{_ROOM}.words.tallies:conduct"),
    ),
    away=AWAY,
    screen=Screen(
        window=Door(f"{_ROOM}.screen.acts:open_window"),
        begin=Way("new-campaign", word("New campaign …"), "Alt+Shift+G", Door(f"{_ROOM}.screen.beginning:NewCampaign")),
    ),
    unlike=Door(f"{_ROOM}.computer.doctrine:unlike"),
)
