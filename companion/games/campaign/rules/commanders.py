"""The secondary army commander: who it is when nobody chose, and who after him (RTG-2.0o, RTG-R-SECONDARY)."""

from __future__ import annotations

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.state import Corps, Side, State
from companion.games.campaign.rules.story import Story


def natural_secondary(state: State, side: Side) -> Corps | None:
    """Give a side's corps whose leader has the highest leadership, among equals the lowest number; None without corps.

    A headquarters cannot be secondary (RTG-R-SECONDARY).
    """
    able = [one for one in state.present(side) if not one.headquarters]
    return min(able, key=lambda one: (-one.leadership, one.number), default=None)


def first_secondary(rules: Rules, state: State, side: Side) -> Corps | None:
    """Give who is a side's secondary commander when nobody was chosen: the best, or nobody (RTG-R-SECONDARY)."""
    return natural_secondary(state, side) if rules.choice("RTG-R-SECONDARY") == 0 else None


def pass_on_post(story: Story, side: Side) -> None:
    """Name another secondary commander where the present one's corps is eliminated or has left the map."""
    holder = story.state.corps.get(story.state.secondary.get(side, ""))
    if holder is not None and not holder.here:
        heir = first_secondary(story.rules, story.state, side)
        if heir is not None:
            story.tell(ev.SecondaryNamed(side, heir.id))
