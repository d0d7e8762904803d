"""What is inside a bar: it is clicked, focused and read as if there were no bar."""

import pytest

from bars import AT, ONE_PULL, depth, wait_for_rest
from gestures import drag, go_on, keys
from measuring import accessible, heard
from parameters import variants
from paths import ENDS

CONTENT = f"""
    <style>jelly-bar > * {{ position: absolute; left: 20px; width: 120px; height: 30px }}</style>
    <input id=before>
    <jelly-bar id=bar style='{AT}' curve=quadratic>
        <button id=button style='top: 10px'>Button</button>
        <a id=link href='#there' style='top: 60px'>Link</a>
    </jelly-bar>
    <input id=after>
    <script>
        const clicks = [];
        button.onclick = () => clicks.push("button");
        link.onclick = () => clicks.push("link");
    </script>
    """

BUTTON = (120, 65)
LINK = (100, 115)


def test_clicks_reach_what_is_inside(stage, pointer):
    browser = stage(CONTENT)
    browser.perform(drag(pointer, [BUTTON]))
    browser.wait_until("return clicks.length === 1")
    browser.perform(drag(pointer, [LINK]))
    browser.wait_until("return clicks.length === 2")
    assert browser.evaluate("return clicks") == ["button", "link"]
    browser.wait_until("return location.hash === '#there'")


@pytest.mark.pointers("mouse", "touch")
def test_a_press_that_trembles_is_still_a_click(stage, pointer):
    browser = stage(CONTENT)
    x, y = BUTTON
    browser.perform(drag(pointer, [(x, y), (x + 2, y + 1, 32)]))
    browser.wait_until("return clicks.length === 1")


@pytest.mark.parametrize("place", [BUTTON, LINK], ids=["button", "link"])
def test_a_drag_from_what_is_inside_pulls_and_does_not_click(stage, pointer, place):
    browser = stage(CONTENT)
    x, y = place
    browser.perform(drag(pointer, [place, (x, y + 60, 96)], hold=True))
    assert depth(browser) > 20
    # It ends where it began, as a click would.
    browser.perform(go_on(pointer, [(x, y + 60), (x, y, 96)]))
    wait_for_rest(browser)
    assert heard(browser) == ONE_PULL
    assert browser.evaluate("return [clicks, location.hash]") == [[], ""]


def test_after_a_drag_the_next_click_counts_by_mouse_and_by_key(stage):
    browser = stage(CONTENT)
    x, y = BUTTON
    browser.perform(drag("mouse", [BUTTON, (x, y + 60, 64), (x, y, 64)]))
    browser.evaluate("button.focus()")
    browser.perform(keys(" "))
    browser.wait_until("return clicks.length === 1")
    browser.perform(drag("mouse", [BUTTON]))
    browser.wait_until("return clicks.length === 2")


def test_the_tab_key_goes_through_what_is_inside_in_order(stage):
    browser = stage(CONTENT)
    browser.evaluate("before.focus()")
    focused = []
    for _ in range(3):
        last = browser.evaluate("return document.activeElement.id")
        browser.perform(keys("\ue004"))
        browser.wait_until("return document.activeElement.id !== arguments[0]", last)
        focused.append(browser.evaluate("return document.activeElement.id"))
    assert focused == ["button", "link", "after"]


def test_a_bar_gets_no_role_no_focus_and_no_attribute(stage):
    browser = stage(f"<jelly-bar id=bar style='{AT}'></jelly-bar>")
    assert browser.evaluate("return bar.getAttributeNames()") == ["id", "style"]
    assert browser.evaluate("return [bar.role, bar.tabIndex]") == [None, -1]


@pytest.mark.engines("chromium")
def test_assistive_technology_finds_the_content_and_nothing_else(stage):
    browser = stage(CONTENT)
    roles = {"generic", "none", "StaticText", "InlineTextBox", "RootWebArea"}
    assert sorted(pair for pair in accessible(browser) if pair[0] not in roles) == [
        ("button", "Button"),
        ("link", "Link"),
        ("textbox", ""),
        ("textbox", ""),
    ]


def test_a_drag_over_the_bar_selects_no_text(stage):
    browser = stage(
        f"<jelly-bar id=bar style='{AT}' curve=quadratic><p>Some text</jelly-bar><p>And more"
    )
    browser.perform(drag("mouse", [(55, 70), (300, 200, 96)]))
    assert browser.evaluate("return String(getSelection())") == ""


def test_a_drag_that_begins_beside_all_text_selects_none(stage):
    browser = stage(f"""
        <jelly-bar id=bar style='{AT}; display: flex; align-items: start'>
            <div>Text<br>and more</div></jelly-bar><p>And more""")
    left, bottom = browser.evaluate("""
        const { left, bottom } = bar.getBoundingClientRect();
        return [left, bottom].map(Math.round)""")
    browser.perform(drag("mouse", [(left + 150, bottom - 4), (left + 180, bottom + 90, 96)]))
    assert browser.evaluate("return String(getSelection())") == ""


@pytest.mark.pointers("mouse", "touch")
def test_a_slider_inside_is_dragged_and_the_bar_is_not(stage, pointer):
    browser = stage(f"""
        <jelly-bar id=bar style='{AT}' curve=quadratic>
            <input id=slider type=range
                style='position: absolute; left: 20px; top: 20px; width: 200px'>
        </jelly-bar>""")
    left, y = browser.evaluate("""
        const { left, top, height } = slider.getBoundingClientRect();
        return [left, top + height / 2].map(Math.round)""")
    browser.perform(drag(pointer, [(left + 100, y), (left + 140, y), (left + 180, y)]))
    assert browser.evaluate("return +slider.value") > 75
    assert depth(browser) == 0


SIDES = {"top": (1, 100, -1), "bottom": (1, 0, 1), "left": (0, 300, -1), "right": (0, 0, 1)}
"""For each side of a bar the free edge's axis and place, and the direction into the bar."""


@pytest.mark.parametrize("edge", ["soft", "wave"])
@variants("side", *SIDES)
def test_a_rebound_stays_clear_of_what_stands_in_the_bar(stage, side, edge):
    """The wrapper fills the bar and paints nothing; the note hangs out of it."""
    axis, free, inwards = SIDES[side]
    away = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}[side]
    browser = stage(f"""
        <jelly-bar id=bar edge={side} curve={edge}
            style='position: absolute; left: 250px; top: 200px; width: 300px; height: 100px'>
            <div style='position: absolute; inset: 0'>
                <p style='position: absolute; {away}: 14px; margin: 0'>3 unread</p>
                <i style='position: absolute; {away}: -20px'>A note</i>
            </div>
        </jelly-bar>
        <script>
            {ENDS}
            const path = () => bar.shadowRoot.querySelector('path');
        </script>
        """)
    start = (400, 250)
    end = [400, 250]
    end[axis] -= 120 * inwards
    # Slowly, so that an engine that misses frames shows it as well.
    browser.evaluate("bar.addEventListener('jelly-release', () => jelly.clock.rate = 0.3)")
    browser.perform(drag("mouse", [start, (*end, 160)]))
    risen = browser.evaluate(
        """
        const [axis, free, inwards] = arguments;
        let risen = 0;
        while (!heard.at(-1)?.startsWith('rest')) {
            for (const place of ends(path())) {
                const rise = (place[axis] - free) * inwards;
                // The other edge, which is fixed, is farther away.
                if (rise < 60) risen = Math.max(risen, rise);
            }
            await pass(1);
        }
        return risen;
        """,
        axis,
        free,
        inwards,
    )
    assert 4 < risen <= 14.1
