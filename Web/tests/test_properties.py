"""Properties of the right types, with their defaults, and the states that CSS can ask for."""

import json
import re

import pytest

from bars import BAR
from elements import each
from gestures import drag, lift

IN_ONE = pytest.mark.engines("chromium")
"""For what the elements do the same in every engine."""


def property_of(attribute):
    """The property of an attribute: `startAngle` for `start-angle`."""
    first, *others = attribute.split("-")
    return first + "".join(word.title() for word in others)


def is_number(text):
    return text.replace(".", "").isdigit()


@IN_ONE
@each
def test_defaults_can_be_read(stage, element):
    browser = stage(f"<{element.tag} id=it></{element.tag}>")
    defaults = {"tuning": "standard", "motion": "system", "hidden": False, **element.defaults}
    names = list(defaults)
    assert (
        browser.evaluate(
            "return Object.fromEntries(arguments[0].map((name) => [name, it[name]]))", names
        )
        == defaults
    )
    # Each attribute of the list has a property with a default.
    for attribute in [*element.settings, *element.attributes]:
        assert property_of(attribute) in defaults


@IN_ONE
@each
def test_a_number_is_a_number_a_word_is_known_and_nothing_clears_it(stage, element):
    browser = stage(f"<{element.tag} id=it></{element.tag}>")
    values = {**element.settings, **element.attributes}
    assert (
        browser.evaluate(
            """
        const problems = [];
        for (const [attribute, name] of arguments[0]) {
            const standard = it[name];
            it[name] = 12.5;
            if (it[name] !== 12.5 || it.getAttribute(attribute) !== "12.5") {
                problems.push(`${name} set`);
            }
            it.setAttribute(attribute, " 7 ");
            if (it[name] !== 7) problems.push(`${name} read`);
            for (const nothing of [null, undefined, "", NaN]) {
                it[name] = 3;
                it[name] = nothing;
                if (it[name] !== standard || it.hasAttribute(attribute)) {
                    problems.push(`${name} = ${nothing}`);
                }
            }
            it.setAttribute(attribute, "much");
            // The count of a badge may be a text.
            const isText = it.localName === "jelly-badge" && /^(count|max)$/.test(name);
            const expected = isText ? "much" : standard;
            if (it[name] !== expected) problems.push(`${name} unknown`);
        }
        return problems;""",
            [[name, property_of(name)] for name, value in values.items() if is_number(value)],
        )
        == []
    )
    # An unknown word reads as the default.
    for attribute, word in {**values, "motion": "full"}.items():
        if not word or is_number(word):
            continue
        assert browser.evaluate(
            """
            const [attribute, name, word] = arguments;
            const standard = it[name];
            it[name] = word;
            const seen = [it[name], it.getAttribute(attribute)];
            it[name] = "odd";
            seen.push(it[name] === standard, it.getAttribute(attribute));
            it[name] = null;
            return [...seen, it[name] === standard, it.hasAttribute(attribute)];
            """,
            attribute,
            property_of(attribute),
            word,
        ) == [word, word, True, "odd", True, False]


@IN_ONE
@each
def test_a_flag_is_there_or_not(stage, element):
    browser = stage(f"<{element.tag} id=it></{element.tag}>")
    # A change by a person is a state, and not an attribute.
    states = "checked", "defaultChecked", "open"
    for name in ["hidden", *(name for name, value in element.defaults.items() if value is False)]:
        if name in states:
            continue
        attribute = re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", name)
        assert browser.evaluate(
            """
            const [name, attribute] = arguments;
            it[name] = true;
            const seen = [it.getAttribute(attribute), it[name]];
            it[name] = false;
            seen.push(it.hasAttribute(attribute), it[name]);
            it.setAttribute(attribute, "");
            return [...seen, it[name]];
            """,
            name,
            attribute,
        ) == ["", True, False, False, True], name


@IN_ONE
@each
def test_a_number_that_no_screen_has_room_for_draws_no_outline_without_an_end(stage, element):
    browser = stage(element.html)
    numbers = ["1e308", "-1e308", "Infinity", "-Infinity", "NaN", "1e-320", "0", "-7", "5000"]
    assert (
        browser.evaluate(
            f"""
        const [names, numbers] = arguments;
        const problems = [];
        jelly.clock.rate = 0;
        for (const name of names) {{
            for (const number of numbers) {{
                it.setAttribute(name, number);
                {element.stir}
                for (const seconds of [0, 0.05, 0.3, 9]) {{
                    it.draw(it.shownTime + seconds);
                    if (/NaN|Infinity/.test(allShown(it))) problems.push([name, number]);
                }}
                {element.home}
            }}
            it.removeAttribute(name);
        }}
        return problems;""",
            [name for name, value in element.settings.items() if is_number(value)],
            numbers,
        )
        == []
    )


@each
def test_properties_that_are_set_before_an_element_is_defined_count(stage, element):
    values = {**element.settings, **element.attributes, "tuning": "reduced", "motion": "full"}
    properties = {
        property_of(name): float(value) if is_number(value) else value or True
        for name, value in values.items()
    }
    browser = stage(f"{element.html}<script>Object.assign(it, {json.dumps(properties)})</script>")
    assert browser.evaluate(
        """
            return Object.fromEntries(Object.keys(arguments[0]).map((name) => [
                name, [it[name], Object.hasOwn(it, name)]]))""",
        properties,
    ) == {name: [value, False] for name, value in properties.items()}
    assert browser.evaluate(
        "return arguments[0].map((attribute) => it.getAttribute(attribute))", list(values)
    ) == list(values.values())


# States


def states(browser, name):
    return browser.evaluate(
        """
        await pass(2);
        return ["held", "moving", "open", "refreshing", "armed", "detached"].filter(
            (state) => document.getElementById(arguments[0]).matches(`:state(${state})`));""",
        name,
    )


@pytest.mark.pointers("mouse", "touch")
def test_a_bar_is_held_then_moving_then_at_rest(stage, pointer):
    browser = stage(BAR)
    assert states(browser, "bar") == []
    browser.perform(drag(pointer, [(200, 110), (190, 190, 96)], hold=True))
    assert states(browser, "bar") == ["held"]
    browser.evaluate("jelly.clock.rate = 0.1")
    browser.perform(lift(pointer))
    assert states(browser, "bar") == ["moving"]
    browser.evaluate("jelly.clock.rate = 20")
    browser.wait_until("return isIdle()")
    assert states(browser, "bar") == []


def test_a_menu_is_open_a_refresh_armed_and_refreshing_and_a_badge_detached(stage):
    browser = stage("""
        <jelly-menu id=menu style='margin: 120px'><b>1</b></jelly-menu>
        <div style='position: absolute; left: 500px; top: 100px; width: 60px; height: 60px'>
            <jelly-badge id=badge count=3></jelly-badge></div>
        <jelly-refresh id=refresh
            style='position: absolute; left: 0; top: 250px; width: 300px; height: 300px'>
            <div style='overflow: auto; user-select: none; -webkit-user-select: none'>
                <p style='height: 900px'>Rows</p></div>
        </jelly-refresh>""")
    browser.evaluate(
        "menu.open = true; refresh.action = () => new Promise((done) => window.done = done)"
    )
    assert "open" in states(browser, "menu")
    browser.evaluate("menu.open = false")
    browser.perform(drag("mouse", [(560, 100), (400, 250, 160)], hold=True))
    assert states(browser, "badge") == ["held", "detached"]
    browser.perform(lift("mouse"))
    assert "detached" not in states(browser, "badge")
    browser.perform(drag("mouse", [(150, 270), (150, 560, 160)], hold=True))
    assert states(browser, "refresh") == ["held", "armed"]
    browser.perform(lift("mouse"))
    assert "refreshing" in states(browser, "refresh")
    browser.evaluate("await pass(60); done(); await pass(3)")
    assert "refreshing" not in states(browser, "refresh")


@pytest.mark.pointers("mouse", "touch")
def test_a_pressed_box_and_pager_are_held(stage, pointer):
    browser = stage("""<jelly-box id=box style='width: 200px; height: 60px'></jelly-box>
        <jelly-pager id=pager style='width: 200px'></jelly-pager>""")
    for name, point in ("box", (100, 30)), ("pager", (100, 80)):
        browser.perform(drag(pointer, [point], hold=True))
        assert "held" in states(browser, name)
        browser.perform(lift(pointer))
        assert "held" not in states(browser, name)
