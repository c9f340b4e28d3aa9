"""`companion battle`: a battle of a campaign or a part of a square-grid field given out, and its result taken back."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.cli.options import as_json, as_seat, file_argument, open_game
from companion.language.messages import name_told
from companion.language.tongue import number, tr
from companion.terminal.failures import bad
from companion.terminal.writing import write, write_json, write_lines

if TYPE_CHECKING:
    from companion.kernel.session import Session
    from companion.table.file.battle import BattleFile
    from companion.table.file.draft import Draft
    from companion.table.way import Condition, Preview, Row

Paths = dict[str, Path]
ARMS = ("infantry", "cavalry", "foot_guns", "horse_guns")
_PDF = click.Path(path_type=Path)


@click.group
def battle() -> None:
    """Battles that are fought on the table: give one out, and take its result back."""


# ---- out


@battle.command
@file_argument
@click.option("--battle", "name", metavar="ID", default="", help="A battle by id; by default the one that waits.")
@click.option(
    "-o",
    "to",
    metavar="FILE",
    type=_PDF,
    help="Where battle.json is written; with no file named at all, standard output.",
)
@click.option("--sheet", metavar="FILE", type=_PDF, help="The battle sheet as PDF: both sides, for the referee.")
@click.option("--form", metavar="FILE", type=_PDF, help="The return form as PDF, .xlsx or .csv.")
@click.option("--briefing-union", metavar="FILE", type=_PDF, help="The Union's secret briefing as PDF.")
@click.option("--briefing-confederate", metavar="FILE", type=_PDF, help="The Confederates' secret briefing as PDF.")
@click.option("--table", metavar="FILE", type=_PDF, help="The ready table game, a document of its own.")
@click.option("--field", metavar="FILE", type=_PDF, help="The ground as GeoJSON, in inches of the table.")
@click.option("--seed", type=int, help="The seed of the table game's dice; by default a random one.")
@click.option("--scale", metavar="ID", default="", help="Men a stand: 200 (and 8 guns) or 150 (and 6 guns).")
@click.option("--paper", default="a4", show_default=True, help="a4, letter, a3, a2 or a1.")
@as_seat
def export(
    *,
    file: Path,
    name: str,
    to: Path | None,
    seed: int | None,
    scale: str,
    paper: str,
    seat: str | None,
    **more: Path | None,
) -> None:
    """Give out a battle of the game in FILE, which is not changed. No file is overwritten.

    battle.json holds both sides whole; it may be filled in by hand or by another program, and read back. A side's seat
    has its own briefing, the form and the table game; what shows both sides is asked for with --as referee.
    """
    given = {key.replace("_", "-"): path for key, path in more.items() if path is not None}
    _free(given if to is None else {"o": to, **given})
    from companion.table import way as battles
    from companion.table.file.battle import encode, to_fill_in

    with open_game(file, seat) as session:
        found = battles.export(session, name, scale)
        _allowed(session, (*given, *(() if given and to is None else ("battle",))), to=to)
        text = encode(to_fill_in(found))
        made = _papers(session, found, paper, given)
    if "field" in given:
        made["field"] = _field(found, given["field"]).encode()
    files = {given[key]: content for key, content in made.items()}
    if to is not None:
        files[to] = text.encode()
    _write(files, given.get("table"), found, seed="" if seed is None else str(seed))
    # A secret briefing must not be followed by both sides on the screen: the battle itself is printed where it alone
    # is asked for.
    if files or "table" in given:
        write_lines(f"{path}" for path in (*files, *([given["table"]] if "table" in given else [])))
    else:
        write(text.encode())


def _free(given: Paths) -> None:
    """Refuse files that are there, or that are named twice, before anything is made."""
    seen: set[Path] = set()
    for option, path in given.items():
        where = "-o" if option == "o" else f"--{option}"
        if os.path.lexists(path):
            raise bad(str(path), tr("there is a file of this name already"), tr("choose another name"), where=where)
        if not path.absolute().parent.is_dir():
            raise bad(str(path), tr("there is no such folder"), tr("make it first or choose another"), where=where)
        if path.absolute() in seen:
            raise bad(str(path), tr("is named twice"), tr("give each its own name"), where=where)
        seen.add(path.absolute())


def _allowed(session: Session, wanted: tuple[str, ...], *, to: Path | None) -> None:
    """Refuse a side's seat what shows both sides whole, or the enemy's."""
    from companion.table import way as battles

    hint = tr("ask for it with --as referee, or leave it out")
    for paper in wanted:
        if battles.is_open_to_seat(session, paper):
            continue
        if paper.startswith("briefing-"):
            side = tr(paper.removeprefix("briefing-"))
            what = tr("the {seat} may not have the {side}'s briefing", seat=tr(session.side), side=side)
        else:
            what = tr("shows both sides as they truly are, and is for the referee alone")
        option = f"--{paper}" if paper != "battle" else "" if to is None else "-o"
        raise bad("battle.json" if paper == "battle" else "", what, hint, where=option)


def _papers(session: Session, found: BattleFile, paper: str, given: Paths) -> dict[str, bytes]:
    """Make the papers that are wanted, {option: PDF}. Raises BadInput."""
    if not given.keys() - {"table", "field"}:
        return {}
    from companion.table import way as battles
    from companion.table.papers import pdf

    ground = battles.ground(session)
    makers: dict[str, Callable[[], bytes]] = {
        "sheet": lambda: pdf.sheet(found, ground, paper=paper),
        "form": lambda: _form(session, found, paper, given["form"].suffix.casefold()),
        "briefing-union": lambda: pdf.briefing(found, "union", ground, paper=paper),
        "briefing-confederate": lambda: pdf.briefing(found, "confederate", ground, paper=paper),
    }
    return {option: make() for option, make in makers.items() if option in given}


def _form(session: Session, found: BattleFile, paper: str, suffix: str) -> bytes:
    """Make the return form: for an office program, or for the pencil."""
    from companion.table import way as battles
    from companion.table.papers import pdf

    if suffix in (".xlsx", ".csv"):
        return battles.sheet_bytes(battles.form_rows(session, found), suffix)
    return pdf.form(found, paper=paper)


def _field(found: BattleFile, path: Path) -> str:
    """Give the ground as a file. Raises BadInput for a battle whose charts make none."""
    from companion.table.file.ground import encode_ground

    text = encode_ground(found)
    if not text:
        raise bad(str(path), tr("this battle has no ground"), tr("leave it out"), where="--field")
    return text


def _write(files: dict[Path, bytes], table: Path | None, found: BattleFile, *, seed: str) -> None:
    """Write all of it, or leave nothing behind."""
    from companion.table import way as battles

    done: list[Path] = []
    try:
        for path, content in files.items():
            with path.open("xb") as file:
                done.append(path)
                file.write(content)
        if table is not None:
            battles.table_game(table, found, seed=seed)
    # Whatever ends it, an interrupting key too: who made half of the papers would take them for all.
    except BaseException:
        for path in done:
            path.unlink(missing_ok=True)
        raise


# ---- back


@battle.command("import")
@file_argument
@click.argument("result", type=click.Path(path_type=Path))
@click.option("--preview", is_flag=True, help="Only show what it would do.")
@click.option("--override", metavar="JSON", default="", help='Figures set by hand: {"union:A": {"infantry": 12}}.')
@click.option("--reason", metavar="TEXT", default="", help="Why; it is kept with the battle.")
@click.option("--field", type=click.Choice(["neither", "confederate", "union"]), help="Who holds the field.")
@click.option("--stays", is_flag=True, help="Who does not hold it stays before the enemy.")
@as_json
@as_seat
def import_(
    *,
    file: Path,
    result: Path,
    preview: bool,
    override: str,
    reason: str,
    field: str | None,
    stays: bool,
    json: bool,
    seat: str | None,
) -> None:
    """Enter the RESULT of the battle that waits in the game in FILE: one entry, which undo takes back.

    RESULT is the finished table game, a battle.json filled in, a result's JSON (companion battle schema --result),
    or the form as .xlsx or .csv.
    A corps or brigade that it does not mention, and what is null in it, is asked; then nothing is entered.
    """
    from companion.charts.figures import Refused
    from companion.table import way as battles

    figures = _figures(override, reason)
    with open_game(file, seat) as session:
        draft = battles.read(session, result)
        for command, values in figures.items():
            draft = battles.edited(draft, command, reason, **values)
        draft = battles.staying(_held(draft, field), stays)
        found = battles.preview(session, draft)
        if not found.ready:
            from companion.charts.figures import Reason

            asked = (Reason(one, draft.terms.entry_clause) for one in found.asked)
            raise Refused([*asked, *found.reasons])
        if preview:
            _show(found, draft, entry=None, json=json)
            return
        done = battles.apply(session, draft)
    _show(found, draft, entry=done.entry, json=json)


def _held(draft: Draft, field: Any) -> Draft:
    from companion.table import way as battles

    return draft if field is None else battles.holding(draft, field)


def _figures(override: str, reason: str) -> dict[str, dict[str, Any]]:
    """Read --override; raises BadInput."""
    if not override:
        if reason:
            raise bad("", tr("there is nothing to override"), tr("give --override, or leave it out"), where="--reason")
        return {}
    if not reason.strip():
        raise bad("", tr("wants a reason"), tr("say why with --reason; it is kept with the battle"), where="--override")
    from companion.charts.strict_json import read_json

    found = read_json(override.encode("utf-8", "surrogateescape"), "--override")
    shape = '{"union:A": {"infantry": 12}}'
    if not isinstance(found, dict) or not all(isinstance(one, dict) for one in found.values()):
        raise bad("$", tr("is not figures by corps"), tr("as in {shape}", shape=shape), where="--override")
    return found


def _show(found: Preview, draft: Draft, *, entry: int | None, json: bool) -> None:
    if json:
        entered = {"battle": draft.battle.battle, "entry": entry, "field": draft.held_by}
        told: dict[str, Any] = {**entered, "rows": found.rows}
        told |= {"unfinished": draft.unfinished} if draft.unfinished else {}
        told |= {"added": list(draft.added)} if draft.added else {}
        write_json({**told, "consequences": found.consequences})
        return
    place = draft.battle.field.place or draft.battle.title
    head = tr("Battle {battle}, {place}: what the result would do", battle=draft.battle.battle, place=place)
    if entry is not None:
        head = tr(
            "{entry} Battle {battle}, {place}: the result is entered",
            entry=entry,
            battle=draft.battle.battle,
            place=place,
        )
    sides = {"confederate": tr("The Confederate side holds the field."), "union": tr("The Union side holds the field.")}
    held = sides.get(draft.held_by or "", tr("Neither side holds the field."))
    early = [tr("The table game is not over: {moment}.", moment=draft.how_far)] if draft.unfinished else []
    if draft.strangers:
        early.append(tr("Added at the table, of no command and not counted: {units}.", units=draft.strangers))
    write_lines((head, *_table(found), " ".join((*early, held, *found.consequences))))


def _table(found: Preview) -> Iterator[str]:
    heads = ["", *(tr(arm.replace("_", " ")) for arm in ARMS), tr("stragglers"), tr("fatigue"), tr("morale")]
    rows = [heads, *(_cells(row) for row in found.rows)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    for row, of in zip(rows, (None, *found.rows), strict=True):
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield f"{line}  {_becomes(of) if of is not None else ''}".rstrip()


def _cells(row: Row) -> list[str]:
    pairs = zip(_condition(row.before), _condition(row.after), strict=True)
    both = [f"{_figure(was)} -> {_figure(now)}" if was != now else _figure(was) if was else "-" for was, now in pairs]
    return [f"{row.side[:1].upper()} {row.name}", *both]


def _figure(value: float) -> str:
    return number(value, "g") if value % 1 else f"{value:g}"


def _condition(one: Condition) -> list[float]:
    arms = [getattr(one.strength, arm) for arm in ARMS]
    return [*arms, one.stragglers, one.fatigue, one.morale]


def _becomes(row: Row) -> str:
    told = []
    if row.after.destroyed:
        from companion.table.words.preview import goes_with

        told.append(tr("destroyed") if row.end is None else f"{tr('destroyed')}: {goes_with(row.end)}")
    elif row.after.demoralised and not row.before.demoralised:
        told.append(tr("demoralised"))
    if row.after.out_of_ammo != row.before.out_of_ammo:
        told.append(tr("out of ammunition") if row.after.out_of_ammo else tr("has ammunition again"))
    if row.after.leader != row.before.leader:
        told.append(tr("{leader} lost", leader=name_told(row.before.leader)))
    if not row.came:
        told.append(tr("did not come on to the table"))
    return ", ".join(told)


# ---- about


@battle.command("list")
@file_argument
@as_json
@as_seat
def list_(*, file: Path, json: bool, seat: str | None) -> None:
    """List the battles of the game in FILE: where and when, how each was fought, what is kept of it."""
    from companion.table import way as battles

    with open_game(file, seat) as session:
        found = battles.battles(session)
    if json:
        write_json(found)
        return
    words = {"waiting": tr("waits for its result"), "table": tr("on the table"), "computer": tr("by the computer")}
    for one in found:
        how = tr("called off") if one.called_off else words[one.state]
        where = tr("turn {turn}, {day}, {place}", turn=one.turn, day=tr(one.day), place=one.place)
        entry = " " + tr("(entry {entry})", entry=one.result) if one.result else ""
        write_lines([f"{one.battle:<6}{where}: {how}{entry}", *(f"      {name}" for name in one.records)])


@battle.command
@file_argument
@as_json
@as_seat
def odds(*, file: Path, json: bool, seat: str | None) -> None:
    """Say what the computer would make of the battle in FILE that is open, before one chooses; nothing is written."""
    from companion.table import way as battles

    with open_game(file, seat) as session:
        found, names = battles.chances(session), battles.called(session)
    if json:
        write_json(found)
        return
    from companion.table.words import chances

    write_lines(chances.lines(found, names))


@battle.command
@file_argument
@click.argument("name")
@as_seat
def record(*, file: Path, name: str, seat: str | None) -> None:
    """Print a record that is kept of a battle, by its NAME as companion battle list gives it."""
    from companion.table import way as battles

    with open_game(file, seat) as session:
        text = battles.record(session, name)
    write(text.encode() if name.endswith(".json") else text)


@battle.command
@click.option("--result", "of_result", is_flag=True, help="Of a result instead.")
def schema(*, of_result: bool) -> None:
    """Print the JSON schema of battle.json, or of a result."""
    from companion.table.file import battle as whole
    from companion.table.file import result

    write_json(result.schema() if of_result else whole.schema())
