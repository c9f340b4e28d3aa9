"""What the computer would make of a battle, in words: told before one chooses between it and the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from companion.language.tongue import number, tr


def lines(found: Any, names: Mapping[str, str]) -> Iterator[str]:
    """Yield what came of so many battles of the computer's (a campaign's `Chances`), by side and by corps.

    `names` are those of the corps, {id: name}.
    """
    yield tr("Of {n} battles by the computer:", n=found.battles)
    for one in found.sides:
        side = tr("Confederate") if one.side == "confederate" else tr("Union")
        figures = {"least": one.least, "middle": one.middle, "most": one.most, "strength": one.strength}
        yield tr("{side}: loses {least} to {most} of {strength} points, mostly {middle}", side=side, **figures)
    there = [name for side in found.sides for name in side.corps]
    coming = [name for side in found.sides for name in side.coming]
    yield tr("only of those who stand there now: {corps}", corps=_listed(there, names))
    if coming:
        yield tr("not in it, for they come later: {corps}", corps=_listed(coming, names))
    if found.called_off:
        yield tr("called off: {share} %", share=_percent(found.called_off))
    for words, shares in ((tr("destroyed"), found.destroyed), (tr("demoralised"), found.demoralised)):
        for name, share in shares.items():
            yield f"{names.get(name, name)} {words}: {_percent(share)} %"


def _listed(corps: Iterable[str], names: Mapping[str, str]) -> str:
    return ", ".join(names.get(one, one) for one in corps)


def _percent(share: float) -> str:
    return number(share * 100, ".0f")
