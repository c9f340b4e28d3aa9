"""`companion play`: the game in a document at a prompt."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.options import as_seat, file_argument, open_game
from companion.language.tongue import tr
from companion.terminal.failures import bad

if TYPE_CHECKING:
    from companion.games.tactical.prompt.setting import Setting
    from companion.kernel.game import Seat
    from companion.kernel.session import Session
    from companion.terminal.keyboard import Keyboard


@click.command
@file_argument
@as_seat
@click.option("--menu", is_flag=True, help="Battle of Antietam: show the main menu first; it can begin FILE.")
@click.option("--delay", metavar="0-9", type=click.IntRange(0), help="How long a message of combat stands.")
@click.option("--ten-key", "ten_keys", is_flag=True, help="Directions as on a keypad: 8 is north.")
@click.option("--black-white", "plain", is_flag=True, help="No colours.", envvar="NO_COLOR")
@click.option("--icons", is_flag=True, help="Units without facing and mode.")
def play(
    *, file: Path, seat: str | None, menu: bool, delay: int | None, ten_keys: bool, plain: bool, icons: bool
) -> None:
    """Play the game in FILE at a prompt, or from a script of lines on standard input.

    A campaign asks for orders by the codes of its menus, a square-grid battle for single keys (in a script each sign of
    a line is one), a miniatures battle for commands as JSON. From the referee's seat whichever side is to act plays,
    and is shown its own view alone. Q or the end of the input leaves; everything is saved as it is done. The options
    but --as are of square-grid battles.
    """
    from companion.games.tactical.prompt.setting import Setting
    from companion.terminal.keyboard import Keyboard, Left

    keys, setting = Keyboard(), Setting(delay=delay, ten_keys=ten_keys, colour=not plain, symbols=not icons)
    with suppress(Left):
        if menu:
            from companion.games.tactical.prompt.main_menu import main_menu

            file, setting = main_menu(keys, file, setting)
        with open_game(file, seat) as session:
            if session.read_only:
                raise bad("", session.read_only, tr("close it there first"), where=str(file))
            _play(session, keys, session.seat, setting)


def _play(session: Session, keys: Keyboard, seat: Seat, setting: Setting) -> None:
    """Play a game by the menus of its kind."""
    match session.kind:
        case "campaign":
            from companion.games.campaign.prompt.course import play_campaign

            play_campaign(session, keys, seat)
        case "tactical":
            from companion.games.tactical.prompt.course import play_battle

            play_battle(session, keys, seat, setting)
        case _:
            from companion.games.miniatures.prompt.plain import play_plainly

            play_plainly(session, keys)
