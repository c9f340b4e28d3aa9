"""Regiments summed to brigades, guns of a kind to batteries: the rows of our own roster."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from companion.drawing import emblems
from companion.games.miniatures.setup.outside.cells import flag
from companion.games.miniatures.setup.outside.rows import Found
from companion.games.miniatures.setup.outside.vocabulary import plain

ORDINAL = re.compile(
    r"\d{1,2}(st|nd|rd|th|d|\.)?|[ivx]{1,5}|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)"
)
FLAGS = ("exceptional", "mounted", "limbered", "leader_exceptional")
WORDS = ("carbine", "formation", "leader_rank")
Key = tuple[object, ...]
Record = dict[str, str]


def records(found: Iterable[Found]) -> list[tuple[Record, list[str]]]:
    """Give the roster's records, each with the rows that it was made of."""
    groups: dict[Key, list[Found]] = {}
    for one in found:
        for key in _keys(one):
            groups.setdefault(key, []).append(one)
    made, led = [], set[Key]()
    for key, those in groups.items():
        record = _record(key, those)
        post = (record["side"], record.get("corps"), record.get("division"), record.get("leader"))
        if post in led:
            for column in ("leader", "leader_rank", "leader_exceptional"):
                record.pop(column, None)
        led.add(post)
        made.append((record, [one.row for one in those]))
    _apart([record for record, _ in made])
    return made


def _keys(one: Found) -> Iterator[Key]:
    """Yield what a row is put together by: troops by their brigade, guns of each kind by their battery."""
    place = (one.side, command(one.corps, "Corps"), command(one.division, "Division"))
    if one.arm != "artillery":
        name = command(one.brigade, "Brigade") if one.brigade else regiment(one)
        yield (*place, "", name, one.arm, "", False)
        return
    battalion = one.battalion or (command(one.brigade, "Brigade") if one.unit else "")
    name = battery(one) if one.unit else command(one.brigade, "Brigade")
    for kind in one.guns or {"": 0}:
        yield (*place, "" if battalion == name else battalion, name, one.arm, kind, one.horse)


def command(name: str, word: str) -> str:
    """Call a command that is but numbered by what it is: "1st" is the 1st Division, "II" the II Corps."""
    return f"{name} {word}" if ORDINAL.fullmatch(name.casefold()) else name


def regiment(one: Found) -> str:
    """Call a regiment with its state."""
    if not one.state or plain(one.state) in plain(one.unit):
        return one.unit
    return f"{one.unit} {one.state}"


def battery(one: Found) -> str:
    """Call a battery, with its state in brackets."""
    if not one.state or plain(one.state) in plain(one.unit):
        return one.unit
    return f"{one.unit} ({one.state})"


def _record(key: Key, those: list[Found]) -> Record:
    side, corps, division, battalion, name, arm, kind, horse = key
    first, invented = those[0], [word for one in those for word in one.invented]
    given: dict[str, object] = {
        "side": side,
        "corps": corps,
        "division": division,
        "battalion": battalion,
        "unit": name,
        "arm": arm,
        "stands": sum(one.figures["stands"] for one in those),
        "arrives": min(one.figures["arrives"] for one in those),
    }
    if arm == "artillery":
        given |= {"guns": sum(one.guns.get(str(kind), 0) for one in those), "gun_type": kind or "smoothbore"}
        given |= {"horse": "yes" if horse else ""}
        invented += [] if kind else ["gun_type"]
    else:
        given |= {"men": sum(one.figures["men"] for one in those)}
    if len(those) == 1:
        given |= {column: first.figures[column] for column in ("fresh_at", "worn_at")}
        given |= {column: first.more.get(column, "").casefold() for column in WORDS}
    given |= {column: "yes" for column in FLAGS if any(flag(one.more.get(column)) for one in those)}
    for column in ("commander", "leader", "source", "edge"):
        told = {one.more.get(column, "") for one in those}
        # Of several regiments each has its own colonel: none of them is the brigade's commander.
        if column != "commander" or arm == "artillery" or (len(told) == 1 and not (first.brigade and first.unit)):
            given[column] = next((one.more[column] for one in those if one.more.get(column)), "")
    if arm == "artillery":
        given |= {"exceptional": "", "carbine": "", "formation": "", "mounted": "", "fresh_at": 0, "worn_at": 0}
    else:
        given |= {"limbered": "", "mounted": given.get("mounted", "") if arm == "cavalry" else ""}
        given |= {"carbine": given.get("carbine", "") if arm == "cavalry" else ""}
    if not division and given.get("leader_rank", "") in ("", "division"):
        given |= {"leader": "", "leader_rank": "", "leader_exceptional": ""}
    given["traits"] = " ".join(dict.fromkeys(word for one in those for word in one.more.get("traits", "").split()))
    named = (one.more.get("emblem", "") for one in those)
    # Somebody else's column of that name may say anything: what is no emblem of ours is no fault of his.
    given["emblem"] = next((name for name in named if name and emblems.amiss(emblems.named(name)) is None), "")
    marked = [word for one in those for word in one.more.get("invented", "").split()]
    given["invented"] = " ".join(dict.fromkeys((*marked, *invented)))
    return {column: str(value) for column, value in given.items() if value not in ("", 0, None)}


def _apart(made: list[Record]) -> None:
    """Number what would bear the same name in the same place."""
    seen: set[Key] = set()
    for record in made:
        name, times = record["unit"], 1
        while (key := _place(record)) in seen:
            times += 1
            record["unit"] = f"{name} ({times})"
        seen.add(key)


def _place(record: Record) -> Key:
    columns = ("side", "corps", "division", "arm", "gun_type")
    return (*(record.get(column, "").casefold() for column in columns), record["unit"].casefold())
