"""Finger and outline agree under any transform of the page."""

import pytest

from badges import APP, BADGE
from bars import depth
from gestures import drag, lift
from measuring import heard
from refreshes import refresh

IN_ONE = pytest.mark.engines("chromium")

TRANSFORMS = {
    "rotated": "rotate(30deg)",
    "upright": "rotate(90deg)",
    "upside down": "rotate(180deg)",
    "skewed": "skewX(30deg)",
    "mirrored": "scaleX(-1)",
    "turned and scaled": "rotate(-120deg) scale(1.5, 0.8)",
    "in perspective": "perspective(500px) rotateY(35deg) rotateX(20deg)",
}
every_transform = pytest.mark.parametrize("transform", TRANSFORMS.values(), ids=TRANSFORMS)

MARKS = """
    <style>
        main { position: absolute; left: 250px; top: 200px; width: 300px; height: 200px }
        b { position: absolute; width: 0; height: 0; pointer-events: none }
    </style>"""


def mark(name, x, y):
    """A point of the transformed box; the browser tells where it is on the screen."""
    return f"<b id={name} style='left: {x}px; top: {y}px'></b>"


def places(browser, *names):
    return browser.evaluate(
        """
        return [...arguments].map((name) => {
            const { left, top } = document.getElementById(name).getBoundingClientRect();
            return [left, top];
        });
        """,
        *names,
    )


@every_transform
def test_a_wave_hangs_from_the_finger(stage, transform):
    browser = stage(f"""{MARKS}<main style='transform: {transform}'>
        <jelly-bar id=bar curve=wave style='width: 300px; height: 60px'></jelly-bar>
        {mark("start", 140, 58)}{mark("end", 170, 118)}{mark("above", 170, 115)}
        {mark("below", 170, 125)}{mark("aside", 60, 110)}{mark("across", 270, 110)}</main>""")
    start, end, *around = places(browser, "start", "end", "above", "below", "aside", "across")
    browser.perform(drag("mouse", [tuple(start), (*end, 96)], hold=True))
    # The edge was two pixels below the finger, and still is, at the finger and only there. A
    # finger comes in whole pixels of the screen, which are up to two of the bar's.
    assert depth(browser) == pytest.approx(60, abs=2)
    covered = browser.evaluate(
        "return arguments[0].map(([x, y]) => document.elementFromPoint(x, y) === bar)", around
    )
    assert covered == [True, False, False, False]


@every_transform
@IN_ONE
def test_a_drawing_is_pulled_where_the_finger_goes(stage, transform):
    browser = stage(f"""{MARKS}<main style='transform: {transform}'>
        <jelly-shape id=shape path='M0 0H10V10H0Z' style='width: 200px; height: 200px'>
        </jelly-shape>{mark("start", 180, 100)}{mark("end", 240, 100)}</main>""")
    start, end = places(browser, "start", "end")
    browser.perform(drag("mouse", [tuple(start), (*end, 96)], hold=True))
    # Its right end, which was 20 pixels from the finger, has come along.
    right = browser.evaluate("""
        await pass(8);
        const path = shape.shadowRoot.querySelector("[part=drawing] path");
        const { x, width } = path.getBBox();
        return 20 * (x + width);
        """)
    assert 220 < right < 260


@every_transform
def test_a_badge_that_is_grabbed_stays_where_it_is(stage, transform):
    browser = stage(f"""<main style='{APP}; left: 300px; top: 200px; transform: {transform}'>
        {BADGE}</main>""")
    corners = """
        await pass(2);
        const probe = document.createElement("i");
        probe.style.cssText = "position: absolute; width: 3px; height: 5px; left: 2px; top: 1px";
        badge.shadowRoot.querySelector("[part=count]").append(probe);
        const { left, top, width, height } = probe.getBoundingClientRect();
        probe.remove();
        return [left, top, width, height];
        """
    before = browser.evaluate(corners)
    x, y = browser.evaluate("""
        const { left, top, width, height } = badge.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
        """)
    browser.perform(drag("mouse", [(x, y), (x + 5, y, 48), (x, y, 48)], hold=True))
    assert browser.evaluate("await pass(2); return badge.matches(':state(held)')")
    assert browser.evaluate("return Boolean(badge.shadowRoot.querySelector(':popover-open'))")
    assert browser.evaluate(corners) == pytest.approx(before, abs=1)


@pytest.mark.parametrize("turn", [90, 180, -60])
def test_a_list_is_pulled_along_its_own_direction(stage, turn):
    browser = stage(f"""{MARKS}<main style='left: 200px; top: 0; transform-origin: 195px 300px;
        transform: rotate({turn}deg) scale(.5)'>
        {refresh()}{mark("start", 150, 150)}{mark("end", 150, 330)}</main>""")
    start, end = places(browser, "start", "end")
    browser.perform(drag("mouse", [tuple(start), (*end, 160)], hold=True))
    assert heard(browser) == ["arm refresh"]
    browser.perform(lift("mouse"))
    browser.evaluate("await pass(2); fail()")


@IN_ONE
@pytest.mark.parametrize("transform", ["none", "scaleX(-1)", "rotate(90deg)", "rotate(180deg)"])
def test_a_fan_at_the_edge_of_the_screen_opens_onto_it(stage, transform):
    items = "".join(f"<button>{number}</button>" for number in range(5))
    browser = stage(f"""
        <main style='position: absolute; right: 0; top: 270px; transform: {transform}'>
        <jelly-menu id=menu start-angle=-90 sweep-angle=180>{items}</jelly-menu></main>""")
    browser.evaluate("menu.open = true; jelly.clock.rate = 20")
    browser.wait_until("return isIdle()")
    places = browser.evaluate("""
        return menu.items.map((item) => {
            const { left, top, right, bottom } = item.getBoundingClientRect();
            return [left, top, innerWidth - right, innerHeight - bottom];
        });
        """)
    assert min(map(min, places)) >= -1
