"""What both sides believe before a battle, and what they make of it (RTG-9.2, RTG-9.2b, RTG-R-OUTNUMBERED)."""

from __future__ import annotations

from fractions import Fraction

import msgspec
from msgspec.structs import replace

from companion.charts.figures import Exact, Reasoned, shown
from companion.charts.rounding import figure
from companion.games.campaign import messages as say
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle.participants import ATTACKING, corps_on, sides
from companion.games.campaign.rules.combat import reconnaissance as recon
from companion.games.campaign.rules.combat.sides import Fighter, controlling
from companion.games.campaign.rules.state import Battle, Corps, Estimate, Side, State, other
from companion.games.campaign.rules.story import Story
from companion.kernel.dice import Why
from companion.kernel.draws import uniform
from companion.kernel.messages import side as side_told
from companion.language.messages import Id


class Belief(msgspec.Struct, frozen=True):
    """An estimate, exactly: shares drawn, strengths, odds own over enemy."""

    error: Fraction
    own: Exact
    enemy: Exact
    odds: Fraction
    outnumbered: bool
    working: tuple[Reasoned, ...]


def is_town(story: Story, battle: Battle) -> bool:
    """Say whether a battle is fought in a town."""
    return story.ground.town_hex(battle.hex)


def fighters(state: State, battle: Battle, side: Side) -> list[Fighter]:
    """Give a side's participants in the terms of the combat chapter."""
    return [Fighter.of(one) for one in corps_on(state, battle, side)]


def believe(story: Story, battle: Battle, side: Side) -> Belief:
    """Draw what a side takes the enemy for (RTG-9.2.1a, RTG-R-RECON-ERR); its own strength it knows."""
    rules, town = story.rules, is_town(story, battle)
    own_corps, enemy_corps = (fighters(story.state, battle, one) for one in (side, other(side)))
    own_power, enemy_power = (recon.cavalry_power(rules, corps) for corps in (own_corps, enemy_corps))
    most = Fraction(recon.reconnaissance_error(rules, own=own_power, enemy=enemy_power), 100)
    told = side_told(side)
    why = Why(say.ERROR(side=told, battle=Id(battle.id), ruling=Id("RTG-R-RECON-ERR")), side, "draw")
    error = uniform(story, why).value * most
    attacks = side == battle.attacker
    own = recon.strength_of(rules, own_corps, town=town, attacks=attacks)
    enemy = recon.strength_of(rules, enemy_corps, town=town, attacks=not attacks)
    thought = recon.estimated(enemy, error)
    odds = recon.estimated_odds(own=own, enemy=thought)
    outnumbered = recon.is_outnumbered(rules, own=own, enemy=thought)
    working = (
        Reasoned("RTG-9.2.1a", of_working.CAVALRY_POWER(side=told), shown(own_power)),
        Reasoned("RTG-R-RECON-ERR", of_working.GREATEST_ERROR(side=told), float(most * 100)),
        Reasoned("RTG-R-RECON-ERR", of_working.ERROR_DRAWN(side=told), float(error * 100)),
        Reasoned("RTG-9.2.2a", of_working.OWN_STRENGTH(side=told), shown(own)),
        Reasoned("RTG-9.2a", of_working.ENEMY_STRENGTH(side=told), shown(thought)),
        Reasoned("RTG-2.0g", of_working.ESTIMATED_ODDS(side=told), float(odds)),
        Reasoned(rules.reconnaissance.outnumbered.clause, of_working.OUTNUMBERED(side=told), int(outnumbered)),
    )
    return Belief(error, own, thought, odds, outnumbered, working)


def draw_estimates(story: Story) -> dict[Side, Belief]:
    """Draw both sides' estimates, the attacker's first, and write them into the open battle."""
    battle = story.state.battle
    assert battle is not None
    # The attacker's draw first; both are drawn whoever plays, as each side may find itself outnumbered.
    beliefs = {side: believe(story, battle, side) for side in sides(battle)}
    written = {
        str(side): Estimate(float(belief.enemy), float(belief.odds), float(belief.error), belief.outnumbered)
        for side, belief in beliefs.items()
    }
    working = tuple(line for belief in beliefs.values() for line in belief.working)
    story.tell(ev.BattleOpened(replace(battle, estimates=written), working))
    return beliefs


def estimate(story: Story) -> None:
    """Let both sides reconnoitre and make of it what they must; people are asked later (RTG-9.2a, RTG-9.2b)."""
    beliefs = draw_estimates(story)
    battle = story.state.battle
    assert battle is not None
    answers = {
        side: answer_of_computer(story.rules, story.state, battle, side, belief.odds)
        for side, belief in beliefs.items()
        if asks_headquarters(story.state, battle, side) and not is_human(story.state, side)
    }
    take_stand(story)
    settle_urgency(story, answers)


def take_stand(story: Story) -> None:
    """Put corps with initiative of a side that thinks itself outnumbered into stand mode (RTG-9.2b).

    An attacker who stands attacks no longer; where none is left the attack lapses (RTG-R-OUTNUMBERED).
    """
    battle = story.state.battle
    assert battle is not None
    for side in sides(battle):
        if not battle.estimates[side].outnumbered:
            continue
        for one in corps_on(story.state, battle, side):
            # The demoralised withdraw whatever they think of the odds.
            if one.contact == "initiative" and one.combat != "stand" and not one.demoralised:
                odds = battle.estimates[side].odds
                line = Reasoned("RTG-9.2b", of_working.SIDE_OUTNUMBERED(corps=Id(one.id)), odds)
                story.tell(ev.CombatModeTaken(one.id, "stand", working=(line,)))
                if one.action is not None and one.action.kind != "deploy":
                    story.tell(ev.ActionDropped(one.id, battle.at))
    left = tuple(name for name in battle.attackers if story.corps(name).combat in ATTACKING)
    if left != battle.attackers:
        gone = tuple(name for name in battle.attackers if name not in left)
        story.tell(ev.BattleOpened(replace(battle, attackers=left, stood_down=gone)))


# ---- urgency without a question


def is_human(state: State, side: Side) -> bool:
    """Say whether a person plays a side."""
    return state.control.get(side, "human") == "human"


def headquarters_in(state: State, battle: Battle, side: Side) -> Corps | None:
    """Give a side's headquarters when it stands in the battle hex."""
    found = state.headquarters(side)
    return found if found.here and found.hex == battle.hex else None


def asks_headquarters(state: State, battle: Battle, side: Side) -> bool:
    """Say whether a side's commander decides its urgency: his headquarters is in the hex (RTG-9.2.3a and b)."""
    return headquarters_in(state, battle, side) is not None


def role(battle: Battle, side: Side) -> str:
    """Say whether a side attacks or defends."""
    return "attacking" if side == battle.attacker else "defending"


def may_call_off(state: State, battle: Battle, side: Side) -> bool:
    """Say whether a side's headquarters may end the attack with urgency 0: it attacks itself (RTG-9.2.3c)."""
    return state.headquarters(side).id in battle.attackers


def taken_as(rules: Rules, state: State, battle: Battle, side: Side, answer: int) -> int:
    """Give the urgency that an answer of 0 to 9 means: 0 calls an attack off, else it is 1 (RTG-9.2.3c and d)."""
    lowest = rules.combat.urgency.min
    return answer if may_call_off(state, battle, side) else max(answer, lowest)


def answer_of_computer(rules: Rules, state: State, battle: Battle, side: Side, odds: Fraction) -> int:
    """Give the urgency that a computer's headquarters answers with at estimated odds (RTG-R-AI-BATTLE)."""
    for row in rules.battle_answers.row:
        if row.role == role(battle, side) and (row.below is None or odds < figure(row.below)):
            return taken_as(rules, state, battle, side, row.urgency)
    raise LookupError(side)


def settle_urgency(story: Story, answers: dict[Side, int]) -> None:
    """Write the urgency of every side that is not asked: a computer's answer, urgency 1 by 9.2b, or the set one."""
    battle = story.state.battle
    assert battle is not None
    if not battle.attackers:
        return
    urgency, working = dict(battle.urgency), []
    for side in sides(battle):
        if asks_headquarters(story.state, battle, side):
            if side in answers:
                urgency[side] = answers[side]
                working.append(
                    Reasoned("RTG-R-AI-BATTLE", of_working.COMPUTERS_URGENCY(side=side_told(side)), answers[side])
                )
        # The sentence about 1:1.75 can be read of every side or of corps with initiative only. Both are done: the side
        # fights at 1, and its corps with initiative stand (RTG-R-OUTNUMBERED).
        elif battle.estimates[side].outnumbered and _fights_at_least(story, battle, side):
            temporary = story.rules.reconnaissance.outnumbered_urgency
            urgency[side] = int(figure(temporary.level))
            working.append(
                Reasoned(temporary.clause, of_working.OUTNUMBERED_URGENCY(side=side_told(side)), urgency[side])
            )
        else:
            commander = commanding(story.state, battle, side)
            urgency[side] = commander.urgency
            working.append(
                Reasoned(
                    "RTG-R-URGENCY-SOURCE",
                    of_working.URGENCY_OF(side=side_told(side), corps=Id(commander.id)),
                    commander.urgency,
                )
            )
    if urgency != battle.urgency:
        story.tell(ev.BattleOpened(replace(battle, urgency=urgency), tuple(working)))


def _fights_at_least(story: Story, battle: Battle, side: Side) -> bool:
    """Say whether a side that thinks itself outnumbered fights at urgency 1 (RTG-R-OUTNUMBERED).

    Any does, or one whose commander has initiative.
    """
    if story.rules.choice("RTG-R-OUTNUMBERED") == 0:
        return True
    return commanding(story.state, battle, side).contact == "initiative"


def commanding(state: State, battle: Battle, side: Side) -> Corps:
    """Give the participant whose leader commands a side (RTG-9.4b, RTG-9.6.1.1b, RTG-R-CONTROL-ATTACK)."""
    return state.corps[controlling(fighters(state, battle, side), state.secondary.get(side)).id]
