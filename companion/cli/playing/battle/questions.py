"""Questions that stop the battle: to a side, or to the referee."""

from __future__ import annotations

from companion.charts import Refused
from companion.cli.failures import reason_line
from companion.cli.playing.battle.post import Post
from companion.tactical import commands as cmd
from companion.tactical.state import Prompt
from companion.tongue import tr


def answer(post: Post, pending: Prompt) -> None:
    """Ask what the battle waits for until it is answered; Return takes what is offered. The session has the seat."""
    told = tr("Answers: {answers}", answers=", ".join(pending.choices) or tr("any words"))
    post.read()
    post.keys.say(pending.text)
    while True:
        offered = tr(" (Return is {default})", default=pending.default) if pending.default else ""
        text = post.keys.ask(tr("Your answer{offered}?", offered=offered), lambda: (told,))
        try:
            post.session.do(cmd.Answer(choice=text.lower() or pending.default or "-"))
        except Refused as refused:
            post.keys.say(*(reason_line(one) for one in refused.reasons))
        else:
            return
