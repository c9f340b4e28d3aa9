"""Pages for a seat, made here from what it knows, and the few files that they are drawn with."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from functools import cache, partial
from typing import Any

import msgspec
from jinja2 import Environment, FunctionLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import Response

from companion.cards.mapped import measure
from companion.cards.palette import screen_color
from companion.drawing.svg import svg
from companion.kernel import shelf
from companion.kernel.inbox import Inbox
from companion.kernel.kind import kind_of
from companion.kernel.seeing import Seeing
from companion.language import tongue
from companion.language.tongue import tr
from companion.rows.beside import ALL
from companion.web import words
from companion.web.answers import Refusal, answer
from companion.web.table import Table
from companion.web.tongues import speaking, wanted

HTML, PLAIN = "text/html", "text/plain"
MOST = 100
"""Answers to one question of a form."""
NO_MAP = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
TABS = ("board", "propose", "sent", "photo", "journal", "charts")
ASKS = {"propose": "proposals", "photo": "photos"}
"""What a seat must be allowed for a tab to stand there."""
_FONTS = ("Besley_600SemiBold", "SourceSansPro-Regular", "SourceSansPro-Semibold")


class Pages:
    """What a browser is given."""

    def __init__(self, table: Table, inbox: Inbox, may: Callable[[str], Collection[str]] = lambda _: ALL) -> None:
        """Take the game, what was sent, and what a seat may send."""
        self._table, self._inbox, self._may = table, inbox, may
        self.assets: Mapping[str, tuple[str, bytes]] = _assets()
        self._made = Environment(
            loader=FunctionLoader(_template),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._made.globals |= {"tr": tr}

    def page(self, request: Request, seat: str) -> Response:
        """Give the whole page."""
        return self._html(request, "page", lambda: self._context(request, seat))

    def part(self, request: Request, seat: str) -> Response:
        """Give what a page puts into the place of what it shows when something has changed."""
        return self._html(request, "part", lambda: self._context(request, seat))

    def drawing(self, request: Request, seat: str) -> Response:
        """Give the map that stands on the page."""
        theme = "dark" if "dark" in request.query_params else "light"
        with speaking(wanted(request.headers.get("accept-language", ""))):
            drawn = self._table.of(seat, f"map/{theme}/{tongue.spoken()}", partial(_drawn, theme))
        return answer(drawn.encode(), "image/svg+xml")

    def emblem(self, request: Request, seat: str) -> Response:
        """Give a picture that stands before a unit's name, if the seat sees a unit that has it."""
        found = self._table.of(seat, "pictures", lambda game: game.pictures)
        picture = found.get(request.query_params.get("name", ""))
        if picture is None:
            return answer(b"", "image/png", 404)
        return answer(picture, "image/png", Cache_Control="private, max-age=3600")

    def no_seat(self, request: Request) -> Response:
        """Say that nobody sits there: the same to everybody and of every address, with no name in it."""
        if "text/html" not in request.headers.get("accept", ""):
            return answer(b'{"error":"no seat"}', "application/json", 401)
        return self._html(request, "unseated", lambda: {"say": words.unseated()}, 401)

    @staticmethod
    def asks_for_words(request: Request) -> bool:
        """Say whether a page of ours sent something and shows as it stands why that is refused."""
        return request.method == "POST" and request.headers.get("accept", "") == PLAIN

    def refused(self, request: Request, refusal: Refusal) -> Response:
        """Give why something that a page sent is refused, in the page's language; its head stays as it is."""
        language = wanted(request.headers.get("accept-language", ""))
        with speaking(language):
            text = words.refused(refusal.status_code, refusal.said)
        head = {"Retry_After": after} if (after := refusal.headers.get("retry-after")) else {}
        return answer(text.encode(), PLAIN, refusal.status_code, Content_Language=language, **head)

    def opened(self, request: Request, cookie: str) -> Response:
        """Give the page that goes on to the seat, with what opens it."""
        found = self._html(request, "opened", lambda: {"say": words.opened()})
        found.headers["Set-Cookie"] = cookie
        return found

    def _context(self, request: Request, seat: str) -> dict[str, Any]:
        tab = request.query_params.get("tab", TABS[0])
        may = self._may(seat)
        tabs = [one for one in TABS if one not in ASKS or ASKS[one] in may]
        tab = tab if tab in tabs else TABS[0]
        language = tongue.spoken()
        told = self._table.of(seat, f"told/{language}", _told)
        die = self._table.die(seat)
        return {
            "tab": tab,
            "tabs": tabs,
            "seat": words.seat_named(self._table.sees(seat)),
            "entry": self._table.entry,
            "told": told,
            "die": None if die is None else words.die_asked(self._table.sees(seat), die),
            "say": words.said(),
            "form_note": request.query_params.get("note", "")[:500],
            "form": self._form(request, seat) if tab == "propose" else None,
            "sent": words.fates(self._inbox.of(seat), self._table.sees(seat)) if tab == "sent" else [],
            "journal": self._table.of(seat, f"journal/{language}", words.journal) if tab == "journal" else [],
            "charts": self._charts(request, seat) if tab == "charts" else None,
            "waiting": sum(1 for one in self._inbox.of(seat) if one.state == "waiting"),
        }

    def _charts(self, request: Request, seat: str) -> dict[str, Any]:
        """Give the list of charts, that of clauses and rulings, or the one that the page's address names."""
        rules = self._table.of(seat, f"charts/{tongue.spoken()}", words.charts)
        wanted = request.query_params.get("clause", "")
        if rules.kind(wanted):
            return {"told": words.chart(rules, wanted), "listed": (), "clauses": False}
        clauses = "clauses" in request.query_params
        listed = [(name, title) for name, title in rules.names() if (rules.kind(name) == "chart") is not clauses]
        return {"told": "", "listed": listed, "clauses": clauses}

    def _form(self, request: Request, seat: str) -> Any:
        """Give the proposal that the page's address puts together."""
        given = {name: request.query_params.getlist(name)[:MOST] for name in request.query_params}
        game = self._table.sees(seat)
        door = kind_of(game.kind).players
        return None if door is None else door.open().form(game, given)

    def _html(self, request: Request, name: str, context: Any, status: int = 200) -> Response:
        language = wanted(request.headers.get("accept-language", ""))
        with speaking(language):
            text = self._made.get_template(name).render(language=language, **context())
        return answer(text.encode(), HTML, status, Content_Language=language, Vary="Accept-Language")


def _told(game: Seeing) -> Any:
    door = kind_of(game.kind).players
    return None if door is None else door.open().page(game)


def _drawn(theme: str, game: Seeing) -> str:
    door = kind_of(game.kind).players
    figure = None if door is None else door.open().drawing(game, measure)
    return NO_MAP if figure is None else svg(figure, partial(screen_color, theme=theme), "paper")


def _template(name: str) -> str | None:
    return shelf.resource_text("players", f"{name}.html") if re.fullmatch(r"[a-z-]+", name) else None


@cache
def _assets() -> Mapping[str, tuple[str, bytes]]:
    """Read every file that a page may ask for: no address of a request is ever made a file's name."""
    found = {
        "/assets/players.css": ("text/css", _colours().encode() + _text("players.css")),
        "/assets/players.js": ("text/javascript", _text("players.js")),
        "/favicon.ico": ("image/svg+xml", _text("icon.svg")),
    }
    for font in _FONTS:
        found[f"/assets/{font}.ttf"] = ("font/ttf", shelf.resource_bytes("fonts", f"{font}.ttf"))
    return found


def _colours() -> str:
    """Give the tokens of the look as a style sheet names them, light and dark, and the widths of parts in a hundred."""
    themes = msgspec.json.decode(shelf.resource_text("look", "tokens.json"))["themes"]
    dark = "".join(_named(themes["dark"], "lamp", "#1E1B16"))
    widths = "".join(f".w{n}{{flex:{n} 1 0}}" for n in range(1, 101))
    light = _named(themes["light"], "ink", "#FFFEFA")
    return f":root{{{light}}}@media (prefers-color-scheme:dark){{:root{{{dark}}}}}{widths}\n"


def _named(theme: Mapping[str, Any], primary: str, on: str) -> str:
    plain = "".join(f"--{name}:{value};" for name, value in theme.items() if isinstance(value, str))
    over = "".join(f"--on-{name}:{value};" for name, value in theme.get("on", {}).items())
    return f"{plain}{over}--primary:{theme[primary]};--on-primary:{on};"


def _text(name: str) -> bytes:
    return shelf.resource_text("players", name).encode()
