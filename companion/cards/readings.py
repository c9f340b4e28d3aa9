"""The readings that a referee has chosen, on every card of whose charts they hold, and all on a card of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from companion.cards.content import Card, Cell, Column, Face, Paragraph, Table, bold, filled, words
from companion.cards.source import Source
from companion.charts.ruleset import Charts, Option, worded
from companion.language.tongue import tr, tr_in
from companion.rows.clauses import bearing

HALF = 0.5


def with_readings(made: Sequence[Card], source: Source) -> tuple[Card, ...]:
    """Give cards with what the referee has chosen of their clauses, and then the card of all; theirs where he has not.

    A chosen reading stands on each card that names its ruling, or a clause that it bears on.
    """
    rules = source.rules
    chosen = tuple(_chosen(rules))
    if not chosen:
        return tuple(made)
    about = bearing(source.ruleset)
    return (*(_with_notes(one, chosen, about) for one in made), *cards(rules))


def _with_notes(card: Card, chosen: Sequence[tuple[Option, str]], about: Mapping[str, tuple[str, ...]]) -> Card:
    named = set(_clauses(card.front))
    notes = tuple(
        Paragraph(filled(tr("{house} {ruling}: {reading}."), house=bold(tr("House rule.")), **told), (option.id,))
        for option, reading in chosen
        if named.intersection((option.id, *about.get(option.id, ())))
        for told in ({"ruling": worded(option, option.label), "reading": reading},)
    )
    return replace(card, front=replace(card.front, blocks=(*card.front.blocks, *notes))) if notes else card


def _clauses(value: object) -> Iterator[str]:
    """Yield every clause that what stands on a card rests on."""
    if isinstance(value, tuple):
        for one in value:
            yield from _clauses(one)
    elif isinstance(value, Struct):
        yield from getattr(value, "clauses", ())
        for name in value.__struct_fields__:
            yield from _clauses(getattr(value, name))


def cards(rules: Charts) -> tuple[Card, ...]:
    """Give a card with each ruling that is read otherwise and how it is read; none where all are read by default."""
    rows = tuple(_rows(rules))
    if not rows:
        return ()
    said = Paragraph(words(tr("In this game these hold in place of what the charts say.")))
    table = Table((Column(HALF, style="key"), Column(1 - HALF)), rows)
    return (Card("house-rules", Face(tr("House rules"), (said, table)), chapter=tr("House rules")),)


def _rows(rules: Charts) -> Iterator[tuple[Cell, Cell]]:
    for option, reading in _chosen(rules):
        yield Cell((bold(worded(option, option.label)),), (option.id,)), Cell(words(reading), (option.id,))


def _chosen(rules: Charts) -> Iterator[tuple[Option, str]]:
    """Give each ruling that is read otherwise than by default, with how it is read."""
    options: Sequence[Option] = rules.options.option if rules.chosen else ()  # type: ignore[attr-defined]
    for option in options:
        for choice in option.choices:
            if choice.value and choice.value == rules.choice(option.id):
                yield option, tr_in(f"{option.PLACE}.{option.id}.choices", choice.label)
