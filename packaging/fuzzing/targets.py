"""What is fuzzed: each target makes an input from a seed, and runs it through the door that a user's would take.

An input is bytes, so that it can be kept as a file and cut down; `run` gives "accepted" or "refused" and raises whatever
is not in the closed list of errors: there is no door that catches everything here.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from companion.charts.faults import BadInput
from companion.charts.figures import Outside, Refused
from companion.kernel import lookup
from companion.kernel.beginning import Beginning, begin, scenarios
from companion.kernel.dice import BadFace, DiceLeftOver, DieWanted
from companion.kernel.game import commands_of
from companion.kernel.journal import JournalError
from companion.kernel.record import SeatRefused
from companion.table import way
from companion.table.file.battle import encode
from companion.terminal.typed import decoded
from fuzzing import arbitrary, mutations

ALLOWED = (BadInput, Refused, Outside, lookup.BadCase, JournalError, SeatRefused, DieWanted, DiceLeftOver, BadFace)
"""The closed list: what a door may answer. Anything else is a fault of ours."""


class Target:
    """One way in. `make` and `run` are called in a process of their own, forked when the target has been prepared."""

    def prepare(self) -> None:
        """Make what all inputs need; once, before any is made."""

    def make(self, rng: random.Random) -> bytes:
        """Make an input."""
        raise NotImplementedError

    def act(self, raw: bytes) -> None:
        """Run an input; raises one of ALLOWED where it is refused."""
        raise NotImplementedError

    def run(self, raw: bytes) -> str:
        """Run an input and say what became of it."""
        try:
            self.act(raw)
        except ALLOWED as error:
            str(error)
            return "refused"
        return "accepted"


class Cases(Target):
    """Cases of every chart through `resolve` or `odds`, in lines of a few."""

    def __init__(self, *, odds: bool) -> None:
        self.odds = odds

    def prepare(self) -> None:
        names = [name for name, rule in lookup.rules().items() if rule.unrolled is not None or not self.odds]
        self.charts = {name: lookup.Lookup(name, odds=self.odds) for name in names}
        self.shapes = {}
        for name in names:
            rule = lookup.rule(name)
            kind: Any = (rule.unrolled if self.odds and rule.unrolled else rule.resolved).open()
            self.shapes[name] = msgspec.inspect.type_info(kind)
        self.names = names

    WORDS = ("A", "E", "RFL", "M", "S/R", "woods", "cover", "clear", "D10-RUL-MOVE-ORDER", "E", "SMB", "12N", "x")

    def make(self, rng: random.Random) -> bytes:
        name = rng.choice(self.names)
        lines = []
        for _ in range(rng.choice((1, 1, 3))):
            case = arbitrary.of_type(rng, self.shapes[name], self.WORDS)
            if rng.random() < 0.8:
                case.pop("options", None)
            case = mutations.value(rng, case) if rng.random() < 0.5 else case
            line = mutations.as_json(case)
            lines.append(mutations.raw(rng, line).replace(b"\n", b" ") if rng.random() < 0.1 else line)
        return name.encode() + b"\n" + b"\n".join(lines)

    def run(self, raw: bytes) -> str:
        name, *lines = raw.split(b"\n")
        chart = self.charts[name.decode()]
        answers = list(chart.lines(lines))
        assert len(answers) == len(lines), "a line without an answer"
        return "refused" if all(answer.startswith(b'{"error"') for answer in answers) else "accepted"


class Commands(Target):
    """Commands through `do`, a few on one another from a known state, and what a screen asks of the game after them."""

    def __init__(self, scenario: str, moves: int) -> None:
        self.scenario, self.moves = scenario, moves

    def prepare(self) -> None:
        played = dict.fromkeys(("union", "confederate"), "computer:basic")
        hand = {"union": "human", "confederate": "human"}
        kind = next(one.kind for one in scenarios() if one.name == self.scenario)
        self.session = begin(
            None, Beginning(scenario=self.scenario, seed="7", players=hand if kind == "miniatures" else played)
        )
        self.starts = [self.session.head]
        for _ in range(self.moves):
            if kind == "miniatures":
                self.session.do(self.session.decode('{"order": "next-step"}'))
            elif (move := self.session.computer_move()) is not None:
                self.session.do(*move.commands, label=move.label)
            self.starts.append(self.session.head)
        played_ = [order for line in self.session.log() for order in line.commands]
        self.sound = [*msgspec.json.decode(msgspec.json.encode(played_)), *SOUND[kind]]
        self.shapes = [msgspec.inspect.type_info(one) for one in commands_of(kind)]
        view = self.session.view
        units = view.corps if kind == "campaign" else view.units
        self.words = [*(one.id for one in units), *self._more(view)]
        self.kind = kind

    @staticmethod
    def _more(view: Any) -> list[str]:
        more = [
            "game",
            "force",
            "HQ",
            "A",
            "E",
            "3",
            "stands",
            "men",
            "turn",
            "fatigue",
            "formation",
            "arrives",
            "x",
            "yes",
            "no",
        ]
        leaders = getattr(view, "leaders", ())
        more += [getattr(one, "id", str(one)) for one in (leaders.values() if isinstance(leaders, dict) else leaders)]
        fields = {field for one in (getattr(view, "units", None) or view.corps)[:1] for field in one.__struct_fields__}
        return [*more, *sorted(fields), *view.__struct_fields__]

    def make(self, rng: random.Random) -> bytes:
        lines: list[bytes] = [
            mutations.as_json(
                {
                    "start": rng.randrange(len(self.starts)),
                    "faces": rng.randrange(4),
                    "seat": rng.choice(("referee", "referee", "union")),
                }
            )
        ]
        for _ in range(rng.choice((1, 1, 2, 4))):
            sound = rng.random() < 0.4
            order = rng.choice(self.sound) if sound else arbitrary.of_type(rng, rng.choice(self.shapes), self.words)
            order = mutations.value(rng, order) if rng.random() < 0.35 else order
            line = mutations.as_json(order)
            lines.append(mutations.raw(rng, line).replace(b"\n", b" ") if rng.random() < 0.05 else line)
        return b"\n".join(lines)

    def run(self, raw: bytes) -> str:
        head, *lines = raw.split(b"\n")
        how: dict[str, Any] = msgspec.json.decode(head)
        session, became = self.session, "refused"
        session.seat = "referee"
        session.goto(self.starts[how["start"] % len(self.starts)])
        session.seat = how["seat"]
        for line in lines:
            try:
                order = decoded(session, line.decode("utf-8", "surrogateescape"), 1)
                session.odds(order)
                session.why_not(order)
                session.do(order, faces=[7] * how["faces"])
                became = "accepted"
            except ALLOWED as error:
                str(error)
        session.duties()
        session.score()
        msgspec.json.encode(session.view)
        for line_ in session.log()[-4:]:
            msgspec.json.encode(line_)
            session.explain(line_.entry)
        return became


SOUND: dict[str, list[dict[str, Any]]] = {
    "miniatures": [
        {"order": "next-step"},
        {"order": "maneuver", "unit": "gibbon", "in_radius": ["hooker"]},
        {"order": "move", "unit": "gibbon", "inches": 4.0, "rough_inches": 1.0, "fords": 1},
        {"order": "fire", "target": "lawton", "firers": [{"unit": "gibbon", "groups": [{"range": 3.5, "stands": 4}]}]},
        {"order": "override", "target": "gibbon", "field": "stands", "value": 3, "reason": "r"},
        {
            "order": "override",
            "target": "gibbon",
            "field": "arrives",
            "value": {"turn": 2, "edge": "north"},
            "reason": "r",
        },
        {"order": "count-table", "counts": {"gibbon": {"stands": 3, "lost": 2, "formation": "double-line"}}},
        {"order": "set-dice", "side": "union", "mode": "entered"},
        {"order": "tick", "acts": [1]},
        {"order": "note", "text": "Mist.", "unit": "gibbon"},
        {"order": "end-battle", "reason": "r"},
        {"order": "set-option", "option": "D10-RUL-MOVE-ORDER", "value": 1, "reason": "r"},
    ],
    "campaign": [
        {"order": "continue"},
        {"order": "ET"},
        {"order": "override", "target": "union:3", "field": "fatigue", "value": 1.5, "reason": "r"},
        {"order": "override", "target": "game", "field": "turn", "value": 2, "reason": "r"},
        {"order": "note", "text": "Mist."},
    ],
    "tactical": [
        {"order": "continue"},
        {"order": "done"},
        {"order": "to-table", "around": [14, 10], "within": 6},
        {"order": "call-off"},
        {"order": "override", "target": "game", "field": "turn", "value": 2, "reason": "r"},
        {"order": "end-activation"},
    ],
}


class Battles(Target):
    """A battle file that comes back, or a result, through `battle import --preview`, and the import itself."""

    NAME = "return.json"
    ORDERS: Sequence[str] = ('{"order": "continue"}', '{"order": "to-table", "around": [14, 10], "within": 6}')

    def prepare(self) -> None:
        self.session = begin(None, Beginning(scenario="antietam-basic", seed="7"))
        for order in self.ORDERS:
            self.session.do(self.session.decode(order))
        file = way.export(self.session)
        self.file = msgspec.json.decode(encode(file))
        corps = {one.id: {"infantry": 1} for one in file.commands()}
        self.result = {"format": "companion-battle-result", "battle": file.battle, "check": file.check, "corps": corps}
        self.folder = Path(tempfile.mkdtemp(prefix="fuzz-"))
        self.start = self.session.head

    def make(self, rng: random.Random) -> bytes:
        raw = mutations.as_json(mutations.value(rng, rng.choice((self.file, self.result))))
        return mutations.raw(rng, raw) if rng.random() < 0.1 else raw

    def act(self, raw: bytes) -> None:
        path = self.folder / self.NAME
        path.write_bytes(raw)
        self.session.goto(self.start)
        draft = way.read(self.session, path)
        if way.preview(self.session, draft).ready:
            way.apply(self.session, draft)


def targets() -> dict[str, tuple[Callable[[], Target], int]]:
    """Give the targets by name, each with how many inputs of a thousand are its: the quick ones have more."""
    from fuzzing.documents import Documents
    from fuzzing.files import Armies, Charts, Maps, Rosters, Scenarios
    from fuzzing.sheets import Sheets

    return {
        "resolve": (lambda: Cases(odds=False), 700),
        "odds": (lambda: Cases(odds=True), 200),
        "miniatures": (lambda: Commands("the-cornfield", 6), 40),
        "campaign": (lambda: Commands("gettysburg-battle", 6), 20),
        "tactical": (lambda: Commands("antietam-basic", 6), 15),
        "rosters": (Rosters, 12),
        "maps": (Maps, 5),
        "battles": (Battles, 3),
        "sheets": (Sheets, 3),
        "charts": (Charts, 2),
        "scenarios": (Scenarios, 1),
        "armies": (Armies, 1),
        "documents": (Documents, 1),
    }
