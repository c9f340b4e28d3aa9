"""A language's words, as gettext reads them, each looked for in its file when it is asked for.

gettext reads a whole file into a dictionary first; of the six thousand messages there are, a command says some hundred.
"""

from __future__ import annotations

from bisect import bisect_left
from gettext import GNUTranslations
from io import BytesIO
from struct import pack, unpack_from
from typing import Any

_FORM = b"\0"
"""What stands between the forms of a number of things."""
_MAGIC = 0x950412DE
_COUNT = 8
"""Where a file says how many messages it has; behind that, where the tables of their keys and of their texts are."""
Key = str | tuple[str, int]
"""What gettext asks for: a key, or that and one of its plural forms."""


class Catalogue(GNUTranslations):
    """What gettext's translations do, of a file that stays as it is read."""

    def __init__(self, data: bytes) -> None:
        """Take a file's bytes: its first message, the head of the whole, is read, the others are left there."""
        messages = _Messages(data)
        head = messages.text(0)
        alone = pack("<11I", _MAGIC, 0, 1, 28, 36, 0, 0, 0, 44, len(head), 45) + b"\0" + head + b"\0"
        super().__init__(BytesIO(alone))
        self._catalog = messages

    @property
    def name(self) -> str:
        """What the language calls itself."""
        return self.info()["x-companion-name"]

    @property
    def thousands(self) -> str:
        """The sign that sets thousands apart."""
        return self.info()["x-companion-thousands"]

    @property
    def decimal(self) -> str:
        """The sign before the decimals."""
        return self.info()["x-companion-decimal"]

    @property
    def whole(self) -> bool:
        """Whether every string is translated. A language that is not whole is spoken only where it is asked for."""
        return self.info()["x-companion-whole"] == "yes"


class _Messages(dict[Key, str]):
    """The messages of a file whose keys are in order: what was asked for, and how to find the rest."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self._data = data
        self._count, self._keys, self._texts = unpack_from("<3I", data, _COUNT)
        self._absent = set[Key]()

    def get(self, key: Key, default: Any = None) -> Any:
        """Give a message, or what stands for one that there is not."""
        if key in self._absent:
            return default
        try:
            return self[key]
        except KeyError:
            self._absent.add(key)
            return default

    def __missing__(self, key: Key) -> str:
        """Find what was not asked for before. Raises KeyError for what there is not."""
        text, form = key if isinstance(key, tuple) else (key, None)
        wanted = text.encode()
        at = bisect_left(range(self._count), wanted, key=self.key)
        there = self.key(at) if at < self._count else b""
        if form is None:
            if there != wanted or not text:  # under no text stands the head of the whole
                raise KeyError(key)
            found = self.text(at)
        elif not there.startswith(wanted + _FORM):
            raise KeyError(key)
        else:
            found = self.text(at).split(_FORM)[form]
        return self.setdefault(key, found.decode())

    def key(self, at: int) -> bytes:
        """Give what the message of a place is asked for by."""
        return self._piece(self._keys + 8 * at)

    def text(self, at: int) -> bytes:
        """Give what the message of a place says, its forms parted."""
        return self._piece(self._texts + 8 * at)

    def _piece(self, place: int) -> bytes:
        length, start = unpack_from("<II", self._data, place)
        return bytes(self._data[start : start + length])
