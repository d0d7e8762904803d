"""What elements look like on any page: forced colors, errors in the dark, gradients, rings, badges
in text."""

import pytest

from badges import HEARD, phase
from gestures import drag, keys
from measuring import accessible, settle
from test_field import form, middle, press

IN_CHROMIUM = pytest.mark.engines("chromium")
"""Only its driver shows a page in forced colors, or an input as filled by the browser."""

DELETE = "\ue017"


@IN_CHROMIUM
@pytest.mark.parametrize("style", ["", "color: #fff"])
def test_the_menus_sign_is_seen_in_forced_colors(stage, style):
    browser = stage(f"<jelly-menu id=menu style='{style}'></jelly-menu>")
    with browser.forced_colors():
        sign, fill, stroke = browser.evaluate("""
            const style = (selector, pseudo) =>
                getComputedStyle(menu.shadowRoot.querySelector(selector), pseudo);
            const { fill, stroke } = style("path");
            return [style("i", "::before").backgroundColor, fill, stroke];""")
    assert sign == stroke != fill


@IN_CHROMIUM
def test_what_the_browser_fills_in_does_not_cover_the_outline(stage):
    browser = stage("<style>body { background: #111; color: rgb(200, 255, 200) }</style>" + form())
    browser.devtools("DOM.enable")
    browser.devtools("CSS.enable")
    root = browser.devtools("DOM.getDocument", depth=-1)["root"]["nodeId"]
    node = browser.devtools("DOM.querySelector", nodeId=root, selector="#field input")["nodeId"]
    browser.devtools("CSS.forcePseudoState", nodeId=node, forcedPseudoClasses=["autofill"])
    assert browser.evaluate("""
        await pass(20);
        const { backgroundClip, webkitTextFillColor, backgroundImage } =
            getComputedStyle(field.input);
        return [field.input.matches(":autofill"), backgroundClip, webkitTextFillColor,
                backgroundImage];
        """) == [True, "text", "rgb(200, 255, 200)", "none"]
    browser.devtools("CSS.disable")
    browser.devtools("DOM.disable")


def test_a_gradient_of_the_page_fills_an_outline(stage):
    browser = stage("""
        <style>jelly-bar { --jelly-fill: url(#dusk); height: 60px }</style>
        <jelly-bar id=bar><svg slot=defs><linearGradient id=dusk>
            <stop stop-color=red></stop></linearGradient></svg>Text</jelly-bar>""")
    assert browser.evaluate("""
        const { fill } = getComputedStyle(bar.shadowRoot.querySelector("path"));
        const { width, height } = bar.firstElementChild.getBoundingClientRect();
        const { localName } = bar.shadowRoot.getElementById("dusk");
        return [fill.includes("#dusk"), localName, width, height];
        """) == [True, "linearGradient", 0, 0]
    browser.evaluate("""
        const template = document.createElement("template");
        template.innerHTML = "<svg slot=defs><pattern id=dots></pattern></svg>";
        bar.querySelector("svg").replaceWith(template.content);
        await pass(1);""")
    assert browser.evaluate("""
        return ["dusk", "dots"].map((id) => bar.shadowRoot.getElementById(id) !== null)""") == [
        False,
        True,
    ]


# Corners


def test_what_has_no_radius_of_its_own_has_round_corners(stage):
    browser = stage("""
        <style>jelly-box, jelly-field, jelly-refresh { width: 200px }</style>
        <jelly-box id=plain>Press</jelly-box><jelly-field id=field label=Name></jelly-field>
        <jelly-box id=square corner-radius=0>Press</jelly-box>
        <jelly-refresh id=refresh><div slot=title>News</div><div>Rows</div></jelly-refresh>""")
    assert browser.evaluate("""
        await pass(3);
        const has = (element, x, y) => element.shadowRoot.querySelector("[part=outline]")
            .isPointInFill(new DOMPoint(x, y));
        const { borderTopLeftRadius, overflowX } = getComputedStyle(refresh);
        return [plain, field, square].map((one) => [has(one, 2, 2), has(one, 12, 12)])
            .concat([[plain.cornerRadius, borderTopLeftRadius, overflowX]]);""") == [
        [False, True],
        [False, True],
        [True, True],
        [12, "12px", "clip"],
    ]


# Errors

CONTRAST = """
    // The color that an element's style names, as light as a screen shows it: from 0 to 1.
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const lightness = (color) => {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
            const part = byte / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one, other) => {
        const [light, dark] = [lightness(one), lightness(other)].sort((a, b) => b - a);
        return (light + 0.05) / (dark + 0.05);
    };
    """
"""The contrast of two colors as WCAG 2.2 has it."""

PAGES = {
    "light": ("", "white"),
    "dark": (":root { color-scheme: dark }", "Canvas"),
    "dark by its own colors": ("body { background: #1c1c1e; color: #e5e5e7 }", "#1c1c1e"),
}


@pytest.mark.parametrize("page", PAGES)
def test_an_error_can_be_read_on_any_page(stage, page):
    css, ground = PAGES[page]
    browser = stage(f"""<style>{css}</style>
        <jelly-field id=field label=Email error-text=Missing></jelly-field>
        <jelly-refresh id=refresh><div slot=title>News</div><div id=list>Rows</div>
        </jelly-refresh>""")
    browser.evaluate("refresh.refresh(); refresh.endRefresh('failure')")
    browser.wait_until("return refresh.matches(':state(failed)')")
    text, outline, edge = browser.evaluate(
        CONTRAST
        + """
        // A canvas of its own does not follow the color scheme.
        const patch = document.createElement("p");
        patch.style.color = arguments[0];
        document.body.append(patch);
        const ground = getComputedStyle(patch).color;
        const strokeOf = (element) =>
            getComputedStyle(element.shadowRoot.querySelector("[part=outline]")).stroke;
        const { color } = getComputedStyle(field.querySelector("[slot=error-text]"));
        return [color, strokeOf(field), strokeOf(refresh)].map((one) => contrast(one, ground));""",
        ground,
    )
    # WCAG 2.2, level AA: 1.4.3 for small text, 1.4.11 for what shows a state.
    assert text >= 4.5 and outline >= 3 and edge >= 3


@IN_CHROMIUM
def test_an_error_and_a_bar_at_rest_use_the_colors_that_somebody_has_chosen(stage):
    browser = stage("""
        <jelly-field id=field label=Email error-text=Missing></jelly-field>
        <jelly-refresh id=refresh><div id=list>Rows</div></jelly-refresh>""")
    strokes = """
        const patch = document.createElement("p");
        patch.style.color = "CanvasText";
        document.body.append(patch);
        const strokes = [field, refresh].map((element) => {
            const path = element.shadowRoot.querySelector("[part=outline]");
            const { stroke, strokeWidth } = getComputedStyle(path);
            return [stroke === getComputedStyle(patch).color ? "text" : stroke, strokeWidth];
        });
        patch.remove();
        return strokes;"""
    with browser.forced_colors():
        assert browser.evaluate(strokes) == [["text", "3px"], ["none", "1px"]]
        browser.evaluate("refresh.refresh(); await pass(3)")
        assert browser.evaluate(strokes)[1] == ["text", "1px"]
        browser.evaluate("refresh.endRefresh('failure')")
        browser.wait_until("return isIdle()")
        assert browser.evaluate(strokes)[1] == ["text", "3px"]


# The ring of focus

RING = """
    const { shadowRoot } = document.querySelector("jelly-box, jelly-field");
    return shadowRoot.querySelector(".ring") !== null;"""


@pytest.mark.pointers("mouse", "touch")
def test_a_click_on_a_button_shows_no_ring_and_a_key_does(stage, pointer):
    browser = stage("""<button id=before>Before</button>
        <jelly-box style='width: 200px'><button id=button>Press</button></jelly-box>
        <input id=after>""")
    press(browser, middle(browser, "button"), pointer)
    browser.evaluate("await pass(2); button.focus({ focusVisible: false })")
    assert not browser.evaluate(RING)
    browser.evaluate("before.focus()")
    browser.perform(keys("\ue004"))
    browser.wait_until("return document.activeElement === button")
    assert browser.evaluate(RING)
    browser.evaluate("after.focus()")
    assert not browser.evaluate(RING)


def test_a_field_that_is_written_in_has_a_ring(stage):
    browser = stage(form())
    assert not browser.evaluate(RING)
    press(browser, middle(browser))
    browser.wait_until("return document.activeElement === field.input")
    assert browser.evaluate(RING)


# Badges


def test_a_badge_stands_in_text_and_grows_with_it(stage):
    browser = stage("""<p id=text style='font-size: 16px; margin: 20px'>Mails
        <jelly-badge id=badge inline count=3></jelly-badge> and more</p>""")
    read = """
        await pass(3);
        const { left, width, top, height } = badge.getBoundingClientRect();
        const line = text.getBoundingClientRect();
        const button = badge.shadowRoot.querySelector("[part=button]").getBoundingClientRect();
        return [left > line.left, top > line.top - height / 2, Math.round(width),
                Math.round(height), Math.round(button.width) <= 44,
                getComputedStyle(badge).position];"""
    assert browser.evaluate(read) == [True, True, 22, 22, True, "static"]
    browser.evaluate("text.style.fontSize = '32px'")
    assert browser.evaluate(read)[2:4] == [44, 44]


def test_a_badge_at_a_corner_grows_with_the_text_of_the_page(stage):
    browser = stage(
        "<div style='position: relative; margin: 50px'>"
        "<jelly-badge id=badge count=3></jelly-badge></div>"
    )
    browser.evaluate("document.documentElement.style.fontSize = '32px'")
    assert browser.evaluate(
        "await pass(3); return [badge.offsetWidth, getComputedStyle(badge).fontSize]"
    ) == [44, "24px"]


def test_a_badge_that_the_page_lets_flow_keeps_its_size(stage):
    browser = stage(
        "<jelly-badge id=badge count=3 style='position: static; display: inline-block'>"
        "</jelly-badge>"
    )
    # Its own outline and nothing larger.
    assert browser.evaluate("""
        await pass(3);
        const { width } = badge.shadowRoot.querySelector("svg").getBoundingClientRect();
        return [badge.offsetWidth, Math.round(width)]""") == [22, 22]


@IN_CHROMIUM
@pytest.mark.parametrize("tag", ["a href=#there", "button"])
def test_a_badge_in_a_link_is_part_of_its_name_and_no_button(stage, tag):
    browser = stage(
        f"{HEARD}<{tag} id=link style='position: relative'>Mail"
        f"<jelly-badge id=badge count=3 label='unread mails'></jelly-badge></{tag.split()[0]}>"
    )
    role = "link" if tag.startswith("a") else "button"
    assert accessible(browser, "button", "link") == [(role, "Mail 3 unread mails")]
    browser.evaluate("link.focus()")
    browser.perform(keys("\ue004"))
    assert browser.evaluate("return badge.shadowRoot.activeElement") is None
    browser.evaluate("badge.count = 4")
    browser.wait_until("return badge.shadowRoot.querySelector('[aria-live]').textContent === ''")
    assert accessible(browser, role) == [(role, "Mail 4 unread mails")]
    # A key on the link throws it away and brings it back.
    browser.evaluate("link.focus()")
    browser.perform(keys(DELETE))
    assert phase(browser) == "dismissed"
    settle(browser)
    browser.perform(keys(DELETE))
    assert phase(browser) != "dismissed"


def test_a_badge_in_a_link_is_pulled_and_tapped_through(stage):
    browser = stage("""<a id=link href=#there
        style='position: absolute; left: 100px; top: 100px; width: 60px; height: 60px'>
        Mail<jelly-badge id=badge count=3></jelly-badge></a>""")
    browser.perform(drag("mouse", [(160, 100), (200, 130, 96)], hold=True))
    assert phase(browser) == "stretched"
    browser.release()
    settle(browser)
    browser.perform(drag("mouse", [(160, 100)]))
    browser.wait_until("return location.hash === '#there'")
