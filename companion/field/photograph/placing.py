"""How each picture shows the table, nearly: by its corner cards, else by tags that lie where they are known to."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from companion.field import tags
from companion.field.photograph import camera
from companion.field.photograph.camera import View
from companion.field.photograph.finding import Mark
from companion.field.photograph.survey import Belief, Sight, survey
from companion.field.shapes import Position
from companion.field.stands import Numbers
from companion.field.tags import Card

ENOUGH = 3
"""Corner cards that place a picture alone: their own corners tell of the fourth."""
NEAR = 0.6
"""Inches that a tag lies from where it is known to lie, if it did not move."""
AGREE = 5
"""Tags that must agree on how a picture shows the table, where one card at most is seen; each card counts as two."""
PAIR, SQUARES = 2, 6
"""Corner cards that place a picture with so many tags besides, each of which is known to be a square."""
POINTED = 4.0
"""Pixels that a hand is off."""


LAID = 0.02, 0.02, math.radians(0.5), 0.01
"""How nearly a corner card lies: inches, radians, the share of its edge."""


class Hand(msgspec.Struct, frozen=True):
    """A place on the table that somebody pointed at in a picture."""

    at: Position
    pixel: Position
    error: float = POINTED


def placed(
    sizes: Sequence[tuple[int, int]],
    found: Sequence[Sequence[Mark]],
    table: Position,
    *,
    corners: Sequence[Card],
    stood: Mapping[int, Card],
    hands: Mapping[int, Sequence[Hand]],
) -> list[View | None]:
    """Give each picture's view, None where nothing places it; those that cards place come first and help the others."""
    views: list[View | None] = [
        _by_cards(sizes[nth], found[nth], table, corners, hands.get(nth, ())) for nth in range(len(sizes))
    ]
    if not any(views) and not stood:
        views = [_by_pair(sizes[nth], found[nth], table, corners) for nth in range(len(sizes))]
    for _ in sizes:
        seen = _shown(views, found)
        for nth, view in enumerate(views):
            if view is None:
                # What another picture shows lies there; only what none does is taken to lie where the game has it.
                views[nth] = _by_tags(sizes[nth], found[nth], table, corners, seen) or _by_tags(
                    sizes[nth], found[nth], table, corners, {**_middles(stood), **seen}
                )
    return [view or _by_pair(sizes[nth], found[nth], table, corners) for nth, view in enumerate(views)]


def believed(card: Card, errors: tuple[float, float, float, float]) -> Belief:
    """Give what is known of a tag that lies as a card does, so nearly."""
    return Belief((*card.at, math.radians(card.facing), math.log(card.side)), errors)


def _by_pair(size: tuple[int, int], marks: Sequence[Mark], table: Position, corners: Sequence[Card]) -> View | None:
    """Place a picture by two cards, whose own corners tell roughly of all the table, and by its tags being squares."""
    cards, others = _cards(marks, corners), [mark for mark in marks if mark.tag >= tags.FIRST]
    if len(cards) < PAIR or len(others) < SQUARES:
        return None
    view = camera.from_points(*_points(cards), size, table)
    if view is None:
        return None
    things = [*(mark for _, mark in cards), *others]
    sights = [Sight(0, nth, mark.fitted.corners, mark.fitted.spread) for nth, mark in enumerate(things)]
    beliefs = {nth: believed(card, LAID) for nth, (card, _) in enumerate(cards)}
    try:
        return survey([view], sights, beliefs, len(things)).views[0]
    except np.linalg.LinAlgError:
        return None


def _middles(cards: Mapping[int, Card]) -> dict[int, Position]:
    return {tag: card.at for tag, card in cards.items()}


def _shown(views: Sequence[View | None], found: Sequence[Sequence[Mark]]) -> dict[int, Position]:
    """Give where pictures that are placed show tags."""
    seen: dict[int, Position] = {}
    for view, marks in zip(views, found, strict=True):
        if view is not None and marks:
            for mark, place in zip(marks, view.on_table(np.stack([mark.middle for mark in marks])), strict=True):
                seen.setdefault(mark.tag, (float(place[0]), float(place[1])))
    return seen


def _by_cards(
    size: tuple[int, int], marks: Sequence[Mark], table: Position, corners: Sequence[Card], hands: Sequence[Hand]
) -> View | None:
    cards = _cards(marks, corners)
    if len(cards) + len(hands) < ENOUGH:
        return None
    places, pixels = _points(cards)
    if hands:
        places = np.concatenate([places, np.array([hand.at for hand in hands], float)])
        pixels = np.concatenate([pixels, np.array([hand.pixel for hand in hands], float)])
    return camera.from_points(places, pixels, size, table)


def _by_tags(
    size: tuple[int, int],
    marks: Sequence[Mark],
    table: Position,
    corners: Sequence[Card],
    known: Mapping[int, Position],
) -> View | None:
    """Place a picture by the tags in it that most agree on; each card counts by its four corners."""
    cards = _cards(marks, corners)
    places, pixels = _points(cards)
    there = [mark for mark in marks if mark.tag in known and mark.tag >= tags.FIRST]
    if len(there) + 2 * len(cards) < AGREE:
        return None
    if there:
        places = np.concatenate([places, np.array([known[mark.tag] for mark in there], float)])
        pixels = np.concatenate([pixels, np.stack([mark.middle for mark in there])])
    found = camera.from_most(places, pixels, size, table, NEAR)
    if found is None:
        return None
    view, agree = found
    begin = 4 * len(cards)
    told = int(agree[begin:].sum()) + 2 * len(cards)
    if told < AGREE or not agree[:begin].all():
        return None
    return camera.from_points(places[agree], pixels[agree], size, table) or view


def _cards(marks: Sequence[Mark], corners: Sequence[Card]) -> list[tuple[Card, Mark]]:
    """Give the corner cards that a picture shows once."""
    found = []
    for card in corners:
        those = [mark for mark in marks if mark.tag == card.tag]
        if len(those) == 1:
            found.append((card, those[0]))
    return found


def _points(cards: Sequence[tuple[Card, Mark]]) -> tuple[Numbers, Numbers]:
    """Give the corners of cards on the table and in the picture (n, 2)."""
    places = [tags.laid(card.at, card.facing, one) for card, _ in cards for one in _rim(card.side)]
    pixels = [mark.fitted.corners for _, mark in cards]
    return np.array(places, float).reshape(-1, 2), np.array(pixels, float).reshape(-1, 2)


def _rim(side: float) -> tuple[Position, ...]:
    half = side / 2
    return (-half, half), (half, half), (half, -half), (-half, -half)
