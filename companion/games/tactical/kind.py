"""Square-grid battles, Battle of Antietam and the charts of Shiloh, as the rest of the program meets them."""

from __future__ import annotations

from collections.abc import Iterator

from companion.kernel.kind import Away, Case, Computers, Deck, Door, Kind, Screen, Way
from companion.language.tongue import declared, word

_ROOM = "companion.games.tactical"
_CASES = f"{_ROOM}.rules.cases"

_CHARTS = (("fire", "fire", "Fire"), ("melee", "melee", "Melee"), ("move-cost", "costs", "Move"))
"""Name, module and shape of each chart that is asked without a game."""


def _case(chart: str, shape: str, ruleset: str) -> Case:
    return Case(Door(f"{_CASES}.{chart}:{ruleset.capitalize()}{shape}"), Door(f"{_CASES}.{chart}:resolve_{ruleset}"))


_RULESETS = ("antietam", "shiloh")
_TITLES = {
    "antietam": ("Charts of Battle of Antietam", "Map of the battle of Antietam"),
    "shiloh": ("Charts of Shiloh", "Map of the battle of Shiloh"),
}
declared(_TITLES)


def _decks(ruleset: str) -> Iterator[Deck]:
    """Give the decks of a book's battles."""
    charts, board = _TITLES[ruleset]
    place = f"{_ROOM}.cards"
    yield Deck(f"{ruleset}-charts", charts, Door(f"{place}.deck:deck"), ruleset)
    yield Deck(
        f"{ruleset}-papers", word("Rosters and orders"), Door(f"{place}.papers:deck"), ruleset, known=True, cards=False
    )
    yield Deck(
        f"{ruleset}-situation",
        word("Situation"),
        Door(f"{place}.situation:deck"),
        ruleset,
        game=True,
        known=True,
        cards=False,
    )
    yield Deck(f"{ruleset}-map", board, Door(f"{place}.map:deck"), ruleset, cards=False)


AWAY = Away(
    battles=Door("companion.table.away.tactical:TacticalAway"),
    words=Door("companion.table.away.words:of_units"),
    carried=Door("companion.table.file.carried:nothing_besides"),
)
"""What it brings to its battles on the table."""

KIND = Kind(
    id="tactical",
    place=3,
    title="Square-grid battle",
    rulesets={name: Door(f"{_ROOM}.charts.ruleset") for name in _RULESETS},
    computer=True,
    game=Door(f"{_ROOM}.game:Tactical"),
    commands=Door(f"{_ROOM}.rules.commands:AnyCommand"),
    known_event=Door(f"{_ROOM}.game:known_event"),
    beginning=Door(f"{_ROOM}.beginning"),
    cases={
        f"{ruleset}.{name}": _case(chart, shape, ruleset) for ruleset in _RULESETS for name, chart, shape in _CHARTS
    },
    status=Door(f"{_ROOM}.words.status"),
    numbers=Door(f"{_ROOM}.words.numbers"),
    known=Door(f"{_ROOM}.rules.by_mail"),
    players=Door(f"{_ROOM}.words.players"),
    journal=Door(f"{_ROOM}.words.journal"),
    illustrated=Door(f"{_ROOM}.words.illustrated:illustrated"),
    report=Door(f"{_ROOM}.words.report:of_session"),
    decks=tuple(one for ruleset in _RULESETS for one in _decks(ruleset)),
    prompt=Door(f"{_ROOM}.prompt.course:play"),
    menu=Door(f"{_ROOM}.prompt.main_menu:main_menu"),
    computers=Computers(
        doctrine=Door(f"{_ROOM}.computer.doctrine"),
        next_move=Door(f"{_ROOM}.computer.turns:next_move"),
        begins=Door(f"{_ROOM}.words.status:begins"),
        tallies=Door(f"{_ROOM}.computer.tallies"),
        table=Door(f"{_ROOM}.words.tallies:table"),
        conduct=Door(f"{_ROOM}.words.tallies:conduct"),
    ),
    away=AWAY,
    resume=Door(f"{_ROOM}.setup.resuming:resumed"),
    screen=Screen(
        window=Door(f"{_ROOM}.screen.acts:open_window"),
        begin=Way(
            "new-battle", word("New square-grid battle …"), "Alt+Shift+A", Door(f"{_ROOM}.screen.beginning:NewBattle")
        ),
    ),
)
