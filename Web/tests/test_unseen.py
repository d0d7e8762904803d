"""No frame is asked for that nobody sees, and what comes back is right."""

import pytest

from bars import BAR, let_go_slowly, shown
from gestures import drag, go_on, lift
from measuring import heard
from refreshes import refresh

BADGE = """<div style='position: absolute; left: 100px; top: 100px; width: 60px; height: 60px'>
    <jelly-badge id=badge count=3></jelly-badge></div>"""
FAR = "<div style='height: 3000px'></div>"

ENDLESS = {
    "floating badge": (BADGE, "badge", "badge.floating = true", "badge.floating = false"),
    "waiting refresh": (refresh(), "refresh", "refresh.refresh()", "refresh.endRefresh()"),
}
"""What moves for ever: its page, its name, and what begins and ends it."""

each = pytest.mark.parametrize("html, name, begin, end", ENDLESS.values(), ids=ENDLESS)


def moves(browser, name):
    """Whether the element asks for frames, and shows another outline or spinner with each."""
    return browser.evaluate(
        """
        await pass(2);
        const asked = frames.asked;
        const look = () => window[arguments[0]].shadowRoot.innerHTML;
        const before = look();
        await pass(4);
        return frames.asked > asked || look() !== before;
        """,
        name,
    )


UNSEEN = {
    "not displayed": ("main.style.display = 'none'", "main.style.display = ''"),
    "off the screen": ("scrollTo(0, 2000)", "scrollTo(0, 0)"),
    "scrolled away in a box": ("box.scrollTop = 2000", "box.scrollTop = 0"),
}


@each
@pytest.mark.parametrize("hide, show", UNSEEN.values(), ids=UNSEEN)
def test_what_moves_for_ever_moves_only_where_it_is_seen(stage, html, name, begin, end, hide, show):
    if "box" in hide:
        html = f"<div id=box style='height: 600px; overflow: auto'>{html}{FAR}</div>"
        html = html.replace("position: absolute", "position: relative")
    browser = stage(f"<main id=main>{html}</main>{FAR}")
    browser.evaluate(begin)
    browser.wait_until("return !isIdle()")
    assert moves(browser, name)
    browser.evaluate(hide)
    # The browser reports a moment later what is off the screen.
    browser.wait_until("return isIdle()")
    assert not moves(browser, name)
    browser.evaluate(show)
    browser.wait_until("return !isIdle()")
    assert moves(browser, name)
    browser.evaluate(hide)
    browser.wait_until("return isIdle()")
    browser.evaluate(end)
    browser.evaluate(show)
    browser.evaluate("await pass(2); jelly.clock.rate = 20")
    browser.wait_until("return isIdle()")
    assert not moves(browser, name)


def test_a_badge_without_a_count_does_not_float(stage):
    browser = stage(BADGE)
    browser.evaluate("badge.floating = true; badge.count = 0")
    browser.wait_until("return isIdle()")
    assert not moves(browser, "badge")
    browser.evaluate("badge.count = 1")
    browser.wait_until("return !isIdle()")
    assert moves(browser, "badge")
    browser.evaluate("badge.floating = false")


def test_a_bar_hidden_in_mid_motion_comes_to_rest_without_a_frame(stage):
    browser = stage(f"<main id=main>{BAR}</main>")
    at_rest = shown(browser)
    let_go_slowly(browser)
    browser.evaluate("main.style.display = 'none'; await pass(3)")
    assert browser.evaluate("return isIdle()")
    asked = browser.evaluate("return frames.asked")
    browser.evaluate("jelly.clock.rate = 1; bar.style.setProperty('--jelly-fill', 'red')")
    # The timer was set in slow motion, in which rest is minutes away; an event sets another one.
    browser.evaluate("bar.motion = 'full'; bar.curve = 'double'; bar.curve = 'quadratic'")
    browser.wait_until("return heard.includes('rest bar')")
    assert browser.evaluate("return frames.asked") == asked
    browser.evaluate("main.style.display = ''; await pass(3)")
    assert shown(browser) == at_rest
    assert heard(browser) == ["grab bar", "release bar", "rest bar"]


def test_a_bar_that_comes_back_in_mid_motion_goes_on_from_there(stage):
    browser = stage(f"<main id=main>{BAR}</main>")
    at_rest = shown(browser)
    let_go_slowly(browser)
    browser.evaluate("main.style.display = 'none'; await pass(3)")
    assert browser.evaluate("return isIdle()")
    browser.evaluate("main.style.display = ''; await pass(3)")
    assert not browser.evaluate("return isIdle()")
    assert shown(browser) != at_rest
    browser.evaluate("jelly.clock.rate = 20")
    browser.wait_until("return isIdle()")
    assert shown(browser) == at_rest


@pytest.mark.engines("chromium")
def test_what_is_held_moves_with_its_finger_though_its_place_is_off_the_screen(stage):
    browser = stage(BADGE + FAR)
    browser.perform(drag("mouse", [(160, 100), (300, 300, 96)], hold=True))
    browser.evaluate("scrollTo(0, 200); await pass(10)")
    before = browser.evaluate("return badge.shadowRoot.querySelector('path').getAttribute('d')")
    browser.perform(go_on("mouse", [(300, 300), (320, 320, 96)], hold=True))
    browser.evaluate("await pass(3)")
    after = browser.evaluate("return badge.shadowRoot.querySelector('path').getAttribute('d')")
    assert after != before
    browser.perform(lift("mouse"))
    browser.evaluate("jelly.clock.rate = 20")
    browser.wait_until("return isIdle()")
