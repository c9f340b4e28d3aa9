"""What applies to what lies under the pointer in a campaign's window: a corps, a hex, a letter.

All of it comes from what the seat knows; nothing is tried out: an entry that is grey would tell who lies in a hex.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QWidget

from companion.desktop.widgets.acts import Act
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.screen.rows.army import titled
from companion.games.campaign.screen.window import CampaignWindow
from companion.language.tongue import tr


def acts(window: CampaignWindow, widget: QWidget | None, place: QPoint) -> list[Act]:
    """Give what can be done with what lies at a place of the screen; the corps there becomes the chosen one."""
    if widget is None or window.desk.covered:
        return []
    if widget is window.map:
        at = window.map.cell_under(QPointF(window.map.mapFromGlobal(place)))
        return [] if at is None else list(_of_hex(window, at))
    if window.box.list.isAncestorOf(widget) or widget is window.box.list:
        return list(_of_letter(window))
    if window.army.isAncestorOf(widget) and (enemy := window.army.list.current()) is not None and enemy.hex is not None:
        return [Act("show", tr("Show on the map"), partial(window.show_hex, enemy.hex))]
    if window.army.isAncestorOf(widget) or window.orders.isAncestorOf(widget):
        return list(_of_corps(window))
    return []


def _of_hex(window: CampaignWindow, at: Hex) -> Iterator[Act]:
    desk, orders = window.desk, window.orders
    there = [one for one in desk.view.corps if one.hex == at and one.status == "present"]
    drawing = bool(orders.code)
    if there and not drawing and desk.selection not in [one.id for one in there]:
        desk.select(there[0].id)
    one = desk.chosen
    if drawing:
        yield Act("lead", tr("Take this hex into the order"), partial(orders.take_hex, at))
    elif one is not None and one.hex != at:
        yield Act("march", tr("March here …"), partial(_march, window, at), why=partial(_no_march, window))
    elif one is not None:
        yield from _of_corps(window)
    if not drawing:
        for other in there:
            if other.id != desk.selection:
                words = tr("Select {name}", name=titled(other))
                yield Act(f"select {other.id}", words, partial(desk.select, other.id))
    yield Act("middle", tr("This hex in the middle of the map"), partial(window.map.look_at, at))


def _march(window: CampaignWindow, at: Hex) -> None:
    window.orders.begin("MV")
    window.orders.take_hex(at)
    window.map.setFocus()


def _no_march(window: CampaignWindow) -> str:
    orders = window.orders
    if orders.why or any(kind.code == "MV" for kind in orders.kinds):
        return orders.why
    return tr("no march is ordered in this phase")


def _of_corps(window: CampaignWindow) -> Iterator[Act]:
    one, orders = window.desk.chosen, window.orders
    if one is None:
        return
    for kind in orders.kinds:
        yield Act(f"order {kind.code}", kind.words, partial(orders.begin, kind.code))
    if not orders.kinds:
        yield Act("orders", tr("Orders"), orders.setFocus, why=lambda: orders.why)
    elif window.desk.view.phase != "set-up":
        none = "" if one.draft else tr("none")
        yield Act("discard", tr("Discard all"), orders.discard_all, why=lambda: none)
    yield Act("page", tr("Page of the corps: reported, sent, done …"), partial(window.run, "page"))
    if one.hex is not None:
        yield Act("show", tr("Show on the map"), partial(window.show_hex, one.hex))


def _of_letter(window: CampaignWindow) -> Iterator[Act]:
    runs = (window.box.show_on_map, window.box.give_orders, window.box.read)
    for button, run in zip(window.box.buttons, runs, strict=True):
        why = button.reason
        yield Act(button.text(), button.text(), run, why=partial(str, why))
    yield Act("read-all", tr("All letters are read"), window.box.read_all, why=window.box.none_unread)
