"""What a page can say to a bar: attributes, properties and CSS."""

import re

import pytest

from bars import AT, BAR, ONE_PULL, PULL, depth, difference, exact, let_go_slowly, wait_for_rest
from gestures import drag, lift
from measuring import heard


def test_a_tuning_can_be_changed_live(stage):
    browser = stage(BAR)
    browser.perform(drag("mouse", PULL, hold=True))
    held = exact(browser)
    browser.evaluate("bar.tuning = 'reduced'")
    assert exact(browser) == held
    browser.perform(lift("mouse"))
    wait_for_rest(browser)


def test_the_edge_can_be_changed(stage):
    browser = stage(BAR)
    browser.evaluate("bar.edge = 'bottom'")
    browser.perform(drag("mouse", [(200, 90), (200, 0, 96)], hold=True))
    assert depth(browser) > 20
    assert browser.evaluate("return bar.physicalEdge") == "bottom"


@pytest.mark.parametrize("hold", [False, True], ids=["in mid-motion", "under a finger"])
@pytest.mark.parametrize("change", ["edge = 'bottom'", "curve = 'wave'"])
def test_another_edge_or_curve_is_adopted_at_rest_without_a_jump(stage, change, hold):
    browser = stage(BAR)
    if hold:
        browser.perform(drag("mouse", PULL, hold=True))
    else:
        let_go_slowly(browser)
    before, after = browser.evaluate(f"""
        await pass(2);
        const before = [...exact(bar)];
        bar.{change};
        return [before, [...exact(bar)]];
        """)
    assert difference(before, after) < 0.1
    assert heard(browser) == ONE_PULL[: 1 if hold else 2]
    if hold:
        browser.perform(lift("mouse"))
    wait_for_rest(browser)
    assert heard(browser) == ONE_PULL
    path = [(200, 90), (200, 0, 96)] if "edge" in change else PULL
    browser.perform(drag("mouse", path, hold=True))
    assert depth(browser) > 20
    if "curve" in change:
        assert len(exact(browser)) != len(before)


# CSS

FILL = "getComputedStyle(bar.shadowRoot.querySelector('path'))"


def style_of_path(browser, property):
    return browser.evaluate(f"return {FILL}[arguments[0]]", property)


def test_css_strokes_the_outline(stage):
    browser = stage(
        f"<style>jelly-bar {{ --jelly-stroke: rgb(4, 5, 6) }}"
        f"::part(outline) {{ stroke-width: 3px }}</style>{BAR}"
    )
    assert style_of_path(browser, "stroke") == "rgb(4, 5, 6)"
    assert style_of_path(browser, "strokeWidth") == "3px"
    # No scale of the outline's own comes between: the stroke is as wide as the page sets it.
    assert browser.evaluate("""
        const { a, b, c, d, e, f } = bar.shadowRoot.querySelector("path").getCTM();
        return [a, b, c, d, e, f];
        """) == [1, 0, 0, 1, 0, 0]


def test_a_bar_has_no_stroke_unless_asked(stage):
    assert style_of_path(stage(BAR), "stroke") == "none"


def test_a_page_may_place_the_content_by_css(stage):
    browser = stage(
        "<jelly-bar id=bar style='display: flex; width: 300px; gap: 20px' curve=quadratic>"
        "<i style='width: 40px'>a</i><i id=second>b</i></jelly-bar>"
    )
    assert browser.evaluate("return second.getBoundingClientRect().left") == 60


def test_the_content_is_drawn_above_the_outline(stage):
    browser = stage(
        f"<jelly-bar id=bar style='{AT}' curve=quadratic>"
        "<p id=text style='margin: 0'>Text</jelly-bar>"
    )
    assert browser.evaluate("return document.elementFromPoint(60, 50).id") == "text"


@pytest.mark.parametrize("css", ["", "body { background: #111; color: white }"])
def test_text_can_be_read_on_an_outline_that_nobody_has_filled(stage, css):
    browser = stage(f"""<style>{css}</style>
        <jelly-bar curve=quadratic>Inbox</jelly-bar><jelly-box>Card</jelly-box>
        <jelly-field label=Name></jelly-field>
        <jelly-refresh><b slot=title>News</b><div></div></jelly-refresh>""")
    fills = browser.evaluate("""
        return [...document.body.children].filter(({ shadowRoot }) => shadowRoot).map((element) => {
            const { fill, color } = getComputedStyle(element.shadowRoot.querySelector("path"));
            return [fill, color];
        });""")
    assert len(fills) == 4
    for fill, color in fills:
        channels = [float(part) for part in re.findall(r"[\d.]+", fill)]
        # The fill is a thin veil of the text's own color over the page.
        assert fill != color and len(channels) == 4 and channels[3] == pytest.approx(0.12, abs=0.01)
