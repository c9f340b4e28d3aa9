"""Orders that a dispatch carries to a corps; `order` is the code of the menu (RTG-13.2, RTG-13.3)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from companion.games.campaign.rules.hexes import Hex

Contact = Literal["initiative", "withdraw", "stand", "attack", "hasty-attack"]
Deployment = Literal["road", "deployed"]
Step = Annotated[int, Meta(ge=1, le=6)]


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="order"):
    """The base of the orders that stand in a dispatch."""


class SU(Order, frozen=True, tag="SU"):
    """Set urgency: combat immediate (RTG-13.2.1a); how far it runs stands in the scale."""

    urgency: int


class CM(Order, frozen=True, tag="CM"):
    """Set contact mode: combat immediate (RTG-13.2.3a)."""

    contact: Contact


class MV(Order, frozen=True, tag="MV"):
    """Move along a path of directions from a starting hex: non-immediate (RTG-13.2.7)."""

    start: Hex
    path: tuple[Step, ...]


class PT(Order, frozen=True, tag="PT"):
    """Patrol: non-immediate, cavalry corps only (RTG-13.2.8a)."""


class CD(Order, frozen=True, tag="CD"):
    """Change deployment: non-immediate (RTG-13.2.9a)."""

    deployment: Deployment


AnyOrder = SU | CM | MV | PT | CD
COMBAT_IMMEDIATE = (SU, CM)
"""Obeyed at once on receipt in an enemy zone of control, else read in their place (RTG-12.0c)."""
