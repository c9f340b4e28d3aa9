"""The other door: one chart from JSON, its odds, a clause and its rulings. No game is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from companion.charts.bounds import LARGEST
from companion.charts.faults import BadInput
from companion.charts.figures import Outside
from companion.charts.misread import meant, misread
from companion.kernel import shelf
from companion.kernel.kind import Case, cases, kind_of_ruleset
from companion.language.messages import for_scripts
from companion.language.tongue import number, tr


class BadCase(Exception):
    """A case that cannot be resolved: `$.path: what is wrong`, on one line whatever its keys hold."""

    def __init__(self, what: str) -> None:
        super().__init__("".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in what))


_ENCODER = msgspec.json.Encoder()


def rules() -> dict[str, Case]:
    """Give every chart that can be asked, by the name of its ruleset and its own."""
    return dict(cases())


def rule(name: str) -> Case:
    """Give a rule by name; raises BadCase with those there are."""
    try:
        return kind_of_ruleset(name.partition(".")[0]).cases[name]
    except KeyError:
        pass
    raise BadCase(tr("{name}: no such rule; there are: {names}", name=name, names=", ".join(rules())))


class Lookup:
    """Rules read once, for many cases."""

    def __init__(self, name: str, *, odds: bool = False, house: Path | None = None) -> None:
        """Read the charts; raises BadCase for an unknown rule or one without odds, BadInput for a bad house rule."""
        found = rule(name)
        shape, function = (found.unrolled, found.odds) if odds else (found.resolved, found.resolve)
        if shape is None or function is None:
            raise BadCase(tr("{name}: no die is thrown, so there are no odds; use resolve", name=name))
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(shape.open())
        self._function: Callable[[Any, Any], Any] = function.open()
        ruleset = name.split(".", maxsplit=1)[0]
        self._ruleset = kind_of_ruleset(ruleset).rulesets[ruleset].open()
        texts = shelf.ruleset_texts(ruleset, house=house, only=tuple(self._ruleset.FILES))
        self._rules = self._ruleset.load(texts)
        self._chosen: dict[tuple[tuple[str, int], ...], Any] = {(): self._rules}

    def one(self, raw: bytes | str) -> bytes:
        """Give the result of one case as JSON; raises BadCase."""
        if len(raw) > LARGEST:
            raise BadCase(tr("$: is larger than {largest} bytes", largest=number(LARGEST)))
        try:
            case = self._decoder.decode(raw)
            found = self._function(self._in_force(case.options), case)
            return _ENCODER.encode(for_scripts(found, beside=False))
        except msgspec.MsgspecError as error:
            raise BadCase(self._in_words(error, raw)) from None
        except Outside as outside:
            raise BadCase(str(outside)) from None
        except BadInput as bad:
            raise BadCase(f"$.options{bad.problems[0].path.removeprefix('$')}: {bad.problems[0].what}") from None
        except (UnicodeDecodeError, RecursionError):
            raise BadCase(tr("$: is not JSON text")) from None

    def _in_words(self, error: Exception, raw: bytes | str) -> str:
        hint = meant(error, plain_json(raw), self._decoder.type)
        return f"{in_words(error)} ({hint})" if hint else in_words(error)

    def lines(self, lines: Iterable[bytes]) -> Iterator[bytes]:
        """Give one result a line; a bad line yields its error and the rest go on."""
        # A bad line is one answer among others: a thousand cases are not lost for one.
        for line in lines:
            try:
                yield self.one(line) + b"\n"
            except BadCase as bad:
                yield _ENCODER.encode({"error": str(bad)}) + b"\n"

    def _in_force(self, chosen: Mapping[str, int]) -> Any:
        if not chosen:
            return self._rules
        key = tuple(sorted(chosen.items()))
        if key not in self._chosen:
            self._chosen[key] = self._rules.choosing(chosen)
        return self._chosen[key]


def schema(name: str, *, odds: bool = False) -> dict[str, Any]:
    """Give the JSON schema of a rule's input; raises BadCase."""
    found = rule(name)
    return msgspec.json.schema(((found.unrolled if odds else None) or found.resolved).open())


# ---- errors in people's words


def plain_json(raw: bytes | str) -> object:
    """Give JSON as plain data, None for what is none."""
    try:
        found: object = msgspec.json.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return None
    return found


def in_words(error: Exception) -> str:
    """Put a decoder's error into the form `$.path: expected a whole number, 1 or more`."""
    return str(misread(error))
