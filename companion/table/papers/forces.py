"""The forces of a battle on paper: a side at a glance, then each command with its figures and what is placed for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.cards.chart_words import DASH, head
from companion.cards.content import Beside, Block, Cell, Column, Heading, Paragraph, Run, Table, bold, cell, words
from companion.cards.whose import side_title
from companion.language.figures import signed
from companion.language.tongue import declared, number, tr
from companion.language.words import capital
from companion.table.file.battle import Brigade, Command, Force, Guns, Leader, Scale
from companion.table.papers import told
from companion.table.papers.told import NOBODY, label, title, value

_DEPLOYED = {
    "deployed": "deployed: in single line, guns unlimbered",
    "road": "on the road: in march column, guns limbered",
}
declared(_DEPLOYED)


def commands(force: Force, scale: Scale) -> Iterator[Block]:
    """Give a side's commands one by one, each whole on a page: its figures and everything that is placed for it."""
    for one in force.commands:
        blocks = (Heading(title(one)), *_figures(one, scale), Paragraph(words(tr("Leaders: "), *_leaders(one))))
        yield Beside(((*blocks, *units(one)),))


def _figures(one: Command, scale: Scale) -> Iterator[Block]:
    """Give how a command starts, its strength by arm, and what its game says of it."""
    labels = (tr("Infantry"), tr("Cavalry"), tr("Foot guns"), tr("Horse guns"), tr("Stragglers"), tr("Fatigue"))
    had, men, guns = one.strength, scale.men_a_point, scale.guns_a_point
    points = (had.infantry, had.cavalry, had.foot_guns, had.horse_guns, one.stragglers)
    counts = (_count(n * each) for n, each in zip(points, (men, men, guns, guns, men), strict=True))
    yield Paragraph(words(bold(starts(one))))
    yield Table(
        (Column(), *(Column(1.0, align="center"),) * len(labels)),
        (
            (cell(bold(tr("Points"))), *map(_count, points), cell(number(one.fatigue, "g"))),
            (cell(bold(tr("Men and guns"))), *counts, cell()),
        ),
        (head("", *labels, align="center"),),
    )
    if said := tuple(_facts(one, labels)):
        yield Paragraph(words(*said), style="cell")


def _facts(one: Command, but: Sequence[str]) -> Iterator[str | Run]:
    """Give what the game says of a command in a run: "Leadership 5 · Aggressiveness 0"."""
    facts = [fact for fact in one.facts if label(fact) not in but]
    for nth, fact in enumerate(facts):
        yield f"{' · ' if nth else ''}{label(fact)} "
        yield bold(value(fact.value).replace(" ", "\u00a0"))


def starts(one: Command) -> str:
    """Say how a command starts: its condition, its formation, where it is and when it comes."""
    comes = tr("on the table")
    if one.arrives:
        comes = tr("comes at {hour} over the {edge} edge", hour=one.arrives, edge=tr(one.enters))
    elif one.enters:
        comes = tr("arrives in turn 1 over the {edge} edge", edge=tr(one.enters))
    return capital(
        tr(
            "starts {condition}, {deployed}; {comes}.",
            condition=tr(one.condition),
            deployed=tr(_DEPLOYED[one.deployment]),
            comes=comes,
        )
    )


def _count(count: int) -> Cell:
    return cell(number(count) if count else DASH, off=not count)


def _leaders(one: Command) -> Iterator[str | Run]:
    if not one.leaders:
        yield tr("none")
    for nth, leader in enumerate(one.leaders):
        yield "; " if nth else ""
        yield bold(leader.name)
        yield f" ({_rank(leader)})"


def _rank(leader: Leader) -> str:
    named = leader.division if leader.division not in ("", leader.name) else ""
    parts = (
        tr(leader.rank) + (f" {named}" if named else ""),
        tr("in command") if leader.commands else "",
        tr("exceptional") if leader.exceptional else "",
    )
    return ", ".join(part for part in parts if part)


# ---- brigades and guns


def units(one: Command) -> Iterator[Block]:
    """Give what is placed on the table for a command, a row a brigade and a row a type of gun."""
    rows = (*map(_brigade, one.brigades), *map(_guns, one.guns))
    figure = Column(align="right")
    if not rows:
        yield Paragraph(words(tr("Nothing is placed for it.")))
        return
    yield Table(
        (Column(1.0), Column(1.4), Column(2.2), Column(1.2), figure, figure, figure),
        rows,
        (
            head(
                tr("Division"),
                tr("Brigade or guns"),
                tr("Commander, batteries"),
                tr("Arm"),
                tr("Men, guns"),
                tr("Stands"),
                tr("Ledger"),
            ),
        ),
    )


def _brigade(one: Brigade) -> tuple[Cell, ...]:
    commander = tr("{name} (exceptional)", name=one.commander) if one.exceptional else one.commander
    return (
        cell(one.division),
        cell(bold(one.name)),
        cell(commander),
        cell(_arm(one)),
        cell(number(one.men)),
        cell(bold(str(one.stands))),
        cell(signed(one.over)),
    )


def _arm(one: Brigade) -> str:
    if one.arm == "infantry":
        return tr("infantry")
    return tr("cavalry, {carbine}", carbine=tr(one.carbine))


def _guns(one: Guns) -> tuple[Cell, ...]:
    kind = tr("{gun}, horse", gun=tr(one.gun)) if one.horse else tr(one.gun)
    # A battery of rifles and howitzers has two rows in the roster, and its name stands for each in the file.
    batteries = "; ".join(dict.fromkeys(name for name in one.batteries if name != one.name))
    return (
        cell(one.division),
        cell(bold(told.guns(one))),
        cell(batteries or NOBODY),
        cell(kind),
        cell(number(one.guns)),
        cell(bold(str(one.stands))),
        cell(signed(one.over)),
    )


def glance(forces: Sequence[Force], scale: Scale) -> Table:
    """Give sides at a glance: a row for all of each, and one for every command."""
    rows = []
    for force in forces:
        rows.append(tuple(_glanced(side_title(force.side), "", force.commands, scale, tint="paper")))
        rows += [
            tuple(_glanced(one.name, one.leader.name if one.leader else "", (one,), scale)) for one in force.commands
        ]
    titles = (tr("Infantry"), tr("Cavalry"), tr("Guns"), tr("Stands"), tr("Gun stands"))
    return Table(
        (Column(1.0), Column(1.0), *(Column(align="right"),) * len(titles)),
        tuple(rows),
        ((*head("", tr("Leader")), *head(*titles, align="right")),),
    )


def _glanced(name: str, leader: str, those: Sequence[Command], scale: Scale, *, tint: str = "") -> Iterator[Cell]:
    had = [one.strength for one in those]
    guns = [one for command in those for one in command.guns]
    figures = (
        sum(one.infantry for one in had) * scale.men_a_point,
        sum(one.cavalry for one in had) * scale.men_a_point,
        sum(one.foot_guns + one.horse_guns for one in had) * scale.guns_a_point,
        sum(one.stands for command in those for one in command.brigades),
        sum(one.stands for one in guns),
    )
    yield cell(bold(name), tint=tint)
    yield cell(leader, tint=tint)
    yield from (cell(Run(number(n) if n else DASH, bold=bool(tint)), off=not n, tint=tint) for n in figures)
