"""Battles within a campaign: from the attack that is paid for to the reports (RTG-9, steps in RTG-R-COMBAT-ORDER).

`open_battle` fixes who fights; `go_on` plays the open battle until a question is pending or it is closed; `answer`
takes the answer and goes on. The battle itself keeps how far it has come (state.Battle), so that a game saved at a
question goes on exactly there.
"""

from __future__ import annotations

from msgspec.structs import replace

from companion.charts.figures import Reasoned
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle.aftermath import after_losses, close
from companion.games.campaign.rules.battle.estimates import estimate
from companion.games.campaign.rules.battle.on_table import apply_result, why_not_result
from companion.games.campaign.rules.battle.participants import (
    combat_may_occur,
    has_attack_orders,
    has_both_sides,
    participants,
    preventer,
    sides,
)
from companion.games.campaign.rules.battle.prompts import question, settle_rankings, take_answer, why_not_answer
from companion.games.campaign.rules.battle.resolution import fight
from companion.games.campaign.rules.battle.statistics import statistics
from companion.games.campaign.rules.state import Battle, Corps, Part, State
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.table_day import Arrival
from companion.language.messages import Id

__all__ = [
    "after_losses",
    "answer",
    "apply_result",
    "combat_may_occur",
    "go_on",
    "open_battle",
    "statistics",
    "why_not_answer",
    "why_not_result",
]


def open_battle(story: Story, initiator: Corps, at: Part, *, arrivals: tuple[Arrival, ...] = ()) -> None:
    """Open the battle of a corps that has paid for its attack; nothing is asked or drawn yet.

    `arrivals` are those who come into the hex before dusk, if it is fought on the table (RTG-R-OFF-ONE).

    Where a commander under RE prevents it, or the attack has no more sense, it counts as aborted: it is the corps'
    attack of this turn all the same (RTG-13.2.6d, RTG-R-REPEAT-ATTACK).
    """
    state, one = story.state, story.corps(initiator.id)
    battle, working = participants(state, one, at)
    battle = replace(battle, arrivals=arrivals)
    hinder = preventer(state, one.side, one.hex)
    # Opened even where it is closed at once: the attack was paid for, and what it came to must be in the journal.
    story.tell(ev.BattleOpened(battle, working))
    if hinder is not None:
        line = Reasoned("RTG-13.2.6d", of_working.PREVENTS(corps=Id(hinder.id)), hinder.number)
        close(story, battle, aborted=True, working=(line,))
    elif not has_attack_orders(one) or combat_may_occur(story.rules, state, one.hex):
        close(story, battle, aborted=True)


def go_on(story: Story) -> None:
    """Play the open battle on, step by step, until it is closed or a question is pending."""
    while (battle := story.state.battle) is not None and story.state.pending is None:
        if called_off(story.state, battle):
            close(story, battle, aborted=True)
            continue
        # Not before: echelons, and so a ranking, are worth asking for only when both urgencies are known.
        if len(battle.urgency) == len(sides(battle)):
            settle_rankings(story)
        asked = question(story)
        if asked is not None:
            story.tell(ev.Asked(asked))
        elif not battle.estimates:
            estimate(story)
        else:
            fight(story)
            close(story, battle)


def answer(story: Story, choice: str) -> None:
    """Take an answer to the open battle's question and play on; raises Refused for one that is none."""
    take_answer(story, choice)
    go_on(story)


def called_off(state: State, battle: Battle) -> bool:
    """Say whether the attack is off: its headquarters gave urgency 0, or nobody is left (RTG-9.2.3c, RTG-9.2b)."""
    return battle.urgency.get(battle.attacker) == 0 or not has_both_sides(state, battle)
