"""Menus move, rest, come and go, and leave nothing behind."""

from gestures import drag
from measuring import heard, middle, settle
from menus import BUTTON, MENU


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
