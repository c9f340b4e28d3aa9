"""`companion field`: what a game's field answers, and saying who stands where on it."""

from __future__ import annotations

import json as plain_json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.charts.figures import Refused
from companion.cli import field_papers
from companion.cli.do import as_value as as_done
from companion.cli.kept_photographs import photos
from companion.cli.options import as_json, as_seat, file_argument, open_book, open_game, seated
from companion.cli.photographs import photo, tags
from companion.kernel.kind import kind_of
from companion.language.messages import for_scripts, told
from companion.language.tongue import tr
from companion.terminal.failures import bad, say
from companion.terminal.typed import decoded
from companion.terminal.writing import write_json, write_lines

if TYPE_CHECKING:
    from companion.kernel.session import Session

SIGNED = {"ignore_unknown_options": True}
"""A place may begin with a minus, which is no option: where it lies is for the field to say."""
FAR = 10_000
"""Inches and degrees beyond which no place is meant."""
NUMBERS = {2: "X,Y", 3: "X,Y,FACING"}


@click.group
@file_argument
@click.pass_context
def field(context: click.Context, file: Path) -> None:
    """Ask the field of the game in FILE, or say who stands where on it."""
    context.obj = file


field.add_command(tags)
field.add_command(photo)
field.add_command(photos)


@field.command
@click.argument("firer")
@click.argument("target")
@click.option("--shot", type=click.Choice(["ball", "canister"]), help="What guns fire; by default what is worth more.")
@as_json
@as_seat
@click.pass_obj
def measure(file: Path, *, firer: str, target: str, shot: str | None, json: bool, seat: str | None) -> None:
    """Measure from FIRER to TARGET, stand by stand: range, arc, sight, enfilade, cover."""
    _answer(file, seat, "measure", lambda asked: asked.measure(firer, target, shot), json=json)


@field.command
@click.option("--unit", "units", metavar="UNIT", multiple=True, help="Only what this unit fires at, and who at it.")
@as_json
@as_seat
@click.pass_obj
def fire(file: Path, *, units: tuple[str, ...], json: bool, seat: str | None) -> None:
    """Say who can fire at whom now, with points, cover and the stands to be expected, the best first.

    Where an option lets a unit split its fire, its parts stand there besides, with the stands of each.
    """

    def asked(of: Any) -> list[Any]:
        if not units:
            return list(of.who_fires())
        rows = [*of.who_fires(firers=units), *(row for row in of.who_fires(targets=units) if row.firer not in units)]
        return sorted(rows, key=lambda row: (not row.may_fire, -row.expected, -row.points, row.firer, row.target))

    # Rank and file stand there only of who splits its fire.
    _answer(file, seat, "fire", asked, json=json, without=("order",), empty=("stands",), head="fire_now")


@field.command
@click.argument("unit")
@as_json
@as_seat
@click.pass_obj
def split(file: Path, *, unit: str, json: bool, seat: str | None) -> None:
    """Say how UNIT's stands are parted among its targets, where an option lets them (D10-RUL-FIRE-WHO)."""
    _answer(file, seat, "split", lambda asked: asked.split(unit), json=json, without=("order",))


@field.command
@click.argument("one")
@click.argument("other")
@as_json
@as_seat
@click.pass_obj
def sight(file: Path, *, one: str, other: str, json: bool, seat: str | None) -> None:
    """Say whether ONE sees the OTHER, whatever its arcs and ranges, and what stands between them."""
    _answer(file, seat, "sight", lambda asked: asked.sight(one, other), json=json)


@field.command(context_settings=SIGNED)
@click.argument("unit")
@click.argument("way", metavar="[X,Y,FACING]...", nargs=-1)
@as_json
@as_seat
@click.pass_obj
def moves(file: Path, *, unit: str, way: tuple[str, ...], json: bool, seat: str | None) -> None:
    """Say what a way takes of UNIT's move, place after place from where it stands, and whom it touches there."""
    path = tuple(_numbers(one, 3) for one in _arguments(way))
    _answer(file, seat, "moves", lambda asked: asked.moves(unit, path), json=json, without=("legs", "order"))


@field.command
@click.argument("attacker")
@click.argument("defender")
@click.option("--at", "place", metavar="X,Y,FACING", required=True, help="Where the attacker ends.")
@as_json
@as_seat
@click.pass_obj
def charge(file: Path, *, attacker: str, defender: str, place: str, json: bool, seat: str | None) -> None:
    """Say what a charge of ATTACKER at DEFENDER touches where it ends, whether it outflanks, and who is supported."""
    at = _numbers(place, 3)
    _answer(file, seat, "charge", lambda asked: asked.charge(attacker, defender, at), json=json)


@field.command
@click.argument("leader")
@as_json
@as_seat
@click.pass_obj
def radius(file: Path, *, leader: str, json: bool, seat: str | None) -> None:
    """Say how far the units of his side are from LEADER, and which stand within his command radius."""
    _answer(file, seat, "radius", lambda asked: asked.radius(leader), json=json)


@field.command
@click.argument("unit")
@as_json
@as_seat
@click.pass_obj
def roll(file: Path, *, unit: str, json: bool, seat: str | None) -> None:
    """Say what UNIT's maneuver roll asks of the table: leaders in radius, fieldworks, musket range."""
    _answer(file, seat, "roll", lambda asked: asked.roll(unit), json=json)


@field.command
@click.argument("unit")
@click.argument("how", type=click.Choice(["full-move", "beyond-musketry", "two-inches"]))
@as_json
@as_seat
@click.pass_obj
def retreat(file: Path, *, unit: str, how: str, json: bool, seat: str | None) -> None:
    """Say where UNIT is sent that falls back: a full move, beyond musketry, to two inches from the enemy."""
    _answer(file, seat, "retreat", lambda asked: asked.retreat(unit, how), json=json)


@field.command(context_settings=SIGNED)
@click.argument("places", metavar="UNIT X,Y,FACING...", nargs=-1, required=True)
@as_json
@as_seat
@click.pass_obj
def place(file: Path, *, places: tuple[str, ...], json: bool, seat: str | None) -> None:
    """Say where units and leaders stand: UNIT X,Y,FACING, of a leader X,Y, as many as there are."""
    if len(_arguments(places)) % 2:
        raise bad(places[-1], tr("has no place"), tr("write UNIT X,Y,FACING"))
    if twice := next((name for name in places[::2] if places[::2].count(name) > 1), None):
        raise bad(twice, tr("is placed twice"), tr("name it once"))
    where = {name: _numbers(at, 2, 3) for name, at in zip(places[::2], places[1::2], strict=True)}
    _do(file, seat, {"order": "place", "places": where}, json=json, placed=tuple(where))


@field.command
@click.argument("units", metavar="UNIT...", nargs=-1, required=True)
@as_json
@as_seat
@click.pass_obj
def lift(file: Path, *, units: tuple[str, ...], json: bool, seat: str | None) -> None:
    """Take units and leaders off the field: where they stand is not known any more."""
    _do(file, seat, {"order": "lift", "units": tuple(dict.fromkeys(units))}, json=json)


field.add_command(field_papers.pdf)
field.add_command(field_papers.png)


@field.command
@click.option("--side", type=click.Choice(["union", "confederate"]), help="Only this side; by default both.")
@click.option("--division", metavar="NAME", default="", help="Only this division, or this battalion of guns.")
@as_json
@as_seat
@click.pass_obj
def deploy(file: Path, *, side: str | None, division: str, json: bool, seat: str | None) -> None:
    """Put everybody who is on the table and has no place yet where the field proposes that he stand."""
    with open_game(file, seat) as session:
        _asked(session)
        door = kind_of(session.kind).fielded
        assert door is not None
        where = door.open().deployment(session.view, side or "", division)
    if not where:
        raise bad(division or str(file), tr("the field proposes no place for anybody there without one"))
    _do(file, seat, {"order": "place", "places": where}, json=json)


def _answer(
    file: Path,
    seat: str | None,
    what: str,
    ask: Callable[[Any], Any],
    *,
    json: bool,
    without: Sequence[str] = (),
    empty: Sequence[str] = (),
    head: str = "",
) -> None:
    """Ask the field and write what it says.

    No script needs the parts `without`, nor those that are `empty`; people read `head` first.
    """
    with open_game(file, seat) as session:
        asked, who = _asked(session), _names(session)
        try:
            found = ask(asked)
        except Refused as refused:
            raise Refused(tuple(reason.named(who) for reason in refused.reasons)) from None
        if json:
            write_json(_bare(for_scripts(found, who), without, empty))
            return
        door = kind_of(session.kind).fielded
        assert door is not None
        words = door.open()
        first = getattr(words, head)(session.view) if head else ()
        write_lines([*first, *getattr(words, what)(found, who, lambda name: who_is(session, name))])


def _asked(session: Session) -> Any:
    """Give what can be asked of a game's field; raises UsageError where the kind has none."""
    if (asked := session.field) is None:
        raise click.UsageError(tr("games of this kind have no field"))
    return asked


def _names(session: Session) -> Callable[[Any], str]:
    return lambda one: who_is(session, one.id)


def who_is(session: Session, name: str) -> str:
    """Give what somebody is called whom the seat knows; a piece of ground is called as it is."""
    view = session.view
    return next((one.name for one in (*view.units, *view.leaders) if one.id == name), name)


def _bare(value: Any, without: Sequence[str], empty: Sequence[str] = ()) -> Any:
    if isinstance(value, list | tuple):
        return [_bare(one, without, empty) for one in value]
    if not without and not empty:
        return value
    import msgspec

    plain = value if isinstance(value, dict) else msgspec.to_builtins(value)
    return {key: one for key, one in plain.items() if key not in without and (one or key not in empty)}


def _arguments(typed: tuple[str, ...]) -> tuple[str, ...]:
    """Give arguments that may begin with a minus; raises NoSuchOption for what can only be an option."""
    for one in typed:
        if one.startswith("--"):
            raise click.NoSuchOption(one)
    return typed


def _numbers(text: str, *counts: int) -> list[float]:
    """Read "28.6,27.6,270"; raises BadInput."""
    try:
        found = [float(part) for part in text.split(",")]
    except ValueError:
        found = []
    # Neither "nan" nor "inf" is where anybody stands, nor what lies miles away.
    if len(found) not in counts or not all(abs(one) <= FAR for one in found):
        raise bad(text, tr("is no place"), tr("write {place}", place=" / ".join(NUMBERS[count] for count in counts)))
    return found


def _do(file: Path, seat: str | None, order: dict[str, Any], *, json: bool, placed: Sequence[str] = ()) -> None:
    with open_book(file) as book:
        from companion.kernel.session import Session

        session = seated(Session(book), seat)
        _asked(session)
        done = session.do(decoded(session, plain_json.dumps(order)))
        if json:
            write_json(as_done(done))
        else:
            write_lines([told(done.label, _names(session))])
        for one, enemy in _asked(session).upon(placed) if placed else ():
            who = {"unit": who_is(session, one), "enemy": who_is(session, enemy)}
            say(tr("Note: {unit} lies over stands of {enemy}.", **who))
