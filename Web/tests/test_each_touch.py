"""Every element that a finger can hold, under fingers that are lost, and under two."""

import pytest

from elements import HELD, each_held, go_home, is_held, settle, shown
from gestures import drag, go_on, lift

# Only DevTools can do these, or the elements do them the same in every engine.
pytestmark = pytest.mark.engines("chromium")

each_fingers = pytest.mark.parametrize(
    "element",
    [one for name, one in HELD.items() if not one.is_pulled and name != "group"],
    ids=lambda one: one.tag,
)
"""Of a list that is pulled only the first finger counts, and in a group each drags a child."""


TRACKS = "jelly-switch", "jelly-slider", "jelly-segments"
"""The controls that a finger goes on dragging where they are moved, as the browser's own."""


def release(browser, element, at_rest):
    """Lets an element come to rest that nobody holds any more."""
    assert not is_held(browser)
    settle(browser, element)
    go_home(browser, element)
    assert shown(browser) == at_rest


@each_held
def test_a_mouse_without_a_button_holds_nothing(stage, element):
    browser = stage(element.html)
    at_rest = shown(browser)
    browser.perform(drag("mouse", element.grab, hold=True))
    assert is_held(browser)
    # It moves without a button, and without a release before.
    browser.devtools("Input.dispatchMouseEvent", type="mouseMoved", x=300, y=300, buttons=0)
    release(browser, element, at_rest)


@each_held
@pytest.mark.pointers("mouse", "touch")
def test_what_is_released_while_it_is_not_displayed_is_at_rest_when_it_comes_back(
    stage, element, pointer
):
    browser = stage(element.html)
    at_rest = shown(browser)
    browser.perform(drag(pointer, element.grab, hold=True))
    assert is_held(browser)
    browser.evaluate("it.style.display = 'none'; await pass(2)")
    browser.perform(lift(pointer))
    browser.evaluate("it.style.display = ''; await pass(2)")
    release(browser, element, at_rest)


@pytest.mark.parametrize(
    "element", [one for one in HELD.values() if one.tag not in TRACKS], ids=lambda one: one.tag
)
def test_what_comes_back_into_the_page_is_held_by_nobody(stage, element):
    browser = stage(element.html)
    x, y = element.grab[0]
    browser.perform(drag("touch", element.grab, hold=True))
    browser.perform(drag("touch", [(x + 9, y)], hold=True, finger=1))
    assert is_held(browser)
    browser.evaluate("""
        const held = it;
        const parent = it.parentNode;
        held.remove();
        parent.append(held);
        await pass(3);
        """)
    assert not is_held(browser)
    browser.perform(lift("touch") + lift("touch", finger=1))
    browser.perform(drag("touch", element.grab))
    assert not is_held(browser)


@pytest.mark.parametrize("name", TRACKS)
def test_a_control_that_comes_back_at_once_is_held_until_its_finger_leaves(stage, name):
    element = next(one for one in HELD.values() if one.tag == name)
    browser = stage(element.html)
    at_rest = shown(browser)
    browser.perform(drag("touch", element.grab, hold=True))
    browser.evaluate("""
        const held = it;
        const parent = it.parentNode;
        held.remove();
        parent.append(held);
        await pass(3);
        """)
    assert is_held(browser)
    browser.perform(lift("touch"))
    release(browser, element, at_rest)


@each_fingers
def test_two_fingers_hold_it_until_both_have_left(stage, element):
    browser = stage(element.html)
    at_rest = shown(browser)
    x, y = element.grab[-1][:2]
    browser.perform(drag("touch", element.grab, hold=True))
    browser.perform(drag("touch", [(x + 9, y)], hold=True, finger=1))
    browser.perform(lift("touch"))
    assert is_held(browser)
    browser.perform(go_on("touch", [(x + 9, y), (x + 11, y + 3, 48)], hold=True, finger=1))
    browser.perform(lift("touch", finger=1))
    release(browser, element, at_rest)
