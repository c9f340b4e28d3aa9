"""A side's secret briefing on paper, made from a copy in which nothing of the enemy is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.cards.content import Block, Card, Deck, Face, Heading, Paragraph, Ruled, bold, words
from companion.cards.whose import bar, side_title
from companion.language.tongue import tr
from companion.language.words import capital, listed
from companion.table.file.briefing import Briefing
from companion.table.file.ground import ground_of
from companion.table.file.wording import clause
from companion.table.papers import field, forces, told, units

NOTES = 6
"""Lines to write on."""


def deck(known: Briefing, ground: Any) -> Deck:
    """Give a side's briefing as pages: what it knows of the battle, then its own forces."""
    side = side_title(known.side)
    title, label, foot = tr("Briefing: {side}", side=side), tr("Secret"), clause(known.game, "sheet")
    named = told.battle(known.title, known.field)
    legend = tr("{title} · for the {side} player alone", title=named, side=side)
    single = units.single(known.scale)
    own = tuple(units.lists(known.own) if single else forces.commands(known.own, known.scale))
    cards = (
        Card("situation", Face(title, tuple(_blocks(known, ground)), label, foot, bar(known.side), legend)),
        *_field(known, label, legend),
        Card("forces", Face(tr("{side} forces", side=side), own, label, foot, bar(known.side), legend)),
    )
    return Deck("battle-briefing", tr("{briefing}, {game}", briefing=title, game=named), cards, kind="pages")


def _field(known: Briefing, label: str, legend: str) -> Iterator[Card]:
    """Give the page of the field with one's own set-up area and arrivals, where the battle has a ground."""
    laid = ground_of(known.field)
    if laid is not None:
        blocks, foot = tuple(field.blocks(laid, (known.own,))), clause(known.game, "ground")
        yield Card("field", Face(field.title(laid), blocks, label, foot, bar(known.side), legend))


def _blocks(known: Briefing, ground: Any) -> Iterator[Block]:
    where, own = known.field, known.own
    scale = (Heading(tr("Scale")), told.scale(known.scale))
    aims = (*_mission(known), *_victory(known), *told.objectives(where))
    situation = (*told.situation(where, (), ()), *_enemy(known), *aims, *scale)
    key = tr("Bars: your lines. Arrows: where your troops come over.")
    yield from told.beside_map(situation, where, told.map_of(known.game, where, ground, (own,)), tr("Your lines"), key)
    yield Heading(tr("Your forces at a glance"))
    yield units.glance((own,)) if units.single(known.scale) else forces.glance((own,), known.scale)
    yield Heading(tr("Notes"))
    yield Ruled(("",) * NOTES)


def _mission(known: Briefing) -> Iterator[Block]:
    """Say what the side does, whence and under whom, and what is to be in its hands at the end."""
    place = known.field.place or tr("the field")
    aim = (
        tr("Take {place}, and hold it when the battle ends.", place=place)
        if _to_take(known)
        else tr("Hold {place} until the battle ends.", place=place)
    )
    yield Heading(tr("Mission"))
    yield Paragraph(words(bold(tr("{what}.", what=capital(told.task(known.own)))), " ", aim))


def _to_take(known: Briefing) -> bool:
    """Say whether the place is still to be won: who stands in it holds it, whoever attacks; in open ground who attacks.

    A corps that marched up to a town is attacked out of it: it defends, and the town is the enemy's.
    """
    holders = {one.holder for one in known.field.objectives if one.name == known.field.place} - {""}
    return known.side not in holders if holders else known.own.attacks


def _victory(known: Briefing) -> Iterator[Block]:
    """Say by what the battle is won, and what it costs to win it: both sides know as much."""
    yield Heading(tr("Victory"))
    said = [tr("Whoever holds the field at the end has won the battle; where neither does, nobody has.")]
    if known.field.objectives:
        said.append(tr("Objectives count for whoever holds them then."))
    said.append(tr("The game goes on afterwards with what is left: whoever is lost here is missing there."))
    yield Paragraph(words(" ".join(said)))


def _enemy(known: Briefing) -> Iterator[Block]:
    """Say no more of the enemy than one's own lines show."""
    yield Heading(tr("The enemy"))
    does = tr("In the game he is attacked.") if known.own.attacks else tr("In the game he attacks.")
    if known.open_edges and len(known.open_edges) < len(known.field.edges):
        where = tr(
            "Nothing is known of his strength. He may come from the {edges}: there your own lines are not.",
            edges=listed([tr(edge) for edge in known.open_edges]),
        )
    else:
        where = tr("Nothing is known of his strength, nor whence he comes.")
    yield Paragraph(words(f"{does} {where}"))
