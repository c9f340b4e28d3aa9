"""The secondary army commander: who it is when nobody chose, and who after him (RTG-2.0o, RTG-R-SECONDARY)."""

from __future__ import annotations

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.state import Corps, Side, State
from companion.games.campaign.rules.story import Story


def natural_secondary(state: State, side: Side) -> Corps | None:
    """Give a side's corps whose leader has the highest leadership, among equals the lowest number; None without corps.

    A headquarters cannot be secondary (RTG-R-SECONDARY).
    """
    able = [one for one in state.present(side) if not one.headquarters]
    return min(able, key=lambda one: (-one.leadership, one.number), default=None)


def pass_on_post(story: Story, side: Side) -> None:
    """Name another secondary commander where the present one's corps is eliminated or has left the map."""
    holder = story.state.corps.get(story.state.secondary.get(side, ""))
    if holder is not None and not holder.here:
        heir = natural_secondary(story.state, side)
        if heir is not None:
            story.tell(ev.SecondaryNamed(side, heir.id))
