"""Bodies of requests: no more of them is read than may come, and what is read is looked at before anything is done."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from companion.charts.misread import misread
from companion.language.tongue import in_english
from companion.web.answers import JSON, Turned

JSON_MOST = 64 * 1024
PICTURE_MOST = 25 * 1024 * 1024
PICTURES = ("image/jpeg", "image/png", "image/webp")
T = TypeVar("T")


async def whole(request: Request, most: int, kinds: tuple[str, ...]) -> bytes:
    """Read a body of one of these types.

    Raises Turned: 413 before a byte is read where it says its length, else as soon as there are too many; 415 where it
    is of another type.
    """
    announced = request.headers.get("content-length", "0")
    if not announced.isdecimal() or len(announced) > 18 or int(announced) > most:
        raise Turned(413, f"at most {most} bytes")
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise Turned(413, f"at most {most} bytes")
    except ClientDisconnect:
        raise Turned(400, "the body ended early") from None
    if type_of(request) not in kinds:
        raise Turned(415, f"send {' or '.join(kinds)}")
    return bytes(body)


def type_of(request: Request) -> str:
    """Give what a body is said to be, without what is said besides."""
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


async def read(request: Request, shape: type[T]) -> T:
    """Read a JSON body of a shape. Raises Turned, 422 with the place where it does not fit."""
    body = await whole(request, JSON_MOST, (JSON,))
    return decoded(body, shape)


def decoded(body: bytes, shape: type[T]) -> T:
    """Read JSON of a shape. Raises Turned, 422 with the place where it does not fit."""
    with in_english():
        try:
            return msgspec.json.decode(body, type=shape)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Turned(422, str(misread(error))) from None
        except RecursionError:
            raise Turned(422, "$: is nested too deeply") from None
