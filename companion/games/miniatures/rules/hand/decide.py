"""What happens when the referee sets something by hand: the figure, its column, and what follows of itself.

Who is without stands is out of the game, a leader who fell is replaced, a question that makes no sense any more is put
anew: whatever was set, play goes on by the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import decide_charge, decide_fire, decide_maneuver, sequence
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.hand import books
from companion.games.miniatures.rules.hand import settable as to_set
from companion.games.miniatures.rules.state import (
    Combat,
    Leader,
    State,
    Unit,
    combat_of,
    unit,
)
from companion.games.miniatures.rules.story import Story
from companion.kernel.overriding.setting import overridden

LOST: tuple[str, ...] = get_args(ev.Loss)


def override(story: Story, command: cmd.Override) -> None:
    """Set one field."""
    fields = {command.field: command.value}
    _set(story, command.target, fields, fields, command)
    settle(story)


def count_table(story: Story, command: cmd.CountTable) -> None:
    """Set what a count of the table found otherwise; what is as counted is left alone."""
    for name, fields in command.counts.items():
        differ = {
            field: value
            for field, value in fields.items()
            if getattr(to_set.bearer(story.state, name, field), field) != value
        }
        _set(story, name, differ, fields, command)
    settle(story)


def _set(
    story: Story,
    target: str,
    fields: Mapping[str, Any],
    told: Mapping[str, Any],
    command: cmd.Override | cmd.CountTable,
) -> None:
    """Set fields of a target; those that were `told` pay for no other, whether they differ or not."""
    before = story.state
    for field, value in to_set.in_order(fields):
        pays = books.payer(field, command.pays, told)
        _tell(story, cmd.Override(target=target, field=field, value=value, reason=command.reason, pays=pays))
    was = unit(before, target) or before.leaders.get(target)
    if isinstance(was, Leader):
        _leader_follows(story, was, command.reason)
    elif was is not None:
        _unit_follows(story, was, command.reason)
    if to_set.MOMENT & fields.keys() and _moment(before) != _moment(story.state):
        _moment_follows(story, before)
    if {"combats", "pending"} & fields.keys():
        _strike_out(story, before)


def _tell(story: Story, order: cmd.Override) -> None:
    one = to_set.bearer(story.state, order.target, order.field)
    assert one is not None, "no legal command sets a field of nobody"
    story.tell(overridden(one, order))


def _of_itself(story: Story, target: str, field: str, value: Any, because: str) -> None:
    """Set what follows from what the referee set."""
    _tell(story, cmd.Override(target=target, field=field, value=value, reason=because))


# ---- a unit


def _unit_follows(story: Story, was: Unit, reason: str) -> None:
    """Take a unit off that has no stands, bring one back that has some again, and free who was bound to it."""
    now = story.unit(was.id)
    if now.stands == 0 and now.status not in books.ENDS:
        story.out_of_the_game(now.id, books.gone(now))
    elif now.status != was.status and now.status in books.ENDS:
        story.out_of_the_game(now.id, _end(now.status))
    elif was.stands == 0 < now.stands and was.status in books.ENDS and now.status == was.status:
        _of_itself(story, now.id, "status", "on-table", reason)
    elif (now.side, now.status) != (was.side, was.status):
        _free(story, now)
    if now.side != was.side and (combat := combat_of(story.state, now.id)) is not None:
        _close(story, combat)


def _end(status: str) -> ev.End:
    return next(one for one in get_args(ev.End) if one == status)


def _free(story: Story, one: Unit) -> None:
    """End a unit's charge and let its leaders stay where it was (D10-RUL-MAN-QUITS)."""
    if one.this_turn.charges:
        story.tell(ev.ContactBroken(one.id))
    story.set_free(one.id)


# ---- a leader


def _leader_follows(story: Story, was: Leader, reason: str) -> None:
    """A leader who fell counts and is replaced, however he fell; who did not fall after all counts no more."""
    now = story.state.leaders[was.id]
    if now.status in LOST and was.status not in LOST:
        story.lose_leader(was.id, "fallen" if now.status == "fallen" else "captured")
    elif was.status in LOST and now.status not in LOST:
        if now.returns:
            _of_itself(story, was.id, "returns", 0, reason)
        if now.lost:
            _of_itself(story, was.id, "lost", now.lost - 1, reason)
    elif now.attached and (now.side != was.side or (now.status == "to-arrive" != was.status)):
        story.tell(ev.LeaderAttached(was.id))


# ---- where the battle stands


def _moment(state: State) -> tuple[int, bool, int]:
    """Give turn, half of it and step, so that the later one is the greater."""
    return state.turn, state.player_turn != state.first, state.step


def _moment_follows(story: Story, before: State) -> None:
    """Begin the step that was set: what it clears is cleared, what waited for the end of the one that was left comes.

    Going back within a player turn keeps what waits, for there will be an end of that step again. In another player
    turn the attacker is another, and no combat of the one before can go on.
    """
    now = story.state
    anew = _moment(before)[:2] != _moment(now)[:2]
    if _moment(now) > _moment(before) and now.shots:
        decide_fire.put_into_force(story)
    if anew:
        _strike_out(story, story.state)
    story.tell(ev.StepBegan(now.turn, now.player_turn, now.step, anew))
    if sequence.now(story.rules, story.state).phase == "charge" and not story.state.judged:
        decide_maneuver.judge(story)


# ---- what waits


def _strike_out(story: Story, before: State) -> None:
    """Close the combats and withdraw the questions of a state that are to be no more; nobody holds the position."""
    for asked in before.pending:
        if asked in story.state.pending:
            story.tell(ev.Withdrawn(asked.name))
    for combat in before.combats:
        story.tell(ev.CombatEnded(combat.attackers, "nobody", combat.defenders))


def _close(story: Story, combat: Combat) -> None:
    for asked in story.state.pending:
        if combat_of(story.state, asked.name) == combat:
            story.tell(ev.Withdrawn(asked.name))
    story.tell(ev.CombatEnded(combat.attackers, "nobody", combat.defenders))


def settle(story: Story) -> None:
    """Bring every combat in line with what was set."""
    for combat in story.state.combats:
        # Mended one by one: an earlier one may have ended this.
        if combat in story.state.combats:
            decide_charge.mend(story, combat)
