"""What is drawn is the outline: its text says what its numbers say."""

import pytest

from elements import ELEMENTS
from gestures import drag
from paths import numbers_of

# A drawing has lines of its own; test_shape.py has them.
CONTROLS = {name: element for name, element in ELEMENTS.items() if name != "shape"}
CONTROLS |= {
    f"bar {curve}": ELEMENTS["bar"].but(f"curve={curve}") for curve in ("quadratic", "soft")
}


@pytest.mark.parametrize("element", CONTROLS.values(), ids=CONTROLS)
def test_a_controls_text_is_its_outline(stage, element):
    """Holds the text of each frame of a gesture, and of what follows, to the numbers."""
    browser = stage(element.html)
    browser.evaluate(
        """
        window.shownFrames = [];
        const { render } = it;
        // A flight does not ask for text.
        Object.defineProperty(it, 'canFly', { value: false });
        it.render = function (pathOf, time) {
            render.call(this, pathOf, time);
            const { core } = this.control;
            const numbers = core.taken(core.trace(this, this.mainPart, time));
            shownFrames.push([pathOf(this.mainPart), [...numbers]]);
        };
        """
    )
    browser.perform(drag("mouse", element.path))
    frames = browser.evaluate("await pass(20); return shownFrames")
    assert len({data for data, _ in frames}) >= 8
    for data, numbers in frames:
        # A coordinate is off by half a hundredth, and what follows from three of them by two more.
        assert numbers_of(data) == pytest.approx(numbers, abs=0.0251)
