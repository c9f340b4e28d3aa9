"""Sentences of what a referee does in any game that the computer keeps: notes, seats, values set, rulings read anew."""

from __future__ import annotations

from typing import Any, Protocol

from companion.kernel.messages import HIS_OWN
from companion.kernel.overriding import commanding, facts
from companion.kernel.overriding.paying import ASIDE
from companion.kernel.overriding.setting import GAME
from companion.language.messages import Names, Own, bare, told
from companion.language.tongue import tr
from companion.language.words import side_words, value_words
from companion.rows.readings import reading


def let_happen(event: facts.LetHappen, who: Names) -> str:
    """Tell which gates of the rules the referee let something pass, and why; the bare fact where those are cut."""
    if not event.reasons:
        return tr("the referee lets happen what the rules refuse")
    reasons = "; ".join(told(reason.what, who) for reason in event.reasons)
    return tr("let it happen: {reasons} – because {because}", reasons=reasons, because=event.because)


def of_commander(event: commanding.CommanderNamed | commanding.CommanderGone, who: Names) -> str:
    """Tell who commands what from now on, or no more."""
    if isinstance(event, commanding.CommanderGone):
        return told(commanding.DISMISSED(name=Own(event.name)), who)
    return told(commanding.named(event.commander), who)


class Known(Protocol):
    """Names by id, of whom a seat knows."""

    @property
    def who(self) -> Names:
        """Give the name of whom a message names."""

    def __call__(self, name: str) -> str:
        """Give the name of an id."""


def of_referee(event: Any, names: Known, game: str) -> str:
    """Give a fact as a sentence, "" for one of the game's own; `game` is what the whole is called, "the battle"."""
    match event:
        case facts.LetHappen():
            return let_happen(event, names.who)
        case facts.Noted():
            return event.text
        case facts.Resigned() if event.reason:
            return tr("{side} resigns: {reason}", side=side_words(event.side), reason=event.reason)
        case facts.Resigned():
            return tr("{side} resigns", side=side_words(event.side))
        case facts.SeatTaken():
            return tr("the {side} player takes the referee's seat and sees both sides", side=side_words(event.by))
        case commanding.CommanderNamed() | commanding.CommanderGone():
            return of_commander(event, names.who)
        case facts.Overridden() if event.pays not in ("", ASIDE):
            return tr(
                "the referee sets {field} of {target} from {before} to {after}, booked as {column}: {reason}",
                field=tr(event.field.replace("_", " ")),
                target=game if event.target == GAME else names(event.target),
                before=value_words(event.before),
                after=value_words(event.after),
                column=tr(event.pays.replace("_", " ")),
                reason=_why(event),
            )
        case facts.Overridden():
            return tr(
                "the referee sets {field} of {target} from {before} to {after}: {reason}",
                field=tr(event.field.replace("_", " ")),
                target=game if event.target == GAME else names(event.target),
                before=value_words(event.before),
                after=value_words(event.after),
                reason=_why(event),
            )
        case facts.OptionSet() if read := reading(event.option, event.after, event.before):
            return tr(
                "{ruling}: “{after}” instead of “{before}” ({option}): {reason}",
                ruling=read.ruling,
                after=read.after,
                before=read.before,
                option=event.option,
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


def _why(event: facts.Overridden) -> str:
    return event.reason or told(bare(HIS_OWN))
