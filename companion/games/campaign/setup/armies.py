"""Orders of battle: both armies at a scenario's start, a row a corps (RTG-16.0), read strictly and against the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from companion.charts.faults import BadInput, Problem
from companion.charts.reading import convert, located, read_toml
from companion.charts.ruleset import Chart
from companion.charts.traits import amiss
from companion.charts.upcasting import ARMIES, Format
from companion.games.campaign.charts.sequence import Scale
from companion.games.campaign.charts.shared import Limits, Natural
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import SIDES, Kind, Side, Strength
from companion.games.campaign.upcasts import UPCASTS
from companion.kernel.strengths import at, percent
from companion.language.messages import told
from companion.language.tongue import number, tr

Figure = Literal["infantry", "cavalry", "guns", "stragglers"]
FIGURES: tuple[Figure, ...] = ("infantry", "cavalry", "guns", "stragglers")
Name = Annotated[str, Meta(min_length=1)]
HEADQUARTERS = "HQ"


class _Row(Chart, frozen=True, kw_only=True):
    """A row as it is written."""

    side: Side
    letter: Annotated[str, Meta(pattern="^([A-Z]|HQ)$")]
    unit: Name
    leader: Name
    hex: list[int]
    leadership: int
    aggressiveness: int
    infantry: Natural = 0
    cavalry: Natural = 0
    foot_guns: Natural = 0
    horse_guns: Natural = 0
    stragglers: Natural = 0
    fatigue: Natural = 0
    fatigue_clause: str = ""
    printed_unit: str = ""
    printed_leader: str = ""
    names_clause: str = ""
    traits: tuple[str, ...] = ()
    clause: Name


class Unit(msgspec.Struct, frozen=True, kw_only=True):
    """A corps, a Confederate division or a headquarters as it starts; strengths are strength points (RTG-1.4c)."""

    side: Side
    letter: str
    """Names the row, A to J; a headquarters is "HQ" (RTG-R-OB-LETTER)."""
    unit: str
    leader: str
    hex: Hex
    leadership: int
    aggressiveness: int
    infantry: int
    cavalry: int
    foot_guns: int
    horse_guns: int
    stragglers: int
    """Not counted in infantry (RTG-R-OB-TOTAL)."""
    fatigue: int
    fatigue_clause: str
    printed_unit: str
    """The rulebook's spelling, "" where it is `unit`'s (RTG-R-OB-NAMES)."""
    printed_leader: str
    names_clause: str
    clause: str
    traits: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """Name the unit among both armies: "union:E"."""
        return f"{self.side}:{self.letter}"

    @property
    def headquarters(self) -> bool:
        """Say whether it is the army commander with his staff (RTG-1.0c)."""
        return self.letter == HEADQUARTERS

    @property
    def kind(self) -> Kind:
        """Give its kind: infantry with any infantry or foot guns, else cavalry (RTG-2.0c, RTG-2.0j)."""
        return "infantry" if self.infantry or self.foot_guns else "cavalry"

    @property
    def strength(self) -> Strength:
        """Give its strength points by arm."""
        return Strength(self.infantry, self.cavalry, self.foot_guns, self.horse_guns)


class Misprint(Chart, frozen=True):
    """A printed total that the rows do not come to, and what they come to."""

    figure: Figure
    rows: Natural
    clause: Name


class Total(Chart, frozen=True, kw_only=True):
    """The totals printed for an army: men, guns, and men straggling."""

    side: Side
    infantry: Natural
    cavalry: Natural
    guns: Natural
    stragglers: Natural
    misprint: tuple[Misprint, ...] = ()
    clause: Name

    def printed(self, figure: Figure) -> int:
        """Give a total as it is printed."""
        return {"infantry": self.infantry, "cavalry": self.cavalry, "guns": self.guns, "stragglers": self.stragglers}[
            figure
        ]

    def right(self, figure: Figure) -> int:
        """Give the total that the rows come to: the printed one, unless that is known for a misprint."""
        # A slip of the book is kept beside what is right: the printed sheet shows the one, the check of the rows takes
        # the other.
        return next((one.rows for one in self.misprint if one.figure == figure), self.printed(figure))


class _Sheet(Chart, frozen=True):
    """An order of battle as it is written."""

    format: Format
    title: Name
    clause: Name
    corps: list[dict[str, Any]]
    total: tuple[Total, ...] = ()


class OrderOfBattle(msgspec.Struct, frozen=True):
    """Both armies at a moment, and the totals printed for them."""

    title: str
    clause: str
    units: tuple[Unit, ...]
    """Confederates first, in the order of the rows."""
    totals: tuple[Total, ...]

    def of(self, side: Side) -> tuple[Unit, ...]:
        """Give an army."""
        return tuple(unit for unit in self.units if unit.side == side)

    def at_strength(self, words: Mapping[str, str]) -> OrderOfBattle:
        """Give the armies with as much of their strength as settings say; the printed totals stay."""
        return msgspec.structs.replace(self, units=tuple(_at(one, percent(words, one.side)) for one in self.units))


def _at(unit: Unit, share: int) -> Unit:
    figures = ("infantry", "cavalry", "foot_guns", "horse_guns", "stragglers")
    return msgspec.structs.replace(unit, **{one: at(getattr(unit, one), share) for one in figures})


def summed(units: Sequence[Unit], scale: Scale) -> dict[Figure, int]:
    """Add up an army as the rulebook prints it: infantry, cavalry and stragglers in men, guns in pieces."""
    men = scale.men_a_point.value
    return {
        "infantry": men * sum(unit.infantry for unit in units),
        "cavalry": men * sum(unit.cavalry for unit in units),
        "guns": sum(unit.foot_guns + unit.horse_guns for unit in units),
        "stragglers": men * sum(unit.stragglers for unit in units),
    }


def read_order_of_battle(text: str, *, file: str, scale: Scale, ground: Ground) -> OrderOfBattle:
    """Read an order of battle for a map; raises BadInput with every problem: file, row, what is wrong, what to do."""
    sheet = read_toml(text, _Sheet, file=file, upcast=UPCASTS.file(ARMIES))
    problems: list[Problem] = []
    units: dict[int, Unit] = {}
    for index, written in enumerate(sheet.corps):
        place = f"$.corps[{index}]"
        try:
            row = convert(written, _Row, file=file)
        except BadInput as error:
            problems += [msgspec.structs.replace(one, path=place + one.path[1:]) for one in error.problems]
            continue
        wrong = list(_row_problems(row, place, file, scale, ground))
        problems += wrong
        if not wrong:
            fields = msgspec.structs.asdict(row) | {"hex": (row.hex[0], row.hex[1])}
            units[index] = Unit(**fields)
    problems += _army_problems(sheet.corps, file, scale)
    # Totals of rows that could not be read would only repeat what is wrong with them.
    if not problems:
        problems += _total_problems(tuple(units.values()), sheet.total, file, scale)
    if problems:
        raise BadInput(located(problems, {file: text}))
    ordered = sorted(units.values(), key=lambda unit: SIDES.index(unit.side))
    return OrderOfBattle(sheet.title, sheet.clause, tuple(ordered), sheet.total)


def _row_problems(row: _Row, place: str, file: str, scale: Scale, ground: Ground) -> Iterator[Problem]:
    """Yield what is wrong with a row whose cells are of the right kinds."""
    if len(row.hex) != 2:
        yield Problem(file, f"{place}.hex", tr("{hex} is not a hex", hex=row.hex), tr("column and row: [12, 8]"))
    elif why := ground.unfit((row.hex[0], row.hex[1])):
        yield Problem(file, f"{place}.hex", told(why), tr("units start in a hex that they may enter"))
    yield from _limit_problems(row.leadership, scale.leadership, f"{place}.leadership", file)
    yield from _limit_problems(row.aggressiveness, scale.aggressiveness, f"{place}.aggressiveness", file)
    if not row.infantry + row.cavalry + row.foot_guns + row.horse_guns:
        yield Problem(
            file, place, tr("{unit} has no strength", unit=row.unit), tr("infantry, cavalry, foot_guns or horse_guns")
        )
    if row.stragglers and not row.infantry:
        yield Problem(file, f"{place}.stragglers", tr("{unit} has no infantry that could straggle", unit=row.unit))
    if (wrong := amiss(row.traits)) is not None:
        yield Problem(file, f"{place}.traits", *wrong)
    if bool(row.fatigue) != bool(row.fatigue_clause):
        yield Problem(
            file, f"{place}.fatigue_clause", tr("fatigue and its clause stand together"), tr("give both or neither")
        )
    if bool(row.printed_unit or row.printed_leader) != bool(row.names_clause):
        yield Problem(file, f"{place}.names_clause", tr("a printed spelling and its clause stand together"))


def _limit_problems(value: int, limits: Limits, place: str, file: str) -> Iterator[Problem]:
    if not limits.min <= value <= limits.max:
        yield Problem(
            file,
            place,
            tr("{value} is out of range", value=value),
            tr("{min} to {max} ({clause})", min=limits.min, max=limits.max, clause=limits.clause),
        )


def _army_problems(rows: Sequence[dict[str, Any]], file: str, scale: Scale) -> Iterator[Problem]:
    """Yield what is wrong between the rows, as far as their sides and letters can be read."""
    names = [(str(row.get("side")), str(row.get("letter"))) for row in rows]
    first = {name: index for index, name in reversed(list(enumerate(names)))}
    for index, name in enumerate(names):
        if first[name] < index and "letter" in rows[index]:
            side, letter = name
            what = tr(
                "{letter} of the {side} army stands in $.corps[{first}] too",
                letter=letter,
                side=tr(side),
                first=first[name],
            )
            yield Problem(file, f"$.corps[{index}].letter", what, tr("a letter names one row of an army"))
    numbers = scale.corps_numbers
    count = Counter(side for side, letter in names if letter != HEADQUARTERS)
    for side in SIDES:
        if (side, HEADQUARTERS) not in names:
            yield Problem(
                file,
                "$.corps",
                tr("the {side} army has no headquarters", side=tr(side)),
                tr('a row of letter "{headquarters}"', headquarters=HEADQUARTERS),
            )
        if not count[side]:
            yield Problem(file, "$.corps", tr("the {side} army has no corps", side=tr(side)))
        elif count[side] > numbers.max - numbers.min + 1:
            hint = tr(
                "corps are numbered {min} to {max} ({clause})", min=numbers.min, max=numbers.max, clause=numbers.clause
            )
            yield Problem(
                file, "$.corps", tr("the {side} army has {count} corps", side=tr(side), count=count[side]), hint
            )


def _total_problems(units: Sequence[Unit], totals: Sequence[Total], file: str, scale: Scale) -> Iterator[Problem]:
    """Yield each total that the rows do not come to (RTG-R-OB-TOTAL); an army of one's own may go without totals."""
    for index, total in enumerate(totals):
        found = summed([unit for unit in units if unit.side == total.side], scale)
        for figure in FIGURES:
            if found[figure] != total.right(figure):
                what = tr(
                    "the rows come to {found}, not {right}",
                    found=number(found[figure]),
                    right=number(total.right(figure)),
                )
                hint = tr("mend the rows or the total, or leave the totals out")
                yield Problem(file, f"$.total[{index}].{figure}", what, hint)
