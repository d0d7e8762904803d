"""Attributes are settings of the core: each can change at any time and go back to its default."""

import pytest

ATTRIBUTES = [
    ("jelly-bar", "curve", "wave"),
    ("jelly-bar", "edge", "bottom"),
    ("jelly-refresh", "curve", "wave"),
    ("jelly-refresh", "edge", "bottom"),
    ("jelly-refresh", "threshold", "60"),
    ("jelly-refresh", "inset", "70"),
    ("jelly-refresh", "minimum-duration", "2"),
    ("jelly-box", "press-depth", "20"),
    ("jelly-box", "corner-radius", "8"),
    ("jelly-field", "press-depth", "20"),
    ("jelly-field", "corner-radius", "8"),
    ("jelly-pager", "indicator-style", "square"),
    ("jelly-pager", "axis", "vertical"),
    ("jelly-pager", "diameter", "30"),
    ("jelly-badge", "neck-stretch", "10"),
    ("jelly-badge", "floating", ""),
    ("jelly-menu", "item-diameter", "50"),
    ("jelly-menu", "item-distance", "5"),
    ("jelly-menu", "start-angle", "90"),
    ("jelly-menu", "sweep-angle", "90"),
]

SENT = """
    const [element] = document.body.children;
    const { core, kind, settingsChanged } = element.control;
    const { make, handle } = core;
    const sent = [];
    const made = [];
    core.handle = (kind, body, code, time, address) => {
        const { length } = element.control.settings;
        const { buffer } = core.memory;
        const numbers = () => new Float64Array(buffer.slice(address, address + 8 * length));
        if (code === settingsChanged) sent.push([...numbers()]);
        return handle(kind, body, code, time, address);
    };
    core.make = (...numbers) => made.push(0) && make(...numbers);
    const [attribute, value] = arguments;
    element.configure();
    element.setAttribute(attribute, value);
    element.removeAttribute(attribute);
    Object.assign(core, { make, handle });
    // JSON has no infinity and no NaN.
    return [sent.map((numbers) => numbers.map(String)), made.length];
"""


@pytest.mark.parametrize("tag, attribute, value", ATTRIBUTES)
def test_an_attribute_is_set_and_goes_back_to_its_default(stage, tag, attribute, value):
    browser = stage(f"<{tag}></{tag}>")
    (first, changed, last), made = browser.evaluate(SENT, attribute, value)
    assert last == first
    others = [index for index in range(len(first)) if changed[index] != first[index]]
    assert len(others) == 1
    # NaN would keep what was set.
    assert last[others[0]] != "NaN"
    # The body is the same one all the time.
    assert made == 0
