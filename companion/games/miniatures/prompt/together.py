"""Several orders by one word at the prompt: every roll that the step demands, all arrivals, an attack as before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from companion.charts.figures import exact
from companion.games.miniatures.prompt import doing
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.words import favourites, maneuver, rolls
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.remembered import remembered
from companion.kernel.dice import DieWanted
from companion.language.figures import inches
from companion.language.messages import told as words_of
from companion.language.nearly import nearly
from companion.language.tongue import tr
from companion.language.words import plain, side_words
from companion.terminal.keyboard import Keyboard

if TYPE_CHECKING:
    from companion.kernel.session import Session

NOBODY = "0"
"""What is typed for a leader whose radius covers nobody."""


def roll(session: Session, keys: Keyboard, whom: str) -> None:
    """Roll every brigade that must, or those that are named, each an entry of its own, until a question arises."""
    waiting = rolls.compulsory(session.view, session.duties())
    if whom:
        own = [(one.id, one.name) for one in session.view.units if one.kind == "brigade" and one.status == "on-table"]
        waiting = _named(keys, whom, own, tr("on the table"))
    elif not waiting:
        keys.say(tr("nobody must roll"))
    if not waiting:
        return
    said = remembered(session.log())
    covered = _covered(session, keys, waiting, said.covered)
    made: list[rolls.Rolled] = []
    for name in waiting:
        order = cmd.Maneuver(name, in_radius=covered.get(name, ()), in_fieldworks=name in said.in_works)
        found = doing.done(session, keys, order, ask=_one_key)
        if found is None:
            break
        made += rolls.rolled(found.events)
        if session.view.waiting:
            break
    left = len(rolls.compulsory(session.view, session.duties()))
    keys.say(*rolls.summary(session.rules, made, left, Names(session.view)))


def _covered(
    session: Session, keys: Keyboard, waiting: tuple[str, ...], before: dict[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """Ask once for each leader whom his radius covers: {brigade: the leaders that cover it}."""
    view, names = session.view, Names(session.view)
    radius = inches(float(exact(session.rules.maneuver.command_radius.inches)))
    under: dict[str, list[str]] = {}
    for unit in (one for one in view.units if one.id in waiting):
        for leader in rolls.covering(view, unit):
            under.setdefault(leader.id, []).append(unit.id)
    found: dict[str, tuple[str, ...]] = {}
    for leader, units in under.items():
        usual = [str(nth) for nth, name in enumerate(units, 1) if leader in before.get(name, ())]
        question = tr(
            "{leader} has within {radius}: {units}? Numbers, {nobody} for nobody, Return for {usual}:",
            leader=names(leader),
            radius=radius,
            units=", ".join(f"{nth} {names(name)}" for nth, name in enumerate(units, 1)),
            nobody=NOBODY,
            usual=" ".join(usual) or NOBODY,
        )
        typed = keys.ask(question).replace(",", " ").split() or usual
        for nth, name in enumerate(units, 1):
            if str(nth) in typed:
                found[name] = (*found.get(name, ()), leader)
    return found


def _one_key(keys: Keyboard, wanted: DieWanted) -> int | None:
    """Ask for the face of a die by one key, 0 for 10; None for any other key, which stops."""
    typed = keys.key(f"{wanted}?")
    return None if not typed or not typed.isdecimal() else int(typed) or wanted.sides


def arrive(session: Session, keys: Keyboard, whom: str) -> None:
    """Bring on all that are due, or those that are named, each at its own edge, in one entry."""
    coming = tuple(one.id for one in maneuver.due(session.view))
    if whom:
        those = (*session.view.units, *session.view.leaders)
        late = [(one.id, one.name) for one in those if one.status == "to-arrive"]
        coming = _named(keys, whom, late, tr("still to come"))
    elif not coming:
        keys.say(tr("nobody is due to arrive"))
    if coming:
        doing.done(session, keys, cmd.Arrive(coming))


def _named(keys: Keyboard, typed: str, those: Sequence[tuple[str, str]], where: str) -> tuple[str, ...]:
    """Give the ids of those who are named, by id or name, commas between several; none where one is not meant alone.

    `those` are ids with their names, of whom alone somebody can be meant; `where` says which these are.
    """
    found = list[str]()
    for name in (part.strip() for part in typed.split(",")):
        wanted = name.casefold()
        fits = [one for one, shown in those if wanted in (one.casefold(), shown.casefold())] or nearly(name, those)
        if len(fits) != 1:
            keys.say(tr("{name!r} is nobody {where}", name=name, where=where))
            if fits:
                keys.say(tr("did you mean one of {names}?", names=", ".join(fits)))
            return ()
        found.append(fits[0])
    return tuple(dict.fromkeys(found))


def again(session: Session, keys: Keyboard, which: str) -> None:
    """List the attacks that may be made as before, or make one: what was the last target of those who may fire now."""
    found = favourites.favourites(session.view, remembered(session.log()), lambda order: not session.why_not(order))
    names = Names(session.view)
    if not found:
        keys.say(tr("nobody can fire as before"))
    elif which.isascii() and which.isdecimal() and 0 < int(which) <= len(found):
        doing.done(session, keys, found[int(which) - 1].order)
    else:
        if which:
            keys.say(tr("{typed!r} is no number of these:", typed=which))
        told = [(favourites.who_at_whom(one.order, names), favourites.from_where(one)) for one in found]
        keys.say(*(f"{nth} {who} ({how})" for nth, (who, how) in enumerate(told, 1)))


def answer(session: Session, keys: Keyboard, how: str) -> None:
    """Answer one of the questions that wait: which, where there are several, and how, where that is not said."""
    waiting = session.view.waiting
    if not waiting:
        keys.say(tr("no question is waiting"))
        return
    if how:
        _answer(session, keys, how)
        return
    told = [tr("{side}: {question}", side=side_words(one.seat), question=words_of(one.text)) for one in waiting]
    nth = _one_of(keys, tr("Which question?"), told) if len(waiting) > 1 else 0
    if nth is None:
        return
    asked, names = waiting[nth], Names(session.view)
    choice = _one_of(keys, told[nth], [plain(names(one)) for one in asked.choices])
    if choice is not None:
        doing.done(session, keys, cmd.Answer(asked.choices[choice], asked.name))


def _answer(session: Session, keys: Keyboard, how: str) -> None:
    """Answer the one question that has a choice of this name."""
    names = Names(session.view)
    those = [(asked, choice) for asked in session.view.waiting for choice in asked.choices]
    fits = [one for one in those if how.casefold() in (one[1].casefold(), names(one[1]).casefold())]
    if len(fits) == 1:
        asked, choice = fits[0]
        doing.done(session, keys, cmd.Answer(choice, asked.name))
    elif fits:
        keys.say(tr("{name!r} answers several of the questions; say answer alone", name=how))
    else:
        keys.say(tr("{name!r} is no answer; there are: {names}", name=how, names=", ".join(one for _, one in those)))


def _one_of(keys: Keyboard, question: str, choices: list[str]) -> int | None:
    """Ask for one of some choices by its number; None where the player goes back."""
    keys.say(*(f"{nth} {one}" for nth, one in enumerate(choices, 1)))
    while (found := keys.number(question)) is not None:
        if 0 < found <= len(choices):
            return found - 1
    return None


WORDS: dict[str, Callable[[Any, Keyboard, str], None]] = {
    "roll": roll,
    "arrive": arrive,
    "again": again,
    "answer": answer,
}
"""Words at the prompt, each with what it does; what is typed after the word goes with it."""
