"""Toasts with an action: how they change, how they end, and for how long they are shown."""

import json

import pytest

from gestures import drag, keys
from measuring import accessible, middle, settle
from test_toast import ESCAPE, FIND, FIRST, HEARS, IN_ONE, PAGE, TEXTS, has_texts
from webserver import TESTS

TRACES = json.loads((TESTS.parents[1] / "Tests/JellyTests/Vectors/toast.json").read_text("utf-8"))
ENTER = "\ue007"
F8 = "\ue038"
NOTE = """
    window.ends = [];
    window.runs = [];
    window.note = (it) => { it.closed.then((reason) => ends.push(reason)); return it; };
    const show = (text, more) => note(toast(text, { seconds: 600, role: 'alert', ...more }));
    window.action = { label: 'Undo', run: () => runs.push(document.activeElement.id) };
    """
BUTTON = f"{FIRST}.querySelector('button')"


@pytest.fixture
def shown(stage):
    """Opens the page and runs a script there, which has `show(text, options)`."""

    def show(script=""):
        browser = stage(PAGE)
        browser.wait_until("return window.toast")
        browser.evaluate(f"{NOTE} {script}")
        settle(browser)
        return browser

    return show


def results(browser):
    """The reasons for which toasts have ended, and what had the focus in each run of an action."""
    return browser.evaluate("await pass(2); return [ends, runs]")


# The action


def test_a_press_of_the_action_runs_it_once_and_removes_the_toast(shown, pointer):
    browser = shown("show('Moved to Trash', { action }); show('Sent')")
    browser.wait_until(has_texts("Moved to TrashUndo", "Sent"))
    point = tuple(map(round, middle(browser, BUTTON)))
    browser.evaluate("input.focus()")
    browser.perform(drag(pointer, [point]))
    browser.wait_until(has_texts("Sent"))
    # A press of the mouse takes the focus from nothing.
    assert results(browser) == [["action"], ["input"]]


@IN_ONE
def test_an_action_runs_once_in_a_frame(shown):
    browser = shown("show('Moved', { action })")
    browser.evaluate(f"const it = {BUTTON}; it.click(); it.click()")
    settle(browser)
    browser.evaluate("await pass(2)")
    assert results(browser) == [["action"], [""]]


def test_keys_lead_to_the_action_and_back(shown):
    browser = shown("input.focus(); show('Moved', { action })")
    browser.perform(keys(F8))
    assert browser.evaluate(f"return {FIRST}.contains(document.activeElement)")
    browser.perform(keys(F8))
    assert browser.evaluate("return document.activeElement.id") == "input"
    browser.evaluate(f"{BUTTON}.focus()")
    browser.perform(keys(ENTER))
    browser.wait_until("return document.activeElement.id === 'input'")
    # The focus has gone back before the action runs.
    assert results(browser) == [["action"], ["input"]]
    browser.perform(keys(F8))
    assert browser.evaluate("return document.activeElement.id") == "input"


@IN_ONE
def test_escape_on_the_action_removes_the_toast(shown):
    browser = shown("input.focus(); show('Moved', { action })")
    browser.evaluate(f"{BUTTON}.focus()")
    browser.perform(keys(ESCAPE))
    browser.wait_until("return document.activeElement.id === 'input'")
    assert results(browser) == [["person"], []]


@IN_ONE
def test_an_action_that_throws_is_reported_and_its_toast_leaves(shown):
    browser = shown("""
        show('Moved', { action: { label: 'Undo', run() { throw new Error('Gone'); } } });""")
    browser.evaluate(f"{BUTTON}.click()")
    settle(browser)
    assert browser.evaluate(TEXTS) == []
    assert results(browser)[0] == ["action"]
    assert browser.evaluate("return errors.splice(0)") == ["Uncaught Error: Gone"]


@IN_ONE
def test_an_action_opens_a_dialog_and_shows_a_toast_above_it(shown):
    browser = shown("""
        input.focus();
        const run = () => { dialog.showModal(); show('Not moved'); };
        show('Moved', { action: { label: 'Why', run } });""")
    browser.perform(keys(F8))
    browser.evaluate(f"{BUTTON}.focus()")
    browser.perform(keys(ENTER))
    browser.wait_until(has_texts("Not moved"))
    assert browser.evaluate("return dialog.contains(document.activeElement)")
    browser.evaluate("dialog.close()")
    browser.wait_until("return document.activeElement.id === 'input'")
    assert browser.evaluate(TEXTS) == ["Not moved"]


@IN_ONE
@pytest.mark.parametrize(
    "option, got",
    [
        ("action: {}", "action: must be { label, run }; got [object Object]"),
        (
            "action: { label: '', run() {} }",
            "action: must be { label, run }; got [object Object]",
        ),
        ("action: 'Undo'", "action: must be { label, run }; got Undo"),
        ("closeLabel: ' '", "closeLabel: must be a string that is not empty; got  "),
    ],
)
def test_a_wrong_action_is_reported(shown, option, got):
    browser = shown(f"""
        console.warn = (text) => runs.push(text);
        show('Moved', {{ {option} }})""")
    assert browser.evaluate(TEXTS) == ["Moved"]
    assert browser.evaluate(f"return {BUTTON}") is None
    assert results(browser)[1] == [f"jelly: toast: {got}"]


def test_a_button_closes_a_toast_by_a_name(shown):
    browser = shown("show('Moved', { closeLabel: 'Close', action })")
    point = tuple(map(round, middle(browser, f"{FIRST}.lastChild")))
    browser.perform(drag("mouse", [point]))
    browser.wait_until("return ends.length")
    assert results(browser) == [["person"], []]


@IN_ONE
def test_a_screen_reader_gets_the_names_of_the_buttons(shown):
    browser = shown("show('Moved', { closeLabel: 'Close', action })")
    assert accessible(browser, "button")[-2:] == [("button", "Undo"), ("button", "Close")]


@IN_ONE
def test_the_buttons_are_large_enough_and_do_not_widen_a_narrow_page(shown):
    browser = shown()
    browser.viewport(320, 480)
    browser.evaluate("toast('A text '.repeat(20), { role: 'alert', action, closeLabel: 'Close' })")
    settle(browser)
    sizes = browser.evaluate(f"""
        const boxOf = (it) => it.getBoundingClientRect();
        const boxes = [...{FIRST}.querySelectorAll('button')].map(boxOf);
        const all = boxOf({FIRST});
        return boxes.map(({{ width, height, left, right }}) =>
            [Math.min(width, height) >= 24, left >= all.left, right <= all.right])""")
    assert sizes == [[True, True, True]] * 2
    assert browser.evaluate(f"return {FIRST}.scrollWidth <= {FIRST}.clientWidth")


def test_the_first_example_of_sonner_runs_with_its_names_exchanged(shown):
    browser = shown()
    example = """
        import { toast } from 'sonner';
        toast('Event has been created', {
            description: 'Sunday, December 03, 2023 at 9:00 AM',
            action: { label: 'Undo', onClick: () => console.log('Undo') },
        });"""
    module = example.replace("'sonner'", f"'{browser.evaluate('return origin')}/elements/toast.js'")
    browser.evaluate(
        """
        console.log = (text) => runs.push(text);
        const url = URL.createObjectURL(new Blob([arguments[0]], { type: 'text/javascript' }));
        await import(url)""",
        module.replace("onClick", "run"),
    )
    browser.wait_until(has_texts("Event has been createdUndo"))
    browser.evaluate(f"{BUTTON}.click()")
    assert results(browser)[1] == ["Undo"]


# Changes


@IN_ONE
def test_an_update_keeps_the_place_and_the_focus(shown):
    browser = shown("""
        window.it = show('Sending', { action });
        show('Saved');""")
    browser.evaluate(f"""
        window.node = {FIRST};
        {BUTTON}.focus();
        it.update('Sent', {{ role: 'status', closeLabel: 'Close' }});
        await pass(2)""")
    assert browser.evaluate(TEXTS) == ["Sent×", "Saved"]
    assert browser.evaluate(
        f"return [{FIRST} === node, node.contains(document.activeElement)]"
    ) == [True, True]
    browser.evaluate("it.close(); it.close()")
    assert results(browser) == [["code"], []]


@IN_ONE
def test_an_update_after_the_end_shows_a_toast_anew(shown):
    browser = shown("window.it = show('Sending'); it.close(); await it.closed")
    browser.evaluate("it.update('Sent', { seconds: 600 }); note(it)")
    browser.wait_until(has_texts("Sent"))
    browser.evaluate("it.close()")
    assert results(browser) == [["code", "code"], []]


@IN_ONE
def test_an_update_before_the_text_is_read_replaces_it(shown):
    browser = shown(f"""{HEARS}
        const it = toast('Sending');
        setTimeout(() => it.update('Sent'), 50);""")
    browser.wait_until("return spoken.length")
    browser.evaluate("await pass(9)")
    assert browser.evaluate("return spoken") == [["polite", "Sent"]]


# Work

WORK = """
    const texts = { pending: 'Sending', done: 'Sent', failed: ({ message }) => `Not ${message}` };
    const work = (promise, more) => toast.promise(promise, { ...texts, ...more })
        .then((it) => runs.push(['value', it]), (it) => runs.push(['error', it.name]));
    """


@IN_ONE
@pytest.mark.parametrize(
    "call, text, outcome",
    [
        ("work(Promise.resolve(3))", "Sent", ["value", 3]),
        ("work(async () => 3, { done: (it) => `Sent ${it}` })", "Sent 3", ["value", 3]),
        ("work(3)", "Sent", ["value", 3]),
        ("work(Promise.resolve(3), { done: undefined })", None, ["value", 3]),
        ("work(Promise.reject(new Error('sent')))", "Not sent", ["value", None]),
        ("work(() => { throw new Error('sent') })", "Not sent", ["value", None]),
        (
            "work(Promise.reject(new TypeError('sent')), { failed: undefined })",
            None,
            ["error", "TypeError"],
        ),
        ("work(Promise.reject(AbortSignal.abort().reason))", None, ["error", "AbortError"]),
        ("work(Promise.reject(undefined), { failed: 'Failed' })", "Failed", ["value", None]),
    ],
)
def test_work_ends_in_the_same_toast(shown, call, text, outcome):
    browser = shown(f"{WORK} await {call}")
    browser.wait_until(has_texts(*([text] if text else [])))
    [result] = browser.evaluate("return runs.map(([kind, it]) => [kind, it ?? null])")
    assert result == outcome


@IN_ONE
def test_work_that_never_ends_stays_until_a_person_removes_it(shown):
    browser = shown(f"""{WORK}
        work(new Promise((done) => (window.finish = done)))""")
    browser.wait_until(has_texts("Sending"))
    browser.evaluate(f"{FIRST}.focus()")
    browser.perform(keys(ESCAPE))
    browser.wait_until(has_texts())
    # It ends after all, which a person should hear of.
    browser.evaluate("finish()")
    browser.wait_until(has_texts("Sent"))


# Time

CLOCK = """
    <script>
        let now = 1000, next = 1;
        const timers = new Map();
        performance.now = () => 1000 * now;
        window.setTimeout = (act, delay = 0, ...all) => {
            timers.set(next, { time: now + delay / 1000, act: () => act(...all) });
            return next++;
        };
        window.clearTimeout = (timer) => timers.delete(timer);
        window.passTo = async (time) => {
            for (;;) {
                const due = [...timers].filter(([, it]) => it.time <= 1000 + time)
                    .sort(([one, first], [two, second]) => first.time - second.time || one - two);
                if (!due.length) break;
                const [[timer, { time: moment, act }]] = due;
                timers.delete(timer);
                now = Math.max(now, moment);
                act();
                for (let step = 0; step < 4; step++) await null;
            }
            now = 1000 + time;
        };
        Object.defineProperty(document, 'hidden', { get: () => window.isUnseen ?? false });
    </script>"""
"""A clock in the hand of a test: a trace lasts for a minute."""
PLAY = f"""
    const [steps] = arguments, ended = {{}}, toasts = {{}}, seen = [];
    for (const {{ at, show = [], remove, pause, visible }} of steps) {{
        await passTo(at);
        for (const {{ id, seconds, hasAction }} of show) {{
            const action = hasAction ? {{ label: 'x', run() {{}} }} : undefined;
            const options = {{ role: 'alert', seconds, action }};
            if (toasts[id]) toasts[id].update(`${{id}}`, options);
            else toasts[id] = toast(`${{id}}`, options);
            toasts[id].closed.then((reason) => (ended[id] = reason));
        }}
        if (remove) toasts[remove].close();
        if (pause !== undefined) {{
            window.isUnseen = pause;
            document.dispatchEvent(new Event('visibilitychange'));
        }}
        await passTo(at);
        if (!visible) continue;
        for (let step = 0; step < 9; step++) await null;
        {FIND}
        const texts = shown.map((it) => it.textContent.replace('x', ''));
        const [count] = texts[0]?.startsWith('+') ? texts.splice(0, 1) : ['+0'];
        seen.push([at, texts.map(Number), Number(count), {{ ...ended }}]);
    }}
    return seen"""


# The driver of WebKit waits by the page's own timers.
@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("trace", TRACES, ids=[trace["name"] for trace in TRACES])
def test_it_follows_the_traces_of_the_core(browser, site, trace):
    browser.open(
        site.page(f"""{CLOCK}<script type=module>
            import {{ toast }} from "/elements/toast.js";
            window.toast = toast;
        </script>""")
    )
    browser.wait_until("return window.toast")
    seen = browser.evaluate(PLAY, trace["steps"])
    assert seen == [
        [step["at"], step["visible"], step["waiting"], step["ended"]]
        for step in trace["steps"]
        if "visible" in step
    ]
