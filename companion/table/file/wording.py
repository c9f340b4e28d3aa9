"""What a return calls its lines, and what papers and steps rest on: in the words of the game that gave a battle out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.charts.figures import Reason, Refused
from companion.kernel.kind import Away, kind_of
from companion.language.messages import Id, says


class Words(NamedTuple):
    """The words of one kind of game; texts with names in braces are filled by who says them."""

    one: str
    """The head over the names."""
    every: str
    reported: str
    question: str
    questions: str
    suffered: str
    losses: str
    before_and_after: str
    gone: str
    titled: str
    """What a battle is called by {place} and {day}; "" where its file says."""
    keys: str
    """What up and down go through."""
    foreign: str
    """A file comes from another game of the kind."""
    reopen: str
    """What is to be done about it."""
    differs: str
    """{file} here, {own} there."""
    not_there: str
    """{called} is none of its parts."""
    other_forces: str
    """The check code is {given!r} here, {own!r} there."""
    clauses: Mapping[str, str]
    """By papers and steps; a game whose book knows no such battles has none."""


NO_BATTLES = says("table.no-battles", "a game of kind {kind} has no battles for the table")


def away_of(game: str) -> Away:
    """Give a kind's way to the table; raises Refused for a kind whose battles do not leave it, BadInput for none."""
    found = kind_of(game).away
    if found is None:
        raise Refused((Reason(NO_BATTLES(kind=Id(game))),))
    return found


def words(game: str) -> Words:
    """Give the words of the kind of game that gave a battle out."""
    found: Words = away_of(game).words.open()()
    return found


def clause(game: str, what: str) -> str:
    """Give the clauses that a paper or a step rests on; "" for a game that names none."""
    return words(game).clauses.get(what, "")
