"""Questions before a battle: off the computer? with what urgency? who in front? (RTG-15.0b, RTG-9.2.3, RTG-9.6.1.2a).

What is asked next follows from the battle alone, so that a game saved at a question goes on exactly there. A side is
not told the battle's id: its number would tell how many others there were this turn.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from companion.charts.figures import Reason, Reasoned, Refused
from companion.games.campaign import messages as say
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle.aftermath import close
from companion.games.campaign.rules.battle.arrivals import last_turn_of_day
from companion.games.campaign.rules.battle.estimates import fighters, is_human, may_call_off, role, taken_as
from companion.games.campaign.rules.battle.participants import (
    by_the_book,
    corps_on,
    day_is_fought,
    on,
    sides,
    the_days_battle,
    who_comes,
)
from companion.games.campaign.rules.combat.echelons import ranked
from companion.games.campaign.rules.combat.odds import as_written
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import Battle, Prompt, Side, State, key, other
from companion.games.campaign.rules.story import Story
from companion.kernel.messages import side as side_told
from companion.language.messages import Argument, Id, Message, Own, Several, Unit, by_name, says

RANKS_THESE = says("campaign.why.ranks-these", "a ranking names each of these once, parted by commas: {wanted}")
IS_NO_ANSWER = says("campaign.why.is-no-answer", "{given!r} is no answer; there are {answers}")
NO_BATTLE_ASKS = says("campaign.why.no-battle-asks", "no battle waits for an answer")

YES, NO, COMPUTER, NOT_FOUGHT = "yes", "no", "computer", "not-fought"


# ---- which question is next


def question(story: Story) -> Prompt | None:
    """Give the question that the open battle waits for, or None: off-line, urgency (attacker first), ranking."""
    battle = story.state.battle
    assert battle is not None
    # First of all: once the battle is on the table nothing else of it is asked here.
    if battle.offline == "table":
        return off_line_result(battle)
    if battle.offline in ("", "asked") and may_go_to_table(story, battle.hex):
        seat = whom_to_ask(story.state, battle)
        if seat is not None:
            return off_line(story, battle, seat)
    for side in sides(battle):
        if str(side) in battle.estimates and str(side) not in battle.urgency:
            return urgency(story, battle, side)
    for side in sides(battle) if len(battle.urgency) == len(sides(battle)) else ():
        if str(side) not in battle.ranking:
            return ranking(story, battle, side)
    return None


def may_go_to_table(story: Story, at: Hex) -> bool:
    """Say whether people are asked about a battle in a hex (RTG-15.0b, RTG-R-OFF-ONE).

    Not again in a turn in which they did not want it, nor on a day that has had its battle there; always where each
    attack is a battle by itself.
    """
    state = story.state
    if not one_a_day(story):
        return state.offline
    return state.offline and at not in state.declined and not day_is_fought(state, at)


def whom_to_ask(state: State, battle: Battle) -> Side | None:
    """Give the person asked next whether a battle is fought off-line: the attacker, then the other (RTG-R-OFF-WHEN)."""
    people = [side for side in sides(battle) if is_human(state, side)]
    asked = 1 if battle.offline == "asked" else 0
    return people[asked] if len(people) > asked else None


def off_line(story: Story, battle: Battle, seat: Side) -> Prompt:
    """Ask whether to fight a battle off the computer (RTG-15.0b): with all of the day, where it is one (RTG-R-OFF-ONE).

    A side is told of its own corps alone, those who come with them.
    """
    asks, there = say.OFF_LINE, on(battle, seat)
    if one_a_day(story):
        asks, of_day = say.OFF_LINE_DAY, of_the_day(story, battle)
        there = (*on(of_day, seat), *(one.id for one in who_comes(story.state, of_day, seat)))
    text = asks(place=place(story, battle), role=say.ROLES[role(battle, seat)])
    return Prompt(seat=seat, kind="off-line", text=text, corps=there, choices=(YES, NO), default=NO)


def one_a_day(story: Story) -> bool:
    """Say whether a hex has one battle a day on the table, and not one for each attack (RTG-R-OFF-ONE)."""
    return story.rules.choice("RTG-R-OFF-ONE") == 0


def of_the_day(story: Story, battle: Battle) -> Battle:
    """Give a battle with all who fight in it until dusk."""
    return the_days_battle(story.state, battle, last_turn_of_day(story.rules, story.state))


def off_line_result(battle: Battle) -> Prompt:
    """Ask for the result of a battle fought off the computer (RTG-15.0e)."""
    text = say.OFF_LINE_RESULT(battle=Id(battle.id))
    corps = (*battle.attackers, *battle.defenders)
    return Prompt(seat="referee", kind="off-line-result", text=text, corps=corps, choices=(COMPUTER, NOT_FOUGHT))


def urgency(story: Story, battle: Battle, side: Side) -> Prompt:
    """Show a commander his estimated odds and ask for the battle urgency (RTG-9.2.3a to d)."""
    believed = battle.estimates[side]
    limits = story.rules.orders.battle_urgency
    calls_off = may_call_off(story.state, battle, side)
    told: dict[str, Argument] = {
        "place": place(story, battle),
        "role": say.ROLES[role(battle, side)],
        "odds": as_written(Fraction(believed.odds)),
        "least": limits.min,
        "most": limits.max,
        "zero": limits.min,
    }
    if calls_off:
        text = (say.CALLS_OFF_OUTNUMBERED if believed.outnumbered else say.CALLS_OFF)(**told)
    else:
        asks = say.COUNTS_AS_OUTNUMBERED if believed.outnumbered else say.COUNTS_AS
        text = asks(**told, counted=story.rules.combat.urgency.min)
    return Prompt(
        seat=side,
        kind="urgency",
        text=text,
        corps=on(battle, side),
        # 0 is offered to every commander, as the book's menu has it; for who cannot call the attack off it counts as 1.
        choices=tuple(str(value) for value in range(limits.min, limits.max + 1)),
        default=str(story.state.headquarters(side).urgency),
    )


def ranking(story: Story, battle: Battle, side: Side) -> Prompt:
    """Ask an army commander to rank his corps for combat; offered is what the computer would do (RTG-9.6.1.2a)."""
    offered = ranked(story.rules, fighters(story.state, battle, side))
    named = tuple(
        say.RANKED(id=Id(one.id), corps=Unit(one.id), leader=by_name(one.leader))
        for one in corps_on(story.state, battle, side)
    )
    text = say.RANKING(place=place(story, battle), corps=Several(named, "semicolons"))
    return Prompt(seat=side, kind="ranking", text=text, corps=tuple(sorted(offered)), default=",".join(offered))


def place(story: Story, battle: Battle) -> Message:
    """Name a battle's hex, with its town."""
    return say.place(story.ground.towns.get(battle.hex, ""), key(battle.hex))


# ---- what is not asked


def settle_rankings(story: Story) -> None:
    """Rank for each side that is not asked: a computer's, and one without its primary commander in the battle.

    RTG-9.6.1.2a, RTG-R-ECHELON-SIDE. One corps alone needs no ranking.
    """
    battle = story.state.battle
    assert battle is not None
    written, working = dict(battle.ranking), []
    for side in sides(battle):
        corps = fighters(story.state, battle, side)
        commanded = any(one.headquarters for one in corps) and is_human(story.state, side)
        if str(side) not in written and (len(corps) == 1 or not commanded):
            written[side] = ranked(story.rules, corps)
            order = ", ".join(written[side])
            working.append(Reasoned("RTG-R-ECHELON-SIDE", of_working.RANKING(side=side_told(side)), order))
    if written != battle.ranking:
        story.tell(ev.BattleOpened(replace(battle, ranking=written), tuple(working)))


# ---- answers


def why_not_answer(prompt: Prompt, choice: str) -> tuple[Reason, ...]:
    """Give the reasons why an answer is none; an empty one stands for what is offered."""
    given = choice.strip() or prompt.default
    if prompt.kind == "ranking":
        named = read_ranking(given)
        if sorted(named) != sorted(prompt.corps):
            return (Reason(RANKS_THESE(wanted=say.ids(prompt.corps)), "RTG-9.6.1.2a"),)
    elif given not in prompt.choices:
        return (Reason(IS_NO_ANSWER(given=Own(given), answers=say.ids(prompt.choices))),)
    return ()


def read_ranking(choice: str) -> tuple[str, ...]:
    """Read a ranking: ids parted by commas."""
    return tuple(name.strip() for name in choice.split(",") if name.strip())


def take_answer(story: Story, choice: str) -> None:
    """Write an answer into the open battle; raises Refused for one that is none."""
    battle = story.state.battle
    prompt = None if battle is None else question(story)
    if battle is None or prompt is None:
        raise Refused([Reason(NO_BATTLE_ASKS())])
    reasons = why_not_answer(prompt, choice)
    if reasons:
        raise Refused(reasons)
    given = choice.strip() or prompt.default
    if story.state.pending is not None:
        story.tell(ev.Answered(given))
    match prompt.kind:
        case "off-line":
            _off_line_answered(story, battle, agreed=given == YES)
        case "off-line-result" if given == NOT_FOUGHT:
            # Nobody lost and nobody won: the attack was called off, which is the one of its turn (RTG-R-REPEAT-ATTACK).
            close(story, battle, aborted=True)
        case "off-line-result":
            story.tell(ev.BattleOpened(by_the_book(story.state, replace(battle, offline="computer"))))
        case "urgency":
            side = _side_of(prompt)
            urgency = taken_as(story.rules, story.state, battle, side, int(given))
            line = Reasoned("RTG-9.2.3b", of_working.URGENCY_ORDERED(side=side_told(side)), urgency)
            story.tell(ev.BattleOpened(replace(battle, urgency={**battle.urgency, side: urgency}), (line,)))
        case _:
            side = _side_of(prompt)
            order = read_ranking(given)
            line = Reasoned("RTG-9.6.1.2a", of_working.RANKING(side=side_told(side)), ", ".join(order))
            story.tell(ev.BattleOpened(replace(battle, ranking={**battle.ranking, side: order}), (line,)))


def _side_of(prompt: Prompt) -> Side:
    assert prompt.seat != "referee"
    return prompt.seat


def _off_line_answered(story: Story, battle: Battle, *, agreed: bool) -> None:
    """Both must agree; one person decides alone (RTG-R-OFF-WHEN, RTG-R-OFF-AI)."""
    if not agreed:
        story.tell(ev.BattleOpened(replace(battle, offline="computer", arrivals=())))
        return
    people = [side for side in (battle.attacker, other(battle.attacker)) if is_human(story.state, side)]
    if battle.offline == "" and len(people) > 1:
        story.tell(ev.BattleOpened(replace(battle, offline="asked")))
    else:
        fought = of_the_day(story, battle) if one_a_day(story) else battle
        story.tell(ev.BattleOpened(replace(fought, offline="table")))
