"""What photographs say of a game, in lines and for scripts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.games.miniatures.words.photograph_found import SURE, Compared
from companion.games.miniatures.words.spots import spot as where
from companion.language.lengths import length
from companion.language.messages import told
from companion.language.tongue import number, plural, tr


def as_value(made: Compared) -> dict[str, Any]:
    """Give what photographs say as JSON has it; reasons are messages still."""
    return {
        "found": [
            {
                "unit": one.unit,
                "at": one.at,
                "facing": one.facing,
                "error": one.error,
                "sure": one.sure,
                "moved": one.moved,
                "allowed": one.allowed,
                "allowance": one.allowance,
                "used": one.used,
                "reasons": one.reasons,
            }
            for one in made.found
        ],
        "missing": made.missing,
        "unknown": [{"tag": one.tag, "at": one.at} for one in made.unknown],
        "table": {"corners": made.corners, "error": round(made.error, 3)},
    }


def lines(made: Compared, who: Callable[[Any], str], names: Callable[[str], str]) -> Iterator[str]:
    """Give what photographs say in lines: who moved and may, who may not, who was not seen, what is nobody's."""
    moved = [one for one in made.found if one.stirred]
    for one in moved:
        what = tr("{unit} stands at {place}", unit=names(one.unit), place=where(one.at, one.facing))
        if one.moved is not None:
            what = tr("{what}, moved {length}", what=what, length=length(one.moved))
        if one.used is not None and one.allowance is not None:
            what = tr("{what} ({used} of {all})", what=what, used=length(one.used), all=length(one.allowance))
        if one.sure < SURE:
            what = tr("{what}, {share} % sure", what=what, share=number(100 * one.sure, ".0f"))
        why_not = "; ".join(told(reason.what, who) for reason in one.reasons)
        yield tr("{what}: it may not, {reasons}", what=what, reasons=why_not) if one.reasons else what
    still = len(made.found) - len(moved)
    if still:
        yield plural(still, "{n} unit has not moved", "{n} units have not moved")
    for name in made.missing:
        yield tr("{unit} was not seen; its old place is kept", unit=names(name))
    for other in made.unknown:
        place = where(other.at)
        if other.twice:
            yield tr("tag {tag} was seen at two places, one of them {place}", tag=other.tag, place=place)
        else:
            yield tr("tag {tag} at {place} is no unit's", tag=other.tag, place=place)
    corners = plural(len(made.corners), "{n} corner card seen", "{n} corner cards seen")
    yield tr("{corners}, the table to {length}", corners=corners, length=length(round(made.error, 2)))
