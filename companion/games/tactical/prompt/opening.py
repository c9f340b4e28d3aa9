"""The opening of a side's phase: the hand-over among hidden units, the moment, the clock (ANT-R-HIDDEN, ANT-R-TIME)."""

from __future__ import annotations

from companion.games.tactical.prompt.post import Post
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.state import Prompt
from companion.games.tactical.words.status import title
from companion.language.tongue import tr
from companion.language.words import capital


def hand_over(post: Post, pending: Prompt) -> None:
    """Let the player of the side take over, as the battle asks."""
    cover(post)
    post.session.do(cmd.Answer(choice=pending.default))


def cover(post: Post) -> None:
    """Show nothing of either side until the player of the side has typed Return."""
    post.read()
    post.clear()
    told = tr("Return goes on; until then nothing of either side is shown.")
    post.keys.ask(tr("{side} player: type Return to take over.", side=capital(post.side)), lambda: (told,))


def open_phase(post: Post) -> None:
    """Say where the battle stands, and start the clock."""
    view = post.view
    post.read()
    post.tell(title(view))
    if view.time_limit:
        post.tell(tr("You have {minutes} minutes; S stops the clock.", minutes=view.time_limit))
    post.clock.start(view.time_limit)
    post.show_map()
