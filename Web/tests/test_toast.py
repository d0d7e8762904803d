"""The manual's toast, which is made of a group: gallery/toast.js."""

import re

import pytest

from gestures import drag, go_on, keys
from measuring import middle, settle
from webserver import TESTS

MANUAL = (TESTS.parent / "README.md").read_text(encoding="utf-8")
CODE = (TESTS.parent / "gallery/toast.js").read_text(encoding="utf-8")

IN_ONE = pytest.mark.engines("chromium")
"""For what it does the same in every engine."""

STYLE = re.search("## Toasts.*?```css\n(.*?)```", MANUAL, re.S)[1]
PAGE = f"""
    <style>{STYLE}
        .over {{ position: fixed; inset: 0; z-index: 2147483647; background: #eee }}</style>
    <div class=over></div>
    <dialog id=dialog style='height: 300px'><button id=save>Save</button></dialog>
    <jelly-drawer id=drawer label=Filters detents=300><button>Done</button></jelly-drawer>
    <script type=module>
        const {{ toast }} = await import("/gallery/toast.js");
        window.toast = toast;
    </script>"""

SHOWN = "return [...document.querySelectorAll('.toasts > *')].map((one) => one.textContent)"
IS_USABLE = """
    const [it] = document.querySelectorAll(".toasts > *"), box = it.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return document.elementFromPoint(x, y) === it"""
"""Whether the first toast is above all, and not inert."""


@pytest.fixture
def toasts(stage):
    """Opens the page, and shows toasts with these texts until something removes them."""

    def show(*texts, seconds=600, before=""):
        browser = stage(PAGE)
        browser.wait_until("return window.toast")
        browser.evaluate(before)
        for text in texts:
            browser.evaluate("toast(arguments[0], { seconds: arguments[1] })", text, seconds)
        browser.wait_until(f"return ((() => {{ {SHOWN} }})()).at(-1) === '{texts[-1]}'")
        settle(browser)
        return browser

    return show


def is_gone(browser):
    browser.wait_until("return !document.querySelector('.toasts > *')")
    settle(browser)
    return browser.evaluate("return !document.querySelector('.toasts:popover-open')")


def test_the_manual_has_the_code():
    assert re.search("## Toasts.*?```js\n(.*?)```", MANUAL, re.S)[1] == CODE.split("\n\n", 1)[1]


def test_one_call_shows_a_toast_above_all_until_its_time_is_over(toasts):
    browser = toasts("Saved")
    assert browser.evaluate(IS_USABLE)
    assert browser.evaluate("return document.querySelector('.toasts > *').role") == "status"
    browser.evaluate("document.querySelector('.toasts > *').getAnimations()[0].finish()")
    assert is_gone(browser)


@IN_ONE
def test_a_screen_reader_hears_of_a_text_that_comes_into_a_live_region(stage):
    browser = stage(PAGE)
    browser.wait_until("return window.toast")
    assert browser.evaluate("""
        const it = toast("No connection", { role: "alert" });
        const { textContent, isConnected } = it;
        return [textContent, isConnected, it.getAttribute("role")]""") == ["", True, "alert"]


@IN_ONE
def test_toasts_stack_and_melt_together(toasts):
    browser = toasts("Saved", "Sent", "Moved")
    assert browser.evaluate("""
        const tops = [...document.querySelectorAll(".toasts > *")]
            .map((one) => one.getBoundingClientRect().top);
        const { bodies } = document.querySelector(".toasts").values(Infinity);
        return [tops[0] < tops[1] && tops[1] < tops[2], bodies.map((body) => body[3])]""") == [
        True,
        [2, 5, 2],
    ]


@IN_ONE
def test_time_stops_under_the_pointer(toasts):
    browser = toasts("Saved", seconds=1.5)
    x, y = map(round, middle(browser, "document.querySelector('.toasts > *')"))
    browser.perform(go_on("mouse", [(x, y - 2), (x, y)], hold=True))
    browser.evaluate("await new Promise((done) => setTimeout(done, 1700))")
    assert browser.evaluate(SHOWN) == ["Saved"]
    browser.perform(go_on("mouse", [(x, y), (20, 20)], hold=True))
    assert is_gone(browser)


@IN_ONE
@pytest.mark.parametrize(
    "stop, go",
    [
        ("document.querySelector('.toasts > *').focus()", "document.activeElement.blur()"),
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
    assert browser.evaluate(SHOWN) == ["Saved"]
    browser.evaluate(go)
    assert is_gone(browser)


def test_a_flick_throws_a_toast_away(toasts, pointer):
    browser = toasts("Saved", "Sent")
    x, y = map(round, middle(browser, "document.querySelector('.toasts > *')"))
    browser.perform(drag(pointer, [(x, y), (x + 70, y, 64)]))
    browser.wait_until(f"return ((() => {{ {SHOWN} }})()).join() === 'Sent'")
    # Another one is only pulled.
    settle(browser)
    x, y = map(round, middle(browser, "document.querySelector('.toasts > *')"))
    browser.perform(drag(pointer, [(x, y), (x + 20, y, 64)]))
    settle(browser)
    assert browser.evaluate(SHOWN) == ["Sent"]


@IN_ONE
@pytest.mark.parametrize(
    "opens, closes",
    [("dialog.showModal()", "dialog.close()"), ("drawer.show()", "drawer.close()")],
    ids=["dialog", "drawer"],
)
@pytest.mark.parametrize("is_first", [True, False])
def test_it_is_above_a_modal_dialog_and_stays_when_that_closes(toasts, opens, closes, is_first):
    browser = toasts("Saved", before=opens if is_first else "")
    if not is_first:
        browser.evaluate(opens)
    settle(browser)
    browser.wait_until(IS_USABLE)
    browser.evaluate(closes)
    settle(browser)
    browser.wait_until(IS_USABLE)
    assert browser.evaluate(SHOWN) == ["Saved"]


@IN_ONE
def test_escape_removes_the_toast_with_the_focus_and_keeps_the_dialog(toasts):
    browser = toasts("Saved", "Sent", before="dialog.showModal()")
    browser.evaluate("document.querySelector('.toasts > *').focus()")
    browser.perform(keys("\ue00c"))
    browser.wait_until(f"return ((() => {{ {SHOWN} }})()).join() === 'Sent'")
    assert browser.evaluate("return [dialog.open, document.activeElement.textContent]") == [
        True,
        "Sent",
    ]


@IN_ONE
def test_with_reduced_motion_a_toast_comes_and_goes(reduced_stage):
    browser = reduced_stage(PAGE)
    browser.wait_until("return window.toast")
    browser.evaluate("toast('Saved', { seconds: 0.5 })")
    assert is_gone(browser)
