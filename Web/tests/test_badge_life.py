"""What a badge says, how it is worked without a pointer, and that it leaves nothing behind."""

import pytest

from badges import FAR, HOME, NEAR, PAGE, center, heard, is_lifted, near, phase
from gestures import drag, keys, lift
from measuring import said, settle

BACKSPACE, DELETE, ENTER = "\ue003", "\ue017", "\ue007"


def name(browser):
    return browser.evaluate("return badge.shadowRoot.querySelector('[part=button]').ariaLabel")


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
    settle(browser)
    browser.perform(keys(key))
    assert heard(browser) == ["dismiss", "restore"]
    assert said(browser) == "3 unread messages"
    settle(browser)
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
    settle(browser)
    assert phase(browser) == "dismissed"
    browser.evaluate("badge.restore()")
    settle(browser)
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
    settle(browser)
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
    settle(browser)
    assert not is_displayed(browser)
    browser.evaluate("badge.count = 5")
    settle(browser)
    assert is_displayed(browser) and phase(browser) == "attached"


def test_a_new_count_brings_a_dismissed_badge_back(stage):
    browser = stage(PAGE)
    browser.evaluate("badge.dismiss()")
    settle(browser)
    browser.evaluate("badge.count = 4")
    settle(browser)
    assert heard(browser) == ["dismiss", "restore"]
    assert phase(browser) == "attached"


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
    settle(browser)
    assert near(center(browser), HOME, 0.01)


def test_what_it_announces_is_no_part_of_the_page_afterwards(stage):
    browser = stage(PAGE)
    browser.evaluate("badge.count = 4")
    assert said(browser) == "4 unread messages"
    browser.wait_until("return badge.shadowRoot.querySelector('[aria-live]').textContent === ''")
    assert browser.evaluate("return badge.shadowRoot.querySelector('[role=status]')") is None


@pytest.mark.parametrize("tag", ["div", "a href=#mail"])
def test_it_listens_for_clicks_only_where_it_is_a_button(stage, tag):
    browser = stage(f"""
        <script>
            const clickable = [];
            const {{ addEventListener: listen }} = EventTarget.prototype;
            EventTarget.prototype.addEventListener = function (type, ...more) {{
                if (/^(click|mousedown|mouseup)$/.test(type)) clickable.push(this.part?.value);
                return listen.call(this, type, ...more);
            }};
        </script>
        <{tag} style='position: relative'>Mail
        <jelly-badge id=badge count=3 label='unread mails'></jelly-badge></{tag.split()[0]}>""")
    assert ("button" in browser.evaluate("return clickable")) == (tag == "div")
    # A press of a picture by a screen reader follows the link around it.
    browser.evaluate("badge.shadowRoot.querySelector('[part=button]').click()")
    ends = browser.evaluate("return [badge.phase, location.hash]")
    assert ends == (["dismissed", ""] if tag == "div" else ["attached", "#mail"])
