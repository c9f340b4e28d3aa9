"""What a host writes to his players by mail: who is to act, until when, and what to do with the extract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from companion.kernel.kind import kind_of
from companion.kernel.seating import SIDES, people
from companion.language import escaping
from companion.language.tongue import titled, tr
from companion.language.words import side_words

if TYPE_CHECKING:
    from companion.kernel.session import Session

POST = "companion post FILE -o NAME.orders"
How = Literal["text", "markdown", "chat"]


class PostMessage(NamedTuple):
    """A message to a seat."""

    seat: str
    acts: bool
    """It is this seat that is waited for."""
    text: str


def waited_for(session: Session) -> tuple[str, ...]:
    """Name the seats that are to act now: a side with its commanders, or both sides where it is nobody's business."""
    to_act = session.view.to_act
    sides = [to_act] if to_act in SIDES else _played(session)
    of_them = (name for name, one in session.commanders.items() if one.side in sides)
    return (*sides, *of_them)


def message(session: Session, seat: str, *, until: str = "", how: How = "text") -> PostMessage:
    """Write to a seat; nothing in it rests on more than everybody at the table knows."""
    side = session.commanders[seat].side if seat in session.commanders else seat
    to_act = session.view.to_act
    acts = to_act == side
    who = side_words(seat) if seat in SIDES else seat
    head = tr("{title}: {moment}", title=titled(session.view.title), moment=_moment(session))
    asked = tr("{who}: it is for you to act.", who=who)
    if not acts:
        waits = side_words(to_act) if to_act in SIDES else tr("the host")
        asked = tr("{who}: nothing is asked of you now; {waits} is to act.", who=who, waits=waits)
    lines = [asked]
    if acts and until:
        lines.append(tr("Your orders are wanted until {until}.", until=until))
    if acts:
        lines.append(tr("Order in the extract that comes with this, then send back what this command writes:"))
    return PostMessage(
        seat, acts, _laid_out(head, lines, how, command="companion post FILE -o NAME.orders" if acts else "")
    )


def _played(session: Session) -> list[str]:
    """Name the sides that people play."""
    return list(people(session.view.control if kind_of(session.kind).computer else {}))


def _moment(session: Session) -> str:
    """Say when it is, in the words in which it is called out."""
    if (computers := kind_of(session.kind).computers) is not None:
        return str(computers.begins.open()(session.view))
    return tr("turn {turn}, {step}", turn=session.view.turn, step=tr(session.view.step_name))


def _laid_out(head: str, lines: list[str], how: How, command: str) -> str:
    if how == "chat":
        return " ".join([f"{head} –", *lines, *([command] if command else [])]).strip() + "\n"
    if how == "markdown":
        told = [
            f"**{escaping.markdown(head)}**",
            *map(escaping.markdown, lines),
            *([f"`{command}`"] if command else []),
        ]
        return "\n\n".join(told) + "\n"
    return "\n".join([head, "", *lines, *([f"    {command}"] if command else [])]) + "\n"
