"""The other door: one chart from JSON, its odds, a clause and its rulings. No game is needed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from companion.charts.bounds import LARGEST
from companion.charts.faults import BadInput
from companion.charts.figures import Outside
from companion.kernel import shelf
from companion.kernel.kind import Case, cases, kind_of_ruleset
from companion.language.messages import for_scripts
from companion.language.tongue import declared, number, tr


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
            raise BadCase(in_words(error)) from None
        except Outside as outside:
            raise BadCase(str(outside)) from None
        except BadInput as bad:
            raise BadCase(f"$.options{bad.problems[0].path.removeprefix('$')}: {bad.problems[0].what}") from None
        except (UnicodeDecodeError, RecursionError):
            raise BadCase(tr("$: is not JSON text")) from None

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

_BEYOND = ("Number out of range", "Integer value out of range")
_AT = r" - at `(?P<path>[^`]*)`\Z"
_KINDS = {
    "int": "an integer",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "object": "an object",
    "array": "a list",
    "null": "null",
}
declared(_KINDS)


def in_words(error: Exception) -> str:
    """Put msgspec's error into the form `$.path: expected an integer >= 1`."""
    text = str(error)
    found = re.search(_AT, text)
    path = found["path"] if found else "$"
    text = re.sub(_AT, "", text)
    if text in _BEYOND:  # beyond 64 bits, or of more digits than Python reads
        return tr("{path}: is too large a number", path=path)
    if "truncated" in text:
        return tr("$: is not JSON: it ends too early, a bracket or a quotation mark is missing")
    if found := re.search(r"invalid character \(byte (\d+)\)", text):
        return tr("$: is not JSON: invalid character (byte {at})", at=found[1])
    if "malformed" in text or isinstance(error, UnicodeDecodeError):
        return tr("$: is not JSON: {error}", error=text.removeprefix("JSON is malformed: "))
    if match := re.search(r"unknown field `(.*)`", text, flags=re.S):
        return tr("{path}: unknown key", path=f"{path}.{match[1]}")
    if match := re.search(r"missing required field `(.*)`", text):
        return tr("{path}: is missing", path=f"{path}.{match[1]}")
    if match := re.fullmatch(r"Expected `(.*?)`(.*)", text):
        return tr("{path}: expected {kinds}{rest}", path=path, kinds=_kinds(match[1]), rest=_rest(match[2]))
    if match := re.search(r"Invalid (?:enum )?value (.*)", text):
        return tr("{path}: {value} is not one of its values", path=path, value=match[1])
    return f"{path}: {text[:1].lower()}{text[1:]}"


def _kinds(names: str) -> str:
    kinds = [tr(_KINDS.get(name.strip(), name.strip())) for name in names.split("|")]
    return kinds[0] if len(kinds) == 1 else tr("{several} or {last}", several=", ".join(kinds[:-1]), last=kinds[-1])


def _rest(rest: str) -> str:
    got = re.search(r", got `(.*)`", rest)
    limit = re.sub(r", got `.*`", "", rest).replace("`", "").replace("of length", tr("of length"))
    return tr("{limit}, got {kinds}", limit=limit, kinds=_kinds(got[1])) if got else limit
