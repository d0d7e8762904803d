"""The browsers do what the other tests take for granted."""

import os
import struct
import time

import pytest

from browsers import ENGINES, ScriptError
from gestures import drag, go_on, lift

LISTENER = """
    <style>
        html, body { margin: 0; height: 100%; touch-action: none; user-select: none; }
    </style>
    <script>
        const heard = [];
        for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"])
            addEventListener(type, event => heard.push({
                type, pointer: event.pointerType, id: event.pointerId, trusted: event.isTrusted,
                x: event.clientX, y: event.clientY, down: event.buttons > 0, at: event.timeStamp,
            }));
    </script>
"""


def heard(browser):
    """The pointer events since the last call, without the hovering between gestures."""
    events = browser.evaluate("return heard.splice(0)")
    return [event for event in events if event["down"] or event["type"] != "pointermove"]


def types(events):
    """The events' types, with each run of moves as one."""
    names = [event["type"] for event in events]
    return [
        name for name, last in zip(names, [None, *names]) if name != "pointermove" or last != name
    ]


def test_a_drag_is_trusted_and_of_the_type_asked_for(page, pointer):
    browser = page(LISTENER)
    browser.perform(drag(pointer, [(100, 100), (260, 180, 160)]))
    events = heard(browser)
    assert types(events) == ["pointerdown", "pointermove", "pointerup"]
    assert {event["pointer"] for event in events} == {pointer}
    assert all(event["trusted"] for event in events)
    assert (events[0]["x"], events[0]["y"]) == (100, 100)
    assert (events[-1]["x"], events[-1]["y"]) == (260, 180)


def test_a_drag_travels_at_the_speed_asked_for(page, pointer):
    browser = page(LISTENER)
    # The first input of a page may have to wait for its first frame.
    browser.perform(drag(pointer, [(50, 50)]))
    heard(browser)
    for _ in range(3):
        browser.perform(drag(pointer, [(100, 100), (340, 100, 240)]))
        moves = [event for event in heard(browser) if event["type"] == "pointermove"]
        assert [event["x"] for event in moves] == sorted(event["x"] for event in moves)
        # One point per millisecond. A busy machine leaves moves out, is slower, or is late with the
        # first of them: then another drag counts.
        span = moves[-1]["at"] - moves[0]["at"]
        if len(moves) >= 8 and 0.3 < (moves[-1]["x"] - moves[0]["x"]) / span < 2:
            return
    pytest.fail(f"three drags were too fast or too slow, the last with {moves}")


def test_a_held_pointer_goes_on_in_later_calls(page, pointer):
    browser = page(LISTENER)
    browser.perform(drag(pointer, [(100, 100), (180, 100)], hold=True))
    browser.perform(go_on(pointer, [(180, 100), (180, 160)], hold=True))
    browser.evaluate("heard.push({ type: 'between', down: true })")
    browser.perform(go_on(pointer, [(180, 160), (240, 160)], hold=True))
    browser.perform(lift(pointer))
    events = heard(browser)
    assert types(events) == ["pointerdown", "pointermove", "between", "pointermove", "pointerup"]
    assert (events[-1]["x"], events[-1]["y"]) == (240, 160)
    assert len({event["id"] for event in events if "id" in event}) == 1


@pytest.mark.pointers("touch")
@pytest.mark.engines("chromium", "firefox")
def test_a_second_finger_comes_and_goes_while_the_first_stays(page, pointer):
    browser = page(LISTENER)
    browser.perform(drag(pointer, [(100, 100), (150, 100)], hold=True))
    browser.perform(drag(pointer, [(100, 200), (150, 200)], finger=1))
    browser.perform(go_on(pointer, [(150, 100), (200, 100)]))
    events = heard(browser)
    first, second = dict.fromkeys(event["id"] for event in events)
    for finger, row in ((first, 100), (second, 200)):
        own = [event for event in events if event["id"] == finger]
        assert types(own) == ["pointerdown", "pointermove", "pointerup"]
        assert {event["y"] for event in own} == {row}


def test_an_error_in_the_page_is_an_error_in_the_test(page):
    browser = page("")
    with pytest.raises(ScriptError, match="torn"):
        browser.evaluate("throw new Error('torn')")
    with pytest.raises(ScriptError):
        browser.evaluate("this is not a script")
    with pytest.raises(TimeoutError):
        browser.wait_until("return false", seconds=0.05)


def test_a_viewport_can_be_as_narrow_as_a_telephone(complete_browser, html_file, tmp_path):
    browser = complete_browser
    browser.viewport(390, 600)
    browser.open(html_file("<meta name=viewport content='width=device-width'>"))
    assert browser.evaluate("return [innerWidth, innerHeight]") == [390, 600]
    assert browser.evaluate("return document.documentElement.clientWidth") == 390
    browser.screenshot(tmp_path / "page.png")
    png = (tmp_path / "page.png").read_bytes()
    assert struct.unpack(">II", png[16:24]) == (390, 600)


REDUCED = "return matchMedia('(prefers-reduced-motion: reduce)').matches"


def test_reduced_motion_is_seen_by_the_page(reduced_browser, html_file):
    reduced_browser.open(html_file(""))
    assert reduced_browser.evaluate(REDUCED) is True


@pytest.mark.engines("chromium")
def test_reduced_motion_switches_under_an_open_page(page):
    browser = page("""<script>
        const changes = [];
        matchMedia("(prefers-reduced-motion: reduce)").onchange = e => changes.push(e.matches);
        </script>""")
    browser.set_reduced_motion(True)
    browser.wait_until("return changes.length === 1")
    browser.set_reduced_motion(False)
    browser.wait_until("return changes.length === 2")
    assert browser.evaluate("return changes") == [True, False]


def test_a_dark_browser_prefers_dark_and_leaves_nothing_when_closed(engine, html_file):
    with ENGINES[engine](dark=True) as browser:
        folder = browser._folder
        browser.open(html_file(""))
        assert browser.evaluate("return matchMedia('(prefers-color-scheme: dark)').matches")
        assert processes_with(folder)
    deadline = time.monotonic() + 20
    while processes_with(folder) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not processes_with(folder)
    assert not folder.exists()


def processes_with(folder):
    """The processes whose environment names `folder`, as that of every browser process does."""
    found = []
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{process}/environ", "rb") as environment:
                if bytes(folder) in environment.read():
                    found.append(int(process))
        except OSError:
            pass  # It has ended, or is somebody else's.
    return found
