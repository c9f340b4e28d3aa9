"""The other door: one chart from JSON, its odds, a clause and its rulings. No game is needed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec

from companion.charts.bounds import LARGEST
from companion.charts.faults import BadInput
from companion.charts.figures import Outside
from companion.games.miniatures.rules import charge, leaders, maneuver, movement, musketry
from companion.games.miniatures.rules.combat import RolledCombat
from companion.kernel import shelf
from companion.language.tongue import number, tr


class Ruleset(Protocol):
    """The module that reads a ruleset's charts."""

    FILES: Mapping[str, Any]

    def load(self, texts: Mapping[str, str]) -> Any:
        """Read the charts; raises BadInput."""

    def with_choices(self, rules: Any, chosen: Mapping[str, int]) -> Any:
        """Give the same charts with other options; raises BadInput."""


RULESETS = {
    "miniatures": "companion.games.miniatures.charts.ruleset",
    "gettysburg": "companion.games.campaign.charts.ruleset",
    "antietam": "companion.games.tactical.charts.ruleset",
    "shiloh": "companion.games.tactical.charts.ruleset",
}


class BadCase(Exception):
    """A case that cannot be resolved: `$.path: what is wrong`, on one line whatever its keys hold."""

    def __init__(self, what: str) -> None:
        super().__init__("".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in what))


class Rule(msgspec.Struct, frozen=True):
    """What resolve and odds need to know of a rule. A place, "module:name", is loaded when it is asked for."""

    resolved: type | str
    """The shape of resolve's input, or its place."""
    resolve: Callable[[Any, Any], Any] | str
    unrolled: type | None = None
    """The shape of odds' input; None where no die is thrown."""
    odds: str = ""
    """The place of the function that gives the odds."""


_TACTICAL = "companion.games.tactical.rules.cases"
RULES: dict[str, Rule] = {
    "miniatures.musketry": Rule(
        musketry.RolledAttack,
        lambda r, x: musketry.resolve(r, x, x.die),
        musketry.Attack,
        "companion.games.miniatures.rules.odds.single:of_fire",
    ),
    "miniatures.charge": Rule(
        RolledCombat,
        lambda r, x: charge.resolve(r, x, attacker_die=x.attacker_die, defender_die=x.defender_die),
        charge.Combat,
        "companion.games.miniatures.rules.odds.charge:of_charge",
    ),
    "miniatures.maneuver": Rule(
        maneuver.RolledCheck,
        lambda r, x: maneuver.resolve(r, x, x.die),
        maneuver.Check,
        "companion.games.miniatures.rules.odds.single:of_maneuver",
    ),
    "miniatures.fallen-leader": Rule(
        leaders.RolledLeaderTest,
        lambda r, x: leaders.resolve(r, x.die),
        leaders.LeaderTest,
        "companion.games.miniatures.rules.odds.single:of_fallen_leader",
    ),
    "miniatures.movement": Rule(movement.Move, movement.resolve),
    "gettysburg.combat": Rule(
        "companion.games.campaign.rules.combat.case:BattleCase", "companion.games.campaign.rules.combat.case:resolve"
    ),
    "gettysburg.victory": Rule(
        "companion.games.campaign.rules.victory:VictoryCase", "companion.games.campaign.rules.victory:resolve"
    ),
    "antietam.fire": Rule(f"{_TACTICAL}.fire:AntietamFire", f"{_TACTICAL}.fire:resolve_antietam"),
    "antietam.melee": Rule(f"{_TACTICAL}.melee:AntietamMelee", f"{_TACTICAL}.melee:resolve_antietam"),
    "antietam.move-cost": Rule(f"{_TACTICAL}.costs:AntietamMove", f"{_TACTICAL}.costs:resolve_antietam"),
    "shiloh.fire": Rule(f"{_TACTICAL}.fire:ShilohFire", f"{_TACTICAL}.fire:resolve_shiloh"),
    "shiloh.melee": Rule(f"{_TACTICAL}.melee:ShilohMelee", f"{_TACTICAL}.melee:resolve_shiloh"),
    "shiloh.move-cost": Rule(f"{_TACTICAL}.costs:ShilohMove", f"{_TACTICAL}.costs:resolve_shiloh"),
}

_ENCODER = msgspec.json.Encoder()


def rule(name: str) -> Rule:
    """Give a rule by name; raises BadCase with those there are."""
    if name not in RULES:
        raise BadCase(tr("{name}: no such rule; there are: {names}", name=name, names=", ".join(RULES)))
    return RULES[name]


class Lookup:
    """Rules read once, for many cases."""

    def __init__(self, name: str, *, odds: bool = False, house: Path | None = None) -> None:
        """Read the charts; raises BadCase for an unknown rule or one without odds, BadInput for a bad house rule."""
        found = rule(name)
        kind = found.unrolled if odds else _found(found.resolved)
        if kind is None:
            raise BadCase(tr("{name}: no die is thrown, so there are no odds; use resolve", name=name))
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind)
        self._function: Callable[[Any, Any], Any] = _found(found.odds if odds else found.resolve)
        ruleset = name.split(".", maxsplit=1)[0]
        self._ruleset = cast("Ruleset", import_module(RULESETS[ruleset]))
        texts = shelf.ruleset_texts(ruleset, house=house, only=tuple(self._ruleset.FILES))
        self._rules = self._ruleset.load(texts)
        self._chosen: dict[tuple[tuple[str, int], ...], Any] = {(): self._rules}

    def one(self, raw: bytes | str) -> bytes:
        """Give the result of one case as JSON; raises BadCase."""
        if len(raw) > LARGEST:
            raise BadCase(tr("$: is larger than {largest} bytes", largest=number(LARGEST)))
        try:
            case = self._decoder.decode(raw)
            return _ENCODER.encode(self._function(self._in_force(case.options), case))
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
            self._chosen[key] = self._ruleset.with_choices(self._rules, chosen)
        return self._chosen[key]


def _found(thing: Any) -> Any:
    """Give a type or function, which may be named by its place."""
    if not isinstance(thing, str):
        return thing
    module, name = thing.split(":")
    return getattr(import_module(module), name)


def schema(name: str, *, odds: bool = False) -> dict[str, Any]:
    """Give the JSON schema of a rule's input; raises BadCase."""
    found = rule(name)
    return msgspec.json.schema((found.unrolled if odds else None) or _found(found.resolved))


# ---- errors in people's words

_BEYOND = ("Number out of range", "Integer value out of range")
_AT = re.compile(r" - at `(?P<path>[^`]*)`\Z")
_KINDS = {
    "int": "an integer",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "object": "an object",
    "array": "a list",
    "null": "null",
}


def in_words(error: Exception) -> str:
    """Put msgspec's error into the form `$.path: expected an integer >= 1`."""
    text = str(error)
    found = _AT.search(text)
    path = found["path"] if found else "$"
    text = _AT.sub("", text)
    if text in _BEYOND:  # beyond 64 bits, or of more digits than Python reads
        return tr("{path}: is too large a number", path=path)
    if "malformed" in text or "truncated" in text or isinstance(error, UnicodeDecodeError):
        return tr("$: is not JSON: {error}", error=re.sub("^(JSON is malformed: |Input data was )", "", text))
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
