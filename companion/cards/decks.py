"""What there is to print: each deck by its name, what it needs, and its content from rules and a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.cards.content import Deck
from companion.cards.sizes import Layout
from companion.cards.source import Source, tells_of
from companion.charts.faults import BadInput, Problem
from companion.charts.misread import nearest
from companion.kernel.kind import Deck as Printed
from companion.kernel.kind import decks
from companion.language.tongue import tr

DECKS: Mapping[str, Printed] = {one.name: one for one in decks()}
"""Every deck by its name, game by game."""


def one_of(name: str) -> Printed:
    """Give what is said of a deck; raises BadInput with the names there are."""
    if name not in DECKS:
        there = tr("there are: {names}", names=", ".join(DECKS))
        raise BadInput(Problem("", name or tr("(no name)"), tr("there is no such deck"), nearest(name, DECKS) or there))
    return DECKS[name]


def build(name: str, source: Source, on: Layout | None = None) -> Deck:
    """Give a deck's content, for the paper and the size of card that it is wanted on.

    Raises BadInput: an unknown name, another ruleset's charts, no game or side where it needs one.
    """
    wanted = one_of(name)
    if not tells_of(wanted, source):
        own, other = wanted.ruleset, source.ruleset
        what = tr("this deck is of {ruleset}, and these are the charts of {other}", ruleset=own, other=other)
        hint = tr("leave the game out, or name one that is played by {ruleset}", ruleset=own)
        raise BadInput(Problem("", name, what, hint))
    if wanted.game and source.view is None:
        raise BadInput(
            Problem(
                "",
                name,
                tr("this deck tells of a game"),
                tr("name it with --game FILE, or a scenario with --scenario NAME"),
            )
        )
    if wanted.side and not source.side:
        raise BadInput(
            Problem("", name, tr("this deck is for one side"), tr("say whose with --side union or confederate"))
        )
    made: Callable[[Source], Deck] = wanted.content.open()
    if on is None:
        return made(source)
    return made(
        source._replace(paper=on.paper, size=on.size, base=on.base, lines=on.lines, tag=on.tag, tagged=on.tagged)
    )
