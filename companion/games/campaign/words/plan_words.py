"""A side's plan in words: corps with one mission together, its place, when it begins and is given up, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.games.campaign.messages.plans import POSTURES
from companion.games.campaign.rules.plans import Mission, Posture, Task, Why
from companion.games.campaign.words.names import Names
from companion.language.messages import bare, told
from companion.language.tongue import number, tr, word
from companion.language.words import side_words

TASKS: dict[Task, str] = {
    "assault": word("{corps}: assault {hex} together from turn {by} on, give it up where the odds do not hold"),
    "converge": word("{corps}: gather out of his reach and fall on {hex} together"),
    "strike": word("{corps}: strike at {hex} as each sees fit"),
    "gather": word("{corps}: gather at {hex}"),
    "hold": word("{corps}: hold {hex}"),
    "watch": word("{corps}: hold {hex} and patrol about it"),
    "cover": word("{corps}: bar the way at {hex} until he is past it"),
    "forage": word("{corps}: live off the land at {hex}, away before the enemy comes"),
    "evade": word("{corps}: keep clear of the enemy at {hex}"),
    "rest": word("{corps}: rest at {hex} until fresh"),
    "leave": word("{corps}: leave for Washington by {hex} while the way is free"),
    "lead": word("{corps}: lead from {hex}"),
}
WHYS: dict[Why, str] = {
    "beatable": word("who can be there can beat him"),
    "near": word("he is near, and weaker"),
    "eyes": word("nobody sees how far away the enemy is"),
    "place": word("the place decides"),
    "capital": word("Washington must be covered"),
    "weary": word("it is weary"),
    "land": word("it lives best there"),
    "bare": word("nothing is left to live off where it may go"),
    "open-way": word("the way is free, and enough are there"),
    "last-hours": word("little time is left to win by more"),
    "corps": word("most corps hear it there, the enemy does not"),
}


def plan_words(side: str, missions: Sequence[Mission], names: Names) -> str:
    """Give a plan in a sentence, one clause for those who have the same mission."""
    said = "; ".join((*_parts(missions, names), *_as_a_whole(missions)))
    return tr("the {side} staff plans: {missions}", side=side_words(side), missions=said)


def _as_a_whole(missions: Sequence[Mission]) -> Iterator[str]:
    """Yield what the army does as a whole, with the victory points of all that was imagined, the best first."""
    for one in missions:
        if one.posture and one.imagined:
            best_first = sorted(one.imagined, key=lambda each: -each.points)
            weighed = ", ".join(f"{_posture(each.posture)} {number(each.points)}" for each in best_first)
            yield tr("as a whole: {plan} (imagined: {weighed})", plan=_posture(one.posture), weighed=weighed)


def _posture(posture: Posture) -> str:
    return told(bare(POSTURES[posture]))


def _parts(missions: Sequence[Mission], names: Names) -> Iterator[str]:
    alike: dict[tuple[Task, tuple[int, int], Why, int], list[str]] = {}
    for one in missions:
        alike.setdefault((one.task, one.hex, one.why, one.by), []).append(one.corps)
    for (task, at, why, by), corps in alike.items():
        told = tr(TASKS[task], corps=names.all(corps), hex=names.place(at), by=by)
        yield tr("{mission} ({why})", mission=told, why=tr(WHYS[why]))
