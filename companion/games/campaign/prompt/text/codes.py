"""The help of a menu: each code with its word, what it does and its limits (RTG-1.1a, RTG-OSC-a)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.prompt.text.lines import wrapped
from companion.games.campaign.rules.commands import Menu
from companion.games.campaign.words.order_words import code_words
from companion.language.tongue import declared, tr

DOES = {
    "LM": "shows the map from a corner hex, with its key",
    "SR": "shows your corps near headquarters: number and contact mode, effectiveness, fatigue, strengths, "
    "stragglers, urgency, percent left",
    "DC": "makes a corps commander the secondary army commander, who leads joint attacks where you are absent",
    "SG": "says where the game is kept; every order is saved as it is given",
    "ET": "sends the couriers and ends your phase",
    "OC": "writes orders to one corps (menu B)",
    "OF": "forms a force of corps that march at one rate this turn, and writes orders to all of them (menu C)",
    "LD": "shows this turn's dispatches again",
    "SU": "how hard the corps marches and fights: higher is harder",
    "SM": "the march mode of headquarters, until you set another",
    "CM": "what the corps does when it meets the enemy: initiative, withdraw, stand, attack, hasty attack",
    "RT": "where it goes first if it has to withdraw; does not make it withdraw",
    "AT": "where it goes first if it attacks; does not make it attack",
    "RE": "sends an attacking corps into a hex of friends without a fight there",
    "XU": "takes the corps off the map towards Washington",
    "MV": "marches along a path that you lay hex by hex",
    "PT": "looks two hexes far until it moves or meets the enemy",
    "CD": "road column to march, deployed to fight; marching and fighting change it by themselves",
    "CS": "shows its combat mode, deployment, hex and the orders it will try to carry out",
    "EX": "back to menu A; what you wrote leaves at ET (end of the phase)",
}
declared(DOES)
TYPES = {
    "immediate": "at once",
    "combat-immediate": "by courier; obeyed at once before the enemy, else in its turn",
    "non-immediate": "by courier; the orders it brings replace all earlier ones",
}
declared(TYPES)
TITLES: dict[Menu, str] = {
    "A": "Menu A, strategic orders",
    "B": "Menu B, orders to a corps",
    "C": "Menu C, force orders",
}
declared(TITLES)


def menu_help(rules: Rules, menu: Menu) -> Iterator[str]:
    """Give every code of a menu: its name, what it does, when it acts, what limits it, its clause."""
    yield tr(TITLES[menu])
    for row in rules.orders.command:
        if row.menu == menu:
            acts = "" if menu == "A" or row.code in ("EX", "OC", "CS") else f"; {tr(TYPES[row.type])}"
            limits = f" ({tr(row.limits)})" if row.limits else ""
            yield from wrapped(
                f"  {row.code}  {code_words(row.code)}: {tr(DOES[row.code])}{acts}{limits} [{row.clause}]", indent=6
            )
    yield tr("  H or ? shows this, Q leaves the game, which is saved already")


def codes(rules: Rules, menu: Menu) -> tuple[str, ...]:
    """Give the codes of a menu."""
    return tuple(row.code for row in rules.orders.command if row.menu == menu)
