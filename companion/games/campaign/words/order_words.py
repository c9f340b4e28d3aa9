"""Orders in words beside their letters: "MV march"; the letters are what people type."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.campaign import messages
from companion.games.campaign.rules import orders as dispatched
from companion.games.campaign.rules.ground import along
from companion.games.campaign.rules.state import key
from companion.games.campaign.words.mode_words import mode_words
from companion.language.messages import bare, told
from companion.language.tongue import tr
from companion.language.words import capital


def code_words(code: str) -> str:
    """Give what the letters of a menu stand for: "march" of MV; "" for letters that no menu has."""
    found = messages.ORDERS.get(code)
    return "" if found is None else told(bare(found))


def order_title(code: str) -> str:
    """Give the letters of an order with their word: "MV march"."""
    return f"{code} {code_words(code)}".strip()


def order_heading(code: str) -> str:
    """Give the same where it stands alone: "MV March"."""
    return f"{code} {capital(code_words(code))}".strip()


def orders_words(orders: Iterable[dispatched.AnyOrder]) -> str:
    """Give a set of orders: "SU urgency 6; MV march from 5,8 to 5,10 by 4 4"."""
    return "; ".join(map(order_words, orders))


def order_words(order: dispatched.AnyOrder) -> str:
    """Give one order."""
    title = order_title(order.__struct_config__.tag)  # type: ignore[arg-type]
    match order:
        case dispatched.SU():
            return f"{title} {order.urgency}"
        case dispatched.CM():
            return f"{title} {mode_words(order.contact)}"
        case dispatched.MV() if order.path:
            steps, end = " ".join(map(str, order.path)), along(order.start, order.path)[-1]
            ways = {"start": key(order.start), "end": key(end), "steps": steps}
            return tr("{order} from {start} to {end} by {steps}", order=title, **ways)
        case dispatched.MV():
            return tr("{order} to {hex}", order=title, hex=key(order.start))
        case dispatched.PT():
            return title
        case dispatched.CD():
            return f"{title} {mode_words(order.deployment)}"
