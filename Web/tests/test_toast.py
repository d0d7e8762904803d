"""Toasts: elements/toast.js, which shows them as the children of a group."""

import shutil
import subprocess

import pytest

from gestures import DOWN, UP, drag, go_on, keys
from measuring import accessible, middle, settle
from test_drawer_place import KEYBOARD
from webserver import TESTS

IN_ONE = pytest.mark.engines("chromium")
"""For what it does the same in every engine."""

ESCAPE = "\ue00c"
TOAST = """<script type=module>
    const { toast } = await import("/elements/toast.js");
    window.toast = toast;
    </script>"""
PAGE = f"""
    <style>.over {{ position: fixed; inset: 0; z-index: 2147483647; background: #eee }}</style>
    <div class=over></div>
    <input id=input style='position: relative; z-index: 2147483647'>
    <dialog id=dialog style='height: 300px'><button id=save>Save</button></dialog>
    <jelly-drawer id=drawer label=Filters detents=300><button>Done</button></jelly-drawer>
    <div id=popup popover style='width: 100%; height: 100%'>Popover</div>
    <div id=app></div>
    <div id=slotted><p style='height: 100vh; margin: 0'>Text</p></div>
    <script>
        app.attachShadow({{ mode: "open" }}).innerHTML = `
            <button>Save</button><dialog>Dialog</dialog>
            <jelly-drawer label=Filters detents=300><button>Done</button></jelly-drawer>`;
        slotted.attachShadow({{ mode: "open" }}).innerHTML =
            "<dialog style='inset: 0; height: 100vh; max-height: none'><slot></slot></dialog>";
        const inApp = (name) => app.shadowRoot.querySelector(name);
    </script>{TOAST}"""

FIND = """
    const roots = [document, ...[...document.querySelectorAll("*")].map((it) => it.shadowRoot)];
    const group = roots.map((root) => root?.querySelector(".jelly-toasts")).find(Boolean);
    const shown = [...group?.children ?? []].filter((it) => !it.hidden && !it.style.opacity);
    """
TEXTS = f"{FIND} return shown.map((one) => one.textContent)"
"""The texts that are shown, the oldest first."""
IS_USABLE = f"""{FIND}
    const box = shown.at(-1)?.getBoundingClientRect();
    if (!box) return false;
    const find = (root) => {{
        const it = root.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return it?.shadowRoot && it.shadowRoot !== root && !group.contains(it)
            ? find(it.shadowRoot) : it;
    }};
    return shown.at(-1).contains(find(document))"""
"""Whether the newest toast is above all, and not inert."""
FIRST = "document.querySelector('.jelly-toasts > :not([hidden], [style*=opacity])')"
WARNED = "window.warnings = []; console.warn = (text) => warnings.push(text);"


def has_texts(*texts):
    return f"return (() => {{ {TEXTS} }})().join() === '{','.join(texts)}'"


@pytest.fixture
def toasts(stage):
    """Opens the page, and shows toasts with these texts until something removes them."""

    def show(*texts, seconds=600, before=""):
        browser = stage(PAGE)
        browser.wait_until("return window.toast")
        browser.evaluate(before)
        for text in texts:
            browser.evaluate("toast(arguments[0], { seconds: arguments[1] })", text, seconds)
        if texts:
            browser.wait_until(has_texts(*texts))
        settle(browser)
        return browser

    return show


def is_gone(browser):
    browser.wait_until("return !document.querySelector('.jelly-toasts > [tabindex]')")
    settle(browser)
    return browser.evaluate("return !document.querySelector(':popover-open > .jelly-toasts')")


def test_one_call_shows_a_toast_above_all_until_it_is_closed(toasts):
    browser = toasts(before="window.saved = toast('Saved', { seconds: 600 })")
    browser.wait_until(has_texts("Saved"))
    assert browser.evaluate(IS_USABLE)
    browser.evaluate("saved.close(); saved.close()")
    assert is_gone(browser)


@IN_ONE
def test_its_time_ends(toasts):
    assert is_gone(toasts(before="toast('Saved', { seconds: 0.3 })"))


# Speech


ACTION = "action: { label: 'Undo', run() {} }"
HEARS = """
    window.spoken = [];
    new MutationObserver((changes) => {
        for (const { target, addedNodes: [text] } of changes) {
            if (text && target.ariaLive !== null) spoken.push([target.ariaLive, text.textContent]);
        }
    }).observe(document, { childList: true, subtree: true });"""
"""Notes what comes into a live region, which is what a screen reader announces."""


def hears(*texts):
    return f"return spoken.map(([, text]) => text).join() === '{','.join(texts)}'"


@IN_ONE
def test_a_toast_is_announced_once_with_its_action_and_its_urgency(toasts):
    browser = toasts(before=HEARS)
    # Screen readers do not announce what comes with its region.
    assert browser.evaluate(f"""
        toast('Saved');
        toast('Offline', {{ role: 'alert' }});
        toast('Moved', {{ {ACTION} }});
        await null;
        return [{FIRST}.isConnected, spoken.length]""") == [True, 0]
    browser.wait_until("return spoken.length === 3")
    assert browser.evaluate("return spoken") == [
        ["polite", "Saved"],
        ["assertive", "Offline"],
        ["polite", "Moved, Undo"],
    ]
    # What stays is read again as a part of the page.
    browser.wait_until(
        "return !document.querySelector(':is([aria-live=polite], [aria-live=assertive]) *')"
    )
    assert browser.evaluate("return spoken.length") == 3


@IN_ONE
def test_a_toast_that_waits_is_announced_when_it_is_visible(toasts):
    browser = toasts(
        before=f"""{HEARS}
        const show = (text) => toast(text, {{ seconds: 600 }});
        window.all = ["One", "Two", "Three", "Four", "Five"].map(show)"""
    )
    browser.wait_until(hears("Three", "Four", "Five"))
    browser.evaluate("all[1].close(); all[4].close()")
    browser.wait_until(hears("Three", "Four", "Five", "One"))


@IN_ONE
def test_a_change_is_announced_by_its_own_urgency(toasts):
    browser = toasts(before=f"{HEARS} window.it = toast('Sending', {{ seconds: 600 }})")
    browser.wait_until(hears("Sending"))
    browser.evaluate("it.update('Not sent', { role: 'alert', seconds: 600 })")
    browser.wait_until("return spoken.length === 2")
    assert browser.evaluate("return spoken[1]") == ["assertive", "Not sent"]


@IN_ONE
def test_a_screen_reader_finds_the_text_where_the_focus_is(toasts):
    browser = toasts(before=f"toast('Moved', {{ seconds: 600, {ACTION} }})")
    browser.perform(keys("\ue038"))
    assert browser.evaluate("""
        const { childNodes: [text, more] } = document.activeElement;
        return [text.nodeType === Node.TEXT_NODE, text.data, !more]""") == [True, "Moved", True]


HIDE_OTHERS = """
    const kept = [arguments[0], ...document.body.querySelectorAll("[aria-live], script")]
        .map((it) => typeof it === "string" ? document.querySelector(it) : it);
    const hide = (parent) => {
        for (const node of kept.includes(parent) ? [] : parent.children) {
            if (kept.some((it) => node.contains(it))) hide(node);
            else node.setAttribute("aria-hidden", "true");
        }
    };
    hide(document.body)"""
"""What aria-hidden, the library in Radix, vaul and cmdk, does when an element becomes modal."""


@IN_ONE
def test_a_toast_is_announced_once_while_a_dialog_hides_the_page(toasts):
    browser = toasts("Saved", before=HEARS)
    browser.wait_until(hears("Saved"))
    browser.evaluate(HIDE_OTHERS, "#popup")
    assert accessible(browser, "textbox") == []
    assert ("StaticText", "Saved") in accessible(browser)
    browser.evaluate("toast('Sent', { role: 'alert', seconds: 600 })")
    browser.wait_until(hears("Saved", "Sent"))
    # A screen reader announces the inside of each of these.
    browser.devtools("Accessibility.enable")
    nodes = browser.devtools("Accessibility.getFullAXTree")["nodes"]
    browser.devtools("Accessibility.disable")
    regions = [
        part["value"]["value"]
        for node in nodes
        for part in node.get("properties", [])
        if part["name"] == "live"
    ]
    assert regions == ["polite", "assertive"]


# Stack


@IN_ONE
def test_toasts_stack_and_melt_together(toasts):
    browser = toasts("Saved", "Sent", "Moved")
    assert browser.evaluate(f"""{FIND}
        const tops = shown.map((one) => one.getBoundingClientRect().top);
        const {{ bodies }} = group.values(Infinity);
        return [tops[0] < tops[1] && tops[1] < tops[2], bodies.map((body) => body[3])]""") == [
        True,
        [2, 5, 2],
    ]


@IN_ONE
def test_of_a_thousand_the_newest_are_shown_and_the_others_counted(toasts):
    browser = toasts()
    browser.evaluate("""
        window.all = Array.from({ length: 1000 }, (_, n) => toast(`${n}`, { seconds: 600 }))""")
    browser.wait_until(has_texts("+997", "997", "998", "999"))
    browser.evaluate("all[998].close(); all[0].close()")
    browser.wait_until(has_texts("+995", "996", "997", "999"))
    # The drop with the number is for the eye: a key that removes a toast shows one of the others.
    assert browser.evaluate(f"{FIRST}.focus(); return {FIRST} === document.activeElement") is False
    assert [name for _, name in accessible(browser) if "995" in name] == []
    browser.evaluate(f"{FIND} shown[1].focus()")
    browser.perform(keys(ESCAPE))
    browser.wait_until(has_texts("+994", "995", "997", "999"))
    assert browser.evaluate("return document.activeElement.textContent") == "997"
    # Thrown away, it takes those that it counts along.
    settle(browser)
    x, y = map(round, middle(browser, FIRST))
    browser.perform(drag("mouse", [(x, y), (x + 160, y, 160)]))
    browser.wait_until(has_texts("995", "997", "999"))
    browser.evaluate("for (const one of all) one.close()")
    assert is_gone(browser)


@IN_ONE
def test_as_many_are_shown_as_fit_and_a_long_word_is_broken(stage):
    browser = stage(PAGE)
    browser.viewport(390, 480)
    browser.wait_until("return window.toast")
    word = "https://example.org/" + 12 * "a-long-address/"
    browser.evaluate("for (const n of [1, 2, 3]) toast(arguments[0] + n, { role: 'alert' })", word)
    browser.wait_until(has_texts("+1", f"{word}2", f"{word}3"))
    settle(browser)
    assert browser.evaluate(f"""{FIND}
        return shown.every((it) => {{
            const {{ left, top, right, bottom }} = it.getBoundingClientRect();
            return left >= 16 && top >= 0 && right <= 374 && bottom <= 480;
        }})""")
    # One that does not fit alone scrolls.
    browser.evaluate("toast(arguments[0].repeat(16), { role: 'alert' })", word)
    browser.wait_until(f"{FIND} return shown.length === 2 && shown[0].textContent === '+3'")
    settle(browser)
    assert browser.evaluate(f"""{FIND}
        const {{ top, bottom }} = shown[1].getBoundingClientRect();
        return [top >= 0 && bottom <= 480, shown[1].scrollHeight > shown[1].clientHeight]""") == [
        True,
        True,
    ]


@IN_ONE
def test_a_toast_that_goes_does_not_move_those_below(toasts):
    browser = toasts("Saved", "Sent")
    assert browser.evaluate(f"""{FIND}
        jelly.clock.rate = 0;
        const top = () => shown[1].getBoundingClientRect().top;
        const tops = [top()];
        shown[0].remove();
        await pass(3);
        return [...tops, top()].map((it) => Math.round(it - tops[0]))""") == [0, 0]


TOPS = f"""{FIND}
    return shown.map((one) => one.getBoundingClientRect().top)"""


@IN_ONE
@pytest.mark.parametrize("place", ["start", "flex-start"])
def test_at_the_top_the_newest_is_at_the_edge_and_nothing_moves_when_the_oldest_goes(toasts, place):
    browser = toasts()
    styled(browser, f".jelly-toasts {{ justify-content: {place} }}")
    # Of one task: not even the place of the first is known then.
    browser.evaluate("""
        window.all = ["1", "2", "3"].map((text) => toast(text, { role: "alert", seconds: 600 }))""")
    browser.wait_until(has_texts("3", "2", "1"))
    browser.evaluate("all.push(toast('4', { seconds: 600 }))")
    browser.wait_until(has_texts("4", "3", "2", "+1"))
    settle(browser)
    tops = browser.evaluate(TOPS)
    assert tops[0] == 24 and tops == sorted(tops)
    browser.evaluate("jelly.clock.rate = 0; all[0].close(); all[1].close(); await pass(3)")
    assert browser.evaluate(TOPS) == tops[:2]
    browser.evaluate("jelly.clock.rate = 1")
    # The page has another place for them.
    styled(browser, "@media (width < 500px) { .jelly-toasts { justify-content: end !important } }")
    browser.viewport(390, 600)
    browser.wait_until(has_texts("3", "4"))
    settle(browser)
    assert browser.evaluate(TOPS) == sorted(browser.evaluate(TOPS))


@pytest.mark.parametrize("opens", ["0", "dialog.showModal()", "drawer.show()"])
def test_toasts_are_above_the_keyboard_of_a_screen(stage, opens):
    browser = stage(f"<script>{KEYBOARD}</script>{PAGE}")
    browser.wait_until("return window.toast")
    browser.evaluate(f"{opens}; for (const n of [1, 2, 3]) toast(`${{n}}`, {{ role: 'alert' }})")
    browser.evaluate("document.querySelector('.jelly-toasts').style.paddingBottom = '40px'")
    settle(browser)
    bottom = f"{FIND} return shown.at(-1).getBoundingClientRect().bottom"
    assert browser.evaluate(bottom) == 560
    # Of a keyboard that has also scrolled the page, the rest.
    browser.evaluate("type(250, 100)")
    settle(browser)
    assert browser.evaluate(bottom) == pytest.approx(410, abs=0.1)
    browser.evaluate("type(490)")
    browser.wait_until(has_texts("+2", "3"))
    # A part of a page that is magnified has no keyboard.
    browser.evaluate("type(490, 0, 2)")
    settle(browser)
    assert browser.evaluate(bottom) == pytest.approx(560, abs=0.1)


# Bad input


@IN_ONE
@pytest.mark.parametrize(
    "options, warning",
    [
        ("{ seconds: -1 }", "seconds: must be a number above 0; got -1"),
        ("{ seconds: 0 }", "seconds: must be a number above 0; got 0"),
        ("{ seconds: NaN }", "seconds: must be a number above 0; got NaN"),
        ("{ seconds: '3' }", "seconds: must be a number above 0; got 3"),
        ("{ seconds: Symbol('s') }", "seconds: must be a number above 0; got Symbol(s)"),
        ("{ seconds: 3n }", "seconds: must be a number above 0; got 3"),
        ("{ role: 'log' }", "role: must be status or alert; got log"),
        ("{ role: Symbol('r') }", "role: must be status or alert; got Symbol(r)"),
        ("{ role: Object.create(null) }", "role: must be status or alert; got object"),
        ("'alert'", None),
        ("{ seconds: Infinity }", None),
        ("{ seconds: null, role: undefined }", None),
        ("null", None),
    ],
)
def test_a_toast_with_a_wrong_option_is_shown_all_the_same(toasts, options, warning):
    browser = toasts(before=f"{WARNED} {HEARS} toast('Saved', {options})")
    browser.wait_until(has_texts("Saved"))
    browser.wait_until(hears("Saved"))
    assert browser.evaluate("return [warnings, spoken]") == [
        [f"jelly: toast: {warning}"] if warning else [],
        [["polite", "Saved"]],
    ]


@IN_ONE
@pytest.mark.parametrize(
    "text, shown",
    [
        ("new Error('Offline')", "Error: Offline"),
        ("3", "3"),
        ("", "undefined"),
        ("undefined", "undefined"),
        ("null", "null"),
        ("{ text: 'Saved' }", "[object Object]"),
        ("Object.create(null)", "object"),
        ("document.createElement('b')", "[object HTMLElement]"),
        ("Symbol('one')", "Symbol(one)"),
        ("' '", " "),
    ],
)
def test_a_text_that_is_none_is_shown_and_reported(toasts, text, shown):
    arguments = f"{text}, {{ role: 'alert' }}" if text else ""
    browser = toasts(before=f"{WARNED} toast({arguments})")
    browser.wait_until(has_texts(shown))
    assert browser.evaluate("return warnings") == [
        f"jelly: toast: text: must be a string that is not empty; got {shown}"
    ]


@IN_ONE
def test_a_text_is_not_html(toasts):
    text = "<b>Saved</b> <img src=x onerror='window.isRun = true'> &amp;"
    browser = toasts()
    browser.evaluate("toast(arguments[0], { role: 'alert' }); await pass(3)", text)
    assert browser.evaluate(TEXTS) == [text]
    assert browser.evaluate(f"return {FIRST}.querySelector('b, img')") is None


def test_a_toast_on_a_server_is_reported_and_harms_nothing(tmp_path):
    shutil.copytree(TESTS.parent / "elements", tmp_path / "elements")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    script = "import { toast } from './elements/toast.js'; toast('Saved').close()"
    run = subprocess.run(
        ["node", "--input-type=module", "--eval", script],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
    )
    warning = "jelly: toast: document: must be there; got undefined"
    assert (run.returncode, run.stderr.strip()) == (0, warning)


@IN_ONE
def test_two_copies_of_the_module_have_one_stack(toasts):
    browser = toasts("Saved")
    browser.evaluate("""
        const copy = await import("/elements/toast.js?copy");
        window.sent = copy.toast("Sent", { seconds: 600 });
        toast("Moved", { seconds: 600 })""")
    browser.wait_until(has_texts("Saved", "Sent", "Moved"))
    assert browser.evaluate("return document.querySelectorAll('.jelly-toasts').length") == 1
    browser.evaluate("sent.close()")
    browser.wait_until(has_texts("Saved", "Moved"))


def test_a_toast_in_a_page_without_elements_and_without_a_body(browser, site):
    browser.open(site.page(f"<script src=/tests/pages/stage.js></script>{TOAST}"))
    browser.wait_until("return window.toast")
    browser.evaluate("window.old = document.body; old.remove(); toast('One', { seconds: 600 })")
    browser.wait_until(has_texts("One"))
    assert browser.evaluate(IS_USABLE)
    browser.evaluate("document.documentElement.append(old); toast('Two', { seconds: 600 })")
    browser.wait_until(has_texts("One", "Two"))
    assert browser.evaluate(f"""{FIND}
        const {{ backgroundColor, outline }} = getComputedStyle(shown[1]);
        return [group.parentNode.parentNode === document.body, backgroundColor,
            outline.includes("1px")]""") == [True, "rgb(29, 28, 34)", True]
    browser.evaluate(f"{FIND} shown[0].focus()")
    browser.perform(keys(2 * ESCAPE))
    browser.wait_until("return !document.querySelector(':popover-open > .jelly-toasts')")
    assert browser.evaluate("return errors") == []


# The page's styles


LOOK = f"""{FIND}
    const {{ left, top, width, height }} = shown.at(-1).getBoundingClientRect();
    const {{ font, letterSpacing, textTransform, textAlign, whiteSpace }} =
        getComputedStyle(shown.at(-1));
    return [[left, top, width, height].map(Math.round),
        font, letterSpacing, textTransform, textAlign, whiteSpace]"""
"""The box and the text of the newest toast."""
TEXT = """font: italic 700 11px/30px serif; letter-spacing: 3px; text-transform: uppercase;
    text-align: end; white-space: nowrap; word-spacing: 9px"""


def styled(browser, rules):
    browser.evaluate(
        """
        document.head.append(
            Object.assign(document.createElement("style"), { textContent: arguments[0] }));
        await pass(2)""",
        rules,
    )
    settle(browser)


@pytest.mark.parametrize("opens", ["dialog.showModal()", "drawer.show()"])
def test_a_toast_in_a_dialog_has_the_text_of_the_page(toasts, opens):
    browser = toasts("Saved to the folder")
    styled(browser, f"body {{ font: 15px/1.4 monospace }} dialog, jelly-drawer {{ {TEXT} }}")
    look = browser.evaluate(LOOK)
    assert "15px" in look[1]
    browser.evaluate(opens)
    settle(browser)
    browser.wait_until(IS_USABLE)
    assert browser.evaluate(LOOK) == look
    # A theme that changes is followed by the next toast, and a page's rule for a toast counts.
    styled(browser, "body { font-size: 18px } .jelly-toasts > * { font-size: 20px }")
    browser.evaluate("toast('Sent', { role: 'alert', seconds: 600 })")
    settle(browser)
    assert browser.evaluate("""
        const style = (node) => getComputedStyle(node);
        const group = document.querySelector(".jelly-toasts");
        return [style(group).fontSize, style(group.lastChild).lineHeight]""") == ["18px", "28px"]


@IN_ONE
def test_a_toast_that_leaves_a_dialog_follows_the_page(toasts):
    browser = toasts("Saved", before="dialog.showModal()")
    browser.evaluate("dialog.close()")
    settle(browser)
    styled(browser, "body { font-size: 31px }")
    assert browser.evaluate(f"return getComputedStyle({FIRST}).fontSize") == "31px"


@IN_ONE
def test_a_toast_has_an_edge_on_a_page_of_its_own_color(toasts):
    browser = toasts("Saved")
    styled(browser, "html { background: #1d1c22 }")
    stroke = f"""{FIND}
        const {{ stroke, strokeWidth, paintOrder }} =
            getComputedStyle(group.shadowRoot.querySelector("svg"));
        return [stroke, strokeWidth, paintOrder]"""
    assert browser.evaluate(stroke) == ["color(srgb 1 1 1 / 0.25)", "2px", "stroke"]
    styled(browser, ".jelly-toasts { --jelly-stroke: red }")
    assert browser.evaluate(stroke)[0] == "rgb(255, 0, 0)"


HOSTILE = """
    [popover] {
        position: relative; inset: 1px auto auto 1px; width: 240px; height: 40px; max-width: 10px;
        margin: 9px; padding: 30px; border: 3px solid; background: #fff; color: #333; opacity: 0;
        overflow: hidden; transform: scale(.5); transition: all .3s; text-align: end;
        font-size: 40px;
    }
    [popover]::backdrop { background: red }
    body > * { position: relative; z-index: 1; filter: blur(2px); animation: 9s moved }
    @keyframes moved { from { translate: 50px } }
"""


def test_rules_of_a_page_for_popovers_do_not_change_a_toast(toasts):
    browser = toasts("Saved to the folder")
    styled(browser, "html { height: 3000px; overflow-x: hidden }")
    full = f"""{FIND}
        const look = (({{ color, opacity, filter, backgroundColor, border }}) =>
            [color, opacity, filter, backgroundColor, border]);
        const layer = group.parentNode;
        const {{ display, backgroundColor }} = getComputedStyle(layer, '::backdrop');
        const color = display === 'none' ? 'rgba(0, 0, 0, 0)' : backgroundColor;
        return [...(() => {{ {LOOK} }})(), look(getComputedStyle(shown[0])),
            look(getComputedStyle(layer)).slice(1, 4), color]"""
    look = browser.evaluate(full)
    styled(browser, HOSTILE)
    browser.evaluate("scrollTo(0, 400); await pass(2)")
    assert browser.evaluate(full) == look
    browser.evaluate("scrollTo(0, 0)")


@IN_ONE
def test_rules_of_a_page_place_and_paint_the_toasts(toasts):
    browser = toasts("Saved")
    styled(browser, HOSTILE)
    styled(
        browser,
        """.jelly-toasts {
            inset: 0 0 auto auto; width: 300px; height: 200px; justify-content: start;
            padding: 7px; color: rgb(9, 9, 9); --jelly-fill: rgb(250, 250, 99) }""",
    )
    browser.evaluate("toast('Sent', { role: 'alert', seconds: 600 }); await pass(3)")
    settle(browser)
    assert browser.evaluate(f"""{FIND}
        const {{ color }} = getComputedStyle(shown[0]);
        const top = Math.min(...shown.map((it) => it.getBoundingClientRect().top));
        const {{ left, right }} = group.getBoundingClientRect();
        const {{ fill }} = getComputedStyle(group.shadowRoot.querySelector('svg'));
        return [top, innerWidth - right, right - left, color, fill]""") == [
        7,
        0,
        300,
        "rgb(9, 9, 9)",
        "rgb(250, 250, 99)",
    ]


@IN_ONE
def test_styles_of_a_page_come_before_its_own(toasts):
    browser = toasts("Saved")
    browser.evaluate("""
        const style = document.createElement("style");
        style.textContent = ":where(.jelly-toasts) > * { padding: 2px } * { padding: 0 }";
        document.head.append(style);
        await pass(2)""")
    assert browser.evaluate(f"return getComputedStyle({FIRST}).padding") == "12px 20px"
    browser.evaluate("document.head.lastChild.textContent = '.jelly-toasts > * { padding: 2px }'")
    assert browser.evaluate(f"return getComputedStyle({FIRST}).padding") == "2px"


# Time


@IN_ONE
def test_time_stops_under_the_pointer(toasts):
    browser = toasts("Saved", seconds=1.5)
    x, y = map(round, middle(browser, FIRST))
    browser.perform(go_on("mouse", [(x, y - 2), (x, y)], hold=True))
    browser.evaluate("await new Promise((done) => setTimeout(done, 1700))")
    assert browser.evaluate(TEXTS) == ["Saved"]
    browser.perform(go_on("mouse", [(x, y), (20, 20)], hold=True))
    assert is_gone(browser)


@IN_ONE
@pytest.mark.parametrize(
    "stop, go",
    [
        (f"{FIRST}.focus()", "document.activeElement.blur()"),
        (
            "Object.defineProperty(document, 'hidden', { get: () => window.isUnseen ?? true });"
            "document.dispatchEvent(new Event('visibilitychange'))",
            "window.isUnseen = false; document.dispatchEvent(new Event('visibilitychange'))",
        ),
    ],
    ids=["focus", "hidden"],
)
def test_time_stops(toasts, stop, go):
    browser = toasts("Saved", seconds=1.5)
    browser.evaluate(f"{stop}; await new Promise((done) => setTimeout(done, 1700))")
    assert browser.evaluate(TEXTS) == ["Saved"]
    browser.evaluate(go)
    assert is_gone(browser)


# Flicks


def test_a_flick_throws_a_toast_away(toasts, pointer):
    browser = toasts("Saved", "Sent")
    # A mouse that goes sideways selects the text.
    right, up = (0, 1) if pointer == "mouse" else (1, 0)
    x, y = map(round, middle(browser, FIRST))
    browser.perform(drag(pointer, [(x, y), (x + 70 * right, y - 70 * up, 64)]))
    browser.wait_until(has_texts("Sent"))
    # Another one is only pulled.
    settle(browser)
    x, y = map(round, middle(browser, FIRST))
    far, near = [(x + way * right, y - way * up, 64) for way in (30, 10)]
    browser.perform(drag(pointer, [(x, y), far, near]))
    settle(browser)
    assert browser.evaluate(TEXTS) == ["Sent"]
    assert browser.evaluate("return `${getSelection()}`") == ""


@IN_ONE
@pytest.mark.pointers("touch")
def test_a_touch_with_which_the_browser_scrolls_throws_nothing(toasts, pointer):
    browser = toasts("Saved")
    # Chromium reports such a touch as cancelled, at the corner of the page.
    browser.evaluate(f"""
        {FIRST}.style.touchAction = "auto";
        window.count = 0;
        addEventListener("pointercancel", () => count++, true)""")
    x, y = map(round, middle(browser, FIRST))
    browser.perform(drag(pointer, [(x, y), (x + 30, y, 600)]))
    settle(browser)
    assert browser.evaluate("return count") == 1
    assert browser.evaluate(TEXTS) == ["Saved"]


@pytest.mark.pointers("mouse")
def test_a_flick_of_the_mouse_sideways_starts_beside_the_text(toasts, pointer):
    browser = toasts("Saved", "Sent")
    x, y = browser.evaluate(f"""
        const {{ left, top }} = {FIRST}.getBoundingClientRect();
        return [left + 24, top + 6].map(Math.round)""")
    browser.perform(drag("mouse", [(x, y), (x + 70, y, 64)]))
    browser.wait_until(has_texts("Sent"))


# The text


def ends(browser, start, end):
    """The points at both ends of a part of the oldest text."""
    return browser.evaluate(
        f"""
        const range = document.createRange();
        const text = document.createTreeWalker({FIRST}, NodeFilter.SHOW_TEXT).nextNode();
        range.setStart(text, text.data.indexOf(arguments[0]));
        range.setEnd(text, text.data.indexOf(arguments[1]) + arguments[1].length);
        const rects = [...range.getClientRects()];
        const [first, last] = [rects[0], rects.at(-1)];
        return [[first.left + 1, first.top + 9], [last.right - 1, last.bottom - 9]]
            .map((it) => it.map(Math.round))""",
        start,
        end,
    )


IS_SELECTED = "return `${getSelection()}`.trim() === arguments[0]"


@pytest.mark.pointers("mouse")
def test_a_mouse_selects_the_text_that_it_goes_over(toasts, pointer):
    browser = toasts("Not saved: E-1043 at 12:30", "Sent")
    browser.evaluate("input.focus()")
    start, end = ends(browser, "E-", "1043")
    place = browser.evaluate(f"return {FIRST}.getBoundingClientRect().x")
    browser.perform(drag("mouse", [start, end]))
    browser.wait_until(IS_SELECTED, "E-1043")
    # Keys that copy reach it; in Firefox they would copy from the input.
    assert browser.evaluate(f"return document.activeElement === {FIRST}")
    assert browser.evaluate(f"return {FIRST}.matches(':focus-visible')") is False
    settle(browser)
    assert browser.evaluate(f"return {FIRST}.getBoundingClientRect().x") == place
    # A mouse that leaves the text has selected up to its end.
    x, y = end
    browser.perform(drag("mouse", [(x, y), (x + 20, y), (790, y + 20)]))
    browser.wait_until(IS_SELECTED, "at 12:30")


def test_a_double_click_selects_a_word(toasts):
    browser = toasts("Not saved: E1043 at 12:30")
    start, _ = ends(browser, "1043", "1043")
    [double_click] = drag("mouse", [start])
    double_click["actions"] += [DOWN, UP]
    browser.perform([double_click])
    browser.wait_until(IS_SELECTED, "E1043")
    assert browser.evaluate(TEXTS) == ["Not saved: E1043 at 12:30"]


@IN_ONE
def test_a_click_on_a_text_leaves_the_focus_where_it_is(toasts):
    browser = toasts("Saved")
    browser.evaluate("input.focus()")
    browser.perform(drag("mouse", [tuple(map(round, middle(browser, FIRST)))]))
    assert browser.evaluate("return document.activeElement.id") == "input"


FLICK = f"""{FIND}
    const [distance, speed] = arguments, start = performance.now();
    const {{ left, top }} = shown[0].getBoundingClientRect();
    const at = (time) => ({{
        clientX: left + 20 + distance + speed * (time - 64), clientY: top + 9 }});
    group.touchBegan({{ clientX: left + 20, clientY: top + 9 }}, start);
    // The finger rests before the flick.
    group.touchMoved(at(0), start + 8);
    for (let time = 0; time <= 64; time += 8) group.touchMoved(at(time), start + 400 + time);
    group.touchEnded(at(64), start + 464)"""
"""Lets a toast go at a distance in pixels, with a speed in pixels per millisecond."""


@IN_ONE
@pytest.mark.parametrize(
    "distance, speed, is_thrown",
    [
        (30, 0.5, True),
        (30, 0.2, False),
        (-30, -0.5, True),
        (60, 0, True),
        # It is brought back.
        (60, -0.5, False),
    ],
)
def test_a_flick_is_fast_or_far(toasts, distance, speed, is_thrown):
    browser = toasts("Saved", "Sent")
    browser.evaluate(FLICK, distance, speed)
    settle(browser)
    assert browser.evaluate(TEXTS) == (["Sent"] if is_thrown else ["Saved", "Sent"])


@IN_ONE
def test_the_ring_of_the_focus_has_the_color_of_the_text(toasts):
    browser = toasts("Saved")
    browser.evaluate(f"{FIRST}.focus()")
    ring = f"""
        const {{ color, outlineColor, outlineOffset, outlineStyle }} = getComputedStyle({FIRST});
        return [outlineColor === color, outlineOffset, outlineStyle]"""
    assert browser.evaluate(ring) == [True, "-5px", "solid"]


# The order of toasts and of what lies below

OPENED = [
    ("dialog.showModal()", "dialog.close()"),
    ("drawer.show()", "drawer.close()"),
    ("popup.showPopover()", "popup.hidePopover()"),
    ("drawer.show(); dialog.showModal()", "dialog.close(); drawer.close()"),
    ("dialog.showModal(); drawer.show()", "drawer.close(); dialog.close()"),
    ("inApp('dialog').showModal()", "inApp('dialog').close()"),
    ("inApp('jelly-drawer').show()", "inApp('jelly-drawer').close()"),
    (
        "slotted.shadowRoot.firstChild.showModal()",
        "const old = document.querySelector('#slotted'); old.remove()",
    ),
]


@pytest.mark.parametrize("opens, closes", OPENED, ids=[opens for opens, _ in OPENED])
def test_it_is_above_what_opened_last_and_stays_when_that_closes(toasts, opens, closes):
    browser = toasts("Saved", before=opens)
    browser.wait_until(IS_USABLE)
    browser.evaluate(closes)
    settle(browser)
    browser.wait_until(IS_USABLE)
    assert browser.evaluate(TEXTS) == ["Saved"]


@IN_ONE
@pytest.mark.parametrize("opens, closes", OPENED, ids=[opens for opens, _ in OPENED])
def test_it_comes_above_what_opens_later(toasts, opens, closes):
    browser = toasts("Saved")
    # Events of dialogs do not leave their shadow trees, but a click opens them.
    browser.evaluate(f"""
        inApp("button").addEventListener("click", () => {{ {opens} }}, {{ once: true }});
        inApp("button").click()""")
    settle(browser)
    browser.wait_until(IS_USABLE)
    browser.evaluate(closes)
    settle(browser)
    browser.wait_until(IS_USABLE)
    assert browser.evaluate(TEXTS) == ["Saved"]


@IN_ONE
def test_above_a_full_screen_it_can_be_used(toasts):
    browser = toasts("Saved")
    browser.evaluate("""
        const player = document.body.appendChild(document.createElement("div"));
        window.player = player""")
    browser.send("Runtime.evaluate", expression="player.requestFullscreen()", userGesture=True)
    browser.wait_until("return document.fullscreenElement === player")
    browser.wait_until(IS_USABLE)
    x, y = map(round, middle(browser, FIRST))
    settle(browser)
    browser.perform(drag("mouse", [(x, y), (x, y - 70, 64)]))
    browser.wait_until(has_texts(""))
    browser.evaluate("await document.exitFullscreen(); toast('Sent')")
    browser.wait_until(IS_USABLE)


@IN_ONE
def test_it_is_read_above_a_drawer_that_opened_last(toasts):
    browser = toasts("Saved", before="dialog.showModal(); drawer.show()")
    settle(browser)
    assert ("StaticText", "Saved") in accessible(browser)


# Focus


def test_escape_removes_the_toast_with_the_focus_and_gives_it_back(toasts):
    browser = toasts("Saved", "Sent", before="dialog.showModal()")
    browser.evaluate(f"save.focus(); {FIRST}.focus()")
    browser.perform(keys(ESCAPE))
    browser.wait_until(has_texts("Sent"))
    assert browser.evaluate("return [dialog.open, document.activeElement.textContent]") == [
        True,
        "Sent",
    ]
    browser.perform(keys(ESCAPE))
    browser.wait_until("return document.activeElement === save")
    assert browser.evaluate("return dialog.open")


@IN_ONE
def test_the_focus_goes_back_into_a_shadow_tree(toasts):
    browser = toasts("Saved")
    browser.evaluate(f"inApp('button').focus(); {FIRST}.focus()")
    browser.perform(keys("\ue017"))
    browser.wait_until("return app.shadowRoot.activeElement?.localName === 'button'")


@IN_ONE
def test_a_press_leaves_the_focus_where_it_is(toasts):
    browser = toasts("Saved", "Sent")
    browser.evaluate("input.focus()")
    x, y = map(round, middle(browser, FIRST))
    browser.perform(drag("mouse", [(x, y), (x, y - 90, 64)]))
    browser.wait_until(has_texts("Sent"))
    assert browser.evaluate("return document.activeElement.id") == "input"


@IN_ONE
def test_with_reduced_motion_a_toast_comes_and_goes(reduced_stage):
    browser = reduced_stage(PAGE)
    browser.wait_until("return window.toast")
    browser.evaluate("toast('Saved', { seconds: 600 })")
    browser.wait_until(has_texts("Saved"))
    settle(browser, rate=1)
    browser.evaluate(f"{FLICK}; window.left = shown[0]", 60, 0)
    assert browser.evaluate("return left.style.translate") == ""
    assert is_gone(browser)
