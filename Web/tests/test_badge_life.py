"""What a badge says, how it is worked without a pointer, and that it leaves nothing behind."""

import pytest

from badges import FAR, HOME, NEAR, PAGE, center, heard, is_lifted, near, phase, wait_for_rest
from gestures import drag, keys, lift

BACKSPACE, DELETE, ENTER = "\ue003", "\ue017", "\ue007"


def name(browser):
    return browser.evaluate("return badge.shadowRoot.querySelector('[part=button]').ariaLabel")


def said(browser):
    return browser.evaluate("return badge.shadowRoot.querySelector('[role=status]').textContent")


def text(browser):
    return browser.evaluate("return badge.shadowRoot.querySelector('slot').textContent")


def is_displayed(browser):
    return browser.evaluate("return getComputedStyle(badge).display !== 'none'")


@pytest.mark.parametrize("key", [BACKSPACE, DELETE, ENTER, " "])
def test_a_key_dismisses_it_and_brings_it_back(stage, key):
    browser = stage(PAGE)
    assert name(browser) == "3 unread messages, dismiss"
    browser.evaluate("badge.focus()")
    browser.perform(keys(key))
    assert heard(browser) == ["dismiss"]
    assert said(browser) == "3 unread messages dismissed"
    assert name(browser) == "3 unread messages dismissed, restore"
    wait_for_rest(browser)
    browser.perform(keys(key))
    assert heard(browser) == ["dismiss", "restore"]
    assert said(browser) == "3 unread messages"
    wait_for_rest(browser)
    assert phase(browser) == "attached"


def test_once_dismissed_it_is_left_alone_by_the_tab_key(stage):
    browser = stage(PAGE + "<input id=after>")
    browser.evaluate("badge.focus()")
    browser.perform(keys(DELETE))
    browser.evaluate("after.focus()")
    assert browser.evaluate("return badge.shadowRoot.querySelector('[part=button]').hidden")


def test_code_dismisses_and_restores_it(stage):
    browser = stage(PAGE)
    browser.evaluate("badge.dismiss(); badge.dismiss()")
    assert heard(browser) == ["dismiss"]
    wait_for_rest(browser)
    assert phase(browser) == "dismissed"
    browser.evaluate("badge.restore()")
    wait_for_rest(browser)
    assert heard(browser) == ["dismiss", "restore"]
    assert near(center(browser), HOME, 0.01)


def test_its_count_changes_live(stage):
    browser = stage(PAGE)
    browser.evaluate("badge.count = 4")
    assert (text(browser), name(browser)) == ("4", "4 unread messages, dismiss")
    assert said(browser) == "4 unread messages"
    browser.evaluate("badge.max = 99; badge.count = 120")
    assert (text(browser), name(browser)) == ("99+", "99+ unread messages, dismiss")


@pytest.mark.parametrize("nothing", ["0", ""])
def test_it_hides_where_nothing_is_counted(stage, nothing):
    browser = stage(PAGE)
    browser.evaluate("badge.count = arguments[0]", nothing)
    assert not is_displayed(browser)
    browser.evaluate("badge.count = 2")
    assert is_displayed(browser)
    wait_for_rest(browser)
    assert phase(browser) == "attached"
    assert heard(browser) == []


def test_hidden_under_a_finger_it_is_let_go(stage):
    browser = stage(PAGE)
    browser.perform(drag("mouse", [HOME, NEAR], hold=True))
    # It returns for long enough that also a machine that stalls sees it there.
    browser.evaluate("jelly.clock.rate = 0.05; badge.count = 0")
    assert not is_displayed(browser)
    assert not is_lifted(browser)
    assert phase(browser) == "returning"
    browser.perform(lift("mouse"))


def test_a_count_taken_away_when_it_is_dismissed_waits_for_the_burst(stage):
    browser = stage(PAGE)
    browser.evaluate("""
        badge.addEventListener('jelly-dismiss', () => {
            badge.count = 0;
            jelly.clock.rate = 0.05;
        });
        """)
    browser.perform(drag("mouse", [HOME, FAR], pause_ms=100))
    assert is_displayed(browser)
    wait_for_rest(browser)
    assert not is_displayed(browser)
    browser.evaluate("badge.count = 5")
    wait_for_rest(browser)
    assert is_displayed(browser) and phase(browser) == "attached"


def test_a_new_count_brings_a_dismissed_badge_back(stage):
    browser = stage(PAGE)
    browser.evaluate("badge.dismiss()")
    wait_for_rest(browser)
    browser.evaluate("badge.count = 4")
    wait_for_rest(browser)
    assert heard(browser) == ["dismiss", "restore"]
    assert phase(browser) == "attached"


def test_nothing_runs_when_it_rests(stage):
    browser = stage(PAGE)
    browser.perform(drag("mouse", [HOME, NEAR], pause_ms=100))
    wait_for_rest(browser)
    assert (
        browser.evaluate("""
        const asked = frames.asked;
        await pass(10);
        return frames.asked - asked;
        """)
        == 0
    )


def test_it_floats_when_asked_to(stage):
    browser = stage(PAGE)
    browser.evaluate("badge.floating = true; jelly.clock.rate = 4")
    browser.wait_until(
        """
        const { x, y } = badge.values();
        return Math.hypot(x - badge.offsetWidth / 2, y - badge.offsetHeight / 2) > 2.9;
        """
    )
    browser.evaluate("badge.floating = false")
    wait_for_rest(browser)
    assert near(center(browser), HOME, 0.01)


def test_removed_under_a_finger_it_asks_for_no_more_frames(stage, pointer):
    browser = stage(PAGE)
    browser.perform(drag(pointer, [HOME, NEAR], hold=True))
    browser.evaluate("window.badge = badge; badge.remove(); await pass(3)")
    assert browser.evaluate("return isIdle()")
    browser.perform(lift(pointer))
    browser.evaluate("app.append(badge); await pass(3)")
    assert near(center(browser), HOME, 0.01)
    assert phase(browser) == "attached"


def test_a_thousand_badges_one_after_another_take_the_memory_of_one(stage):
    browser = stage(PAGE)
    assert browser.evaluate("""
        const memory = jelly.JellyBarElement.control.core.memory;
        const add = () => {
            const badge = document.createElement("jelly-badge");
            badge.count = 1;
            return app.appendChild(badge);
        };
        add().remove();
        const before = memory.buffer.byteLength;
        const slots = new Set();
        for (let round = 0; round < 1000; round++) {
            const badge = add();
            slots.add(badge.body);
            badge.dismiss();
            badge.remove();
        }
        return [memory.buffer.byteLength - before, slots.size];
        """) == [0, 1]


@pytest.mark.engines("chromium")  # The others let no test see what they have collected.
def test_a_removed_badge_is_collected(stage, browser):
    stage(PAGE)
    browser.perform(drag("mouse", [HOME, NEAR]))
    browser.evaluate("""
        window.gone = new WeakRef(document.getElementById("badge"));
        app.innerHTML = "";
        await pass(3);
        """)
    assert browser.collects("gone"), "the badge is still held"
