"""A question that stops the game, as a panel asks it: what it is about, the answers there are, who is to be ranked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Literal, NamedTuple

from companion.games.campaign.messages import RANK, RANKING
from companion.games.campaign.rules.view import View
from companion.games.campaign.words.names import called
from companion.language.messages import Message, told
from companion.language.tongue import declared, tr

Sort = Literal["choices", "ranking", "table"]
_TITLES = {
    "urgency": "A battle: with what urgency?",
    "ranking": "A battle: who stands in front?",
    "second-withdrawal": "It has not got away: shall it try again?",
    "off-line": "A battle: fight it on the table?",
    "hand-over": "Hand over the laptop",
    "off-line-result": "A battle is fought on the table",
}
declared(_TITLES)
_CLAUSES = {
    "urgency": "RTG-9.2.3a",
    "ranking": "RTG-9.6.1.2a",
    "second-withdrawal": "RTG-6.2.1l",
    "off-line": "RTG-15.0b",
    "off-line-result": "RTG-15.0e",
}


class Answer(NamedTuple):
    """An answer: what is stored, what is shown, its key."""

    choice: str
    words: str
    key: str
    usual: bool
    """It is what is offered."""


class Ranked(NamedTuple):
    """A corps in a ranking."""

    id: str
    name: str
    place: int

    @property
    def aloud(self) -> str:
        """Give it in words."""
        return tr("{n}: {name}", n=self.place, name=self.name)


class Question(NamedTuple):
    """What is asked."""

    title: str
    clause: str
    sort: Sort
    text: str
    odds: str
    """The odds as they are estimated, "" where none are."""
    answers: tuple[Answer, ...]
    corps: tuple[str, ...]
    """Of a ranking, in the order that is offered."""


def question(view: View) -> Question | None:
    """Give the question that the seat is asked, None where it is asked nothing."""
    asked = view.pending
    if asked is None:
        return None
    if asked.kind == "off-line-result":
        return of_the_table()
    title, clause = tr(_TITLES[asked.kind]), _CLAUSES.get(asked.kind, "")
    if asked.kind == "ranking":
        corps = tuple(name for name in asked.default.split(",") if name) or asked.corps
        place = asked.text.args.get("place") if asked.text.key == RANKING.key else None
        return Question(
            title, clause, "ranking", told(asked.text if place is None else RANK(place=place)), "", (), corps
        )
    keys = {"yes": "Y", "no": "N"}
    answers = tuple(
        Answer(one, tr(one) if one in keys else one, keys.get(one, one if len(one) == 1 else ""), one == asked.default)
        for one in asked.choices
    )
    return Question(title, clause, "choices", told(asked.text), _odds(asked.text), answers, asked.corps)


def _odds(asked: Message) -> str:
    """Give the odds that a question tells of, "" for none."""
    found = asked.args.get("odds")
    return told(found) if isinstance(found, Message) else ""


def of_the_table() -> Question:
    """Give what is asked while a battle is fought on the table; nothing of the battle is told here."""
    words = tr("Give it out as table game and papers, fight it and bring its result back; or the computer fights it.")
    answers = (
        Answer("result", tr("The result from the table …"), "R", usual=True),
        Answer("out", tr("Give the battle out …"), "G", usual=False),
        Answer("computer", tr("The computer fights it"), "", usual=False),
        Answer("not-fought", tr("It was not fought"), "", usual=False),
    )
    return Question(tr(_TITLES["off-line-result"]), _CLAUSES["off-line-result"], "table", words, "", answers, ())


ALL_ORDERS = 6
"""Of so many corps every order is listed, 720 of them; of more, those in which one corps has another place."""


def rankings(offered: Sequence[str], name: Callable[[str], str]) -> tuple[Answer, ...]:
    """Give the orders in which corps can be ranked, the offered one first, for a list that is searched by typing."""
    orders = permutations(offered) if len(offered) <= ALL_ORDERS else _with_one_moved(tuple(offered))
    found = []
    for nth, order in enumerate(dict.fromkeys(orders)):
        words = ", ".join(map(name, order))
        said = words if nth else tr("as it is offered: {corps}", corps=words)
        found.append(Answer(",".join(order), said, "", nth == 0))
    return tuple(found)


def _with_one_moved(offered: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    yield offered
    for one in offered:
        others = tuple(other for other in offered if other != one)
        for place in range(len(offered)):
            yield (*others[:place], one, *others[place:])


def ranks(view: View, order: Sequence[str]) -> tuple[Ranked, ...]:
    """Give corps in an order, from the front line."""
    names = {one.id: called(one) for one in view.corps}
    return tuple(Ranked(name, names.get(name, name), nth) for nth, name in enumerate(order, 1))
