"""A day on the map: a trail a march that the seat knows, what battles cost, and room for all of it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, TypeGuard

import pytest

from companion.cards.mapped import measure
from companion.drawing.shapes import Shape, Words
from companion.games.campaign.words.map.geometry import centre
from companion.games.campaign.words.map.installed import installed
from companion.games.campaign.words.marched import illustrated
from companion.games.campaign.words.names import called
from companion.games.campaign.words.report import of_session
from companion.kernel.session import Session
from tests.games.campaign.playing import begun, play

TOWNS = frozenset(installed().towns.values())


def is_words(one: Shape) -> TypeGuard[Words]:
    return isinstance(one, Words)


@cache
def played() -> Session:
    return play(begun("gettysburg-battle"))


def test_a_page_of_the_report_has_its_map_and_is_else_the_same() -> None:
    told = illustrated(played(), measure)
    assert re.sub(r"\n!\[[^\]]*\]\(figure:\d+\)\n", "", told.text) == of_session(played())
    numbers = re.findall(r"\(figure:(\d+)\)", told.text)
    assert [int(one) for one in numbers] == list(range(len(told.figures)))
    assert len(told.figures) == len(re.findall(r"^## ", told.text, flags=re.M))
    assert [one.said for one in told.figures] == re.findall(r"!\[([^\]]*)\]", told.text)


def test_every_march_and_every_battle_lies_within_the_room_of_its_day() -> None:
    session = played()
    first = illustrated(session, measure).figures[0]
    days = re.split(r"^## ", of_session(session), flags=re.M)
    hexes = [(int(x), int(y)) for x, y in re.findall(r"\b(\d+),(\d+)\b", days[1])]
    assert hexes
    assert all(first.room.holds(centre(at)) for at in hexes)


@pytest.mark.parametrize("seat", ["union", "confederate"])
def test_no_corps_of_the_enemy_is_drawn_while_the_campaign_lasts(seat: Any) -> None:
    session = play(begun("gettysburg-battle"), until_turn=6)
    everybody = {called(one): one.side for one in session.view.corps}
    told = {one.text for figure in illustrated(session, measure).figures for one in figure.shapes if is_words(one)}
    assert {everybody.get(one) for one in told} >= {"union", "confederate"}
    session.seat = seat
    told = {one.text for figure in illustrated(session, measure).figures for one in figure.shapes if is_words(one)}
    assert {everybody.get(one) for one in told - TOWNS} <= {seat, None}
