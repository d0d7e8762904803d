"""When a bar moves: never without need, and with less motion for those who want less motion."""

import pytest

from bars import (
    BAR,
    ONE_PULL,
    PULL,
    WAVE,
    depth,
    difference,
    exact,
    shown,
    wait_for_rest,
)
from gestures import drag, go_on, lift
from measuring import heard

# Frames


def test_after_an_error_in_a_frame_the_next_pull_moves_it_again(stage):
    browser = stage(BAR)
    at_rest = shown(browser)
    browser.evaluate("""
        bar.render = () => {
            delete bar.render;
            throw new Error('as planned');
        };
        """)
    for _ in range(2):
        browser.perform(drag("mouse", PULL))
    wait_for_rest(browser)
    assert shown(browser) == at_rest
    assert len(browser.evaluate("return errors.splice(0)")) == 1


def test_the_frame_that_shows_the_rest_is_the_last(stage):
    browser = stage(BAR)
    browser.evaluate("""
        document.addEventListener("jelly-rest", () =>
            window.atRest = [isIdle(), frames.asked, shown(bar)]);
        """)
    at_rest = shown(browser)
    browser.perform(drag("mouse", PULL))
    wait_for_rest(browser, rate=4)
    asked = browser.evaluate("return frames.asked")
    assert browser.evaluate("return atRest") == [True, asked, at_rest]


@pytest.mark.pointers("mouse", "touch")
def test_no_frame_is_asked_for_while_a_finger_holds_still(stage, pointer):
    browser = stage(BAR)
    browser.perform(drag(pointer, PULL, hold=True))
    depth(browser)
    browser.wait_until("return isIdle()")
    asked = browser.evaluate("return frames.asked")
    browser.evaluate("await pass(6)")
    assert browser.evaluate("return frames.asked") == asked
    browser.perform(go_on(pointer, [(190, 190), (190, 220, 32)], hold=True))
    depth(browser)
    assert browser.evaluate("return frames.asked") > asked


def test_several_bars_share_one_request_a_frame(stage):
    browser = stage(
        "".join(
            # One with a stroke is drawn in each frame, also in Chromium.
            f"<jelly-bar id=bar{n} curve=quadratic style='height: 60px; margin-bottom: 120px;"
            " --jelly-stroke: #000'></jelly-bar>"
            for n in range(3)
        )
    )
    browser.evaluate("""
        // Slow from the first release on: the others join while it is in mid-air.
        document.addEventListener("jelly-release", () => jelly.clock.rate = 0.02);
        """)
    for n in range(3):
        browser.perform(drag("mouse", [(300, 180 * n + 30), (300, 180 * n + 110, 48)]))
    stamps = browser.evaluate("""
        const before = frames.stamps.length;
        const outlines = () => [bar0, bar1, bar2].map(shown);
        const start = outlines();
        await pass(20);
        const haveMoved = outlines().every((outline, n) => outline !== start[n]);
        return haveMoved && frames.stamps.slice(before);
        """)
    assert 15 <= len(stamps) <= 21
    assert len(set(stamps)) == len(stamps)
    browser.evaluate("jelly.clock.rate = 20")
    browser.wait_until("return heard.filter(what => what.startsWith('rest')).length === 3")
    assert browser.evaluate("return isIdle()")


def test_the_clock_runs_on_evenly_when_its_rate_changes(stage):
    browser = stage(BAR)
    # The clock of WebKit runs back by some milliseconds now and then: here each look at it is 8 ms
    # after the one before.
    errors, rate = browser.evaluate("""
        const { clock } = jelly;
        let now = performance.now();
        performance.now = () => (now += 8);
        const errors = [0.25, 4, 0.1, 1].map((rate) => {
            const { rate: old } = clock;
            const before = clock.seconds(performance.now());
            clock.rate = rate;
            return clock.seconds(performance.now()) - before - 0.008 * (old + rate);
        });
        delete performance.now;
        return [errors, clock.rate];
        """)
    assert errors == pytest.approx([0, 0, 0, 0], abs=1e-9) and rate == 1


def test_a_stamp_from_before_a_change_of_the_rate_is_the_same_time_after_it(stage):
    browser = stage(BAR)
    assert browser.evaluate("""
        const { clock } = jelly;
        return [20, 0.05, 3, 1].map((rate) => {
            const stamp = performance.now() - 10;
            clock.rate = clock.rate;
            const before = clock.seconds(stamp);
            clock.rate = rate;
            return clock.seconds(stamp) - before;
        });
        """) == pytest.approx([0] * 4, abs=1e-6)


# Less motion


def release_curve(browser):
    """The depth every 4 ms of the bar's own time from the release to 50 ms after rest, and how long
    that took. The bar must have been let go in slow motion."""
    return browser.evaluate("""
        const depths = [];
        const end = bar.restTime;
        for (let time = released; time < end + 0.05; time += 0.004)
            depths.push(bar.values(time).depth);
        return { depths, seconds: end - released };
        """)


def pull_slowly(browser):
    """Pulls and lets go in slow motion; returns the outline under the finger."""
    browser.evaluate("""
        bar.addEventListener("jelly-release", () => window.released = jelly.clock.seconds());
        """)
    browser.perform(drag("mouse", PULL, hold=True))
    depth(browser)
    held = browser.evaluate("""
        jelly.clock.rate = 0.001;
        return { depth: bar.depth, isStraight: isStraight(exact(bar)) };
        """)
    browser.perform(lift("mouse"))
    browser.wait_until("return window.released")
    return held


def assert_reduced(browser):
    at_rest = shown(browser)
    held = pull_slowly(browser)
    assert held["isStraight"]
    assert held["depth"] > 25
    curve = release_curve(browser)
    depths = curve["depths"]
    assert depths == sorted(depths, reverse=True)
    assert depths[0] > 20 and depths[-1] == 0
    assert curve["seconds"] <= 0.25
    wait_for_rest(browser, rate=1)
    assert heard(browser) == ONE_PULL
    assert shown(browser) == at_rest


def assert_lively(browser):
    held = pull_slowly(browser)
    assert not held["isStraight"]
    curve = release_curve(browser)
    assert min(curve["depths"]) < -1
    assert curve["seconds"] > 0.5
    wait_for_rest(browser, rate=20)


@pytest.fixture
def switchable(stage, browser):
    """The stage of a browser whose setting a test switches, and that is switched back."""
    yield stage
    browser.set_reduced_motion(False)


@pytest.mark.engines("chromium")
def test_a_bar_follows_the_setting_both_ways_and_while_it_is_away(switchable):
    browser = switchable(WAVE)
    browser.set_reduced_motion(True)
    assert_reduced(browser)
    browser.evaluate("""
        heard.length = 0;
        window.released = undefined;
        window.bar = bar;
        bar.remove();
        """)
    browser.set_reduced_motion(False)
    browser.evaluate("document.body.append(bar); await pass(3)")
    assert_lively(browser)


@pytest.mark.engines("chromium")
def test_the_setting_switches_under_a_finger_without_a_jump(switchable):
    browser = switchable(WAVE)
    browser.perform(drag("mouse", PULL, hold=True))
    before = exact(browser)
    browser.set_reduced_motion(True)
    browser.wait_until("return matchMedia('(prefers-reduced-motion: reduce)').matches")
    assert difference(exact(browser), before) <= 1e-9
    # Straight once the finger has gone a little further.
    browser.perform(go_on("mouse", [(190, 190), (190, 250, 64)], hold=True))
    assert browser.evaluate("await pass(2); return isStraight(exact(bar))")
    browser.perform(lift("mouse"))
    wait_for_rest(browser)
    assert heard(browser) == ONE_PULL
