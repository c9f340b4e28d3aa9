"""A card of the readings that a referee has chosen: the charts beside it are printed as they are by default."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.cards.content import Card, Cell, Column, Face, Paragraph, Table, bold, words
from companion.charts.ruleset import Charts, Option, worded
from companion.language.tongue import tr, tr_in

HALF = 0.5


def cards(rules: Charts) -> tuple[Card, ...]:
    """Give a card with each ruling that is read otherwise and how it is read; none where all are read by default."""
    rows = tuple(_rows(rules))
    if not rows:
        return ()
    said = Paragraph(words(tr("In this game these hold in place of what the charts say.")))
    table = Table((Column(HALF, style="key"), Column(1 - HALF)), rows)
    return (Card("house-rules", Face(tr("House rules"), (said, table)), chapter=tr("House rules")),)


def _rows(rules: Charts) -> Iterator[tuple[Cell, Cell]]:
    options: Sequence[Option] = rules.options.option if rules.chosen else ()  # type: ignore[attr-defined]
    for option in options:
        for choice in option.choices:
            if choice.value and choice.value == rules.choice(option.id):
                label = worded(option, option.label)
                reading = tr_in(f"{option.PLACE}.{option.id}.choices", choice.label)
                yield Cell((bold(label),), (option.id,)), Cell(words(reading), (option.id,))
