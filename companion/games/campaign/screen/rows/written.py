"""Orders being written: which there are for a corps, each in words with its cost, and when it would have done them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Literal, NamedTuple

from companion.charts.rounding import figure
from companion.games.campaign.charts.ruleset import Rules, Slot
from companion.games.campaign.rules import orders as dispatched
from companion.games.campaign.rules.clock import entry_cost
from companion.games.campaign.rules.couriers import delay
from companion.games.campaign.rules.ground import Ground, Toll
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.marching import path_of
from companion.games.campaign.rules.view import CorpsView, View
from companion.games.campaign.screen.rows.letters import where, where_exactly
from companion.games.campaign.screen.rows.moment import when
from companion.games.campaign.words.mode_words import mode_words
from companion.games.campaign.words.order_words import order_heading, order_title, order_words
from companion.language.figures import fraction
from companion.language.tongue import plural, tr

Needs = Literal["route", "choice", "hex", "nothing"]
_NEEDS: dict[str, Needs] = {
    "MV": "route",
    "SU": "choice",
    "CM": "choice",
    "CD": "choice",
    "PT": "nothing",
    "SM": "choice",
    "OF": "choice",
    "RT": "hex",
    "AT": "hex",
    "RE": "hex",
    "XU": "nothing",
    "DC": "nothing",
}
_LONGEST = 14
"""Lines of an estimate at most: beyond that nobody can tell."""


class OrderKind(NamedTuple):
    """An order that can be given to a corps."""

    code: str
    words: str
    clause: str
    needs: Needs
    choices: tuple[tuple[str, str], ...] = ()
    """(value, words)."""


class OrderRow(NamedTuple):
    """A line of the orders being written."""

    nth: int
    words: str
    cost: str

    @property
    def aloud(self) -> str:
        """Give it in words."""
        return f"{self.nth}. {self.words}: {self.cost}"


class EstimateRow(NamedTuple):
    """What a corps will have done by the end of a turn, as far as one can tell."""

    turn: str
    doing: str
    points: str
    """Movement points spent in it."""
    left: str

    @property
    def aloud(self) -> str:
        """Give it in words."""
        return tr(
            "{turn}: {doing}, {points} movement points, {left} left",
            turn=self.turn,
            doing=self.doing,
            points=self.points,
            left=self.left,
        )


def kinds(rules: Rules, view: View, one: CorpsView) -> tuple[OrderKind, ...]:
    """Give the orders that a corps of this sort takes, those by dispatch first; in the set-up what is set then."""
    if view.phase == "set-up":
        limits = rules.scale.corps_numbers
        numbers = tuple((str(n), str(n)) for n in range(limits.min, limits.max + 1))
        number = OrderKind("NO", order_heading("NO"), limits.clause, "choice", numbers)
        return (*([] if one.headquarters else [number]), _kind(rules, "SU"), _kind(rules, "CM"))
    codes = ["MV", "SU", "CM", "CD", *(["PT"] if one.kind == "cavalry" else [])]
    codes += ["SM", "OF"] if one.headquarters else []
    codes += ["RT", "AT", "RE", *(["XU"] if one.side == "confederate" else [])]
    codes += [] if one.headquarters or one.secondary else ["DC"]
    return tuple(_kind(rules, code) for code in codes)


def _kind(rules: Rules, code: str) -> OrderKind:
    row = next(row for row in rules.orders.command if row.code == code)
    return OrderKind(code, order_heading(code), row.clause, _NEEDS[code], _choices(rules, code))


def _choices(rules: Rules, code: str) -> tuple[tuple[str, str], ...]:
    match code:
        case "SU":
            return tuple((str(n), str(n)) for n in range(rules.scale.urgency.min, rules.scale.urgency.max + 1))
        case "CM":
            return tuple((row.mode, mode_words(row.mode)) for row in rules.orders.contact)
        case "CD":
            return tuple((row.mode, mode_words(row.mode)) for row in rules.orders.deployment)
        case "SM" | "OF":
            return tuple((row.mode, mode_words(row.mode)) for row in rules.orders.march)
    return ()


def value_now(one: CorpsView, code: str) -> str:
    """Give what a corps has at present of what an order sets, "" where that is not known."""
    if code == "NO":
        return str(one.number)
    if one.now is None:
        return ""
    return {"SU": str(one.now.urgency), "CM": one.now.contact, "CD": one.now.deployment}.get(code, "")


def points_of(rules: Rules, ground: Ground, path: Sequence[Hex]) -> Fraction:
    """Give what a path costs in dry weather."""
    return sum((entry_cost(rules, ground, one, to) for one, to in pairwise(path)), Fraction(0))


def rows(rules: Rules, ground: Ground, orders: Sequence[dispatched.AnyOrder]) -> tuple[OrderRow, ...]:
    """Give a set of orders line by line."""
    return tuple(OrderRow(nth, *_said(rules, ground, one)) for nth, one in enumerate(orders, 1))


def _said(rules: Rules, ground: Ground, order: dispatched.AnyOrder) -> tuple[str, str]:
    none = tr("no MP")
    match order:
        case dispatched.MV():
            path = path_of(order)
            ends = where_exactly(ground, path[0]), where_exactly(ground, path[-1])
            words = tr("{order}, {one} to {other}", order=order_title("MV"), one=ends[0], other=ends[1])
            return words, plural(
                len(path) - 1,
                "{n} hex, {points} MP",
                "{n} hexes, {points} MP",
                points=fraction(points_of(rules, ground, path)),
            )
        case dispatched.SU():
            return order_words(order), none
        case dispatched.CM():
            return order_words(order), none
        case dispatched.PT():
            return order_words(order), none
        case dispatched.CD():
            cost = fraction(figure(rules.movement.change_deployment.mp))
            return order_words(order), tr("{points} MP", points=cost)


def needed(rules: Rules, ground: Ground, kind: OrderKind, route: Sequence[Hex], at: Hex | None) -> str:
    """Say what an order that is begun has, and what it wants still."""
    if kind.needs == "route" and len(route) > 1:
        return plural(
            len(route) - 1,
            "{what}: to {place}, {n} hex, {points} MP. Backspace takes a hex back.",
            "{what}: to {place}, {n} hexes, {points} MP. Backspace takes a hex back.",
            what=kind.words,
            place=where_exactly(ground, route[-1]),
            points=fraction(points_of(rules, ground, route)),
        )
    if kind.needs == "route":
        return tr(
            "{what}: click hexes on the map, or press 1 to 6 for the next, 1 north and on clockwise.",
            what=kind.words,
        )
    if kind.needs == "hex" and at is not None:
        return tr("{what}: {place}", what=kind.words, place=where_exactly(ground, at))
    if kind.needs == "hex":
        return tr("{what}: click a hex next to it.", what=kind.words)
    return kind.words


def route_to(rules: Rules, ground: Ground, side: str, path: Sequence[Hex], to: Hex) -> tuple[Hex, ...] | None:
    """Give a path led on to a hex by the shortest way, or cut off where it has been there; None: no way leads there."""
    if to in path:
        return tuple(path[: path.index(to) + 1])
    way = ground.route(path[-1], (to,), "union" if side == "union" else "confederate", Toll.of(rules.fatigue))
    return None if way is None else (*path, *way)


def estimate(
    rules: Rules, ground: Ground, view: View, one: CorpsView, orders: Sequence[dispatched.AnyOrder]
) -> tuple[EstimateRow, ...]:
    """Give turn by turn what a corps would do at the normal march, in dry weather and with no enemy about.

    Nothing is told where it is not known to stand anywhere, or has nothing to march for.
    """
    if one.hex is None or one.status != "present":
        return ()
    left, end = _to_pay(rules, ground, one, one.hex, orders)
    if not left:
        return ()
    staff = next((other.hex for other in view.corps if other.headquarters and other.side == one.side), None)
    arrives = view.turn + (0 if staff is None else delay(rules, distance(staff, one.hex)))
    found: list[EstimateRow] = []
    now = [slot.start for slot in rules.slots].index(view.starts)
    for turn in range(view.turn, min(view.last_turn, view.turn + _LONGEST) + 1):
        slot = rules.slots[(now + turn - view.turn) % len(rules.slots)]
        spent = min(left, _allowance(rules, slot, one)) if turn >= arrives else Fraction(0)
        left -= spent
        doing = _doing(ground, slot, end, turn - arrives, there=not left)
        found.append(EstimateRow(when(rules, view, turn), doing, fraction(spent) if spent else "–", fraction(left)))
        if not left:
            break
    return tuple(found)


def _allowance(rules: Rules, slot: Slot, one: CorpsView) -> Fraction:
    return Fraction(rules.allowances[one.kind, "normal"]) * slot.mp_factor


def _doing(ground: Ground, slot: Slot, end: Hex | None, since: int, *, there: bool) -> str:
    if since < 0:
        return tr("courier on the road")
    if there:
        return tr("at {place}", place=where(ground, end)) if end is not None else tr("done")
    if slot.kind == "night":
        return tr("marches by night: it tires")
    return tr("reads, marches") if since == 0 else tr("marches")


def _to_pay(
    rules: Rules, ground: Ground, one: CorpsView, at: Hex, orders: Sequence[dispatched.AnyOrder]
) -> tuple[Fraction, Hex | None]:
    """Give the points that orders cost from a hex on, the way to each path among them, and where they end."""
    change = Fraction(figure(rules.movement.change_deployment.mp))
    deployed = one.now is not None and one.now.deployment == "deployed"
    whole, here = Fraction(0), at
    for order in orders:
        if isinstance(order, dispatched.CD):
            whole += change if deployed != (order.deployment == "deployed") else 0
            deployed = order.deployment == "deployed"
        elif isinstance(order, dispatched.MV):
            path = path_of(order)
            joining = ground.join(here, path, one.side, Toll.of(rules.fatigue))
            if joining is None:
                continue
            walked = (here, *joining.route, *path[joining.at + 1 :])
            whole += points_of(rules, ground, walked) + (change if deployed and len(walked) > 1 else 0)
            deployed, here = deployed and len(walked) == 1, path[-1]
    return whole, here if here != at else None
