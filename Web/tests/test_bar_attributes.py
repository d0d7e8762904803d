"""What a page can say to a bar: attributes, properties and CSS."""

import re

import pytest

from bars import AT, BAR, ONE_PULL, PULL, depth, difference, exact, let_go_slowly, wait_for_rest
from gestures import drag, lift
from measuring import heard

WORDS = {
    "curve": "curve",
    "edge": "edge",
    "tuning": "tuning",
    "motion": "motion",
    "for": "htmlFor",
}
"""Each attribute and its property."""

WORDS_OF = {
    "curve": ("soft", "wave", "quadratic"),
    "edge": ("top", "bottom", "end"),
    "for": ("", "one", "two"),
    "tuning": ("standard", "reduced", "classic"),
    "motion": ("system", "full", "reduced"),
}
"""Of each attribute the default, and two words."""


def test_an_attribute_and_its_property_are_one(stage):
    browser = stage("<jelly-bar id=bar></jelly-bar>")
    for attribute, property in WORDS.items():
        standard, one, two = WORDS_OF[attribute]
        assert browser.evaluate(
            """
            const [attribute, property, one, two] = arguments;
            const seen = [bar[property]];
            bar[property] = one;
            seen.push(bar.getAttribute(attribute));
            bar.setAttribute(attribute, two);
            seen.push(bar[property]);
            bar.removeAttribute(attribute);
            seen.push(bar[property]);
            return seen;
            """,
            attribute,
            property,
            one,
            two,
        ) == [standard, one, two, standard]


def test_move_scroller_is_there_or_not(stage):
    browser = stage(BAR)
    assert browser.evaluate("""
        const seen = [bar.moveScroller];
        bar.moveScroller = true;
        seen.push(bar.getAttribute("move-scroller"), bar.moveScroller);
        bar.moveScroller = false;
        seen.push(bar.hasAttribute("move-scroller"));
        bar.setAttribute("move-scroller", "");
        seen.push(bar.moveScroller);
        return seen;
        """) == [False, "", True, False, True]


def test_properties_set_before_the_element_is_defined_count(stage):
    browser = stage(
        BAR
        + """
        <div id=list>Rows</div>
        <script>
            Object.assign(bar, { curve: "wave", edge: "bottom", tuning: "reduced", motion: "full",
                                 htmlFor: "list", moveScroller: true });
        </script>"""
    )
    assert browser.evaluate("""
        return [
            ["curve", "edge", "tuning", "motion", "for", "move-scroller"].map(
                name => bar.getAttribute(name)),
            bar.physicalEdge, bar.scroller === list, curvePoints(exact(bar)).length,
            Object.hasOwn(bar, "curve"),
        ];
        """) == [["wave", "bottom", "reduced", "full", "list", ""], "bottom", True, 6, False]


def test_an_unknown_word_means_the_default(stage):
    browser = stage(BAR.replace("id=", "curve=quadratic edge=odd tuning=odd motion=odd id="))
    browser.perform(drag("mouse", PULL, hold=True))
    odd = exact(browser)
    browser.perform(lift("mouse"))
    wait_for_rest(browser)
    browser.evaluate("""
        Object.assign(bar, { edge: "top", tuning: "standard" });
        bar.removeAttribute("motion");
        """)
    browser.perform(drag("mouse", PULL, hold=True))
    assert exact(browser) == odd


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
