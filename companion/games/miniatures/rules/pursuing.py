"""What winning attackers do: carry the position, break through, or neither (D10-RUL-CHARGE-BREAK-*, -CARRY)."""

from __future__ import annotations

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import charge
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.contact import touching
from companion.games.miniatures.rules.state import Brigade, Combat, State, on_table
from companion.games.miniatures.rules.story import Story

CARRY, VANISHED = "D10-RUL-CHARGE-CARRY", "D10-RUL-CHARGE-VANISHED"
BREAK_WHERE, BREAK_WHICH = "D10-RUL-CHARGE-BREAK-WHERE", "D10-RUL-CHARGE-BREAK-WHICH"
SAID: dict[str, ev.Pursuit] = {one: one for one in ("break-through", "may-break-through", "stay")}
"""What a choice says; every other one carries the position."""


def choices(story: Story, combat: Combat, name: str) -> tuple[str, ...]:
    """Give what an attacker who won may choose; with one choice nobody is asked."""
    rules, found = story.rules, story.unit(name)
    if found.status != "on-table":
        return ()
    how = charge.pursuit(rules, rules.results[combat.result], breakthrough=combat.breakthrough, held_by=None)
    good_order = not (isinstance(found, Brigade) and found.disordered)
    if how == "carry" or (rules.choice(BREAK_WHICH) == 1 and not good_order):
        return carrying(rules)
    # Only eyes see whether an enemy is within half a move: where that is wanted, even a must is asked for.
    if how == "must-breakthrough" and rules.choice(BREAK_WHERE) != 1:
        return ("break-through",)
    if how == "may-breakthrough" and rules.choice(BREAK_WHICH) == 2:
        return ("may-break-through",)
    return (*carrying(rules), "break-through")


def carrying(rules: Rules) -> tuple[str, ...]:
    """Give what carrying the position may come to (D10-RUL-CHARGE-CARRY)."""
    return {1: ("carry", "stay"), 2: ("stay",)}.get(rules.choice(CARRY), ("carry",))


def declare(story: Story, name: str, choice: str) -> None:
    """Tell what an attacker does."""
    story.tell(ev.PursuitDeclared(name, SAID.get(choice, "carry")))


def carry(story: Story, name: str) -> None:
    """Tell that an attacker carries the position, or stops where it made contact."""
    story.tell(ev.PursuitDeclared(name, "stay" if story.rules.choice(CARRY) == 2 else "carry"))


def targets_vanished(story: Story) -> None:
    """Attackers whose target is gone carry the position, without a breakthrough (D10-RUL-CHARGE-VANISHED)."""
    for found in on_table(story.state, story.state.player_turn):
        if found.this_turn.charges and not touching(story.state, found.id):
            story.tell(ev.ContactBroken(found.id))
            if story.rules.choice(VANISHED) == 1 and found.this_turn.breakthrough != "done":
                story.tell(ev.PursuitDeclared(found.id, "may-break-through"))
            else:
                carry(story, found.id)


def undecided_carry(story: Story) -> None:
    """Who might have broken through and did not carries the position when the step ends."""
    for found in on_table(story.state, story.state.player_turn):
        if found.this_turn.breakthrough == "may-break-through":
            carry(story, found.id)


def breaks_through(state: State) -> bool:
    """Say whether anybody is to make a breakthrough move, or may."""
    return any(
        found.this_turn.breakthrough in ("break-through", "may-break-through")
        for found in on_table(state, state.player_turn)
    )
