"""What a phase brought, message by message with the delay; the map goes to where the fire falls (ANT-8.1c)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.cli.playing.battle.post import Post
from companion.present.tactical_tellings import sentences
from companion.present.tactical_text.window import Mark
from companion.present.words import Names
from companion.tactical import apply as folding
from companion.tactical import events as ev
from companion.tactical.squares import Square
from companion.tactical.view import View

MILLISECONDS = 1000


def tell_facts(post: Post, events: Sequence[Any], before: View | None, *, in_combat: bool) -> None:
    """Tell the facts of an entry one by one. In combat each stands as long as the delay says (ANT-R-DELAY).

    `before` is the field as those who look on knew it; None where they do not know the same.
    """
    seconds = seconds_of(post) if in_combat else 0
    shown = _Shown(post, before if seconds else None)
    if seconds:
        post.read()
    for fact, words in _told(events, Names(post.view)):
        shown.happens(fact)
        if words:
            shown.scroll(fact)
            post.message(words)
            post.keys.pause(seconds)
    post.show_map()


def seconds_of(post: Post) -> float:
    """Give how long a message stands; nothing waits where there is no terminal (ANT-R-DELAY)."""
    chart, steps = post.rules.clock.delay, post.setting.delay
    if not post.keys.people:
        return 0
    return (chart.default if steps is None else steps) * chart.milliseconds / MILLISECONDS


def _told(events: Sequence[Any], names: Names) -> Iterator[tuple[Any, str]]:
    """Give each fact with its sentence, "" where there is nothing to tell; questions ask for themselves."""
    for fact in events:
        yield fact, "" if isinstance(fact, ev.Asked | ev.Answered) else " ".join(sentences((fact,), names))


class _Shown:
    """The field while the facts are told, where it is shown: it follows them as far as everything on it is known."""

    def __init__(self, post: Post, before: View | None) -> None:
        self._post, self._before = post, before
        self._state = None if before is None else before.truth

    def happens(self, fact: Any) -> None:
        """Let a fact be."""
        if self._state is not None:
            self._state = folding.apply(self._state, fact)

    def scroll(self, fact: Any) -> None:
        """Show the field about the square that a fact concerns."""
        at = place_of(fact)
        if self._before is not None and at is not None:
            units = self._before.units if self._state is None else tuple(self._state.units.values())
            self._post.mark = Mark(inverse={at})
            self._post.show_field(units, at)


def place_of(fact: Any) -> Square | None:
    """Give the square that is fired upon or fought for; None where a fact has none."""
    match fact:
        case ev.Fired():
            return fact.at
        case ev.MeleeFought():
            return fact.square
        case _:
            return None
