"""Questions that stop the game: battle urgency, ranking, a second withdrawal, off-line battles (RTG-9.2.3, RTG-15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.charts.figures import Refused
from companion.games.campaign.prompt.headquarters import Headquarters
from companion.games.campaign.prompt.text.corps import named
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.state import Prompt
from companion.language.messages import told
from companion.language.tongue import tr
from companion.language.words import capital
from companion.terminal.failures import reason_line
from companion.terminal.keyboard import Keyboard, quoted

if TYPE_CHECKING:
    from companion.kernel.session import Session

SHORT = {"Y": "yes", "N": "no"}


def answer_question(hq: Headquarters, pending: Prompt) -> None:
    """Ask a side what the game waits for, and answer it; Return takes what is offered."""
    if hq.shared:
        hq.keys.clear()
        until = tr("Return shows the question; until then nothing of either side is shown.")
        hq.keys.ask(
            tr("A question for the {side} player. Type Return to continue.", side=capital(tr(hq.side))),
            lambda: (until,),
        )
    hq.keys.say(told(pending.text))
    while True:
        # H is a corps' letter where corps are named, and asks for help everywhere else.
        own = hq.letters() if pending.kind == "ranking" else ()
        text = hq.keys.ask(_question(pending), lambda: _help(hq, pending), own=own)
        choice = _choice(hq, pending, text)
        if choice is not None and hq.order(cmd.Answer(choice=choice)) is not None:
            break
    if hq.shared:
        hq.keys.clear()


def answer_as_referee(session: Session, keys: Keyboard, pending: Prompt) -> None:
    """Ask the referee, as for a battle that is fought on the table (RTG-15.0c)."""
    keys.say(
        told(pending.text),
        tr("Q leaves the game to fight it; it goes on here when you come back."),
        tr("companion battle export gives it out for the table, companion battle import enters its result."),
    )
    while True:
        text = keys.ask(_question(pending), lambda: (_choices(pending),))
        try:
            session.do(cmd.Answer(choice=text.lower() or pending.default))
        except Refused as refused:
            keys.say(*(reason_line(one) for one in refused.reasons))
        else:
            return


def _question(pending: Prompt) -> str:
    match pending.kind:
        case "urgency":
            return tr(
                "Urgency ({least}-{most}; Return is {default})?",
                least=pending.choices[0],
                most=pending.choices[-1],
                default=pending.default,
            )
        case "ranking":
            return tr("Ranking (Return keeps the order that is offered)?")
        case "off-line-result":
            return tr("Your answer?")
        case _:
            return tr("Y or N (Return is {default})?", default=pending.default[:1].upper())


def _choice(hq: Headquarters, pending: Prompt, text: str) -> str | None:
    """Give the answer as the game takes it; None where a corps that is named is none."""
    if not text:
        return pending.default
    if pending.kind == "ranking":
        found = [hq.named(name.strip().removeprefix(f"{hq.side}:")) for name in text.split(",")]
        return None if None in found else ",".join(one.id for one in found if one is not None)
    if pending.kind == "urgency":
        return text
    answer = SHORT.get(text.upper(), text.lower())
    if answer not in pending.choices:
        hq.keys.say(tr("{answer} is neither Y nor N.", answer=quoted(text)))
        return None
    return answer


def _help(hq: Headquarters, pending: Prompt) -> Iterator[str]:
    yield told(pending.text)
    if pending.kind == "ranking":
        yield tr("Type letters or numbers with commas, the front line first; offered is:")
        yield from (f"  {named(hq.corps(name))}" for name in pending.default.split(","))
    else:
        yield _choices(pending)


def _choices(pending: Prompt) -> str:
    return tr("Answers: {answers}", answers=", ".join(pending.choices))
