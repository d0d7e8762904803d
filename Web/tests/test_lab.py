"""The lab as it is opened from disk: usable by everybody, and a link is a tuning."""

import json
from urllib.parse import quote

import pytest

from gestures import drag, keys
from test_gallery import problems
from webserver import DIST

LAB = (DIST / "lab.html").as_uri()

CONTROLS = [
    "jelly-bar",
    "elastic-refresh",
    "elastic-field",
    "gooey-pager",
    "gooey-badge",
    "gooey-menu",
]

IN_ONE = pytest.mark.engines("chromium")


def opener(browser):
    def open_lab(state="", width=1280, height=900):
        browser.viewport(width, height)
        browser.open("about:blank")
        browser.open(LAB + state)
        # A browser compiles its 800 kB of WebAssembly first, beside two others.
        browser.wait_until(
            "return !!document.querySelector('#parts > *')"
            " && !!document.getElementById('text').textContent",
            seconds=15,
        )
        return browser

    return open_lab


@pytest.fixture
def lab(browser):
    """Opens the lab with a state in its address."""
    return opener(browser)


@pytest.fixture
def dark_lab(browsers, engine):
    return opener(browsers(engine, dark=True))


def text(browser, which="text"):
    return browser.evaluate("return document.getElementById(arguments[0]).textContent", which)


def choose(browser, which, value):
    browser.evaluate(
        """
        const select = document.getElementById(arguments[0]);
        select.value = arguments[1];
        select.dispatchEvent(new Event('change', { bubbles: true }));
        """,
        which,
        value,
    )


def slide(browser, path, value):
    """Moves the slider of a part of the tuning."""
    browser.evaluate(
        """
        const part = document.querySelector(`#parts [aria-label="${arguments[0]}"]`);
        const slider = part.querySelector('input[type=range]');
        slider.value = arguments[1];
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((next) => setTimeout(next, 100));
        """,
        path,
        value,
    )


def test_after_a_failure_of_its_module_another_instance_answers(browser, site):
    browser.open(
        site.page("""<script type=module>
        import { openAnswers } from "/lab/answers.js";
        const ask = await openAnswers(await (await fetch("/lab.wasm")).arrayBuffer());
        const trace = { control: "jelly-bar", size: [300, 60], tuning: "standard", events: [] };
        const answer = () => JSON.stringify(ask({ ask: "tuning", trace }));
        const { decode } = TextDecoder.prototype;
        const answers = [answer()];
        // The next call of the module ends as one that WebKit gives up.
        TextDecoder.prototype.decode = () => {
            TextDecoder.prototype.decode = decode;
            throw new WebAssembly.RuntimeError("as planned");
        };
        answers.push(answer(), answer());
        window.answers = [...answers, TextDecoder.prototype.decode === decode];
        </script>""")
    )
    browser.wait_until("return window.answers", seconds=15)
    first, second, third, has_failed = browser.evaluate("return answers")
    assert has_failed and first == second == third
    assert json.loads(first)["parts"]


@pytest.mark.parametrize("control", CONTROLS)
def test_axe_finds_nothing(lab, control):
    assert problems(lab(f"#control={control}")) == []


@IN_ONE
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_in_the_dark_or_on_a_phone(dark_lab, width):
    assert problems(dark_lab("", width)) == []


@pytest.mark.parametrize("width", [320, 390, 768, 1600])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@IN_ONE
def test_nothing_is_wider_than_the_screen(lab, width, direction):
    browser = lab("", width)
    browser.evaluate("document.documentElement.dir = arguments[0]", direction)
    assert browser.evaluate("return document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("control", CONTROLS)
def test_both_tunings_move_under_one_gesture(lab, control):
    browser = lab(f"#control={control}")
    found = browser.evaluate(
        """
        const scrub = document.getElementById('scrub');
        const shown = new Set();
        const other = new Set();
        for (let step = 1; step < 8; step++) {
            scrub.value = step / 8 * 0.6;
            scrub.dispatchEvent(new Event('input'));
            const element = document.querySelector('#stage ' + arguments[0]);
            shown.add(element.shadowRoot.querySelector('[part=outline]').getAttribute('d'));
            other.add(document.querySelector('.over path').getAttribute('d'));
        }
        return [shown.size, other.size];
        """,
        control,
    )
    assert min(found) >= 4


def test_a_link_is_a_tuning(lab):
    tuning = {"from": "standard", "follow": 0.7, "spring": {"response": 0.9, "dampingRatio": 0.8}}
    browser = lab(f"#settings.edge=wave&a={quote(json.dumps(tuning))}&b=calm")
    assert text(browser, "trouble") == ""
    assert "tuning.follow = 0.7" in text(browser)
    assert "JellyBar.Tuning.standard(.wave)" in text(browser)
    slide(browser, "Dent limit", 0.2)
    address = browser.evaluate("return location.hash")
    again = lab(address)
    assert "tuning.dentLimit = 0.2" in text(again)
    assert again.evaluate("return location.hash") == address


@IN_ONE
@pytest.mark.parametrize(
    "state, message",
    [
        ("a=brisk", 'A, tuning: "brisk" is not one of: standard, liquid, classic, calm'),
        ('b={"follow":"much"}', "B, tuning.follow: expected a number, found a string"),
        ('a={"folow":1}', "A, tuning.folow: unknown field (known here: from, profile, follow,"),
        (
            'a={"spring":{"response":0,"dampingRatio":1}}',
            "A, tuning.spring.response: 0 is not within",
        ),
        ("control=jelly-bean", 'control: "jelly-bean" is not one of: jelly-bar,'),
        ("settings.edge=round", 'edge: "round" is not one of: single, wave, soft'),
        ("gesture=99_0", "gesture: event 0 is wrong"),
    ],
)
def test_what_is_wrong_in_a_link_is_named(lab, state, message):
    browser = lab("#" + quote(state, safe="=&"))
    assert text(browser, "trouble").startswith(message)
    assert "The default is shown in its place." in text(browser, "trouble")
    assert text(browser).strip() == "let tuning = JellyBar.Tuning.standard(.soft)"


def test_a_change_can_be_undone_and_done_again(lab):
    browser = lab()
    slide(browser, "Follow", 0.8)
    assert "tuning.follow = 0.8" in text(browser)
    browser.evaluate(
        "document.getElementById('undo').click(); await new Promise(n => setTimeout(n, 200))"
    )
    assert "follow" not in text(browser)
    browser.evaluate(
        "document.getElementById('redo').click(); await new Promise(n => setTimeout(n, 200))"
    )
    assert "tuning.follow = 0.8" in text(browser)


@IN_ONE
def test_the_tuning_is_copied_in_every_form(lab):
    browser = lab(f"#a={quote(json.dumps({'follow': 0.75}))}")
    forms = {
        "Swift": "tuning.follow = 0.75",
        "SwiftUI": "JellyBar(tuning: tuning)",
        "UIKit": "bar.tuning = tuning",
        "HTML attribute": '<jelly-bar tuning=\'{"from":"standard","follow":0.75}\'>',
        "Trace": '"control": "jelly-bar"',
        "CSS linear()": "linear(0,",
    }
    for name, expected in forms.items():
        choose(browser, "format", name)
        assert expected in text(browser), name
    choose(browser, "format", "Trace")
    trace = json.loads(text(browser))
    assert trace["tuning"] == {"from": "standard", "follow": 0.75}


def test_a_spring_is_dragged_by_its_curve(lab, pointer):
    browser = lab()
    browser.evaluate("document.querySelector('.spring').scrollIntoView({ block: 'center' })")
    place = browser.evaluate("""
        await new Promise((next) => setTimeout(next, 300));
        const handle = document.querySelector('.handle');
        const { left, top, width, height } = handle.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
        """)
    browser.perform(drag(pointer, [tuple(place), (place[0] + 60, place[1] + 20)]))
    browser.wait_until(
        "return document.getElementById('text').textContent.includes('tuning.spring')"
    )
    after = browser.evaluate("""
        const handle = document.querySelector('.handle');
        const { left, top, width, height } = handle.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
        """)
    assert after[1] == pytest.approx(place[1] + 20, abs=3)


def test_a_spring_is_changed_by_keys(lab):
    browser = lab()
    browser.evaluate("document.querySelector('.handle').focus()")
    browser.perform(keys("\ue014\ue014\ue015"))
    browser.wait_until(
        """
        const { textContent } = document.getElementById('text');
        return textContent.includes('DampedSpring(response: 0.44, dampingRatio: 0.31)');
        """
    )


def test_a_gesture_of_ones_own_is_played_with_both_tunings(lab, pointer):
    browser = lab()
    browser.evaluate("document.getElementById('record').click()")
    x, y = browser.evaluate("""
        const bar = document.querySelector('#stage jelly-bar');
        const { left, top, width } = bar.getBoundingClientRect();
        return [Math.round(left + width / 2), Math.round(top + 60)];
        """)
    browser.perform(drag(pointer, [(x, y), (x + 20, y + 90, 96)]))
    browser.evaluate(
        "document.getElementById('record').click(); await new Promise(n => setTimeout(n, 300))"
    )
    assert "gesture=" in browser.evaluate("return location.hash")
    choose(browser, "format", "Trace")
    types = [event["type"] for event in json.loads(text(browser))["events"]]
    assert types[0] == "touch-began" and types[-1] == "touch-ended"
