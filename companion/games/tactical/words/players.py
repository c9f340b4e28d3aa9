"""A square-grid battle on players' own screens, made of the view of a seat alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.drawing.figure import Figure
from companion.drawing.shapes import Measure
from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.words.map.now import figure
from companion.games.tactical.words.names import Names
from companion.games.tactical.words.status import may_lines, side_line, side_lines, title
from companion.language.messages import told
from companion.language.ranks import by_command
from companion.language.tongue import titled, tr
from companion.language.words import capital, side_words
from companion.rows import proposing
from companion.rows.players import Form, Part, Thrown, Told
from companion.rows.proposing import Given


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
        drawn=tr("Map of the situation"),
    )


KEY = 3
"""Letters of the key that an order is given by on the map, at the most."""
ORDERS: dict[str, Any] = {
    str(one.__struct_config__.tag): one
    for one in (
        cmd.Move,
        cmd.Target,
        cmd.PlotMelee,
        cmd.PlotAdvance,
        cmd.ChangeMode,
        cmd.Face,
        cmd.ForceMarch,
        cmd.Fortify,
        cmd.Transfer,
        cmd.Activate,
        cmd.EndActivation,
        cmd.Answer,
        cmd.Note,
        cmd.Done,
    )
}
"""What a side may propose."""


def drawing(session: Any, measure: Measure) -> Figure:
    """Draw the map of a session's seat."""
    return figure(session, measure)


def form(session: Any, given: Given) -> Form:
    """Give the form of an order as far as it is filled in."""
    view = session.view
    names = Names(view)
    acts = [(str(tag), says(one)) for tag, one in ORDERS.items()]
    offers = {
        what: tuple((names(one.id), one.id) for one in by_command(those) if view.seat in ("referee", one.side))
        for what, those in (("unit", view.units), ("leader", view.leaders))
    }
    fields, build = proposing.of_orders(session, ORDERS, offers)
    return proposing.form(session, acts, given, fields, build)


def says(order: Any) -> str:
    """Say in a few words what an order is, without the key that gives it on the map."""
    said = tr((order.__doc__ or "").strip().splitlines()[0]).partition(" (")[0].partition(";")[0].rstrip(".")
    key, _, rest = said.partition(": ")
    return capital(rest) if rest and len(key) <= KEY else said


def said(session: Any, order: Mapping[str, Any]) -> str:
    """Say what was proposed, in a line: the order, and whom it names."""
    tag, whom = str(order.get("order", "")), order.get("unit", order.get("text", ""))
    named = Names(session.view)(whom) if isinstance(whom, str) and "unit" in order else str(whom or "")
    return ": ".join(one for one in (says(ORDERS[tag]) if tag in ORDERS else tag, named) if one)


def refilled(order: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Give the answers that make an order again."""
    return proposing.refilled(order)


def thrown(session: Any, prospect: Any) -> Thrown:
    """Give nothing: no die of this game is shown before it falls."""
    del session, prospect
    return Thrown()
