"""A square-grid battle on players' own screens, made of the view of a seat alone."""

from __future__ import annotations

from typing import Any

from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.rules import names as rules_names
from companion.games.tactical.words.status import may_lines, side_line, side_lines, title
from companion.language.messages import told
from companion.language.tongue import titled, tr
from companion.language.words import capital, side_words
from companion.rows.players import Part, Told

NOBODY = frozenset(("refused.no-unit", rules_names.NONE_SO.key, rules_names.NEARLY_SO.key))
"""The keys of what is said where nobody bears a name."""


def page(session: Any) -> Told:
    """Give the screen of a session's seat: its units, the enemy as seen, what is to do."""
    view = session.view
    name, _, date = titled(view.title).partition(", ")
    own = view.seat if view.seat in SIDES else ""
    sides = sorted(SIDES, key=lambda side: side != own)
    duties = session.duties()
    parts = [
        Part(side_line(view, side), side, lines=tuple(side_lines(view, side)), shows=side != own) for side in sides
    ]
    parts.append(Part(tr("To do"), lines=(*(duty.text for duty in duties if duty.must), *may_lines(view, duties))))
    asked = view.pending
    return Told(
        title=name,
        date=", ".join(part for part in (date, view.clock) if part),
        turn=max(view.turn, 1),
        side=view.to_act if view.to_act in SIDES else "",
        turn_of=capital(side_words(view.to_act)) if view.to_act in SIDES else "",
        phase=title(view),
        step="",
        following="",
        now="" if asked is None else told(asked.text),
        working="",
        odds=(),
        said="",
        parts=tuple(parts),
    )
