"""`companion cards`: every deck there is, as a PDF true to size."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, cast

import click

from companion.cli.games import pair
from companion.cli.options import as_json, as_seat, open_game, seated
from companion.language.tongue import plural, tr
from companion.terminal.failures import bad
from companion.terminal.writing import write_json, write_lines

if TYPE_CHECKING:
    from companion.cards.book import Progress
    from companion.cards.content import Deck
    from companion.cards.source import Source
    from companion.kernel.kind import Deck as Printed
    from companion.kernel.session import Session

Side = Literal["", "union", "confederate"]
PICTURE = 150
"""Dots an inch of the pictures of pages."""


class Decks(click.Command):
    """A command whose help lists the decks."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Give each deck a line."""
        from companion.cards.decks import DECKS

        with formatter.section(tr("Decks")):
            formatter.write_dl([(one.name, tr(one.title) + _needs(one)) for one in DECKS.values()])


@click.command(cls=Decks)
@click.argument("deck", required=False)
@click.option("-o", "to", metavar="FILE", type=click.Path(path_type=Path), help="The PDF that is written.")
@click.option("--paper", default="a4", show_default=True, help="a4, letter, a3, a2 or a1.")
@click.option("--size", help="Of a card: full (the paper, the default), a6, tarot or poker.")
@click.option("--grey", is_flag=True, help="In shades of grey.")
@click.option("--ink-saving", is_flag=True, help="Outlines in place of grounds.")
@click.option("--crop-marks", is_flag=True, help="Marks where to cut.")
@click.option("--bleed", metavar="MM", type=float, default=0.0, help="Colour beyond the cut.")
@click.option(
    "--duplex", metavar="EDGE", default="", help="Backs on the back: the sheet is turned by its long or short."
)
@click.option("--fold", is_flag=True, help="Front and back beside each other, to be folded over.")
@click.option("--fronts", is_flag=True, help="The fronts of cards alone.")
@click.option("--base", metavar="MM", type=int, help="Of a label: 20, 25 (the default), 30, 40, 50 or 60.")
@click.option("--lines", type=int, help="Of a label: 1 or 2 (the default).")
@click.option("--tag", metavar="MM", type=float, help="The edge of a tag for the table: 12 to 20, 14 unless said.")
@click.option("--tagged", is_flag=True, help="With labels and markers: a piece with its tag for each unit of a game.")
@click.option("--side", type=click.Choice(["union", "confederate"]), help="Whose papers; by default both sides'.")
@click.option("--game", metavar="FILE", type=click.Path(path_type=Path), help="The game that they tell of.")
@click.option("--scenario", metavar="NAME", help="In place of a game: a scenario as it begins, by name or file.")
@as_seat
@click.option(
    "--margin", metavar="MM", type=float, default=5.0, show_default=True, help="What the printer cannot reach."
)
@click.option("--rules", "house", metavar="DIR", type=click.Path(path_type=Path), help="A folder of house rules.")
@click.option("--set", "settings", metavar="OPTION=VALUE", multiple=True, help="A ruling to read otherwise.")
@click.option("--png", is_flag=True, help="Pictures of the pages besides, as FILE-1.png and so on.")
@click.option("--list", "listed", is_flag=True, help="List the decks.")
@as_json
def cards(
    *,
    deck: str | None,
    to: Path | None,
    paper: str,
    size: str | None,
    grey: bool,
    ink_saving: bool,
    crop_marks: bool,
    bleed: float,
    duplex: str,
    fold: bool,
    fronts: bool,
    base: int | None,
    lines: int | None,
    tag: float | None,
    tagged: bool,
    side: Literal["union", "confederate"] | None,
    game: Path | None,
    scenario: str | None,
    seat: str | None,
    margin: float,
    house: Path | None,
    settings: tuple[str, ...],
    png: bool,
    listed: bool,
    json: bool,
) -> None:
    """Print a DECK to a PDF, true to size; without DECK, list what there is.

    A file of that name is replaced, but only by one that is whole.
    """
    from companion.cards.decks import DECKS, one_of

    if deck is None or listed:
        _list(list(DECKS.values()), json=json)
        return
    wanted = one_of(deck)
    if size is not None and not wanted.cards:
        those = ", ".join(one.name for one in DECKS.values() if one.cards)
        raise bad(
            "",
            tr("the size of the deck {deck} cannot be chosen", deck=deck),
            tr("it can be for: {those}", those=those),
            where="--size",
        )
    if (base is not None or lines is not None) and not wanted.bases:
        those = ", ".join(one.name for one in DECKS.values() if one.bases)
        where = "--base" if base is not None else "--lines"
        raise bad(
            "", tr("the deck {deck} has no labels", deck=deck), tr("it can be for: {those}", those=those), where=where
        )
    if (tag is not None and not wanted.tags) or (tagged and wanted.tags != "wanted"):
        those = ", ".join(one.name for one in DECKS.values() if one.tags and (not tagged or one.tags == "wanted"))
        raise bad(
            "",
            tr("the deck {deck} has no tags to choose", deck=deck),
            tr("it can be for: {those}", those=those),
            where="--tagged" if tagged else "--tag",
        )
    if tag is not None and wanted.tags == "wanted" and not tagged:
        raise bad("", tr("there are no tags on it"), tr("ask for them with --tagged"), where="--tag")
    if tagged and game is None and scenario is None:
        raise bad("", tr("tags are those of a game"), tr("name it with --game FILE"), where="--tagged")
    from companion.cards.sizes import Layout, checked

    layout = checked(
        Layout(
            paper=paper,
            size=size or "full",
            grey=grey,
            ink_saving=ink_saving,
            crop_marks=crop_marks,
            bleed=bleed,
            duplex=cast("Literal['long']", duplex),
            fold=fold,
            margin=margin,
            fronts=fronts,
            base=25 if base is None else base,
            lines=2 if lines is None else lines,
            tag=Layout().tag if tag is None else tag,
            tagged=tagged,
        )
    )
    place = _writable(to, game)
    if game is not None and scenario is not None:
        raise bad("", tr("a game is of one scenario already"), tr("leave it out"), where="--scenario")
    if scenario is not None:
        with seated(_begun(scenario, house, settings), seat) as session:
            source = _of_session(wanted, session, side or "")
    elif game is None:
        from companion.kernel.overriding.commanding import RESERVED

        if seat not in (None, *RESERVED):
            raise bad("", tr("without a game nobody sits here but the referee and the sides"), where="--as")
        source = _of_rules(wanted, side or "", house, settings)
    elif house is not None or settings:
        raise bad("", tr("a game carries its own rules"), tr("leave it out"), where="--set" if settings else "--rules")
    else:
        with open_game(game, seat) as session:
            source = _of_session(wanted, session, side or "")
    from companion.cards import book
    from companion.cards.decks import build

    made = build(deck, source, layout)
    with _progress(made) as progress:
        try:
            book.save(made, layout, place, progress)
        except OSError as error:
            error.filename = str(place)  # not the name under which it was being built
            raise
    pages = _pages(place)
    pictures = _pictures(place) if png else []
    if json:
        told = {"file": str(place), "deck": deck, "pages": pages, "cards": len(made.cards) + len(made.tiles)}
        write_json(told | {"pictures": [str(one) for one in pictures]} if png else told)
        return
    write_lines(
        [plural(pages, "{file}: {deck}, {n} page.", "{file}: {deck}, {n} pages.", file=place, deck=tr(made.title))]
    )


def _list(kinds: list[Printed], *, json: bool) -> None:
    if json:
        write_json([{"name": one.name, "title": one.title, "game": one.game, "side": one.side} for one in kinds])
        return
    width = max(len(one.name) for one in kinds)
    write_lines(f"{one.name:<{width}}  {tr(one.title)}{_needs(one)}" for one in kinds)


def _needs(one: Printed) -> str:
    needed = [words for words, asked in (("--game FILE", one.game), ("--side SIDE", one.side)) if asked]
    return " " + tr("(needs {options})", options=", ".join(needed)) if needed else ""


def _writable(to: Path | None, game: Path | None) -> Path:
    """Refuse before anything is made what could not be written at its end."""
    if to is None:
        raise bad("", tr("the PDF to write is missing"), tr("name it, as in -o cards.pdf"), where="-o")
    where = str(to)
    if to.is_dir():
        raise bad("", tr("is a folder"), tr("give the name of a file"), where=where)
    if not to.absolute().parent.is_dir():
        raise bad("", tr("there is no such folder"), tr("make it first or choose another"), where=where)
    if os.path.lexists(to) and not to.is_file():
        raise bad("", tr("is no file that could be replaced"), tr("choose another name"), where=where)
    if not os.access(to.absolute().parent, os.W_OK | os.X_OK):
        raise bad("", tr("this folder may not be written to"), tr("choose a folder of your own"), where=where)
    if game is not None and to.exists() and game.exists() and to.samefile(game):
        raise bad("", tr("this is the game itself"), tr("choose another name"), where=where)
    return to


def _of_rules(wanted: Printed, side: Side, house: Path | None, settings: tuple[str, ...]) -> Source:
    if wanted.game:
        raise bad(
            "",
            tr("this deck tells of a game"),
            tr("name it with --game FILE, or a scenario with --scenario NAME"),
            where=wanted.name,
        )
    from companion.cards.source import of_rules
    from companion.charts.faults import BadInput, Problem

    if not wanted.ruleset and (house is not None or settings):
        where = "--set" if settings else "--rules"
        raise bad("", tr("this deck is made of no charts"), tr("leave it out"), where=where)
    source = of_rules(wanted.ruleset, house, side)
    if not settings:
        return source
    chosen: dict[str, int] = {}
    for name, value in map(pair, settings):
        if not value.isascii() or not value.isdigit() or len(value) > 4:
            raise bad(
                name,
                tr("{value!r} is not one of its choices", value=value),
                tr("choices are whole numbers"),
                where="--set",
            )
        chosen[name] = int(value[:9])
    try:
        return source._replace(rules=source.rules.choosing(chosen))
    except BadInput as error:
        told = [Problem("--set", one.path.removeprefix("$."), one.what, one.hint) for one in error.problems]
        raise BadInput(told) from None


def _begun(name: str, house: Path | None, settings: tuple[str, ...]) -> Session:
    """Begin a scenario in memory, with house rules and settings as `companion new` takes them. Raises BadInput."""
    from companion.kernel.beginning import Beginning, begin

    # No die is thrown: the seed, which a document draws, would be another at each printing for nothing.
    return begin(None, Beginning(scenario=name, house=house, settings=dict(map(pair, settings)), seed="1"))


def _of_session(wanted: Printed, session: Session, side: Side) -> Source:
    """Read a game for its seat; what is for one side alone is never made from what the referee knows."""
    from companion.cards.source import of_session

    if wanted.side or (wanted.known and (side or session.seat != "referee")):
        side = _whose(wanted, side, session.side)
        if session.seat == "referee":
            session.seat = side
    return of_session(session, side)


def _whose(wanted: Printed, side: Side, seat: str) -> Literal["union", "confederate"]:
    """Give the side that a deck of one side alone is made for. Raises BadInput."""
    if seat != "referee" and side not in ("", seat):
        deck = tr(wanted.title.lower())
        what = tr("the {seat} may not have the {side}'s {deck}", seat=tr(seat), side=tr(side), deck=deck)
        raise bad("", what, tr("leave it out, or ask as {side}", side=side), where="--side")
    if seat == "referee" and not side:
        raise bad(
            "", tr("this deck is for one side"), tr("say whose with --side union or confederate"), where=wanted.name
        )
    return cast("Literal['union', 'confederate']", side if seat == "referee" else seat)


@contextmanager
def _progress(made: Deck) -> Iterator[Progress | None]:
    """Show how far the work is, where somebody watches."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(length=1, label=made.title, file=sys.stderr) as bar:

        def told(done: int, every: int) -> bool:
            bar.length = every
            bar.update(done - bar.pos)
            return True

        yield told


def _pages(place: Path) -> int:
    import pypdfium2

    read: Any = pypdfium2.PdfDocument  # it has no types
    found = read(place)
    try:
        return len(found)
    finally:
        found.close()


def _pictures(place: Path) -> list[Path]:
    """Write a picture of each page beside the PDF; one that stood there is replaced."""
    import pypdfium2

    read: Any = pypdfium2.PdfDocument
    found, written = read(place), []
    try:
        for number in range(len(found)):
            to = place.with_name(f"{place.stem}-{number + 1}.png")
            found[number].render(scale=PICTURE / 72).to_pil().save(to)
            written.append(to)
    finally:
        found.close()
    return written
