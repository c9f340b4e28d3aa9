"""Text on its way out, escaped for its medium: one function a medium, for whatever a name or a note may hold.

What comes in is looked at by `incoming`; old documents hold what they hold, and are shown all the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from companion.language import incoming

# Patterns stay text until one is asked for (`re` keeps what it compiled): a command asks for few, and starts sooner.
BREAK = " / "
"""How a note's lines are told on one line."""
FORMULA = r"'*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]"
"""How a cell begins that a spreadsheet takes for a formula, or that was kept from it."""
NUMBER = r"[-+]?[0-9]+([.,][0-9]+)?"
_ENDS = r"\s*(?:\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029])\s*"
_MARKUP = r"[\\`*_\[\]<|~$]"
_ENTITY = r"&(?=#|[A-Za-z])"
_LINK = r"@|:(?=//)|(?<=www)\."
_BEGINS = r"^(\d*)(?=[#>+=.)-])"
_CLOSES = r"(?<=.)#+\Z"
_NO_NAME = r'[<>:"/\\|?*%]'
_DEVICES = r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)"


def line(text: str) -> str:
    """Give a text as one line of plain signs: its own lines run on, what nobody sees or what turns it is spelled out.

    This is what terminals, labels, menus and cells show. A text that passed the gate is given as it is.
    """
    if text.isascii() and text.isprintable():
        return text
    return plain(re.sub(_ENDS, BREAK, text.strip("\r\n")))


def plain(text: str) -> str:
    """Give a text with its lines kept and nothing in it that could forge: control signs are spelled out."""
    if text.isascii() and text.isprintable():
        return text
    spelled = {found.at: spelling(found.sign) for found in incoming.faults(text) if found.sign != "\n"}
    return "".join(spelled.get(at, sign) for at, sign in enumerate(text)) if spelled else text


def spelling(sign: str) -> str:
    """Give a sign as Python spells it, by its number."""
    code = ord(sign)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def json_text(raw: bytes) -> bytes:
    """Give JSON that a terminal can be shown: what could forge is escaped as JSON itself has it, the value is same."""
    if raw.isascii() and b"\x7f" not in raw:
        return raw
    return re.sub(r"[^\n -~]", _escaped, raw.decode("utf-8")).encode()


def _escaped(found: re.Match[str]) -> str:
    sign = found[0]
    if sign.isprintable():
        return sign
    units = sign.encode("utf-16-be")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))


def markdown(text: str) -> str:
    """Give a text for the middle of a paragraph, heading or cell: no heading, list, link, image, HTML, cell, emphasis.

    An address is no link either.
    """
    text = re.sub(_MARKUP, r"\\\g<0>", line(text).strip())
    text = re.sub(_ENTITY, r"\\&", text)
    text = re.sub(_LINK, r"\\\g<0>", text, flags=re.IGNORECASE)
    return re.sub(_BEGINS, r"\1\\", re.sub(_CLOSES, r"\\\g<0>", text))


def html(text: str) -> str:
    """Give a text for the inside of an element or an attribute."""
    from html import escape

    return escape(line(text))


def mnemonic(text: str) -> str:
    """Give a text for a menu, a button, a tab: its ampersands are seen, and underline no letter."""
    return line(text).replace("&", "&&")


def cell(text: str) -> str:
    """Give a text for a cell of a CSV file: an apostrophe before what a spreadsheet would reckon. Numbers stay."""
    return f"'{text}" if re.match(FORMULA, text) and not re.fullmatch(NUMBER, text) else text


def of_cell(text: str) -> str:
    """Give back what `cell` was given."""
    return text[1:] if text.startswith("'") and re.match(FORMULA, text) else text


def file_name(title: str, instead: str, *, most: int = 80) -> str:
    """Give the stem of a file that a title is put on: no folder, no hidden file, no device; `instead` for nothing."""
    named = re.sub(_NO_NAME, " ", "".join(sign if sign.isprintable() else " " for sign in title))
    named = " ".join(unicodedata.normalize("NFC", named).split()).lstrip(".- ")
    while len(named.encode()) > most:
        named = named[:-1]
    named = named.rstrip(". ")
    return f"{named}_" if re.match(_DEVICES, named, flags=re.IGNORECASE) else named or instead


def listed(texts: Iterable[str]) -> str:
    """Give texts of several lines as they are shown in a tip or a label that has lines: each is one line."""
    return "\n".join(map(line, texts))
