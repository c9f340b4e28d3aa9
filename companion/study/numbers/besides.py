"""What is told beside the plots in a line: guns, which are counted apart from troops."""

from __future__ import annotations

from collections.abc import Iterator

from companion.language.tongue import plural, tr
from companion.language.words import side_words
from companion.study.numbers.reckoned import SIDES, Loss, Named, Numbers

NAMED = 3
"""So many batteries of a side are named; of more their number says enough."""


def guns_words(found: Numbers, units: Named) -> str:
    """Say how many guns each side lost, and whose they were; "" where none was."""
    told = "; ".join(_of_side(found, side, units) for side in SIDES if any(_guns(found, side)))
    return tr("Guns lost: {told}.", told=told) if told else ""


def _of_side(found: Numbers, side: str, units: Named) -> str:
    those = list(_guns(found, side))
    many = sum(one.of("guns") for one in those)
    said = tr("{side} {n}", side=side_words(side), n=many)
    if len(those) > NAMED:
        return plural(len({one.unit for one in those}), "{said} of {n} unit", "{said} of {n} units", said=said)
    names = ", ".join(
        tr("{unit}, entry {entry}", unit=units.get(one.unit, ("", one.unit))[1], entry=one.entry) for one in those
    )
    return tr("{said} ({units})", said=said, units=names)


def _guns(found: Numbers, side: str) -> Iterator[Loss]:
    return (one for one in found.losses if one.side == side and one.of("guns"))
