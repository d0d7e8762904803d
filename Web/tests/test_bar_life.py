"""Bars beside others, and bars that go while they move."""

import pytest

from bars import BAR, PULL, WAVE, depth, let_go_slowly
from gestures import drag
from measuring import assert_no_frames


def let_swing(browser):
    """Leaves the bar in mid-air, in slow motion."""
    let_go_slowly(browser)
    depth(browser)
    assert not browser.evaluate("return isIdle()")


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
    assert_no_frames(browser)
    assert browser.evaluate("return shown(other)") == other


def test_the_others_move_on_when_one_is_removed(stage):
    browser = stage(BAR + WAVE.replace("id=bar", "id=other").replace("top: 40px", "top: 300px"))
    let_swing(browser)
    browser.perform(drag("mouse", [(200, 370), (200, 450, 96)]))
    browser.evaluate("bar.remove()")
    assert browser.evaluate("""
        const before = shown(other);
        await pass(5);
        return shown(other) !== before;
        """)
    browser.evaluate("jelly.clock.rate = 20")
    browser.wait_until("return heard.at(-1) === 'rest other'")
    assert browser.evaluate("return isIdle()")


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
        // Some engines insert the new ones before they inform the old ones that they are gone.
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
