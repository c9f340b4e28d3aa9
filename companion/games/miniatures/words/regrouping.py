"""Troops regrouped, in sentences: with the names that their facts hold: some are gone, some not yet there."""

from __future__ import annotations

from typing import Any

from companion.games.miniatures.rules.forces import facts
from companion.games.miniatures.rules.state import Battery, Unit
from companion.games.miniatures.words.names import Names
from companion.language.tongue import tr
from companion.language.words import counted, listed, side_words


def told(event: Any, names: Names) -> str:
    """Give a fact of regrouping as a sentence, "" for any other fact."""
    match event:
        case facts.UnitSplit():
            parts = listed([with_stands(one) for one in event.parts])
            return tr("{unit} is split: {parts}", unit=names(event.unit), parts=parts)
        case facts.UnitsMerged():
            return tr("{units} are merged: {unit}", units=names.all(event.units), unit=with_stands(event.made))
        case facts.UnitAdded():
            return _added(event)
        case facts.Renamed():
            return tr("{unit} is called {name} from here on", unit=event.before, name=event.after)
        case facts.Transferred():
            place = names.formation(event.division or event.corps)
            return tr("{unit} comes under {place}", unit=names(event.unit), place=place)
        case _:
            return ""


def with_stands(one: Unit) -> str:
    """Name a unit with its stands."""
    stands = counted(one.stands, "gun stand" if isinstance(one, Battery) else "stand")
    return tr("{unit} ({stands})", unit=one.name, stands=stands)


def _added(event: facts.UnitAdded) -> str:
    one = event.made
    side, who = side_words(one.side), with_stands(one)
    if one.status == "to-arrive":
        return tr("{unit} joins the {side} side, to arrive in turn {turn}", unit=who, side=side, turn=one.arrives.turn)
    return tr("{unit} joins the {side} side", unit=who, side=side)
