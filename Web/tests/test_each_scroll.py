"""Every element in a page that scrolls, under touches that go along the scroll, slanted or not.

A touch that starts on an element scrolls the page as far as one on a control of the browser's own,
unless the element keeps it (`Element.keeps`): then `touch-action` lets it scroll.
"""

from dataclasses import replace
from math import cos, radians, sin

import pytest

from elements import ELEMENTS, ROWS, announced, go_home, is_held, settle, shown
from gestures import drag, lift

# Only its driver's touches scroll.
pytestmark = pytest.mark.engines("chromium")

IN_BUTTON = """<button style='position: absolute; left: 100px; top: 100px; padding: 0; border: 0'>
    <jelly-shape id=it style='width: 160px; height: 120px'><svg viewBox='0 0 16 12'>
    <path d='M0 0H16V12H0Z' /></svg></jelly-shape></button>"""
MORE = {
    "shape-in-button": replace(ELEMENTS["shape"], html=IN_BUTTON, keeps=""),
    "slider-vertical": replace(ELEMENTS["slider"].but("orientation=vertical"), keeps="y"),
    "group-at-rest": replace(
        ELEMENTS["group"], html=ELEMENTS["group"].html.replace("draggable-items", ""), keeps=""
    ),
}
"""Elements that keep other touches than their row in the list."""

EACH = {**ELEMENTS, **MORE}
each = pytest.mark.parametrize("element", EACH.values(), ids=EACH)
each_axis = pytest.mark.parametrize("axis", ["y", "x"])

WAY = 100
"""The length of a touch, in pixels."""
SLANTS = [0, 20, -40, 60, -80]
"""The angles between a touch and the axis of the scroll, in degrees."""

ROOM = "<div style='position: absolute; width: 3000px; height: 3000px; pointer-events: none'></div>"
AT = "position: absolute; left: 620px; top: 20px; width: 160px; height: 160px"
MIDDLE = (700, 100)


def native(keeps=""):
    """A control of the browser's own that keeps the touches along an axis."""
    if not keeps:
        return f"<button style='{AT}'>Press</button>"
    mode = "vertical-lr" if keeps == "y" else "horizontal-tb"
    return f"<input type=range style='{AT}; writing-mode: {mode}'>"


def twin(element):
    """A control of the browser's own that keeps the same touches, or a list for one."""
    if element.is_pulled and not element.keeps:
        return f"<div id=list style='{AT}; overflow: auto'>{ROWS}</div>"
    return native(element.keeps if len(element.keeps) == 1 else "")


def touch(start, axis, slant=0, duration=160):
    """The path of a touch to the left or up, at an angle to the axis."""
    x, y = start[:2]
    along, aside = WAY * cos(radians(slant)), WAY * sin(radians(slant))
    to = (aside, along) if axis == "y" else (along, aside)
    return [(x, y), (x - to[0], y - to[1], duration)]


def scroll(browser, axis, path, pause_ms=100):
    """The distance by which a touch scrolls along an axis; it is scrolled back."""
    browser.perform(drag("touch", path, pause_ms=pause_ms))
    return browser.evaluate(
        """
        const all = [document.scrollingElement, ...document.querySelectorAll("#rows, #list")];
        const side = arguments[0] === "y" ? "scrollTop" : "scrollLeft";
        const place = () => all.reduce((sum, one) => sum + one[side], 0);
        let last = NaN;
        for (let same = 0; same < 3; same = last === place() ? same + 1 : 0) {
            last = place();
            await pass(2);
        }
        for (const one of all) one.scrollTo({ left: 0, top: 0, behavior: "instant" });
        await pass(2);
        return last;
        """,
        axis,
    )


def scrolls_as_far(browser, axis, element, slant):
    """Whether a touch on an element scrolls as far as one on a native control beside it.

    A scroll begins with the first move beyond a distance, and a busy machine puts moves together:
    one of three pairs of touches decides.
    """
    pairs = (
        [scroll(browser, axis, touch(start, axis, slant)) for start in (element.path[0], MIDDLE)]
        for _ in range(3)
    )
    return any(far == pytest.approx(other, abs=15) for far, other in pairs)


@each
@each_axis
def test_a_touch_scrolls_as_far_as_on_a_native_control(stage, element, axis):
    browser = stage(ROOM + element.html + twin(element))
    at_rest = shown(browser)
    if axis not in element.keeps:
        # How far a flick goes depends on how busy the machine is.
        assert scroll(browser, axis, touch(element.path[0], axis, 0, 64), 0) > WAY / 2
    for slant in SLANTS:
        if axis in element.keeps:
            assert scroll(browser, axis, touch(element.path[0], axis, slant)) == 0, slant
        else:
            assert scrolls_as_far(browser, axis, element, slant), slant
        assert not is_held(browser)
        settle(browser, element)
        # A touch that goes across may be one that the element keeps.
        if abs(slant) > 45 or axis in element.keeps:
            go_home(browser, element)
        assert shown(browser) == at_rest


KEPT = {(name, axis): one for name, one in EACH.items() for axis in one.keeps}
FREE = {(name, axis): one for name, one in EACH.items() for axis in "xy" if axis not in one.keeps}


@pytest.mark.parametrize(
    "element, axis",
    # A drawer lies above the page.
    [(one, axis) for (name, axis), one in KEPT.items() if name != "drawer"],
    ids=[f"{name}-{axis}" for name, axis in KEPT if name != "drawer"],
)
def test_a_page_lets_a_touch_scroll_that_the_element_keeps(stage, element, axis):
    style = f"<style>#it, #it > * {{ touch-action: pan-{axis} }}</style>"
    browser = stage(style + ROOM + element.html + native())
    at_rest = shown(browser)
    for slant in SLANTS[:2]:
        assert scrolls_as_far(browser, axis, element, slant), slant
        assert not is_held(browser)
        settle(browser, element)
        assert shown(browser) == at_rest


@pytest.mark.parametrize(
    "element, axis",
    [(one, axis) for (_, axis), one in FREE.items()],
    ids=[f"{name}-{axis}" for name, axis in FREE],
)
def test_an_element_lets_go_of_a_touch_that_scrolls(stage, element, axis):
    browser = stage(ROOM + element.html)
    at_rest = shown(browser)
    browser.perform(drag("touch", touch(element.path[0], axis), hold=True))
    side = {"y": "scrollTop", "x": "scrollLeft"}[axis]
    browser.wait_until(f"""
        const all = [document.scrollingElement, ...document.querySelectorAll("#rows")];
        return all.some((one) => one.{side} > 30);""")
    assert not is_held(browser)
    settle(browser, element)
    assert shown(browser) == at_rest
    browser.perform(lift("touch"))
    settle(browser, element)
    assert shown(browser) == at_rest
    # Nothing is selected, turned or opened.
    assert set(announced(browser).split()) <= {"grab", "release", "rest", "nudge"}
