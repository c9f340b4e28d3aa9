"""What an evening is told in short: marches by corps, shots with the men that they cost, recovery in a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.names import place
from companion.games.tactical.words.blows import Blow
from companion.games.tactical.words.lines import guns, men
from companion.games.tactical.words.names import Names
from companion.games.tactical.words.sentences import sentence, sentences
from companion.language.tongue import tr
from companion.language.words import capital, counted, listed

ALONE = "without a corps"
_TOLD_BY_HEAD = (ev.Lost, ev.Tired, ev.Stood, ev.Sighted)
"""What follows from a shot or melee and stands in its own sentence, or is too much to tell."""


def marches(moves: Sequence[ev.Moved], corps: Mapping[str, str]) -> Iterator[str]:
    """Give how many units of each corps marched; `corps` is {unit: corps}."""
    units = dict.fromkeys(one.unit for one in moves)
    if units:
        of = Counter(corps.get(one) or tr(ALONE) for one in units)
        where = listed([f"{name} {count}" for name, count in of.items()])
        yield capital(tr("{units} moved: {where}.", units=counted(len(units), "unit"), where=where))


def combat(found: Sequence[Blow], names: Names) -> Iterator[str]:
    """Give the blows of a sub-phase: shots at one square one after the other together, those without effect counted."""
    told = [one for one in found if not harmless(one)]
    for square, group in groupby(told, key=lambda one: one.head.at if isinstance(one.head, ev.Fired) else None):
        of = list(group)
        if square is not None:
            yield _volley(of, names)
            continue
        for blow in of:
            rest = [fact.event for fact in blow.facts if not isinstance(fact.event, _TOLD_BY_HEAD)]
            if rest:
                yield " ".join(sentences(rest, names))
    if missed := len(found) - len(told):
        yield capital(tr("{shots} without effect.", shots=counted(missed, "shot")))


def _volley(found: Sequence[Blow], names: Names) -> str:
    """Give who fired at one square, what it cost there, and what followed."""
    shots: list[ev.Fired] = [one.head for one in found]
    facts = [fact.event for one in found for fact in one.facts]
    text = "{units} fires at {square}" if len(shots) == 1 else "{units} fire at {square}"
    text += ", into the flank: {losses}" if all(one.flank for one in shots) else ": {losses}"
    units = names.all(one.unit for one in shots)
    head = tr(text, units=units, square=place(shots[0].at), losses=_losses(facts, names))
    if empty := [one.unit for one in shots if one.out_of_ammo]:
        head += tr(
            "; {units} is out of ammunition" if len(empty) == 1 else "; {units} are out of ammunition",
            units=names.all(empty),
        )
    rest = [one for one in facts if not isinstance(one, (ev.Fired, *_TOLD_BY_HEAD))]
    return " ".join((sentence(head), *sentences(rest, names)))


def _losses(events: Sequence[Any], names: Names) -> str:
    """Give who loses what in all: "Seymour-A loses 12 men and Seymour-B 4 men"."""
    lost: dict[str, tuple[int, int]] = {}
    for one in events:
        if isinstance(one, ev.Lost) and (one.men or one.guns):
            before = lost.get(one.unit, (0, 0))
            lost[one.unit] = (before[0] + one.men, before[1] + one.guns)
    told = [
        tr("{unit} {losses}" if nth else "{unit} loses {losses}", unit=names(unit), losses=_what(*of))
        for nth, (unit, of) in enumerate(lost.items())
    ]
    return listed(told) or tr("no losses")


def _what(troops: int, pieces: int) -> str:
    return listed([*([men(troops)] if troops else []), *([guns(pieces)] if pieces else [])])


def recoveries(found: Sequence[ev.Recovered], names: Names) -> Iterator[str]:
    """Give who rallied, who has order and ammunition again, and how many rested."""
    kinds: tuple[tuple[str, str, list[ev.Recovered]], ...] = (
        ("{units} rallies", "{units} rally", [one for one in found if one.rallied]),
        ("{units} regains its order", "{units} regain their order", [one for one in found if one.order]),
        ("{units} gets ammunition", "{units} get ammunition", [one for one in found if one.ammo]),
    )
    for alone, many, of in kinds:
        if of:
            yield sentence(tr(alone if len(of) == 1 else many, units=names.all(one.unit for one in of)))
    if rested := [one for one in found if one.fatigue]:
        points = sum(one.fatigue for one in rested)
        yield capital(
            tr("{units} recovered {points} fatigue in all.", units=counted(len(rested), "unit"), points=points)
        )


def harmless(blow: Blow) -> bool:
    """Say whether a shot did nothing that is told."""
    if not isinstance(blow.head, ev.Fired) or blow.head.out_of_ammo:
        return False
    return not any(_matters(fact.event) for fact in blow.facts[1:])


def _matters(event: Any) -> bool:
    return not isinstance(event, _TOLD_BY_HEAD) or (isinstance(event, ev.Lost) and bool(event.men or event.guns))
