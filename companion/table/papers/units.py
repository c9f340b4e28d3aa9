"""Papers of a battle whose commands are single units: a row for each, formation by formation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import UNSET

from companion.cards.chart_words import DASH, head
from companion.cards.content import Block, Cell, Column, Drawing, Heading, Paragraph, Table, bold, cell, words
from companion.cards.shapes.boxes import boxes, strut
from companion.cards.whose import side_title
from companion.language.figures import signed
from companion.language.tongue import number, tr
from companion.language.words import capital
from companion.table.file.battle import BattleFile, Brigade, Command, Force, Guns, Scale

BOX, ROW, NARROW = 3.2, 5.2, 8.0
"""Millimetres of a box to tick, of a row to write in, of a box for a figure on a card of A6."""


_BOXED = (
    Column(1.0),
    *(Column(align="right"),) * 2,
    *(Column(align="center", least=NARROW),) * 6,
    Column(align="center"),
    Column(),
    *(Column(align="center"),) * 2,
)
"""A row of the form: the unit, what it has, six boxes to write in, its leader, its surrender, its ammunition."""


def single(scale: Scale) -> bool:
    """Say whether the commands of a battle are single units: then a point is a man."""
    return scale.men_a_point == 1


def glance(forces: Sequence[Force]) -> Table:
    """Give sides at a glance: a row for all of each, and one for every formation."""
    rows = []
    for force in forces:
        rows.append(tuple(_glanced(side_title(force.side), force.commands, tint="paper")))
        rows += [tuple(_glanced(name, those)) for name, those in _formations(force)]
    titles = (tr("Units"), tr("Infantry"), tr("Cavalry"), tr("Guns"), tr("Stands"), tr("Gun stands"))
    return Table(
        (Column(1.0), *(Column(align="right"),) * len(titles)),
        tuple(rows),
        ((*head(""), *head(*titles, align="right")),),
    )


def _glanced(name: str, those: Sequence[Command], *, tint: str = "") -> Iterator[Cell]:
    had = [one.strength for one in those]
    units = [each for one in those for each in (*one.brigades, *one.guns)]
    figures = (
        len(units),
        sum(one.infantry for one in had),
        sum(one.cavalry for one in had),
        sum(one.foot_guns + one.horse_guns for one in had),
        sum(each.stands for one in those for each in one.brigades),
        sum(each.stands for one in those for each in one.guns),
    )
    yield cell(bold(name), tint=tint)
    yield from (cell(number(n) if n else DASH, off=not n, tint=tint) for n in figures)


def _formations(force: Force) -> list[tuple[str, list[Command]]]:
    """Give a side's units by formation, without the leaders above them."""
    found: dict[str, list[Command]] = {}
    for one in force.commands:
        if one.brigades or one.guns:
            found.setdefault(one.formation or one.name, []).append(one)
    return list(found.items())


def _headquarters(force: Force) -> list[Command]:
    return [one for one in force.commands if not (one.brigades or one.guns)]


# ---- the sheet


def lists(force: Force) -> Iterator[Block]:
    """Give a side's units as rows: where each stands and how, what is placed for it; then the leaders above them."""
    titles = (tr("Square"), tr("Faces"), tr("Starts"), tr("Weapon"), tr("Morale"), tr("Leader"))
    figures = (tr("Men, guns"), tr("Stands"), tr("Ledger"))
    for name, those in _formations(force):
        yield Heading(name)
        yield Table(
            (Column(1.0), *(Column(),) * len(titles), *(Column(align="right"),) * len(figures)),
            tuple(tuple(_listed(one)) for one in those),
            ((*head(tr("Unit"), *titles), *head("", *figures, align="right")[1:]),),
        )
    if high := _headquarters(force):
        yield Heading(tr("Leaders"))
        yield Table(
            (Column(1.0), Column(1.0), Column(1.0)),
            tuple((cell(bold(one.name)), cell(one.formation), cell(_able(one))) for one in high),
            (head(tr("Leader"), tr("Of"), ""),),
        )


def _listed(one: Command) -> Iterator[Cell]:
    told = {fact.label: fact.value for fact in one.facts}
    state = ", ".join(part for part in (tr(one.condition), tr(told.get("Mode", "")), tr(told.get("State", ""))) if part)
    works = told.get("Works", "")
    yield cell(bold(one.name), made_of(one))
    yield cell(told.get("Square", ""))
    yield cell(tr(told.get("Facing", "")))
    yield cell(tr("{state}, works {n}", state=state, n=works) if works else state)
    yield cell(tr(told.get("Weapon", "")))
    yield cell(tr(told.get("Morale", "")))
    yield cell(_led(one))
    each = _troops(one)
    yield cell(number(_count(one)))
    yield cell(bold(str(each.stands)))
    yield cell(signed(each.over))


def made_of(one: Command) -> str:
    """Say of whom a unit on the table is made, where it is more than one: " (A 503, B 351)"."""
    if not one.parts:
        return ""
    said = (
        tr("with {name}, {n}, too few for a stand", name=part.name, n=number(part.count))
        if part.attached
        else f"{part.name.removeprefix(f'{one.name}-')} {number(part.count)}"
        for part in one.parts
    )
    return f" ({', '.join(said)})"


def _led(one: Command) -> str:
    if one.leader is None:
        return ""
    return tr("{name} (exceptional)", name=one.leader.name) if one.leader.exceptional else one.leader.name


def _able(one: Command) -> str:
    return tr("exceptional") if one.leader is not None and one.leader.exceptional else ""


def _troops(one: Command) -> Brigade | Guns:
    return one.brigades[0] if one.brigades else one.guns[0]


def _count(one: Command) -> int:
    had = one.strength
    return had.infantry + had.cavalry + had.foot_guns + had.horse_guns


# ---- the form


def boxed(force: Force) -> Iterator[Block]:
    """Give a side's units as rows of boxes: stands, what that makes, fatigue, the leader, surrender; then leaders."""
    for name, those in _formations(force):
        yield Heading(name)
        yield Table(_BOXED, tuple(tuple(_row(one)) for one in those), (_boxed_heads(),), grid=True)
    if high := _headquarters(force):
        yield Heading(tr("Leaders lost"))
        yield Table(
            (Column(), Column(1.0), Column(1.0)),
            tuple((tick(tr("leader lost")), cell(bold(one.name)), cell(one.formation)) for one in high),
        )


def _boxed_heads() -> tuple[Cell, ...]:
    columns = (tr("Lost"), tr("Skedad."), tr("Capt."), tr("Aside"), tr("Result"), tr("Fatigue"))
    boxes_of = head("", *columns, "", align="center")[1:]
    counts = head("", tr("Men, guns"), tr("Stands"), align="right")[1:]
    return (*head(tr("Unit")), *counts, *boxes_of, *head(tr("Leader lost")), *head(tr("Surr.")), *head(tr("No ammo")))


def _row(one: Command) -> Iterator[Cell]:
    each = _troops(one)
    yield cell(bold(one.name))
    yield cell(number(_count(one)))
    yield cell(str(each.stands))
    yield from (Cell((), drawing=strut(ROW)) for _ in range(6))
    yield tick(tr("leader lost")) if one.leader is not None else cell(DASH, off=True)
    yield cell(one.leader.name if one.leader is not None else "")
    yield tick(tr("surrendered"))
    yield tick(tr("out of ammunition")) if one.out_of_ammo is not UNSET else cell(DASH, off=True)


def tick(said: str) -> Cell:
    """Give a box to tick, with what it says aloud."""
    box = boxes(1, 0, BOX)
    return Cell((), drawing=Drawing(box.width, box.height, box.shapes, true=True, said=said), align="center")


def asked() -> Iterator[tuple[str, str]]:
    """Say what is entered of each unit."""
    yield tr("Lost"), tr("stands shot down, or taken off with a unit that was destroyed; gun stands wrecked")
    yield tr("Skedaddled"), tr("stands that ran: they are back after the battle, and no loss")
    yield tr("Captured"), tr("stands in the enemy's hands: gone as those lost are")
    yield tr("Aside"), tr("stands that the referee took off by hand: no loss")
    yield tr("Result"), tr("men or guns lost, captured with them")
    yield tr("Fatigue"), tr("gained in this battle; one is proposed for the losses")
    yield tr("Leader lost"), tr("he who is named was killed, disabled or captured")
    yield tr("Surrendered"), tr("the whole unit laid down its arms")
    yield tr("No ammo"), tr("it is out of ammunition when the battle is over; low on it at the table is as good as out")


def worked(battle: BattleFile) -> Iterator[Block]:
    """Say how stands become men, with a unit of this battle."""
    said = tr("A unit loses the share of its men that it lost of its stands, rounded half up; guns the same way.")
    yield Paragraph(words(said))
    every: Iterable[tuple[Command, int]] = ((one, each.stands) for one in battle.commands() for each in one.brigades)
    fit = next(((one, stands) for one, stands in every if stands > 1), None)
    if fit is not None:
        one, stands = fit
        men = _count(one)
        gone = (2 * men + stands) // (2 * stands)
        example = tr(
            "{name}, {men} men on {stands} stands, loses 1: {gone} men.",
            name=one.name,
            men=number(men),
            stands=stands,
            gone=number(gone),
        )
        yield Paragraph(words(bold(tr("Worked: ")), capital(example)))


def comes_back() -> str:
    """Say how the form comes back."""
    return tr(
        "Write the stands into the battle file, or the results into a result's file (battle schema --result), "
        "and enter it with companion battle import. Every unit and leader is asked for: where nothing was lost "
        "write 0, for what is not told is never taken for lost, nor for whole."
    )
