"""What every request passes before anything of the game is looked at, in a fixed order.

400 no host, 421 another's, 401 no seat, 429 too often, 405 never by this method, 404 nowhere, 403 from another page;
the body's own (413, 415, 422) and the rules' (409) follow where it is read. Without a seat there is one answer to
everything: what there is and what there is not look alike.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from companion.web.answers import Turned, refusal

Given = Callable[[Request, str], Awaitable[Response]]
"""(request, seat) -> the answer."""
Routes = Mapping[str, Mapping[str, Given]]
"""{address: {method: what answers}}; HEAD is answered as GET is."""
Open = Callable[[Request], Awaitable[Response]]
SAFE = ("GET", "HEAD")
METHODS = ("GET", "HEAD", "POST")
HEALTH, LINKS = "/healthz", "/s/"


class Names(msgspec.Struct, frozen=True):
    """By which names the server may be called: `HOST:PORT`, in small letters."""

    scheme: str
    hosts: frozenset[str]

    @property
    def origins(self) -> frozenset[str]:
        """The pages that may send something here."""
        return frozenset(f"{self.scheme}://{host}" for host in self.hosts)


def foreign(request: Request, names: Names) -> Response | None:
    """Turn away a request that names no host, or another than this."""
    hosts = [host.strip().lower() for host in request.headers.getlist("host")]
    if len(hosts) != 1 or not hosts[0]:
        return refusal(400, "a request names one host")
    if hosts[0] not in names.hosts or _absolute(request, names.scheme) not in ("", *names.hosts):
        return refusal(421, "no such host here")
    return None


def _absolute(request: Request, scheme: str) -> str:
    """Give the host of an absolute address in the request line, "" for the common kind of address.

    An address of another scheme is another's, whatever host stands in it.
    """
    target = target_of(request)
    if target.startswith("/") or target == "*":
        return ""
    try:
        found = urlsplit(target)
    except ValueError:
        return "?"
    return found.netloc.lower() if found.scheme.lower() == scheme else "?"


def target_of(request: Request) -> str:
    """Give the address as it stands in the request line, without what is asked of it."""
    raw: bytes = request.scope.get("raw_path") or request.scope["path"].encode()
    return raw.decode("latin-1")


def path_of(request: Request) -> str:
    """Give the address below the host."""
    path: str = request.scope["path"]
    return path if path.startswith("/") else urlsplit(path).path or "/"


def cookie_of(request: Request, name: str) -> str | None:
    """Give a cookie, None where there is none."""
    for line in request.headers.getlist("cookie"):
        for part in line.split(";"):
            key, _, value = part.strip().partition("=")
            if key == name:
                return value.strip().strip('"')
    return None


def not_so(request: Request, path: str, routes: Routes) -> Response | None:
    """Turn away a method that is never taken, or not here, and an address that is nowhere."""
    here = {"GET": None} if path.startswith(LINKS) or path == HEALTH else routes.get(path)
    allowed = METHODS if here is None else tuple(one for one in METHODS if (one if one != "HEAD" else "GET") in here)
    if request.method not in allowed:
        return refusal(405, "not by this method", Allow=", ".join(allowed))
    return refusal(404, "nothing is here") if here is None else None


def from_elsewhere(request: Request, names: Names) -> Response | None:
    """Turn away what another page sends."""
    origins = request.headers.getlist("origin")
    if request.method in SAFE or all(one.lower() in names.origins for one in origins):
        return None
    return refusal(403, "from another page")


async def given(act: Awaitable[Response]) -> Response:
    """Give an answer, also where a request is turned away in the middle."""
    try:
        return await act
    except Turned as turned:
        return turned.answer
