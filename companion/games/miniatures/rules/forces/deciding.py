"""What happens when troops are regrouped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.miniatures.rules.forces import facts, merging, orders, places, splitting
from companion.games.miniatures.rules.state import Battery, Brigade

if TYPE_CHECKING:
    from companion.games.miniatures.rules.story import Story


def split(story: Story, command: orders.Split) -> None:
    """Split a unit into its parts."""
    one = story.unit(command.unit)
    made = splitting.split(story.rules, one, command.parts)
    heir = command.parts[splitting.heir(one.id, command.parts)].id
    brigades = tuple(part for part in made if isinstance(part, Brigade))
    story.tell(facts.UnitSplit(one.id, heir, brigades, tuple(part for part in made if isinstance(part, Battery))))


def merge(story: Story, command: orders.Merge) -> None:
    """Merge units into one."""
    made = merging.merged(story.rules, [story.unit(name) for name in command.units], command.into)
    brigades, batteries = ((made,), ()) if isinstance(made, Brigade) else ((), (made,))
    story.tell(facts.UnitsMerged(command.units, brigades, batteries))


def rename(story: Story, command: orders.Rename) -> None:
    """Give a unit another name."""
    story.tell(facts.Renamed(command.unit, story.unit(command.unit).name, command.name))


def transfer(story: Story, command: orders.Transfer) -> None:
    """Put a unit under another command."""
    to = places.commands(story.state, story.unit(command.unit).side)[command.to]
    story.tell(facts.Transferred(command.unit, to.division, to.corps))
