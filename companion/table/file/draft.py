"""The return as it is being put together: a line a command, every number editable, what is not reported a question.

Whatever it comes from (the finished table game, a battle file filled in, a result of another program, a form typed by
hand) it becomes such a draft, and only a draft becomes a result: one code path for all.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.charts.figures import Number, Reasoned
from companion.language.messages import Id, Message, Own, Several, says, term, told
from companion.table.file.battle import BattleFile, Side, Strength
from companion.table.file.result import Held

Origin = Literal["form", "table", "battle", "result", "sheet"]
WHO_HOLDS = says("table.who-holds", "Who holds the field?")
WHO_HOLDS_YET = says("table.who-holds-yet", "The table game is not over, {moment}: who holds the field?")
NOTHING_REPORTED = says("table.nothing-reported", "{name}: nothing is reported; enter its losses, or that it had none")
LEFT_OUT = says("table.left-out", "{name}: not reported: {names}")
LEFT_OPEN = says("table.left-open", "{name}: left open: {figures}")
FIGURES = {
    "infantry": term("table.figure.infantry", "infantry lost"),
    "cavalry": term("table.figure.cavalry", "cavalry lost"),
    "foot_guns": term("table.figure.foot-guns", "foot guns lost"),
    "horse_guns": term("table.figure.horse-guns", "horse guns lost"),
    "returning": term("table.figure.returning", "wounded who return"),
    "stragglers": term("table.figure.stragglers", "stragglers"),
    "fatigue": term("table.figure.fatigue", "fatigue"),
    "leader_lost": term("table.figure.leader-lost", "whether its leader was lost"),
    "surrendered": term("table.figure.surrendered", "whether it surrendered"),
    "entered": term("table.figure.entered", "whether it came on to the table"),
    "out_of_ammo": term("table.figure.out-of-ammo", "whether it is out of ammunition"),
}
"""What a figure is called in a question."""
DID_IT_COME = says("table.did-it-come", "{name} was due at {hour}: did it come on to the table?")
HOW_FAR = says("table.how-far", "turn {turn} of {last_turn}")


class Changed(msgspec.Struct, frozen=True):
    """A figure that the referee set against what was reported."""

    field: str
    was: str
    now: str
    reason: str


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What the proposals of a draft are worked out by; a draft carries them, so that it needs no charts."""

    wounded: Number = 0
    """The share of the infantry lost, prisoners apart, who are back before the loss is applied."""
    grain: Number = 0
    """Fatigue goes in steps of it; 0 leaves that to whoever applies the result. So does `most`."""
    most: Number = 0
    """The most fatigue that may be entered."""
    clause: str = ""
    """Of fatigue by losses."""
    scale_clause: str
    """Of stands and points, "" for a game whose book knows no table."""
    entry_clause: str
    """Of entering a result."""
    straggling: bool = True
    """Who ran may come back as a straggler; without it he is back at once."""
    stragglers_tire: bool = False
    """Stragglers count among the lost, for fatigue and for what is left of a corps."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """What a command suffered, in points. `infantry` is the loss before the wounded return."""

    command: str
    side: Side
    name: str
    had: Strength
    had_stragglers: int = 0
    reported: bool = False
    """False asks: nothing is known of the command yet, and the result cannot be applied."""
    unreported: tuple[str, ...] = ()
    """Names of its brigades and batteries that the return left out: each is a question too."""
    unsaid: tuple[str, ...] = ()
    """Figures that the return leaves open by name: each is a question."""
    infantry: int = 0
    cavalry: int = 0
    foot_guns: int = 0
    horse_guns: int = 0
    returning: int = 0
    """Points of infantry wounded who are back before the loss is applied."""
    stragglers: int = 0
    """Points of infantry that ran and may come back, besides those lost."""
    fatigue: float = 0.0
    """Gained in the battle; in force for what is applied."""
    fatigue_by_losses: float | None = None
    """As RTG-11.1 has it for these losses; a proposal, worked out anew when they change."""
    fatigue_by_table: float | None = None
    """As the brigades' states on the table show it; a proposal, None where no table was read."""
    tiring: tuple[float, ...] = ()
    """Fatigue by losses, to the grain, for every number of points that it can lose: from none to all."""
    captured: int = 0
    """Of the infantry lost, points of prisoners: they do not return."""
    ran: int = 0
    """Points of infantry whose stands skedaddled: the proposal for `stragglers`."""
    stated: tuple[str, ...] = ()
    """Figures that the return itself stated: changing one wants a reason."""
    typed: tuple[str, ...] = ()
    """Figures typed or read, which no longer follow others."""
    arrives: str = ""
    """The hour in which it was due, "15:20"; "" for who was there."""
    entered: bool = True
    """It came on to the table. Who did not suffered nothing there."""
    knows_ammo: bool = False
    """Its game counts its ammunition."""
    out_of_ammo: bool = False
    """As it was when it went, or as the table shows it; a proposal until somebody says it."""
    leader: str = ""
    leader_lost: bool = False
    surrendered: bool = False
    changed: tuple[Changed, ...] = ()
    working: tuple[Reasoned, ...] = ()
    """How stands became points, brigade by brigade, and what hangs on the figures as they are."""
    told: int = 0
    """How many lines of the working are of the return; the rest is worked out anew with every change."""

    @property
    def casualties(self) -> int:
        """Give the points lost for good: without those who ran."""
        return self.lost - self.stragglers

    @property
    def asks(self) -> bool:
        """Say whether something of it must be answered before the result can be applied."""
        return not self.reported or bool(self.unreported or self.unsaid) or self.asks_whether_it_came

    @property
    def asks_whether_it_came(self) -> bool:
        """Say whether nobody has said if it came, and nothing shows it."""
        said = "entered" in (*self.typed, *self.stated)
        return bool(self.arrives) and not (said or self.lost or self.leader_lost or self.surrendered)

    @property
    def lost(self) -> int:
        """Give the points lost as they will be applied: the wounded who return are none, stragglers count."""
        # Stragglers leave the strength although they may return later: it is only then that the game has them back.
        infantry = self.infantry - self.returning + self.stragglers
        return infantry + self.cavalry + self.foot_guns + self.horse_guns


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """A return: the battle it is of, a line for every command in the order of sheet, form and grid."""

    battle: BattleFile
    """As the game has it, with what was reported of brigades, guns and leaders filled in."""
    terms: Terms
    origin: Origin = "form"
    held_by: Held | None = None
    """Who holds the field; None is a question."""
    stays: bool = False
    """Who does not hold it stays before the enemy all the same, by the referee's word."""
    lines: tuple[Line, ...]
    log: str = ""
    """The table game's report as Markdown, to read beside the grid."""
    journal: str = ""
    """The table game's journal as JSON, kept with the campaign."""
    unfinished: Message | str = ""
    """How far a table game is that is not over, "turn 2 of 6"; "" where it is, or where there is none.

    Records of early documents hold it in words.
    """
    added: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """Units that were added at the table: they are of no command, and nothing of theirs is counted."""

    @property
    def strangers(self) -> str:
        """Name the units of no command, "" where there are none."""
        return ", ".join(self.added) if self.added else ""

    @property
    def how_far(self) -> str:
        """How far the table game is, in the reader's words."""
        return told(self.unfinished) if isinstance(self.unfinished, Message) else self.unfinished

    def line(self, command: str) -> Line:
        """Give the line of a command; raises KeyError."""
        for one in self.lines:
            if one.command == command:
                return one
        raise KeyError(command)

    @property
    def asked(self) -> tuple[Message, ...]:
        """Give what must be answered before the result can be applied."""
        asked = [] if self.held_by else [self._who_holds()]
        for one in self.lines:
            name = Own(one.name)
            if not one.reported:
                asked.append(NOTHING_REPORTED(name=name))
            elif one.unreported:
                asked.append(LEFT_OUT(name=name, names=Several(tuple(map(Own, one.unreported)))))
            elif one.unsaid:
                asked.append(LEFT_OPEN(name=name, figures=Several(tuple(FIGURES[each] for each in one.unsaid))))
            elif one.asks_whether_it_came:
                asked.append(DID_IT_COME(name=name, hour=Id(one.arrives)))
        return tuple(asked)

    def _who_holds(self) -> Message:
        moment = Own(self.unfinished) if isinstance(self.unfinished, str) else self.unfinished
        return WHO_HOLDS_YET(moment=moment) if self.unfinished else WHO_HOLDS()

    @property
    def questions(self) -> tuple[str, ...]:
        """Give what must be answered, in the reader's words."""
        return tuple(map(told, self.asked))
