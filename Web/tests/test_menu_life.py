"""Menus move, rest, come and go, and leave nothing behind."""

from importlib.resources import files

import pytest

from gestures import drag
from menus import BUTTON, MENU, heard, middle, settle

AXE = files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def test_no_frame_is_asked_for_once_it_rests(stage):
    browser = stage(MENU)
    for _ in range(2):
        browser.evaluate("menu.toggle()")
        settle(browser)
        asked = browser.evaluate("await pass(5); return frames.asked")
        browser.evaluate("await pass(5)")
        assert browser.evaluate("return frames.asked") == asked


def test_called_back_in_mid_air_no_item_jumps(stage):
    browser = stage(MENU)
    is_moving, *apart = browser.evaluate("""
        jelly.clock.rate = 0.05;
        menu.open = true;
        const start = jelly.clock.seconds();
        while (jelly.clock.seconds() < start + 0.15) await pass(1);
        // The clock stands still, so that no time lies between the two.
        jelly.clock.rate = 0;
        const time = Math.max(jelly.clock.seconds(), menu.shownTime);
        const values = () => Object.values(menu.values(time)).flat(2);
        const before = values();
        const isMoving = menu.restTime > time;
        menu.open = false;
        const after = values();
        return [isMoving, ...before.map((value, i) => Math.abs(value - after[i]))];
        """)
    assert is_moving and max(apart) < 1e-6


def test_removed_in_mid_motion_it_asks_for_no_more_frames(stage):
    browser = stage(MENU)
    browser.evaluate("""
        jelly.clock.rate = 0.05;
        menu.open = true;
        await pass(3);
        window.menu = menu;
        menu.remove()""")
    browser.evaluate("await pass(2)")
    asked = browser.evaluate("return frames.asked")
    browser.evaluate("await pass(4)")
    assert browser.evaluate("return [frames.asked, isIdle()]") == [asked, True]


def test_one_that_comes_back_works(stage):
    browser = stage(MENU)
    browser.evaluate("""
        window.menu = menu;
        menu.open = true;
        menu.remove();
        menu.open = false;
        document.body.append(menu);
        await pass(3)""")
    settle(browser)
    browser.perform(drag("mouse", [BUTTON]))
    assert heard(browser)[-1] == "open"
    settle(browser)
    browser.perform(drag("mouse", [middle(browser, "i0")]))
    assert heard(browser)[-2:] == ["select 0 i0", "close"]


def test_a_thousand_come_and_go_and_leave_nothing_behind(stage):
    browser = stage(MENU)
    pages = browser.evaluate("""
        window.kept = menu;
        const added = [];
        const add = document.addEventListener;
        let listeners = 0;
        document.addEventListener = function (type, listener, options) {
            listeners++;
            options?.signal?.addEventListener('abort', () => listeners--);
            return add.call(this, type, listener, options);
        };
        const sizes = new Set();
        for (let round = 0; round < 1000; round++) {
            const other = document.createElement('jelly-menu');
            other.innerHTML = '<button>a</button><button>b</button>';
            document.body.append(other);
            other.open = true;
            if (round > 10) sizes.add(other.body);
            other.remove();
        }
        await pass(3);
        document.addEventListener = add;
        return [sizes.size, listeners]""")
    assert pages == [1, 0]
    assert browser.evaluate("return isIdle()")


def test_with_less_motion_items_fade_in_at_their_places(reduced_stage):
    browser = reduced_stage(MENU)
    places = browser.evaluate("""
        jelly.clock.rate = 0.01;
        menu.open = true;
        await pass(2);
        return menu.values()""")
    settle(browser)
    rest = browser.evaluate("return menu.values()")
    assert places["items"] == rest["items"]
    assert all(0 < opacity < 1 for opacity in places["opacity"]) and rest["opacity"] == [1] * 4
    assert 0 < places["itemsOpacity"] < 1 and rest["itemsOpacity"] == 1


def test_it_moves_with_what_it_is_in(stage):
    browser = stage(f"<div id=box style='height: 2000px; position: relative'>{MENU}</div>")
    browser.evaluate("menu.open = true")
    settle(browser)
    before = middle(browser, "i1")
    browser.evaluate("scrollTo(0, 120); await pass(2)")
    after = middle(browser, "i1")
    assert abs(before[1] - after[1] - 120) < 0.5
    browser.perform(drag("mouse", [after]))
    assert "select 1 i1" in heard(browser)


@pytest.mark.parametrize("is_open", [False, True])
def test_axe_finds_nothing(stage, is_open):
    browser = stage(f"<main>{MENU}</main>")
    browser.evaluate(f"menu.open = {str(is_open).lower()}")
    settle(browser)
    browser.evaluate(AXE + "; window.axe = axe")
    found = browser.evaluate("""
        const { violations } = await axe.run(document.querySelector('#menu'));
        return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])""")
    assert found == []
