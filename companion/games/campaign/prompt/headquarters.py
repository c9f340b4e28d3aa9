"""A player at his headquarters: his side, what it knows, and orders that are carried out or refused with reasons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from companion.charts.figures import Reason, Refused
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.state import Side, other
from companion.games.campaign.rules.view import CorpsView, View
from companion.kernel.record import SeatRefused
from companion.language.messages import kept, name_told
from companion.language.tongue import tr
from companion.terminal.failures import reason_line
from companion.terminal.keyboard import Keyboard, quoted
from companion.terminal.letting import let_happen

if TYPE_CHECKING:
    from companion.kernel.record import Done
    from companion.kernel.session import Session

BACK = ("", "EX")


class Headquarters:
    """One side's place at the keyboard. The session answers from that side's seat."""

    def __init__(self, session: Session, keys: Keyboard, side: Side) -> None:
        if session.commander is None:  # who commands part of it orders from his own seat
            session.seat = side
        self.session, self.keys, self.side = session, keys, side
        self.grid = True
        """Whether the hex grid was wanted last."""

    @property
    def view(self) -> View:
        """What the side knows."""
        return cast("View", self.session.view)

    @property
    def rules(self) -> Rules:
        """The charts of the game."""
        return cast("Rules", self.session.rules)

    @property
    def shared(self) -> bool:
        """Whether the enemy's player may sit at the same keyboard (RTG-R-HOTSEAT)."""
        return self.view.control.get(other(self.side), "human") == "human"

    def own(self) -> tuple[CorpsView, ...]:
        """Give the side's corps by number."""
        return tuple(one for one in self.view.corps if one.side == self.side)

    def corps(self, name: str) -> CorpsView:
        """Give an own corps by id."""
        return next(one for one in self.own() if one.id == name)

    def named(self, name: str) -> CorpsView | None:
        """Give an own corps by letter, number or "HQ"; says which there are where it is none."""
        wanted = name.upper()
        # Letters are fixed, numbers are the player's own and may be dealt anew; a number never looks like a letter.
        found = next((one for one in self.own() if wanted in (one.letter.upper(), str(one.number))), None)
        if found is None:
            there = ", ".join(f"{one.letter} ({one.number})" for one in self.own() if one.status == "present")
            self.keys.say(
                tr(
                    "{name} is no corps of yours; by letter and number they are: {corps}",
                    name=quoted(name),
                    corps=there,
                )
            )
        return found

    def letters(self) -> tuple[str, ...]:
        """Give the letters of the own corps: H is one, and no cry for help where a corps is asked for."""
        return tuple(one.letter.upper() for one in self.own())

    def ask_corps(self, question: str) -> CorpsView | None:
        """Ask for an own corps until one is named; None where the player goes back."""
        while (text := self.keys.ask(question, self._corps_help, own=self.letters())).upper() not in BACK:
            if (found := self.named(text)) is not None:
                return found
        return None

    def order(self, *commands: Any) -> Done | None:
        """Carry out commands as one entry; where they are refused say why, and give None."""
        try:
            return self.session.do(*commands)
        except Refused as refused:
            self.refuse(refused.reasons)
            if let := let_happen(self.session, self.keys, refused.reasons, commands):
                return self.order(*let)
        except SeatRefused as refused:
            self.refuse((Reason(kept(str(refused))),))
        return None

    def refuse(self, reasons: Iterable[Reason]) -> None:
        """Say why something is not done."""
        self.keys.say(*(reason_line(one) for one in reasons))

    def _corps_help(self) -> Iterable[str]:
        yield tr("Name a corps by its letter or number; Return goes back.")
        yield from (
            f"  {one.letter:<3} {one.number:>2}  {one.unit}, {name_told(one.leader)}"
            for one in self.own()
            if one.status == "present"
        )
