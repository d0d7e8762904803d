"""Events bubble and leave shadow trees, and `preventDefault()` prevents what they announce."""

import pytest

from badges import PAGE as BADGE
from bars import BAR
from gestures import drag, keys
from measuring import heard, middle, settle
from menus import BUTTON, ENTER, ESCAPE, MENU
from refreshes import PULL, let_it_wait, phase, refresh, shift, status

IN_ONE = pytest.mark.engines("chromium")

PREVENT = "document.addEventListener('jelly-{}', (event) => event.preventDefault())"


def is_open(browser):
    """Whether the menu is open for a page, for CSS, for a screen reader and on the screen."""
    return browser.evaluate("""
        await pass(2);
        const root = menu.shadowRoot;
        return [menu.open, menu.matches(':state(open)'),
            root.querySelector('[part=trigger]').ariaExpanded === 'true',
            !root.querySelector('[part=panel]').inert];""")


OPEN, CLOSED = [True] * 4, [False] * 4


def test_a_menu_has_show_close_and_toggle(stage):
    browser = stage(MENU)
    for call, expected in [
        ("show", OPEN),
        ("show", OPEN),
        ("close", CLOSED),
        ("close", CLOSED),
        ("toggle", OPEN),
        ("toggle", CLOSED),
    ]:
        browser.evaluate(f"menu.{call}()")
        assert is_open(browser) == expected
    assert heard(browser) == ["open", "close", "open", "close"]


@pytest.mark.pointers("mouse", "touch")
def test_a_prevented_open_keeps_a_menu_closed(stage, pointer):
    browser = stage(MENU)
    browser.evaluate(PREVENT.format("open") + "; window.asked = frames.asked")
    browser.perform(drag(pointer, [BUTTON]))
    assert is_open(browser) == CLOSED
    browser.evaluate("menu.show(); menu.toggle(); menu.open = true")
    assert is_open(browser) == CLOSED
    assert heard(browser) == ["open"] * 4
    # Nothing has moved.
    assert browser.evaluate("return frames.asked - asked") == 0


def test_a_menu_that_is_open_in_the_page_can_be_prevented(stage):
    browser = stage(
        f"<script>{PREVENT.format('open')}</script>{MENU.replace('label=', 'open label=')}"
    )
    assert is_open(browser) == CLOSED


@pytest.mark.pointers("mouse", "touch")
def test_a_prevented_close_keeps_a_menu_open(stage, pointer):
    browser = stage(MENU)
    browser.evaluate("menu.show()")
    settle(browser)
    browser.evaluate(PREVENT.format("close"))
    browser.perform(drag(pointer, [(20, 500)]))
    browser.perform(drag(pointer, [BUTTON]))
    assert is_open(browser) == OPEN
    browser.evaluate("menu.shadowRoot.querySelector('button').focus()")
    browser.perform(keys(ESCAPE))
    assert is_open(browser) == OPEN
    assert heard(browser) == ["open", "close", "close", "close"]


@pytest.mark.parametrize("event", ["select", "close"])
@pytest.mark.pointers("mouse", "touch")
def test_a_prevented_select_or_close_keeps_a_menu_open_after_a_choice(stage, pointer, event):
    browser = stage(MENU)
    browser.evaluate("menu.show()")
    settle(browser)
    browser.evaluate(PREVENT.format(event))
    place = middle(browser, "i2")
    browser.perform(drag(pointer, [place]))
    assert is_open(browser) == OPEN
    assert middle(browser, "i2") == place
    assert heard(browser) == ["open", "select 2 i2"] + (["close"] if event == "close" else [])


def test_a_select_is_followed_by_a_close_and_the_focus(stage):
    browser = stage(MENU)
    browser.evaluate("menu.focus()")
    browser.perform(keys(ENTER))
    settle(browser)
    browser.perform(keys(ENTER))
    assert heard(browser) == ["open", "select 0 i0", "close"]
    assert is_open(browser) == CLOSED
    assert browser.evaluate("return document.activeElement.id") == "menu"


@pytest.mark.parametrize("change", ["menu.open = false", "menu.remove()"])
def test_a_listener_may_change_a_menu_that_opens(stage, change):
    browser = stage(MENU)
    browser.evaluate(f"menu.addEventListener('jelly-open', () => {change}, {{ once: true }})")
    browser.evaluate("const same = menu; same.show(); document.body.append(same)")
    browser.evaluate("await pass(3)")
    assert is_open(browser) == (CLOSED if "open" in change else OPEN)


PREVENTED = """
    window.calls = 0;
    refresh.action = () => calls += 1;
    document.addEventListener('jelly-refresh-start', (event) => event.preventDefault());
    """


def at_rest(browser):
    """Brings the list to rest; returns what has happened."""
    browser.evaluate("jelly.clock.rate = 20")
    browser.wait_until("return refresh.phase === 'idle' && isIdle()")
    return browser.evaluate("return [calls, list.ariaBusy, refresh.matches(':state(refreshing)')]")


@pytest.mark.pointers("mouse", "touch")
def test_a_prevented_refresh_calls_no_action_and_returns(stage, pointer):
    browser = stage(refresh("minimum-duration=60"))
    browser.evaluate(PREVENTED)
    # Slowly, so that a machine that stalls sees the return.
    browser.evaluate(
        "refresh.addEventListener('jelly-refresh-start', () => jelly.clock.rate = 0.05)"
    )
    browser.perform(drag(pointer, PULL))
    assert phase(browser) == "ending"
    assert at_rest(browser) == [0, None, False]
    assert (status(browser), shift(browser)) == ("", 0)
    assert heard(browser) == ["arm refresh", "refresh-start refresh"]


def test_a_prevented_refresh_by_code_starts_none_and_a_later_one_runs(stage):
    browser = stage(refresh("minimum-duration=60"))
    browser.evaluate(PREVENTED + "refresh.refresh()")
    assert at_rest(browser) == [0, None, False]
    # The next listener prevents nothing, and the shortest duration counts again.
    browser.evaluate("""
        jelly.clock.rate = 1;
        document.addEventListener('jelly-refresh-start', (event) => {
            event.preventDefault = () => {};
        }, { capture: true });
        refresh.refresh();""")
    assert browser.evaluate("return calls") == 1
    let_it_wait(browser)
    assert phase(browser) == "refreshing"


def test_a_prevented_end_of_a_failure_reports_no_error(stage):
    browser = stage(refresh("minimum-duration=0"))
    browser.evaluate(PREVENT.format("refresh-end") + "; refresh.refresh()")
    browser.evaluate("await pass(2); fail(new Error('no network')); await pass(2)")
    assert browser.evaluate("return [heard.at(-1), errors]") == [
        "refresh-end refresh failure Error: no network",
        [],
    ]


def test_a_prevented_dismissal_brings_a_badge_back(stage):
    browser = stage(BADGE)
    browser.evaluate(PREVENT.format("dismiss") + "; badge.dismiss()")
    settle(browser)
    assert browser.evaluate("return badge.phase") == "attached"
    assert heard(browser) == ["dismiss badge", "restore badge"]


ALL = {
    "grab": False,
    "release": False,
    "nudge": False,
    "shake": False,
    "open": True,
    "close": True,
    "select": True,
    "dismiss": True,
    "restore": False,
    "refresh-start": True,
    "refresh-end": False,
}


def test_every_event_bubbles_out_of_shadow_trees_and_some_can_be_cancelled(stage):
    browser = stage(f"{BAR}<div id=host></div>")
    assert (
        browser.evaluate(
            """
        const root = host.attachShadow({ mode: 'open' });
        root.innerHTML = `<jelly-field></jelly-field><jelly-menu><b>1</b></jelly-menu>
            <jelly-badge count=3></jelly-badge><jelly-refresh></jelly-refresh>`;
        const [field, menu, badge, refresh] = root.children;
        const seen = {};
        for (const name of arguments[0]) {
            document.addEventListener(`jelly-${name}`, (event) => {
                seen[name] = event instanceof CustomEvent && event.bubbles && event.composed &&
                    event.cancelable;
            });
        }
        await pass(3);
        const at = { clientX: 60, clientY: 45 };
        bar.touchBegan(at, performance.now());
        bar.touchEnded(at, performance.now());
        field.nudge();
        field.reject('No');
        menu.show();
        menu.items[0].click();
        badge.dismiss();
        badge.restore();
        refresh.refresh();
        refresh.endRefresh();
        return seen;""",
            list(ALL),
        )
        == ALL
    )
