"""The readings of a game on its cards: what a referee has chosen stands where the default would."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.ruleset import worded
from companion.games.miniatures.charts.ruleset import Rules
from companion.language.tongue import tr


def as_read(rules: Rules, usual: str, *rulings: str) -> str:
    """Give what a card says by default; where a ruling is read otherwise, how all of those named are read."""
    return " ".join(_told(rules, *rulings)) if any(map(rules.choice, rulings)) else usual


def besides(rules: Rules, *rulings: str) -> str:
    """Give those rulings that are read otherwise, as sentences to stand behind others; "" for none."""
    return "".join(f" {one}" for one in _told(rules, *filter(rules.choice, rulings)))


def _told(rules: Rules, *rulings: str) -> Iterator[str]:
    for option in rules.options.option:
        for choice in option.choices:
            if option.id in rulings and choice.value == rules.choice(option.id):
                yield tr(
                    "{ruling}: {reading}.", ruling=worded(option, option.label), reading=worded(option, choice.label)
                )
