"""The fold of a campaign's annals: what each fact adds to what every corps did in its turn, and why it stood."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import knowledge
from companion.games.campaign.rules.annals.holding import half_way, held, made_room_for
from companion.games.campaign.rules.annals.shapes import Annals, Cause, Seen, TurnOf
from companion.games.campaign.rules.apply import apply
from companion.games.campaign.rules.clock import Turn, the_turn
from companion.games.campaign.rules.marching import path_of
from companion.games.campaign.rules.orders import MV
from companion.games.campaign.rules.state import Corps, State, part, whole

ALWAYS = ("waits", "keeps-clear", "made-room", "slow", "new-orders", "cannot-get-away", "shut-in", "forgot", "no-way")
"""Causes that are told whether a corps came on or not; the others where it entered no hex at all."""


def remember(rules: Rules, annals: Annals | None, state: State | None, events: Sequence[ev.AnyEvent]) -> Annals:
    """Add an entry's facts; `rules` are those in force. Before the first there are no annals and no state."""
    keeper = _Keeper(rules, annals or Annals(), state)
    for event in events:
        keeper.add(event)
    return keeper.kept()


class _Keeper:
    """The annals while an entry is added."""

    def __init__(self, rules: Rules, annals: Annals, state: State | None) -> None:
        self.rules, self.annals, self.state = rules, annals, state
        self.turns = dict(annals.turns)
        self._of_turn: tuple[int, bool, Turn] | None = None

    def add(self, event: ev.AnyEvent) -> None:
        """Add a fact, and go on to the state after it."""
        if isinstance(event, ev.Began):
            self.state = event.state
            return
        assert self.state is not None
        self._note(self.state, event)
        self.state = apply(self.state, event)

    def kept(self) -> Annals:
        """Give the annals, with how every headquarters sees its corps now."""
        state = self.state
        assert state is not None
        seen = dict(self.annals.seen)
        for one in state.corps.values():
            if knowledge.is_seen(self.rules, state, one):
                now = Seen(state.turn, one.strength, one.fatigue, one.urgency, one.contact, one.demoralised)
                seen[one.id] = now
        return Annals(self.turns, seen)

    def _note(self, state: State, event: ev.AnyEvent) -> None:
        match event:
            case ev.PhaseBegan(phase="reconnaissance"):
                for one in state.present():
                    self.turns[one.id] = (*self.turns.get(one.id, ()), TurnOf(event.turn, one.hex))
            case ev.PhaseBegan(phase="fatigue") if event.turn:
                for one in state.present():
                    self._end(one)
            case ev.ClockMoved():
                self._wait(state, whole(event.at) - whole(state.clock))
            case ev.Entered():
                self._put(event.corps, entered=(*self._now(event.corps).entered, event.to))
            case ev.ActionBegan() if event.action.forced:
                one = state.corps[event.corps]
                self._cause(one.id, Cause("made-room", "RTG-7.1b", corps=made_room_for(state, one)[:1], times=1))
            case ev.DispatchRead():
                self._read(state, event)
            case ev.OrderDone():
                self._done(state.corps[event.corps])
            case ev.OrdersLost() if state.corps[event.corps].orders:
                self._cause(event.corps, Cause("forgot", "RTG-11.0c"))
            case ev.WithdrawalChecked(result="stands"):
                shut_in = any(line.clause == "RTG-R-WITHDRAW-STUCK" for line in event.working)
                self._cause(event.corps, _STUCK if shut_in else _FAILED)
            case _:
                pass

    # ---- a turn of a corps

    def _now(self, corps: str) -> TurnOf:
        """Give the turn that a corps is in; before the first turn none is written down."""
        turns = self.turns.get(corps, ())
        return turns[-1] if turns else TurnOf(0, (0, 0))

    def _put(self, corps: str, **fields: Any) -> None:
        turns = self.turns.get(corps, ())
        if turns:
            self.turns[corps] = (*turns[:-1], replace(turns[-1], **fields))

    def _cause(self, corps: str, cause: Cause) -> None:
        """Add a cause to those of the turn, together with one of the same kind and for the same corps."""
        causes, added = [], False
        for one in self._now(corps).causes:
            if one.kind == cause.kind and (
                one.kind == "made-room" or (one.corps, one.mode) == (cause.corps, cause.mode)
            ):
                share = part(whole(one.share) + whole(cause.share))
                others = tuple(name for name in cause.corps if name not in one.corps)
                added = True
                causes.append(replace(one, times=one.times + cause.times, share=share, corps=(*one.corps, *others)))
            else:
                causes.append(one)
        self._put(corps, causes=tuple(causes if added else (*causes, cause)))

    def _wait(self, state: State, share: Fraction) -> None:
        """Note for a stretch of time what kept each corps where it was."""
        if share <= 0:
            return
        turn = self._turn(state)
        for one in state.present():
            cause = held(state, turn, one)
            if cause is not None:
                self._cause(one.id, replace(cause, share=part(share)))

    def _turn(self, state: State) -> Turn:
        known = self._of_turn
        if known is None or known[:2] != (state.turn, state.rain):
            known = self._of_turn = state.turn, state.rain, the_turn(self.rules, state)
        return known[2]

    def _read(self, state: State, event: ev.DispatchRead) -> None:
        letter = next((one for one in state.letters if one.nth == event.nth), None)
        one = state.corps[event.corps]
        if letter is None or not one.here or letter.arrives > state.turn:
            return
        self._put(one.id, read=(*self._now(one.id).read, letter.issued))
        put_in = [action for action in (one.action, one.suspended) if action is not None and whole(action.paid)]
        if event.lost and put_in:
            self._cause(one.id, Cause("new-orders", "RTG-4.4b", paid=put_in[0].paid, cost=put_in[0].cost))

    def _done(self, one: Corps) -> None:
        order = one.orders[0]
        given_up = isinstance(order, MV) and one.hex != path_of(order)[-1]
        if given_up:
            self._cause(one.id, Cause("no-way", "RTG-R-MV-JOIN"))
        else:
            self._put(one.id, done=(*self._now(one.id).done, order))

    def _end(self, one: Corps) -> None:
        """Close a corps' turn: what only explains standing is told of nobody who came on."""
        last = half_way(one)
        if last is not None:
            self._cause(one.id, last)
        now = self._now(one.id)
        if now.entered:
            self._put(one.id, causes=tuple(cause for cause in now.causes if cause.kind in ALWAYS))


_FAILED = Cause("cannot-get-away", "RTG-6.2.1h")
_STUCK = Cause("shut-in", "RTG-R-WITHDRAW-STUCK")
