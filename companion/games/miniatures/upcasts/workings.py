"""Lines of workings of early documents: what they were of stood in words, and is found by the words of that time.

Nothing in these lines was ever a name; what is none of these is a row of a chart, and told by the chart's words.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from companion.charts.figures import SO_OFTEN, TIMES
from companion.charts.upcasting import Plain, with_label
from companion.games.miniatures.messages import working as say
from companion.language.messages import Id, Label, Length, Message, bare

FIRERS = "infantry|smoothbore|rifled|(?:muzzle|breech)-loading cavalry"
MOVERS, CHANGES = "|".join(say.MOVERS), "|".join(one.one for one in say.CHANGES.values())
FIGURE = r"[0-9]+(?:\.[0-9]+)?"
Made = Callable[[re.Match[str], str], Message]
"""(what was found, the line's clause) -> the message."""


def _figure(text: str) -> int | float:
    return float(text) if "." in text else int(text)


def _row(clause: str, words: str) -> Message:
    """Name a row of a chart whose id an early document does not tell."""
    return bare(Label(clause, words))


def _outcome(found: re.Match[str], clause: str) -> Message:
    if total := found["total"]:
        return say.DIE_TOTAL(die=int(found["die"]), total=int(total), outcome=_row(clause, found["what"]))
    return say.DIE_OUTCOME(die=int(found["die"]), outcome=_row(clause, found["what"]))


def _stands(found: re.Match[str], _: str) -> Message:
    kind = found["kind"].removesuffix(" cavalry")
    return say.STANDS[kind](n=int(found["n"]), length=Length(float(found["inches"])))


LINES: tuple[tuple[str, Made], ...] = (
    (r"(?P<who>attacker|defender): modifiers in all", lambda found, _: say.ALL_OF_SIDE[found["who"]]()),
    (
        r"(?P<who>attacker|defender): (?P<what>.+)",
        lambda found, clause: say.OF_SIDE[found["who"]](what=_message(found["what"], clause)),
    ),
    (
        r"(?P<one>-?\d+) less (?P<other>-?\d+), difference",
        lambda found, _: say.DIFFERENCE(attacker=int(found["one"]), defender=int(found["other"])),
    ),
    (r"die (?P<die>\d+), result", lambda found, _: say.DIE(die=int(found["die"]))),
    (r"die (?P<die>\d+)(?:, total (?P<total>-?\d+))?: (?P<what>.+)", _outcome),
    (r"row (?P<row>.+)", lambda found, _: say.ROW(row=say.printed("musketry.row", found["row"]))),
    (r"base die of 10: leaders at risk", lambda *_: say.TEN_LEADERS()),
    (r"base die of 10: units low on ammunition", lambda *_: say.TEN_AMMUNITION()),
    (r"under (?P<points>\S+) fire points: no fire", lambda found, _: say.NO_FIRE(points=Id(found["points"]))),
    (
        rf"(?P<points>{FIGURE}) fire points, row (?P<row>.+)",
        lambda found, _: say.POINTS(points=_figure(found["points"]), row=say.printed("musketry.row", found["row"])),
    ),
    (
        rf"(?P<n>\d+) (?P<kind>{FIRERS}) stands? at (?P<inches>{FIGURE}) in",
        _stands,
    ),
    (
        rf"basic rate of (?P<mover>{'|'.join(say.MOVERS)})",
        lambda found, _: say.BASIC_RATE(mover=say.MOVERS[found["mover"]]),
    ),
    (r"no road bonus in this formation", lambda *_: say.NO_ROAD_BONUS()),
    (rf"(?P<inches>{FIGURE}) in of rough ground", lambda found, _: say.ROUGH(length=Length(float(found["inches"])))),
    (r"halved", lambda *_: say.HALVED()),
    (r"by the flank", lambda *_: say.BY_THE_FLANK()),
    (r"whole move on a road", lambda *_: say.ON_A_ROAD()),
    (r"fording", lambda *_: say.FORDING()),
    (r"linear object", lambda *_: say.LINEAR_OBJECT()),
    (r"passage of lines", lambda *_: say.PASSAGE()),
    (rf"(?P<change>{CHANGES})", lambda found, _: _change(found["change"])),
    (r"replacement after full turns", lambda *_: say.REPLACED()),
    (r"no effect on the leader", lambda *_: say.UNHURT()),
    (r"modifier in all", lambda *_: say.IN_ALL()),
    (r"faces on which he falls", lambda *_: say.FALLS_ON()),
    (
        r"(?P<n>\d+) (?P<what>damaged .+)",
        lambda found, clause: say.DAMAGED(count=int(found["n"]), what=_row(clause, found["what"])),
    ),
    (
        r"(?P<what>.+), (?P<count>\d+) x",
        lambda found, clause: SO_OFTEN(what=_message(found["what"], clause), count=int(found["count"])),
    ),
    (r"(?P<what>.+), x", lambda found, clause: TIMES(what=_message(found["what"], clause))),
)


def _change(words: str) -> Message:
    return next(one() for one in say.CHANGES.values() if one.one == words)


def _message(text: str, clause: str) -> Message:
    for pattern, made in LINES:
        if found := re.fullmatch(pattern, text):
            return made(found, clause)
    return _row(clause, text)


line = with_label(_message)
"""Gives a line of working with a message of what it is of."""


def stands(fact: Plain) -> Plain:
    """Give how a combat stands with messages in its lasting modifiers."""
    combat = fact["combat"]
    kept = {name: [line(one) for one in combat[name]] for name in ("kept_attacker", "kept_defender") if name in combat}
    return fact | {"combat": combat | kept}
