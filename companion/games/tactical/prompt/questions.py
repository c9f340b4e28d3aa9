"""What stops the battle: questions to a side or to the referee, and a part of the field on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.charts.figures import Refused
from companion.games.tactical.prompt.post import Post
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.state import Prompt
from companion.games.tactical.rules.view import View
from companion.language.messages import told
from companion.language.tongue import tr
from companion.terminal.failures import reason_line

if TYPE_CHECKING:
    from companion.kernel.game import Seat


def answer(post: Post, pending: Prompt) -> None:
    """Ask what the battle waits for until it is answered; Return takes what is offered. The session has the seat."""
    answers = tr("Answers: {answers}", answers=", ".join(pending.choices) or tr("any words"))
    post.read()
    post.keys.say(told(pending.text))
    while True:
        offered = tr(" (Return is {default})", default=pending.default) if pending.default else ""
        text = post.keys.ask(tr("Your answer{offered}?", offered=offered), lambda: (answers,))
        try:
            post.session.do(cmd.Answer(choice=text.lower() or pending.default or "-"))
        except Refused as refused:
            post.keys.say(*(reason_line(one) for one in refused.reasons))
        else:
            return


def called_off(post: Post, seat: Seat, view: View) -> bool:
    """Say that a part of the field is on the table, and let the referee call it off; True where he does."""
    keys = post.keys
    keys.say(
        tr("Battle {id} is being fought on the table; the game stands still until its result is in.", id=view.on_table),
        tr("companion battle export gives it out, companion battle import enters its result."),
    )
    told_more = tr("Y takes it off the table without a result: nothing has happened. N leaves it there.")
    if seat != "referee" or not keys.yes(tr("Call it off (Y or N)?"), lambda: (told_more,)):
        return False
    post.session.do(cmd.CallOff())
    return True
