"""The fold: a state and a fact give the next state. It never validates and never rolls."""

from __future__ import annotations

from typing import Any, assert_never

from msgspec.structs import replace

from companion.games.miniatures.rules import acts, players
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.forces import facts, folding
from companion.games.miniatures.rules.hand import fold as hand
from companion.games.miniatures.rules.placing import facts as standing
from companion.games.miniatures.rules.placing import folding as places
from companion.games.miniatures.rules.state import (
    Battery,
    Brigade,
    Combat,
    Leader,
    Placed,
    Side,
    State,
    Unit,
    question,
    unit,
)
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.kernel.overriding import commanding
from companion.kernel.overriding.setting import with_option


def apply(state: State, event: ev.AnyEvent) -> State:
    """Give the state after an event, with the physical acts that it asks for."""
    after = _apply(state, event)
    asked = acts.act_for(state, event)
    if asked is None:
        return after
    name, act = asked
    number = after.acts_made + 1
    # The number counts on when acts are ticked off and swept away, so that no two of a game are the same.
    return replace(after, acts=(*after.acts, acts.Act(number, name, act)), acts_made=number)


def _apply(state: State, event: ev.AnyEvent) -> State:
    match event:
        case ev.Began():
            return event.state
        case ev.StepBegan():
            return _step_began(state, event)
        case ev.BattleEnded():
            return replace(state, over=event.over, winner=event.winner)
        case ev.Maneuvered():
            return _this_turn(state, event.unit, outcome=event.outcome)
        case ev.Marked():
            return _change(state, event.unit, **{event.marker.replace("-", "_"): event.on})
        case ev.GunsDamaged():
            return _battery(state, event.unit, lambda b: replace(b, damaged=b.damaged + event.stands))
        case ev.StandsLost():
            return _stands_lost(state, event)
        case ev.LeftTable():
            return _left_table(state, event)
        case ev.FormationChanged():
            was = _turn(state, event.unit)
            after = _this_turn(state, event.unit, changed_formation=True, used=was.used + event.used)
            return _change(after, event.unit, formation=event.to, shape=())
        case ev.ModeChanged():
            return _mode_changed(state, event)
        case ev.Faced():
            after = _this_turn(state, event.unit, about_faced=True)
            return after if event.at is None else places.put(after, event.unit, (*event.at, event.facing), event.shape)
        case ev.Moved():
            was = _turn(state, event.unit)
            after = places.along(state, event.unit, event.path, event.shape) if event.path else state
            return _this_turn(
                after,
                event.unit,
                moved=True,
                used=was.used + event.used,
                fell_back=was.fell_back + event.away,
                went_back=was.went_back + event.back,
                by_road=was.by_road or event.by_road,
                crossed=(*was.crossed, *event.crossed),
                about_faced=was.about_faced or event.about_face,
                mode=event.mode or was.mode,
            )
        case ev.Charged():
            return _this_turn(state, event.unit, charges=event.target, touches=())
        case ev.Touched():
            return _this_turn(state, event.unit, touches=(*_turn(state, event.unit).touches, *event.enemies))
        case ev.ContactBroken():
            return _contact_broken(state, event)
        case ev.Retreated():
            return _retreated(state, event)
        case ev.Arrived():
            return _set_status(state, event.unit, "on-table")
        case ev.Delayed():
            return _change_any(state, event.unit, arrives=replace(_any(state, event.unit).arrives, turn=event.turn))
        case ev.Seen():
            return _change(state, event.unit, seen=event.seen)
        case ev.LeaderAttached():
            moved, at = event.moved or state.leaders[event.leader].moved, places.riding(state, event.leader, event.unit)
            return _leader(state, event.leader, attached=event.unit, moved=moved, at=at)
        case ev.LeaderMoved():
            at = event.at or state.leaders[event.leader].at
            return _leader(state, event.leader, moved=True, at=at)
        case ev.LeaderTested():
            return state
        case ev.LeaderLost():
            lost = state.leaders[event.leader].lost + 1
            return _leader(
                state, event.leader, status=event.how, attached="", returns=event.returns, lost=lost, at=None
            )
        case ev.CommanderFell():
            return _change(state, event.unit, exceptional_commander=False, commander_fell=True)
        case ev.LeaderReplaced():
            where = event.unit if event.attached else ""
            # The post keeps its id, the man does not.
            beside = None if event.attached or not event.unit else _there(state, event.unit).at
            man = {"exceptional": event.exceptional, "attached": where, "returns": 0, "at": beside}
            return _leader(state, event.leader, status="on-table", **man)
        case ev.Fired():
            return _fired(state, event)
        case ev.ShotsTookEffect():
            return replace(state, shots=())
        case ev.EffectivenessJudged():
            return replace(state, judged=event.states)
        case ev.CombatRolled():
            return state
        case ev.CombatStands():
            return replace(state, combats=_with(state.combats, event.combat))
        case ev.CombatEnded():
            return _combat_ended(state, event)
        case ev.PursuitDeclared():
            return _this_turn(state, event.unit, breakthrough=event.what)
        case ev.BrokeThrough():
            return _this_turn(state, event.unit, breakthrough="done", charges=event.target, touches=())
        case ev.Asked():
            return replace(state, pending=(*state.pending, event.prompt))
        case ev.Answered() | ev.Withdrawn():
            answered = question(state, event.question)
            return replace(state, pending=tuple(one for one in state.pending if one is not answered))
        case ev.ObjectiveTaken():
            held = replace(state.objectives[event.objective], holder=event.by, asked=state.turn)
            return replace(state, objectives={**state.objectives, event.objective: held})
        case ev.Noted():
            return state if not event.unit else _noted(state, event)
        case ev.LetHappen():
            return state
        case ev.Overridden():
            return hand.overridden(state, event)
        case ev.DiceModeSet():
            return replace(state, dice={**state.dice, f"{event.side}/{event.kind}": event.mode})
        case ev.OptionSet():
            return replace(state, options=with_option(state.options, event))
        case ev.CommanderNamed() | ev.CommanderGone():
            return replace(state, commanders=commanding.folded(state.commanders, event))
        case ev.PlayerNamed():
            return replace(state, players=players.named(state.players, event))
        case ev.Ticked():
            ticked = tuple(replace(act, done=event.done) if act.number in event.acts else act for act in state.acts)
            return replace(state, acts=ticked)
        case facts.UnitSplit() | facts.UnitsMerged() | facts.UnitAdded() | facts.Renamed() | facts.Transferred():
            return folding.fold(state, event)
        case standing.Placed() | standing.LeaderPlaced() | standing.Lifted():
            return places.fold(state, event)
        case _:
            assert_never(event)


def _step_began(state: State, event: ev.StepBegan) -> State:
    new_turn = event.step == 0 if event.anew is None else event.anew
    after = replace(
        state,
        turn=event.turn,
        player_turn=event.player_turn,
        step=event.step,
        fought=(),
        # What is ticked goes with the step; what is not stays to be done, while there is anything to do.
        acts=tuple([act for act in state.acts if not act.done and act.number not in event.moot]),
        leaders={name: replace(one, moved=False) for name, one in state.leaders.items()} if new_turn else state.leaders,
    )
    if not new_turn:
        return after
    return replace(
        after,
        judged={},
        acts_before=state.acts_made,
        brigades={name: _new_turn(one, event.player_turn) for name, one in state.brigades.items()},
        batteries={name: _new_turn(one, event.player_turn) for name, one in state.batteries.items()},
    )


def _fired(state: State, event: ev.Fired) -> State:
    shot = event.shot
    after = replace(state, shots=(*state.shots, shot))
    for place, name in enumerate(shot.firers):
        was = _turn(after, name)
        fired = was.stands_fired + (shot.stands[place] if shot.stands else 0)
        low = was.runs_low or name in shot.low_ammo
        after = _this_turn(after, name, fired=True, stands_fired=fired, runs_low=low)
    return after


def _new_turn(one: Any, side: Side) -> Any:
    """Give a unit at the start of a side's player turn: of the enemy's the change of its own is remembered."""
    done = one.this_turn
    if one.side == side or not (done.changed_formation or done.changed_mode or done.mode or done.about_faced):
        return replace(one, this_turn=ThisTurn())
    only_faced = done.about_faced and not (done.changed_formation or done.changed_mode or done.mode)
    return replace(one, this_turn=ThisTurn(before="about-faced" if only_faced else "changed"))


def _stands_lost(state: State, event: ev.StandsLost) -> State:
    was = _there(state, event.unit)
    counted = {"stands": was.stands - event.stands, event.how: getattr(was, event.how) + event.stands}
    after = _change(state, event.unit, **counted)
    if isinstance(was, Battery):
        return _battery(after, event.unit, lambda b: replace(b, damaged=min(b.damaged, b.stands)))
    if was.stands - event.stands == 1 and was.formation in ("double-line", "attack-column"):
        after = _change(after, event.unit, formation="single-line")  # all one stand can hold: D10-RUL-FORM-FEW-STANDS
    if event.by == "fire":
        return _this_turn(after, event.unit, lost_in_fire=was.this_turn.lost_in_fire + event.stands)
    return after


def _left_table(state: State, event: ev.LeftTable) -> State:
    after = _change(places.gone(state, event.unit), event.unit, status=event.how)
    return _this_turn(after, event.unit, charges="", touches=(), breakthrough="")


def _contact_broken(state: State, event: ev.ContactBroken) -> State:
    was = _turn(state, event.unit)
    left = [name for name in (was.charges, *was.touches) if event.enemy and name and name != event.enemy]
    return _this_turn(state, event.unit, charges=left[0] if left else "", touches=tuple(left[1:]))


def _with(combats: tuple[Combat, ...], now: Combat) -> tuple[Combat, ...]:
    """Give the combats with one as it stands now, in its own place: no two share an attacker."""
    if any(set(one.attackers) & set(now.attackers) for one in combats):
        return tuple(now if set(one.attackers) & set(now.attackers) else one for one in combats)
    return (*combats, now)


def _combat_ended(state: State, event: ev.CombatEnded) -> State:
    left = tuple(one for one in state.combats if not set(one.attackers) & set(event.attackers))
    after = replace(state, combats=left, fought=(*state.fought, *event.attackers, *event.defenders))
    for name in event.attackers:
        after = _this_turn(after, name, charges="", touches=())
        if event.held_by == "attacker":
            after = _this_turn(after, name, beat=(*_turn(after, name).beat, *event.defenders))
    return after


def _mode_changed(state: State, event: ev.ModeChanged) -> State:
    was = _turn(state, event.unit)
    done = {
        "changed_mode": True,
        "used": was.used + event.used,
        "unlimbered": was.unlimbered or event.to == "unlimbered",
        "move_over": was.move_over or (event.to == "dismounted" and was.moved),
    }
    after = _this_turn(state, event.unit, **done)
    if event.to in ("limbered", "unlimbered"):
        return _change(after, event.unit, limbered=event.to == "limbered", shape=())
    return _change(after, event.unit, mounted=event.to == "mounted", formation=event.formation, shape=())


def _retreated(state: State, event: ev.Retreated) -> State:
    after = _this_turn(state, event.unit, retreated=event.how, charges="", touches=())
    return _change(after, event.unit, limbered=True, shape=()) if event.unit in state.batteries else after


def _noted(state: State, event: ev.Noted) -> State:
    was = unit(state, event.unit)
    note = event.text if was is None or not was.note else f"{was.note}; {event.text}"
    return state if was is None else _change(state, event.unit, note=note)


# ---- changing one thing by replacement


def _any(state: State, name: str) -> Unit | Leader:
    found = unit(state, name)
    return state.leaders[name] if found is None else found


def _put(state: State, made: Unit | Leader) -> State:
    match made:
        case Brigade():
            return replace(state, brigades={**state.brigades, made.id: made})
        case Battery():
            return replace(state, batteries={**state.batteries, made.id: made})
        case Leader():
            return replace(state, leaders={**state.leaders, made.id: made})


def _there(state: State, name: str) -> Unit:
    """Give a unit that a fact names; raises KeyError where the fact is of no game of ours."""
    found = unit(state, name)
    if found is None:
        raise KeyError(name)
    return found


def _change(state: State, name: str, **changes: Any) -> State:
    return _put(state, replace(_there(state, name), **changes))


def _change_any(state: State, name: str, **changes: Any) -> State:
    return _put(state, replace(_any(state, name), **changes))


def _set_status(state: State, name: str, status: str) -> State:
    found = _any(state, name)
    return _put(state, replace(found, status=status, arrives=Placed(turn=state.turn, edge=found.arrives.edge)))


def _turn(state: State, name: str) -> ThisTurn:
    return _there(state, name).this_turn


def _this_turn(state: State, name: str, **changes: Any) -> State:
    return _change(state, name, this_turn=replace(_turn(state, name), **changes))


def _battery(state: State, name: str, make: Any) -> State:
    return _put(state, make(state.batteries[name]))


def _leader(state: State, name: str, **changes: Any) -> State:
    return _put(state, replace(state.leaders[name], **changes))
