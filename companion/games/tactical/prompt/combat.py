"""What a phase brought, message by message with the delay; the map goes to where the fire falls (ANT-8.1c)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any

from companion.games.tactical.prompt.post import Post
from companion.games.tactical.prompt.text.window import Mark
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.view import View
from companion.games.tactical.words.names import Names
from companion.games.tactical.words.sentences import sentences
from companion.games.tactical.words.status import score_line
from companion.language.tongue import tr

MILLISECONDS = 1000
Fact = tuple[Any, Callable[[], View]]
"""A fact that is told, and what gives the field as it is known after it."""


def tell_facts(post: Post, facts: Iterable[Fact], *, in_combat: bool, alike: bool) -> None:
    """Tell the facts of an entry one by one. In combat each stands as long as the delay says (ANT-R-DELAY).

    `alike` says that all who look on know the same, so that the field may be shown meanwhile.
    """
    seconds = seconds_of(post) if in_combat else 0
    names = Names(post.view)
    if seconds:
        post.read()
        post.keys.say(tr("Any key goes on at once; after Return nothing is waited for until the phase is over."))
    # A march of many squares is many facts, but one sentence.
    for marches, group in groupby(facts, key=lambda one: isinstance(one[0], ev.Moved)):
        if marches:
            post.message(*sentences([fact for fact, _ in group], names))
            continue
        for fact, view in group:
            words, at = _words(fact, names), place_of(fact)
            # Where two look on with different knowledge the field is left out: no picture could be drawn that both may
            # see.
            if words and seconds and alike and at is not None:
                post.mark = Mark(inverse={at})
                post.show_field(view().units, at)
            if words:
                post.message(words, *_score(post, fact))
                seconds = 0 if post.keys.pause(seconds) else seconds
    post.show_map()


def seconds_of(post: Post) -> float:
    """Give how long a message stands; nothing waits where there is no terminal (ANT-R-DELAY)."""
    chart, steps = post.rules.clock.delay, post.setting.delay
    if not post.keys.people:
        return 0
    return (chart.default if steps is None else steps) * chart.milliseconds / MILLISECONDS


def _words(fact: Any, names: Names) -> str:
    """Give a fact's sentence, "" where there is nothing to tell; questions ask for themselves, plots are laid down."""
    return "" if isinstance(fact, ev.Asked | ev.Answered | ev.Plotted) else " ".join(sentences((fact,), names))


def _score(post: Post, fact: Any) -> Iterator[str]:
    """Give the score where a turn is over and it is known (ANT-10.0a)."""
    if isinstance(fact, ev.PhaseBegan) and fact.phase.kind == "victory" and (score := post.session.score()) is not None:
        yield score_line(score)


def place_of(fact: Any) -> Square | None:
    """Give the square that is fired upon or fought for; None where a fact has none."""
    match fact:
        case ev.Fired():
            return fact.at
        case ev.MeleeFought():
            return fact.square
        case _:
            return None
