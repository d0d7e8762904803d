"""A menu is opened, gone through, chosen from and closed: by pointers, keys and code."""

import pytest

from gestures import drag, keys
from measuring import heard, middle, settle
from menus import (
    BUTTON,
    DOWN,
    END,
    ENTER,
    ESCAPE,
    HOME,
    ITEMS,
    LEFT,
    MENU,
    RIGHT,
    SPACE,
    TAB,
    UP,
    focused,
)


def open_menu(browser):
    browser.evaluate("menu.open = true")
    settle(browser)


def test_a_tap_opens_it_and_another_closes_it(stage, pointer):
    browser = stage(MENU)
    browser.perform(drag(pointer, [BUTTON]))
    assert heard(browser) == ["open"]
    assert browser.evaluate("return menu.open && menu.hasAttribute('open')")
    settle(browser)
    browser.perform(drag(pointer, [BUTTON]))
    assert heard(browser) == ["open", "close"]
    settle(browser)
    assert (
        browser.evaluate("return menu.shadowRoot.querySelectorAll('path')[1].getAttribute('d')")
        == ""
    )


def test_two_quick_taps_leave_it_closed(stage):
    browser = stage(MENU)
    browser.perform(drag("mouse", [BUTTON]))
    browser.perform(drag("mouse", [BUTTON]))
    assert heard(browser) == ["open", "close"]


def test_a_tap_on_an_item_selects_it_once_and_closes(stage, pointer):
    browser = stage(MENU)
    open_menu(browser)
    browser.perform(drag(pointer, [middle(browser, "i2")]))
    assert heard(browser) == ["open", "select 2 i2", "close"]
    assert not browser.evaluate("return menu.open")


def test_a_press_anywhere_else_closes_it(stage, pointer):
    browser = stage(MENU)
    open_menu(browser)
    browser.perform(drag(pointer, [(700, 500)]))
    assert heard(browser) == ["open", "close"]


def test_items_stand_where_the_outline_has_them(stage):
    browser = stage(MENU)
    open_menu(browser)
    for index in range(4):
        x, y = middle(browser, f"i{index}")
        cx, cy = browser.evaluate(f"return menu.values().items[{index}].slice(0, 2)")
        assert abs(x - 300 - cx) < 0.5 and abs(y - 300 - cy) < 0.5
        assert browser.evaluate(f"return document.elementFromPoint({x}, {y}).id") == f"i{index}"


def test_items_of_a_closed_menu_are_out_of_reach(stage):
    browser = stage(MENU)
    assert browser.evaluate("i1.focus(); return document.activeElement.id") != "i1"
    browser.evaluate("before.focus()")
    browser.perform(keys(TAB))
    assert focused(browser) == "menu"
    browser.perform(keys(TAB))
    assert focused(browser) == "after"


@pytest.mark.parametrize("key", [ENTER, SPACE, DOWN])
def test_a_key_opens_it_and_goes_to_its_first_item(stage, key):
    browser = stage(MENU)
    browser.evaluate("menu.focus()")
    browser.perform(keys(key))
    assert focused(browser) == "i0"
    assert heard(browser) == ["open"]


def test_arrow_keys_go_along_the_fan(stage):
    browser = stage(MENU)
    browser.evaluate("menu.focus()")
    browser.perform(keys(UP))
    assert focused(browser) == "i3"
    for key, item in [
        (DOWN, 0),
        (LEFT, 1),
        (LEFT, 2),
        (RIGHT, 1),
        (UP, 0),
        (UP, 3),
        (HOME, 0),
        (END, 3),
    ]:
        browser.perform(keys(key))
        assert focused(browser) == f"i{item}"


def test_from_right_to_left_the_fan_and_its_arrow_keys_are_mirrored(stage):
    browser = stage(MENU)
    open_menu(browser)
    right = [middle(browser, f"i{i}")[0] for i in range(4)]
    browser.evaluate("menu.open = false; menu.dir = 'rtl'; menu.open = true")
    settle(browser)
    left = [middle(browser, f"i{i}")[0] for i in range(4)]
    assert all(abs(656 - a - b) < 0.5 for a, b in zip(right, left))
    browser.evaluate("menu.focus()")
    browser.perform(keys(RIGHT))
    browser.perform(keys(RIGHT))
    assert focused(browser) == "i1"


def test_escape_closes_it_and_gives_the_focus_back(stage):
    browser = stage(MENU)
    browser.evaluate("menu.focus()")
    browser.perform(keys(DOWN))
    browser.perform(keys(ESCAPE))
    assert focused(browser) == "menu"
    assert heard(browser) == ["open", "close"]


def test_tab_leaves_and_closes_it(stage):
    browser = stage(MENU)
    browser.evaluate("menu.focus()")
    browser.perform(keys(DOWN))
    browser.perform(keys(TAB))
    browser.wait_until("return !menu.open")
    assert focused(browser) == "after"


def test_a_key_chooses_an_item(stage):
    browser = stage(MENU)
    browser.evaluate("menu.focus()")
    browser.perform(keys(DOWN))
    browser.perform(keys(DOWN))
    browser.perform(keys(ENTER))
    assert heard(browser) == ["open", "select 1 i1", "close"]
    assert focused(browser) == "menu"


def test_attribute_property_and_method_agree(stage):
    browser = stage(MENU)
    assert browser.evaluate("""
        const states = [];
        const note = () => states.push([menu.open, menu.hasAttribute('open'),
            menu.shadowRoot.querySelector('button').getAttribute('aria-expanded')]);
        note(); menu.toggle(); note(); menu.removeAttribute('open'); note();
        menu.setAttribute('open', ''); note(); menu.open = false; note();
        return states""") == [
        [state, state, str(state).lower()] for state in [False, True, False, True, False]
    ]
    assert heard(browser) == ["open", "close", "open", "close"]


def test_the_fan_is_as_its_attributes_say(stage):
    browser = stage(MENU)
    browser.evaluate(
        "menu.itemDiameter = 30; menu.itemDistance = 12; menu.startAngle = 90; menu.sweepAngle = 90"
    )
    open_menu(browser)
    x, y = middle(browser, "i0")
    # R + r + gap = 55, at 90° + 90°/5.
    assert abs(x - (328 - 55 * 0.30902)) < 0.5 and abs(y - (328 - 55 * 0.95106)) < 0.5
    assert browser.evaluate("return i0.offsetWidth") == 30


def test_items_can_be_added_and_removed(stage):
    browser = stage(MENU)
    open_menu(browser)
    browser.evaluate("""
        i3.remove();
        menu.append(Object.assign(document.createElement('a'), { id: 'more', href: '#x' }));
        await pass(2)""")
    settle(browser)
    assert browser.evaluate("return [...menu.items].map((item) => item.id)") == [
        "i0",
        "i1",
        "i2",
        "more",
    ]
    assert browser.evaluate("return [more.role, more.tabIndex]") == ["menuitem", -1]
    browser.perform(drag("mouse", [middle(browser, "more")]))
    assert heard(browser)[-2:] == ["select 3 more", "close"]


def test_what_a_menu_has_no_room_for_cannot_be_reached(stage):
    items = "".join(f"<button id=n{index}>{index}</button>" for index in range(14))
    browser = stage(f"""
        <script>window.warned = []; console.warn = (text) => warned.push(text)</script>
        <jelly-menu id=menu style='margin: 250px'>{items}</jelly-menu>""")
    assert browser.evaluate("return [menu.items.length, warned.length]") == [12, 1]
    browser.evaluate("menu.focus()")
    browser.perform(keys(UP))
    browser.perform(keys(END))
    assert focused(browser) == "n11"
    assert browser.evaluate("return getComputedStyle(n13).visibility") == "hidden"
    browser.evaluate("n0.remove(); n1.remove(); await pass(3)")
    assert browser.evaluate("return [menu.items.length, getComputedStyle(n13).visibility]") == [
        12,
        "visible",
    ]


def test_items_whose_style_a_framework_resets_are_not_seen_while_it_is_closed(stage):
    browser = stage(MENU)
    browser.evaluate("for (const item of menu.items) item.removeAttribute('style')")
    assert (
        browser.evaluate("return menu.items.map((item) => getComputedStyle(item).opacity)")
        == ["0"] * 4
    )


@pytest.mark.parametrize(
    "place",
    [
        "left: 8px; top: 8px",
        "right: 8px; top: 8px",
        "left: 8px; bottom: 8px",
        "right: 8px; bottom: 8px",
        "left: 300px; top: 8px",
    ],
)
def test_near_a_corner_it_opens_onto_the_screen(stage, place):
    browser = stage(f"<jelly-menu id=menu style='position: fixed; {place}'>{ITEMS}</jelly-menu>")
    browser.evaluate("menu.open = true")
    settle(browser)
    rects = browser.evaluate(
        "return menu.items.map((item) => item.getBoundingClientRect().toJSON())"
    )
    assert len(rects) == 4
    for rect in rects:
        assert (
            rect["left"] >= 0
            and rect["top"] >= 0
            and rect["right"] <= 800
            and rect["bottom"] <= 600
        )


def test_with_room_enough_the_fan_is_as_it_was(stage):
    browser = stage(
        f"<jelly-menu id=menu style='position: fixed; left: 300px; top: 300px'>{ITEMS}</jelly-menu>"
    )
    browser.evaluate("menu.open = true")
    settle(browser)
    places = [middle(browser, f"menu.items[{index}]") for index in range(4)]
    assert all(y < 328 for _, y in places) and places[0][0] > places[3][0]


def test_escape_closes_it_also_without_the_focus(stage):
    browser = stage("<button id=beside>Beside</button>" + MENU)
    browser.evaluate("beside.focus(); menu.show()")
    browser.perform(keys(ESCAPE))
    assert not browser.evaluate("return menu.open")
    assert browser.evaluate("return document.activeElement.id") == "beside"


def test_escape_closes_one_menu_at_a_time(stage):
    browser = stage(MENU + MENU.replace("id=menu", "id=second"))
    browser.evaluate("menu.show(); second.show()")
    browser.perform(keys(ESCAPE))
    assert browser.evaluate("return [menu, second].filter((one) => one.open).length") == 1
