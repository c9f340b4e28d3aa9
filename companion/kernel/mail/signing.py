"""Keys and signatures of seats, Ed25519 by PyNaCl: the key that `extract` makes says whose the orders are."""

from __future__ import annotations

from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.kernel.mail.shape import KEYS
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.kernel.journal import Journal

INSTALL = 'pip install "companion-referee[mail]"'
"""The line that brings what is needed."""
KEY_BYTES, SIGNATURE_BYTES = 32, 64


def installed() -> bool:
    """Say whether keys can be made and compared."""
    try:
        return find_spec("nacl") is not None
    except ValueError:  # it is barred
        return False


def see_that_it_is_there() -> None:
    """Raise BadInput, with the line that installs it, where PyNaCl is missing."""
    if not installed():
        what = tr("orders by mail are signed, and that needs PyNaCl, which is not installed")
        raise BadInput(Problem("", "", what, tr("type: {line}", line=INSTALL)))


def new_key() -> str:
    """Give a new private key, in hexadecimal digits."""
    from nacl.signing import SigningKey

    return bytes(SigningKey.generate()).hex()


def public(key: str) -> str:
    """Give the public key of a private one. Raises ValueError for what is none."""
    from nacl.signing import SigningKey

    return bytes(SigningKey(_bytes(key, KEY_BYTES)).verify_key).hex()


def sign(key: str, text: bytes) -> str:
    """Give the signature of a text by a private key. Raises ValueError for what is none."""
    from nacl.signing import SigningKey

    return SigningKey(_bytes(key, KEY_BYTES)).sign(text).signature.hex()


def is_signed(key: str, text: bytes, signature: str) -> bool:
    """Say whether a signature is of just this text, by whoever has the private key of a public one."""
    from nacl.exceptions import CryptoError
    from nacl.signing import VerifyKey

    with suppress(CryptoError, ValueError):
        VerifyKey(_bytes(key, KEY_BYTES)).verify(text, _bytes(signature, SIGNATURE_BYTES))
        return True
    return False


def _bytes(text: str, count: int) -> bytes:
    """Read hexadecimal digits, written in the one way in which we write them."""
    found = bytes.fromhex(text)
    if len(found) != count or found.hex() != text:
        raise ValueError(text)
    return found


# ---- the keys that a game knows


def remember(book: Journal, seat: str, key: str) -> None:
    """Keep a public key of a seat beside the game. Raises JournalError."""
    known = keys(book)
    book.keep_beside(KEYS, msgspec.json.encode(known | {seat: [*known.get(seat, []), key]}).decode())


def keys(book: Journal) -> dict[str, list[str]]:
    """Give the public keys that each seat has had, all of which hold."""
    text = book.beside(KEYS)
    with suppress(msgspec.MsgspecError):
        return msgspec.json.decode(text or "{}", type=dict[str, list[str]])
    return {}
