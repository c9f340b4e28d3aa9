"""The brigades that the battle began with, as they stand now: points are for those, however regrouped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from companion.games.miniatures.rules.forces.lineage import Origin, Share
from companion.games.miniatures.rules.forces.origins import shares_of
from companion.games.miniatures.rules.state import PRESENT, Brigade, Effectiveness, Side, State, effectiveness_of


class Standing(msgspec.Struct, frozen=True):
    """A brigade of the beginning, or one added since."""

    name: str
    """What it is called; where it was split or merged, with the names of those who have its stands."""
    side: Side
    state: Effectiveness | Literal["gone"]


def standing(state: State) -> tuple[Standing, ...]:
    """Give every brigade once: a split one by the stands of all its parts, each of merged ones by its own share."""
    if not state.origins:
        return tuple(Standing(one.name, one.side, _of_one(one)) for one in state.brigades.values())
    return tuple(_standing(state))


def _standing(state: State) -> Iterator[Standing]:
    holding: dict[str, list[tuple[Brigade, Share]]] = {}
    for one in state.brigades.values():
        for share in shares_of(one):
            holding.setdefault(share.of, []).append((one, share))
    for name in dict.fromkeys((*state.origins, *holding)):
        bodies = holding.get(name)
        if bodies is None:  # a battery
            continue
        lead = next((one for one, _ in bodies if one.id == name), bodies[0][0])
        if len(bodies) == 1 and len(shares_of(lead)) == 1:
            yield Standing(lead.name, lead.side, _of_one(lead))
        else:
            yield _regrouped(state.origins.get(name), lead, bodies)


def _regrouped(origin: Origin | None, lead: Brigade, bodies: list[tuple[Brigade, Share]]) -> Standing:
    fresh_at, worn_at, name = (
        (origin.fresh_at, origin.worn_at, origin.name) if origin else (lead.fresh_at, lead.worn_at, lead.name)
    )
    # What quit the field has stands left, which are of no more use to it.
    left = sum(share.stands for one, share in bodies if one.status in PRESENT)
    now: Effectiveness | Literal["gone"] = "gone"
    if left:
        now = effectiveness_of(left, fresh_at, worn_at)
    called = "; ".join(dict.fromkeys(one.name for one, _ in bodies))
    return Standing(name if called == name else f"{name} ({called})", lead.side, now)


def _of_one(one: Brigade) -> Effectiveness | Literal["gone"]:
    return one.effectiveness if one.status in PRESENT else "gone"
