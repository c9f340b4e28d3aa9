"""What a table plays otherwise in a charge: the choices of those rulings that no line of the card prints."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_words import note
from companion.cards.content import Block, bold
from companion.charts.ruleset import worded
from companion.games.miniatures.charts.ruleset import Rules
from companion.language.tongue import tr

UNPRINTED = (
    "D10-RUL-FORM-MARCH-MELEE",
    "D10-RUL-CHARGE-ONE-COMBAT",
    "D10-RUL-CHARGE-RATIO",
    "D10-RUL-CHARGE-HALF",
    "D10-RUL-CHARGE-SUPPORT",
    "D10-RUL-CHARGE-TERRAIN-STACK",
    "D10-RUL-CHARGE-STRUGGLE",
    "D10-RUL-CHARGE-RUN-OUT",
    "D10-RUL-CHARGE-LOSS-SCOPE",
    "D10-RUL-CHARGE-STAND-KIND",
    "D10-RUL-CHARGE-BATTERY-PART",
    "D10-RUL-CHARGE-BATTERY-RETREAT",
    "D10-RUL-CHARGE-BREAK-WHERE",
    "D10-RUL-CHARGE-BREAK-WHICH",
    "D10-RUL-CHARGE-CARRY",
    "D10-RUL-CHARGE-VANISHED",
)
"""The rulings of a charge whose default no line of the card says."""


def played(rules: Rules) -> tuple[Block, ...]:
    """Give a note with each choice that differs from the default; nothing where none does."""
    said = list(_played(rules))
    if not said:
        return ()
    told = "; ".join(words for words, _ in said)
    return (note(bold(tr("At this table: ")), f"{told}.", clauses=tuple(ruling for _, ruling in said)),)


def _played(rules: Rules) -> Iterator[tuple[str, str]]:
    options = {one.id: one for one in rules.options.option}
    for ruling in UNPRINTED:
        if (value := rules.choice(ruling)) and ruling in options:
            option = options[ruling]
            [chosen] = [one for one in option.choices if one.value == value]
            yield f"{worded(option, option.label)}: {worded(option, chosen.label)}", ruling
