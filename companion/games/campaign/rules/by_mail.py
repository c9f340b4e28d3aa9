"""A campaign as one seat knows it: a state made of its view, for the rules to be asked where the game itself is not.

What the view does not tell of a corps has the value of a fresh one: nothing that is reckoned from it is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games.campaign.rules.annals.shapes import Recalled
from companion.games.campaign.rules.commands import Answer
from companion.games.campaign.rules.duties import Duty
from companion.games.campaign.rules.events import Answered, AnyEvent
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.names import side_to_act
from companion.games.campaign.rules.score import Score
from companion.games.campaign.rules.state import SIDES, Corps, Dispatch, Prompt, Side, State, Strength, key
from companion.games.campaign.rules.view import CorpsNow, CorpsView, View
from companion.kernel.overriding.commanding import Commander
from companion.language.messages import bare

STATE, VIEW, DUTY, SCORE, RECALLED = State, View, Duty, Score, Recalled
NOWHERE: Hex = (1, 1)
SET_UP = "set-up"


def known(state: State, view: View, commanders: Mapping[str, Commander]) -> State:
    """Give a state that holds no more than a side's view of it."""
    side: Side = "confederate" if view.seat == "confederate" else "union"
    corps = {one.id: _corps(view, one) for one in view.corps}
    if f"{side}:HQ" not in corps:  # a commander's own corps alone; couriers ride from somewhere all the same
        corps[f"{side}:HQ"] = _headquarters(side, view)
    made = State(
        scenario="battle" if view.scenario == "battle" else "campaign",
        title=view.title,
        turn=view.turn,
        first_slot=state.first_slot,
        first_day=state.first_day,
        last_turn=view.last_turn,
        phase=state.phase,
        setting_up=state.setting_up,
        rain=view.rain,
        corps=corps,
        secondary={one.side: one.id for one in view.corps if one.secondary},
        foraged={key(one.hex): one.points for one in view.foraged},
        forage_points=view.forage_points,
        exited_points=view.exited_points,
        drafts={one.id: one.draft for one in view.corps if one.draft is not None},
        missions={one.corps: one for one in view.missions},
        force=view.force,
        letters=tuple(
            Dispatch(one.corps, one.orders, one.sent, nth, one.expected, one.expected)
            for nth, one in enumerate(view.letters, 1)
        ),
        issued=len(view.letters),
        reports=view.reports,
        pending=view.pending,
        control=view.control,
        offline=view.offline,
        options=view.options,
        commanders=dict(commanders),
        over=view.over,
    )
    return _waiting_for(made, view)


def handed_on(game: object, state: State, command: object) -> Sequence[AnyEvent] | None:
    """Give the facts of an answer in a battle or a retreat: who stands there, and how draws fall, the game knows."""
    del game
    if not isinstance(command, Answer) or state.pending is None or state.pending.kind == "hand-over":
        return None
    return (Answered(command.choice),)


def carried(texts: Mapping[str, str], view: View) -> Mapping[str, str]:
    """Give the texts besides the charts that its rules read: none."""
    del texts, view
    return {}


def _waiting_for(made: State, view: View) -> State:
    """Let a state wait for whom its view waits for: what he is asked is not told."""
    if made.pending is None and view.to_act != (side_to_act(made) or "referee"):
        from msgspec.structs import replace

        seat: Side | str = next((one for one in SIDES if one == view.to_act), "referee")
        return replace(made, pending=Prompt(seat=seat, kind="hand-over", text=bare("")))  # type: ignore[arg-type]
    return made


def _corps(view: View, one: CorpsView) -> Corps:
    start = one.start
    now = one.now or CorpsNow(
        hex=one.hex or (start.hex if start is not None else NOWHERE),
        leadership=0,
        aggressiveness=0,
        effectiveness=1.0,
        fatigue=0.0,
        morale=0.0,
        demoralised=False,
        strength=start.strength if start is not None else Strength(infantry=one.original),
        stragglers=0,
        set_aside=Strength(),
        percent=100,
        urgency=1,
        contact="initiative",
        combat="inactive",
        march="rest",
        deployment="deployed",
        patrol=False,
        orders=(),
    )
    return Corps(
        id=one.id,
        side=one.side,
        letter=one.letter,
        number=one.number,
        unit=one.unit,
        leader=one.leader,
        leadership=now.leadership,
        aggressiveness=now.aggressiveness,
        effectiveness=now.effectiveness,
        kind=one.kind,
        headquarters=one.headquarters,
        strength=now.strength,
        original=one.original,
        stragglers=now.stragglers,
        at_start=now.strength,
        set_aside=now.set_aside,
        fatigue=now.fatigue,
        demoralised=now.demoralised,
        status=one.status,
        hex=now.hex,
        contact=now.contact,
        urgency=now.urgency,
        combat=now.combat,
        march=now.march,
        patrol=now.patrol,
        deployment=now.deployment,
        imposed=now.imposed,
        orders=now.orders,
        retreat_to=now.retreat_to,
        attack_hex=now.attack_hex,
        reinforce=now.reinforce,
        start=start,
        traits=one.traits,
        asked=one.asked,
    )


def _headquarters(side: Side, view: View) -> Corps:
    """Give headquarters in the middle of the corps that it sees: nobody has told where it is."""
    near = [one.now.hex for one in view.corps if one.now is not None] or [one.hex for one in view.corps if one.hex]
    count = len(near) or 1
    at = (sum(x for x, _ in near) // count or 1, sum(y for _, y in near) // count or 1)
    return Corps(
        id=f"{side}:HQ",
        side=side,
        letter="HQ",
        number=11,
        unit="HQ",
        leader="",
        leadership=0,
        aggressiveness=0,
        effectiveness=1.0,
        kind="cavalry",
        headquarters=True,
        strength=Strength(),
        original=0,
        hex=at,
        urgency=1,
    )
