"""What one side may know, on paper: situation, mission, victory, its own forces, the enemy as far as he is known.

The secrets are cut in the view, which must be the seat's own; nothing of the game is read but this view.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping

from companion.cards.chart_words import head, keyed
from companion.cards.content import (
    Beside,
    Block,
    Card,
    Cell,
    Column,
    Deck,
    Face,
    Heading,
    Paragraph,
    Picture,
    Ruled,
    Table,
    bold,
    cell,
    words,
)
from companion.cards.field import map as field_map
from companion.cards.source import Source
from companion.cards.whose import side_title
from companion.charts.faults import BadInput, Problem
from companion.games.miniatures.cards import aims, forces, status
from companion.games.miniatures.cards.set_up import ground_of, scale_on
from companion.games.miniatures.cards.set_up_troops import troops
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.placing.field import OF_A_SIDE
from companion.games.miniatures.rules.state import other
from companion.games.miniatures.rules.view import UnitView, View
from companion.games.miniatures.words.status import title as moment
from companion.language.tongue import titled, tr
from companion.language.words import PHASES
from companion.rows import house_rules

NOTES = 6
"""Lines to write on."""
MOST = 12
"""Objectives that find room beside the situation."""


def deck(source: Source) -> Deck:
    """Make a side's briefing; raises BadInput where the view is not that side's own: it may hold more, or less."""
    view, side = source.view, source.side
    assert view is not None, "the registry asks for a game"
    assert side, "and for a side"
    if view.seat != side:
        what = tr("what the {seat} knows is not what the {side} side may know", seat=tr(view.seat), side=tr(side))
        raise BadInput(Problem("", "briefing", what, tr("open the game for that side: --as {side}", side=side)))
    title = tr("Briefing: {side}", side=side_title(side))
    face = Face(title, tuple(_blocks(source, view)), titled(view.title), side=side, legend=moment(view))
    return Deck(
        "briefing", tr("{briefing}, {game}", briefing=title, game=titled(view.title)), (Card(side, face),), kind="pages"
    )


def _blocks(source: Source, view: View) -> Iterator[Block]:
    situation, places = tuple(_situation(view)), tuple(status.objectives(view))
    mission = tuple(aims.mission(view, source.side))
    if len(view.objectives) <= MOST:
        yield Beside((situation, (*mission, *places)))
    else:
        yield from (*situation, *mission, *places)
    yield from aims.victory(source, view)
    yield from _ground(source, view)
    yield Heading(tr("Own forces"))
    yield from status.order_of_battle(view, source.side)
    yield from status.arrivals(view, source.side)
    yield from status.leaders_apart(view, source.side)
    yield from _enemy(view, source.side)
    yield from _house_rules(source, view)
    yield Heading(tr("Notes"))
    yield Ruled(("",) * NOTES)


def _ground(source: Source, view: View) -> Iterator[Block]:
    """Give the map of the field without what is the enemy's; of a bare table there is none."""
    ground = ground_of(view, source.side)
    if any(one.properties.kind not in OF_A_SIDE for one in ground.features):
        step = scale_on(ground, source.paper)
        yield Heading(tr("The ground"))
        yield Picture(field_map.drawing(ground, step, troops(view, source.side)))
        yield Paragraph(
            words(tr("Drawn 1:{step}, print at 100 %; the grid is 6 inches of the table.", step=step)), style="foot"
        )


def _situation(view: View) -> Iterator[Block]:
    rows = [(tr("Turn"), tr("{turn} of {last}", turn=view.turn, last=view.last_turn))]
    rows += [(tr("Time"), view.clock)] if view.clock else []
    rows += [
        (tr("Moves first"), side_title(view.first)),
        (tr("Player turn"), side_title(view.player_turn)),
        (
            tr("Phase"),
            tr(
                "{phase}, step {n}: {does}",
                phase=tr(PHASES.get(view.phase, view.phase)),
                n=view.step,
                does=tr(view.step_name),
            ),
        ),
        (tr("Enemy"), _known(view)),
    ]
    yield Heading(tr("The battle is over") if view.over else tr("Situation"))
    if view.briefing.situation:
        yield Paragraph(words(tr(view.briefing.situation)))
    yield keyed((key, said, (view.clause,) if key == tr("Phase") else ()) for key, said in rows)


def _known(view: View) -> str:
    """Say how much of the enemy this side may know."""
    return {
        "strengths-hidden": tr("his units are known; his strength, losses and arrivals are hidden"),
        "units-hidden": tr("only units that have been seen are known, and not their strength"),
    }.get(view.intelligence, tr("nothing is hidden"))


def _enemy(view: View, side: str) -> Iterator[Block]:
    """Give the enemy in full where nothing is hidden, else the names of what is known."""
    enemy = other("union" if side == "union" else "confederate")
    known = [unit for unit in view.units if unit.side == enemy]
    yield Heading(tr("The enemy"))
    if not known:
        yield Paragraph(words(tr("Nothing is known of him.")))
    elif all(unit.stands is not None for unit in known):
        yield from status.order_of_battle(view, enemy)
        yield from status.arrivals(view, enemy)
        yield from status.leaders_apart(view, enemy)
    else:
        yield Table((Column(), Column(1.0)), tuple(_names(view, enemy)), (head(tr("Command"), tr("Known")),))


def _names(view: View, enemy: str) -> Iterator[tuple[Cell, Cell]]:
    """Give each known command of the enemy with the names of its units and leaders."""
    for group in forces.groups(view, enemy):
        corps = f", {group.corps}" if group.division else ""
        known = [*(one.name for one in group.leaders), *(_name(unit) for unit in group.units)]
        yield cell(bold(group.name), corps), cell("; ".join(known))
    if apart := forces.army_leaders(view, enemy):
        yield cell(bold(tr("Other leaders"))), cell("; ".join(one.name for one in apart))


def _name(unit: UnitView) -> str:
    said = tr("{name}, {arm}", name=unit.name, arm=forces.arm(unit))
    away = forces.whereabouts(unit)
    return tr("{name} ({where})", name=said, where=away) if away else said


def _house_rules(source: Source, view: View) -> Iterator[Block]:
    """Give the rulings that this game reads otherwise than by default, with what they change where that is carried."""
    yield Heading(tr("House rules"))
    if not view.options:
        yield Paragraph(words(tr("None: every ruling is read as by default.")))
        return
    changes = _changes(source.texts)
    yield keyed(
        (*_choice(source.rules, ruling, value, changes.get(ruling, "")), (ruling,))
        for ruling, value in view.options.items()
    )


def _choice(rules: Rules, ruling: str, value: int, what: str) -> tuple[str, str]:
    found = next((option for option in rules.options.option if option.id == ruling), None)
    if found is None:
        return ruling, str(value)
    said = next((choice.label for choice in found.choices if choice.value == value), str(value))
    return tr(found.label), f"{tr(said)}. {what}" if what else tr(said)


def _changes(texts: Mapping[str, str]) -> dict[str, str]:
    """Give what each ruling changes at the table, or its question, where a readable text carries them."""
    try:
        rows = tomllib.loads(texts.get("rulings.toml", "")).get("ruling", [])
    except tomllib.TOMLDecodeError:
        return {}
    return {
        str(row["id"]): house_rules.at_table(row) or house_rules.question(row)
        for row in rows
        if isinstance(row, dict) and "id" in row
    }
