"""Where a drawer is: edges, detents, the screen, the keyboard, and content of any length."""

import pytest

from drawers import FREE, LOCKED, drawer, extent, is_locked, is_shown, opened
from elements import announced
from gestures import drag, keys, lift
from measuring import settle

IN_ONE = pytest.mark.engines("chromium")
"""For what only its DevTools can do, or what the elements do the same in every engine."""

WARNINGS = """<script>
    const warnings = [];
    console.warn = (text) => warnings.push(text);
</script>"""


def short(*parts, **more):
    """The same page without a scroll bar."""
    return drawer(*parts, **more).replace("height: 3000px", "height: 0")


def warnings(browser):
    return browser.evaluate("await pass(2); return warnings")


def box(browser):
    """The box of the panel in the viewport."""
    return browser.evaluate("""
        await pass(2);
        const { left, top, right, bottom } =
            drawer.shadowRoot.querySelector("[part=base]").getBoundingClientRect();
        return [left, top, right, bottom]""")


# Edges


@pytest.mark.parametrize("edge", ["bottom", "top", "left", "right"])
@IN_ONE
def test_the_panel_is_the_outline_in_the_place_of_the_content(stage, edge):
    browser = stage(short(f"detents='200 400' edge={edge}"))
    worst, moved = browser.evaluate("""
        const { core, parts } = drawer.control;
        const numbers = (part, time) => [...core.taken(core.trace(drawer, part, time))];
        const verbs = [2, 2, 4, 6, 0];
        drawer.show();
        const start = drawer.shownTime;
        let worst = 0, moved = 0;
        for (let time = start; time < drawer.restTime; time += 0.05) {
            const [whole, panel] = [0, parts.panel].map((part) => numbers(part, time));
            const { contentX, contentY, contentLength } = drawer.values(time);
            moved = Math.max(moved, Math.abs(contentX), Math.abs(contentY));
            for (let at = 0; at < whole.length; at += 1 + verbs[whole[at]]) {
                for (let index = 0; index < verbs[whole[at]]; index++) {
                    const origin = index % 2 ? contentY : contentX;
                    const error = whole[at + 1 + index] - origin - panel[at + 1 + index];
                    worst = Math.max(worst, Math.abs(error));
                }
            }
        }
        return [worst, moved]""")
    assert worst < 1e-9 and moved > 100
    settle(browser)


@pytest.mark.parametrize(
    "edge, direction, place",
    [
        # At most 640 pixels wide, in the middle of 800.
        ("bottom", "ltr", [80, 400, 720, 600]),
        ("top", "ltr", [80, 0, 720, 200]),
        ("left", "ltr", [0, 0, 200, 600]),
        ("right", "ltr", [600, 0, 800, 600]),
        ("start", "ltr", [0, 0, 200, 600]),
        ("end", "ltr", [600, 0, 800, 600]),
        ("start", "rtl", [600, 0, 800, 600]),
        ("end", "rtl", [0, 0, 200, 600]),
        ("left", "rtl", [0, 0, 200, 600]),
    ],
)
def test_it_comes_from_its_edge(stage, edge, direction, place):
    browser = stage(short(f"detents=200 edge={edge} dir={direction}"))
    browser.evaluate("drawer.show()")
    settle(browser)
    assert box(browser) == pytest.approx(place, abs=0.1)


@pytest.mark.parametrize(
    "more, place",
    [
        ("style='--jelly-max-width: 400px'", [200, 600]),
        ("style='--jelly-max-width: 100%'", [0, 800]),
        ("corner-radius=0", [0, 800]),
        ("corner-radius=0 style='--jelly-max-width: 400px'", [200, 600]),
    ],
)
def test_its_width_is_the_pages_to_choose(stage, more, place):
    browser = stage(short(f"detents=200 {more}"))
    browser.evaluate("drawer.show()")
    settle(browser)
    assert box(browser)[::2] == place
    outline = browser.evaluate("""
        const { left, right } = drawer.shadowRoot.querySelector("path").getBoundingClientRect();
        return [left, right]""")
    assert outline == pytest.approx(place, abs=0.1)


def test_the_direction_of_text_may_change_while_it_is_open(stage):
    browser = stage(short("detents=200 edge=start"))
    browser.evaluate("drawer.show()")
    settle(browser)
    browser.evaluate("document.documentElement.dir = 'rtl'; await pass(3)")
    settle(browser)
    assert box(browser) == pytest.approx([600, 0, 800, 600], abs=0.1)
    browser.evaluate("drawer.edge = 'bottom'; await pass(3)")
    settle(browser)
    assert box(browser) == pytest.approx([80, 400, 720, 600], abs=0.1)


def test_a_drag_from_a_side_works_from_right_to_left(stage, pointer):
    browser = stage(drawer("detents='200 400' edge=start dir=rtl"))
    browser.evaluate("drawer.show()")
    settle(browser)
    browser.perform(drag(pointer, [(612, 300), (460, 300, 128)], hold=True))
    assert extent(browser) == pytest.approx(345, abs=15)
    browser.perform(lift(pointer))
    settle(browser)
    assert browser.evaluate("return drawer.detent") == "400"


# Detents


@pytest.mark.parametrize(
    "detents, length, told",
    [
        ("medium", 295, False),
        ("small", 147.5, False),
        ("large", 590, False),
        ("40%", 236, False),
        ("320", 320, False),
        ("320px", 320, False),
        ("", 590, False),
        ("9999", 590, False),
        ("900%", 590, False),
        ("NaN 300", 300, True),
        ("-5 300", 300, True),
        ("odd", 590, True),
        ("300, 300", 300, False),
        ("0", 590, True),
        ("0% 300", 300, True),
        ("10 20 30 40 50 60 70 80 90", 44, True),
    ],
)
def test_a_detent_is_a_word_a_share_or_a_length(stage, detents, length, told):
    browser = stage(WARNINGS + drawer(f"detents='{detents}'"))
    browser.evaluate("drawer.show()")
    settle(browser)
    assert extent(browser) == pytest.approx(length, abs=0.1)
    found = warnings(browser)
    assert len(found) == told
    if told:
        assert found[0].startswith("jelly: <jelly-drawer>: detents: must be up to 8 of small")
        assert "; got " in found[0]
    browser.evaluate("drawer.close()")
    settle(browser)
    assert not is_shown(browser)
    assert is_locked(browser) == FREE


def test_a_detent_that_is_not_there_is_told_and_the_first_counts(stage):
    browser = stage(WARNINGS + drawer("detents='200 400' detent=300"))
    browser.evaluate("drawer.show()")
    settle(browser)
    assert extent(browser) == pytest.approx(200, abs=0.1)
    browser.evaluate("drawer.show('300')")
    assert warnings(browser) == [
        'jelly: <jelly-drawer>: detent: must be one of 200, 400; got "300"'
    ]


def test_a_detent_that_is_set_before_the_script_has_come_is_right(stage):
    early = "<script>drawer.detent = '400'; drawer.toggleAttribute('open')</script>"
    browser = stage(WARNINGS + drawer() + early)
    assert extent(browser) == 400
    assert warnings(browser) == []


def test_it_opens_at_the_detent_that_is_asked_for(stage):
    browser = stage(drawer("detents='200 400'"))
    browser.evaluate("drawer.show('400')")
    settle(browser)
    assert extent(browser) == pytest.approx(400, abs=0.1)
    browser.evaluate("drawer.show('200')")
    settle(browser)
    assert extent(browser) == pytest.approx(200, abs=0.1)


def test_other_detents_while_it_is_open(stage):
    browser = opened(stage)
    browser.evaluate("drawer.detents = '150 200'")
    settle(browser)
    assert browser.evaluate("return drawer.detent") == "200"
    assert extent(browser) == pytest.approx(200, abs=0.1)
    browser.evaluate("drawer.detents = '500'")
    settle(browser)
    assert extent(browser) == pytest.approx(500, abs=0.1)
    # One that was there before is selected again.
    browser.evaluate("drawer.detents = '200 400'")
    settle(browser)
    assert browser.evaluate("return drawer.detent") == "200"
    assert extent(browser) == pytest.approx(200, abs=0.1)


@IN_ONE
def test_on_a_low_screen_a_part_of_the_height_is_too_little(stage, browser):
    browser = stage(short("detents='medium large'"))
    browser.evaluate("drawer.show()")
    settle(browser)
    assert extent(browser) == pytest.approx(295, abs=0.1)
    try:
        browser.viewport(844, 390)
        settle(browser)
        assert extent(browser) == pytest.approx(380, abs=0.1)
        assert box(browser)[::2] == pytest.approx([102, 742], abs=0.5)
    finally:
        browser.viewport(800, 600)
    settle(browser)
    assert browser.evaluate("return drawer.detents") == "medium large"


@IN_ONE
def test_a_page_that_was_low_for_a_while_has_its_detent_again(stage, browser):
    browser = stage(short("detents='medium large'", content="<button>B</button><input id=search>"))
    try:
        browser.viewport(390, 844)
        browser.evaluate("drawer.show(); await pass(2)")
        settle(browser)
        assert extent(browser) == pytest.approx(417, abs=0.1)
        # Turned, and back.
        browser.viewport(844, 390)
        settle(browser)
        assert browser.evaluate("return drawer.detent") == "large"
        browser.viewport(390, 844)
        assert extent(browser) == pytest.approx(417, abs=0.1)
        settle(browser)
        assert browser.evaluate("return drawer.detent") == "medium"
        # A keyboard makes no page low.
        browser.evaluate("search.focus()")
        browser.viewport(390, 440)
        settle(browser)
        assert browser.evaluate("return drawer.detent") == "medium"
        assert extent(browser) == pytest.approx(215, abs=0.1)
        # In a page that is low, writing changes nothing.
        browser.evaluate("search.blur()")
        browser.viewport(844, 390)
        settle(browser)
        browser.evaluate("search.focus(); drawer.cornerRadius = 10")
        settle(browser)
        assert browser.evaluate("return drawer.detent") == "large"
        assert "select" not in announced(browser)
    finally:
        browser.viewport(800, 600)


@IN_ONE
def test_a_page_that_is_turned_is_modal_as_its_detent_requires(stage, browser):
    browser = stage(drawer("detents='medium large' undimmed=medium"))
    browser.evaluate("outside.focus(); drawer.show()")
    settle(browser)
    assert is_locked(browser) == FREE
    try:
        browser.viewport(844, 390)
        settle(browser)
        assert is_locked(browser) == LOCKED
        browser.viewport(800, 600)
        settle(browser)
        assert is_locked(browser) == FREE
        assert browser.evaluate("return document.activeElement.id") == "outside"
    finally:
        browser.viewport(800, 600)


@IN_ONE
def test_at_rest_nothing_springs_when_the_window_changes_its_size(stage, browser):
    browser = stage(drawer("detents='medium large' detent=large"))
    browser.evaluate("drawer.show()")
    settle(browser)
    try:
        browser.viewport(800, 700)
        assert extent(browser) == pytest.approx(690, abs=0.1)
        assert browser.evaluate("return isIdle()")
    finally:
        browser.viewport(800, 600)


@pytest.mark.parametrize("zoom", ["2", "0.5"])
def test_zoomed_it_fills_the_screen_and_follows_a_finger(stage, pointer, zoom):
    browser = stage(f"<style>html {{ zoom: {zoom} }}</style>{drawer()}")
    browser.evaluate("drawer.detents = '100 200'; drawer.show()")
    settle(browser)
    top = 600 - 100 * float(zoom)
    browser.perform(drag(pointer, [(400, top + 11), (400, top - 69, 160)], hold=True))
    grown = extent(browser)
    # As far as the finger, in the drawer's own pixels, less what makes it a drag.
    assert 100 + 55 / float(zoom) < grown < 100 + 84 / float(zoom)
    browser.perform(lift(pointer))
    settle(browser)


# The size of the page and of its content


def test_a_page_without_a_size_is_not_locked(stage):
    browser = stage("""
        <iframe id=frame style='width: 300px; height: 300px' hidden></iframe>
        <input id=outside>""")
    browser.evaluate("""
        frame.srcdoc = `<script src=/tests/pages/stage.js></script>
            <jelly-drawer id=drawer label=Filters detents='100 200' open>Text</jelly-drawer>
            <script type=module>
                import { ready } from "/jelly.js";
                await ready;
                window.isReady = true;
            </script>`;""")
    browser.wait_until("return frame.contentWindow.isReady")
    browser.evaluate("""
        await pass(3);
        frame.hidden = false;
        await pass(6);""")
    browser.wait_until("return frame.contentDocument.getElementById('drawer').extent === 100")


def test_one_that_is_not_displayed_locks_nothing_and_says_so(stage):
    browser = stage(f"{WARNINGS}<div id=around style='display: none'>{drawer()}</div>")
    browser.evaluate("document.body.append(outside); drawer.show(); await pass(3)")
    assert is_locked(browser) == FREE
    [warning] = warnings(browser)
    assert warning.startswith("jelly: <jelly-drawer>: open: must be displayed to be seen; got ")
    # It is there as soon as it can be seen.
    browser.evaluate("around.style.display = ''; await pass(3)")
    settle(browser)
    assert extent(browser) == 200
    assert is_shown(browser)
    browser.evaluate("around.style.display = 'none'; await pass(3)")
    assert is_locked(browser) == FREE


def test_its_length_follows_its_content(stage):
    browser = opened(stage, "detents=content", content="<div id=box style='height: 100px'></div>")
    first = extent(browser)
    assert 120 < first < 180
    browser.evaluate("box.style.height = '200px'; await pass(3)")
    settle(browser)
    assert extent(browser) == pytest.approx(first + 100, abs=0.1)
    # Longer than the screen, it scrolls.
    browser.evaluate("box.style.height = '2000px'; await pass(3)")
    settle(browser)
    assert extent(browser) == pytest.approx(590, abs=0.1)
    content = "drawer.shadowRoot.getElementById('content')"
    assert browser.evaluate(f"return {content}.scrollHeight > {content}.clientHeight")
    browser.evaluate("box.remove(); await pass(3)")
    settle(browser)
    assert extent(browser) < 60


def test_a_side_drawer_is_as_wide_as_its_content(stage):
    browser = opened(
        stage, "detents=content edge=left", content="<div style='width: 220px'>Menu</div>"
    )
    assert 240 < extent(browser) < 290


def test_it_shows_its_content_from_the_start(stage):
    rows = "<p style='height: 160px'>Places</p><input id=search><p style='height: 900px'>Rows"
    browser = opened(stage, content=rows)
    assert browser.evaluate("return document.activeElement.id") == "search"
    assert browser.evaluate("return drawer.shadowRoot.getElementById('content').scrollTop") == 0


def test_what_has_the_focus_from_the_start_can_be_seen(stage):
    browser = stage(drawer(content="<p style='height: 1500px'>Rows</p><input id=search autofocus>"))
    # Before the script has come, the page shows the content.
    browser.evaluate("search.blur(); scrollTo(0, 0); drawer.show()")
    settle(browser)
    top, bottom = browser.evaluate("""
        const { top, bottom } = search.getBoundingClientRect();
        return [top, bottom]""")
    assert 400 < top < bottom <= 600
    assert browser.evaluate("return [scrollY, document.activeElement.id]") == [0, "search"]


def test_long_content_is_reached_by_scrolling(stage):
    browser = opened(stage, content="<p style='height: 900px; margin: 0'>Rows</p><button id=last>")
    browser.evaluate("last.blur(); last.focus()")
    top, bottom = browser.evaluate("""
        await pass(3);
        const { top, bottom } = last.getBoundingClientRect();
        return [top, bottom]""")
    assert 400 < top < bottom <= 600


# The keyboard of a screen, which no driver can show: the values are those that a browser reports


KEYBOARD = """
    const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: 600, scale: 1 });
    Object.defineProperty(window, "visualViewport", { value: viewport });
    window.type = (height, offsetTop = 0, scale = 1) => {
        Object.assign(viewport, { height: 600 - height, offsetTop, scale });
        viewport.dispatchEvent(new Event("resize"));
    };
"""


def typing(stage, *parts, **more):
    browser = stage(f"<script>{KEYBOARD}</script>" + drawer(*parts, **more))
    browser.evaluate("drawer.show()")
    settle(browser)
    return browser


def test_it_rises_with_a_keyboard_and_shows_all_of_its_content(stage):
    browser = typing(stage, content="<input id=search>")
    browser.evaluate("type(250)")
    settle(browser)
    assert extent(browser) == pytest.approx(450, abs=0.1)
    assert box(browser)[3] == pytest.approx(600, abs=0.1)
    content = "drawer.shadowRoot.getElementById('content').getBoundingClientRect()"
    assert browser.evaluate(f"return {content}.bottom") == pytest.approx(350, abs=0.1)
    browser.evaluate("type(0)")
    settle(browser)
    assert extent(browser) == pytest.approx(200, abs=0.1)


def test_a_page_that_a_keyboard_has_scrolled_does_not_count_twice(stage):
    browser = typing(stage)
    browser.evaluate("type(250, 100)")
    settle(browser)
    assert extent(browser) == pytest.approx(350, abs=0.1)


def test_it_rises_once_and_not_twice(stage):
    browser = typing(stage)
    browser.evaluate("jelly.clock.rate = 0; type(250)")
    values = browser.evaluate("""
        const start = jelly.clock.seconds();
        return [...Array(60).keys()].map((step) => drawer.values(start + step / 60).extent)""")
    # One motion, with one overshoot.
    peak = values.index(max(values))
    assert values[: peak + 1] == sorted(values[: peak + 1])
    assert max(values) < 470
    browser.evaluate("jelly.clock.rate = 1")
    settle(browser)


def test_a_magnified_page_has_no_keyboard_and_neither_has_a_side_drawer(stage):
    browser = typing(stage)
    browser.evaluate("type(300, 0, 2)")
    settle(browser)
    assert extent(browser) == pytest.approx(200, abs=0.1)
    browser = typing(stage, "detents='200 400' edge=left")
    browser.evaluate("type(250)")
    settle(browser)
    assert extent(browser) == pytest.approx(200, abs=0.1)


# Without the core


def test_without_the_core_it_opens_and_closes(stage, browser, site):
    folder = site.core(b"no core", status=404)
    browser.open(
        site.page(f"""<script src=/tests/pages/stage.js></script>
            <script>console.error = () => {{}}</script>{short("detents='200 medium'")}
            <script type=module>
                import {{ ready }} from "/{folder}/jelly.js";
                await ready;
                window.isReady = true;
            </script>""")
    )
    browser.wait_until("return window.isReady")
    browser.perform(drag("mouse", [(70, 40)]))
    assert is_shown(browser)
    assert box(browser) == pytest.approx([80, 400, 720, 600], abs=0.1)
    assert is_locked(browser) == [True, True]
    browser.evaluate("drawer.detent = 'medium'")
    assert box(browser) == pytest.approx([80, 300, 720, 600], abs=0.1)
    browser.perform(keys("\ue00c"))
    assert not is_shown(browser)
    assert is_locked(browser) == FREE
    browser.evaluate("drawer.edge = 'left'; drawer.show('200')")
    assert box(browser) == pytest.approx([0, 0, 200, 600], abs=0.1)
    browser.perform(drag("mouse", [(500, 300)]))
    assert not is_shown(browser)


# In a box


BOXED = """
    <input id=outside><div id=room style='position: relative; width: 300px; height: 500px;
        overflow: hidden; margin: 40px 0 0 100px; transform: scale(.8); transform-origin: 0 0'>
        <button id=launch>Open</button>
        <jelly-drawer id=drawer contained label=Filters detents='100 300' PART><p>Text</p>
        <button id=inner>Inner</button></jelly-drawer></div>"""


def test_contained_it_comes_from_the_edge_of_its_box(stage, pointer):
    browser = stage(BOXED)
    browser.evaluate("room.getBoundingClientRect().top; drawer.show()")
    settle(browser)
    assert is_locked(browser) == FREE
    left, top = browser.evaluate("""
        const { left, top } = room.getBoundingClientRect();
        return [left, top]""")
    scaled = [left, top + 0.8 * 400, left + 0.8 * 300, top + 0.8 * 500]
    assert box(browser) == pytest.approx(scaled, abs=0.1)
    # A finger takes it along on its scaled screen.
    x, y = left + 120, top + 0.8 * 400 + 8
    browser.perform(drag(pointer, [(x, y), (x, y - 80, 160)], hold=True))
    assert 100 + 75 < extent(browser) <= 200
    browser.perform(lift(pointer))
    settle(browser)
    # A press beside it in its box closes it, one beside the box does not.
    browser.perform(drag(pointer, [(600, 300)]))
    assert browser.evaluate("return drawer.open")
    browser.perform(drag(pointer, [(left + 10, top + 10)]))
    settle(browser)
    assert not is_shown(browser)


def test_contained_and_open_from_the_start_it_leaves_the_focus_and_the_scroll(stage):
    filler = "<div style='height: 2000px'></div>"
    browser = stage(filler + BOXED.replace("PART", "open non-modal"))
    assert browser.evaluate("return [scrollY, document.activeElement.localName]") == [0, "body"]
    browser.evaluate("inner.focus()")
    browser.perform(keys("\ue00c"))
    settle(browser)
    assert not is_shown(browser)
