"""A campaign in mid-game for its papers, and what each seat knows of it."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from msgspec.structs import replace

from companion.cards.source import Source
from companion.games.campaign.rules.orders import MV, SU
from companion.games.campaign.rules.reports import Activity, Location, Sighting
from companion.games.campaign.rules.state import Dispatch, State
from companion.games.campaign.rules.view import view
from companion.kernel.shelf import ruleset_texts
from tests.games.campaign.playing import begun, ground, play, rules

Seat = Literal["referee", "union", "confederate"]
SIDES: tuple[Seat, ...] = ("union", "confederate")
TURN = 6


@cache
def mid_game() -> State:
    """Turn 6: the V Corps is far off, has reported and has orders on the way; the enemy was seen near Cashtown."""
    state: State = play(begun("gettysburg-campaign"), until_turn=TURN)._state
    far = "union:D"
    corps = dict(state.corps)
    corps[far] = replace(corps[far], hex=(18, 16))
    corps["union:HQ"] = replace(corps["union:HQ"], hex=(9, 13))  # alone, so that its counter has its name
    return replace(
        state,
        phase="union",
        corps=corps,
        reports=(
            *state.reports,
            Location(to="union", sent=5, arrives=6, corps=far, hex=(17, 17)),
            Sighting(to="union", sent=5, arrives=6, corps="union:H", hex=(10, 7), men=14_000),
            Activity(to="union", sent=6, arrives=6, hex=(11, 8)),
            Sighting(to="confederate", sent=5, arrives=6, corps="confederate:H", hex=(6, 14), men=9_000),
        ),
        letters=(
            *state.letters,
            Dispatch(far, (SU(7), MV((17, 17), (1, 1, 6))), issued=5, nth=900, arrives=8, expected=8),
            Dispatch("confederate:J", (SU(3),), issued=5, nth=901, arrives=9, expected=9),
        ),
    )


def source(state: State, seat: Seat = "referee", side: Any = None) -> Source:
    """Give what papers are made from, as the command line and the desk make it."""
    named = side if side is not None else "" if seat == "referee" else seat
    return Source(rules(), ruleset_texts("gettysburg"), view(rules(), ground(), state, seat), named, "gettysburg")


def otherwise(state: State, side: Seat) -> State:
    """Give the same campaign with what a side may not know otherwise: its enemy, and its own corps out of sight."""
    seen = {one.id for one in view(rules(), ground(), state, side).corps if one.now is not None}
    corps = {
        name: one
        if name in seen
        else replace(
            one,
            hex=(min(20, one.hex[0] + 1), one.hex[1]) if not one.headquarters else one.hex,
            fatigue=one.fatigue + 2,
            urgency=9,
            strength=replace(one.strength, infantry=one.strength.infantry + 7),
            contact="attack",
            march="force",
        )
        for name, one in state.corps.items()
    }
    enemy = "confederate" if side == "union" else "union"
    reports = tuple(one for one in state.reports if one.to == side)
    letters = tuple(one for one in state.letters if not one.corps.startswith(enemy))
    return replace(state, corps=corps, reports=reports, letters=letters)
