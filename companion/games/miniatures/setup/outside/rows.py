"""The rows of an outside table, read by a mapping: which side, which command, which arm, how many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from companion.games.miniatures.setup.outside.cells import NoFigure, guns_of, said, text_of, whole
from companion.games.miniatures.setup.outside.coded import coded
from companion.games.miniatures.setup.outside.levels import belong, heads_others, level
from companion.games.miniatures.setup.outside.mapping import Mapping
from companion.games.miniatures.setup.outside.proposing import GROUPS, HEADINGS, Table
from companion.games.miniatures.setup.outside.telling import Tally
from companion.games.miniatures.setup.outside.vocabulary import HORSE, TOTAL, arm_of, gun_of, plain, side_of
from companion.language.tongue import tr

FIGURES = ("men", "guns", "stands", "smoothbore", "rifled", "arrives", "fresh_at", "worn_at")


class Found(NamedTuple):
    """A row that is a unit, or a part of one."""

    row: str
    side: str
    corps: str
    division: str
    brigade: str
    battalion: str
    unit: str
    state: str
    arm: str
    figures: dict[str, int]
    guns: dict[str, int]
    """{smoothbore, rifled or "" where it is not told: number}."""
    horse: bool
    invented: tuple[str, ...]
    more: dict[str, str]
    """The other columns that a roster may have, as they stand."""


def found_rows(table: Table, mapping: Mapping, side: str, left: Tally, faults: Tally) -> Iterator[Found]:
    """Yield the rows that are units; `side` is that of rows that name none. What is not is told."""
    places: dict[str, list[int]] = {}
    for nth, head in enumerate(table.heads):
        places.setdefault(mapping.columns.get(head, "ignore"), []).append(nth)
    wanted = [(table.heads.index(head), plain(one)) for head, one in mapping.only.items() if head in table.heads]
    above: dict[str, str] = {"side": side}
    for at, (nth, row) in enumerate(table.rows):
        name = f"{table.sheet}!{nth}" if table.sheet else str(nth)

        texts = [text_of(cell) for cell in row]
        told = [said(text) for text in texts]

        def of(meaning: str, told: Sequence[str] = told) -> list[str]:
            return [told[place] for place in places.get(meaning, ()) if place < len(told) and told[place]]

        filled = [text for text in texts if text]
        if not filled or any(plain(texts[place] if place < len(texts) else "") != one for place, one in wanted):
            continue
        if len(filled) == 1 and len(table.heads) > 1:
            if not _heading(filled[0], above):
                left.add(tr("one cell alone is no unit"), name)
            continue
        own = level(next(iter(of("level")), ""))
        if own and own != "unit":
            belong(above, own, next((text for one in ("unit", own) for text in of(one)), ""))
            if heads_others(own, _next_level(table, places, at)):
                continue
        if any(TOTAL.search(plain(one)) for group in (*GROUPS, "unit") for one in of(group)[:1]):
            left.add(tr("a total is no unit"), name)
            continue
        yield from _unit(of, name, mapping, above, left, faults)


def _next_level(table: Table, places: dict[str, list[int]], at: int) -> str:
    """Give the level of the row after one, "" where there is none."""
    column, after = places["level"][0], table.rows[at + 1 : at + 2]
    return level(text_of(after[0][1][column])) if after and column < len(after[0][1]) else ""


def _heading(cell: str, above: dict[str, str]) -> bool:
    """Take a line of one cell, "UNION" or "First Corps", as what the rows below it belong to."""
    if found := side_of(cell):
        above.clear()
        above["side"] = found
        return True
    words = plain(cell).split()
    level = next((meaning for word, meaning in HEADINGS if word in words), "")
    if level:
        for lower in GROUPS[GROUPS.index(level) :]:
            above.pop(lower, None)
        above[level] = cell
    return bool(level)


def _unit(  # noqa: PLR0917 - one row, and what stands around it
    of: Callable[[str], list[str]],
    row: str,
    mapping: Mapping,
    above: dict[str, str],
    left: Tally,
    faults: Tally,
) -> Iterator[Found]:
    def first(meaning: str) -> str:
        return next(iter(of(meaning)), "")

    told = first("side") or first("army")
    side = side_of(told) or (side_of(first("army")) if first("side") else "")
    if first("side") and not side:
        left.add(tr("the side {side!r} is neither", side=told[:40]), row, kind="side")
        return
    if mapping.fill_down:
        _filled(first, above)
    side = side or above.get("side", "")
    commands = {one: first(one) or above.get(one, "") for one in ("corps", "division", "brigade")}
    unit, figures = first("unit"), _figures(of, row, faults)
    if figures is None:
        return
    if not unit and not commands["brigade"]:
        left.add(tr("no name of a unit"), row)
        return
    if not side:
        faults.add(tr("nothing says which side it is of"), row)
        return
    names = " ".join((unit, commands["brigade"], first("battalion")))
    arm = arm_of(first("arm"))
    if (code := coded(unit)) is not None:
        unit, arm = code.name, arm or code.arm
    given_guns = figures["guns"] + figures["smoothbore"] + figures["rifled"]
    if not arm:
        by_guns = "artillery" if given_guns and not figures["men"] else ""
        arm = by_guns or arm_of(names) or arm_of(commands["division"]) or arm_of(commands["corps"]) or "infantry"
    if not first("brigade") and arm == "artillery" and above.get("arm of brigade") not in (None, "artillery"):
        commands["brigade"] = ""  # a battery below a brigade's regiments is not of them only because its cell is empty
    if first("brigade"):
        above["arm of brigade"] = arm
    guns: dict[str, int] = {}
    invented: tuple[str, ...] = ()
    if arm == "artillery":
        guns = {kind: figures[kind] for kind in ("smoothbore", "rifled") if figures[kind]}
        if not guns:
            count = figures["guns"] or (0 if figures["stands"] else mapping.guns)
            invented = ("guns",) if count and not figures["guns"] else ()
            types = " ".join((*of("gun_type"), *(of("arm") if not of("gun_type") else ())))
            guns = guns_of(types, count) if count else {}
            if list(guns) == [""]:
                guns = guns_of(unit, count)
            if not count and figures["stands"] and (kind := gun_of(types) or gun_of(unit)):
                guns = {kind: 0}
        if not guns and not figures["stands"]:
            left.add(tr("a battery without a number of guns"), row)
            return
    elif not figures["men"] and not figures["stands"]:
        if not mapping.men:
            left.add(tr("no number of men"), row)
            return
        figures, invented = figures | {"men": mapping.men}, ("men",)
    horse = bool(HORSE.search(plain(" ".join((first("arm"), names))))) or first("horse").casefold() in ("yes", "x", "1")
    more = {one: " ".join(of(one)) if one == "traits" else first(one) for one in _MORE}
    yield Found(
        row, side, commands["corps"], commands["division"], commands["brigade"], first("battalion"), unit,
        " ".join(of("state")), arm, figures, guns, horse and arm == "artillery", invented,
        {key: value for key, value in more.items() if value},
    )  # fmt: skip


_MORE = (
    "commander", "leader", "leader_rank", "exceptional", "carbine", "formation", "edge", "mounted", "limbered",
    "leader_exceptional", "invented", "source", "traits", "emblem",
)  # fmt: skip


def _filled(first: Callable[[str], str], above: dict[str, str]) -> None:
    """Note what a row says of its commands, for those below that leave it out."""
    for nth, group in enumerate(GROUPS):
        if cell := first(group):
            if group != "side" and above.get(group) != cell:
                for lower in GROUPS[nth + 1 :]:
                    above.pop(lower, None)
            above[group] = side_of(cell) if group == "side" else cell


def _figures(of: Callable[[str], list[str]], row: str, faults: Tally) -> dict[str, int] | None:
    """Give the figures of a row; None where one of them is none."""
    made: dict[str, int] = dict.fromkeys(FIGURES, 0)
    good = True
    for meaning in FIGURES:
        for cell in of(meaning):
            try:
                made[meaning] += whole(cell)
            except NoFigure:
                if meaning == "guns" and (typed := guns_of(cell, 0)):  # "3 Napoleons, 2 rifles"
                    for kind, count in typed.items():
                        made[kind] = made.get(kind, 0) + count
                    continue
                what = tr(meaning.replace("_", " "))
                faults.add(tr("{cell!r} is no whole number of {what}", cell=cell[:40], what=what), row, kind=meaning)
                good = False
    return made if good else None
