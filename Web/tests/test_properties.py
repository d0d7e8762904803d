"""Properties of the right types, with their defaults, and the states that CSS can ask for."""

import pytest

from bars import BAR
from gestures import drag, lift

IN_ONE = pytest.mark.engines("chromium")
"""For what the elements do the same in every engine."""

DEFAULTS = {
    "jelly-bar": {
        "curve": "soft",
        "edge": "top",
        "moveScroller": False,
        "htmlFor": "",
        "tuning": "standard",
        "motion": "system",
        "scroller": None,
        "depth": 0,
    },
    "jelly-refresh": {
        "curve": "soft",
        "edge": "top",
        "threshold": 95,
        "inset": 50,
        "minimumDuration": 0.4,
        "label": "Refresh",
        "refreshingText": "Refreshing",
        "successText": "Up to date",
        "failureText": "Could not refresh",
        "phase": "idle",
        "progress": 0,
    },
    "jelly-box": {"pressDepth": 10, "cornerRadius": 12, "tuning": "standard"},
    "jelly-field": {
        "pressDepth": 10,
        "cornerRadius": 12,
        "label": "",
        "errorText": "",
        "value": "",
        "type": "text",
        "required": False,
        "disabled": False,
        "maxLength": -1,
    },
    "jelly-pager": {
        "axis": "auto",
        "indicatorStyle": "ball",
        "diameter": 20,
        "label": "Pages",
        "pageLabel": "Page {n} of {count}",
        "page": 0,
        "pageCount": 0,
    },
    "jelly-badge": {
        "count": None,
        "max": None,
        "label": "",
        "neckStretch": 20,
        "floating": False,
        "inline": False,
        "phase": "attached",
    },
    "jelly-menu": {
        "label": "Menu",
        "itemDiameter": 44,
        "itemDistance": None,
        "startAngle": 0,
        "sweepAngle": 180,
        "open": False,
    },
}
NUMBERS = {
    "jelly-refresh": ["threshold", "inset", "minimum-duration"],
    "jelly-box": ["press-depth", "corner-radius"],
    "jelly-pager": ["diameter"],
    "jelly-badge": ["count", "max", "neck-stretch"],
    "jelly-menu": ["item-diameter", "item-distance", "start-angle", "sweep-angle"],
}
WORDS = {
    "jelly-bar": {"curve": "wave", "edge": "end", "motion": "full"},
    "jelly-refresh": {"curve": "quadratic", "edge": "bottom"},
    "jelly-pager": {"axis": "vertical", "indicatorStyle": "square"},
}


@pytest.mark.parametrize("kind", DEFAULTS)
def test_defaults_can_be_read(stage, kind):
    browser = stage(f"<{kind} id=it></{kind}>")
    assert (
        browser.evaluate(
            "return Object.fromEntries(arguments[0].map((name) => [name, it[name]]))",
            list(DEFAULTS[kind]),
        )
        == DEFAULTS[kind]
    )


@IN_ONE
@pytest.mark.parametrize("kind", NUMBERS)
def test_a_number_is_a_number_and_nothing_clears_it(stage, kind):
    browser = stage(f"<{kind} id=it></{kind}>")
    assert (
        browser.evaluate(
            """
        const problems = [];
        for (const attribute of arguments[0]) {
            const name = attribute.replace(/-(.)/, (_, letter) => letter.toUpperCase());
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
            const expected = /^(count|max)$/.test(name) ? "much" : standard;
            if (it[name] !== expected) problems.push(`${name} unknown`);
        }
        return problems;""",
            NUMBERS[kind],
        )
        == []
    )


@IN_ONE
@pytest.mark.parametrize("kind", WORDS)
def test_an_unknown_word_reads_as_the_default(stage, kind):
    browser = stage(f"<{kind} id=it></{kind}>")
    for name, word in WORDS[kind].items():
        assert browser.evaluate(
            """
            const [name, word] = arguments;
            const attribute = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
            const standard = it[name];
            it[name] = word;
            const seen = [it[name], it.getAttribute(attribute)];
            it[name] = "odd";
            seen.push(it[name] === standard, it.getAttribute(attribute));
            it[name] = null;
            return [...seen, it[name] === standard, it.hasAttribute(attribute)];
            """,
            name,
            word,
        ) == [word, word, True, "odd", True, False]


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
