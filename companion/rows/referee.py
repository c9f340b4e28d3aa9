"""Sentences of what a referee does in any game that the computer keeps: notes, seats, values set, rulings read anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.kernel.overriding import facts
from companion.kernel.overriding.setting import GAME
from companion.language.tongue import tr
from companion.language.words import side_words, value_words


def of_referee(event: Any, names: Callable[[str], str], game: str) -> str:
    """Give a fact as a sentence, "" for one of the game's own; `game` is what the whole is called, "the battle"."""
    match event:
        case facts.Noted():
            return event.text
        case facts.Resigned() if event.reason:
            return tr("{side} resigns: {reason}", side=side_words(event.side), reason=event.reason)
        case facts.Resigned():
            return tr("{side} resigns", side=side_words(event.side))
        case facts.SeatTaken():
            return tr("the {side} player takes the referee's seat and sees both sides", side=side_words(event.by))
        case facts.Overridden():
            return tr(
                "the referee sets {field} of {target} from {before} to {after}: {reason}",
                field=tr(event.field.replace("_", " ")),
                target=game if event.target == GAME else names(event.target),
                before=value_words(event.before),
                after=value_words(event.after),
                reason=event.reason,
            )
        case facts.OptionSet():
            return tr(
                "{option} is read as {after} instead of {before}: {reason}",
                option=event.option,
                after=event.after,
                before=event.before,
                reason=event.reason,
            )
        case _:
            return ""
