"""`companion play`: the game in a document at a prompt."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.failures import bad
from companion.cli.options import as_seat, file_argument, open_game
from companion.tongue import tr

if TYPE_CHECKING:
    from companion.kinds import Seat


@click.command
@file_argument
@as_seat
def play(file: Path, seat: Seat) -> None:
    """Play the game in FILE at a prompt, or from a script of lines on standard input.

    A campaign asks for orders by the codes of its menus, a miniatures battle for commands as JSON. From the referee's
    seat whichever side is to act plays, and is shown its own view alone. Q or the end of the input leaves; everything
    is saved as it is done.
    """
    from companion.cli.playing.keyboard import Keyboard, Left

    with open_game(file, seat) as session, suppress(Left):
        if session.read_only:
            raise bad("", session.read_only, tr("close it there first"), where=str(file))
        if session.kind == "campaign":
            from companion.cli.playing.campaign.course import play_campaign

            play_campaign(session, Keyboard(), seat)
        else:
            from companion.cli.playing.plain import play_plainly

            play_plainly(session, Keyboard())
