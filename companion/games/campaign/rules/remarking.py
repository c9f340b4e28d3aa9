"""What only eyes know of a corps: its player says it, in the words of the rows of a house that ask for it.

No courier carries it: it is no order but something that the players agree on at their table. It costs nothing and stays
so until it is said otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.charts.figures import Exact, Reason
from companion.charts.modifiers import ASKED, chips, unasked
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.combat.strength import table
from companion.language.messages import Message


class Ask(NamedTuple):
    """What the rows of a house ask of a corps, and what the answer adds to its combat multiple by itself."""

    word: str
    value: Exact


def asked(rules: Rules) -> tuple[Ask, ...]:
    """Give what the shifts of the combat multiple ask of a corps, each word once."""
    return tuple(Ask(one.word, one.value) for one in chips(rules.once(table), ASKED))


def not_asked(rules: Rules, said: Sequence[str]) -> Iterator[tuple[int, Message]]:
    """Yield what eyes said that no row asks for: its place and what is wrong."""
    yield from unasked(rules.once(table), said) if said else ()


def why_not(rules: Rules, command: cmd.Remark) -> Iterator[Reason]:
    """Yield why something cannot be said of a corps."""
    for _, what in not_asked(rules, command.asked):
        yield Reason(what)


def turned(corps: str, asked_now: Sequence[str], word: str) -> cmd.Remark:
    """Give the command that says a word of a corps, or no longer says it."""
    rest = tuple(one for one in asked_now if one != word)
    return cmd.Remark(corps=corps, asked=rest if word in asked_now else (*rest, word))
