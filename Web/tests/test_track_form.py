"""A switch, a slider and segments in a form: values, events, labels, keys, validity and reset."""

import pytest

from gestures import drag, keys, lift
from measuring import accessible
from tracks import FORM, beside, reported, sent

IN_ONE = pytest.mark.engines("chromium")
"""For what the elements do the same in every engine, and what only DevTools can see."""

LATE = pytest.mark.late_core("chromium")
"""For what they do in the same way before their core is there."""

RIGHT, LEFT, UP, DOWN = "\ue014", "\ue012", "\ue013", "\ue015"
PAGE_UP, PAGE_DOWN, END, HOME = "\ue00e", "\ue00f", "\ue010", "\ue011"
EVENTS = "input", "change"
TAB, ENTER, SPACE = "\ue004", "\ue007", " "


# Pointers


@LATE
@pytest.mark.pointers("mouse", "touch")
def test_a_tap_turns_a_switch_on_and_off(stage, pointer):
    browser = stage(FORM)
    browser.perform(drag(pointer, [beside(browser, "sound")]))
    assert reported(browser) == ["input sound true", "change sound true"]
    assert sent(browser) == "sound=on&volume=50&view=day"
    browser.perform(drag(pointer, [beside(browser, "sound", 20, 18)]))  # 4 px above its end
    assert reported(browser) == ["input sound false", "change sound false"]
    assert sent(browser) == "volume=50&view=day"


@pytest.mark.pointers("mouse", "touch")
def test_a_drag_turns_a_switch_when_the_finger_leaves(stage, pointer):
    browser = stage(FORM)
    start, end = beside(browser, "sound", -12), beside(browser, "sound", 20, 3)
    browser.perform(drag(pointer, [start, (*end, 160)], hold=True))
    assert reported(browser) == []
    browser.perform(lift(pointer))
    # A busy machine hands a touch on later.
    browser.wait_until("return reported.length > 1")
    assert reported(browser) == ["input sound true", "change sound true"]
    # There and back it stays as it is.
    browser.perform(drag(pointer, [end, start, end]))
    assert reported(browser) == []
    assert browser.evaluate("return announced.join(' ')") == (
        "grab cross release grab cross cross release"
    )


@pytest.mark.pointers("mouse", "touch")
def test_a_slider_follows_the_finger_exactly(stage, pointer):
    browser = stage(FORM)
    browser.evaluate("Object.assign(volume, { min: 0, max: 263, step: 'any', value: 100 })")
    browser.wait_until("return isIdle()")
    # 263 of 300 pixels are the way of a drop of 37 pixels.
    left = browser.evaluate("return volume.getBoundingClientRect().left") + 2 + 37 / 2
    way = browser.evaluate("return volume.getBoundingClientRect().width") - 4 - 37
    start = (round(left + 100 * way / 263), beside(browser, "volume")[1])
    browser.perform(drag(pointer, [start, (start[0] + 60, start[1], 200)]))
    events = reported(browser)
    assert events[-1].startswith("change volume ") and len(events) > 5
    assert {event.split()[0] for event in events[:-1]} == {"input"}
    assert browser.evaluate("return volume.value") == pytest.approx(100 + 60 * 263 / way, abs=1e-6)


@LATE
@pytest.mark.pointers("mouse", "touch")
def test_a_tap_moves_a_slider_and_selects_a_segment(stage, pointer):
    browser = stage(FORM)
    browser.perform(drag(pointer, [beside(browser, "volume", 140)]))
    assert reported(browser) == ["input volume 100", "change volume 100"]
    browser.perform(drag(pointer, [beside(browser, "view", 60)]))
    assert reported(browser) == ["input view month", "change view month"]
    # A second tap there changes nothing.
    browser.perform(drag(pointer, [beside(browser, "view", 60)]))
    assert reported(browser) == []
    assert sent(browser) == "volume=100&view=month"
    assert browser.evaluate("return [...view.children].map((one) => one.ariaChecked)") == [
        "false",
        "false",
        "true",
    ]


@LATE
def test_what_is_disabled_does_not_respond_and_is_not_sent(stage):
    browser = stage(FORM.replace("<form id=form>", "<form id=form><fieldset id=set>", 1))
    browser.evaluate("set.disabled = true; await pass(2)")
    for name in "sound", "volume", "view":
        browser.perform(drag("mouse", [beside(browser, name, 25)]))
        browser.evaluate(f"{name}.click(); {name}.focus()")
        browser.perform(keys(SPACE + RIGHT))
    assert reported(browser) == [] and sent(browser) == ""
    browser.evaluate("set.disabled = false; await pass(2)")
    browser.perform(drag("mouse", [beside(browser, "sound")]))
    assert reported(browser) == ["input sound true", "change sound true"]


def test_one_that_is_disabled_in_mid_drag_lets_go(stage):
    browser = stage(FORM)
    start, end = beside(browser, "sound", -12), beside(browser, "sound", 20)
    browser.perform(drag("mouse", [start, end], hold=True))
    browser.evaluate("sound.disabled = true; await pass(2)")
    assert not browser.evaluate("return sound.matches(':state(held)')")
    browser.perform(lift("mouse"))
    browser.wait_until("return isIdle()")
    assert reported(browser) == [] and not browser.evaluate("return sound.checked")
    assert browser.evaluate("return announced.join(' ')") == "grab cross release"


def test_a_value_that_is_set_in_mid_drag_is_reported_by_nobody(stage):
    browser = stage(FORM)
    point = beside(browser, "volume")
    browser.perform(drag("mouse", [point], hold=True))
    browser.evaluate("volume.value = 10; sound.checked = true; view.value = 'week'")
    assert browser.evaluate("return volume.value") == 10
    browser.perform(lift("mouse"))
    browser.wait_until("return isIdle()")
    assert "input" not in " ".join(reported(browser))
    assert sent(browser) == "sound=on&volume=10&view=week"


def test_a_vertical_slider_has_its_smallest_value_at_the_bottom(stage):
    browser = stage("<jelly-slider id=it orientation=vertical></jelly-slider>")
    browser.perform(drag("mouse", [beside(browser, "it", 0, 80)]))
    assert browser.evaluate("return it.value") < 10
    browser.perform(drag("mouse", [beside(browser, "it", 0, -80)]))
    assert browser.evaluate("return it.value") > 90


# Labels, clicks and keys


def test_a_label_and_a_click_by_code_turn_a_switch(stage):
    browser = stage(FORM)
    browser.perform(drag("mouse", [beside(browser, "label")]))
    browser.evaluate("sound.click()")
    expected = [f"{type} sound {value}" for value in ("true", "false") for type in EVENTS]
    assert reported(browser) == expected
    # A drag, after which no click comes, does not eat the next one.
    browser.perform(
        drag("mouse", [beside(browser, "sound", -12), beside(browser, "sound", 300, 99)])
    )
    browser.wait_until("return reported.length === 2")
    browser.evaluate("reported.length = 0; sound.click()")
    assert reported(browser) == ["input sound false", "change sound false"]


@LATE
def test_a_press_and_a_label_around_a_switch_turn_it_once(stage, pointer):
    browser = stage(
        f"""{
            FORM.replace("<label id=label for=sound>Sound</label>", "")
            .replace("<jelly-switch", "<label id=label>Sound <jelly-switch")
            .replace("</jelly-switch>", "</jelly-switch></label>")
        }"""
    )
    browser.perform(drag(pointer, [beside(browser, "sound")]))
    assert reported(browser) == ["input sound true", "change sound true"]
    left, top = browser.evaluate(
        "const { left, top } = label.getBoundingClientRect(); return [left, top]"
    )
    browser.perform(drag(pointer, [(round(left) + 5, beside(browser, "sound")[1])]))
    assert reported(browser) == ["input sound false", "change sound false"]


@LATE
def test_keys_turn_a_switch(stage):
    browser = stage(FORM)
    browser.evaluate("sound.focus()")
    browser.perform(keys(SPACE + SPACE))
    expected = [f"{type} sound {value}" for value in ("true", "false") for type in EVENTS]
    assert reported(browser) == expected
    # One whose release goes to another element turns nothing.
    space = [{"type": "keyDown", "value": SPACE}], [{"type": "keyUp", "value": SPACE}]
    down, up = ([{"type": "key", "id": "keyboard", "actions": actions}] for actions in space)
    browser.perform(down)
    browser.evaluate("volume.focus()")
    browser.perform(up)
    browser.evaluate("sound.focus()")
    assert reported(browser) == []
    # Enter sends the form, as in a checkbox.
    browser.evaluate("form.onsubmit = () => !reported.push('sent')")
    browser.perform(keys(ENTER))
    assert reported(browser) == ["sent"]


@LATE
def test_keys_move_a_slider(stage):
    browser = stage(FORM)
    browser.evaluate("volume.focus()")
    for key, value in {
        RIGHT: 51,
        UP: 52,
        LEFT: 51,
        DOWN: 50,
        PAGE_UP: 60,
        PAGE_DOWN: 50,
        END: 100,
        HOME: 0,
    }.items():
        browser.perform(keys(key))
        assert reported(browser) == [f"{type} volume {value}" for type in EVENTS]
    # At the end of the range a key changes nothing.
    browser.perform(keys(DOWN))
    assert reported(browser) == []
    browser.evaluate("document.dir = 'rtl'; await pass(2)")
    browser.perform(keys(LEFT))
    assert reported(browser) == ["input volume 1", "change volume 1"]


@LATE
def test_keys_select_segments_which_are_one_stop_of_the_tab_key(stage):
    browser = stage(FORM)
    browser.evaluate("volume.focus()")
    browser.perform(keys(TAB))
    assert browser.evaluate("return document.activeElement.value") == "day"
    for key, value in {RIGHT: "week", DOWN: "month", END: None, UP: "week"}.items():
        browser.perform(keys(key))
        assert reported(browser) == [f"{type} view {value}" for type in EVENTS if value]
    browser.perform(keys(HOME + LEFT))
    assert reported(browser)[-1] == "change view month"
    assert browser.evaluate("return document.activeElement.value") == "month"
    browser.perform(keys(TAB))
    assert browser.evaluate("return document.activeElement.id") == "send"
    browser.evaluate("view.dir = 'rtl'; view.focus(); await pass(2)")
    browser.perform(keys(RIGHT))
    assert reported(browser)[-1] == "change view week"


@LATE
def test_a_disabled_segment_is_not_selected(stage):
    browser = stage(FORM)
    browser.evaluate("view.children[1].disabled = true; view.focus()")
    browser.perform(keys(RIGHT))
    assert reported(browser) == ["input view month", "change view month"]
    # A drop that is caught on its way would be dragged past the segment.
    browser.wait_until("return isIdle()")
    way = [beside(browser, "view", 60), beside(browser, "view.children[1]")]
    # At rest it is not thrown past the segment.
    browser.perform(drag("mouse", way, pause_ms=200))
    assert reported(browser) == [] and browser.evaluate("return view.value") == "month"


@LATE
@IN_ONE
def test_assistive_technologies_get_roles_names_and_values(stage):
    browser = stage(FORM)
    roles = "switch", "slider", "radiogroup", "radio"
    assert sorted(accessible(browser, *roles)) == [
        ("radio", "Day"),
        ("radio", "The whole month"),
        ("radio", "Week"),
        ("radiogroup", "View"),
        ("slider", "Volume"),
        ("switch", "Sound"),
    ]


# Forms


@LATE
def test_a_reset_brings_back_the_values_of_the_attributes(stage):
    browser = stage(FORM)
    browser.evaluate("sound.checked = true; volume.value = 7; view.value = 'week'")
    assert sent(browser) == "sound=on&volume=7&view=week"
    browser.evaluate("form.reset()")
    assert sent(browser) == "volume=50&view=day"
    # From then on the attributes count again.
    browser.evaluate("""
        sound.setAttribute("checked", "");
        volume.setAttribute("value", 20);
        view.setAttribute("value", "month");""")
    assert sent(browser) == "sound=on&volume=20&view=month"
    assert reported(browser) == []


@LATE
def test_a_switch_can_be_required(stage):
    browser = stage(FORM)
    state = "return [sound.validity.valueMissing, form.checkValidity(), !!sound.validationMessage]"
    assert browser.evaluate(state) == [False, True, False]
    browser.evaluate("sound.required = true")
    assert browser.evaluate(state) == [True, False, True]
    browser.perform(drag("mouse", [beside(browser, "sound")]))
    assert browser.evaluate(state) == [False, True, False]
    browser.evaluate("volume.setCustomValidity('Too loud')")
    assert browser.evaluate("return [volume.validity.customError, volume.validationMessage]") == [
        True,
        "Too loud",
    ]
    browser.evaluate("volume.setCustomValidity('')")
    assert browser.evaluate("return form.checkValidity()")


RANGES = [
    {"min": "10", "max": "20"},
    {"min": "20", "max": "10"},
    {"min": "0", "max": "1", "step": "any"},
    {"min": "0", "max": "1", "step": "0.1", "value": "0.77"},
    {"step": "30", "value": "100"},
    {"step": "500", "value": "70"},
    {"step": "-1", "value": "3.7"},
    {"step": "many", "min": "few", "max": "", "value": "none"},
    {"min": "-5", "max": "5", "value": "1e9"},
    {"min": "3", "max": "3", "value": "-2"},
    {"min": "NaN", "max": "Infinity", "value": "NaN"},
]


@pytest.mark.parametrize("attributes", RANGES)
def test_a_slider_treats_bad_numbers_as_a_range_input_does(stage, attributes):
    # Without `min` an input counts its steps from `value`; a slider from its smallest value.
    attributes = {"min": "0", **attributes}
    written = " ".join(f"{name}='{value}'" for name, value in attributes.items())
    browser = stage(
        f"<input id=native type=range {written}><jelly-slider id=it {written}></jelly-slider>"
    )
    assert browser.evaluate("return it.value") == browser.evaluate("return native.valueAsNumber")
    for value in "12.3", "-1e9", "1e9", "", "NaN", "0.35":
        browser.evaluate("it.value = native.value = arguments[0]", value)
        here, there, core = browser.evaluate(
            "return [it.value, native.valueAsNumber, it.values().value]"
        )
        assert here == there == pytest.approx(core, abs=1e-9), value


@LATE
def test_segments_may_come_later_change_and_go(stage):
    browser = stage("<jelly-segments id=it value=two style='width: 300px'></jelly-segments>")
    assert browser.evaluate("return [it.value, it.selectedIndex]") == ["two", -1]
    browser.evaluate("""
        it.innerHTML = "<button>one</button><button>two</button><button>three</button>";
        await pass(3);""")
    assert browser.evaluate("return [it.value, it.selectedIndex]") == ["two", 1]
    # The selected one stays selected wherever it is.
    browser.evaluate("it.prepend(it.lastChild); await pass(3)")
    assert browser.evaluate("return [it.value, it.selectedIndex]") == ["two", 2]
    browser.evaluate("it.lastChild.remove(); await pass(3)")
    assert browser.evaluate("return [it.value, it.selectedIndex]") == ["one", 1]
    browser.evaluate("it.replaceChildren(); await pass(3)")
    assert browser.evaluate("return it.selectedIndex") == -1


@pytest.mark.parametrize("count", [1, 2, 8, 9, 200])
def test_the_drop_lies_on_its_segment(stage, count):
    labels = "".join(f"<button>{'label ' * (index % 4)}{index}</button>" for index in range(count))
    browser = stage(f"<jelly-segments id=it style='width: 700px'>{labels}</jelly-segments>")
    for index in {0, count // 2, count - 1}:
        browser.evaluate("it.selectedIndex = arguments[0]; jelly.clock.rate = 20", index)
        browser.wait_until("return isIdle()")
        drop, segment = browser.evaluate(
            """
            // Browsers add a stroke to the box of a path, some four times as wide as it is.
            it.style.setProperty("--jelly-stroke", "none");
            return [it.shadowRoot.querySelector("[part=outline]"), it.children[arguments[0]]]
                .map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right])
            """,
            index,
        )
        # Browsers place boxes in sixty-fourths of a pixel.
        assert drop == pytest.approx(segment, abs=0.1 + count / 128)


# Without the core


def test_without_the_core_they_are_of_use(browser, site):
    folder = site.core(b"", status=404)
    browser.viewport(800, 600)
    browser.open(
        site.page(f"""<script src=/tests/pages/stage.js></script>{FORM}<script type=module>
            import {{ ready }} from "/{folder}/jelly.js";
            ready.then(() => window.isReady = true);</script>""")
    )
    browser.wait_until("return window.isReady")
    assert sent(browser) == "volume=50&view=day"
    browser.perform(drag("mouse", [beside(browser, "sound")]))
    assert reported(browser) == ["input sound true", "change sound true"]
    browser.perform(drag("mouse", [beside(browser, "label")]))
    assert reported(browser) == ["input sound false", "change sound false"]
    browser.evaluate("volume.focus()")
    browser.perform(keys(RIGHT))
    assert reported(browser) == ["input volume 51", "change volume 51"]
    browser.perform(drag("mouse", [beside(browser, "view.children[1]")]))
    assert reported(browser) == ["input view week", "change view week"]
    browser.perform(keys(LEFT))
    assert reported(browser) == ["input view day", "change view day"]
    browser.evaluate("form.reset(); volume.value = 7")
    assert sent(browser) == "volume=7&view=day"
