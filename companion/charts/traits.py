"""Traits of units: what an order of battle says of a unit besides, for rows to name: "iron-brigade", "veterans".

They are people's own words, of any script, and mean what the rows of a house make of them; no ruleset has any.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from companion.language.tongue import tr

LONGEST = 40
_TRAIT = r"^[^\W_A-Z]+(-[^\W_A-Z]+)*$"
MOST = 10
"""Of one unit."""
Trait = Annotated[str, Meta(pattern=_TRAIT, max_length=LONGEST)]
Traits = Annotated[tuple[Trait, ...], Meta(max_length=MOST)]
"""As files and commands say them."""


def amiss(words: Iterable[str]) -> tuple[str, str] | None:
    """Say what is wrong with some traits and what to do, None where nothing is."""
    found = tuple(words)
    for one in found:
        if len(one) > LONGEST or re.fullmatch(_TRAIT, one) is None:
            return tr("{word!r} is no trait", word=one[:LONGEST]), tr("small letters, digits and hyphens: iron-brigade")
        if found.count(one) > 1:
            return tr("{word} stands twice", word=one), ""
    if len(found) > MOST:
        return tr("{count} traits", count=len(found)), tr("a unit has {most} at most", most=MOST)
    return None
