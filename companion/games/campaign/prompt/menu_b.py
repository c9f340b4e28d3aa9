"""Menu B: orders to one corps (RTG-13.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from companion.charts.figures import Refused
from companion.games.campaign.prompt.headquarters import Headquarters
from companion.games.campaign.prompt.menu_c import unknown_code
from companion.games.campaign.prompt.text.codes import codes, menu_help
from companion.games.campaign.prompt.text.corps import corps_status_lines, named
from companion.games.campaign.prompt.writing import asked_for, is_written
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import remarking
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import MarchMode
from companion.games.campaign.rules.status_report import corps_status
from companion.games.campaign.rules.view import CorpsView
from companion.games.campaign.words.order_words import orders_words
from companion.language.messages import told
from companion.language.tongue import declared, tr
from companion.language.words import trait_words

TO_HEX: dict[str, tuple[str, Callable[[str, Hex], cmd.RT | cmd.AT | cmd.RE]]] = {
    "RT": ("Retreat to what hex (X,Y)?", lambda corps, at: cmd.RT(corps=corps, hex=at)),
    "AT": ("Attack what hex (X,Y)?", lambda corps, at: cmd.AT(corps=corps, hex=at)),
    "RE": ("Reinforce what hex (X,Y)?", lambda corps, at: cmd.RE(corps=corps, hex=at)),
}
declared(TO_HEX)


def order_corps(hq: Headquarters) -> None:
    """Ask to whom, and open menu B for him; OC there asks again (RTG-13.1.6a, RTG-13.2.11a)."""
    while (one := hq.ask_corps(tr("Orders to whom?"))) is not None:
        if one.draft is None and (reasons := hq.session.why_not(cmd.OC(corps=one.id))):
            hq.refuse(reasons)
        elif not MenuB(hq, one).orders():
            return


class MenuB:
    """A visit to menu B. The first order that is written discards what an earlier visit wrote (RTG-12.0e)."""

    def __init__(self, hq: Headquarters, one: CorpsView) -> None:
        self.hq, self.id = hq, one.id
        self.afresh = bool(one.draft)
        told = tr("Orders to {corps}", corps=named(one))
        hq.keys.say(told)
        if self.afresh:
            hq.keys.say(
                tr(
                    "Written this phase: {orders}. A new set of orders discards them [RTG-12.0e].",
                    orders=orders_words(one.draft or ()),
                )
            )

    def orders(self) -> bool:
        """Take orders until EX, False, or OC, True."""
        hq = self.hq
        while hq.corps(self.id).status == "present":
            given = hq.keys.ask(tr("Orders?"), self._help)
            match given.upper():
                case "EX":
                    return False
                case "OC":
                    return True
                case "CS":
                    self._status()
                case "SM":
                    self._march_mode()
                case "EY" if remarking.asked(hq.rules):
                    self._remark()
                case "XU":
                    self._do(cmd.XU(corps=self.id))
                case code if code in TO_HEX:
                    self._towards(code)
                case code if is_written(code):
                    self._write(code)
                case _:
                    hq.keys.say(unknown_code(given, codes(hq.rules, "B")))
        return False

    def _help(self) -> Iterator[str]:
        yield from menu_help(self.hq.rules, "B")
        if remarking.asked(self.hq.rules):
            yield tr("  EY  Eyes: asks what only eyes know of the corps; at once, no courier carries it")

    def _do(self, *commands: cmd.AnyCommand) -> bool:
        done = self.hq.order(*commands)
        if done is not None:
            self.hq.keys.say(told(done.label))
        return done is not None

    def _write(self, code: str) -> None:
        command = asked_for(self.hq, code, self.id)
        if command is None:
            return
        before = (cmd.OC(corps=self.id),) if self.afresh else ()
        if self._do(*before, command):
            self.afresh = False

    def _towards(self, code: str) -> None:
        question, order = TO_HEX[code]
        at = self.hq.keys.place(tr(question))
        if at is not None:
            self._do(order(self.id, at))

    def _remark(self) -> None:
        """Ask for everything that only eyes know of the corps, and say it where that is another than before."""
        said = tuple(
            ask.word
            for ask in remarking.asked(self.hq.rules)
            if self.hq.keys.yes(tr("{word} (Y or N)?", word=trait_words([ask.word])))
        )
        if said != self.hq.corps(self.id).asked:
            self._do(cmd.Remark(corps=self.id, asked=said))

    def _march_mode(self) -> None:
        """SM asks only headquarters how it marches (RTG-13.2.2a)."""
        wrong = self.hq.session.why_not(cmd.SM(corps=self.id, march="rest"))
        if wrong and not self.hq.corps(self.id).headquarters:
            self.hq.refuse(wrong)
            return
        modes = {row.letter: str(row.mode) for row in self.hq.rules.orders.march}
        found = self.hq.keys.letter(tr("Set to what march mode ({letters})?", letters=",".join(modes)), modes)
        if found is not None:
            self._do(cmd.SM(corps=self.id, march=cast("MarchMode", found)))

    def _status(self) -> None:
        """Show the corps' status where it is near enough (RTG-13.2.12a)."""
        try:
            found = corps_status(self.hq.rules, self.hq.view, self.id)
        except Refused as refused:
            self.hq.refuse(refused.reasons)
            return
        self.hq.keys.say(*corps_status_lines(self.hq.corps(self.id), found))
