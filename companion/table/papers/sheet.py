"""The battle sheet: where and when, the map, what is worth holding, both sides as they truly are. For the referee."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.cards.content import Block, Card, Deck, Face, Heading, Paragraph, bold, words
from companion.cards.whose import bar, side_title
from companion.field.shapes import Polygon
from companion.language.tongue import number, plural, tr, tr_in
from companion.table.file import carried, to_table
from companion.table.file.battle import BattleFile
from companion.table.file.ground import ground_of
from companion.table.file.wording import clause
from companion.table.papers import field, forces, told, units


def deck(battle: BattleFile, ground: Any) -> Deck:
    """Give the sheet as pages: the situation, then a side after the other."""
    check = tr("Check code {code}", code=battle.check)
    named = told.battle(battle.title, battle.field)
    legend = tr("{title} · for the referee", title=named)
    foot = clause(battle.game, "sheet")
    first = Face(
        tr("Battle sheet: {place}", place=battle.field.place or battle.field.terrain),
        tuple(_situation(battle, ground)),
        check,
        foot,
        legend=legend,
    )
    cards = [Card("situation", first)]
    laid = ground_of(battle.field)
    if laid is not None:
        face = Face(
            field.title(laid),
            tuple(field.blocks(laid, battle.sides)),
            check,
            clause(battle.game, "ground"),
            legend=legend,
        )
        cards.append(Card("field", face))
    for force in battle.sides:
        single = units.single(battle.scale)
        blocks = tuple(units.lists(force) if single else forces.commands(force, battle.scale))
        face = Face(tr("{side} forces", side=side_title(force.side)), blocks, check, foot, bar(force.side), legend)
        cards.append(Card(force.side, face))
    return Deck("battle-sheet", tr("Battle sheet, {title}", title=named), tuple(cards), kind="pages")


def _situation(battle: BattleFile, ground: Any) -> Iterator[Block]:
    where = battle.field
    turn = tr("{id}, turn {turn}, scenario {name}", id=battle.battle, turn=battle.turn, name=tr(battle.scenario))
    then = [*_turns(battle), *_boxes(battle)]
    then += [(side_title(force.side), told.task(force)) for force in battle.sides]
    then += [
        (tr("Hint, {side}", side=side_title(force.side)), told.hint(force.hint)) for force in battle.sides if force.hint
    ]
    scale = (Heading(tr("Scale")), told.scale(battle.scale))
    situation = (*told.situation(where, ((tr("Battle"), turn),), then), *told.objectives(where), *scale)
    key = tr("Lines: solid the Union's, hatched the Confederates'. Arrows: where troops come over.")
    yield from told.beside_map(
        situation, where, told.map_of(battle.game, where, ground, battle.sides), tr_in("front", "Lines"), key
    )
    yield Heading(tr("Both sides at a glance"))
    single = units.single(battle.scale)
    yield units.glance(battle.sides) if single else forces.glance(battle.sides, battle.scale)
    yield from _to_do(battle)


def _turns(battle: BattleFile) -> Iterator[tuple[str, str]]:
    """Say how the table game counts the hours and who begins; a scale that is not carried has no turns here."""
    scale = carried.table_scale(battle.scale.id)
    if scale is None:
        return
    count = plural(to_table.turns(battle, scale), "{n} turn", "{n} turns")
    if scale.minutes:
        count = tr("{turns} of {n} minutes", turns=count, n=scale.minutes)
    yield tr("Table game"), tr("{turns}, {side} first", turns=count, side=side_title(to_table.first_mover(battle)))


def _boxes(battle: BattleFile) -> Iterator[tuple[str, str]]:
    """Say where a side sets up, where it has one box on the table and not a square for each unit."""
    for one in battle.field.features:
        said, shape = one.properties, one.geometry
        if said.kind == "deployment" and said.side and not said.name and isinstance(shape, Polygon):
            xs, ys = zip(*shape.coordinates[0], strict=True)
            left, right, low, high = (number(side, "g") for side in (min(xs), max(xs), min(ys), max(ys)))
            where = tr(
                "from the west edge {left} to {right} inches, from the south edge {low} to {high}",
                left=left,
                right=right,
                low=low,
                high=high,
            )
            yield tr("Set-up, {side}", side=side_title(said.side)), where


def _to_do(battle: BattleFile) -> Iterator[Block]:
    yield Heading(tr("What to do with it"))
    steps = (
        tr("This sheet shows both sides as they truly are: it is for the referee. Each player has a briefing."),
        tr("Place what the following pages list, as many stands as they say; stragglers are not placed."),
        tr("Fight by any rules, for {hours} at most.", hours=told.hours(battle.field.hours)),
        tr("Count what each of them lost on the return form; it bears the same check code, {code}.", code=battle.check),
        _back(battle),
    )
    for nth, said in enumerate(steps, 1):
        yield Paragraph(words(bold(f"{nth}  "), said))


def _back(battle: BattleFile) -> str:
    """Say how the result comes back; only a campaign has a window for it."""
    if units.single(battle.scale):
        return tr("Bring the result back with companion battle import: the table game, or the battle file filled in.")
    return tr(
        "Bring the result back: in the campaign's window with “Battle on the table…”, or on the command line with "
        "companion battle import. It takes the table game, the battle file filled in, or the form typed by hand."
    )
