"""Bars come and go, in mid-motion too, and leave nothing behind."""

import pytest

from bars import (
    AT,
    BAR,
    ONE_PULL,
    PULL,
    WAVE,
    depth,
    heard,
    let_go_slowly,
    shown,
    wait_for_rest,
)
from gestures import drag, lift


def let_swing(browser):
    """Leaves the bar in mid-air, in slow motion."""
    let_go_slowly(browser)
    depth(browser)
    assert not browser.evaluate("return isIdle()")


def remove(browser):
    """Takes the bar out of the page; its name stays."""
    browser.evaluate("window.bar = bar; bar.remove()")


def assert_frames_end(browser):
    """The frame that was asked for may still come; it is the last."""
    browser.evaluate("await pass(2)")
    asked = browser.evaluate("return frames.asked")
    browser.evaluate("await pass(4)")
    assert browser.evaluate("return [frames.asked, isIdle()]") == [asked, True]


def test_a_bar_removed_in_mid_motion_asks_for_no_more_frames(stage):
    browser = stage(BAR)
    let_swing(browser)
    remove(browser)
    assert_frames_end(browser)
    assert heard(browser) == ["grab bar", "release bar"]


def test_a_bar_removed_under_a_finger_asks_for_no_more_frames(stage, pointer):
    browser = stage(BAR)
    browser.perform(drag(pointer, PULL, hold=True))
    assert depth(browser) > 20
    remove(browser)
    assert_frames_end(browser)
    browser.perform(lift(pointer))
    assert heard(browser) == ["grab bar"]


@pytest.mark.parametrize("what", ["grab", "release", "rest"])
def test_a_bar_may_be_removed_by_who_hears_its_event(stage, what):
    browser = stage(BAR + WAVE.replace("id=bar", "id=other").replace("top: 40px", "top: 300px"))
    other = browser.evaluate("return shown(other)")
    browser.evaluate(f"""
        window.bar = bar;
        bar.addEventListener("jelly-{what}", () => bar.remove());
        jelly.clock.rate = 20;
        """)
    browser.perform(drag("mouse", PULL))
    browser.wait_until("return !bar.isConnected")
    assert_frames_end(browser)
    assert browser.evaluate("return shown(other)") == other


def test_the_others_move_on_when_one_is_removed(stage):
    browser = stage(BAR + WAVE.replace("id=bar", "id=other").replace("top: 40px", "top: 300px"))
    let_swing(browser)
    browser.perform(drag("mouse", [(200, 370), (200, 450, 96)]))
    remove(browser)
    assert browser.evaluate("""
        const before = shown(other);
        await pass(5);
        return shown(other) !== before;
        """)
    browser.evaluate("jelly.clock.rate = 20")
    browser.wait_until("return heard.at(-1) === 'rest other'")
    assert browser.evaluate("return isIdle()")


def test_a_bar_that_comes_back_is_at_rest_and_works(stage):
    browser = stage(BAR)
    at_rest = shown(browser)
    let_swing(browser)
    remove(browser)
    browser.evaluate("""
        await pass(2);
        jelly.clock.rate = 1;
        document.body.append(bar);
        await pass(3);
        heard.length = 0;
        """)
    assert shown(browser) == at_rest
    assert depth(browser) == 0
    browser.perform(drag("mouse", PULL))
    wait_for_rest(browser)
    assert heard(browser) == ONE_PULL


def test_a_bar_that_is_moved_in_the_page_works(stage):
    browser = stage(
        f"<main>{BAR}</main><div id=elsewhere style='position: absolute; "
        "left: 100px; top: 200px; width: 500px; height: 300px'></div>"
    )
    at_rest = shown(browser)
    let_swing(browser)
    browser.evaluate("""
        jelly.clock.rate = 1;
        bar.style.width = "400px";
        elsewhere.append(bar);
        await pass(4);
        heard.length = 0;
        """)
    assert shown(browser) == at_rest.replace("300", "400").replace("150", "200")
    # The bar starts at (150, 240) now.
    browser.perform(drag("mouse", [(400, 310), (400, 380, 96)], hold=True))
    assert depth(browser) > 20
    browser.perform(lift("mouse"))
    wait_for_rest(browser)
    assert heard(browser) == ONE_PULL


def test_a_bar_that_is_made_by_script_works(stage):
    browser = stage("")
    browser.evaluate(
        """
        window.bar = new jelly.JellyBarElement();
        bar.id = "bar";
        bar.style.cssText = arguments[0];
        document.body.append(bar);
        await pass(3);
        """,
        AT,
    )
    browser.perform(drag("mouse", PULL))
    wait_for_rest(browser)
    assert heard(browser) == ONE_PULL


def test_a_thousand_bars_one_after_another_take_the_memory_of_one(stage):
    browser = stage(BAR)
    assert browser.evaluate("""
        const memory = jelly.JellyBarElement.control.core.memory;
        const add = () => document.body.appendChild(document.createElement("jelly-bar"));
        add().remove();
        const before = memory.buffer.byteLength;
        const slots = new Set();
        for (let round = 0; round < 1000; round++) {
            const bar = add();
            slots.add(bar.body);
            bar.remove();
        }
        return [memory.buffer.byteLength - before, slots.size];
        """) == [0, 1]


def test_many_bars_at_once_have_a_slot_each(stage):
    browser = stage("<main></main>")
    assert browser.evaluate("""
        const main = document.querySelector("main");
        const { memory } = jelly.JellyBarElement.control.core;
        const fill = async () => {
            const bar = "<jelly-bar style='height: 20px' curve=quadratic></jelly-bar>";
            main.innerHTML = bar.repeat(500);
            await pass(4);
            return [...main.children];
        };
        const first = await fill();
        const size = jelly.JellyBarElement.control.core.size(0);
        const slots = first.map(bar => bar.body).sort((a, b) => a - b);
        const apart = slots.every((slot, n) => n === 0 || slot - slots[n - 1] >= size);
        const inside = slots.at(-1) + size <= memory.buffer.byteLength;
        const same = new Set(first.map(shown)).size;
        // Some engines insert the new ones before they tell the old ones that they are gone.
        await fill();
        const bytes = memory.buffer.byteLength;
        await fill();
        await fill();
        return [apart, inside, same, memory.buffer.byteLength - bytes];
        """) == [True, True, 1, 0]


@pytest.mark.engines("chromium")  # The others let no test see what they have collected.
def test_a_removed_bar_is_collected(stage, browser):
    stage(
        f"<div id=list style='height: 200px; overflow: auto; user-select: none'>"
        f"<div style='height: 900px'></div></div><main id=main>"
        f"{WAVE.replace('id=bar', 'id=bar for=list carry').replace('40px', '250px')}</main>"
    )
    # Pulled by its list and by itself, and removed while it oscillates.
    browser.perform(drag("mouse", [(200, 40), (200, 120, 64)]))
    browser.perform(drag("mouse", [(200, 300), (200, 380, 64)]))
    browser.evaluate("""
        window.gone = new WeakRef(document.getElementById("bar"));
        main.innerHTML = "";
        await pass(3);
        """)
    assert browser.collects("gone"), "the bar is still held"
