"""What decides in an open game: the rules by the document's own charts, which refuse where one cannot be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Reason, Refused
from companion.kernel.dice import BadFace, Dice, DieWanted
from companion.kernel.game import computer_move, game_of, prospect
from companion.kernel.known import Known
from companion.language.messages import Own, Several, among, bare, says

CURE = says("refused.unread-chart", "companion update FILE gives the game the installed rules")


class Judge:
    """The rules of one document, by which commands are judged and decided; no other chart ever stands in."""

    def __init__(self, kind: str, sources: Mapping[str, str]) -> None:
        """Take the kind and what the document carries; nothing of it is read before it is asked for."""
        self._game, self._sources = game_of(kind, sources), sources

    def check(self) -> None:
        """Read every chart and map; raises BadInput with every problem."""
        self._game.check()

    def uncounted(self) -> Sequence[Problem]:
        """Name the rows of the charts that nothing reads: they count nowhere."""
        return self._game.uncounted()

    def why_not(self, state: Any, command: Any) -> tuple[Reason, ...]:
        """Give every reason against a command; one is a chart that cannot be read."""
        try:
            return self._named(state, self._game.why_not(state, command))
        except BadInput as error:
            return _unread(error)

    def decide(self, state: Any, command: Any, dice: Dice) -> Sequence[Any]:
        """Give the facts of a command; raises Refused, DieWanted or BadFace."""
        try:
            return self._game.decide(state, command, dice)
        except BadInput as error:
            raise Refused(_unread(error)) from None
        except Refused as refused:
            raise Refused(self._named(state, refused.reasons)) from None
        except (DieWanted, BadFace) as error:
            raise error.named(among(self._game.called(state, "referee"))) from None

    def handed_on(self, known: Known, state: Any, command: Any) -> Sequence[Any] | None:
        """Give the facts of a command that hands an extract's game on; None for another, or where it is refused."""
        if self.why_not(state, command):
            return None
        return known.handed_on(self._game, state, command)

    def _named(self, state: Any, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        """Give reasons with the names that all have now: whoever may read a reason may read whom it is about."""
        if not reasons:
            return ()
        names = among(self._game.called(state, "referee"))
        return tuple(reason.named(names) for reason in reasons)

    def prospect(self, state: Any, command: Any) -> Any:
        """Give what a command would roll for; None without odds, or without the chart for them."""
        try:
            return prospect(self._game, state, command)
        except BadInput:
            return None

    def computer_move(self, state: Any) -> Any:
        """Give the computer's next move, None where a human must act. Raises BadInput."""
        return computer_move(self._game, state, self._sources)


def _unread(error: BadInput) -> tuple[Reason, ...]:
    """Say which chart cannot be read, and the cure."""
    those = (bare(Several((Own(str(problem)), CURE()), "semicolons")) for problem in error.problems)
    return tuple(Reason(what, firm=True) for what in those)
