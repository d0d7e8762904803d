"""What happens in a page costs no more than it changes: counted, not timed."""

import re

import pytest

from bars import BAR
from elements import each
from gestures import drag, lift
from measuring import styles

pytestmark = pytest.mark.engines("chromium")  # The elements do the same in every engine.

BOX = "position: absolute; left: 20px; top: 20px; width: 400px; padding: 30px"
ROWS = "".join(f"<p>Paragraph {number}</p>" for number in range(1000))

COUNT = """
    window.calls = {};
    window.count = (owner, name) => {
        const own = owner[name];
        owner[name] = function (...values) {
            calls[name] = (calls[name] ?? 0) + 1;
            return own.apply(this, values);
        };
    };
    count(Document.prototype, "createRange");
    count(window, "getComputedStyle");
    count(Element.prototype, "getBoundingClientRect");
    for (const owner of [Document, DocumentFragment, Element])
        for (const name of ["querySelector", "querySelectorAll", "getElementById"])
            if (name in owner.prototype) count(owner.prototype, name);
    """


def press(browser):
    """How often a press at the box's corner asks the page for what."""
    browser.evaluate("calls = {}")
    browser.perform(drag("mouse", [(30, 30)], hold=True))
    calls = browser.evaluate("await pass(2); return calls")
    browser.perform(lift("mouse"))
    return calls


@pytest.mark.parametrize("name", ["jelly-box", "jelly-bar"])
def test_a_press_measures_only_what_is_near_the_outline_and_only_once(stage, name):
    browser = stage(f"<{name} id=held style='{BOX}'>{ROWS}</{name}>")
    browser.evaluate(COUNT)
    first = press(browser)
    assert first["createRange"] < 10
    assert first.get("getComputedStyle", 0) < 20
    second = press(browser)
    assert "createRange" not in second
    # The four corners, for the places of the few events.
    assert second["getBoundingClientRect"] < 100


def test_a_box_whose_content_changes_measures_it_anew(stage):
    browser = stage(f"<jelly-box id=held style='{BOX}'><p>Text</p></jelly-box>")
    browser.perform(drag("mouse", [(30, 30)]))
    assert browser.evaluate("return held.headroom") == pytest.approx(30, abs=2)
    browser.evaluate("held.firstChild.style.marginLeft = '-20px'")
    browser.perform(drag("mouse", [(30, 30)]))
    assert browser.evaluate("return held.headroom") == pytest.approx(10, abs=2)
    browser.evaluate("held.innerHTML = '<p>Other</p>'")
    browser.perform(drag("mouse", [(30, 30)]))
    assert browser.evaluate("return held.headroom") == pytest.approx(30, abs=2)


ASKING = {
    "jelly-bar": "<jelly-bar for=list></jelly-bar>",
    "jelly-pager": "<jelly-pager for=list></jelly-pager>",
    "jelly-menu": "<jelly-menu><button>One</button></jelly-menu>",
    "jelly-field": "<jelly-field label=Name></jelly-field>",
}


@pytest.mark.parametrize("name", ASKING)
def test_a_change_that_names_nothing_asks_no_element(stage, name):
    browser = stage(f"{20 * ASKING[name]}<div id=list></div><main id=main></main>")
    browser.evaluate(COUNT)
    calls = browser.evaluate("""
        calls = {};
        const row = document.createElement("section");
        row.append(document.createElement("p"));
        main.append(row);
        row.firstChild.textContent = "Text";
        await pass(2);
        return calls;
        """)
    # Whether what came names anything is asked once for each piece.
    assert set(calls) <= {"querySelector"} and calls["querySelector"] <= 2
    changed = browser.evaluate("""
        calls = {};
        main.id = "other";
        await pass(2);
        return Object.values(calls).reduce((sum, one) => sum + one, 0);
        """)
    assert changed >= 20


def test_a_bar_that_is_moved_into_another_direction_of_text_turns(stage):
    browser = stage(f"""<main id=main dir=rtl></main>
        {BAR.replace("curve=quadratic", "edge=start curve=quadratic")}""")
    assert browser.evaluate("return bar.physicalEdge") == "left"
    browser.evaluate("""
        if (main.moveBefore) main.moveBefore(bar, null);
        else main.append(bar);
        await pass(3);
        """)
    # The free edge is the one from which the outline's path is drawn.
    browser.perform(drag("mouse", [(80, 90), (40, 90, 96)], hold=True))
    assert browser.evaluate("await pass(2); return bar.depth") > 10


def test_a_drawer_that_rebounds_keeps_the_length_of_its_content(stage):
    # With this tuning it rebounds by eleven pixels, and each frame would lay the content out.
    browser = stage("""<jelly-drawer id=it non-modal tuning=liquid detents='200 400' detent=200
        label=Filters><button>Reset</button></jelly-drawer>""")
    lengths = """
        const times = [...Array(50).keys()].map((n) => it.shownTime * (1 - n / 49) +
            it.restTime * n / 49);
        const looks = times.flatMap((time) => it.frame(() => "", time));
        return new Set(looks.map(([, { height }]) => height).filter(Boolean)).size;"""
    assert browser.evaluate(f"it.show(); await pass(2); {lengths}") == 1
    # Another detent is another length.
    assert browser.evaluate(f"it.detent = '400'; await pass(2); {lengths}") > 10
    browser.evaluate("jelly.clock.rate = 20")
    browser.wait_until("return isIdle()")


@each
def test_the_styles_of_many_new_elements_are_computed_together(stage, element):
    browser = stage(f"{element.html}<main id=main></main>")
    html = re.sub(r" id=\w+", "", element.html)

    def passes(count):
        before = styles(browser)
        browser.evaluate("main.innerHTML = arguments[0]; await pass(4)", count * html)
        return styles(browser) - before

    # Each used to read the direction of text after another one had drawn.
    assert passes(50) <= passes(5) + 3 + 45 * element.styles


@pytest.mark.parametrize("name", ["jelly-switch", "jelly-slider", "jelly-segments"])
def test_a_click_asks_no_other_control(stage, name):
    # What a window calls, each click and press of the page pays for.
    html = f"<{name}></{name}>"
    browser = stage(f"{html}<main id=main></main>")
    added = browser.evaluate(
        """
        let added = 0;
        const own = EventTarget.prototype.addEventListener;
        EventTarget.prototype.addEventListener = function (...values) {
            if (this === window) added += 1;
            return own.apply(this, values);
        };
        main.innerHTML = arguments[0];
        await pass(3);
        return added;
        """,
        20 * html,
    )
    assert added == 0


def test_a_control_without_a_label_does_not_look_for_one(stage):
    browser = stage("<jelly-switch></jelly-switch><main id=main></main>")
    asked = browser.evaluate("""
        const asked = new Set();
        const own = Object.getOwnPropertyDescriptor(ElementInternals.prototype, "labels");
        Object.defineProperty(ElementInternals.prototype, "labels", {
            get() { asked.add(this); return own.get.call(this); } });
        main.innerHTML = "<jelly-switch></jelly-switch><jelly-switch id=a></jelly-switch>" +
            "<label for=b>B</label><jelly-switch id=b></jelly-switch>" +
            "<label>C<jelly-switch></jelly-switch></label>";
        await pass(3);
        return asked.size;
        """)
    assert asked == 2


DRAWN = """return [...document.querySelectorAll("jelly-switch")].map(({ shadowRoot }) =>
    [...shadowRoot.querySelectorAll("path")].every((path) => path.hasAttribute("d")))"""


def test_a_control_is_drawn_when_it_comes_near_the_screen(stage):
    far = "<div style='height: 4000px'></div><jelly-switch id=far></jelly-switch>"
    browser = stage(f"<jelly-switch></jelly-switch>{far}")
    browser.evaluate("await pass(3)")
    assert browser.evaluate(DRAWN) == [True, False]
    # What a page changes meanwhile is there when it is seen, and needs no frame.
    browser.evaluate("far.checked = true")
    browser.wait_until("return isIdle()")
    assert browser.evaluate(DRAWN) == [True, False]
    browser.evaluate("far.scrollIntoView(); await pass(4)")
    assert browser.evaluate(DRAWN) == [True, True]
    assert browser.evaluate("return far.values().progress") == pytest.approx(1)


def test_a_page_is_printed_with_all_its_controls(stage):
    far = "<div style='height: 4000px'></div>" + 3 * "<jelly-switch></jelly-switch>"
    browser = stage(f"<jelly-switch id=near></jelly-switch>{far}")
    browser.evaluate("await pass(3)")
    assert browser.evaluate(DRAWN) == [True, False, False, False]
    browser.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert browser.evaluate(DRAWN) == [True, True, True, True]


def test_a_group_parses_no_text_in_a_frame_but_its_outline(stage):
    chips = 4 * "<div style='width: 72px; height: 36px'></div>"
    browser = stage(
        f"<jelly-group id=it style='display: flex; gap: 4px; width: 600px'>{chips}</jelly-group>"
    )
    browser.evaluate("await pass(3)")
    browser.evaluate(COUNT)
    calls, moved = browser.evaluate("""
        count(KeyframeEffect.prototype, "setKeyframes");
        count(Element.prototype, "animate");
        count(it, "render");
        calls = {};
        jelly.clock.rate = 0.2;
        Object.defineProperty(it, "canFly", { value: false });
        it.style.gap = "30px";
        await pass(8);
        return [calls, [...it.children].slice(1).map((child) =>
            Math.abs(parseFloat(getComputedStyle(child).translate)) > 1)];
        """)
    assert calls["render"] > 4 and moved == 3 * [True]
    assert calls["animate"] <= 8 and "setKeyframes" not in calls
    browser.evaluate("jelly.clock.rate = 20")
    browser.wait_until("return isIdle()")
