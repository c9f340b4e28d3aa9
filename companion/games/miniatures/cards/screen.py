"""The referee's screen: the charts that are looked up in a fight, dense, each once, with its modifiers on one panel."""

from __future__ import annotations

from msgspec.structs import replace

from companion.cards.content import Block, Card, Deck, Face, Table
from companion.cards.source import Source
from companion.games.miniatures.cards import (
    charge,
    fire,
    fire_notes,
    leaders,
    maneuver,
    marker_chart,
    movement,
    movement_changes,
    sequence,
    states,
)
from companion.games.miniatures.charts.ruleset import Rules
from companion.language.tongue import tr


def deck(source: Source) -> Deck:
    """Give the screen of the rules in force: titled blocks that the sheet sets in columns on two panels.

    Parts of one chapter stand on one panel: a chart is never looked up on one side and its modifiers on the other.
    """
    rules = source.rules
    chapters = {
        "turn": (_turn(rules),),
        "maneuver": _maneuver(rules),
        "movement": (_movement(rules),),
        "leaders": (_part("leaders", tr("Fallen leader"), leaders.faces(rules)),),
        "states": _states(source),
        "fire": _fire(rules),
        "charge": _charge(rules),
        "markers": (_part("markers", tr("Markers"), marker_chart.chart(rules)),),
    }
    cards = tuple(Card(name, face, chapter=chapter) for chapter, parts in chapters.items() for name, face in parts)
    return Deck("referee-screen", tr("Referee's screen"), cards, kind="screen")


Part = tuple[str, Face]


def _part(name: str, title: str, *blocks: Block) -> Part:
    """Give a part; a table of it goes to the next column rather whole than in two pieces."""
    return name, Face(title, tuple(replace(one, keep=True) if isinstance(one, Table) else one for one in blocks))


def _turn(rules: Rules) -> Part:
    turns = tuple(dict.fromkeys(step.player_turn for step in rules.sequence.step))
    return _part("sequence", tr("Sequence of play"), sequence.steps(rules, turns))


def _maneuver(rules: Rules) -> tuple[Part, ...]:
    return (
        _part("maneuver", tr("Maneuver"), maneuver.chart(rules)),
        _part("maneuver-modifiers", tr("Maneuver modifiers"), *maneuver.modifiers(rules)),
    )


def _movement(rules: Rules) -> Part:
    rates, sight = movement.rates(rules), movement.sight(rules)
    return _part(
        "movement", tr("Movement"), rates, sight, movement_changes.changes(rules), *movement_changes.mounting(rules)[1:]
    )


def _fire(rules: Rules) -> tuple[Part, ...]:
    return (
        _part("fire", tr("Musketry & Cannonade"), fire.chart(rules), *fire.reading(rules)),
        _part(
            "fire-points",
            tr("Fire points"),
            fire.points(rules),
            *fire_notes.points_notes(rules),
            *fire_notes.die(rules),
            *fire_notes.to_fire(rules),
        ),
    )


def _charge(rules: Rules) -> tuple[Part, ...]:
    return (
        _part("charge", tr("Charge"), charge.results(rules), *charge.after(rules)),
        _part("charge-modifiers", tr("Charge modifiers"), *charge.modifiers(rules), *charge.counting(rules)),
    )


def _states(source: Source) -> tuple[Part, ...]:
    rules = source.rules
    return (
        _part("states", tr("States"), *marker_chart.states(rules), *states.when(source)),
        _part("stands", tr("Stands that fire and fight"), states.stands_in_use(rules)),
    )
