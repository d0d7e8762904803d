"""Controls whose core comes late, fails, or is of another version: nothing is lost."""

import threading

import pytest

from gestures import drag, go_on, keys, lift
from tracks import FORM, beside, reported, sent
from webserver import DIST

pytestmark = pytest.mark.engines("chromium")
"""`late_core` has what is the same with and without a core, in all engines."""

FIELD = "<form id=form><jelly-field id=field name=who label=Name></jelly-field></form>"
SPACE, RIGHT = " ", "\ue014"


@pytest.fixture
def late(browser, site):
    """Opens HTML with elements whose core is on its way; `late.come()` lets it arrive."""
    release = threading.Event()
    folder = site.core(after=release)

    def open_page(html):
        browser.viewport(800, 600)
        browser.open(
            site.page(f"""
            <style>html, body {{ margin: 0 }}</style>
            <link rel=stylesheet href=/jelly.css>
            <script src=/tests/pages/stage.js></script>
            {html}
            <script type=module>
                import {{ ready }} from "/{folder}/jelly.js";
                ready.then((isElastic) => window.isElastic = isElastic);
                await pass(3);
                window.isReady = true;
            </script>""")
        )
        browser.wait_until("return window.isReady")
        return browser

    def come():
        release.set()
        browser.wait_until("return window.isElastic && isIdle()")

    open_page.come = come
    yield open_page
    release.set()
    assert browser.evaluate("return errors") == []


@pytest.mark.pointers("mouse", "touch")
def test_a_press_goes_on_while_the_core_comes_and_clicks(late, pointer):
    browser = late(FORM)
    browser.perform(drag(pointer, [beside(browser, "sound")], hold=True))
    late.come()
    assert browser.evaluate("return [!!sound.body, !!view.body]") == [False, True]
    browser.perform(lift(pointer))
    assert reported(browser) == ["input sound true", "change sound true"]
    browser.wait_until("return sound.body && isIdle()")
    assert browser.evaluate("return [sound.checked, sound.values().isOn]") == [True, 1]


def test_a_slider_that_is_dragged_while_the_core_comes_is_dragged_on(late):
    browser = late(FORM)
    x, y = beside(browser, "volume")
    browser.perform(drag("mouse", [(x, y), (x + 30, y)], hold=True))
    late.come()
    browser.perform(go_on("mouse", [(x + 30, y), (x + 60, y)]))
    events = reported(browser)
    assert events[-1].startswith("change volume ")
    assert [event for event in events if event.startswith("change")] == events[-1:]
    browser.wait_until("return volume.body && isIdle()")
    value = browser.evaluate("return volume.value")
    assert 60 < value < 80 and browser.evaluate("return volume.values().value") == value
    # The pointer has focused it, and keys move it on.
    browser.perform(keys(RIGHT))
    assert reported(browser)[-1] == f"change volume {value + 1}"


def test_a_key_that_is_down_while_the_core_comes_clicks(late):
    browser = late(FORM)
    browser.evaluate("sound.focus()")
    space = [{"type": "keyDown", "value": SPACE}], [{"type": "keyUp", "value": SPACE}]
    down, up = ([{"type": "key", "id": "keyboard", "actions": actions}] for actions in space)
    browser.perform(down)
    late.come()
    browser.perform(up)
    assert reported(browser) == ["input sound true", "change sound true"]


def test_a_field_keeps_its_text_its_selection_and_its_focus(late):
    browser = late(FIELD)
    browser.evaluate("field.focus()")
    browser.perform(keys("Ada Lovelace"))
    browser.evaluate("field.input.setSelectionRange(4, 8)")
    late.come()
    assert browser.evaluate("""
        const { selectionStart, selectionEnd } = field.input;
        return [!!field.body, document.activeElement === field.input, selectionStart, selectionEnd,
            new FormData(form).get("who"), field.querySelectorAll("input").length];""") == [
        True,
        True,
        4,
        8,
        "Ada Lovelace",
        1,
    ]


def test_what_a_page_sets_before_the_core_counts_after_it(late):
    browser = late(FORM)
    browser.evaluate("""
        Object.assign(volume, { max: 10, step: .5, value: 7.5, tuning: { preset: "liquid" } });
        sound.checked = true;
        view.value = "month";""")
    late.come()
    assert sent(browser) == "sound=on&volume=7.5&view=month"
    assert browser.evaluate("""
        return [sound.values().isOn, volume.values().value, view.values().selectedIndex,
            volume.tuning.preset];""") == [1, 7.5, 2, "liquid"]


def test_nothing_moves_while_controls_wait_and_when_their_core_comes(late):
    browser = late(f"""<script>
        let shift = 0;
        new PerformanceObserver((list) => {{
            for (const {{ value }} of list.getEntries()) shift += value;
        }}).observe({{ type: "layout-shift", buffered: true }});
        </script>{FORM}{FIELD.replace("id=form", "")}
        <jelly-press><button>Press</button></jelly-press><p>Text</p>""")
    boxes = """
        const parts = document.querySelectorAll("form *, jelly-press, jelly-press *, p");
        return [...parts].map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [one.localName, x, y, width, height].join(" ");
        });"""
    before = browser.evaluate(boxes)
    late.come()
    assert browser.evaluate(boxes) == before
    assert browser.evaluate("await pass(3); return shift") == 0


def test_an_element_that_leaves_before_the_core_gets_a_body_when_it_is_back(late):
    browser = late(FORM)
    browser.evaluate("window.gone = sound; gone.checked = true; gone.remove()")
    late.come()
    assert browser.evaluate("return gone.body") == 0
    assert browser.evaluate("form.prepend(gone); await pass(2); return [!!gone.body, sent()]") == [
        True,
        "sound=on&volume=50&view=day",
    ]


def test_a_core_that_has_failed_can_be_asked_for_again(browser, site):
    browser.open(site.page(FORM))
    assert browser.evaluate("""
        const { load } = await import("/elements/load.js");
        const { JellySwitchElement } = await import("/elements/jelly-switch.js");
        const answers = [];
        for (const core of ["/no.wasm", "/jelly.wasm", "/jelly.wasm"]) {
            answers.push(await load([JellySwitchElement], core), sound.body > 0);
            sound.click();
        }
        return [answers, sound.checked, sound.values().isOn];""") == [
        [False, False, True, True, True, True],
        True,
        1,
    ]


def test_a_core_of_another_version_is_named_and_not_used(browser, site):
    core = (DIST / "jelly.wasm").read_bytes()
    # The last section of a core is its version.
    folder = site.core(core[:-1] + b"?")
    browser.open(
        site.page(f"""<script src=/tests/pages/loading.js></script>{FORM}<script type=module>
            import {{ ready }} from "/{folder}/jelly.js";
            ready.then((isElastic) => window.isElastic = isElastic);</script>""")
    )
    browser.wait_until("return window.isElastic === false")
    (line,) = browser.evaluate("return lines")
    assert f"core: must be available; got that of another version from {site.url}/{folder}" in line
    browser.evaluate("sound.click()")
    assert browser.evaluate("return reported") == ["input sound true", "change sound true"]
