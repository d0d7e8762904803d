"""The browsers do what the other tests take for granted."""

import os
import statistics
import struct
import subprocess
import sys
import time

import pytest

from browsers import ENGINES, ScriptError
from gestures import drag, go_on, keys, lift
from webserver import TESTS

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
    browser.perform(drag(pointer, [(100, 100), (340, 100, 240)]))
    moves = [event for event in heard(browser) if event["type"] == "pointermove"]
    assert len(moves) >= 8
    assert [event["x"] for event in moves] == sorted(event["x"] for event in moves)
    # One point per millisecond. A busy machine is slower, or is late with the first of them.
    speed = (moves[-1]["x"] - moves[0]["x"]) / (moves[-1]["at"] - moves[0]["at"])
    assert 0.3 < speed < 2


def test_a_pause_rests_before_the_lift(page, pointer):
    browser = page(LISTENER)
    browser.perform(drag(pointer, [(100, 100), (140, 100, 32)], pause_ms=150))
    *_, last_move, up = heard(browser)
    assert up["type"] == "pointerup"
    assert up["at"] - last_move["at"] >= 140


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


def test_release_lifts_a_held_pointer(page, pointer):
    browser = page(LISTENER)
    browser.perform(drag(pointer, [(100, 100), (180, 100)], hold=True))
    browser.release()
    assert types(heard(browser)) == ["pointerdown", "pointermove", "pointerup"]
    browser.perform(drag(pointer, [(100, 200), (180, 200)]))
    assert types(heard(browser)) == ["pointerdown", "pointermove", "pointerup"]


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


@pytest.mark.engines("chromium")
@pytest.mark.pointers("touch")
def test_a_pull_along_the_scroller_is_taken_by_the_scroller(page, pointer):
    browser = page(
        LISTENER
        + """
        <div id=scroller style="height: 300px; overflow: auto; touch-action: pan-y">
            <div style="height: 2000px"></div>
        </div>"""
    )
    browser.perform(drag(pointer, [(100, 250), (100, 100, 200)]))
    assert types(heard(browser)) == ["pointerdown", "pointermove", "pointercancel"]
    browser.wait_until("return scroller.scrollTop > 50")


def test_keys_reach_a_focused_field(page, pointer):
    browser = page(
        "<input id=field style='position: fixed; left: 0; top: 0; width: 200px'>"
        "<script>field.onfocus = () => field.title = 'focused'</script>"
    )
    browser.perform(drag(pointer, [(50, 10)]))
    browser.perform(keys("jelly"))
    browser.wait_until("return field.value === 'jelly'")
    assert browser.evaluate("return field.matches(':focus') && field.title") == "focused"


def test_an_opened_page_has_the_keyboard(page):
    form = "<input id=first><input>"
    browser = page(form)
    # Far enough for the focus to leave the page.
    browser.perform(keys("\ue004" * 4))
    browser = page(form, 500, 400)
    browser.wait_until("return document.hasFocus()")
    browser.evaluate("first.focus()")
    browser.wait_until("return first.matches(':focus')")


def test_a_script_may_wait_and_speaks_json(page):
    browser = page("")
    script = "await new Promise(requestAnimationFrame); return [...arguments, { none: null }]"
    assert browser.evaluate(script, {"π": [3.25]}, "ä") == [{"π": [3.25]}, "ä", {"none": None}]
    assert browser.evaluate("") is None


def test_an_error_in_the_page_is_an_error_in_the_test(page):
    browser = page("")
    with pytest.raises(ScriptError, match="torn"):
        browser.evaluate("throw new Error('torn')")
    with pytest.raises(ScriptError):
        browser.evaluate("this is not a script")
    with pytest.raises(TimeoutError):
        browser.wait_until("return false", seconds=0.05)


def test_web_assembly_runs(page):
    # (module (func (export "f") (result i32) i32.const 42))
    module = bytes.fromhex(
        "0061736d 01000000 01050160 00017f 03020100 0705010166 00000a06010400412a0b"
    )
    assert (
        page("").evaluate(
            """
        const bytes = new Uint8Array(arguments[0]);
        return (await WebAssembly.instantiate(bytes)).instance.exports.f();
        """,
            list(module),
        )
        == 42
    )


def test_a_viewport_can_be_as_narrow_as_a_telephone(complete_browser, html_file, tmp_path):
    browser = complete_browser
    browser.viewport(390, 600)
    browser.open(html_file("<meta name=viewport content='width=device-width'>"))
    assert browser.evaluate("return [innerWidth, innerHeight]") == [390, 600]
    assert browser.evaluate("return document.documentElement.clientWidth") == 390
    browser.screenshot(tmp_path / "page.png")
    png = (tmp_path / "page.png").read_bytes()
    assert struct.unpack(">II", png[16:24]) == (390, 600)


def test_frames_come_about_sixty_times_a_second(page):
    gaps = page("").evaluate("""
        const gaps = [];
        let last = await new Promise(requestAnimationFrame);
        while (gaps.length < 21) {
            const now = await new Promise(requestAnimationFrame);
            gaps.push(now - last);
            last = now;
        }
        return gaps;
        """)
    assert 10 < statistics.median(gaps) < 30


REDUCED = "return matchMedia('(prefers-reduced-motion: reduce)').matches"


def test_motion_is_not_reduced_unless_asked_for(page):
    assert page("").evaluate(REDUCED) is False


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
    deadline = time.monotonic() + 5
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


def test_after_a_test_that_fails_the_next_has_another_browser(tmp_path):
    file = tmp_path / "test_two.py"
    file.write_text(
        """
import pytest

ONE = pytest.mark.engines("chromium")
seen = []

@ONE
def test_that_fails(browser):
    seen.append(browser)
    assert browser.evaluate("return false")

@ONE
def test_after_it(browser):
    assert browser is not seen[0]
    assert browser.evaluate("return true")
        """
    )
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "conftest", file],
        env={**os.environ, "PYTHONPATH": str(TESTS)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert "1 failed, 1 passed" in run.stdout, run.stdout + run.stderr
