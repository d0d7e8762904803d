"""Native inputs, and anything else, in an outline that bulges when it is touched."""

import pytest

from gestures import drag, keys
from measuring import accessible, heard, settle

IN_ONE = pytest.mark.engines("chromium")
"""For what the elements do the same in every engine."""

TAB, ENTER = "\ue004", "\ue007"

AT = "style='position: absolute; left: 50px; top: 40px; width: 300px'"
FIELD = f"<jelly-field id=field name=email label=Email {AT}></jelly-field>"


def form(field=FIELD, more=""):
    """A form that notes what it would send, with a button to tab away from."""
    return f"""
        <button id=before style='position: absolute; left: 600px'>Before</button>
        <form id=form>{field}{more}</form>
        <script>
            const sent = [];
            form.addEventListener("submit", (event) => {{
                event.preventDefault();
                sent.push([...new FormData(form)]);
            }});
        </script>"""


def middle(browser, selector="input", x=0.5):
    """A point in what `selector` finds in the element, from 0 at its left to 1 at its right."""
    return browser.evaluate(
        """
        const element = document.querySelector("jelly-field, jelly-box");
        const found = element.querySelector(arguments[0]);
        const { left, top, width, height } = found.getBoundingClientRect();
        return [Math.round(left + width * arguments[1]), Math.round(top + height / 2)];
        """,
        selector,
        x,
    )


def press(browser, point, pointer="mouse"):
    browser.perform(drag(pointer, [point]))


def has_focus(browser):
    return browser.evaluate("await pass(2); return document.activeElement === field.input")


def bulges(browser):
    """The bulges of the next 0.2 s of the page's clock, in pixels outwards; it may stand still."""
    return browser.evaluate("""
        const element = document.querySelector("jelly-field, jelly-box");
        const time = Math.max(jelly.clock.seconds(), element.shownTime);
        const at = (n) => element.values(time + n * 0.005).sideDisplacement;
        return Array.from({ length: 40 }, (_, n) => at(n));
        """)


# The input


def test_the_input_is_native_and_has_a_label(stage):
    browser = stage(
        form(
            f"<jelly-field id=field name=email type=email label=Email value=me@here.example "
            f"placeholder=you autocomplete=email required {AT}></jelly-field>"
        )
    )
    assert browser.evaluate("""
        const { input } = field;
        return [
            input.localName, input.parentElement === field, input.name, input.type, input.value,
            input.placeholder, input.autocomplete, input.required, field.value,
            [...input.labels].map((label) => label.textContent), form.elements.email === input,
            [...new FormData(form)], [...form.elements].includes(field), field.hasAttribute('name'),
        ];
        """) == [
        "input",
        True,
        "email",
        "email",
        "me@here.example",
        "you",
        "email",
        True,
        "me@here.example",
        ["Email"],
        True,
        [["email", "me@here.example"]],
        False,
        True,
    ]
    press(browser, middle(browser, "label", x=0.05))
    assert has_focus(browser)


def test_an_input_label_and_error_of_the_pages_own_are_taken(stage):
    browser = stage(
        form(f"""
        <jelly-field id=field {AT}>
            <label slot=label id=mine>Name</label>
            <input id=name name=name aria-describedby=hint>
            <span slot=error-text id=wrong></span>
        </jelly-field><p id=hint>As in your passport</p>""")
    )
    assert browser.evaluate("""
        field.reject("Missing");
        return [
            field.children.length, field.input === document.getElementById("name"), mine.htmlFor,
            mine.textContent, field.input.getAttribute("aria-describedby"), wrong.textContent,
        ];
        """) == [3, True, "name", "Name", "hint wrong", "Missing"]


def test_what_is_typed_is_sent_by_enter(stage):
    browser = stage(form())
    press(browser, middle(browser))
    browser.perform(keys("me"))
    assert browser.evaluate("return [field.value, [...new FormData(form)]]") == [
        "me",
        [["email", "me"]],
    ]
    browser.perform(keys(ENTER))
    assert browser.evaluate("await pass(2); return sent") == [[["email", "me"]]]


def test_what_is_required_is_asked_for_beside_the_input(stage):
    browser = stage(
        form(
            FIELD.replace("id=field", "id=field required"),
            "<jelly-field name=other required></jelly-field><button>Send</button>",
        )
    )
    press(browser, middle(browser))
    settle(browser)
    browser.perform(keys(ENTER))
    text = browser.evaluate("return field.errorText")
    assert text and text == browser.evaluate("return field.input.validationMessage")
    assert browser.evaluate("""
        const error = document.getElementById(field.input.getAttribute("aria-describedby"));
        const { bottom } = field.input.getBoundingClientRect();
        const below = error.getBoundingClientRect().top >= bottom;
        return [
            error.textContent, error.role ?? error.getAttribute("role"), below,
            field.input.getAttribute("aria-invalid"), sent,
        ];
        """) == [text, "alert", True, "true", []]
    assert "shake field" in heard(browser)
    # The first wrong one has the focus.
    assert has_focus(browser)
    browser.perform(keys("m"))
    assert browser.evaluate("""
        const error = field.querySelector("[slot=error-text]");
        return [field.errorText, error.textContent, field.input.getAttribute("aria-invalid")];
        """) == ["", "", None]


@IN_ONE
def test_reset_clears_the_error(stage):
    browser = stage(form() + "<form id=another></form>")
    browser.evaluate("field.value = 'me'; field.reject('Not you'); another.reset()")
    assert browser.evaluate("return [field.errorText, field.input.ariaInvalid]") == [
        "Not you",
        "true",
    ]
    browser.evaluate("form.reset()")
    assert browser.evaluate("return [field.value, field.errorText, field.input.ariaInvalid]") == [
        "",
        "",
        None,
    ]


@IN_ONE
def test_it_is_disabled_by_a_fieldset_and_by_itself(stage):
    browser = stage(form(f"<fieldset id=set disabled>{FIELD}</fieldset>"))
    is_open = "await pass(1); return !field.input.matches(':disabled')"
    assert not browser.evaluate(is_open)
    assert browser.evaluate("return [...new FormData(form)]") == []
    browser.evaluate("set.disabled = false")
    assert browser.evaluate(is_open)
    browser.evaluate("field.disabled = true")
    assert not browser.evaluate(is_open)
    browser.evaluate("set.disabled = true; set.disabled = false")
    assert not browser.evaluate(is_open)
    browser.evaluate("field.disabled = false")
    assert browser.evaluate(is_open)
    assert browser.evaluate("return [...new FormData(form)]") == [["email", ""]]


@IN_ONE
def test_one_made_disabled_stays_so_until_it_is_told(stage):
    browser = stage(form(FIELD.replace("id=field", "id=field disabled")))
    assert browser.evaluate("return field.input.disabled")
    browser.evaluate("field.removeAttribute('disabled')")
    assert not browser.evaluate("return field.input.disabled")


@IN_ONE
def test_a_value_set_before_it_is_defined_is_kept(stage):
    browser = stage(f"{FIELD}<script>field.value = 'early'; field.label = 'Mail'</script>")
    assert browser.evaluate(
        "return [field.input.value, field.querySelector('label').textContent]"
    ) == ["early", "Mail"]


@IN_ONE
def test_its_texts_and_input_come_once_when_it_moves(stage):
    browser = stage(form(FIELD, "<main id=main></main>"))
    browser.evaluate("field.value = 'me'; field.reject('No'); main.append(field); await pass(3)")
    assert browser.evaluate("return [field.children.length, field.value, field.errorText]") == [
        *(3, "me", "No")
    ]
    assert (
        browser.evaluate("return field.input.getAttribute('aria-describedby').split(' ').length")
        == 1
    )


# The outline


def test_a_press_bulges_the_sides_and_focuses_the_input(stage, pointer):
    browser = stage(form())
    at_rest = browser.evaluate("return shown(field)")
    browser.evaluate("""
        window.bulges = [];
        new MutationObserver(() => bulges.push(field.values().sideDisplacement)).observe(
            field.shadowRoot.querySelector("path"), { attributeFilter: ["d"] });
        jelly.clock.rate = 0.1;
        """)
    press(browser, middle(browser, x=0.2), pointer)
    browser.wait_until("return document.activeElement === field.input")
    browser.wait_until("return Math.max(...bulges) > 1")
    settle(browser)
    # Once, and not again for the focus.
    assert heard(browser) == ["nudge field"]
    assert browser.evaluate("return shown(field)") == at_rest


@pytest.mark.pointers("mouse", "touch")
def test_a_press_beside_the_input_focuses_it(stage, pointer):
    browser = stage(
        form(
            FIELD
            + """
        <style>jelly-field input { width: 60% !important }</style>"""
        )
    )
    # The focus counts as the press's for a moment of the page's clock.
    browser.evaluate("jelly.clock.rate = 0.1")
    press(browser, [330, middle(browser)[1]], pointer)
    browser.wait_until("return document.activeElement === field.input")
    assert heard(browser) == ["nudge field"]


def test_a_press_on_the_label_bulges_once(stage):
    browser = stage(form())
    press(browser, middle(browser, "label", x=0.05))
    assert has_focus(browser)
    assert heard(browser) == ["nudge field"]


def test_the_keyboards_focus_bulges_all_sides(stage):
    browser = stage(form())
    browser.evaluate("before.focus(); jelly.clock.rate = 0")
    browser.perform(keys(TAB))
    assert has_focus(browser)
    assert heard(browser) == ["nudge field"]
    assert max(map(abs, bulges(browser))) > 0.2
    settle(browser)


def test_the_focus_pushes_the_outline_in_from_where_it_was(stage):
    browser = stage("""
        <jelly-box id=box style='position: absolute; left: 200px; top: 200px; padding: 20px 60px'>
            <button id=inside>Inside</button></jelly-box>
        <button id=left style='position: absolute; left: 10px; top: 220px'>Left</button>
        <button id=right style='position: absolute; left: 600px; top: 220px'>Right</button>
        <button id=below style='position: absolute; left: 220px; top: 500px'>Below</button>
        """)
    # The core pushes from the top, the bottom, the left and the right, in this order.
    assert browser.evaluate("""
        const seen = [];
        const handle = box.handle;
        box.handle = function (...event) {
            // The clearance that was measured before is a setting, with more numbers.
            if (event[1]?.length === 1) seen.push(event[1][0]);
            return handle.apply(this, event);
        };
        for (const from of [left, right, below]) {
            from.focus();
            inside.focus();
        }
        inside.blur();
        inside.focus();
        return seen;
        """) == [2, 3, 1, 0]


@IN_ONE
@pytest.mark.parametrize("depth, sign", [("", -1), ("40", -1), ("-40", 1), ("0", 0)])
def test_its_press_depth_limits_a_nudge(stage, depth, sign):
    browser = stage(
        form(
            FIELD.replace(
                "id=field", f"id=field press-depth={depth or 10}" if depth else "id=field"
            )
        )
    )
    browser.evaluate("jelly.clock.rate = 0; field.nudge()")
    found = max(bulges(browser), key=abs)
    assert found * sign > 0.2 if sign else found == 0


DEEPEST = """
    const path = element.shadowRoot.querySelector('path');
    const time = jelly.clock.seconds();
    let deepest = 0;
    for (let after = 0; after < 0.45; after += 0.005) {
        element.draw(time + after);
        const { left, top } = path.ownerSVGElement.getBoundingClientRect();
        const length = path.getTotalLength();
        for (let at = 0; at < 1; at += 0.01) {
            const { x, y } = path.getPointAtLength(at * length);
            const [right, down] = [x + left - box.left, y + top - box.top];
            deepest = Math.max(
                deepest, Math.min(right, box.width - right, down, box.height - down));
        }
    }
    return deepest;"""


@IN_ONE
@pytest.mark.parametrize(
    "content, headroom",
    [
        # In the middle of a field of 44 pixels, 10 from its ends.
        ("<jelly-field label=Email press-depth=30 corner-radius=14></jelly-field>", 10),
        (
            "<jelly-box press-depth=30 corner-radius=14>"
            "<p>Words, 6 pixels from the edge</jelly-box>",
            6,
        ),
        ("<jelly-box press-depth=30 corner-radius=14><button>Painted</button></jelly-box>", 9),
        (
            "<jelly-box press-depth=30 corner-radius=14>"
            "<button class=clear>Text</button></jelly-box>",
            4,
        ),
    ],
)
def test_no_dent_reaches_what_stands_in_it(stage, content, headroom):
    browser = stage(f"""
        <style>
            jelly-field, jelly-box {{ display: block; width: 300px; margin: 40px }}
            p {{ margin: 0; padding: 6px; line-height: 1 }}
            button {{ display: block; margin: 9px; width: 282px; height: 40px }}
            .clear {{ margin: 0; width: 300px; padding: 4px; line-height: 1; height: auto;
                border: 0; background: none }}
        </style>{content}""")
    deepest = browser.evaluate(
        """
        const element = document.querySelector('jelly-field, jelly-box');
        const box = (element.input ?? element).getBoundingClientRect();
        jelly.clock.rate = 0;
        element.nudge();"""
        + DEEPEST
    )
    assert 0.4 * headroom < deepest < headroom + 0.5


@IN_ONE
def test_its_press_depth_can_change(stage):
    browser = stage(form())
    browser.evaluate("field.pressDepth = -40; jelly.clock.rate = 0; field.nudge()")
    assert max(bulges(browser)) > 0.2


def test_a_rejection_shakes_and_is_said(stage):
    browser = stage(form())
    browser.evaluate("""
        window.shifts = [];
        const slot = field.shadowRoot.querySelector("slot:not([name])");
        new MutationObserver(() => shifts.push(parseFloat(slot.style.translate) || 0)).observe(
            slot, { attributeFilter: ["style"] });
        jelly.clock.rate = 0.1;
        field.reject("No such address");
        """)
    browser.wait_until(
        "return shifts.length > 15 && Math.max(...shifts) > 2 && Math.min(...shifts) < -2"
    )
    settle(browser)
    assert browser.evaluate("return shifts.at(-1)") == 0
    assert heard(browser) == ["shake field"]
    assert (
        browser.evaluate(
            "return [field.errorText, field.querySelector('[slot=error-text]').textContent]"
        )
        == ["No such address"] * 2
    )


def test_an_alert_is_born_with_its_text(stage):
    """Firefox does not announce what is put into an alert that is displayed already."""
    browser = stage(form())
    alert = "field.querySelector('[role=alert]')"
    height = browser.evaluate("return field.offsetHeight")
    assert browser.evaluate(f"return getComputedStyle({alert}).display") == "none"
    browser.evaluate("field.reject('No such address')")
    assert browser.evaluate(f"""
        const {{ display, fontSize, minHeight }} = getComputedStyle({alert});
        return [display, {alert}.textContent, parseFloat(minHeight) / parseFloat(fontSize)];
        """) == ["block", "No such address", 1.5]
    # Its line is kept free.
    assert browser.evaluate("return field.offsetHeight") == height
    browser.evaluate("field.errorText = ''")
    assert browser.evaluate(f"return getComputedStyle({alert}).display") == "none"
    assert browser.evaluate("return field.offsetHeight") == height


@IN_ONE
def test_the_sign_of_an_error_is_not_read(stage):
    browser = stage(form())
    browser.evaluate("field.reject('No such address')")
    assert browser.evaluate("""
        return getComputedStyle(field.querySelector("[slot=error-text]"), "::before").content
        """).startswith('"\u26a0')
    texts = [name for role, name in accessible(browser) if "address" in name or "\u26a0" in name]
    assert texts and set(texts) == {"No such address"}


def test_with_less_motion_nothing_bulges_or_shakes(reduced_stage):
    browser = reduced_stage(form())
    browser.evaluate("field.nudge(); field.reject('No'); await pass(1)")
    assert set(bulges(browser)) == {0}
    assert browser.evaluate("return [field.values().shakeOffset, field.errorText]") == [0, "No"]


# Boxes

BOX = f"<jelly-box id=box {AT}><button id=button>Press</button></jelly-box>"


def test_a_button_in_a_box_is_clicked_by_key_and_bulges(stage):
    browser = stage(form(BOX))
    browser.evaluate(
        "button.type = 'button'; button.onclick = () => window.clicks = "
        "(window.clicks ?? 0) + 1; before.focus()"
    )
    browser.perform(keys(TAB))
    assert heard(browser) == ["nudge box"]
    browser.perform(keys(ENTER))
    assert heard(browser) == ["nudge box", "nudge box"]
    assert browser.evaluate("return clicks") == 1
    settle(browser)


def test_a_button_in_a_box_is_pressed_and_bulges_once(stage, pointer):
    browser = stage(form(BOX))
    browser.evaluate("""
        button.type = 'button';
        button.onclick = () => window.clicks = (window.clicks ?? 0) + 1;""")
    press(browser, middle(browser, "button"), pointer)
    browser.wait_until("return window.clicks === 1")
    assert heard(browser) == ["nudge box"]


@pytest.mark.parametrize(
    "markup, target", [(BOX, "button"), (FIELD, "input")], ids=["box", "field"]
)
def test_a_press_in_a_busy_page_bulges_once(stage, pointer, markup, target):
    """The focus of a touch comes after the finger has left: too late to tell it by its time."""
    browser = stage(form(markup))
    browser.evaluate("""
        const wait = (until) => { while (performance.now() < until); };
        addEventListener('pointerup', () => wait(performance.now() + 600), true);
        addEventListener('click', () => window.isClicked = true);""")
    press(browser, middle(browser, target), pointer)
    browser.wait_until("return window.isClicked")
    kinds = [line.split()[0] for line in heard(browser) if "nudge" in line]
    assert kinds == ["nudge"]


@IN_ONE
def test_the_right_button_bulges_it_by_the_focus_alone(stage):
    """No finger moves the outline then."""
    browser = stage(form())
    browser.evaluate("addEventListener('contextmenu', (event) => event.preventDefault())")
    [mouse] = drag("mouse", [middle(browser)])
    right = [{**act, "button": 2} if "button" in act else act for act in mouse["actions"]]
    browser.perform([{**mouse, "actions": right}])
    assert has_focus(browser)
    assert heard(browser) == ["nudge field"]


# Cleanup


def test_a_check_by_code_shows_nothing_and_leaves_the_focus(stage):
    browser = stage(form(FIELD.replace("id=field", "id=field required"), "<input id=other>"))
    browser.evaluate("form.addEventListener('input', () => form.checkValidity()); other.focus()")
    browser.perform(keys("me"))
    assert browser.evaluate(
        "return [other.value, field.value, field.errorText, field.checkValidity()]"
    ) == ["me", "", "", False]
    assert browser.evaluate("return document.activeElement.id") == "other"


def test_null_undefined_and_an_empty_text_clear(stage):
    browser = stage(form() + "<jelly-badge id=badge count=3></jelly-badge>")
    for nothing in "null", "undefined", "''":
        assert browser.evaluate(f"""
            field.errorText = "Wrong";
            field.label = "Name";
            badge.count = 3;
            const was = [field.hasAttribute("error-text"), badge.hasAttribute("count")];
            field.errorText = field.label = badge.count = {nothing};
            return [...was, ...[field, badge].map((element) => element.getAttributeNames()
                .filter((name) => ["error-text", "label", "count"].includes(name)).join())];
            """) == [True, True, "", ""]
    assert browser.evaluate("return field.input.getAttribute('aria-invalid')") is None


def test_a_pages_styles_for_inputs_do_not_cover_the_outline(stage):
    browser = stage(
        """<style>
        input { border: 3px solid red; background: white; box-shadow: 0 0 9px red }
        input:focus { outline: 3px solid blue }</style>"""
        + form()
    )
    press(browser, middle(browser))
    assert browser.evaluate("""
        const style = getComputedStyle(field.input);
        const { borderTopWidth, outlineStyle, backgroundColor, boxShadow } = style;
        return [borderTopWidth, outlineStyle, backgroundColor, boxShadow];
        """) == ["0px", "none", "rgba(0, 0, 0, 0)", "none"]
