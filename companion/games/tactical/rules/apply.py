"""The fold: a state and a fact give the next state. It never validates and never rolls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, assert_never

from msgspec.structs import replace

from companion.games.tactical.charts.terms import Mode, Side
from companion.games.tactical.rules import books
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.state import Leader, Losses, Phase, State, Unit
from companion.kernel.overriding import commanding
from companion.kernel.overriding.setting import with_field, with_option

RALLIED: dict[str, Mode] = {"infantry": "normal", "cavalry": "mounted", "artillery": "limbered"}
"""The mode of a unit that has its ranks again (ANT-R-RALLY-MODE)."""
DUG_IN_AFTER: Side = "confederate"
"""When this side's combat phase ends units may dig in of themselves, and it counts anew who stays (ANT-R-FORT-AUTO)."""


def apply(state: State, event: ev.AnyEvent) -> State:
    """Give the state after an event."""
    match event:
        case ev.Began():
            return event.state
        case ev.PhaseBegan():
            return _phase(state, event.turn, event.phase)
        case ev.FordsDrawn():
            return replace(state, fords=event.squares)
        case ev.HoldsDrawn():
            return replace(state, holds=event.holds)
        case ev.Released():
            return replace(state, holds={name: turn for name, turn in state.holds.items() if name != event.formation})
        case ev.LimitDrawn():
            # Everybody idle first: those whom the phase then activates are facts of their own.
            idle = tuple(one.id for one in state.units.values() if one.side == state.phase.side)
            return replace(_each(state, idle, {"activated": False}), activations=event.divisions)
        case ev.Activated():
            after = _each(state, event.units, {"activated": True})
            return replace(after, activations=max(0, after.activations - 1))
        case ev.CommandTraced():
            changes = {name: {"in_command": inside, "control": by} for name, (inside, by) in event.units.items()}
            return _units(state, changes)
        case ev.PointsSet():
            return _units(state, {name: {"points": points} for name, points in event.points.items()})
        case ev.Arrived():
            return _arrived(state, event)
        case ev.Recovered():
            return _recovered(state, event)
        case ev.Sighted():
            shown = state.revealed.get(event.side, ())
            more = tuple(name for name in event.units if name not in shown)
            return replace(state, revealed=state.revealed | {str(event.side): shown + more})
        case ev.Asked():
            return replace(state, pending=event.prompt)
        case ev.Answered():
            return replace(state, pending=None)
        case ev.Ended():
            return replace(state, over=True, pending=None)
        case ev.BattleOpened():
            return replace(state, table=event.battle, tables=event.battle.nth, accessed="", accessed_as={})
        case ev.BattleClosed():
            return replace(state, table=None)
        case ev.Planned():
            return replace(state, plans=state.plans | {str(event.side): event.plan})
        case ev.Overridden():
            return _overridden(state, event)
        case ev.OptionSet():
            return replace(state, options=with_option(state.options, event))
        case ev.CommanderNamed() | ev.CommanderGone():
            return replace(state, commanders=commanding.folded(state.commanders, event))
        case ev.Delayed() | ev.SubPhaseBegan() | ev.ResultEntered() | ev.Stood() | ev.Resigned():
            return state
        case ev.Noted() | ev.SeatTaken() | ev.LetHappen():
            return state
        case _:
            return _of_units(state, event)


def _of_units(state: State, event: Any) -> State:
    match event:
        case ev.PickedUp():
            square = state.units[event.unit].square
            # The whole square: turning one turns all, and taking it back must turn them back.
            was = {one.id: one for one in state.units.values() if one.square == square and one.here}
            return replace(state, accessed=event.unit, accessed_as=was)
        case ev.PutBack():
            after = replace(state, units=state.units | {event.unit: event.was})
            if event.was.square is None:
                raise LookupError(event.unit)  # put back nowhere: a fact of no game of ours
            return _faced(after, event.was.square, event.was.facing)
        case ev.Moved():
            return _moved(state, event)
        case ev.ForceMarched():
            one = state.units[event.unit]
            return _unit(state, one.id, points=one.points + event.points, fatigue=one.fatigue + event.fatigue)
        case ev.Faced():
            return _faced(state, event.square, event.facing)
        case ev.Remarked():
            return _unit(state, event.unit, asked=event.asked)
        case ev.ModeChanged():
            one = state.units[event.unit]
            return _unit(state, one.id, mode=event.mode, points=one.points - event.paid)
        case ev.Fortified():
            one = state.units[event.unit]
            points, fatigue = one.points - event.paid, one.fatigue + event.fatigue
            return _unit(state, one.id, fort=event.level, points=points, fatigue=fatigue)
        case ev.Plotted():
            return _unit(
                state,
                event.unit,
                fire_plot=event.fire,
                plotted_by_melee=event.by_melee,
                melee_plot=event.melee,
                advance_plot=event.advance,
            )
        case ev.Transferred() | ev.LeaderMoved():
            return _leader(state, event.leader, unit=event.unit)
        case ev.Reorganised():
            return replace(state, units=dict(_in_their_place(state, event)))
        case _:
            return _of_combat(state, event)


def _of_combat(state: State, event: Any) -> State:
    match event:
        case ev.Fired():
            one = state.units[event.unit]
            return _unit(
                state,
                one.id,
                # In the last fire before a melee who is short gives what he has.
                points=max(0, one.points - event.paid),
                fired_at=event.at,
                ammo=one.ammo and not event.out_of_ammo,
            )
        case ev.MeleeFought():
            # an attack uses up the success of the one before it (SHI-R-SUCCESS)
            after = _each(state, event.attackers, {"succeeded": False})
            paid = {name: {"points": max(0, after.units[name].points - by)} for name, by in event.paid.items()}
            return _units(after, paid)
        case ev.Lost():
            return _lost(state, event)
        case ev.Supplied():
            return _unit(state, event.unit, ammo=event.ammo)
        case ev.Tired():
            return _unit(state, event.unit, fatigue=state.units[event.unit].fatigue + event.fatigue)
        case ev.Disrupted():
            return _unit(state, event.unit, disrupted=True, fire_plot=None, plotted_by_melee=False)
        case ev.Routed():
            return _unit(
                state,
                event.unit,
                routed=True,
                fire_plot=None,
                plotted_by_melee=False,
                melee_plot=False,
                advance_plot=False,
                fort=0,
            )
        case ev.Retreated():
            return _retreated(state, event)
        case ev.Advanced():
            one = state.units[event.unit]
            after = _unit(
                state,
                one.id,
                square=event.to,
                fatigue=one.fatigue + event.fatigue,
                fort=0,
                stayed=False,
                fire_plot=None,
                plotted_by_melee=False,
                succeeded=event.after == "melee" or one.succeeded,
            )
            return _faced(after, event.to, event.facing)
        case ev.Eliminated():
            one = state.units[event.unit]
            after = _counted(state, one, event.men, event.guns)
            gone = {"men_lost": one.men_lost + one.men, "guns_lost": one.guns_lost + one.guns}
            return _unit(after, one.id, status="eliminated", square=None, men=0, guns=0, **gone)
        case ev.LeaderFell():
            return _fell(state, state.leaders[event.leader])
        case ev.LeaderSucceeded():
            post: dict[str, Any] = {"rank": event.rank, "formation": event.formation}
            return _leader(state, event.leader, unit=event.unit, waits=False, **post)
        case _:
            assert_never(event)


# ---- parts


def _in_their_place(state: State, event: ev.Reorganised) -> Iterator[tuple[str, Unit]]:
    """Yield the units after a reorganisation: what the gone became stands where the first of them stood."""
    made = {one.id: books.as_lost(one) for one in event.units}
    first = next(name for name in state.units if name in event.gone)
    for name, one in state.units.items():
        if name == first:
            # The order of the dictionary is the order of battle, by which fire, fords and entries go.
            yield from made.items()
        elif name not in event.gone:
            yield name, one


def _unit(state: State, name: str, **changes: Any) -> State:
    return replace(state, units=state.units | {name: replace(state.units[name], **changes)})


def _units(state: State, changes: Mapping[str, Mapping[str, Any]]) -> State:
    """Change several units at once."""
    changed = {name: replace(state.units[name], **fields) for name, fields in changes.items()}
    return replace(state, units=state.units | changed)


def _each(state: State, names: tuple[str, ...], fields: Mapping[str, Any]) -> State:
    return _units(state, dict.fromkeys(names, fields))


def _leader(state: State, name: str, **changes: Any) -> State:
    return replace(state, leaders=state.leaders | {name: replace(state.leaders[name], **changes)})


def _phase(state: State, turn: int, phase: Phase) -> State:
    """Begin a phase: who acts next begins afresh; what was shown of hidden units is not."""
    after = replace(state, turn=turn, phase=phase, revealed={}, accessed="", accessed_as={})
    if state.phase.kind == "combat" and state.phase.side == DUG_IN_AFTER:
        after = _units(after, {one.id: {"stayed": True} for one in state.here() if not one.stayed})
    if turn != state.turn:
        after = _units(after, {one.id: {"succeeded": False} for one in state.here() if one.succeeded})
    if phase.kind == "operation":
        own = {one.id: {"squares": 0, "zoc_to_zoc": False} for one in state.here() if one.side == phase.side}
        return _units(after, own)
    if phase.kind == "combat":
        return _units(after, {one.id: {"fired_at": None, "retreated": False} for one in state.here()})
    return after


def _arrived(state: State, event: ev.Arrived) -> State:
    after = _unit(state, event.unit, status="on-map", square=event.square, mode=event.mode, in_command=True)
    return _faced(after, event.square, event.facing)


def _recovered(state: State, event: ev.Recovered) -> State:
    one = state.units[event.unit]
    changes: dict[str, Any] = {"fatigue": max(0, one.fatigue - event.fatigue)}
    if event.order:
        changes["disrupted"] = False
    if event.ammo:
        changes["ammo"] = True
    if event.rallied:
        changes |= {"routed": False} | ({} if one.gunboat else {"mode": RALLIED[one.arm]})
    return _unit(state, one.id, **changes)


def _moved(state: State, event: ev.Moved) -> State:
    one = state.units[event.unit]
    # The square straight ahead is another one now; a fire plot of one's own choosing stands where it was.
    kept = {} if not one.plotted_by_melee else {"fire_plot": None, "plotted_by_melee": False}
    after = _unit(
        state,
        one.id,
        square=event.to,
        points=one.points - event.paid,
        fatigue=one.fatigue + event.fatigue,
        fort=0,
        squares=one.squares + 1,
        zoc_to_zoc=event.zoc_to_zoc or one.zoc_to_zoc,
        stayed=False,
        **kept,
    )
    return _faced(after, event.to, event.facing)


def _faced(state: State, square: tuple[int, int], facing: int) -> State:
    """Turn all units in a square; a melee plot's fire straight ahead is cleared (ANT-R-FACING, ANT-R-PLOT-LIFE)."""
    changes: dict[str, dict[str, Any]] = {}
    for one in state.units.values():
        if one.square == square and one.here and one.facing != facing:
            clears = {"fire_plot": None, "plotted_by_melee": False} if one.plotted_by_melee else {}
            changes[one.id] = {"facing": facing, **clears}
    return _units(state, changes) if changes else state


def _lost(state: State, event: ev.Lost) -> State:
    one = state.units[event.unit]
    after = _counted(state, one, event.men, event.guns)
    men, guns, fatigue = one.men - event.men, one.guns - event.guns, one.fatigue + event.fatigue
    gone = {"men_lost": one.men_lost + event.men, "guns_lost": one.guns_lost + event.guns}
    return _unit(after, one.id, men=men, guns=guns, fatigue=fatigue, **gone)


def _counted(state: State, one: Unit, men: int, guns: int) -> State:
    """Count what is lost for the score; artillerymen do not count."""
    had = state.losses.get(one.side, Losses())
    arm = {"infantry": had.infantry + men} if one.arm == "infantry" else {"cavalry": had.cavalry + men}
    # Artillerymen are counted in guns; men that small arms take from a crew score nothing.
    now = replace(had, **({} if one.arm == "artillery" else arm), guns=had.guns + guns)
    return replace(state, losses=state.losses | {str(one.side): now})


def _retreated(state: State, event: ev.Retreated) -> State:
    one = state.units[event.unit]
    if not event.path:
        return _unit(state, one.id, retreated=True)
    mode = {"mode": "limbered"} if one.arm == "artillery" and not one.gunboat else {}
    after = _unit(
        state,
        one.id,
        square=event.path[-1],
        fort=0,
        stayed=False,
        retreated=True,
        fire_plot=None,
        plotted_by_melee=False,
        **mode,
    )
    return _faced(after, event.path[-1], event.facing)


def _fell(state: State, one: Leader) -> State:
    had = state.losses.get(one.side, Losses())
    rank = f"{one.rank}_leaders"
    now = replace(had, **{rank: getattr(had, rank) + 1})
    return replace(_leader(state, one.id, lost=True, unit=""), losses=state.losses | {str(one.side): now})


def _moved_by_hand(one: Unit, event: ev.Overridden) -> Unit:
    """Give a unit with its square and where it is in agreement: one of them was set by hand.

    An eliminated unit has no men: they go where the column says.
    """
    if event.field == "square" and one.square is not None:
        return replace(one, status="on-map")
    if event.field != "status" or one.status == "on-map":
        return one
    plots: dict[str, Any] = {"fire_plot": None, "plotted_by_melee": False, "melee_plot": False, "advance_plot": False}
    off = replace(one, square=None, **plots)
    return replace(off, men=0, guns=0) if one.status == "eliminated" else off


def _overridden(state: State, event: ev.Overridden) -> State:
    name, field, value = event.target, event.field, event.after
    if name in state.units:
        was = state.units[name]
        made = books.booked(_moved_by_hand(with_field(was, field, value), event), event)
        # Only what was said to be lost is: it counts for the score as if it had been shot.
        men, guns = made.men_lost - was.men_lost, made.guns_lost - was.guns_lost
        after = _counted(state, was, men, guns) if men or guns else state
        return replace(after, units=state.units | {name: made})
    if name in state.leaders:
        return replace(state, leaders=state.leaders | {name: with_field(state.leaders[name], field, value)})
    return with_field(state, field, value)
