"""Menu A: strategic orders, to the end of the phase (RTG-13.1)."""

from __future__ import annotations

from companion.games.campaign.prompt.headquarters import Headquarters
from companion.games.campaign.prompt.looking import look_at_map
from companion.games.campaign.prompt.menu_b import order_corps
from companion.games.campaign.prompt.menu_c import order_force, unknown_code
from companion.games.campaign.prompt.text.codes import codes, menu_help
from companion.games.campaign.prompt.text.corps import named, status_head, status_row
from companion.games.campaign.prompt.text.dispatches import dispatches
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.status_report import status_report
from companion.games.campaign.words.order_words import orders_words
from companion.language.messages import name_told
from companion.language.tongue import tr


def menu_a(hq: Headquarters) -> None:
    """Take orders until ET."""
    keys = hq.keys
    while True:
        given = keys.ask(tr("What are your orders, sir?"), lambda: menu_help(hq.rules, "A"))
        match given.upper():
            case "LM":
                look_at_map(hq)
            case "SR":
                _status_report(hq)
            case "DC":
                _designate(hq)
            case "SG":
                keys.say(tr("The game is saved to its last order, entry {entry}. Q leaves.", entry=hq.session.head))
            case "OC":
                order_corps(hq)
            case "OF":
                order_force(hq)
            case "LD":
                keys.show(dispatches(hq.rules, hq.view, hq.session.recalled))
            case "ET":
                if _end_turn(hq):
                    return
            case _:
                keys.say(unknown_code(given, codes(hq.rules, "A")))


def _status_report(hq: Headquarters) -> None:
    """Show the corps in same-turn distance, those demoralised in inverse (RTG-13.1.2a)."""
    rows = status_report(hq.rules, hq.view, hq.side)
    lines = ((row, status_row(row)) for row in rows)
    told = [hq.keys.inverse(line, tr("demoralised")) if row.demoralised else line for row, line in lines]
    hq.keys.show([status_head(hq.side), *told])


def _designate(hq: Headquarters) -> None:
    one = hq.ask_corps(tr("What corps commander?"))
    if one is not None and hq.order(cmd.DC(corps=one.id)) is not None:
        leader = name_told(hq.corps(one.id).leader)
        hq.keys.say(tr("{leader} of {corps} is secondary army commander.", leader=leader, corps=named(one)))


def _end_turn(hq: Headquarters) -> bool:
    """Send the couriers and say who rides (RTG-13.1.5a)."""
    # Kept before the phase ends: afterwards the view may be of the next turn, or of nothing.
    corps, turn = {one.id: named(one) for one in hq.own()}, hq.view.turn
    if hq.order(cmd.ET()) is None:
        return False
    for one in hq.view.letters:
        if one.sent == turn:
            hq.keys.say(
                tr(
                    "A courier leaves for {corps}, expected there in turn {turn}: {orders}",
                    corps=corps[one.corps],
                    turn=one.expected,
                    orders=orders_words(one.orders),
                )
            )
    if hq.shared:
        told = tr("Return clears the screen for the next player.")
        hq.keys.ask(tr("Type Return to hand over the keyboard."), lambda: (told,))
        hq.keys.clear()
    return True
