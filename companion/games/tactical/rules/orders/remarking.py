"""What only eyes know of a unit: a player says it of his own, in the words of the rows of a house that ask for it.

The computer moderates the battle and sees nothing but its map; whether a unit is dug in behind a fence that no chart
has is for the players to agree on. It costs nothing and stays so until it is said otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.charts.figures import Exact, Reason
from companion.charts.modifiers import ASKED, Modifier, chips, unasked
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.house_factors import tables
from companion.games.tactical.rules.orders.costs import added
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story
from companion.language.messages import Message


class Ask(NamedTuple):
    """What the rows of a house ask of a unit, and what the answer is worth by itself."""

    word: str
    value: Exact
    times: bool
    """Whether it multiplies a strength; else it adds operation points."""


def asked(rules: Rules) -> tuple[Ask, ...]:
    """Give what the rows of a house ask of units, each word once: of fire, of melee, of movement."""
    found = rules.once(tables)
    told = [(one, True) for one in chips((*found["fire"], *found["melee"]), ASKED)]
    told += [(one, False) for one in chips(rules.once(added), ASKED)]
    first: dict[str, Ask] = {}
    for one, times in told:
        first.setdefault(one.word, Ask(one.word, one.value, times))
    return tuple(first.values())


def not_asked(rules: Rules, said: Sequence[str]) -> Iterator[tuple[int, Message]]:
    """Yield what eyes said that no row asks for: its place and what is wrong."""
    yield from unasked(_rows(rules), said) if said else ()


def _rows(rules: Rules) -> tuple[Modifier, ...]:
    found = rules.once(tables)
    return (*found["fire"], *found["melee"], *rules.once(added))


def why_not(rules: Rules, command: cmd.Remark) -> Iterator[Reason]:
    """Yield why something cannot be said of a unit."""
    for _, what in not_asked(rules, command.asked):
        yield Reason(what)


def remark(story: Story, one: Unit, command: cmd.Remark) -> None:
    """Say of a unit what only eyes know, in the place of what was said of it before."""
    story.tell(ev.Remarked(one.id, tuple(dict.fromkeys(command.asked))))


def turned(one: Unit, word: str) -> cmd.Remark:
    """Give the order that says a word of a unit, or no longer says it."""
    rest = tuple(each for each in one.asked if each != word)
    return cmd.Remark(unit=one.id, asked=rest if word in one.asked else (*rest, word))
