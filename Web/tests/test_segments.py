"""Segments in pages that change: values, hidden ones, roles, slots, and what a page removes."""

import pytest

from gestures import drag, keys
from tracks import FORM, beside, reported, sent

IN_ONE = pytest.mark.engines("chromium")
"""For what the elements do the same in every engine."""

RIGHT, END = "\ue014", "\ue010"

MAKE = """
    const button = (value) => Object.assign(document.createElement("button"),
        { value, textContent: `The ${value}` });
    const make = (values) => [...values].map(button);
    """


def group(html, more="", attributes="value=b"):
    return f"<jelly-segments id=it label=View {attributes}>{html}</jelly-segments>{more}"


ABC = "".join(f"<button value={value}>{value.upper()}</button>" for value in "abc")


def drop_and_segment(browser):
    """The ends of the drop and of the selected segment on the screen."""
    browser.evaluate("await pass(3); jelly.clock.rate = 20")
    browser.wait_until("return isIdle()")
    # Browsers add a stroke to the box of a path, some four times as wide as it is.
    return browser.evaluate("""
        it.style.setProperty("--jelly-stroke", "none");
        return [it.shadowRoot.querySelector("[part=outline]"), it.segments[it.selectedIndex]]
            .map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right])""")


# Values

ORDERS = {
    "children, value": "it.replaceChildren(...make('xyz')); it.value = 'z'",
    "value, children": "it.value = 'z'; it.replaceChildren(...make('xyz'))",
    # A library that keeps the buttons changes their attributes before the value, or after it.
    "attributes, value": "[...it.children].forEach((one, at) => one.value = 'xyz'[at]); "
    "it.value = 'z'",
    "value, attributes": "it.value = 'z'; [...it.children].forEach((one, at) => "
    "one.value = 'xyz'[at])",
    "texts, value": "[...it.children].forEach((one, at) => { one.removeAttribute('value'); "
    "one.textContent = 'xyz'[at] }); it.value = 'z'",
    "value, texts": "it.value = 'z'; [...it.children].forEach((one, at) => { "
    "one.removeAttribute('value'); one.firstChild.data = 'xyz'[at] })",
    "none, value, children": "it.replaceChildren(); await pass(2); it.value = 'z'; await pass(2); "
    "it.append(...make('xyz'))",
    "one by one": "it.value = 'z'; it.replaceChildren(...make('x')); await pass(2); "
    "it.append(...make('y')); await pass(2); it.append(...make('z'))",
    "attribute": "it.setAttribute('value', 'z'); it.replaceChildren(...make('xyz'))",
}


@IN_ONE
@pytest.mark.parametrize("selected", "ab")
@pytest.mark.parametrize("order", ORDERS)
def test_a_value_and_its_buttons_are_set_in_any_order(stage, order, selected):
    browser = stage(group(ABC, attributes=f"value={selected}"))
    browser.evaluate(f"{MAKE}{ORDERS[order]}; await pass(2)")
    assert browser.evaluate("return [it.value, it.selectedIndex, it.segments.length]") == [
        "z",
        2,
        3,
    ]
    drop, segment = drop_and_segment(browser)
    assert drop == pytest.approx(segment, abs=0.2)
    assert browser.evaluate("return [...it.children].map((one) => one.tabIndex)") == [-1, -1, 0]


@IN_ONE
def test_the_value_is_that_of_the_children_of_now(stage):
    browser = stage(group(ABC))
    assert browser.evaluate(f"""{MAKE}
        it.replaceChildren(...make("xb"));
        return [it.value, it.selectedIndex, it.segments.length];""") == ["b", 1, 2]
    assert browser.evaluate(f"""{MAKE}
        it.prepend(...make("z"));
        it.selectedIndex = 0;
        return [it.value, it.selectedIndex, it.segments.length];""") == ["z", 0, 3]


@IN_ONE
def test_a_value_stays_where_other_buttons_come_with_it(stage):
    browser = stage(FORM)
    browser.perform(drag("mouse", [beside(browser, "view", 60)]))
    assert reported(browser) == ["input view month", "change view month"]
    browser.evaluate(f"{MAKE} view.replaceChildren(...make(['month', 'year'])); await pass(2)")
    assert sent(browser) == "volume=50&view=month"
    # The neighbor of a segment that is gone is selected, and stays so.
    browser.evaluate("view.firstChild.remove(); await pass(2)")
    assert sent(browser) == "volume=50&view=year"
    browser.evaluate(f"{MAKE} view.append(...make(['month'])); await pass(2)")
    assert sent(browser) == "volume=50&view=year"
    assert reported(browser) == []


@IN_ONE
def test_a_value_that_is_not_there_yet_does_not_change_the_selected_one(stage):
    browser = stage(group(ABC))
    browser.evaluate("it.value = 'z'")
    assert browser.evaluate("return it.value") == "b"
    browser.evaluate("it.lastChild.remove(); await pass(2)")
    assert browser.evaluate("return it.value") == "b"
    browser.evaluate(f"{MAKE} it.append(...make('z')); await pass(2)")
    assert browser.evaluate("return it.value") == "z"


# Hidden segments


@pytest.mark.parametrize("way", ["hidden = true", "style.display = 'none'", "className = 'off'"])
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_hidden_segment_takes_no_place_and_no_key(stage, way, when):
    style = "<style>.off { display: none }</style>"
    browser = stage(group("" if when == "before" else ABC, style, "value=c"))
    browser.evaluate(
        f"""
        if (!it.children.length) it.innerHTML = arguments[0];
        it.children[1].{way};
        await pass(3);""",
        ABC,
    )
    assert browser.evaluate("return it.segments.map(({ value }) => value)") == ["a", "c"]
    drop, segment = drop_and_segment(browser)
    assert drop == pytest.approx(segment, abs=0.2)
    browser.evaluate("it.value = 'a'; it.focus()")
    browser.perform(keys(RIGHT))
    assert browser.evaluate("return [it.value, document.activeElement.value]") == ["c", "c"]
    # It is one again when it is displayed.
    browser.evaluate("""
        it.children[1].hidden = false;
        it.children[1].removeAttribute("style");
        it.children[1].className = "";
        await pass(3);""")
    assert browser.evaluate("return [it.segments.length, it.value]") == [3, "c"]
    drop, segment = drop_and_segment(browser)
    assert drop == pytest.approx(segment, abs=0.2)


@IN_ONE
def test_a_selected_segment_that_is_hidden_comes_back_with_its_value(stage):
    browser = stage(group(ABC))
    browser.evaluate("it.children[1].hidden = true; await pass(3)")
    assert browser.evaluate("return [it.value, it.segments.length]") == ["c", 2]
    browser.evaluate("it.children[1].hidden = false; await pass(3)")
    assert browser.evaluate("return it.value") == "b"


@IN_ONE
def test_segments_that_are_not_displayed_keep_their_value(stage):
    browser = stage(group(ABC))
    browser.evaluate("it.style.display = 'none'; await pass(3)")
    assert browser.evaluate("return [it.value, it.segments.length]") == ["b", 3]
    browser.evaluate("it.value = 'c'; it.style.display = ''; await pass(3)")
    drop, segment = drop_and_segment(browser)
    assert drop == pytest.approx(segment, abs=0.2)


# Roles, slots, and what a page removes


@IN_ONE
@pytest.mark.parametrize("own", ["", " role=tab"])
def test_tabs_report_which_one_is_selected(stage, own):
    browser = stage(group(ABC.replace("<button", f"<button{own}"), attributes="role=tablist"))
    browser.evaluate("it.value = 'b'; await pass(2)")
    assert browser.evaluate("""
        return [...it.children].map((one) => [one.role, one.ariaSelected, one.ariaChecked])""") == [
        ["tab", selected, None] for selected in ("false", "true", "false")
    ]


def test_a_component_may_hand_its_slot_on(stage):
    browser = stage(f"""<x-wrapper id=outer>{ABC}</x-wrapper><script>
        customElements.define("x-wrapper", class extends HTMLElement {{
            constructor() {{
                super();
                this.attachShadow({{ mode: "open" }}).innerHTML =
                    "<jelly-segments value=b><slot></slot></jelly-segments>";
                window.it = this.shadowRoot.firstChild;
            }}
        }});</script>""")
    assert browser.evaluate("return [it.segments.length, it.value]") == [3, "b"]
    drop, segment = drop_and_segment(browser)
    assert drop == pytest.approx(segment, abs=0.2)
    browser.perform(drag("mouse", [beside(browser, "outer.children[2]")]))
    assert browser.evaluate("return it.value") == "c"
    browser.evaluate("outer.lastChild.remove(); await pass(2)")
    assert browser.evaluate("return [it.segments.length, it.value]") == [2, "b"]


def test_what_a_page_takes_away_from_the_buttons_is_put_back(stage):
    browser = stage(f"""<form id=form>{group(ABC)}</form><script>
        let submitted = 0;
        form.onsubmit = (event) => {{ event.preventDefault(); submitted += 1 }}</script>""")
    read = """
        await pass(2);
        return [...it.children].map(({ attributes }) =>
            [...attributes].map(({ name, value }) => `${name}=${value}`).sort());"""
    before = browser.evaluate(read)
    assert before[1] == ["aria-checked=true", "role=radio", "tabindex=0", "type=button", "value=b"]
    # As a morph does: the server has sent none of them.
    browser.evaluate("""
        for (const one of it.children) {
            for (const { name } of [...one.attributes]) {
                if (name !== "value") one.removeAttribute(name);
            }
        }""")
    assert browser.evaluate(read) == before
    browser.perform(drag("mouse", [beside(browser, "it.children[2]")]))
    assert browser.evaluate("return [submitted, it.value]") == [0, "c"]


@IN_ONE
def test_a_selection_writes_each_attribute_once(stage):
    browser = stage(group(ABC))
    assert (
        browser.evaluate("""
        let count = 0;
        new MutationObserver((records) => count += records.length)
            .observe(it, { attributes: true, subtree: true });
        it.value = "c";
        await pass(4);
        return count;""")
        == 4
    )


# Labels


def test_the_space_beside_the_labels_shrinks_before_they_are_cut(stage):
    labels = "".join(
        f"<button>{label}</button>" for label in ["Inbox", "Archive", "Drafts", "Spam"]
    )
    browser = stage(f"""<style>#box {{ font: 16px sans-serif }}</style>
        <div id=box><jelly-segments id=it>{labels}</jelly-segments></div>""")
    widths = """
        box.style.width = `${arguments[0]}px`;
        await pass(3);
        return [it.offsetWidth, ...[...it.children].map((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            return (one.getBoundingClientRect().width - range.getBoundingClientRect().width) / 2;
        })];"""
    full, *air = browser.evaluate(widths, 700)
    # .8em on each side.
    assert air == pytest.approx([12.8] * 4, abs=0.3)
    # As wide as the labels with 5 pixels on each side: all of the labels is seen.
    width, *air = browser.evaluate(widths, full - 4 * 2 * 7.8)
    assert width == pytest.approx(full - 4 * 2 * 7.8, abs=1)
    assert air == pytest.approx([5] * 4, abs=0.3)
    # When there is space again it is used.
    assert browser.evaluate(widths, 700)[0] == full
    browser.evaluate("it.style.setProperty('--jelly-segment-padding', '20px')")
    assert browser.evaluate(widths, 700)[1:] == pytest.approx([20] * 4, abs=0.3)


@IN_ONE
def test_the_first_frame_has_the_widths_of_the_labels(stage):
    """A drop of the mean width would be seen for a frame."""
    browser = stage(group(ABC))
    drop, segment = browser.evaluate("""
        const row = document.createElement("jelly-segments");
        row.append(...["A", "A much longer label"].map((text) =>
            Object.assign(document.createElement("button"), { textContent: text })));
        row.style.setProperty("--jelly-stroke", "none");
        it.replaceWith(row);
        await new Promise(requestAnimationFrame);
        await new Promise((done) => setTimeout(done));
        return [row.shadowRoot.querySelector("[part=outline]"), row.children[0]]
            .map((one) => one.getBoundingClientRect().width)""")
    assert segment > 0 and abs(drop - segment) < 1, (drop, segment)


@IN_ONE
def test_the_selected_label_is_bolder_and_no_wider(stage):
    browser = stage(group(ABC))
    look = """
        await pass(2);
        return [...it.children].map((one) =>
            [one.getBoundingClientRect().width, getComputedStyle(one).webkitTextStrokeWidth]);"""
    widths, strokes = zip(*browser.evaluate(look))
    assert [stroke != "0px" for stroke in strokes] == [False, True, False]
    browser.evaluate("it.value = 'a'")
    others, strokes = zip(*browser.evaluate(look))
    assert others == widths and [stroke != "0px" for stroke in strokes] == [True, False, False]
    browser.evaluate("it.style.setProperty('--jelly-selected-color', 'rgb(1, 2, 3)')")
    assert browser.evaluate("return getComputedStyle(it.children[0]).color") == "rgb(1, 2, 3)"
