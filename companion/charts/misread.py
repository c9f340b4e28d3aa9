"""What a decoder finds wrong with plain data, in people's words; and of keys and words, which was meant.

The decoder says `Expected int, got float - at $.stands`; nobody but a programmer reads that, nor "an integer >= 0".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from companion.language.tongue import declared, tr

if TYPE_CHECKING:
    from msgspec import inspect

_BEYOND = ("Number out of range", "Integer value out of range")
_AT = r" - at `(?P<path>[^`]*)`\Z"
_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "object": "an object",
    "array": "a list",
    "null": "null",
}
declared(_KINDS)
_GOT = _KINDS | {"float": "a number with a fraction"}
"""What stands there: of a number that is meant to be whole only its fraction can be wrong."""
declared(_GOT)


class Misread(NamedTuple):
    """What is wrong, and where."""

    path: str
    """ "$.firers[0].stands"; "$" is the whole."""
    what: str

    def __str__(self) -> str:
        """Give both as one line."""
        return f"{self.path}: {self.what}"


def misread(error: Exception) -> Misread:
    """Put a decoder's error into words: `$.path` and `expected a whole number, 1 or more`."""
    text = str(error)
    found = re.search(_AT, text)
    path = found["path"] if found else "$"
    text = re.sub(_AT, "", text)
    if text in _BEYOND:  # beyond 64 bits, or of more digits than Python reads
        return Misread(path, tr("is too large a number"))
    if "truncated" in text:
        return Misread("$", tr("is not JSON: it ends too early, a bracket or a quotation mark is missing"))
    if found := re.search(r"invalid character \(byte (\d+)\)", text):
        return Misread("$", tr("is not JSON: invalid character (byte {at})", at=found[1]))
    if "malformed" in text or isinstance(error, UnicodeDecodeError):
        return Misread("$", tr("is not JSON: {error}", error=text.removeprefix("JSON is malformed: ")))
    if match := re.search(r"unknown field `(.*)`", text, flags=re.S):
        return Misread(f"{path}.{match[1]}", tr("unknown key"))
    if match := re.search(r"missing required field `(.*)`", text):
        return Misread(f"{path}.{match[1]}", tr("is missing"))
    if match := re.fullmatch(r"Expected `(.*?)`(.*)", text):
        return Misread(path, tr("expected {kinds}{rest}", kinds=_kinds(match[1]), rest=_rest(match[1], match[2])))
    if match := re.search(r"Invalid (?:enum )?value (.*)", text, flags=re.S):
        return Misread(path, tr("{value} is not one of its values", value=match[1]))
    return Misread(path, f"{text[:1].lower()}{text[1:]}")


def _kinds(names: str, words: Mapping[str, str] = _KINDS) -> str:
    kinds = [tr(words.get(name.strip(), name.strip())) for name in names.split("|")]
    return kinds[0] if len(kinds) == 1 else tr("{several} or {last}", several=", ".join(kinds[:-1]), last=kinds[-1])


def _rest(names: str, rest: str) -> str:
    """Give what follows the kinds: a bound, or what stands there instead."""
    if got := re.search(r", got `(.*)`", rest):
        return tr(", got {kinds}", kinds=_kinds(got[1], _GOT))
    if length := re.fullmatch(r" of length (>=|<=)? ?(\d+)(, got \d+)?", rest):
        return _long(length[1] or "", length[2], text=names == "str")
    if bound := re.fullmatch(r" (>=|<=) (-?[\d.]+)", rest):
        n = f"{float(bound[2]):.15g}"
        return tr(", {n} or more", n=n) if bound[1] == ">=" else tr(", {n} or less", n=n)
    return rest.replace("`", "")


def _long(sign: str, n: str, *, text: bool) -> str:
    """Say how long a list or a text is to be."""
    if text:
        if (sign, n) == (">=", "1"):
            return tr(" that is not empty")
        return {">=": tr(" of {n} signs or more", n=n), "<=": tr(" of {n} signs or less", n=n)}.get(
            sign, tr(" of {n} signs", n=n)
        )
    return {">=": tr(" with {n} or more in it", n=n), "<=": tr(" with {n} or less in it", n=n)}.get(
        sign, tr(" with {n} in it", n=n)
    )


# ---- what was meant


def meant(error: Exception, value: object, kind: Any) -> str:
    """Say which key or word of a `kind` was meant by one that the decoder does not know, or which there are.

    `value` is the plain data that it could not read; "" where nothing is to be said.
    """
    from msgspec import inspect

    path, text = misread(error).path, str(error)
    steps = re.findall(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]", path)
    shape, key = inspect.type_info(kind), ""
    for place, (name, _) in enumerate(steps):
        key = name
        if name and place == len(steps) - 1:
            break
        value, shape = _inner(value, shape, name)
    if "unknown field" in text:
        return nearest(key, [field.encode_name for one in _structs(shape, value) for field in one.fields])
    tags = [one for one in _all_structs(shape) if one.tag_field == key]
    if "nvalid value" in text and tags:
        given = value.get(key) if isinstance(value, Mapping) else ""
        return nearest(str(given), [str(one.tag) for one in tags])
    if "nvalid enum value" in text:
        given, found = _inner(value, shape, key) if key else (value, shape)
        words = [str(word) for word in _words(found)]
        return nearest(str(given), words) or tr("there are: {names}", names=", ".join(words))
    return ""


def nearest(word: str, known: Iterable[str]) -> str:
    """Say which of the known words was meant, "" where none is near."""
    import difflib

    near = difflib.get_close_matches(word, sorted(known), n=1)
    return tr("did you mean {word!r}?", word=near[0]) if near else ""


def _inner(value: object, shape: inspect.Type, name: str) -> tuple[object, inspect.Type]:
    """Give what lies at a step of a path: a field of a struct, or for "" an element of a list or a dictionary."""
    from msgspec import inspect

    if not name:
        item = next((one for one in _plainly(shape) if hasattr(one, "item_type") or hasattr(one, "value_type")), shape)
        inner = getattr(item, "item_type", None) or getattr(item, "value_type", None) or shape
        return None, inner
    for one in _structs(shape, value):
        for field in one.fields:
            if field.encode_name == name:
                return value.get(name) if isinstance(value, Mapping) else None, field.type
    return None, inspect.AnyType()


def _plainly(shape: inspect.Type) -> list[inspect.Type]:
    """Give the shapes that a value may have, without what is only said of them."""
    from msgspec import inspect

    match shape:
        case inspect.Metadata(type=inner):
            return _plainly(inner)
        case inspect.UnionType(types=types):
            return [found for one in types for found in _plainly(one)]
        case _:
            return [shape]


def _all_structs(shape: inspect.Type) -> list[inspect.StructType]:
    from msgspec import inspect

    return [one for one in _plainly(shape) if isinstance(one, inspect.StructType)]


def _structs(shape: inspect.Type, value: object) -> list[inspect.StructType]:
    """Give the structs that a value may be: of several, the one whose tag it has."""
    found = _all_structs(shape)
    if isinstance(value, Mapping):
        tagged = [one for one in found if one.tag_field and value.get(one.tag_field) == one.tag]
        return tagged or found
    return found


def _words(shape: inspect.Type) -> list[Any]:
    from msgspec import inspect

    return [word for one in _plainly(shape) if isinstance(one, inspect.LiteralType) for word in one.values]
