"""A campaign on players' own screens, made of the view of a seat alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.drawing.figure import Figure
from companion.drawing.shapes import Measure
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.words.map.now import figure
from companion.games.campaign.words.names import Names
from companion.games.campaign.words.order_words import orders_words
from companion.games.campaign.words.sentences import PHASES
from companion.games.campaign.words.status import corps_lines, enemy_line, title
from companion.language.messages import told
from companion.language.tongue import titled, tr
from companion.language.words import capital, side_words
from companion.rows import proposing
from companion.rows.players import Form, Part, Thrown, Told
from companion.rows.proposing import Given

SIDES = ("union", "confederate")


def page(session: Any) -> Told:
    """Give the screen of a session's seat: its dispatches, its corps, the enemy as reported."""
    view = session.view
    name, _, date = titled(view.title).partition(", ")
    names, known = Names(view), session.recalled
    own = view.seat if view.seat in SIDES else ""
    letters = tuple(
        tr(
            "{corps}: {orders} (expected in turn {turn})",
            corps=names(one.corps),
            orders=orders_words(one.orders),
            turn=one.expected,
        )
        for one in view.letters
        if one.under_way
    )
    parts = [Part(tr("Dispatches under way"), own, lines=letters)] if letters else []
    for side in (own,) if own else SIDES:
        there = [one for one in view.corps if one.side == side]
        parts.append(
            Part(tr("Your corps") if own else capital(side_words(side)), side, lines=tuple(corps_lines(there, known)))
        )
    if own:
        enemy = tuple(enemy_line(one, names, known) for one in view.enemies)
        parts.append(
            Part(tr("The enemy, as reported"), "confederate" if own == "union" else "union", lines=enemy, shows=True)
        )
    duties = tuple(duty.text for duty in session.duties())
    parts.append(Part(tr("To do"), lines=duties))
    asked = view.pending
    return Told(
        title=name,
        date=date,
        turn=max(view.turn, 1),
        side=view.to_act if view.to_act in SIDES else "",
        turn_of=capital(side_words(view.to_act)) if view.to_act in SIDES else "",
        phase=tr(PHASES[view.phase]) if view.phase in PHASES else view.phase,
        step="",
        following=title(view),
        now="" if asked is None else told(asked.text),
        working="",
        odds=(),
        said="",
        parts=tuple(parts),
        drawn=tr("Map of the situation"),
    )


ORDERS: dict[str, Any] = {
    str(one.__struct_config__.tag): one
    for one in (
        cmd.OC,
        cmd.MV,
        cmd.CM,
        cmd.SM,
        cmd.SU,
        cmd.CD,
        cmd.AT,
        cmd.RT,
        cmd.RE,
        cmd.PT,
        cmd.OF,
        cmd.XU,
        cmd.DC,
        cmd.SetUp,
        cmd.Answer,
        cmd.Note,
        cmd.ET,
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
    acts = [(str(tag), f"{tag} · {says(one)}" if str(tag).isupper() else says(one)) for tag, one in ORDERS.items()]
    offers = {"corps": tuple((names(one.id), one.id) for one in view.corps if view.seat in ("referee", one.side))}
    fields, build = proposing.of_orders(session, ORDERS, offers)
    return proposing.form(session, acts, given, fields, build)


def says(order: Any) -> str:
    """Say in a few words what an order is."""
    return tr((order.__doc__ or "").strip().splitlines()[0]).partition(" (")[0].partition(":")[0].rstrip(".")


def said(session: Any, order: Mapping[str, Any]) -> str:
    """Say what was proposed, in a line: the order, and whom it names."""
    tag, whom = str(order.get("order", "")), order.get("corps", order.get("text", ""))
    named = Names(session.view)(whom) if isinstance(whom, str) and "corps" in order else str(whom or "")
    return ": ".join(one for one in (says(ORDERS[tag]) if tag in ORDERS else tag, named) if one)


def refilled(order: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Give the answers that make an order again."""
    return proposing.refilled(order)


def thrown(session: Any, prospect: Any) -> Thrown:
    """Give nothing: no die of this game is shown before it falls."""
    del session, prospect
    return Thrown()
