"""What is drawn is the outline: its text says what its numbers say."""

import pytest

from badges import HOME, NEAR, PAGE
from gestures import drag
from menus import BUTTON, MENU
from pagers import carousel
from paths import numbers_of
from test_field import FIELD
from test_field import middle as middle_of_field

BAR = "position: absolute; left: 50px; top: 40px; width: 300px; height: 100px"


@pytest.mark.parametrize("edge", ["quadratic", "wave", "soft"])
def test_a_bars_text_is_its_outline(stage, edge):
    browser = stage(f"<jelly-bar id=bar curve={edge} style='{BAR}'></jelly-bar>")
    hold_frames(browser, "bar", drag("mouse", [(200, 110), (150, 190, 96)]))


@pytest.mark.parametrize("control", ["field", "badge", "pager", "menu"])
def test_a_controls_text_is_its_outline(stage, control):
    page = {"field": FIELD, "badge": PAGE, "pager": carousel(), "menu": MENU}[control]
    browser = stage(page)
    start, *path = {
        "field": lambda: [middle_of_field(browser)],
        "badge": lambda: [HOME, NEAR],
        "pager": lambda: [browser.evaluate(LAST_DOT)],
        "menu": lambda: [BUTTON],
    }[control]()
    hold_frames(browser, control, drag("mouse", [start, *path]))


LAST_DOT = """
    const { right, top, height } = pager.getBoundingClientRect();
    return [Math.round(right) - 8, Math.round(top + height / 2)];
    """


def hold_frames(browser, name, gesture, least=8):
    """Holds the text of each frame of a gesture, and of what follows, to the numbers."""
    browser.evaluate(
        f"""
        window.shownFrames = [];
        const {{ render }} = {name};
        {name}.render = function (data, time) {{
            render.call(this, data, time);
            shownFrames.push([data, [...jelly.outline(this, time)]]);
        }};
        """
    )
    browser.perform(gesture)
    frames = browser.evaluate("await pass(20); return shownFrames")
    assert len({data for data, _ in frames}) >= least
    for data, numbers in frames:
        # A coordinate is off by half a hundredth, and what follows from three of them by two more.
        assert numbers_of(data) == pytest.approx(numbers, abs=0.0251)
