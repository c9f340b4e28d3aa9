"""What there is to print: each deck by its name, what it needs, and its content from rules and a game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from companion.cards.content import Deck
from companion.cards.source import Source
from companion.charts.faults import BadInput, Problem
from companion.language.tongue import tr


class Kind(NamedTuple):
    """A deck that can be had."""

    name: str
    title: str
    place: str
    """ "module:function" under the games: (Source) -> Deck."""
    game: bool = False
    """It tells of a game."""
    side: bool = False
    """It is for one side."""
    cards: bool = True
    """Its size of card can be chosen."""


DECKS: dict[str, Kind] = {
    one.name: one
    for one in (
        Kind("formations", "Formation cards", "miniatures.cards.formations:deck"),
        Kind("charts", "Charts", "miniatures.cards.charts:deck"),
        Kind("referee-screen", "Referee's screen", "miniatures.cards.screen:deck", cards=False),
        Kind("roster", "Roster", "miniatures.cards.roster:deck", game=True),
        Kind("labels", "Base labels", "miniatures.cards.labels:deck", game=True, cards=False),
        Kind("markers", "Markers", "miniatures.cards.markers:deck", cards=False),
        Kind("status", "Status of the game", "miniatures.cards.status:deck", game=True, cards=False),
        Kind("briefing", "Briefing", "miniatures.cards.briefing:deck", game=True, side=True, cards=False),
        Kind("orders", "Orders and casualties", "miniatures.cards.orders:deck", cards=False),
        Kind("gettysburg-charts", "Charts of the Gettysburg campaign", "campaign.cards.charts:deck"),
        Kind("gettysburg-map", "Map of the Gettysburg campaign", "campaign.cards.map:deck", cards=False),
        Kind("gettysburg-counters", "Counters of the campaign", "campaign.cards.counters:deck", cards=False),
        Kind("antietam-map", "Map of the battle of Antietam", "tactical.cards.map:deck", cards=False),
        Kind("antietam-charts", "Charts of Battle of Antietam", "tactical.cards.deck:antietam"),
        Kind("shiloh-charts", "Charts of Shiloh", "tactical.cards.deck:shiloh"),
    )
}


def kind(name: str) -> Kind:
    """Give a deck's kind; raises BadInput with the names there are."""
    if name not in DECKS:
        there = tr("there are: {names}", names=", ".join(DECKS))
        raise BadInput(Problem("", name or tr("(no name)"), tr("there is no such deck"), there))
    return DECKS[name]


def build(name: str, source: Source) -> Deck:
    """Give a deck's content; raises BadInput for an unknown name, or where the game or the side it needs is missing."""
    wanted = kind(name)
    if wanted.game and source.view is None:
        raise BadInput(Problem("", name, tr("this deck tells of a game"), tr("name it with --game FILE")))
    if wanted.side and not source.side:
        raise BadInput(
            Problem("", name, tr("this deck is for one side"), tr("say whose with --side union or confederate"))
        )
    module, function = wanted.place.split(":")
    made: Callable[[Source], Deck] = getattr(import_module(f"companion.games.{module}"), function)
    return made(source)
