"""`companion field FILE pdf` and `png`: the field on paper, true to scale, and as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import click

from companion.cli.options import as_json, as_seat, open_game
from companion.language.tongue import tr
from companion.terminal.failures import bad
from companion.terminal.writing import write_json, write_lines

SCALES = click.IntRange(1, 200)
INCH = 72
"""Points of an inch."""


@click.command
@click.option("-o", "to", metavar="FILE", type=click.Path(path_type=Path), required=True, help="The PDF to write.")
@click.option("--paper", default="a4", show_default=True, help="a4, letter, a3, a2 or a1.")
@click.option("--tiles", is_flag=True, help="The field alone, over as many sheets as it needs, to cut and glue.")
@click.option("--scale", "step", metavar="N", type=SCALES, help="With --tiles: an inch of paper is N.")
@click.option("--grey", is_flag=True, help="In shades of grey.")
@click.option("--ink-saving", is_flag=True, help="Outlines in place of grounds.")
@as_json
@as_seat
@click.pass_obj
def pdf(
    file: Path,
    *,
    to: Path,
    paper: str,
    tiles: bool,
    step: int | None,
    grey: bool,
    ink_saving: bool,
    json: bool,
    seat: str | None,
) -> None:
    """Write the set-up map as a PDF, true to scale; with --tiles the field alone, larger than a sheet."""
    from companion.cards import book
    from companion.cards.sizes import Layout, checked

    if step and not tiles:
        raise bad(str(step), tr("the set-up map has the scale that its paper has room for"), tr("add --tiles"))
    layout = checked(Layout(paper=paper.lower(), grey=grey, ink_saving=ink_saving))
    made = _deck("field-map" if tiles else "set-up", _beside(file, to), seat, layout.paper, step or 0)
    book.save(made, layout, to)
    _tell(to, json=json)


@click.command
@click.option("-o", "to", metavar="FILE", type=click.Path(path_type=Path), required=True, help="The PNG to write.")
@click.option("--pixels", type=click.IntRange(4, 100), default=16, show_default=True, help="An inch of the table.")
@click.option("--grey", is_flag=True, help="In shades of grey.")
@click.option("--dark", is_flag=True, help="As the windows' dark look has it.")
@as_json
@as_seat
@click.pass_obj
def png(file: Path, *, to: Path, pixels: int, grey: bool, dark: bool, json: bool, seat: str | None) -> None:
    """Write the field as a picture, with everybody who has a place on it."""
    import pypdfium2

    from companion.cards import book

    if grey and dark:
        raise bad("--grey", tr("does not go with --dark"))
    step = 12
    made = _deck("field-map", _beside(file, to), seat, "a4", step)
    read: Any = pypdfium2.PdfDocument  # it has no types
    page = read(book.alone(made.tiles[0].drawing, made.title, grey=grey, dark=dark))[0]
    page.render(scale=pixels * step / INCH).to_pil().save(to, format="PNG")
    _tell(to, json=json)


def _beside(file: Path, to: Path) -> Path:
    """Refuse to write over the game itself; give the game's file back."""
    if to.exists() and to.samefile(file):
        raise bad("", tr("this is the game itself"), tr("choose another name"), where=str(to))
    return file


def _deck(name: str, file: Path, seat: str | None, paper: str, step: int) -> Any:
    """Make a deck from what a seat knows of a game."""
    from companion.cards.decks import DECKS
    from companion.cards.source import of_session

    with open_game(file, seat) as session:
        if session.field is None:
            raise click.UsageError(tr("games of this kind have no field"))
        whose: Literal["", "union", "confederate"] = "" if session.side == "referee" else session.side
        source = of_session(session, whose)._replace(paper=paper, step=step)
        return DECKS[name].content.open()(source)


def _tell(to: Path, *, json: bool) -> None:
    if json:
        write_json({"file": str(to)})
    else:
        write_lines([str(to)])
