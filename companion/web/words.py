"""What the pages themselves say, in the reader's language; what a game says of itself comes from its own words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from typing import Any
from urllib.parse import quote, urlencode

import msgspec

from companion.kernel.dice import SIDES as DIE
from companion.kernel.inbox import Proposal
from companion.kernel.kind import kind_of
from companion.kernel.record import Line
from companion.kernel.seeing import Seeing
from companion.language.escaping import html as escape
from companion.language.messages import Message, told
from companion.language.tongue import tr
from companion.language.words import capital, plain, side_words
from companion.rows import beside
from companion.rows.chart_tables import LINK
from companion.rows.clauses import Pages as Rules
from companion.rows.players import Thrown

SIDES = ("union", "confederate")
REFEREE = "referee"
MOST_LINES = 120
"""Of the journal on a page, the latest."""


def said() -> dict[str, str]:
    """Give the words of the page's own parts."""
    return {
        "turn": tr("Turn"),
        "now": tr("Now"),
        "asked": tr("Now, asked of you"),
        "board": tr("Board"),
        "propose": tr("Propose"),
        "sent": tr("Sent"),
        "odds": tr("odds of the roll"),
        "die": tr("Enter the die"),
        "press": tr("press the face that lies up; 0 is ten"),
        "send_die": tr("Send the {face}", face="?"),
        "clear": tr("Clear"),
        "nothing": tr("Nothing is asked of you."),
        "none_sent": tr("You have sent nothing."),
        "makes_first": tr("Propose makes the first."),
        "lost": tr("No answer from the referee's desk"),
        "since": tr(
            "since {at}. What stands below is of entry {n}; nothing can be sent until the desk is heard again.",
            at="{at}",
            n="{n}",
        ),
        "send": tr("Send to the referee"),
        "sending": tr("Sending …"),
        "no_answer": tr("No answer came. Look under Sent whether it arrived before you send it again."),
        "die_short": tr("die"),
        "refused": tr("Refused"),
        "rest": tr("The rest of your side"),
        "what_act": tr("What is proposed"),
        "firers": tr("Firers and their range"),
        "note_word": tr("A word to the referee"),
        "screen": tr("Your screen"),
        "hidden": tr("strengths hidden"),
        "columns": tr("stands · state · marks"),
        "journal": tr("Journal"),
        "charts": tr("Charts"),
        "withdraw": tr("Withdraw"),
        "change": tr("Change"),
        "again": tr("Change and send again"),
        "undone": tr("undone"),
        "nothing_yet": tr("Nothing has happened yet."),
        "back": tr("All charts"),
        "clauses": tr("Clauses and rulings"),
        "photo": tr("Photo"),
        "photo_how": tr("Photograph the table from above, all of it in one picture. It goes to the referee as it is."),
        "photo_take": tr("Take or choose a photograph"),
        "photo_big": tr("This photograph is larger than 25 MiB: take a smaller one."),
        "gone": tr("This slip no longer opens a seat"),
        "ask": tr("Ask the referee for the new slip."),
    }


def refused(status: int, reasons: Sequence[Message]) -> str:
    """Say why what a page sent was not taken: the reasons, else what its status means to who holds the telephone."""
    if reasons:
        return "; ".join(capital(told(one)) for one in reasons)
    by_status = {
        401: tr("This slip no longer opens a seat"),
        413: tr("It is too long to be sent."),
        429: tr("That was too much at once: wait a moment, then send it again."),
    }
    return by_status.get(status) or tr("The desk cannot read what was sent; open the page anew and send it once more.")


def unseated() -> dict[str, str]:
    """Give what is said to who has no seat."""
    return {
        "title": tr("Nobody sits here"),
        "text": tr("Open the link of your slip, or ask the referee for a new one."),
    }


def opened() -> dict[str, str]:
    """Give what is said on the way to the seat."""
    return {"title": tr("Your seat is open"), "text": tr("Go on")}


def seat_named(game: Seeing) -> dict[str, str]:
    """Give the seat that the game is open for as the page's head and its slip name it."""
    seat, commander = game.seat, game.commander
    side = seat if seat in SIDES else "" if commander is None else commander.side
    return {
        "id": seat,
        "side": side,
        "said": capital(side_words(side or seat)) if side or seat == REFEREE else "",
        "name": capital(side_words(seat)) if seat in (*SIDES, REFEREE) else seat,
        "under": _under(game, commander.commands, side)
        if commander is not None
        else tr("the whole side")
        if side
        else "",
    }


def _under(game: Seeing, commands: Sequence[str], side: str) -> str:
    """Name what a commander commands."""
    called = game.called
    return ", ".join(tr("the whole side") if one == side else called.get(one, one) for one in commands)


def die_asked(game: Seeing, die: Any) -> dict[str, Any]:
    """Give the die that a seat is asked for, with what each of its faces brings."""
    door = kind_of(game.kind).players
    thrown = Thrown() if door is None else door.open().thrown(game, die["odds"])
    brings = thrown.faces or (("", ""),) * DIE
    return {
        "entry": die["entry"],
        "nth": die["nth"],
        "why": capital(told(die["why"])),
        "thrown": thrown,
        "faces": [(face, *brings[face - 1]) for face in range(1, DIE + 1)],
    }


def fates(sent: Sequence[Proposal], game: Seeing) -> list[dict[str, Any]]:
    """Give what a seat has sent, the newest first, and what became of it."""
    states = {"waiting": tr("Waiting"), "taken": tr("Taken"), "refused": tr("Refused")}
    came = {one.entry for one in sent if one.state == "taken"}
    lines = {line.entry: line for line in game.log() if line.entry in came} if came else {}
    told_of = _told_of(game, [*lines.values()])
    return [
        {
            "id": one.id,
            "state": one.state,
            "said": states[one.state],
            "entry": _entry(one, lines.get(one.entry)) if one.state == "taken" else "",
            "at": (one.settled or one.at)[11:16],
            "title": "; ".join(_label(game, raw) for raw in one.commands) or tr("Photograph of the table"),
            "note": one.note,
            "lines": told_of.get(one.entry, ()) if one.state == "taken" else (),
            "reasons": [capital(told(reason)) for reason in one.reasons],
            "again": _again(game, one),
        }
        for one in sent
    ]


def _entry(one: Proposal, line: Line | None) -> str:
    """Say which entry it is that came of a proposal, and whether it has been undone since."""
    if line is not None and not line.current:
        return tr("entry {n}, undone", n=one.entry)
    return tr("entry {n}", n=one.entry)


def _again(game: Seeing, one: Proposal) -> str:
    """Give what asks for the form of a proposal with everything filled in, "" where it is no one form."""
    door = kind_of(game.kind).players
    if door is None or len(one.commands) != 1:
        return ""
    order = msgspec.json.decode(one.commands[0])
    if beside.DIE in order:
        return ""
    note = [("note", one.note)] if one.note else []
    return urlencode([("tab", "propose"), *door.open().refilled(order), *note])


def journal(game: Seeing) -> list[dict[str, Any]]:
    """Give the journal as the seat may read it, the newest first."""
    door, latest, found = kind_of(game.kind).journal.open(), game.log()[-MOST_LINES:], []
    told_of = _told_of(game, latest)
    for line in reversed(latest):
        side = line.player_turn if line.player_turn in SIDES else ""
        found.append(
            {
                "entry": line.entry,
                "when": tr("T{turn} {side}", turn=line.turn, side=capital(plain(line.player_turn))),
                "side": side,
                "who": "" if line.seat == REFEREE else line.seat,
                "label": door.label(line.label),
                "lines": told_of[line.entry],
                "undone": not line.current,
            }
        )
    return found


def _told_of(game: Seeing, lines: Sequence[Line]) -> dict[int, list[str]]:
    """Give what entries came to, as the seat may read it."""
    if not lines:
        return {}
    door, found = kind_of(game.kind).journal.open(), dict[int, list[str]]()
    names = door.names(game.view, game.log())
    for line in lines:
        events = [event for event in line.events if event.__struct_config__.tag != "began"]
        found[line.entry] = [text for text, _ in door.paragraphs(events, names.then(line.called), ()) if text]
    return found


def charts(game: Seeing) -> Rules:
    """Give the rules that the game is played by, for reading; how they are read in it is no secret."""
    return Rules(game.sources, game.view.options, game.kind, for_writers=False)


def chart(rules: Rules, name: str) -> str:
    """Give a chart, a clause or a ruling as the HTML of a page of ours; what comes from files is escaped in it."""

    def here(found: re.Match[str]) -> str:
        return f'<a data-load="" href="/?tab=charts&amp;clause={quote(unescape(found[1]))}"'

    found = re.sub(rf'<a href="{LINK}([^"]*)"', here, rules.page(name))
    # A table may be wider than a telephone: it is moved by a finger or by keys, and the page stays where it is.
    wide = f'<div class="wide" tabindex="0" role="group" aria-label="{escape(tr("table"))}"><table>'
    return found.replace("<table cellspacing='0'>", wide).replace("</table>", "</table></div>")


def _label(game: Seeing, raw: msgspec.Raw) -> str:
    order = msgspec.json.decode(raw)
    if isinstance(order, dict) and isinstance(die := order.get(beside.DIE), dict):
        return tr("Die: {face}", face=die.get("face", ""))
    door = kind_of(game.kind).players
    return "" if door is None or not isinstance(order, dict) else str(door.open().said(game, order))
