"""Every element as a page and its reader want it: mirrored, with less motion, in other colors."""

import pytest

from elements import ELEMENTS, each, go_home, let_go_slowly, settle
from gestures import drag, go_on, keys, lift

IN_ONE = pytest.mark.engines("chromium")
"""For what only its DevTools can do, or what the elements do the same in every engine."""

# Directions

BOXES = """
    await pass(1);
    const boxes = [...it.shadowRoot.querySelectorAll("path, [part]"), ...it.querySelectorAll("*")]
        .filter((one) => one.checkVisibility({ opacityProperty: true }))
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width && height);
    return boxes.map(({ left, top, right, bottom }) => [left, top, right, bottom]);
    """
"""The boxes of all parts and of all content."""


@each
def test_from_right_to_left_it_is_mirrored(stage, element):
    def boxes(is_mirrored):
        browser = stage(element.html)
        # Live, as a page may change it.
        browser.evaluate(
            "document.documentElement.dir = arguments[0]; await pass(3)",
            "rtl" if is_mirrored else "ltr",
        )
        # WebKit keeps a list at its left end, which is then the last page.
        go_home(browser, element)
        place = (lambda x, y, *time: (800 - x, y, *time)) if is_mirrored else lambda *point: point
        found = [browser.evaluate(BOXES)]
        path = [place(*point) for point in element.path]
        # A pull begins at the first move that the browser reports beyond a click's.
        browser.perform(drag("mouse", path[:2], hold=True))
        browser.evaluate("await pass(2)")
        browser.perform(go_on("mouse", path[1:], hold=True))
        settle(browser, element)
        found.append(browser.evaluate(BOXES))
        browser.perform(lift("mouse"))
        settle(browser, element)
        return [*found, browser.evaluate(BOXES)]

    for ones, others in zip(boxes(False), boxes(True)):
        mirrored = [[800 - right, top, 800 - left, bottom] for left, top, right, bottom in ones]
        assert len(ones) == len(others)
        for one, other in zip(mirrored, others):
            # A pointer comes in whole pixels, and text is placed in sixtieths.
            assert one == pytest.approx(other, abs=0.3)


# Less motion


def motion(browser, element):
    """The values of the motion by code, every 50 ms, and after its end."""
    return browser.evaluate(f"""
        jelly.clock.rate = 0;
        await pass(1);
        {element.stir}
        const start = Math.max(jelly.clock.seconds(), it.shownTime);
        return [...Array(30).keys(), 200].map((step) => {{
            const values = it.values(start + step * 0.05);
            return Object.values(values).flat(9).map((one) => typeof one === "number" ? one : 0);
        }});""")


def difference(some, others):
    """The greatest difference between two motions."""
    return max(
        abs(one - other)
        for values, other_values in zip(some, others, strict=True)
        for one, other in zip(values, other_values, strict=True)
    )


@each
def test_reduced_motion_is_the_systems_or_the_pages(stage, reduced_stage, element):
    standard = motion(stage(element.html), element)
    reduced = motion(reduced_stage(element.html), element)
    assert difference(standard, reduced) > 0.01
    # An author may choose it for everybody, or full motion all the same.
    for attribute in "motion=reduced", "tuning=reduced":
        assert difference(motion(stage(element.but(attribute).html), element), reduced) < 1e-6
    full = motion(reduced_stage(element.but("motion=full").html), element)
    assert difference(full, standard) < 1e-6


@IN_ONE
@each
def test_the_systems_setting_can_be_switched_in_mid_motion(stage, browser, element):
    reduced = motion(stage(element.but("motion=reduced").html), element)
    stage(element.html)
    at_rest = browser.evaluate(BOXES)
    let_go_slowly(browser, element)
    try:
        browser.set_reduced_motion(True)
        browser.wait_until("return matchMedia('(prefers-reduced-motion: reduce)').matches")
        settle(browser, element)
        go_home(browser, element)
        assert browser.evaluate(BOXES) == [pytest.approx(box, abs=0.1) for box in at_rest]
        assert difference(motion(browser, element), reduced) < 1e-6
    finally:
        browser.set_reduced_motion(False)


# Colors

PAINT = """
    await pass(3);
    return [...it.shadowRoot.querySelectorAll("path")].map((path) => {
        const { fill, stroke } = getComputedStyle(path);
        return [fill, stroke];
    });
    """


@IN_ONE
@each
def test_in_forced_colors_it_is_seen_in_the_colors_that_somebody_has_chosen(stage, element):
    browser = stage(element.html)
    browser.evaluate("it.style.cssText += '; --jelly-fill: rgb(4, 5, 6); color: rgb(4, 5, 6)'")
    with browser.forced_colors():
        browser.evaluate(f"{element.stir}")
        paint = browser.evaluate(PAINT)
        [canvas] = browser.evaluate("""
            const patch = document.createElement("p");
            patch.style.color = "Canvas";
            document.body.append(patch);
            return [getComputedStyle(patch).color];""")
    assert "rgb(4, 5, 6)" not in str(paint)
    assert any({*colors} - {"none", canvas} for colors in paint)


AROUND_CONTENT = "jelly-bar", "jelly-refresh", "jelly-field", "jelly-box", "jelly-row"
"""The elements whose presses are mostly those of content, which keeps its own highlight."""


@IN_ONE
@pytest.mark.parametrize(
    "element",
    [one for one in ELEMENTS.values() if one.tag not in AROUND_CONTENT],
    ids=lambda one: one.tag,
)
def test_a_tap_shows_no_rectangle_where_the_element_answers_it(stage, element):
    browser = stage(element.html)
    highlight = browser.evaluate(
        """
        let one;
        for (let root = document; root; root = one.shadowRoot) {
            const inner = root.elementFromPoint(...arguments[0]);
            if (!inner || inner === one) break;
            one = inner;
        }
        return [...it.querySelectorAll("*"), ...it.shadowRoot.querySelectorAll("*"), it]
            .includes(one) && getComputedStyle(one).webkitTapHighlightColor;""",
        element.path[0][:2],
    )
    assert highlight == "rgba(0, 0, 0, 0)"


@each
def test_css_fills_and_strokes_the_outline_which_is_hidden_from_screen_readers(stage, element):
    browser = stage(f"<style id=css></style>{element.html}")
    # From around it, and of its own.
    browser.evaluate("css.textContent = 'body { --jelly-fill: rgb(4, 5, 6) }'")
    assert "rgb(4, 5, 6)" in [fill for fill, _ in browser.evaluate(PAINT)]
    browser.evaluate("""
        css.textContent = "#it { color: rgb(1, 2, 3); --jelly-fill: rgb(4, 5, 6); " +
            "--jelly-stroke: rgb(7, 8, 9) }";""")
    assert ["rgb(4, 5, 6)", "rgb(7, 8, 9)"] in browser.evaluate(PAINT)
    assert browser.evaluate("""
        return [...it.shadowRoot.querySelectorAll("svg")].every((svg) =>
            svg.ariaHidden === "true" || svg.closest("[role]") !== null)""")
    # A page may fill the part itself.
    browser.evaluate("css.textContent += '#it::part(outline) { fill: rgb(10, 11, 12) }'")
    assert "rgb(10, 11, 12)" in [fill for fill, _ in browser.evaluate(PAINT)]


# The focus

OTHERS = "bar", "shape", "drawer", "group"
"""Those without the focus, and those whose content has it, or has it before a grabber."""
FOCUSABLE = {name: one for name, one in ELEMENTS.items() if name not in OTHERS}

RING = """
    await pass(3);
    const rings = [...it.shadowRoot.querySelectorAll(".ring > path")].map((path) => {
        const ring = getComputedStyle(path);
        const gap = getComputedStyle(path.previousSibling.lastChild);
        // Half of a stroke lies outside of the outline.
        const [outer, inner] = [ring, gap].map(({ strokeWidth }) => parseFloat(strokeWidth) / 2);
        return [ring.stroke, outer - inner, inner];
    });
    const all = [it, ...it.querySelectorAll("*"), ...it.shadowRoot.querySelectorAll("*")];
    for (const one of all) {
        const { outlineStyle, outlineColor, outlineWidth, outlineOffset } = getComputedStyle(one);
        const isFocused = it.matches(":focus-visible") || one.matches(":focus-visible");
        if (outlineStyle === "none" || !isFocused) continue;
        rings.push([outlineColor, parseFloat(outlineWidth), parseFloat(outlineOffset)]);
    }
    return rings;
    """
"""The color, the width and the distance of each ring that an element shows."""


@pytest.mark.parametrize("element", FOCUSABLE.values(), ids=FOCUSABLE)
def test_one_ring_of_the_accent_color_shows_the_focus(stage, element):
    # The content of a box is the page's, with a ring of its own.
    css = "<style>jelly-box * { outline: none }</style><style id=css></style>"
    browser = stage(css + element.html)
    assert browser.evaluate(RING) == []
    for _ in range(4):
        browser.perform(keys("\ue004"))
        if browser.evaluate("return it.matches(':focus-within') || it === document.activeElement"):
            break
    [ring] = browser.evaluate(RING)
    accent = browser.evaluate("""
        const patch = document.createElement("p");
        patch.style.color = CSS.supports("color", "AccentColor") ? "AccentColor" : "#0a6fe0";
        document.body.append(patch);
        return getComputedStyle(patch).color;""")
    assert ring == [accent, 2, 2]
    browser.evaluate("css.textContent = '#it { --jelly-focus-color: rgb(4, 5, 6) }'")
    assert browser.evaluate(RING) == [["rgb(4, 5, 6)", 2, 2]]
