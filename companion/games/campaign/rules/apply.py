"""The fold: a state and a fact give the next state. It never validates and never rolls."""

from __future__ import annotations

from typing import Any, assert_never

from msgspec.structs import replace

from companion.games.campaign.messages import successor
from companion.games.campaign.rules import books
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.state import NOTHING, SIDES, Corps, Part, State, Strength, key
from companion.games.campaign.rules.table_day import FoughtHere
from companion.kernel.overriding import commanding
from companion.kernel.overriding.setting import GAME, with_field, with_option


def apply(state: State, event: ev.AnyEvent) -> State:
    """Give the state after an event."""
    match event:
        case ev.Entered():
            return _entered(state, event)
        case ev.ActionBegan():
            return _corps(state, event.corps, action=event.action)
        case ev.ActionPaid():
            return _paid(state, event.corps, event.at, event.paid)
        case ev.ActionDropped() | ev.Obeyed():
            return _corps(state, event.corps, action=None)
        case ev.ActionSuspended() | ev.ActionResumed():
            return _interrupted(state, event)
        case ev.DeploymentChanged():
            return _corps(state, event.corps, deployment=event.deployment, action=None)
        case ev.Spent():
            return _corps(state, event.corps, spent=True, stirred=state.corps[event.corps].stirred or event.at)
        case ev.PathFollowed():
            return _corps(state, event.corps, on_path=event.on_path, route=event.route, hurries=event.hurries)
        case ev.ClockMoved():
            return replace(state, clock=event.at, under_way=True)
        case ev.MarchModeTaken():
            after = state if event.paid is None else _paid(state, event.corps, event.at, event.paid)
            own = {"own_march": event.march} if event.own else {}
            return _corps(after, event.corps, march=event.march, **own)
        case ev.CombatModeTaken():
            return _corps(state, event.corps, combat=event.combat)
        case ev.FatigueChanged():
            return _corps(state, event.corps, fatigue=max(0.0, state.corps[event.corps].fatigue + event.by))
        case ev.Reported():
            return _reported(state, event)
        case ev.LinesDrawn():
            return _at_hex(state, "lines", key(event.hex), event.lines)
        case ev.HexHeld():
            return _at_hex(state, "holder", key(event.hex), event.side)
        case ev.PatrolChanged():
            return _corps(state, event.corps, patrol=event.on)
        case ev.FirstAttemptFailed():
            return _corps(state, event.corps, withdrawal="asked")
        case ev.WithdrawalChecked():
            return _corps(state, event.corps, withdrawal="safe" if event.result == "rout" else event.result)
        case ev.Numbered():
            more = {"number": event.number, "urgency": event.urgency, "contact": event.contact}
            return _in_order(_corps(state, event.corps, **more))
        case ev.Remarked():
            return _corps(state, event.corps, asked=event.asked)
        case ev.Planned():
            return replace(state, missions={**state.missions, **{one.corps: one for one in event.missions}})
        case ev.SetUpEnded():
            return replace(state, setting_up=tuple(side for side in state.setting_up if side != event.side))
        case ev.Drafted():
            return _at_hex(state, "drafts", event.corps, event.orders)
        case ev.ForceFormed():
            return replace(state, force=event.corps)
        case ev.MarchImposed():
            standing = {"standing_march": event.march} if event.lasting else {}
            return _corps(state, event.corps, imposed=event.march, held_to=event.held_to, **standing)
        case ev.DispatchSent():
            under_way, letters = (*state.dispatches, event.dispatch), (*state.letters, event.dispatch)
            return replace(state, dispatches=under_way, letters=letters, issued=event.dispatch.nth)
        case ev.DispatchRead():
            return _read(state, event)
        case ev.UrgencySet():
            return _corps(state, event.corps, urgency=event.urgency)
        case ev.ContactSet():
            return _corps(state, event.corps, contact=event.contact)
        case ev.OrderDone():
            left = state.corps[event.corps].orders[1:]
            return _corps(state, event.corps, orders=left, on_path=-1, route=(), hurries=False)
        case ev.OrdersLost():
            return _corps(state, event.corps, orders=(), **_UNENGAGED)
        case ev.HexNamed():
            return _named(state, event)
        case ev.SecondaryNamed():
            return replace(state, secondary={**state.secondary, event.side: event.corps})
        case ev.Exited():
            after = _corps(state, event.corps, status="exited", orders=(), combat="inactive", **_UNENGAGED)
            return replace(after, exited_points=state.exited_points + event.points)
        case ev.BattleOpened():
            new = state.battle is None or state.battle.id != event.battle.id
            declined = state.declined
            if event.battle.offline == "computer" and event.battle.hex not in declined:
                declined = (*declined, event.battle.hex)
            return replace(state, battle=event.battle, battles=state.battles + new, declined=declined)
        case ev.BattleFought():
            return state
        case ev.BattleClosed():
            return _closed(state, event)
        case ev.StrengthLost():
            return _lost(state, event.corps, event.lost)
        case ev.Demoralised():
            before = {"contact_before": state.corps[event.corps].contact} if event.on else {}
            return _corps(state, event.corps, demoralised=event.on, **before)
        case ev.LeaderLost():
            return _corps(
                state,
                event.corps,
                leadership=event.leadership,
                aggressiveness=event.aggressiveness,
                leader_lost=event.lost,
                leader=successor(event.lost),
            )
        case ev.Eliminated():
            return _eliminated(state, event)
        case ev.HeadquartersReturned():
            return _returned(state, event)
        case ev.Began():
            return event.state
        case ev.PhaseBegan():
            return _phase_began(state, event)
        case ev.WeatherDrawn():
            return replace(state, rain=event.rain)
        case ev.Straggled():
            one = state.corps[event.corps]
            strength = replace(one.strength, infantry=one.strength.infantry - event.points)
            return _corps(state, one.id, strength=strength, stragglers=one.stragglers + event.points)
        case ev.Foraged():
            place = key(event.hex)
            after = _at_hex(state, "foraged", place, state.foraged.get(place, 0) + 1)
            after = _corps(after, event.corps, foraged=state.corps[event.corps].foraged + event.points)
            return replace(after, forage_points=state.forage_points + event.points)
        case ev.Asked():
            return replace(state, pending=event.prompt)
        case ev.Answered():
            return replace(state, pending=None)
        case ev.GameEnded():
            return replace(state, over=event.over)
        case ev.Noted() | ev.Resigned() | ev.SeatTaken():
            return state
        case ev.ResultEntered():
            return state if state.battle is None else replace(state, battle=replace(state.battle, held=event.field))
        case ev.FieldLost():
            return _corps(state, event.corps, lost_field=True)
        case ev.CameToTable():
            return _came(state, event.corps)
        case ev.LetHappen():
            return state
        case ev.Overridden():
            return _overridden(state, event)
        case ev.OptionSet():
            return replace(state, options=with_option(state.options, event))
        case ev.CommanderNamed() | ev.CommanderGone():
            return replace(state, commanders=commanding.folded(state.commanders, event))
        case _:
            assert_never(event)


# ---- what a fact changes

THE_END: Part = (1, 1)
"""The end of the phase: who waits for it begins nothing in it."""

_UNENGAGED: dict[str, Any] = {"on_path": -1, "route": (), "hurries": False, "action": None, "suspended": None}
"""A corps in the middle of nothing."""


def _corps(state: State, name: str, **fields: Any) -> State:
    return replace(state, corps={**state.corps, name: replace(state.corps[name], **fields)})


def _in_order(state: State) -> State:
    """Keep the corps Confederates first, then by number: so they are taken at every step (RTG-R-EXEC-TIME)."""
    # The order of the dictionary is a rule here: every draw follows it, so a changed number must re-sort it.
    ordered = sorted(state.corps.values(), key=lambda one: (SIDES.index(one.side), one.number))
    return replace(state, corps={one.id: one for one in ordered})


def _at_hex(state: State, table: str, place: str, value: object) -> State:
    kept = {name: one for name, one in getattr(state, table).items() if name != place}
    if value is not None:
        kept[place] = value
    return replace(state, **{table: kept})


def _paid(state: State, name: str, at: tuple[int, int], paid: tuple[int, int]) -> State:
    action = state.corps[name].action
    return state if action is None else _corps(state, name, action=replace(action, since=at, paid=paid))


def _interrupted(state: State, event: ev.ActionSuspended | ev.ActionResumed) -> State:
    one = state.corps[event.corps]
    if isinstance(event, ev.ActionResumed):
        action = None if one.suspended is None else replace(one.suspended, since=event.at)
        return _corps(state, one.id, action=action, suspended=None)
    kept = None if one.action is None else replace(one.action, since=event.at, paid=event.paid)
    return _corps(state, one.id, action=None, suspended=kept)


def _entered(state: State, event: ev.Entered) -> State:
    """Move a corps; what RT and AT named lasts until it has moved (RTG-13.2.4d, RTG-13.2.5b)."""
    return _corps(
        state,
        event.corps,
        hex=event.to,
        heading=event.heading,
        action=None,
        suspended=None,
        retreat_to=None,
        attack_hex=None,
        patrol=False,
    )


def _reported(state: State, event: ev.Reported) -> State:
    after = replace(state, reports=(*state.reports, event.report))
    name = getattr(event.report, "corps", "")
    if event.report.__struct_config__.tag == "location" and isinstance(name, str):
        return _corps(after, name, foraged=0, leader_lost="")
    return after


def _read(state: State, event: ev.DispatchRead) -> State:
    left = tuple(one for one in state.dispatches if one.nth != event.nth)
    after = replace(state, dispatches=left)
    if not event.lost:
        return _corps(after, event.corps, waits_until=event.waits_until) if event.waits_until != NOTHING else after
    return _corps(after, event.corps, orders=event.orders, waits_until=event.waits_until, **_UNENGAGED)


def _named(state: State, event: ev.HexNamed) -> State:
    match event.order:
        case "RT":
            return _corps(state, event.corps, retreat_to=event.hex)
        case "AT":
            return _corps(state, event.corps, attack_hex=event.hex, reinforce=None)
        case "RE":
            return _corps(state, event.corps, reinforce=event.hex, attack_hex=None)


def _closed(state: State, event: ev.BattleClosed) -> State:
    after = state
    for name in event.fought:
        if not event.aborted:
            after = _corps(after, name, fought=event.at)
    if (battle := state.battle) is not None and battle.until and not event.aborted:
        for name in event.fought:
            was = after.corps[name].fought_here
            marched = was.marched if was is not None and was.until == battle.until and was.hex == battle.hex else 0
            here = FoughtHere(battle.hex, battle.until, battle.held or "neither", marched)
            after = _corps(after, name, fought_here=here)
    # Also where it was called off: the paid attack is used up (RTG-R-REPEAT-ATTACK).
    for name in event.attackers:
        after = _corps(after, name, attacked=True, attacked_at=event.at, action=None)
    return replace(after, battle=None)


def _came(state: State, name: str) -> State:
    """Put a corps on to the table of the open battle: it begins nothing more before the turn of its hour is over."""
    battle = state.battle
    if battle is None:
        return state
    hour = next((one.turn for one in battle.arrivals if one.corps == name), state.turn)
    here = FoughtHere(battle.hex, battle.until, marched=hour)
    on = "attackers" if state.corps[name].side == battle.attacker else "defenders"
    joined: dict[str, Any] = {on: (*getattr(battle, on), name)}
    left = tuple(one for one in battle.arrivals if one.corps != name)
    after = replace(state, battle=replace(battle, arrivals=left, **joined))
    return _corps(after, name, fought_here=here, waits_until=THE_END, action=None, suspended=None, spent=True)


def _lost(state: State, name: str, lost: Strength) -> State:
    was = state.corps[name]
    return _corps(state, name, strength=books.plus(was.strength, lost, -1), lost=books.plus(was.lost, lost))


def _eliminated(state: State, event: ev.Eliminated) -> State:
    one = state.corps[event.corps]
    # Its stragglers find nobody to come back to.
    gone: dict[str, Any] = {"stragglers": 0, "lost": books.plus(one.lost, Strength(one.stragglers))}
    after = _corps(state, one.id, status="eliminated", orders=(), combat="inactive", **gone, **_UNENGAGED)
    if one.headquarters:
        after = replace(after, hq_eliminated=(*state.hq_eliminated, one.side))
    return after


def _returned(state: State, event: ev.HeadquartersReturned) -> State:
    """Bring a headquarters back with nothing begun; its urgency and contact mode it keeps (RTG-R-HQ-BACK)."""
    was = state.corps[event.corps]
    raised = books.plus(was.at_start, books.plus(event.strength, was.strength, -1))
    able = {} if event.effectiveness is None else {"effectiveness": event.effectiveness}
    return _corps(
        state,
        event.corps,
        status="present",
        hex=event.hex,
        strength=event.strength,
        at_start=raised,
        leadership=event.leadership,
        aggressiveness=event.aggressiveness,
        fatigue=event.fatigue,
        demoralised=False,
        deployment=event.deployment,
        march=event.march,
        combat="inactive",
        orders=(),
        patrol=False,
        heading=0,
        **able,
        **_UNENGAGED,
    )


def _phase_began(state: State, event: ev.PhaseBegan) -> State:
    # A draft that was not sent dies with its phase; a force is formed for one turn.
    after = replace(state, turn=event.turn, phase=event.phase, drafts={}, force=(), under_way=False)
    if event.phase == "execution":
        fresh = {name: _fresh(one, event.turn) for name, one in state.corps.items()}
        return replace(after, clock=NOTHING, battles=0, declined=(), corps=fresh)
    if event.phase == "reconnaissance":
        rested = {name: _at_turn(one) for name, one in state.corps.items()}
        return replace(after, corps=rested)
    return after


def _fresh(one: Corps, turn: int) -> Corps:
    """What is counted by the turn begins anew; who came late to a table is still on his way there."""
    on_the_way = one.fought_here is not None and turn <= one.fought_here.marched
    # The clock starts again at 0; what was paid stays.
    action = None if one.action is None else replace(one.action, since=NOTHING)
    return replace(
        one,
        spent=False,
        attacked=False,
        attacked_at=None,
        stirred=None,
        fought=None,
        lost_field=False,
        withdrawal="",
        waits_until=THE_END if on_the_way else one.waits_until,
        action=action,
    )


def _at_turn(one: Corps) -> Corps:
    """What lasts a turn is over: a force's speed (SM of a headquarters stays), RE, a slow start."""
    # RT and AT are not among them: they last until the corps has moved, however many turns that takes.
    return replace(one, imposed=one.standing_march, held_to=None, reinforce=None, waits_until=NOTHING)


def _overridden(state: State, event: ev.Overridden) -> State:
    if event.target == GAME:
        return with_field(state, event.field, event.after)
    one = books.booked(with_field(state.corps[event.target], event.field, event.after), event)
    return _in_order(replace(state, corps={**state.corps, event.target: one}))
