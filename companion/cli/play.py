"""`companion play`: the game in a document at a prompt."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from companion.cli.options import as_seat, file_argument, open_game
from companion.kernel.kind import kind_of, kinds
from companion.language.tongue import tr
from companion.terminal.failures import bad


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
    from companion.terminal.keyboard import Keyboard, Left
    from companion.terminal.setting import Setting

    keys, setting = Keyboard(), Setting(delay=delay, ten_keys=ten_keys, colour=not plain, symbols=not icons)
    with suppress(Left):
        if menu:
            file, setting = _menu()(keys, file, setting)
        with open_game(file, seat) as session:
            if session.read_only:
                raise bad("", session.read_only, tr("close it there first"), where=str(file))
            kind_of(session.kind).prompt.open()(session, keys, session.seat, setting)


def _menu() -> Any:
    """Give the menu before a game: one kind has one."""
    return next(kind.menu for kind in kinds().values() if kind.menu is not None).open()
