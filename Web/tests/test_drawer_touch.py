"""Who gets a drag that begins in a drawer: the panel, a scroller, an input, selected text."""

import pytest

from drawers import BESIDE, ROWS, drawer, extent, focused, is_shown, opened
from elements import announced
from gestures import drag, go_on, lift
from measuring import middle, settle

touch = pytest.mark.pointers("touch")
IN_ONE = pytest.mark.engines("chromium")
"""For what only its DevTools can do, or what the elements do the same in every engine."""

LIST = f"""<div id=list style='height: 100%; overflow: auto; overscroll-behavior: contain'>
    {ROWS}</div>"""
THREE = "detents='200 400'"


def scrolled(browser, name="list"):
    return browser.evaluate(f"await pass(2); return {name}.scrollTop")


# The panel


def test_a_drag_takes_the_panel_along_and_a_throw_takes_it_out(stage, pointer):
    browser = opened(stage)
    browser.perform(drag(pointer, [(400, 411), (400, 311, 160)], hold=True))
    # A mouse begins at once; a touch when it is known to be a drag.
    assert 280 <= extent(browser) <= 300
    before = extent(browser)
    browser.perform(go_on(pointer, [(400, 311), (400, 351, 96)], hold=True))
    assert extent(browser) == pytest.approx(before - 40, abs=1.5)
    browser.perform(lift(pointer))
    settle(browser)
    browser.perform(drag(pointer, [(400, 411), (400, 590, 96)]))
    settle(browser)
    assert not is_shown(browser)
    assert "close" in announced(browser).split()


def test_a_dismissal_by_a_finger_can_be_refused(stage, pointer):
    browser = opened(stage)
    browser.evaluate("drawer.addEventListener('jelly-close', (event) => event.preventDefault())")
    browser.perform(drag(pointer, [(400, 411), (400, 590, 96)]))
    settle(browser)
    assert extent(browser) == pytest.approx(200, abs=0.1)
    assert browser.evaluate("return drawer.open")


def test_one_that_nobody_may_close_comes_back(stage, pointer):
    browser = opened(stage, "detents='200 400' closedby=none")
    browser.perform(drag(pointer, [(400, 411), (400, 590, 96)]))
    settle(browser)
    assert extent(browser) == pytest.approx(200, abs=0.1)


def test_a_panel_in_flight_is_caught_where_it_is(stage, pointer):
    browser = opened(stage)
    browser.evaluate("jelly.clock.rate = 0.05; drawer.detent = '400'; await pass(12)")
    browser.perform(drag(pointer, [(400, 560), (400, 562, 32)], hold=True))
    before = extent(browser)
    assert 200 < before < 400
    assert browser.evaluate("return drawer.matches(':state(held)')")
    browser.evaluate("jelly.clock.rate = 20; await pass(4)")
    assert extent(browser) == pytest.approx(before, abs=0.1)
    browser.perform(lift(pointer))
    settle(browser)


def test_a_panel_that_has_arrived_for_the_eye_leaves_presses_to_its_content(stage, pointer):
    browser = opened(stage, content=f"<p id=text>Some words to select</p>{LIST}")
    browser.evaluate("""
        jelly.clock.rate = 0.3;
        drawer.detent = "400";
        while (drawer.isCatching) await pass(1);
        jelly.clock.rate = 0.001;""")
    assert browser.evaluate("return [drawer.isMoving, drawer.isCatching]") == [True, False]
    assert extent(browser) == pytest.approx(400, abs=1)
    x, y = browser.evaluate("""
        const { left, top, height } = text.getBoundingClientRect();
        return [left + 4, top + height / 2]""")
    browser.perform(drag(pointer, [(x, y), (x + 120, y - 3, 160)]))
    if pointer == "mouse":
        assert len(browser.evaluate("return `${getSelection()}`")) > 5
    browser.perform(drag(pointer, [(x, y)]))
    if pointer == "touch" and browser.name == "chromium":
        browser.perform(drag(pointer, [(400, 560), (400, 360, 160)]))
        browser.wait_until("return list.scrollTop > 100 || drawer.matches(':state(held)')")
    assert "grab" not in announced(browser)
    settle(browser)


def test_a_panel_that_leaves_can_be_caught_and_kept(stage, pointer):
    browser = opened(stage)
    browser.evaluate("jelly.clock.rate = 0.02; drawer.close(); await pass(6)")
    assert 20 < extent(browser) < 200
    browser.perform(drag(pointer, [(400, 580), (400, 420, 160)], hold=True))
    browser.evaluate("jelly.clock.rate = 1")
    browser.perform(lift(pointer))
    settle(browser)
    assert browser.evaluate("return drawer.open")
    assert is_shown(browser)
    assert "open rest close grab release open" in announced(browser)


def test_a_press_of_a_button_inside_is_a_click_also_in_flight(stage, pointer):
    browser = opened(
        stage, content="<button id=inner style='height: 90px' onclick='this.value++'>Inner"
    )
    browser.perform(drag(pointer, [middle(browser, "inner")]))
    browser.evaluate("jelly.clock.rate = 0.01; drawer.detent = '400'; await pass(4)")
    browser.perform(drag(pointer, [middle(browser, "inner")]))
    assert browser.evaluate("await pass(3); return inner.value") == "2"
    settle(browser)
    # A drag is not a click.
    browser.evaluate("drawer.detent = '200'")
    settle(browser)
    x, y = middle(browser, "inner")
    browser.perform(drag(pointer, [(x, y), (x, y - 60, 96)]))
    settle(browser)
    assert browser.evaluate("return inner.value") == "2"
    # Neither is one that catches the panel.
    browser.evaluate("drawer.detent = '200'")
    settle(browser)
    browser.evaluate("jelly.clock.rate = 0.01; drawer.detent = '400'; await pass(4)")
    x, y = middle(browser, "inner")
    browser.perform(drag(pointer, [(x, y), (x, y - 40, 96)]))
    settle(browser)
    assert browser.evaluate("return inner.value") == "2"


def test_code_takes_the_panel_from_a_finger(stage, pointer):
    browser = opened(stage)
    browser.perform(drag(pointer, [(400, 411), (400, 350, 96)], hold=True))
    browser.evaluate("drawer.close()")
    assert not browser.evaluate("return drawer.matches(':state(held)')")
    settle(browser)
    assert not is_shown(browser)
    browser.perform(lift(pointer))
    settle(browser)
    assert not browser.evaluate("return drawer.open")


# Scrollers


@IN_ONE
@touch
def test_over_a_scroller_the_drawer_grows_first_and_then_the_list_scrolls(stage, pointer):
    browser = opened(stage, THREE, content=LIST)
    browser.perform(drag(pointer, [(400, 560), (400, 200, 480)], hold=True))
    # The panel has gone as far as it can, and the list has the rest.
    assert extent(browser) == pytest.approx(400, abs=1)
    assert 100 <= scrolled(browser) <= 160
    # Back, the list goes to its start first.
    before = scrolled(browser)
    browser.perform(go_on(pointer, [(400, 200), (400, 260, 96)], hold=True))
    assert extent(browser) == pytest.approx(400, abs=1)
    assert scrolled(browser) == pytest.approx(before - 60, abs=2)
    browser.perform(go_on(pointer, [(400, 260), (400, 480, 320)], hold=True))
    assert scrolled(browser) == 0
    assert extent(browser) < 340
    browser.perform(lift(pointer))
    settle(browser)


@IN_ONE
@touch
def test_soon_after_an_opening_a_flick_over_a_list_is_the_browsers(stage, pointer):
    """As in a dialog: what a drawer took for its last hundredth of a point would have no momentum.

    The clock is slow, so that a slow machine flicks at the same time of the motion.
    """
    browser = stage(drawer("detents=400", content=LIST))
    browser.evaluate("""
        jelly.clock.rate = 0.3;
        const start = jelly.clock.seconds();
        drawer.show();
        while (jelly.clock.seconds() < start + 0.9) await pass(1);
        jelly.clock.rate = 0.001;""")
    browser.perform(drag(pointer, [(400, 560), (400, 360, 96)], hold=True))
    assert not browser.evaluate("return drawer.matches(':state(held)')")
    assert scrolled(browser) > 150
    browser.perform(lift(pointer))
    browser.evaluate("jelly.clock.rate = 20")
    settle(browser)


@IN_ONE
@touch
def test_a_list_that_is_scrolled_has_the_drag_and_keeps_it(stage, pointer):
    browser = opened(stage, THREE, content=LIST)
    browser.evaluate("drawer.detent = '400'; list.scrollTop = 100")
    settle(browser)
    browser.evaluate("list.scrollTop = 100; await pass(2)")
    browser.perform(drag(pointer, [(400, 300), (400, 580, 320)], hold=True))
    assert scrolled(browser) == 0
    assert extent(browser) == 400
    browser.perform(lift(pointer))
    settle(browser)
    # At its start the drawer has it.
    browser.perform(drag(pointer, [(400, 300), (400, 420, 160)], hold=True))
    assert extent(browser) < 320
    browser.perform(lift(pointer))
    settle(browser)


@IN_ONE
@touch
def test_over_a_scroller_nothing_is_pulled_past_the_largest_detent(stage, pointer):
    browser = opened(stage, "detents=300", content=LIST)
    browser.perform(drag(pointer, [(400, 560), (400, 300, 320)], hold=True))
    assert extent(browser) == 300
    assert scrolled(browser) > 150
    browser.perform(lift(pointer))
    settle(browser)
    # Beside it, it is.
    browser.perform(drag(pointer, [(400, 310), (400, 200, 160)], hold=True))
    assert extent(browser) > 310
    browser.perform(lift(pointer))
    settle(browser)


@IN_ONE
@touch
def test_of_nested_scrollers_the_inner_one_goes_to_its_start_first(stage, pointer):
    browser = opened(
        stage,
        "detents='500'",
        content=f"""<div id=outer style='height: 100%; overflow: auto'>
            <div id=list style='height: 300px; overflow: auto'>{ROWS}</div>{ROWS}</div>""",
    )
    browser.evaluate("outer.scrollTop = 40; await pass(2)")
    # The list is at its start, what is around it not: neither does the panel go.
    browser.perform(drag(pointer, [(400, 250), (400, 400, 160)], hold=True))
    assert extent(browser) == 500
    browser.perform(lift(pointer))
    settle(browser)


@IN_ONE
@touch
def test_a_horizontal_scroller_scrolls_sideways_and_the_panel_moves_up(stage, pointer):
    browser = opened(
        stage,
        content="""<div id=strip style='overflow-x: auto; height: 100px'>
            <p style='width: 3000px; height: 80px'>Pictures</p></div>""",
    )
    browser.perform(drag(pointer, [(500, 480), (300, 484, 160)]))
    settle(browser)
    assert browser.evaluate("return strip.scrollLeft") > 100
    assert extent(browser) == 200
    # A touch gives it momentum.
    left = browser.evaluate("await pass(60); return strip.scrollLeft")
    browser.perform(drag(pointer, [(500, 480), (502, 380, 160)], hold=True))
    assert extent(browser) > 270
    assert browser.evaluate("return strip.scrollLeft") == left
    browser.perform(lift(pointer))
    settle(browser)


@IN_ONE
@touch
def test_beside_the_panel_a_touch_scrolls_nothing(stage, pointer):
    browser = opened(stage)
    browser.perform(drag(pointer, [BESIDE, (400, 20, 160)]))
    browser.evaluate("await pass(10)")
    assert browser.evaluate("return scrollY") == 0


# Content that has drags of its own


def test_a_range_input_inside_keeps_its_drag(stage, pointer):
    for edge in "bottom", "left":
        browser = opened(
            stage,
            f"detents='300 400' edge={edge}",
            content="""<input id=range type=range value=50
                style='display: block; width: 200px; margin: 20px 0'>""",
        )
        x, y = middle(browser, "range")
        browser.perform(drag(pointer, [(x, y), (x + 60, y + 20, 160)], hold=True))
        assert extent(browser) == 300, edge
        if pointer != "touch" or edge == "left":
            assert browser.evaluate("return +range.value") > 55, edge
        browser.perform(lift(pointer))
        settle(browser)


def test_what_says_so_in_its_style_keeps_its_drag(stage, pointer):
    browser = opened(
        stage,
        content="<div id=map style='height: 120px; touch-action: none; user-select: none'></div>",
    )
    x, y = middle(browser, "map")
    browser.perform(drag(pointer, [(x, y), (x, y - 60, 96)], hold=True))
    assert extent(browser) == 200
    browser.perform(lift(pointer))


def test_a_jelly_slider_in_a_side_drawer_keeps_its_drag(stage, pointer):
    browser = opened(
        stage,
        "detents='300' edge=left",
        content="<jelly-slider id=slider aria-label=S style='width: 200px'></jelly-slider>",
    )
    x, y = middle(browser, "slider")
    browser.perform(drag(pointer, [(x, y), (x - 60, y, 160)], hold=True))
    assert extent(browser) == 300
    assert browser.evaluate("return slider.value") < 40
    browser.perform(lift(pointer))
    settle(browser)


def test_a_drag_while_an_input_inside_has_the_focus_leaves_it_there(stage, pointer):
    browser = opened(
        stage,
        content="<input id=search value=text><p id=under style='height: 90px'></p>",
    )
    browser.evaluate("search.focus(); search.setSelectionRange(1, 3)")
    x, y = middle(browser, "under")
    browser.perform(drag(pointer, [(x, y), (x, y - 90, 128)], hold=True))
    assert extent(browser) > 260
    browser.perform(lift(pointer))
    settle(browser)
    # A mouse takes it away, as everywhere.
    if pointer == "touch":
        assert focused(browser) == "search"
    assert browser.evaluate("return [search.value, search.selectionStart]") == ["text", 1]


def test_a_drag_in_an_input_selects_its_text(stage):
    browser = opened(stage, content="<input id=search value='some text to select'>")
    x, y = middle(browser, "search")
    browser.perform(drag("mouse", [(x - 60, y), (x + 20, y - 4, 128)]))
    assert extent(browser) == 200
    assert browser.evaluate("return search.selectionEnd - search.selectionStart") > 2


@IN_ONE
@touch
def test_a_touch_drags_by_an_input_until_that_has_the_focus(stage, pointer):
    # The dialog focuses what comes first.
    content = "<button>First</button><input id=search value='some text to select'>"
    browser = opened(stage, content=content)
    x, y = middle(browser, "search")
    browser.perform(drag(pointer, [(x, y), (x, y - 80, 160)], hold=True))
    assert extent(browser) > 260
    browser.perform(lift(pointer))
    settle(browser)
    assert focused(browser) != "search"
    # Back to where it was, and with a tap first.
    browser.evaluate("drawer.detent = '200'")
    settle(browser)
    x, y = middle(browser, "search")
    browser.perform(drag(pointer, [(x, y)]))
    browser.wait_until("return document.activeElement === search")
    before = extent(browser)
    browser.perform(drag(pointer, [(x, y), (x, y - 80, 160)], hold=True))
    assert extent(browser) == before
    browser.perform(lift(pointer))
    settle(browser)


def test_a_mouse_selects_text_and_drags_beside_it(stage):
    browser = opened(stage, content="<p id=text>Some words that can be selected</p>")
    x, y = browser.evaluate("""
        const { left, top, height } = text.getBoundingClientRect();
        return [left + 4, top + height / 2]""")
    browser.perform(drag("mouse", [(x, y), (x + 120, y - 3, 160)]))
    assert extent(browser) == 200
    assert len(browser.evaluate("return `${getSelection()}`")) > 5
    # Text that is selected stays so under a drag beside it.
    browser.perform(drag("mouse", [(600, y), (600, y - 80, 160)], hold=True))
    assert extent(browser) > 260
    browser.perform(lift("mouse"))
    settle(browser)


@IN_ONE
@touch
def test_a_touch_on_selected_text_moves_the_selection_and_not_the_panel(stage, pointer):
    browser = opened(stage, content="<p id=text>Some words that can be selected</p>")
    x, y = browser.evaluate("""
        const { left, top, height } = text.getBoundingClientRect();
        getSelection().selectAllChildren(text);
        return [left + 40, top + height / 2]""")
    browser.perform(drag(pointer, [(x, y), (x, y - 80, 160)], hold=True))
    assert extent(browser) == 200
    browser.perform(lift(pointer))
    # A busy browser may take a late move for a long press, which would select again.
    settle(browser)
    browser.evaluate("getSelection().removeAllRanges(); await pass(4)")
    browser.perform(drag(pointer, [(x, y), (x, y - 80, 160)], hold=True))
    assert extent(browser) > 250
    browser.perform(lift(pointer))
    settle(browser)


@IN_ONE
@touch
def test_the_first_of_two_fingers_counts(stage, pointer):
    browser = opened(stage)
    browser.perform(drag(pointer, [(400, 411), (400, 350, 96)], hold=True))
    before = extent(browser)
    browser.perform(drag(pointer, [(300, 500), (300, 560, 96)], finger=1))
    assert extent(browser) == pytest.approx(before, abs=0.1)
    browser.perform(lift(pointer))
    settle(browser)


@IN_ONE
@touch
def test_two_fingers_zoom_the_page_and_a_drag_goes_on_without_a_zoom(stage, pointer):
    browser = opened(stage, content="<p style='height: 150px'>Text</p>")
    scale = "await pass(4); return visualViewport.scale"
    browser.perform(drag(pointer, [(400, 411), (400, 350, 96)], hold=True))
    before = extent(browser)
    browser.perform(drag(pointer, [(300, 500), (300, 580, 160)], finger=1))
    assert extent(browser) == pytest.approx(before, abs=0.1)
    assert browser.evaluate(scale) == 1
    browser.perform(go_on(pointer, [(400, 350), (400, 411, 160)]))
    settle(browser)
    count = announced(browser).count("grab")
    try:
        upper = drag(pointer, [(400, 470), (400, 420, 240)])
        browser.perform(upper + drag(pointer, [(400, 520), (400, 580, 240)], finger=1))
        assert browser.evaluate(scale) > 1.05
        settle(browser)
        assert announced(browser).count("grab") == count
        assert browser.evaluate("return drawer.detent") == "200"
    finally:
        browser.devtools("Emulation.resetPageScaleFactor")


# Less motion


@IN_ONE
def test_less_motion_in_mid_flight_goes_on_without_a_jump(stage, browser):
    browser = opened(stage)
    try:
        browser.evaluate("jelly.clock.rate = 0.02; drawer.detent = '400'; await pass(12)")
        # So slow that a machine that is busy for seconds sees a few points.
        browser.evaluate("jelly.clock.rate = 0.002; await pass(2)")
        before = extent(browser)
        browser.set_reduced_motion(True)
        browser.wait_until("return matchMedia('(prefers-reduced-motion: reduce)').matches")
        assert extent(browser) == pytest.approx(before, abs=30)
        settle(browser)
        assert extent(browser) == pytest.approx(400, abs=0.1)
    finally:
        browser.set_reduced_motion(False)
