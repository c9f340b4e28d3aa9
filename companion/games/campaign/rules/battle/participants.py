"""Who takes part in a battle: the first of the combat steps (RTG-9.0, RTG-9.1, RTG-R-COMBAT-ORDER)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from companion.charts.figures import Reason, Reasoned
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules.calendar import turn_of_day
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import Battle, Corps, Part, Side, State, other, part, whole
from companion.language.messages import Id, says

NIGHT = says("campaign.why.night", "nobody fights in a night turn")
RAIN = says("campaign.why.rain", "nobody fights in a rain turn")
ONE_SIDE = says("campaign.why.one-side", "only one side is in the hex")
BOTH_DEMORALISED = says("campaign.why.both-demoralised", "both forces are demoralised")

ATTACKING = ("attack", "hasty-attack")
"""The combat modes that are attack orders."""


def combat_may_occur(rules: Rules, state: State, at: Hex) -> tuple[Reason, ...]:
    """Give every reason why nobody may fight in a hex now; none: it may come to combat (RTG-9.0a, RTG-R-UNDEMORAL)."""
    reasons = []
    turn = turn_of_day(rules, state)
    if not turn.combat:
        reasons.append(Reason(NIGHT(), "RTG-8.1c"))
    if state.rain:
        reasons.append(Reason(RAIN(), "RTG-8.6c"))
    forces = [state.in_hex(at, side) for side in ("confederate", "union")]
    if not all(forces):
        reasons.append(Reason(ONE_SIDE(), "RTG-9.0a"))
    if all(one.demoralised for force in forces for one in force):
        reasons.append(Reason(BOTH_DEMORALISED(), "RTG-9.0a"))
    return tuple(reasons)


def is_army_commander(state: State, one: Corps) -> bool:
    """Say whether a corps is its side's primary or secondary army commander's (RTG-9.1f)."""
    return one.headquarters or state.secondary.get(one.side) == one.id


def fought_out(state: State, one: Corps) -> bool:
    """Say whether a corps has fought on the table today in the hex where it stands (RTG-R-OFF-ONE).

    There it neither attacks nor is attacked again until night is over: the hours have passed for it.
    """
    here = one.fought_here
    return here is not None and here.hex == one.hex and state.turn <= here.until


def day_is_fought(state: State, at: Hex) -> bool:
    """Say whether a hex has had its battle of the day on the table: fresh troops fight by the book (RTG-R-OFF-ONE)."""
    before = (one.fought_here for one in state.corps.values() if one.fought_here is not None)
    return any(one.hex == at and state.turn <= one.until for one in before)


def enemies_to_fight(state: State, one: Corps) -> tuple[Corps, ...]:
    """Give the enemies in a corps' hex who can be attacked today."""
    return tuple(enemy for enemy in state.in_hex(one.hex, other(one.side)) if not fought_out(state, enemy))


def has_attack_orders(one: Corps) -> bool:
    """Say whether a corps is to attack: attack modes, not demoralised, not under RE (RTG-R-UNDEMORAL, RTG-R-AT-RE)."""
    return one.combat in ATTACKING and not one.demoralised and one.reinforce != one.hex


def preventer(state: State, side: Side, at: Hex) -> Corps | None:
    """Give the army commander who came to a hex under RE and lets nobody attack there (RTG-13.2.6d).

    The secondary commander changes nothing where the primary is in the hex (RTG-13.2.6e).
    """
    here = state.in_hex(at, side)
    # With his chief in the hex the second in command is a corps commander like any other.
    primary_here = any(one.headquarters for one in here)
    for one in here:
        if one.reinforce == at and is_army_commander(state, one) and (one.headquarters or not primary_here):
            return one
    return None


def leader_of_attack(state: State, initiator: Corps) -> Corps | None:
    """Give the army commander in the hex with attack orders who leads a joint attack: primary before secondary.

    One who has had his attack this turn leads no other's (RTG-9.1b, RTG-9.1d, RTG-R-CONTROL-ATTACK).
    """
    able = [
        one
        for one in state.in_hex(initiator.hex, initiator.side)
        if is_army_commander(state, one) and (one.id == initiator.id or (has_attack_orders(one) and not one.attacked))
    ]
    return min(able, key=lambda one: not one.headquarters, default=None)


def attackers(state: State, initiator: Corps) -> tuple[tuple[str, ...], tuple[Reasoned, ...]]:
    """Give who attacks when a corps has paid for its attack, by number, with working (RTG-9.1b to e).

    With no army commander it is the corps alone. With one everybody with attack orders joins who has not attacked this
    turn; who has joins only an attack that the commander starts himself with points that he began to spend after that
    earlier combat (RTG-R-REPEAT-ATTACK).
    """
    leader = leader_of_attack(state, initiator)
    if leader is None:
        return (initiator.id,), (
            Reasoned("RTG-9.1c", of_working.ATTACKS_ALONE(corps=Id(initiator.id)), initiator.number),
        )
    joined, working = [], [Reasoned("RTG-9.1b", of_working.LEADS_ATTACK(corps=Id(leader.id)), leader.number)]
    primary_away = not any(one.headquarters for one in state.in_hex(initiator.hex, initiator.side))
    # Only a joint attack that the commander himself begins can take a corps along a second time; one that a corps began
    # and he merely leads cannot.
    may_repeat = leader.id == initiator.id and (leader.headquarters or primary_away)
    for one in state.in_hex(initiator.hex, initiator.side):
        if one.id == initiator.id or (has_attack_orders(one) and not one.attacked):
            joined.append(one.id)
        elif has_attack_orders(one) and not fought_out(state, one) and may_repeat and began_after(leader, one):
            joined.append(one.id)
            working.append(
                Reasoned("RTG-9.1e", of_working.ATTACKS_AGAIN(corps=Id(one.id), leader=Id(leader.id)), one.number)
            )
    return tuple(joined), tuple(working)


def began_after(leader: Corps, one: Corps) -> bool:
    """Say whether a commander began spending movement points after a corps' attack of this turn (RTG-9.1e).

    An attack takes no time of the clock: points spent from its moment on are spent after it.
    """
    if leader.stirred is None or one.attacked_at is None:
        return False
    # At least, not more: at one moment the attack came first, as it takes no time.
    return whole(leader.stirred) >= whole(one.attacked_at)


def participants(state: State, initiator: Corps, at: Part) -> tuple[Battle, tuple[Reasoned, ...]]:
    """Fix a battle: who attacks, and every enemy in the hex, who all defend (RTG-9.1a, RTG-R-BOTH-ATTACK)."""
    attacking, working = attackers(state, initiator)
    defending = tuple(one.id for one in enemies_to_fight(state, initiator))
    battle = Battle(
        # It tells how many battles a turn had, so sides are shown the hex in its place.
        id=f"{state.turn}.{state.battles + 1}",
        hex=initiator.hex,
        attacker=initiator.side,
        attackers=attacking,
        defenders=defending,
        initiator=initiator.id,
        at=part(whole(at)),
    )
    return battle, (*working, Reasoned("RTG-9.1a", of_working.DEFENDING(), len(defending)))


def the_days_battle(state: State, battle: Battle, until: int) -> Battle:
    """Give the one battle of a day in a hex: all there with orders to attack, and all enemies (RTG-R-OFF-ONE).

    `until` is the day's last turn. Who has had his attack this turn has had it: he attacks no second time.
    """
    ready = (one for one in state.in_hex(battle.hex, battle.attacker) if has_attack_orders(one) and not one.attacked)
    others = (one.id for one in ready if one.id not in battle.attackers and not fought_out(state, one))
    return replace(battle, attackers=(*battle.attackers, *others), until=until)


def by_the_book(state: State, battle: Battle) -> Battle:
    """Give a battle of the day as the attack that it began with: so the computer fights it after all (RTG-9.1)."""
    if not battle.until:
        return battle
    attacking, _ = attackers(state, state.corps[battle.initiator])
    return replace(battle, attackers=attacking, arrivals=(), until=0)


def who_comes(state: State, battle: Battle, side: Side) -> tuple[Corps, ...]:
    """Give a side's arrivals, in the order of their hours; who was put elsewhere by hand meanwhile does not come.

    Nobody comes to an attack among several: it is over before (RTG-R-OFF-ONE).
    """
    if not battle.until:
        return ()
    coming = ((state.corps[one.corps], one.origin) for one in battle.arrivals)
    return tuple(one for one, origin in coming if one.side == side and one.here and one.hex == origin)


def on(battle: Battle, side: Side) -> tuple[str, ...]:
    """Give a side's participants."""
    return battle.attackers if side == battle.attacker else battle.defenders


def sides(battle: Battle) -> tuple[Side, Side]:
    """Give both sides, the attacker first."""
    return battle.attacker, other(battle.attacker)


def corps_on(state: State, battle: Battle, side: Side) -> Sequence[Corps]:
    """Give a side's participants as they are now; who was taken out of the hex by hand is none, nor who has no points.

    Against nothing there are no odds (RTG-R-MULTIPLE), and who has nothing is destroyed as soon as that is looked for.
    """
    named = (state.corps[name] for name in on(battle, side))
    return [one for one in named if one.here and one.hex == battle.hex and one.strength.total > 0]


def has_both_sides(state: State, battle: Battle) -> bool:
    """Say whether somebody is left on either side of a battle."""
    return all(corps_on(state, battle, side) for side in sides(battle))
