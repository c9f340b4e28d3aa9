"""What the battles of some facts cost, a hex together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import SIDES, Side
from companion.games.campaign.words.map.marks import Clash


def clashes(events: Sequence[ev.AnyEvent], now: Sequence[ev.AnyEvent]) -> Iterator[Clash]:
    """Give what the battles of a time cost, a hex together; those of `now` are fresh."""
    lost: dict[Hex, dict[Side, int]] = {}
    here: Hex | None = None
    for one in events:
        match one:
            case ev.BattleFought():
                here = one.hex
                lost.setdefault(here, dict.fromkeys(SIDES, 0))
            case ev.BattleClosed():
                here = None
            case ev.StrengthLost() if here is not None:
                lost[here]["union" if one.corps.startswith("union:") else "confederate"] += one.lost.total
    fresh = {one.hex for one in now if isinstance(one, ev.BattleFought)}
    for at, costs in lost.items():
        yield Clash(at, costs, at in fresh)
