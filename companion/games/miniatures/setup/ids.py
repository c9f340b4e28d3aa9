"""Ids: short, stable, unique names in kebab case for the things of a game."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache

from companion.games.miniatures.messages import PURSUITS
from companion.kernel.overriding.setting import GAME

RESERVED = frozenset((GAME, *PURSUITS))
"""What commands say in the place of an id: no unit and no leader is called so."""


@lru_cache(maxsize=4096)
def slug(name: str) -> str:
    """Give a name in kebab case, in any script: "A.P. Hill" is "ap-hill", "Perrin (McGowan)" is "perrin-mcgowan"."""
    # Taken apart, so that accents can be dropped: what is typed on any keyboard must name the unit.
    plain = unicodedata.normalize("NFKD", name.casefold())
    kept = "".join(sign for sign in plain if not unicodedata.combining(sign) and sign not in ".'’")
    return re.sub(r"[\W_]+", "-", unicodedata.normalize("NFC", kept)).strip("-")


def short(name: str) -> str:
    """Give the kebab case of a name without what stands in brackets."""
    return slug(re.sub(r"\([^)]*\)", " ", name)) or slug(name)


def unique(ladders: Sequence[Sequence[str]], taken: Collection[str] = ()) -> tuple[str, ...]:
    """Choose an id for each ladder of candidates, shortest first: those that share one climb a rung together.

    At the end of a ladder what is still shared gets a number. Nothing of `taken` is chosen.
    """
    rung = [0] * len(ladders)

    def now() -> list[str]:
        return [ladder[step] for ladder, step in zip(ladders, rung, strict=True)]

    while True:
        counts = Counter(now())
        climbers = [
            index
            for index, name in enumerate(now())
            if (counts[name] > 1 or name in taken or not name) and rung[index] + 1 < len(ladders[index])
        ]
        if not climbers:
            return _numbered(now(), taken)
        # All that share a name climb together: neither of two Walkers may keep the short one, or one of them is ordered
        # by mistake.
        for index in climbers:
            rung[index] += 1


def _numbered(names: Sequence[str], taken: Collection[str]) -> tuple[str, ...]:
    used = set(taken)
    chosen: list[str] = []
    for name in names:
        base = name or "unit"
        number, candidate = 1, base
        while candidate in used or (number > 1 and candidate in names):
            number += 1
            candidate = f"{base}-{number}"
        used.add(candidate)
        chosen.append(candidate)
    return tuple(chosen)
