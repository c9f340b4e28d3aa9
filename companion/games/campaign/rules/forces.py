"""Forces: corps near headquarters that march together at one speed for a turn (RTG-13.1.7, RTG-14)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from companion.charts.figures import Exact
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import couriers
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.state import Corps, MarchMode, Part, Side, State, part
from companion.games.campaign.rules.story import Story

SLOWEST_FIRST: tuple[MarchMode, ...] = ("rest", "normal", "force")


class Pace(msgspec.Struct, frozen=True):
    """How a corps marches with its force."""

    corps: str
    march: MarchMode
    held_to: Part | None
    """The force's movement points, before morning and night; None at rest."""


def eligible(rules: Rules, state: State, side: Side) -> tuple[Corps, ...]:
    """Give the corps that OF may ask for, by number: those within two hexes of their headquarters (RTG-13.1.7a).

    The headquarters may be among them and need not (RTG-14.0a).
    """
    return tuple(one for one in state.present(side) if couriers.in_force_range(rules, state, one))


def points(rules: Rules, corps: Sequence[Corps], rate: MarchMode) -> Exact:
    """Give a force's movement points: those of its slowest corps at the rate (RTG-13.1.7c, RTG-14.2a)."""
    return min(rules.allowances[one.kind, rate] for one in corps)


def paces(rules: Rules, corps: Sequence[Corps], rate: MarchMode) -> tuple[Pace, ...]:
    """Give each corps the slowest march mode that keeps up with its force, and holds it to the force's points.

    RTG-13.1.7d; at rest all rest (RTG-R-OF-RATE).
    """
    if rate == "rest":
        return tuple(Pace(one.id, "rest", None) for one in corps)
    together = points(rules, corps, rate)
    return tuple(
        Pace(
            one.id, next(mode for mode in SLOWEST_FIRST if rules.allowances[one.kind, mode] >= together), part(together)
        )
        for one in corps
    )


def form(story: Story, corps: Sequence[Corps], rate: MarchMode) -> None:
    """Form a force: it marches so this turn, and Menu C speaks to it (RTG-13.1.7b to f).

    What was written for its corps in this phase is put aside, as by OC: a corps gets the orders of its last force or OC
    only (RTG-14.0c). Without new orders they keep their old ones and just march at the rate (RTG-14.3a).
    """
    for one in corps:
        if one.id in story.state.drafts:
            story.tell(ev.Drafted(one.id, None))
    story.tell(ev.ForceFormed(tuple(one.id for one in corps)))
    for pace in paces(story.rules, corps, rate):
        story.tell(ev.MarchImposed(pace.corps, pace.march, pace.held_to))
