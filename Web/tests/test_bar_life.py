"""Bars beside others, and bars that go while they move."""

from bars import BAR, WAVE, depth, let_go_slowly
from gestures import drag


def let_swing(browser):
    """Leaves the bar in mid-air, in slow motion."""
    let_go_slowly(browser)
    depth(browser)
    assert not browser.evaluate("return isIdle()")


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
