"""Messages: what facts, labels, reasons, questions and acts hold in place of sentences, and how they are told.

A message is a key and named, typed arguments; no words are stored. Its English stands in the code, declared once:

    STANDS_LOST = says("fire.stands-lost", "{unit} loses {n} stand", "{unit} loses {n} stands")
    FACED = says("move.faced", "{unit} faces {way}")
    LEFT = term("way.left", "left")

    told(STANDS_LOST(unit=Unit("cobb"), n=3), names)  # "Cobb loses 3 stands", in the reader's language
    told(FACED(unit=Unit("cobb"), way=LEFT), names)

The key is the context by which a catalogue finds the words. Words are made here alone, where a message is read, and no
words are ever read back. What is counted is `n`; a sentence that counts two things holds another message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from string import Formatter
from typing import Any, Literal, TypeVar

import msgspec

from companion.language import lengths
from companion.language.tongue import in_english, number, said, said_of, tr, word


class _Said(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is"):
    """The base of whatever can stand in a message but a plain number."""


class Named(_Said, frozen=True, tag="named"):
    """Somebody or some place that has an id, and a name of its own that may change: an objective, a corps, a hex."""

    id: str
    name: str = ""
    """What it is called, once it is known who reads (`bound`); nothing of it is stored."""


class Unit(Named, frozen=True, tag="unit"):
    """A unit."""


class Leader(Named, frozen=True, tag="leader"):
    """A leader."""


class Length(_Said, frozen=True, tag="length"):
    """A distance on the table."""

    inches: float


class Figure(_Said, frozen=True, tag="figure"):
    """A number in a form of its own, one of Python's: "+d", ".2f", ",d" for thousands set apart also for scripts."""

    value: int | float
    form: str


class Id(_Said, frozen=True, tag="id"):
    """What is called by its id everywhere: a clause, a ruling, the code of an order, a field, a hex."""

    id: str


class Term(_Said, frozen=True, tag="term"):
    """A word of the rules, declared with `term`."""

    id: str


class Label(_Said, frozen=True, tag="label"):
    """What a chart calls a row of its own; it is said by the row, in the chart's words where a language has none."""

    id: str
    """ "charge.results.driven-back": file, table, row."""
    text: str


class Own(_Said, frozen=True, tag="own"):
    """What a person has written: a note, a reason, a title. It is never put into other words."""

    text: str


class Several(_Said, frozen=True, tag="several"):
    """Several things in a row: "a, b, c", "a, b and c" or "a; b; c"."""

    those: tuple[Argument, ...]
    joined: Literal["commas", "and", "semicolons"] = "commas"


class Message(_Said, frozen=True, tag="message"):
    """A sentence to be: its key, and what fills its places."""

    key: str
    args: dict[str, Argument] = {}

    def __hash__(self) -> int:
        """Messages that say the same are the same."""
        return hash((self.key, tuple(self.args.items())))


Argument = int | float | Named | Unit | Leader | Length | Figure | Id | Term | Label | Own | Several | Message
Called = str | Message
"""What somebody is called: by his own name, which nobody translates, or, where he has none, by another's."""
Names = Callable[[Named], str]
"""Gives what somebody is called, "" for somebody of whom the reader knows nothing."""
BARE = "bare"
"""The key of a message that is nothing but what fills it."""
FIELD = "field."
"""Begins the id of the label of a field that is set by hand; its text is the field's own name in the code."""
SET_BY_HAND = {"True": word("yes"), "False": word("no"), "None": word("nothing")}
"""What a field was set to stands in documents as the code writes it."""
LOST = "…"
"""Stands for what a message of a damaged document does not say."""


class Sentence(msgspec.Struct, frozen=True):
    """A message as it is declared: called with its arguments it gives a message."""

    key: str
    one: str
    many: str
    """What is said of any `n` but one; "" where nothing is counted."""
    places: frozenset[str]
    counted: str = "n"
    """The place whose figure tells which of the two is said."""

    def __call__(self, **args: Argument) -> Message:
        """Give the message; that its arguments are those of its places is held by a test."""
        return Message(self.key, args)


_sentences: dict[str, Sentence] = {}
_terms: dict[str, str] = {}


def says(key: str, one: str, many: str = "", *, counted: str = "n") -> Sentence:
    """Declare a message by its English, with places in braces; with two forms, `{n}` of something is told.

    What older documents hold under another place, or as a figure with a fraction, is counted by that place: `counted`.
    Raises ValueError where the key is another's.
    """
    places = frozenset(name for _, name, _, _ in Formatter().parse(one + many) if name)
    found = _sentences.setdefault(key, Sentence(key, one, many, places, counted))
    if (found.one, found.many, found.counted) != (one, many, counted):
        raise ValueError(key)
    return found


def term(name: str, english: str) -> Term:
    """Declare a word of the rules by its id. Raises ValueError where the id is another's."""
    if _terms.setdefault(name, english) != english:
        raise ValueError(name)
    return Term(name)


def declared() -> tuple[Mapping[str, Sentence], Mapping[str, str]]:
    """Give every message and every word of the rules that the modules read so far declare, by key."""
    return _sentences, _terms


def bare(what: Argument) -> Message:
    """Give a message that is nothing but what it tells."""
    return Message(BARE, {"what": what})


def kept(text: str) -> Message:
    """Give words as a message that is told in just these: of an early document, or of a moment's fault."""
    return bare(Own(text))


def by_name(one: Called) -> Own | Message:
    """Give what somebody is called as it fills a message."""
    return Own(one) if isinstance(one, str) else one


def nameless(_: Named) -> str:
    """Know nobody's name."""
    return ""


def told(message: Message, names: Names = nameless) -> str:
    """Put a message into the reader's words. A key that nothing here declares, of a newer document, is told itself."""
    values = {place: _filling(place, one, names) for place, one in message.args.items()}
    if message.key == BARE:
        return values.get("what", LOST)
    found = _sentences.get(message.key)
    if found is None:
        return message.key
    # A document may be damaged or of a version that told less: a sentence with a gap is better than no journal.
    values = dict.fromkeys(found.places, LOST) | values
    if not found.many:
        return said(message.key, found.one, **values)
    count = message.args.get(found.counted, 0)
    if found.counted != "n":
        return said_of(_whole(count), message.key, found.one, found.many, **values)
    values.pop("n", None)
    return said_of(_whole(count), message.key, found.one, found.many, **values)


def _whole(count: Argument) -> int:
    """Give what is counted; a figure with a fraction is said as several are, in every language that knows two forms."""
    if isinstance(count, float):
        return int(count) if count.is_integer() else 2
    return count if isinstance(count, int) else 0


def name_told(one: Called) -> str:
    """Give what somebody is called, in the reader's words."""
    return one if isinstance(one, str) else told(one)


def told_to_scripts(message: Message, names: Names = nameless) -> str:
    """Put a message into English, in inches, whatever is spoken: what scripts and files hold beside the message."""
    with in_english(thousands=""), lengths.in_inches():
        return told(message, names)


def _filling(place: str, one: Argument, names: Names) -> str:
    if place == "value" and isinstance(one, Own) and one.text in SET_BY_HAND:
        return tr(SET_BY_HAND[one.text])
    return _told(one, names)


def _told(one: Argument, names: Names) -> str:
    match one:
        case int():
            return number(one)
        case float():
            return number(one, "g")
        case Named():
            return one.name or names(one) or one.id
        case Length():
            return lengths.length(one.inches)
        case Figure():
            return _figure(one)
        case Id():
            return one.id
        case Term():
            return said(one.id, _terms[one.id]) if one.id in _terms else one.id
        case Label() if one.id.startswith(FIELD):
            return tr(one.text.replace("_", " "))
        case Label():
            return said(one.id, one.text)
        case Own():
            return one.text
        case Several():
            return _joined([_told(each, names) for each in one.those], one.joined)
        case Message():
            return told(one, names)


def _figure(one: Figure) -> str:
    sign = "+" if one.form.startswith("+") and one.value >= 0 else ""
    try:
        return sign + number(one.value, one.form.removeprefix("+"))
    except ValueError:  # a form of no honest document
        return number(one.value)


def _joined(words: Sequence[str], how: str) -> str:
    if how == "and" and len(words) > 1:
        return tr("{several} and {last}", several=", ".join(words[:-1]), last=words[-1])
    return ("; " if how == "semicolons" else ", ").join(words)


# ---- names


HOLDERS = (Named, Several, Message)
"""What has a name, or may hold what has."""
S = TypeVar("S", bound=_Said | str)


def among(called: Mapping[str, str]) -> Names:
    """Give the names that are listed by id."""
    return lambda one: called.get(one.id, "")


def bound(message: S, names: Names) -> S:
    """Give a message in which everybody has the name by which the reader knows him: it is told without asking again."""
    if isinstance(message, Named):
        return msgspec.structs.replace(message, name=names(message))
    if isinstance(message, Several):
        return msgspec.structs.replace(message, those=tuple(_bound(one, names) for one in message.those))
    if isinstance(message, Message):
        # Most lines of a working hold figures alone, and a battle has thousands of them.
        held = ((place, one, bound(one, names)) for place, one in message.args.items() if isinstance(one, HOLDERS))
        found = {place: made for place, one, made in held if made is not one}
        return msgspec.structs.replace(message, args=message.args | found) if found else message
    return message


def _bound(one: Argument, names: Names) -> Argument:
    return one if isinstance(one, int | float) else bound(one, names)


def about(one: Argument) -> Iterator[str]:
    """Yield the ids of all whom a message names, and of what it calls by an id."""
    match one:
        case Named() | Id():
            yield one.id
        case Several():
            for each in one.those:
                yield from about(each)
        case Message():
            for each in one.args.values():
                yield from about(each)


def within(value: Any) -> Iterator[Message]:
    """Yield every message in facts, orders, states, and within other messages."""
    match value:
        case Message():
            yield value
            yield from within(value.args)
        case dict():
            for one in value.values():
                yield from within(one)
        case list() | tuple() | set() | frozenset():
            for one in value:
                yield from within(one)
        case msgspec.Struct():
            for field in value.__struct_fields__:
                yield from within(getattr(value, field))


# ---- what scripts read


MARK = b'"is":"message"'
"""Stands in the JSON of whatever holds a message."""


def for_scripts(value: object, names: Names = nameless, *, beside: bool = True) -> Any:
    """Give a value as JSON has it, each message in English; where `beside`, with the message itself as `message`."""
    # By its bytes, which is far quicker than walking: most of what scripts read holds no message at all.
    if MARK not in msgspec.json.encode(value):
        return value
    with in_english(thousands=""), lengths.in_inches():
        return _for_scripts(msgspec.to_builtins(value), names, beside)


def _for_scripts(value: Any, names: Names, beside: bool) -> Any:
    if isinstance(value, list | tuple):
        return [_words_of(one, names) if is_message(one) else _for_scripts(one, names, beside) for one in value]
    if not isinstance(value, dict):
        return value
    made: dict[str, Any] = {}
    messages: dict[str, Any] = {}
    for name, one in value.items():
        if is_message(one):
            made[name] = _words_of(one, names)
            messages["message"] = {"key": one["key"], "args": one.get("args", {})}
        else:
            made[name] = _for_scripts(one, names, beside)
    return made | messages if beside else made


def is_message(value: object) -> bool:
    """Say whether a plain value is a message as JSON has it."""
    return isinstance(value, dict) and value.get("is") == "message"


def _words_of(plain: Any, names: Names) -> str:
    return told(msgspec.convert(plain, Message), names)
