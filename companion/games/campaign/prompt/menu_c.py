"""OF and menu C: a force and its orders (RTG-13.1.7, RTG-13.3)."""

from __future__ import annotations

from typing import cast

from companion.games.campaign.prompt.headquarters import Headquarters
from companion.games.campaign.prompt.text.codes import codes, menu_help
from companion.games.campaign.prompt.text.corps import named
from companion.games.campaign.prompt.writing import asked_for, is_written
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.names import FORCE
from companion.games.campaign.rules.state import MarchMode
from companion.games.campaign.words.order_words import order_title
from companion.language.messages import told
from companion.language.tongue import tr
from companion.terminal.keyboard import quoted


def order_force(hq: Headquarters) -> None:
    """Ask corps by corps who joins, then for the march rate, and open menu C."""
    chosen = [
        one.id
        for one in hq.own()
        if one.may_join_force and hq.keys.yes(tr("{corps} in the force (Y or N)?", corps=named(one)))
    ]
    if not chosen:
        # An empty force is put to the rules, so that the refusal has the rulebook's clause and is said in one place.
        hq.refuse(hq.session.why_not(cmd.OF(corps=(), rate="normal")))
        return
    rates = {row.letter: str(row.mode) for row in hq.rules.orders.march}
    rate = hq.keys.letter(tr("What march rate do you wish ({letters})?", letters=",".join(rates)), rates)
    if rate is None:
        hq.keys.say(tr("No force is formed."))
        return
    done = hq.order(cmd.OF(corps=tuple(chosen), rate=cast("MarchMode", rate)))
    if done is not None:
        hq.keys.say(told(done.label))
        menu_c(hq)


def menu_c(hq: Headquarters) -> None:
    """Take orders to the force until EX."""
    while True:
        given = hq.keys.ask(tr("Force orders?"), lambda: menu_help(hq.rules, "C"))
        code = given.upper()
        if code == "EX":
            return
        if is_written(code):
            command = asked_for(hq, code, FORCE)
            done = None if command is None else hq.order(command)
            if done is not None:
                hq.keys.say(told(done.label))
        else:
            hq.keys.say(unknown_code(given, codes(hq.rules, "C")))


def unknown_code(given: str, there: tuple[str, ...]) -> str:
    """Say which codes there are, each with its word."""
    known = ", ".join(map(order_title, there))
    if not given:
        return tr("The orders are: {codes}. ? explains them.", codes=known)
    return tr("{given} is no order here. There are: {codes}. ? explains them.", given=quoted(given), codes=known)
