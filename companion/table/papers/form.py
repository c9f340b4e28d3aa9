"""The return form: what a battle on the table cost, unit by unit and corps by corps, in the order of the entry grid."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_words import DASH, head, keyed
from companion.cards.content import (
    Align,
    Beside,
    Block,
    Card,
    Cell,
    Column,
    Deck,
    Face,
    Heading,
    Paragraph,
    Ruled,
    Table,
    bold,
    cell,
    words,
)
from companion.cards.shapes.boxes import strut
from companion.cards.whose import bar, side_title
from companion.language.tongue import number, plural, tr
from companion.table.file.battle import SIDES, BattleFile, Brigade, Command, Guns, Scale
from companion.table.file.sharing import points_lost
from companion.table.file.wording import clause
from companion.table.papers import told, units

ROW, LINE, BOX = 5.6, 6.5, 3.2
"""Millimetres of a row to write in, of a line, of a box to tick."""
NARROW = 9.5
"""Millimetres, on a card of A6, of a box for a count of stands."""
_LOST, _RAN, _ENOUGH = 3, 2, 6
"""Stands that the worked line lets a brigade lose and skedaddle, and how many it must have for that."""


def deck(battle: BattleFile) -> Deck:
    """Give the form as pages: what is asked, then a side after the other; every page bears the check code."""
    check = tr("Check code {code}", code=battle.check)
    foot = clause(battle.game, "form")
    named = told.battle(battle.title, battle.field)
    title = tr("Return form: {place}", place=battle.field.place or battle.field.terrain)
    cards = [Card("field", Face(title, tuple(_first(battle)), check, foot, legend=named))]
    for force in battle.sides:
        single = units.single(battle.scale)
        blocks = tuple(units.boxed(force) if single else (Beside((tuple(_command(one)),)) for one in force.commands))
        title = tr("Return form: {side}", side=side_title(force.side))
        cards.append(Card(force.side, Face(title, blocks, check, foot, bar(force.side), named)))
    return Deck("return-form", tr("Return form, {title}", title=named), tuple(cards), kind="pages")


# ---- the first page


def _first(battle: BattleFile) -> Iterator[Block]:
    """Give which battle it is, the question of the field, and what the boxes are for."""
    field = battle.field
    moment = (told.place(field), tr(field.day), field.starts_at, tr("scale {id}", id=battle.scale.id))
    yield Heading(tr("Battle"))
    yield Paragraph(
        words(bold(tr("Battle {id}, turn {n}", id=battle.battle, n=battle.turn)), " · ", " · ".join(moment))
    )
    yield Ruled((tr("Referee, date"),), LINE)
    yield Heading(tr("Who holds the field at the end"))
    names = (*(side_title(side) for side in SIDES), tr("Neither"))
    yield Table(
        (Column(), Column(1.0)) * len(names), (tuple(one for name in names for one in (units.tick(name), cell(name))),)
    )
    if units.single(battle.scale):
        yield from _of_units(battle)
        return
    yield Heading(tr("Stands"))
    yield keyed((key, said, ()) for key, said in _stands())
    yield Heading(tr("Points"))
    yield keyed((key, said, ()) for key, said in _points(battle.scale))
    yield Heading(tr("How stands become points"))
    yield from _worked(battle)
    yield Heading(tr("How it comes back"))
    yield Paragraph(
        words(
            tr(
                "Type the points in the campaign's window with “Battle on the table…”, in the order of these pages. Or "
                "write the stands into the battle file, and the points are worked out. Each brigade and each corps "
                "is asked for: where nothing was lost write 0, for what is not told is never taken for lost, nor "
                "for whole."
            )
        )
    )


def _of_units(battle: BattleFile) -> Iterator[Block]:
    """Give what the boxes are for where each row is a unit."""
    yield Heading(tr("The boxes"))
    yield keyed((key, said, ()) for key, said in units.asked())
    yield Heading(tr("How stands become men"))
    yield from units.worked(battle)
    yield Heading(tr("How it comes back"))
    yield Paragraph(words(units.comes_back()))


def _stands() -> Iterator[tuple[str, str]]:
    """Say what is counted of each unit."""
    yield tr("Lost"), tr("stands shot down, or taken off with a brigade that was destroyed; gun stands wrecked")
    yield tr("Skedaddled"), tr("stands that ran; those of cavalry and guns are back after the battle")
    yield tr("Captured"), tr("stands and gun stands in the enemy's hands: gone as those lost are")
    yield tr("Aside"), tr("stands that the referee took off by hand: no loss")


def _points(scale: Scale) -> Iterator[tuple[str, str]]:
    """Say what is entered of each corps, and in what."""
    men = plural(
        scale.men_a_point,
        "points of {n} man, lost and captured together",
        "points of {n} men, lost and captured together",
    )
    guns = plural(scale.guns_a_point, "guns", "points of {n} guns")
    yield tr("Infantry, cavalry"), men
    yield tr("Foot guns, horse guns"), tr("{guns}, lost and captured together", guns=guns)
    yield tr("Returning wounded"), tr("points of the infantry lost that are back before the loss is applied")
    yield tr("Stragglers"), tr("points of infantry that skedaddled: not lost, they may come back")
    yield tr("Fatigue"), tr("gained in this battle; one is proposed for the losses")
    yield tr("Leader lost"), tr("he who leads the corps was killed, disabled or captured")
    yield tr("Surrendered"), tr("the whole corps laid down its arms")
    yield tr("Referee's reason"), tr("why a figure is not the one that was worked out")


def _worked(battle: BattleFile) -> Iterator[Block]:
    """Say how points are worked out, with a brigade of this battle where one is large enough."""
    yield Paragraph(
        words(
            tr(
                "A brigade loses the share of its men that its lost stands are of its stands. The men of an arm of the "
                "corps are added up, and only the sum is rounded to points, half up. Guns go the same way."
            )
        )
    )
    every = (one for command in battle.commands() for one in command.brigades if one.arm == "infantry")
    fit = next((one for one in every if one.stands >= _ENOUGH), None)
    if fit is not None:
        yield Paragraph(words(bold(tr("Worked: ")), _example(fit, battle.scale)))


def _example(one: Brigade, scale: Scale) -> str:
    lost = points_lost([(one.men, one.stands, _LOST)], scale.men_a_point)
    away = points_lost([(one.men, one.stands, _LOST + _RAN)], scale.men_a_point)
    return tr(
        "{name}, {men} men on {stands} stands. Lost {lost}: {men} × {lost} ÷ {stands} = {gone} men, alone {points} "
        "points. Skedaddled {ran}: {men} × {both} ÷ {stands} = {away} men lost or run, {every} points; less the "
        "{points} lost, {left} points of stragglers.",
        name=one.name,
        men=number(one.men),
        stands=one.stands,
        lost=_LOST,
        ran=_RAN,
        both=_LOST + _RAN,
        gone=number(round(one.men * _LOST / one.stands)),
        away=number(round(one.men * (_LOST + _RAN) / one.stands)),
        points=lost,
        every=away,
        left=away - lost,
    )


# ---- a corps


def _command(one: Command) -> Iterator[Block]:
    """Give the boxes of a corps: its brigades beside its guns, then its own line of the grid."""
    yield Heading(told.title(one))
    brigades = (_table(tr("Brigade"), tr("Men"), tuple(map(_brigade, one.brigades)), ran=True),) if one.brigades else ()
    guns = (_table(tr("Guns"), tr("Guns"), tuple(map(_guns, one.guns)), ran=False),) if one.guns else ()
    if brigades and guns:
        yield Beside((brigades, guns), (1.15, 1.0))
    else:
        yield from (*brigades, *guns)
    yield _grid(one)
    yield Ruled((tr("Referee's reason"),), LINE)


def _table(what: str, count: str, rows: tuple[tuple[Cell, ...], ...], *, ran: bool) -> Table:
    """Give a table of units with boxes for their stands; guns that run are back, and are not asked for."""
    titles = (tr("Lost"), *((tr("Skedad."),) if ran else ()), tr("Capt."), tr("Aside"))
    figure = Column(align="right")
    heads = (
        _head(what),
        _head(count, "right"),
        _head(tr("Stands"), "right"),
        *(_head(one, "center") for one in titles),
    )
    box = Column(align="center", least=NARROW)
    return Table((Column(1.0), figure, figure, *(box,) * len(titles)), rows, (heads,), grid=True)


def _head(said: str, align: Align = "left") -> Cell:
    return cell(bold(said), align=align, style="label")


def _brigade(one: Brigade) -> tuple[Cell, ...]:
    name = one.name if one.arm == "infantry" else tr("{name}, cavalry", name=one.name)
    return cell(bold(name)), cell(number(one.men)), cell(str(one.stands)), *(_empty() for _ in range(4))


def _guns(one: Guns) -> tuple[Cell, ...]:
    name = told.guns(one) if one.gun in one.name else f"{one.name}, {tr(one.gun)}"
    return cell(bold(name)), cell(number(one.guns)), cell(str(one.stands)), *(_empty() for _ in range(3))


def _grid(one: Command) -> Table:
    """Give a corps's line of the entry grid: what it had, and a box for each figure that can be asked of it.

    The leader of an army is not asked for: no game loses him (RTG-9.10c).
    """
    had, leader = one.strength, one.leader if one.leader and one.leader.rank != "army" else None
    arms = (had.infantry, had.cavalry, had.foot_guns, had.horse_guns)
    due = (tr("Came"),) if one.arrives else ()
    heads = (
        *due,
        tr("Infantry"),
        tr("Cavalry"),
        tr("Foot guns"),
        tr("Horse guns"),
        tr("Returning wounded"),
        tr("Stragglers"),
        tr("Fatigue"),
        tr("Leader lost"),
        tr("Surrendered"),
    )
    before = (
        *(cell(one.arrives) for _ in due),
        *(cell(str(n)) if n else _none() for n in arms),
        _none(),
        cell(str(one.stragglers)),
        cell(number(one.fatigue, "g")),
        cell(leader.name) if leader else _none(),
        _none(),
    )
    entered = (
        *(units.tick(tr("came on to the table")) for _ in due),
        *(_empty() if n else _none() for n in (*arms, had.infantry, had.infantry)),
        _empty(),
        units.tick(tr("leader lost")) if leader else _none(),
        units.tick(tr("surrendered")),
    )
    return Table(
        (Column(), *(Column(1.0, align="center"),) * len(heads)),
        ((cell(bold(tr("Had"))), *before), (cell(bold(tr("Result"))), *entered)),
        (head("", *heads, align="center"),),
        grid=True,
    )


def _empty() -> Cell:
    return Cell((), drawing=strut(ROW))


def _none() -> Cell:
    return cell(DASH, off=True)
