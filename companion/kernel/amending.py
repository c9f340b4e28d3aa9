"""An entry decided again with other dice or commands, and those that followed it with their own: a new line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from companion.charts.figures import Reason, Refused
from companion.kernel.dice import Dice, DieWanted
from companion.kernel.entries import commands_of, label_of, rolls_of
from companion.kernel.game import Game
from companion.kernel.journal import Draft, Entry
from companion.kernel.messages import AMENDS
from companion.kernel.record import Done, json_text
from companion.kernel.replay import Kept
from companion.kernel.supply import Supply
from companion.language.messages import Id, Message, among, bound, nameless

Decide = Callable[[Any, Sequence[Any], Message | None, Dice], tuple[Draft, Done, Any]]
"""(state, commands, label, dice) -> the entry, what it did, the state after it."""


class NewLine(NamedTuple):
    """What amending makes: entries, what each did, the state after each, and where it had to stop."""

    drafts: list[Draft]
    dones: list[Done]
    states: list[Any]
    stopped: tuple[int, tuple[Reason, ...]] | None
    """The first old entry that is no longer possible, and why."""


def new_line(
    game: Game,
    state: Any,
    line: Sequence[Entry],
    decide: Decide,
    dice_of: Callable[[int], str],
    *,
    commands: Sequence[Any] | None,
    faces: Sequence[int],
) -> NewLine:
    """Decide the first entry of a line anew in a state, and the others after it, to the first that is refused.

    `dice_of` names the dice of the n-th new entry, from 0. Raises as `Session.do` does for the first.
    """
    first, *later = line
    given = commands_of(game, first) if commands is None else commands
    dice = Supply(dice_of(0), faces=faces, entered=lambda _: bool(faces))
    draft, done, state = decide(state, given, None, dice)
    dice.finish()
    amends = AMENDS(what=bound(done.label, nameless), entry=Id(str(first.seq)))
    made = NewLine([msgspec.structs.replace(draft, label=json_text(amends))], [done], [state], None)
    for nth, old in enumerate(later, 1):
        names = among(game.called(state, "referee"))
        # A die stays with its purpose, so that mending one figure does not throw the rest of the evening anew.
        kept = Kept(rolls_of(game, old), Supply(dice_of(nth), entered=partial(game.entered, state)), names)
        try:
            draft, done, state = decide(state, commands_of(game, old), None, kept)
        except Refused as refused:
            return made._replace(stopped=(old.seq, refused.reasons))
        # A die that somebody must enter is missing: the line stops there rather than being guessed on.
        except DieWanted as wanted:
            return made._replace(stopped=(old.seq, (Reason(wanted.what),)))
        made.drafts.append(
            msgspec.structs.replace(draft, at=old.at, seat=old.seat, label=json_text(label_of(game, old)))
        )
        made.dones.append(done)
        made.states.append(state)
    return made
