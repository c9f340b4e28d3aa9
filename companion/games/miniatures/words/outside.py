"""Orders of battle that other people keep, told: what each column is, what is left out, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from companion.games.miniatures.setup.outside import Brought, mapping_text, read_mapping
from companion.games.miniatures.setup.outside.files import Roster, rosters, texts_of
from companion.games.miniatures.setup.outside.mapping import IGNORE
from companion.games.miniatures.setup.outside.mapping import Mapping as Columns
from companion.games.miniatures.setup.roster_row import RosterRow
from companion.games.miniatures.setup.rosters import read_roster
from companion.kernel import shelf
from companion.language.ranks import by_command
from companion.language.tongue import number, plural, tr, word
from companion.language.words import side_words

MEANT = {
    "side": word("Side"),
    "army": word("Army"),
    "corps": word("Corps"),
    "division": word("Division"),
    "brigade": word("Brigade"),
    "battalion": word("Battalion of guns"),
    "unit": word("Regiment, battery or unit"),
    "state": word("State it was raised in"),
    "arm": word("Arm"),
    "men": word("Men"),
    "stands": word("Stands"),
    "guns": word("Guns"),
    "smoothbore": word("Smoothbore guns"),
    "rifled": word("Rifled guns"),
    "gun_type": word("Type of guns"),
    "horse": word("Horse artillery"),
    "commander": word("Commander of the unit"),
    "leader": word("Leader of the division"),
    "leader_rank": word("Rank of the leader"),
    "fresh_at": word("Fresh from"),
    "worn_at": word("Worn from"),
    "exceptional": word("Exceptional commander"),
    "carbine": word("Carbine"),
    "formation": word("Formation"),
    "arrives": word("Turn of arrival"),
    "edge": word("Edge of arrival"),
    "mounted": word("Mounted"),
    "limbered": word("Limbered"),
    "leader_exceptional": word("Exceptional leader"),
    "invented": word("Invented columns"),
    "source": word("Source"),
    "level": word("Level of the row"),
    "traits": word("Traits"),
    "emblem": word("Emblem"),
    IGNORE: word("Not needed"),
}
"""What a column can be, in words."""


def read(
    paths: Sequence[Path], mapping: Path | None = None, **more: str | int | Mapping[str, str]
) -> tuple[list[Roster], bool]:
    """Read files by a mapping's file, if it is there already; raises BadInput. Says whether it has yet to be written.

    `more` overrules what the mapping says: side, sheet, men, guns, only.
    """
    missing = mapping is not None and not mapping.exists()
    columns = read_mapping(shelf.read_text(mapping), mapping.name) if mapping is not None and not missing else None
    given = {key: value for key, value in more.items() if value}
    found = rosters(paths, columns)
    if given:
        for nth, one in enumerate(found):
            if one.brought is not None:
                found[nth] = Roster(one.path, msgspec.structs.replace(one.brought.mapping, **given))
    return found, missing


def write_mapping(found: Sequence[Roster], path: Path) -> None:
    """Write what the columns of the files that were brought in were taken for."""
    brought = [one.brought.mapping for one in found if one.brought is not None]
    columns = {head: meaning for one in reversed(brought) for head, meaning in one.columns.items()}
    made = msgspec.structs.replace(brought[0], columns=columns) if brought else Columns()
    path.write_text(mapping_text(made), encoding="utf-8")


def texts(found: Sequence[Roster]) -> dict[str, str]:
    """Give our rosters by name, and remember what their columns were; raises BadInput with what keeps them from it."""
    made = texts_of(found)
    for one in found:
        one.remember()
    return made


def rows_of(one: Roster) -> Sequence[RosterRow]:
    """Give the rows of a file's roster; raises BadInput."""
    return one.brought.rows if one.brought is not None else read_roster(one.text, one.name)


# ---- for people


def summary(brought: Brought) -> str:
    """Say in a line what a file came to."""
    parts = [plural(brought.read, "{n} row", "{n} rows")]
    parts.append(plural(brought.count(), "{n} brigade", "{n} brigades"))
    if batteries := brought.count("artillery"):
        parts.append(plural(batteries, "{n} battery", "{n} batteries"))
    return tr("{file}: {parts}", file=brought.file, parts=", ".join(parts))


def unused(brought: Brought) -> str:
    """Name the columns that are not needed, "" for none."""
    heads = [one.head for one in brought.columns if one.meaning == IGNORE]
    if not heads:
        return ""
    named = ", ".join(heads)
    return plural(len(heads), "{n} column is not needed: {heads}", "{n} columns are not needed: {heads}", heads=named)


def by_columns(brought: Brought) -> Iterator[tuple[str, str, str, str]]:
    """Yield each column: its head, what it is, why, and what stands in it first."""
    for one in brought.columns:
        yield one.head, tr(MEANT[one.meaning]), tr(one.why), one.example


def lines(found: Sequence[Roster]) -> Iterator[str]:
    """Tell files: what the columns are, what comes of them, what was left out, what is wrong."""
    for one in found:
        if one.brought is None:
            yield tr("{file}: a roster of our own", file=one.name)
        else:
            yield from _columns(one.brought)
    good = [row for one in found if one.brought is None or not one.brought.faults for row in rows_of(one)]
    if good:
        yield ""
        yield from order_of_battle(good)


def _columns(brought: Brought) -> Iterator[str]:
    yield summary(brought)
    named = list(by_columns(brought))
    used = [one for one, column in zip(named, brought.columns, strict=True) if column.meaning != IGNORE]
    width = max((len(head) for head, *_ in used), default=0)
    second = max((len(meant) for _, meant, *_ in used), default=0)
    for head, meant, why, example in used:
        yield f"  {head:<{width}}  {meant:<{second}}  {why}{f': {example[:40]}' if example else ''}"
    for said in (unused(brought), *brought.left):
        if said:
            yield f"  {said}"
    for fault in brought.faults:
        yield f"  ▲ {fault}"


def order_of_battle(rows: Sequence[RosterRow]) -> Iterator[str]:
    """Tell rows as the order of battle that they are: sides, corps, divisions, units, with their strengths."""
    for side in ("union", "confederate"):
        own = by_command(row for row in rows if row.side == side)
        if not own:
            yield tr("{side}: nobody", side=side_words(side))
            continue
        yield tr("{side}: {strength}", side=side_words(side), strength=strength(own))
        for corps in dict.fromkeys(row.corps for row in own):
            of_corps = [row for row in own if row.corps == corps]
            if corps:
                yield f"  {corps}: {strength(of_corps)}"
            for division in dict.fromkeys(row.division for row in of_corps):
                of_division = [row for row in of_corps if row.division == division]
                if division:
                    yield f"    {division}: {strength(of_division)}"
                for row in of_division:
                    yield f"      {row.unit}: {_unit(row)}"


def strength(rows: Sequence[RosterRow]) -> str:
    """Say how many men and guns rows have."""
    men, guns = sum(row.men for row in rows), sum(row.guns for row in rows)
    stands = sum(row.stands for row in rows)
    parts = [plural(men, "{count} man", "{count} men", count=number(men))] if men else []
    parts += [plural(guns, "{n} gun", "{n} guns")] if guns else []
    parts += [plural(stands, "{n} stand", "{n} stands")] if stands else []
    return ", ".join(parts) or "0"


def _unit(row: RosterRow) -> str:
    arm = [tr(row.arm), tr(row.gun_type) if row.gun_type else "", tr("horse") if row.horse else ""]
    told = ", ".join(tr(one.replace("_", " ")) for one in row.invented)
    marked = f" ({tr('invented')}: {told})" if told else ""
    return f"{strength([row])}, {' '.join(filter(None, arm))}{marked}"


# ---- for scripts


def value(found: Sequence[Roster]) -> dict[str, Any]:
    """Give files for scripts."""
    return {"files": [_value(one) for one in found]}


def _value(one: Roster) -> dict[str, Any]:
    brought = one.brought
    if brought is None:
        return {"file": one.name, "ours": True, "units": [msgspec.to_builtins(row) for row in rows_of(one)]}
    return {
        "file": brought.file,
        "ours": False,
        "rows": brought.read,
        "brigades": brought.count(),
        "batteries": brought.count("artillery"),
        "columns": [{"head": c.head, "meaning": c.meaning, "example": c.example} for c in brought.columns],
        "ignored": [c.head for c in brought.columns if c.meaning == IGNORE],
        "left_out": list(brought.left),
        "faults": list(brought.faults),
        "units": [_unit_value(row) for row in brought.rows],
    }


def _unit_value(row: RosterRow) -> dict[str, Any]:
    """Give a row as far as it says anything, without its place in a file that nobody sees."""
    told = msgspec.to_builtins(row)
    return {
        key: one for key, one in told.items() if one not in ("", 0, None, (), [], False) and key not in ("file", "row")
    }
