"""What the screens of each kind of game are made of, as values: rows, cards, maps, frames."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.kernel.game import RULES_PREFIX
from companion.kernel.kind import kind_of
from companion.kernel.session import Session
from companion.kernel.shelf import MAP
from companion.rows.journal_rows import JournalRows


def journal_names(session: Session) -> Any:
    """Give what names everybody in a journal of a session's kind."""
    return kind_of(session.kind).journal.open().names


Screens = dict[str, Callable[[], object]]


def of_miniatures(session: Session, probes: Any) -> Screens:
    """Give the board across the table, histories, the journal's rows, forms of orders and what can be offered."""
    from companion.games.miniatures.words.board import board
    from companion.games.miniatures.words.history import History
    from companion.games.miniatures.words.journal_rows import battle_row
    from companion.games.miniatures.words.steps import Steps

    view, log = session.view, session.log()
    rows = JournalRows(lambda line, names: battle_row(Steps(session.sources), line, names), journal_names(session))
    return {
        "board": lambda: board(session.rules, view, session.score(), lines=log),
        "promise": lambda: [board(session.rules, view, session.score(), prospect=session.odds(one)) for one in probes],
        "history": lambda: [History()(view, log, one.id) for one in (*view.units, *view.leaders)],
        "rows": lambda: rows(view, log, head=session.head),
    }


def of_campaign(session: Session, probes: Any) -> Screens:
    """Give the army list, the letters, the couriers, the map, the journal's rows, the replay."""
    from companion.games.campaign.screen.rows import army, battle_calendar, letters, moment, questions
    from companion.games.campaign.screen.rows.journal import campaign_row
    from companion.games.campaign.screen.rows.replay_frame import Frames
    from companion.games.campaign.setup.map_text import read_map
    from companion.games.campaign.words import corps_page
    from companion.games.campaign.words.map import showing

    del probes
    view, log, rules = session.view, session.log(), session.rules
    ground = read_map(session.sources[RULES_PREFIX + MAP], file=MAP)
    rows = JournalRows(lambda line, names: campaign_row(session.seat, line, names), journal_names(session))
    return {
        "army": lambda: army.rows(view, session.recalled),
        "letters": lambda: letters.box(rules, ground, view, session.recalled),
        "pages": lambda: [corps_page.page(view, session.recalled, one) for one in view.corps],
        "pages for scripts": lambda: [corps_page.value(session, one.id) for one in view.corps],
        "couriers": lambda: letters.couriers(rules, ground, view),
        "marks": lambda: [showing.marks(rules, ground, view, selected=one.id) for one in view.corps],
        "map": lambda: _map_of(ground, showing.marks(rules, ground, view)),
        "question": lambda: questions.question(view),
        "moment": lambda: (moment.phases(rules, view), moment.seat_words(view), moment.weather(view)),
        "calendar": lambda: battle_calendar.rows(session.battles.encounters(), whole=False),
        "rows": lambda: rows(view, log, head=session.head),
        "replay": lambda: [Frames(rules, ground, log).frame(0)],
    }


def of_tactical(session: Session, probes: Any) -> Screens:
    """Give the map with all that can lie upon it, cards of squares and units, estimates, rows, the playback."""
    from companion.games.tactical.prompt.text import window
    from companion.games.tactical.rules.ground.map import Terrains
    from companion.games.tactical.screen.rows import clash, fire, moment, square, undone, unit
    from companion.games.tactical.screen.rows.journal import battle_row
    from companion.games.tactical.screen.rows.playback import Frames
    from companion.games.tactical.setup.map_text import read_map
    from companion.games.tactical.words.map import aloud, overlays, showing
    from companion.games.tactical.words.map.counters import stack_shapes
    from companion.games.tactical.words.map.knowledge import Field

    del probes
    view, log, rules = session.view, session.log(), session.rules
    ground = read_map(session.sources[RULES_PREFIX + MAP], Terrains.of(rules), file=MAP)
    now = Field(ground).moment(rules, view)
    marks = showing.marks(view)
    squares = sorted({one.square for one in view.units if one.here and one.square is not None})
    own = [one for one in view.units if one.side == session.seat and one.here][:8]
    rows = JournalRows(lambda line, names: battle_row(session.seat, line, names), journal_names(session))

    def playback() -> object:
        frames = Frames(session, [line.entry for line in log], view)
        return frames.rows(), [frames.frame(nth) for nth in range(len(frames))]

    def drawn() -> object:
        whole = window.Window((0, 0), ground.rows, ground.columns)
        return list(window.picture(ground, window.by_square(view.units), whole, window.Mark(), window.Looks()))

    return {
        "marks": lambda: marks,
        "badges": lambda: [list(stack_shapes([one], 40.0)) for one in marks.counters],
        "aloud": lambda: [aloud.listing(ground, marks, at) for at in squares],
        "characters": drawn,
        "zones": lambda: overlays.zones(now),
        "squares": lambda: [square.square_card(rules, ground, view, at) for at in squares],
        "units": lambda: [
            (
                unit.head(view, one),
                unit.page(rules, ground, view, one, 1),
                unit.page(rules, ground, view, one, 2),
                unit.leaders(view, one),
            )
            for one in view.units
        ],
        "fire": lambda: [fire.fire_card(now, one, at) for one in own for at in squares],
        "melee": lambda: [clash.clash_card(now, one, at) for one in own for at in squares],
        "undone": lambda: undone.undone(now, "union" if session.seat == "union" else "confederate"),
        "moment": lambda: (moment.phases(rules, view), moment.seat_words(view)),
        "rows": lambda: rows(view, log, head=session.head),
        "playback": playback,
    }


def _measure(text: str, face: Any, points: float) -> float:
    """Measure words as a screen would, near enough for a drawing."""
    del face
    return 0.5 * points * len(text)


SCREENS = {"miniatures": of_miniatures, "campaign": of_campaign, "tactical": of_tactical}


def _map_of(ground: Any, marks: Any) -> Any:
    from companion.games.campaign.words.map.counters import mark_layers
    from companion.games.campaign.words.map.stacking import stacks

    return mark_layers(ground, marks, stacks(ground, marks, 40.0, _measure))
