"""An evening on a phone and on a tablet, in a real browser: the link, the battle, a die, a proposal, sleep and back."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.kernel.inbox import Inbox
from companion.web import tongues
from tests.web.browsers import PHONE, TABLET, browser, chromium
from tests.web.served import Served, do, served

WAIT = 15
COUNTED = (  # what a page has asked for, counted when its script has had time to put it there
    "window.first = document.querySelector('#u-gamble'); window.asked = 0; var before = window.fetch;"
    "window.fetch = function () { return before.apply(this, arguments).then(function (one) {"
    " setTimeout(function () { window.asked += 1; }, 50); return one; }); };"
)


@pytest.fixture(scope="module", autouse=True)
def there() -> None:
    chromium()


@pytest.fixture
def shown(moving: Path) -> Iterator[Served]:
    with served(moving, a_second=10_000) as room:
        yield room


def open_seat(driver: Any, room: Served, seat: str = "union") -> None:
    """Open a seat as a player does: by the link on his slip."""
    driver.get(f"http://127.0.0.1:{room.port}/s/{room.token(seat)}")
    until(driver, lambda: driver.find_elements("css selector", "#main"))
    assert driver.current_url == f"http://127.0.0.1:{room.port}/"


def until(driver: Any, true: Callable[[], Any]) -> Any:
    """Wait until something holds."""
    from selenium.common.exceptions import StaleElementReferenceException
    from selenium.webdriver.support.ui import WebDriverWait

    wait = WebDriverWait(driver, WAIT, poll_frequency=0.05, ignored_exceptions=[StaleElementReferenceException])
    return wait.until(lambda _: true())


def not_yet(room: Served, monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Tell nobody who listens anything until what is given is set."""
    heard, listens = room.app.hub.heard, threading.Event()

    async def later(seat: str) -> AsyncIterator[bytes]:
        await asyncio.to_thread(listens.wait, WAIT)
        async for one in heard(seat):
            yield one

    monkeypatch.setattr(room.app.hub, "heard", later)
    return listens


def text(driver: Any) -> str:
    found: str = driver.find_element("tag name", "body").text
    return found


def complaints(driver: Any) -> list[str]:
    """Give what the page's console holds."""
    return [one["message"] for one in driver.get_log("browser") if one["level"] in ("SEVERE", "WARNING")]


def faults(driver: Any) -> list[str]:
    """Give what axe finds."""
    axe = pytest.importorskip("axe_core_python.selenium", reason="axe-core-python is not installed; [dev] brings it")
    found = axe.Axe().run(driver)["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:150]} {one['nodes'][0].get('failureSummary', '')[:300]}"
        for one in found
    ]


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_page_follows_the_battle_and_keeps_its_place(moving: Path, shown: Served, size: tuple[int, int]) -> None:
    with browser(size) as driver:
        open_seat(driver, shown)
        assert "Gamble" in text(driver)
        driver.execute_script("window.scrollTo(0, 60)")
        before = driver.execute_script("return window.pageYOffset")
        do(moving, {"order": "override", "target": "gamble", "field": "disordered", "value": True, "reason": "a test"})
        until(driver, lambda: driver.find_elements("css selector", "#u-gamble .mark.disordered"))
        assert driver.execute_script("return window.pageYOffset") == before
        wide = driver.execute_script("return [document.documentElement.scrollWidth, window.innerWidth]")
        assert wide[0] <= wide[1]
        assert complaints(driver) == []


def test_a_die_is_typed_and_counts(moving: Path) -> None:
    with served(moving, ["union"], accept=["die", "proposals"], a_second=10_000) as room, browser(PHONE) as driver:
        open_seat(driver, room)
        room.post("/api/proposals", "union", {"commands": [{"order": "maneuver", "unit": "gamble"}]})
        until(driver, lambda: len(driver.find_elements("css selector", "button.face")) == 10)
        assert faults(driver) == []
        faces = driver.find_elements("css selector", "button.face")
        assert all(one.size["height"] >= 44 and one.size["width"] >= 44 for one in faces)
        send = driver.find_element("css selector", "form.faces .primary")
        assert not send.is_enabled()
        driver.execute_script("document.querySelector('button.face[data-face=\"7\"]').click()")
        assert driver.find_element("css selector", "form.faces .primary").text == "Send the 7"
        driver.find_element("css selector", "form.faces .primary").click()
        until(driver, lambda: not driver.find_elements("css selector", "button.face"))
        assert room.ask("/api/status", "union").json["entry"] == 4


def test_a_die_that_is_wanted_before_a_page_listens_stands_on_it(moving: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(moving, ["union"], accept=["die", "proposals"], a_second=10_000) as room, browser(PHONE) as driver:
        listens = not_yet(room, monkeypatch)
        open_seat(driver, room)
        room.post("/api/proposals", "union", {"commands": [{"order": "maneuver", "unit": "gamble"}]})
        assert driver.find_elements("css selector", "button.face") == []
        listens.set()
        until(driver, lambda: len(driver.find_elements("css selector", "button.face")) == 10)


def test_what_stands_on_a_page_is_not_put_there_again_when_it_begins_to_listen(
    moving: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(moving, ["union"], a_second=10_000) as room, browser(PHONE) as driver:
        listens = not_yet(room, monkeypatch)
        open_seat(driver, room)
        driver.execute_script(COUNTED)
        listens.set()
        until(driver, lambda: driver.execute_script("return window.asked"))
        assert driver.execute_script("return window.first === document.querySelector('#u-gamble')")


def test_what_a_finger_lies_on_is_not_taken_from_under_it(moving: Path, shown: Served) -> None:
    from selenium.webdriver import ActionChains

    with browser(PHONE) as driver:
        open_seat(driver, shown)
        driver.execute_script(COUNTED)
        ActionChains(driver).click_and_hold(driver.find_element("id", "u-gamble")).perform()
        do(moving, {"order": "override", "target": "gamble", "field": "disordered", "value": True, "reason": "a test"})
        until(driver, lambda: driver.execute_script("return window.asked"))
        assert driver.execute_script("return window.first === document.querySelector('#u-gamble')")
        ActionChains(driver).release().perform()
        until(driver, lambda: driver.find_elements("css selector", "#u-gamble .mark.disordered"))


def test_what_was_typed_last_is_what_is_sent(moving: Path, shown: Served) -> None:
    with browser(PHONE) as driver:
        open_seat(driver, shown)
        driver.get(f"http://127.0.0.1:{shown.port}/?tab=propose&act=note&text=a+courier")
        until(driver, lambda: driver.find_element("css selector", "form.propose .primary").is_enabled())
        driver.find_element("css selector", "input[name=text]").send_keys(" without a horse")
        driver.find_element("css selector", "form.propose .primary").click()
        until(driver, lambda: driver.find_elements("css selector", ".fate.waiting"))
        (one,) = Inbox(moving).waiting()
        assert json.loads(bytes(one.commands[0]))["text"] == "a courier without a horse"


def test_a_proposal_is_made_refused_and_read(moving: Path, shown: Served) -> None:
    with browser(PHONE) as driver:
        open_seat(driver, shown)
        until(driver, lambda: driver.find_elements("css selector", "nav a"))
        driver.execute_script("document.querySelector('nav a[data-tab=propose]').click()")
        until(driver, lambda: driver.find_elements("css selector", "form.propose"))
        choose = "var one = document.querySelector('[name=act]'); one.value = 'note';"
        driver.execute_script(choose + "one.dispatchEvent(new Event('change', {bubbles: true}))")
        until(driver, lambda: driver.find_elements("css selector", "input[name=text]"))
        assert not driver.find_element("css selector", "form.propose .primary").is_enabled()
        driver.find_element("css selector", "input[name=text]").send_keys("a courier")
        driver.execute_script("document.activeElement.blur()")
        until(driver, lambda: driver.find_element("css selector", "form.propose .primary").is_enabled())
        assert faults(driver) == []
        driver.execute_script("document.querySelector('form.propose .primary').click()")
        until(driver, lambda: driver.find_elements("css selector", ".fate.waiting"))
        box = Inbox(moving)
        (one,) = box.waiting()
        assert json.loads(bytes(one.commands[0]))["text"] == "a courier"
        box.settle(one.id, "refused", ["Not before noon."])
        until(driver, lambda: driver.find_elements("css selector", ".fate.refused"))
        assert "Not before noon." in text(driver)
        assert faults(driver) == []
        driver.execute_script("document.querySelector('.fate.refused .acts a').click()")
        until(driver, lambda: driver.find_elements("css selector", "form.propose .primary"))
        assert driver.find_element("css selector", "input[name=text]").get_attribute("value") == "a courier"
        driver.execute_script("document.querySelector('form.propose .primary').click()")
        until(driver, lambda: driver.find_elements("css selector", ".fate.waiting"))
        assert faults(driver) == []
        driver.execute_script("document.querySelector('.fate.waiting .acts button:last-of-type').click()")
        until(driver, lambda: not driver.find_elements("css selector", ".fate.waiting"))
        assert box.waiting() == ()
        assert complaints(driver) == []


def test_what_is_sent_is_sent_once_and_where_no_answer_comes_the_page_says_so(moving: Path, shown: Served) -> None:
    with browser(PHONE) as driver:
        open_seat(driver, shown)
        driver.get(f"http://127.0.0.1:{shown.port}/?tab=propose&act=note&text=a+courier")
        until(driver, lambda: driver.find_element("css selector", "form.propose .primary").is_enabled())
        lose = "window.kept = window.fetch; window.fetch = function () { return Promise.reject(new TypeError()); };"
        tap = "document.querySelector('form.propose .primary').click();"
        driver.execute_script(lose + tap)
        until(driver, lambda: "No answer came" in driver.find_element("css selector", "form.propose .answer").text)
        assert driver.find_element("id", "lost").is_displayed()
        assert Inbox(moving).waiting() == ()
        driver.execute_script("window.fetch = window.kept;" + 2 * tap)
        until(driver, lambda: driver.find_elements("css selector", ".fate.waiting"))
        assert len(Inbox(moving).waiting()) == 1
        driver.execute_script("history.back()")
        until(driver, lambda: driver.find_elements("css selector", "form.propose"))
        assert driver.find_element("css selector", "input[name=text]").get_attribute("value") == "a courier"


def test_who_types_is_told_in_head_and_tabs_and_follows_when_he_has_typed(moving: Path) -> None:
    with served(moving, ["union"], accept=["die", "proposals"], a_second=10_000) as room, browser(PHONE) as driver:
        open_seat(driver, room)
        driver.get(f"http://127.0.0.1:{room.port}/?tab=propose&act=note")
        until(driver, lambda: driver.find_elements("css selector", "input[name=text]"))
        driver.find_element("css selector", "input[name=text]").send_keys("a cou")
        driver.execute_script("window.first = document.activeElement")
        room.post("/api/proposals", "union", {"commands": [{"order": "maneuver", "unit": "gamble"}]})
        until(driver, lambda: driver.find_elements("css selector", "nav .badge.lit"))
        assert driver.execute_script("return document.activeElement === window.first && window.first.value") == "a cou"
        driver.execute_script("document.activeElement.blur()")
        until(driver, lambda: driver.find_element("css selector", "form.propose .primary").is_enabled())
        assert driver.find_element("css selector", "input[name=text]").get_attribute("value") == "a cou"


def test_a_photograph_is_chosen_and_sent(moving: Path, shown: Served, tmp_path: Path) -> None:
    picture = tmp_path / "table.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" + b"\1" * 50_000)
    with browser(PHONE) as driver:
        open_seat(driver, shown)
        driver.execute_script("document.querySelector('nav a[data-tab=photo]').click()")
        until(driver, lambda: driver.find_elements("css selector", "form.photo"))
        assert not driver.find_element("css selector", "form.photo .primary").is_enabled()
        driver.find_element("css selector", "input[type=file]").send_keys(str(picture))
        until(driver, lambda: driver.find_element("css selector", "form.photo .primary").is_enabled())
        assert "table.png" in driver.find_element("css selector", ".chosen").text
        do(moving, {"order": "note", "text": "what others do meanwhile takes it from nobody"})
        driver.execute_script("document.querySelector('form.photo .primary').click()")
        until(driver, lambda: driver.find_elements("css selector", ".fate.waiting"))
        assert "Photograph of the table" in text(driver)
        (one,) = Inbox(moving).waiting()
        assert Inbox(moving).picture(one.id) == ("image/png", picture.read_bytes())
        assert complaints(driver) == []


def test_a_lost_network_is_told_and_a_phone_that_slept_comes_back(moving: Path) -> None:
    with browser(PHONE) as driver:
        with served(moving, a_second=10_000) as room:
            open_seat(driver, room)
            assert not driver.find_element("id", "lost").is_displayed()
        until(driver, lambda: driver.find_element("id", "lost").is_displayed())
        assert "entry 3" in driver.find_element("id", "lost").text
        assert "Gamble" in text(driver)  # what was there is there, and says that it is old


def test_a_revoked_slip_says_so_and_nothing_else(shown: Served) -> None:
    with browser(PHONE) as driver:
        open_seat(driver, shown)
        shown.app.slips.revoke("union")
        shown.app.hub.silence("union")
        until(driver, lambda: driver.find_element("id", "gone").is_displayed())
        assert "Gamble" not in text(driver)


@pytest.mark.parametrize(("dark", "language", "word"), [(False, "en", "Your side"), (True, "de", "Ihre Seite")])
@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_nothing_bars_anybody_from_a_page(
    shown: Served, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], dark: bool, language: str, word: str
) -> None:
    # Whether a language is complete is looked at elsewhere, and may change from one day to the next.
    monkeypatch.setattr(tongues, "_complete", lambda: frozenset(("en", "de")))
    with browser(size, dark=dark, language=language) as driver:
        open_seat(driver, shown)
        assert word.lower() in text(driver).lower()
        assert driver.find_element("tag name", "html").get_attribute("lang") == language
        assert faults(driver) == []
        for tab in ("propose", "sent", "photo", "journal", "charts", "charts&clause=musketry"):
            driver.get(f"http://127.0.0.1:{shown.port}/?tab={tab}")
            until(driver, lambda: driver.find_elements("css selector", "#main"))
            assert faults(driver) == []
