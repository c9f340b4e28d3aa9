"""What every deck that tells of a game is made from, of each kind of game.

Apart from the battles of `games`: whoever prints those alone, and is measured at it, loads no other kind of game.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from companion.cards.decks import DECKS
from companion.cards.source import Source, of_rules, of_session
from companion.kernel.beginning import Beginning, begin
from tests.cards.games import SideOf, in_mid_game, source
from tests.games.campaign.cards import known as campaign
from tests.games.tactical.cards import known as squares

SCENARIOS = {"gettysburg": "gettysburg-campaign", "antietam": "antietam-advanced", "shiloh": "shiloh-sunken-road"}
"""A scenario of each ruleset besides."""


@cache
def of_deck(name: str) -> Source:
    """What a deck that tells of a game is made from: of a side's the Union's knowledge, of any other the referee's."""
    deck = DECKS[name]
    if deck.ruleset in SCENARIOS:
        return of_session(begin(None, Beginning(scenario=SCENARIOS[deck.ruleset], seed="1")))
    if not deck.side:
        return of_session(in_mid_game())
    told = of_session(in_mid_game(), "union")
    return told._replace(view=replace(told.view, seat="union"))


def sources(name: str) -> list[Source]:
    """What a deck is made from: the rules where it needs no game, then a game in its midst as each seat knows it."""
    deck = DECKS[name]
    found = [] if deck.game else [of_rules(deck.ruleset)]
    if deck.ruleset == "gettysburg":
        return [*found, *(campaign.source(campaign.mid_game(), seat) for seat in ("referee", *campaign.SIDES))]
    if deck.ruleset == "antietam":
        return [*found, *(squares.source(squares.battle(), seat) for seat in ("referee", *squares.SIDES))]
    if deck.ruleset in SCENARIOS:
        return [*found, of_deck(name)]
    state = in_mid_game()._state
    sides: tuple[SideOf, ...] = ("union", "confederate")
    return [*found, *(source(state, seat=side, side=side) for side in sides)]
