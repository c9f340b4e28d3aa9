"""Whose the directions of a contested hex are, and whose a hex is (RTG-6.2.1.1, RTG-R-LINES-ORIGINAL)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.hexes import DIRECTIONS, Direction, Hex, beside, opposite
from companion.games.campaign.rules.state import SIDES, Corps, Lines, Side, State, key, other
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.zones import occupied


def drawn(entrant: Side, came_from: Direction) -> Lines:
    """Draw the lines when a side enters a hex of the enemy's: its direction and the two beside it (RTG-6.2.1.1a)."""
    mine = tuple(sorted(beside(came_from)))
    theirs = tuple(direction for direction in DIRECTIONS if direction not in mine)
    return _lines(entrant, mine, theirs)


def widened(lines: Lines, came_from: Direction) -> Lines:
    """Give the lines after one more entry of the side that drew them (RTG-6.2.1.1b); it may come to all six."""
    mine = tuple(sorted({*lines.of(lines.widener), *beside(came_from)}))
    theirs = tuple(direction for direction in lines.of(other(lines.widener)) if direction not in mine)
    return _lines(lines.widener, mine, theirs)


def _lines(widener: Side, mine: tuple[Direction, ...], theirs: tuple[Direction, ...]) -> Lines:
    confederate, union = (mine, theirs) if widener == "confederate" else (theirs, mine)
    return Lines(confederate, union, widener)


def after_entry(rules: Rules, state: State, one: Corps) -> Lines | None:
    """Give the new lines of the hex that a corps has just entered; None: they stay as they are.

    Who widens them later is he who drew them, or who held the hex before (RTG-R-LINES-ORIGINAL).
    """
    if not occupied(state, one.hex, other(one.side)):
        return None
    came_from = opposite(one.heading)
    old = state.lines.get(key(one.hex))
    if old is None:
        # Friends already there without lines: they were the hex's first side, so this entry is a reinforcement and
        # draws nothing.
        alone = not any(friend.id != one.id for friend in state.in_hex(one.hex, one.side))
        if not alone:
            return None
        new = drawn(one.side, came_from)
        return replace(new, widener=other(one.side)) if rules.choice("RTG-R-LINES-ORIGINAL") == 1 else new
    # Only he who drew them widens them. The other side keeps what was left to it, and that may come to nothing:
    # surrounded troops have no way out (RTG-6.2.1.1b).
    new = widened(old, came_from) if one.side == old.widener else old
    return None if new == old else new


def barred(state: State, one: Corps) -> tuple[Direction, ...]:
    """Give the directions in which a corps may not withdraw out of its hex: the enemy's (RTG-6.2.1c)."""
    lines = state.lines.get(key(one.hex))
    return () if lines is None else lines.of(other(one.side))


def opens(state: State, to: Hex, side: Side, heading: Direction) -> bool:
    """Say whether a side may come into a hex through one of its directions, where lines bar entry too.

    As a rule they do not; RTG-R-LINES-ENTRY has that as its other reading.
    """
    lines = state.lines.get(key(to))
    return lines is None or opposite(heading) in lines.of(side)


def settle(story: Story, hexes: Iterable[Hex]) -> None:
    """Erase lines where both sides no longer are, and note who is alone in a hex (RTG-R-LINES-ORIGINAL)."""
    for at in hexes:
        here = [side for side in SIDES if occupied(story.state, at, side)]
        if len(here) < len(SIDES) and key(at) in story.state.lines:
            story.tell(ev.LinesDrawn(at, None))
        # An empty hex keeps its last holder: who was the last to be alone there is a fact of its own, scored at the
        # end, while the lines die with the contact (RTG-R-LINES-ORIGINAL).
        if len(here) == 1 and story.state.holder.get(key(at)) != here[0]:
            story.tell(ev.HexHeld(at, here[0]))


def settle_all(story: Story) -> None:
    """Do so for every hex that is or was held or contested."""
    stood_in = {one.hex for one in story.state.present()}
    contested = {(int(x), int(y)) for x, y in (name.split(",") for name in story.state.lines)}
    settle(story, sorted(stood_in | contested))
