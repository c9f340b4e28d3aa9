"""Modifiers as data: rows of a chart that say themselves where they hold.

A row holds by one of the rules' own functions (`rule = "enfilade"`), or where all that it names is so
(`cover = "woods"`, `trait = "iron-brigade"`); what only eyes know is asked of people (`asked = "dug in"`). What rows
may say is the vocabulary of their table. One list of `Modifier` makes total, ladder, card, chip and help.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from companion.charts.figures import SO_OFTEN, Exact, Number, Reasoned, exact, shown
from companion.charts.vocabulary import DISTANCES, Row, Vocabulary, conditions, is_read, whom
from companion.language.messages import Label, Message, Own, Several, bare, says, term

# ---- what holds in a case

C = TypeVar("C")
Holds = Callable[[C], Exact]
"""How often a row counts in a case: 0 where it does not hold."""
Telling = Callable[[Any], Collection[str]]
"""What is so: of a case, or of one of those who are in it."""


def of_all(units: Sequence[Any], _: Row, so: Callable[[Any], bool]) -> bool:
    """Say whether a row holds of all whom it speaks of, and speaks of some."""
    return bool(units) and all(map(so, units))


class Whom(NamedTuple, Generic[C]):
    """Of whom the rows of a table speak, and what is known of each."""

    those: Callable[[C], Sequence[Any]]
    facts: Mapping[str, Telling]
    far: Callable[[Any], Sequence[Exact]] = lambda _: ()
    """The distances that `within` and `beyond` are about."""
    together: Callable[[Sequence[Any], Row, Callable[[Any], bool]], bool] = of_all
    """Whether it holds of several, by what is so of each; by default of all."""
    alone: Callable[[C], Any] | None = None
    """Gives the one of whom it is, where there is never another."""

    @classmethod
    def one(
        cls, who: Callable[[C], Any], facts: Mapping[str, Telling], far: Callable[[Any], Sequence[Exact]] | None = None
    ) -> Whom[C]:
        """Speak of one alone."""
        made = cls(lambda case: (who(case),), facts, alone=who)
        return made if far is None else made._replace(far=far)


class Reading(NamedTuple, Generic[C]):
    """How a table's vocabulary is read from its case."""

    rules: Mapping[str, Holds[C]]
    case: Mapping[str, Telling]
    of: Mapping[str, Whom[C]]


class Among(NamedTuple):
    """Those of whom a row speaks, and of each whether it holds."""

    those: Sequence[Any]
    held: Sequence[bool]


class Modifier(msgspec.Struct, frozen=True):
    """A row of a table as it counts."""

    id: str
    side: str
    """Whose total it changes, "both" or "" where there is one."""
    value: Exact
    holds: Callable[[Any], Exact]
    """How often it counts in a case of the table; 0 where it does not."""
    why: Reasoned
    """Its clause, its label, and what it is worth once."""
    row: Any
    """The row of the chart."""
    group: str = ""
    """Of the rows of one group the strongest counts; "" is a group of its own."""
    read: bool = True
    """Whether anything reads the row; in a game begun before, one that nothing reads is shown and not counted."""
    among: Callable[[Any], Among] | None = None
    """Of whom it holds in a case, where its conditions are about units; None where they are not."""

    @property
    def label(self) -> str:
        """What the chart calls it."""
        return str(self.row.label)

    def line(self, times: Exact = 1) -> Reasoned:
        """Give its line of working, counted so often."""
        # The line is made once with the table, and nearly every row counts once.
        if times == 1:
            return self.why
        what = SO_OFTEN(what=self.why.label, count=times if isinstance(times, int) else float(times))
        return Reasoned(self.why.clause, what, shown(self.value * times))


def of_chart(chart: str, row: Any) -> Message:
    """Say what a row of a chart is: in the reader's words by its id, in the chart's own where a language has none."""
    return bare(Label(f"{chart}.{row.id}", row.label))


def of_label(what: Message) -> str:
    """Give the chart's own words of the row that a line of working is of, "" where it is of none."""
    of = what.args.get("what")
    return of_label(of) if isinstance(of, Message) else of.text if isinstance(of, Label) else ""


def modifier(chart: str, row: Any, figure: Number, words: Vocabulary, reading: Reading[Any]) -> Modifier:
    """Make a row of a chart ("charge.modifier") count: `figure` is what it is worth."""
    read = is_read(row, words)
    value = exact(figure)
    holds, among = _test(row, words, reading) if read else (_never, None)
    return Modifier(
        id=row.id,
        side=getattr(row, "side", ""),
        value=value,
        holds=holds,
        why=Reasoned(row.clause, of_chart(chart, row), shown(value)),
        row=row,
        group=getattr(row, "group", ""),
        read=read,
        among=among,
    )


def _never(_: Any) -> Exact:
    return 0


def _test(
    row: Row, words: Vocabulary, reading: Reading[Any]
) -> tuple[Callable[[Any], Exact], Callable[[Any], Among] | None]:
    """Give the test of a row that the table reads, and of whom it holds where it is about units."""
    if row.rule:
        return reading.rules[row.rule], None
    of_case: list[tuple[Telling, frozenset[str]]] = []
    of_each: list[tuple[Telling, frozenset[str]]] = []
    those = reading.of.get(whom(row, words))
    for name, said in conditions(row).items():
        if name in reading.case:
            of_case.append((reading.case[name], frozenset(said)))
        elif those is not None and name not in DISTANCES:
            of_each.append((those.facts[name], frozenset(said)))
    far = _far(row, those)
    if those is None or (not of_each and far is None):
        return lambda case: int(_all_so(case, of_case)), None

    so = _of_one(of_each, far)

    def among(case: Any) -> Among:
        units = those.those(case)
        return Among(units, [so(one) for one in units])

    # The square grid asks millions of times for one firer and one target: no list is made for a single unit.
    if those.alone is not None:
        the = those.alone
        return lambda case: int(_all_so(case, of_case) and so(the(case))), among
    return lambda case: int(_all_so(case, of_case) and those.together(those.those(case), row, so)), among


def _of_one(
    facts: Sequence[tuple[Telling, frozenset[str]]], far: Callable[[Any], bool] | None
) -> Callable[[Any], bool]:
    """Give the test of one of those whom a row speaks of."""
    if len(facts) == 1 and far is None:
        [(tell, said)] = facts
        return lambda one: not said.isdisjoint(tell(one))
    return lambda one: _all_so(one, facts) and (far is None or far(one))


def _all_so(one: Any, facts: Sequence[tuple[Telling, frozenset[str]]]) -> bool:
    """Say whether every fact tells one of the words that will do: a loop, for simulations ask it without end."""
    for tell, said in facts:  # noqa: SIM110
        if said.isdisjoint(tell(one)):
            return False
    return True


def _far(row: Any, those: Whom[Any] | None) -> Callable[[Any], bool] | None:
    """Give the test of a row's distances, None where it has none."""
    if those is None or (row.within is None and row.beyond is None):
        return None
    least: Exact | None = None if row.beyond is None else exact(row.beyond)
    most: Exact | None = None if row.within is None else exact(row.within)

    tell = those.far

    def lies(far: Exact) -> bool:
        return (least is None or far > least) and (most is None or far <= most)

    def holds(one: Any) -> bool:
        found = tell(one)
        # Who has no distance lies neither within nor beyond: a row about range does not count of him.
        return bool(found) and all(map(lies, found))

    return holds


class Counted(NamedTuple):
    """A modifier that counts in a case, and how often."""

    modifier: Modifier
    times: Exact

    @property
    def value(self) -> Exact:
        """What it adds in all."""
        return self.modifier.value * self.times

    @property
    def strength(self) -> Exact:
        """How much that is, whichever way."""
        return self.value if self.value >= 0 else -self.value

    @property
    def line(self) -> Reasoned:
        """Its line of working."""
        return self.modifier.line(self.times)


def counted(table: Sequence[Modifier], case: Any, *, each: Container[str] = ()) -> list[Counted]:
    """Give what counts in a case, in the chart's order: of a group the strongest that holds, once.

    The groups named in `each` count every row that holds.
    """
    # Every row is asked, then groups are settled: which one is the strongest hangs on how often each counts.
    held = [Counted(one, times) for one in table if (times := one.holds(case))]
    if len(held) < 2:  # nothing is shut out
        return held
    best: dict[str, Counted] = {}
    for one in held:
        group = one.modifier.group
        # Of equals the first, in the chart's order, so that the ladder names the row that a reader finds first.
        if group and group not in each and (group not in best or one.strength > best[group].strength):
            best[group] = one
    return [one for one in held if best.get(one.modifier.group, one) is one] if best else held


def settled_together(table: Sequence[Modifier]) -> list[list[Modifier]]:
    """Give the rows of a table apart, but those of a group together: which of them counts hangs on the others."""
    groups: dict[str, list[Modifier]] = {}
    for one in table:
        groups.setdefault(one.group or f" {one.id}", []).append(one)
    return list(groups.values())


def saying(table: Sequence[Modifier], name: str, word: str) -> list[Modifier]:
    """Give the rows of a table that say this and nothing else of where they hold: `rule`, or one condition.

    None where a house took them away.
    """
    # Nothing else: a row of woods at long range is not what a marker's card means by woods.
    return [one for one in table if one.read and _says(one.row) == {name: (word,)}]


def _says(row: Row) -> dict[str, tuple[str, ...]]:
    return {"rule": (row.rule,)} if row.rule else conditions(row)


def by_rule(table: Sequence[Modifier], rule: str) -> list[Modifier]:
    """Give the rows of a table that hold by one of the rules' own functions."""
    return [one for one in table if one.read and one.row.rule == rule]


def worth(rows: Sequence[Modifier]) -> Exact:
    """Give what rows are worth together."""
    return sum((one.value for one in rows), start=0)


# ---- what is asked of people


ASKED = "asked"
"""The condition that only eyes know."""


class Chip(NamedTuple):
    """A question that a table asks of people's eyes, and what the answer is worth by itself."""

    condition: str
    """"cover", "ground" or "asked"."""
    word: str
    label: str
    value: Exact


def chips(table: Sequence[Modifier], *asking: str) -> list[Chip]:
    """Give what the rows of a table ask under some conditions, each word once, in the chart's order."""
    found: dict[tuple[str, str], Chip] = {}
    for one in table:
        said = conditions(one.row) if one.read else {}
        for name in asking:
            for word in said.get(name, ()):
                found.setdefault((name, word), Chip(name, word, one.label, one.value))
    return list(found.values())


def asked_of(table: Sequence[Modifier]) -> tuple[str, ...]:
    """Give the words of `asked` that a table has."""
    return tuple(one.word for one in chips(table, ASKED))


NOT_ASKED = says("rows.not-asked", "no row asks for {word!r}; what is asked for: {names}")
NOTHING = term("rows.nothing", "nothing")


def unasked(table: Sequence[Modifier], said: Sequence[str]) -> Iterator[tuple[int, Message]]:
    """Yield each word that no row of a table asks for: its place, and what is wrong."""
    known = asked_of(table)
    for index, word in enumerate(said):
        if word not in known:
            names = Several(tuple(map(Own, known))) if known else NOTHING
            yield index, NOT_ASKED(word=Own(word), names=names)
