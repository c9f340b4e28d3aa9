"""After the losses: leaders, the destroyed, who comes back, the demoralised, reports (RTG-9.6.2d, RTG-9.8 to 9.11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import floor

from companion.charts.figures import Reasoned, exact
from companion.charts.rounding import figure
from companion.games.campaign import messages as say
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import couriers, reports
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.battle.participants import sides
from companion.games.campaign.rules.combat.aftermath import (
    aggressiveness_changes,
    falls_below,
    leader_loss_chance,
    leadership_changes,
    new_aggressiveness,
    new_leadership,
    returning_leaderships,
    wears_out,
)
from companion.games.campaign.rules.combat.casualties import reported_percent
from companion.games.campaign.rules.combat.sides import Fighter
from companion.games.campaign.rules.combat.strength import is_demoralised, morale
from companion.games.campaign.rules.commanders import pass_on_post
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.state import SIDES, Battle, Corps, Side, State, Strength, other
from companion.games.campaign.rules.story import Story
from companion.kernel.dice import Roll, Why
from companion.kernel.draws import chance
from companion.kernel.messages import side as side_told
from companion.language.messages import Id

Forces = Mapping[Side, Sequence[Fighter]]
NEW = Id("RTG-R-LEADER-NEW")

# ---- leaders


def lose_leaders(story: Story, forces: Forces, losses: Mapping[str, Strength]) -> None:
    """Draw for each corps in a battle whether its leader is lost, Confederates first (RTG-9.10a, RTG-R-LEADER-LOSS)."""
    for side in SIDES:
        for one in forces[side]:
            p = leader_loss_chance(story.rules, one, lost=losses[one.id].total)
            why = Why(say.LEADER_LOST(corps=Id(one.id), ruling=Id("RTG-R-LEADER-LOSS")), one.side, "draw")
            lost = chance(story, p, why)
            if lost.came:
                replace_leader(story, one.id, () if lost.roll is None else (lost.roll,))


def replace_leader(story: Story, name: str, rolls: tuple[Roll, ...] = (), *, tiring: bool = True) -> None:
    """Give a corps another leader, which tires it by half a point (RTG-9.10b and d, RTG-R-LEADER-NEW)."""
    rules, one = story.rules, story.corps(name)
    changes = leadership_changes(rules)
    first = story.dice.choose(len(changes), Why(say.NEW_LEADERSHIP(corps=Id(name), ruling=NEW), one.side, "draw"))
    swings = aggressiveness_changes(rules)
    second = story.dice.choose(len(swings), Why(say.NEW_AGGRESSIVENESS(corps=Id(name), ruling=NEW), one.side, "draw"))
    story.tell(
        ev.LeaderLost(
            name,
            one.leader,
            new_leadership(rules, one.leadership, changes[first.face - 1]),
            new_aggressiveness(rules, one.aggressiveness, swings[second.face - 1]),
            (*rolls, first, second),
        )
    )
    if tiring:
        tired = rules.combat.leader_lost
        story.tell(ev.FatigueChanged(name, float(figure(tired.fatigue)), tired.clause))


# ---- destruction, demoralisation


def after_losses(
    story: Story, names: Sequence[str], *, cause: ev.Cause | None = None, ran: Mapping[str, int] | None = None
) -> None:
    """Settle what losses and fatigue have left of corps: after a combat, a rout, and in the fatigue phase.

    Destroyed are those below 15 % (after combat or rout alone), at 15 fatigue, without strength (RTG-9.8a, RTG-11.7a,
    RTG-R-ELIMINATED); headquarters come back (RTG-9.9); another becomes secondary commander (RTG-R-SECONDARY); the
    others are demoralised or no longer (RTG-11.0b to e, RTG-R-DEMORAL). `cause` is combat, or fatigue in its phase;
    `ran` are points of infantry, {corps: points}, that ran from a table in this battle.
    """
    cause = cause or ("fatigue" if story.state.phase == "fatigue" else "combat")
    living = [name for name in names if story.corps(name).here]
    left = []
    for name in living:
        ended = how_destroyed(story.rules, story.corps(name), cause, ran=(ran or {}).get(name, 0))
        if ended is None:
            left.append(name)
            continue
        story.tell(ev.Eliminated(name, ended))
        if story.corps(name).headquarters:
            return_headquarters(story, story.corps(name).side)
    for side in SIDES:
        # After all have fallen, not one by one: the post must not pass to somebody who is destroyed by the same battle.
        pass_on_post(story, side)
    for name in left:
        test_morale(story, name)


def how_destroyed(rules: Rules, one: Corps, cause: ev.Cause, *, ran: int = 0) -> ev.Cause | None:
    """Give what has destroyed a corps, or None; its share of strength counts only after fighting (RTG-R-ORIGINAL)."""
    if one.strength.total <= 0:
        return cause
    # Stragglers alone would wear a corps down to it over weeks; by the book fighting only destroys so.
    # Who ran from this table is no casualty of it; who had straggled before is what he was (RTG-R-OFF-STRAGGLERS).
    there = ran if rules.choice("RTG-R-OFF-STRAGGLERS") == 0 else 0
    left = {"left": one.strength.total + there, "original": one.original, "stragglers": one.stragglers - there}
    if cause != "fatigue" and falls_below(rules, **left):
        return cause
    return "fatigue" if wears_out(rules, fatigue=exact(one.fatigue), headquarters=one.headquarters) else None


def test_morale(story: Story, name: str) -> None:
    """Make a corps demoralised whose morale is gone, or let it recover (RTG-11.0b, RTG-R-DEMORAL).

    Becoming demoralised sets contact withdraw and the lowest urgency and loses all orders (RTG-11.0c); recovering
    gives none of it back, or the contact mode.
    """
    rules, one = story.rules, story.corps(name)
    gone = is_demoralised(rules, morale(rules, Fighter.of(one)))
    if gone == one.demoralised:
        return
    story.tell(ev.Demoralised(name, gone))
    if not gone:
        before = one.contact_before
        if before is not None and before != one.contact and rules.choice("RTG-R-DEMORAL") == 1:
            story.tell(ev.ContactSet(name, before))
        return
    chart = rules.fatigue.demoralised
    if one.contact != chart.contact:
        story.tell(ev.ContactSet(name, chart.contact))
    if one.urgency != chart.urgency:
        story.tell(ev.UrgencySet(name, chart.urgency))
    story.tell(ev.OrdersLost(name))
    # Only what the enemy is near to: far from him the contact mode is enough.
    if one.combat not in ("inactive", "withdraw"):
        story.tell(ev.CombatModeTaken(name, "withdraw"))


# ---- headquarters


def return_headquarters(story: Story, side: Side) -> None:
    """Bring an eliminated headquarters back at once, under a new commander (RTG-9.9, RTG-R-HQ-BACK)."""
    rules, one = story.rules, story.state.headquarters(side)
    back = rules.headquarters.returned
    leaderships = list(returning_leaderships(rules))
    roll = story.dice.choose(
        len(leaderships), Why(say.NEW_COMMANDER(side=side_told(side), ruling=Id("RTG-9.9c")), side, "draw")
    )
    leadership, aggressiveness = leaderships[roll.face - 1], int(figure(back.aggressiveness.level))
    story.tell(ev.LeaderLost(one.id, one.leader, leadership, aggressiveness))
    story.tell(
        ev.HeadquartersReturned(
            one.id,
            return_hex(story.ground, story.state, side, rules.returns_at[side]),
            Strength(cavalry=int(figure(back.cavalry.points))),
            leadership,
            roll,
            aggressiveness=aggressiveness,
            fatigue=float(figure(back.fatigue.fatigue)),
            effectiveness=float(figure(back.effectiveness.level)),
            deployment=back.deployment,
            march=back.march,
        )
    )


def return_hex(ground: Ground, state: State, side: Side, home: Hex) -> Hex:
    """Give the hex where a headquarters returns: its own, or the nearest without enemies that no river parts from it.

    Among equally near ones the first by column, then by row.
    """
    taken = {one.hex for one in state.present(other(side))}
    reached, edge = {home}, [home]
    while edge:
        # where Confederates may go no river is crossed
        edge = list({to for at in edge for to in ground.steps(at, "confederate")} - reached)
        reached.update(edge)
    # The same bank for Union headquarters too: the staff does not swim.
    free = (at for at in reached if at not in taken)
    return min(free, key=lambda at: (distance(home, at), at), default=home)


# ---- reports


def report(
    story: Story, battle: Battle, forces: Forces, losses: Mapping[str, Strength], surrendered: Side | None
) -> None:
    """Send both sides their battle report (RTG-4.2.3a, RTG-9.6.2d, RTG-10.1a, RTG-R-REPORT-TEXT).

    `forces` are both sides as they went into the battle.
    """
    lost = {side: sum(losses[one.id].total for one in force) for side, force in forces.items()}
    strength = {side: sum(one.strength.total for one in force) for side, force in forces.items()}
    for side in sides(battle):
        enemy = other(side)
        told = reports.Fought(
            to=side,
            sent=story.state.turn,
            arrives=arrival(story.rules, story.state, side, battle.hex),
            battle=battle.id,
            hex=battle.hex,
            attacked=side == battle.attacker,
            corps=tuple(one.id for one in forces[side]),
            loss_percent=reported_percent(lost[side], strength[side]),
            enemy_loss_percent=estimated_percent(battle, side, lost[enemy], strength[enemy], surrendered),
            enemy_strength=strength[enemy] * story.rules.scale.men_a_point.value,
            surrendered=surrendered or "",
        )
        story.tell(ev.Reported(told))


def arrival(rules: Rules, state: State, side: Side, at: Hex) -> int:
    """Give the turn in which a battle report is read: the next, later by one for every full six hexes (RTG-10.1a)."""
    return state.turn + rules.dispatches.battle_report.turns + couriers.turns_on_the_way(rules, state, side, at)


def estimated_percent(battle: Battle, side: Side, lost: int, force: int, surrendered: Side | None) -> int:
    """Give the enemy's loss in percent as a side takes it: with its reconnaissance error, cut, at most all of them.

    Of an enemy who surrendered it holds every man.
    """
    if surrendered == other(side):
        return 100
    error = exact(battle.estimates[side].error) if side in battle.estimates else Fraction(0)
    return min(100, floor(Fraction(lost * 100, force) * (1 + error)))


def close(story: Story, battle: Battle, *, aborted: bool = False, working: tuple[Reasoned, ...] = ()) -> None:
    """Close a battle; who attacked, and who was to and stood down, has had his attack of this turn (RTG-9.1d)."""
    attackers = (*battle.attackers, *battle.stood_down)
    if battle.until and not aborted:
        attackers = (*attackers, *battle.defenders)  # the day's battle is everybody's attack (RTG-R-OFF-ONE)
    if aborted and story.rules.choice("RTG-R-REPEAT-ATTACK") == 1:
        # Not attacked, but paid: who attacks again pays again.
        for name in attackers:
            if story.corps(name).action is not None:
                story.tell(ev.ActionDropped(name, battle.at))
        attackers = ()
    fought = () if aborted else (*battle.attackers, *battle.defenders)
    story.tell(ev.BattleClosed(battle.id, attackers, fought, battle.at, aborted, working))
