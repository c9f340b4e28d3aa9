"""`companion serve`: players' own screens on the local network."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.charts.faults import BadInput, Problem
from companion.cli.options import as_json, file_argument
from companion.language.tongue import tr
from companion.terminal.failures import bad, say
from companion.terminal.writing import Painted, write, write_json, write_lines

if TYPE_CHECKING:
    from companion.web.certificate import Certificate
    from companion.web.slips import Slips
    from companion.web.table import Table

ACCEPTED = ("die", "proposals")
EVERYWHERE = "0.0.0.0"  # what --lan says, and says what it means


@click.command
@file_argument
@click.option("--host", default=None, help="Where to listen; 127.0.0.1 is this machine alone.")
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="The port; 0 takes one that is free.")
@click.option("--lan", is_flag=True, help="Let every machine of the network that this one is in open the seats.")
@click.option(
    "--seat", "seats", metavar="NAME", multiple=True, help="Give out this seat; else both sides and commanders."
)
@click.option("--accept", metavar="WHAT", default="", help="Do at once what seats send: die, proposals.")
@click.option("--tls", is_flag=True, help="https, by a certificate that is made for this evening.")
@click.option("--tls-cert", type=click.Path(path_type=Path), default=None, help="A certificate (PEM): https.")
@click.option(
    "--tls-key", type=click.Path(path_type=Path), default=None, help="Its key, where it lies in another file."
)
@click.option("--slips", type=click.Path(path_type=Path), default=None, help="Print the seats' slips to this PDF.")
@click.option("--beside-desk", is_flag=True, hidden=True)  # the desk's own way to begin it
@as_json
def serve(
    *,
    file: Path,
    host: str | None,
    port: int,
    lan: bool,
    seats: tuple[str, ...],
    accept: str,
    tls: bool,
    tls_cert: Path | None,
    tls_key: Path | None,
    slips: Path | None,
    beside_desk: bool,
    json: bool,
) -> None:
    """Give each seat of the game in FILE a page of its own, until it is interrupted.

    Every seat has a link, which holds a key: who opens it sits there. The game is only read, and what players send
    waits beside it (`companion inbox`). With --accept this is the program that writes the game.
    """
    _see_that_it_can_be_done()
    if beside_desk:
        from companion.web import beside

        beside.serve(file, sys.stdin.buffer, sys.stdout.buffer)
        return
    if lan and host is not None:
        raise click.UsageError(tr("--lan and --host say the same twice; give one"))
    wanted = _accepted(accept)
    place = (host or (EVERYWHERE if lan else "127.0.0.1"), port)
    if tls and tls_cert is not None:
        raise click.UsageError(tr("--tls makes a certificate and --tls-cert has one; give one of them"))
    own = _certificate(tls_cert, tls_key)
    if tls:
        _see_that_one_can_be_made()
    _run(file, place, seats, accept=wanted, tls=own or tls, paper=slips, json=json)


def _see_that_it_can_be_done() -> None:
    from companion.web import INSTALL, missing

    if found := missing():
        what = tr("players' screens need {names}, which is not installed", names=", ".join(found))
        raise BadInput(Problem("", "", what, tr("type: {line}", line=INSTALL)))


def _see_that_one_can_be_made() -> None:
    from companion.web import INSTALL
    from companion.web.certificate import NEEDED, can_make

    if not can_make():
        what = tr("a certificate is made by {name}, which is not installed", name=NEEDED)
        raise bad("--tls", what, tr("type: {line}", line=INSTALL))


def _accepted(text: str) -> frozenset[str]:
    found = frozenset(part.strip() for part in text.split(",") if part.strip())
    if unknown := sorted(found - set(ACCEPTED)):
        raise bad(
            "--accept",
            tr("does not know {name!r}", name=unknown[0]),
            tr("there are: {names}", names=", ".join(ACCEPTED)),
        )
    return found


def _certificate(cert: Path | None, key: Path | None) -> Certificate | None:
    """Give the certificate. Raises BadInput where it is none."""
    import ssl

    from companion.web.certificate import Certificate

    if cert is None:
        if key is not None:
            raise click.UsageError(tr("--tls-key goes with --tls-cert"))
        return None
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key)
    except (OSError, ssl.SSLError) as error:
        raise bad("--tls-cert", tr("cannot be read: {error}", error=error.strerror or error)) from None
    return Certificate(cert, key)


def _run(
    file: Path,
    at: tuple[str, int],
    seats: tuple[str, ...],
    *,
    accept: frozenset[str],
    tls: Certificate | bool,
    paper: Path | None,
    json: bool,
) -> None:
    import asyncio
    from contextlib import ExitStack

    from companion.kernel.inbox import Inbox
    from companion.kernel.journal import ReadOnly
    from companion.kernel.session import Session
    from companion.web.app import Players
    from companion.web.certificate import for_the_evening
    from companion.web.proposals import Writer
    from companion.web.serving import Server, listen
    from companion.web.slips import Slips
    from companion.web.table import FollowedTable, Table

    inbox, writer, table = Inbox(file), None, None
    if accept:
        session = Session.open(file)
        if session.read_only is not None:
            why = session.read_only
            session.close()
            raise ReadOnly(tr("{path}: is open for reading only: {why}", path=file, why=why))
        table = Table(session, lambda seat: None if writer is None else writer.die(seat))
    else:
        table = FollowedTable(file)
    with ExitStack() as ends:
        ends.callback(table.close)
        given = _seats(table, seats)
        place = listen(*at, tls=bool(tls))
        if tls is True:
            tls = ends.enter_context(for_the_evening(place.hosts))
        certificate = tls or None
        slips = Slips(given)
        app = Players(table, slips, inbox, names=place.names, port=place.port)
        if accept & {"proposals"}:
            writer = Writer(session, inbox, dice="die" in accept, changed=app.changed)
            app.writer = writer
        if paper is not None:
            _print(paper, table, slips, place.url, "" if certificate is None else certificate.fingerprint)
        _tell(place.url, at[0])
        if certificate is not None:
            say(tr("the certificate's fingerprint (SHA-256): {text}", text=certificate.fingerprint))
        asyncio.run(Server(app, place, certificate).run(lambda: _begin(place.url, slips, json)))


def _seats(table: Table, wanted: tuple[str, ...]) -> tuple[str, ...]:
    there = ("referee", *table.seats)
    for one in wanted:
        if one not in there:
            raise bad(
                "--seat", tr("there is no seat {name!r}", name=one), tr("there are: {names}", names=", ".join(there))
            )
    return tuple(dict.fromkeys(wanted)) or table.seats


def _tell(url: str, host: str) -> None:
    """Say who can reach it."""
    from ipaddress import ip_address

    try:
        here = ip_address(host).is_loopback
    except ValueError:
        here = host == "localhost"
    if here:
        say(tr("only this machine can open these seats; --lan opens them to the network that it is in"))
    else:
        say(tr("every machine of this network can reach {url}: whoever has a seat's link sits there", url=url))


def _print(paper: Path, table: Table, slips: Slips, url: str, fingerprint: str) -> None:
    """Write the slips; a file that is there is another evening's, and is taken for the new one's place."""
    from companion.cards.seat_slips import Slip, sheet
    from companion.rows.status import title_of
    from companion.web.words import seat_named

    game, date = title_of(table.sees("referee"))
    those = []
    for slip in slips:
        named = seat_named(table.sees(slip.seat))
        those.append(Slip(named["name"], named["under"], named["side"], named["said"], f"{url}s/{slip.token}"))
    try:
        # Where it is http, nobody types that.
        address = url.removeprefix("http://").rstrip("/")
        paper.write_bytes(sheet(those, game, date, address, fingerprint))
        paper.chmod(0o600)  # who reads it sits there
    except OSError as error:
        raise bad("--slips", tr("cannot be written: {error}", error=error.strerror or error)) from None


def _begin(url: str, slips: Slips, json: bool) -> None:
    links = [(slip.seat, f"{url}s/{slip.token}", slip.token) for slip in slips]
    if json:
        write_json({"url": url, "seats": [{"seat": seat, "url": link, "token": token} for seat, link, token in links]})
    else:
        write_lines(f"{seat}: {link}" for seat, link, _ in links)
        if sys.stdout is not None and sys.stdout.isatty():
            _codes(links)


def _codes(links: list[tuple[str, str, str]]) -> None:
    """Show the links as codes that a phone reads."""
    from io import StringIO

    import segno

    for seat, link, _ in links:
        shown = StringIO()
        segno.make(link, error="m").terminal(shown, compact=True, border=2)
        write(Painted(f"\n{seat}\n{shown.getvalue()}"))
