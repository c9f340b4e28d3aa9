"""A battle fought off the computer: its result is entered corps by corps, and the other rules go on (RTG-15.0e).

Nothing here knows of stands: what a table makes of strength points is the affair of whoever sets the battle up.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction

import msgspec

from companion.charts.figures import Reason, Reasoned, Refused, exact
from companion.charts.rounding import figure
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle.aftermath import after_losses, close, replace_leader, report
from companion.games.campaign.rules.battle.entry import BattleResult, CorpsResult, Held
from companion.games.campaign.rules.battle.estimates import draw_estimates, fighters
from companion.games.campaign.rules.battle.participants import corps_on, has_both_sides, on, sides, who_comes
from companion.games.campaign.rules.battle.statistics import open_battle_of
from companion.games.campaign.rules.clock import drop, the_turn
from companion.games.campaign.rules.state import SIDES, Battle, Corps, Side, State, Strength, other, whole
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.zones import in_enemy_zone
from companion.language.messages import Id, Message, Own, Several, Unit, says

NO_BATTLE_WAITS = says("campaign.why.no-battle-waits", "no battle waits for a result from the table")
OTHER_BATTLE = says("campaign.why.other-battle", "the result is of battle {battle}; battle {id} waits for one")
NOT_IN_BATTLE = says("campaign.why.not-in-battle", "{name} is not in battle {id}")
LEFT_OUT = says("campaign.why.left-out", "{name} fought in battle {id} and is left out")
CANNOT_RUN = says(
    "campaign.why.cannot-run", "{name} has {left} strength points of infantry left; {stragglers} cannot run"
)
FATIGUE_OUTSIDE = says("campaign.why.fatigue-outside", "{name}: fatigue of {fatigue} is not within 0 and {most}")
COMMANDER_LIVES = says("campaign.why.commander-lives", "{name}: an army's commander cannot be killed")
NO_LEADER_LOST = says("campaign.why.no-leader-lost", "{name}: no leader was lost whose fatigue could be counted")
CANNOT_LOSE = says("campaign.why.cannot-lose", "{name} has {has} strength points of {arm}; {lost} cannot be lost")
SAME_FOR_ALL = says("campaign.held.same", "Losses and fatigue are the same whoever holds it.")
WITHDRAW = says(
    "campaign.held.withdraw",
    "These withdraw before the enemy until the turn ends, as far as they are left: {corps}. You may let them stay.",
)
NOBODY_WITHDRAWS = says("campaign.held.nobody", "No corps has to withdraw: all keep their combat modes.")
WHOSE_HEX = says("campaign.held.hex", "Whose the hex is follows, as ever, from who stands in it.")
COLOURS = says("campaign.why.colours", "{name}: not all can have run; at least one point stays with the colours")
NEVER_CAME = says("campaign.why.never-came", "{name} did not come on to the table; it can have suffered nothing there")
FATIGUE_STEPS = says("campaign.why.fatigue-steps", "{name}: fatigue of {fatigue} is not in steps of {grain}")

__all__ = ["BattleResult", "CorpsResult", "apply_result", "consequences", "enter_result", "why_not_result"]


def why_not_result(rules: Rules, state: State, result: BattleResult) -> tuple[Reason, ...]:
    """Give every reason why a result cannot be entered (RTG-R-OFF-ENTRY)."""
    battle = state.battle
    if battle is None or battle.offline != "table" or not has_both_sides(state, battle):
        return (Reason(NO_BATTLE_WAITS(), "RTG-15.0e"),)
    return tuple(_problems(rules, state, battle, result))


def _problems(rules: Rules, state: State, battle: Battle, result: BattleResult) -> Iterator[Reason]:
    clause = "RTG-R-OFF-ENTRY"
    if result.battle != battle.id:
        yield Reason(
            OTHER_BATTLE(battle=Own(result.battle), id=Id(battle.id)),
            clause,
        )
    fought = {one.id: one for side in SIDES for one in on_or_coming(state, battle, side)}
    for name in sorted(result.corps.keys() - fought.keys()):
        yield Reason(NOT_IN_BATTLE(name=Own(name), id=Id(battle.id)), clause)
    for name in sorted(fought.keys() - result.corps.keys()):
        yield Reason(LEFT_OUT(name=Id(name), id=Id(battle.id)), clause)
    most, grain = figure(rules.fatigue.destroyed_at.fatigue), figure(rules.fatigue.grain.fatigue)
    for name in sorted(fought.keys() & result.corps.keys()):
        one, entered = fought[name], result.corps[name]
        if entered.entered is False:
            coming = any(one.corps == name for one in battle.arrivals)
            if not coming or entered != CorpsResult(entered=False):
                yield Reason(NEVER_CAME(name=Id(name)), "RTG-R-OFF-ONE")
            continue
        for arm in ("infantry", "cavalry", "foot_guns", "horse_guns"):
            has, lost = getattr(one.strength, arm), getattr(entered, arm)
            if not 0 <= lost <= has:
                yield Reason(
                    CANNOT_LOSE(name=Id(name), has=has, arm=of_working.ARMS[arm], lost=lost),
                    clause,
                )
        left = one.strength.infantry - entered.infantry
        whole_left = one.strength.total - entered.lost.total - entered.stragglers
        counts = rules.choice("RTG-R-OFF-STRAGGLERS") == 1
        if entered.stragglers and whole_left == 0 and not counts and not entered.surrendered:
            yield Reason(COLOURS(name=Id(name)), "RTG-R-OFF-STRAGGLERS")
        if not 0 <= entered.stragglers <= max(left, 0):
            yield Reason(
                CANNOT_RUN(name=Id(name), left=left, stragglers=entered.stragglers),
                clause,
            )
        gained = exact(entered.fatigue)
        if not 0 <= gained <= most:
            yield Reason(
                FATIGUE_OUTSIDE(name=Id(name), fatigue=float(entered.fatigue), most=float(most)),
                clause,
            )
        elif Fraction(gained) % grain:
            yield Reason(
                FATIGUE_STEPS(name=Id(name), fatigue=float(entered.fatigue), grain=float(grain)),
                clause,
            )
        if entered.leader_lost and one.headquarters:
            yield Reason(COMMANDER_LIVES(name=Id(name)), "RTG-9.10c")
        if entered.leader_counted and not entered.leader_lost:
            yield Reason(NO_LEADER_LOST(name=Id(name)), clause)


def enter_result(story: Story, command: cmd.EnterResult) -> None:
    """Enter what came back from the table, with who holds the field and what was overruled (RTG-15.0e).

    Losses and fatigue are the same whoever holds the field; who does not may have to withdraw (RTG-R-OFF-SCALE). The
    phase goes on where it stopped when the game is continued (RTG-R-OFF-WHEN). Raises Refused.
    """
    battle = open_battle_of(story.state)
    story.tell(
        ev.ResultEntered(
            command.battle,
            command.field,
            command.origin,
            check=command.check,
            changed=command.changed,
            records=command.records,
        )
    )
    apply_result(story, BattleResult(battle=command.battle, corps=command.corps))
    if command.field == "neither" or command.stays or not story.state.loser_withdraws:
        return
    loser = other(command.field)
    came = (one.corps for one in battle.arrivals if story.corps(one.corps).side == loser)
    for name in (*on(battle, loser), *came):
        _drive_off(story, battle, name)


def driven_off(state: State, held: Held, absent: Collection[str] = ()) -> tuple[str, ...]:
    """Give the corps of the open battle that have to withdraw: those of the side that does not hold the field.

    `absent` were due and did not come on to the table; they march on (RTG-R-OFF-ONE).
    Nobody where that was not chosen at the start, or where neither side holds it (OFF-FIELD in RTG-R-OFF-SCALE).
    """
    battle = state.battle
    if battle is None or held == "neither" or not state.loser_withdraws:
        return ()
    return tuple(one.id for one in on_or_coming(state, battle, other(held)) if one.id not in absent)


def consequences(state: State, held: Held, absent: Collection[str] = ()) -> tuple[Message, ...]:
    """Say what follows from who holds the field after the open battle, to be read before it is chosen."""
    driven = tuple(Unit(name, state.corps[name].unit) for name in driven_off(state, held, absent))
    return SAME_FOR_ALL(), WITHDRAW(corps=Several(driven)) if driven else NOBODY_WITHDRAWS(), WHOSE_HEX()


def _drive_off(story: Story, battle: Battle, name: str) -> None:
    """Have a corps that lost the field withdraw for the rest of the turn, if it is left and there is an enemy."""
    one = story.corps(name)
    if not one.here or one.hex != battle.hex:  # a headquarters that is back stands elsewhere
        return
    story.tell(ev.FieldLost(name, battle.id))
    if one.combat == "withdraw" or not in_enemy_zone(story.state, one):
        return
    if one.action is not None:
        drop(story, one, whole(story.state.clock))
    reason = Reasoned("RTG-R-OFF-SCALE", of_working.HOLDS_FIELD(corps=Id(name)), "no")
    story.tell(ev.CombatModeTaken(name, "withdraw", working=(reason,)))


def apply_result(story: Story, result: BattleResult) -> None:
    """Enter the result of the open battle, close it, and let the other rules run; raises Refused (RTG-R-OFF-AFTER).

    The fatigue entered stands for that of losses and urgency. Destruction, headquarters' return, demoralisation and
    reports follow as after every battle; leaders are lost only as entered.
    """
    reasons = why_not_result(story.rules, story.state, result)
    if reasons:
        raise Refused(sorted(reasons, key=lambda reason: reason.text))
    battle = open_battle_of(story.state)
    if story.state.pending is not None:
        story.tell(ev.Answered("result", battle.id))
    # Drawn only now: the reports tell the enemy's loss with one's error, and whoever plays on a table sees what stands
    # there.
    draw_estimates(story)
    battle = open_battle_of(story.state)
    come_on(story, battle, result)
    battle = open_battle_of(story.state)
    result = BattleResult(battle=result.battle, corps=_of_those_there(story.state, result))
    before = {side: fighters(story.state, battle, side) for side in sides(battle)}
    losses = {name: _suffered(story.corps(name), entered) for name, entered in result.corps.items()}
    surrendered = [side for side in SIDES if all(result.corps[one.id].surrendered for one in before[side])]
    # The result names corps in any order; facts and draws have ours.
    order = [one.id for side in SIDES for one in before[side]]
    story.tell(
        ev.BattleFought(
            battle.id,
            battle.hex,
            battle.attacker,
            combat_odds=None,
            ferocity=None,
            casualty_rate=None,
            surrendered=surrendered[0] if surrendered else None,
            working=tuple(_told(name, losses[name], result.corps[name]) for name in order),
        )
    )
    for name in order:
        _enter(story, name, result.corps[name], losses[name])
    # Apart, as the cause is told with each; headquarters that surrendered is back before the others are judged.
    after_losses(story, [name for name in order if result.corps[name].surrendered], cause="surrender")
    ran = {name: one.stragglers for name, one in result.corps.items()}
    after_losses(story, [name for name in order if not result.corps[name].surrendered], cause="table", ran=ran)
    told = {name: _with_stragglers(losses[name], result.corps[name]) for name in order}
    report(story, battle, before, told, surrendered[0] if surrendered else None)
    close(story, battle)


def on_or_coming(state: State, battle: Battle, side: Side) -> Sequence[Corps]:
    """Give a side's corps of a battle: those in it, and those who come while it lasts."""
    return (*corps_on(state, battle, side), *who_comes(state, battle, side))


def come_on(story: Story, battle: Battle, result: BattleResult) -> None:
    """Bring those who came on to the table into the hex, by the way that they were on; they tire as on any march.

    Who did not come marches on when the phase goes on, as if nothing had been said of him (RTG-R-OFF-ONE).
    """
    from companion.games.campaign.rules.marching import enter

    turn, now = the_turn(story.rules, story.state), whole(story.state.clock)
    coming = {one.id for side in SIDES for one in who_comes(story.state, battle, side)}
    for one in battle.arrivals:
        if one.corps in coming and result.corps[one.corps].entered is not False:
            for to in one.route:
                enter(story, turn, one.corps, to, now)
            story.tell(ev.CameToTable(one.corps, battle.id))


def _of_those_there(state: State, result: BattleResult) -> dict[str, CorpsResult]:
    battle = open_battle_of(state)
    there = {*battle.attackers, *battle.defenders}
    return {name: one for name, one in result.corps.items() if name in there}


def _suffered(one: Corps, entered: CorpsResult) -> Strength:
    """Give what a corps lost: all that it has where it surrendered."""
    return one.strength if entered.surrendered else entered.lost


def _with_stragglers(lost: Strength, entered: CorpsResult) -> Strength:
    """Count stragglers as losses, as they count for every purpose (RTG-8.10c)."""
    ran = 0 if entered.surrendered else entered.stragglers
    return msgspec.structs.replace(lost, infantry=lost.infantry + ran)


def _told(name: str, lost: Strength, entered: CorpsResult) -> Reasoned:
    tired = of_working.TIRED(fatigue=entered.fatigue, stragglers=entered.stragglers)
    told = of_working.SURRENDERED if entered.surrendered else tired
    return Reasoned("RTG-R-OFF-ENTRY", of_working.TABLE_LOSS(corps=Id(name), told=told), lost.total)


def _enter(story: Story, name: str, entered: CorpsResult, lost: Strength) -> None:
    if lost.total:
        story.tell(ev.StrengthLost(name, lost, "surrender" if entered.surrendered else "table"))
    if entered.surrendered:
        return
    if entered.stragglers:
        story.tell(ev.Straggled(name, entered.stragglers))
    if entered.fatigue:
        story.tell(ev.FatigueChanged(name, entered.fatigue, "RTG-15.0e"))
    if entered.leader_lost:
        replace_leader(story, name, tiring=not entered.leader_counted)
