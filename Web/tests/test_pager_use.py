"""Pagers that are tapped, swiped over, scrolled under and worked by keys."""

import pytest

from gestures import drag, go_on, keys, lift
from pagers import carousel, offset, settled, tabs

LEFT, RIGHT, UP, DOWN, END, HOME = "\ue012", "\ue014", "\ue013", "\ue015", "\ue010", "\ue011"
PAGE_UP, PAGE_DOWN, TAB = "\ue00e", "\ue00f", "\ue004"

DOTS = [12, 81, 150, 219, 288]
"""Where the dots of five pages are: 12 pixels from each end of 300, evenly; and at y = 222."""


def selected(browser):
    return browser.evaluate("await pass(2); return selected")


def focused(browser):
    """The label of what has the focus in the pager."""
    return browser.evaluate("return pager.shadowRoot.activeElement?.ariaLabel")


def dot(index):
    return [(DOTS[index], 222)]


def test_each_page_has_a_dot_and_a_tab_on_it(stage):
    browser = stage(carousel())
    assert tabs(browser) == [
        [f"Page {n} of 5", "true" if n == 1 else "false", 0 if n == 1 else -1] for n in range(1, 6)
    ]
    places = browser.evaluate("""
        return [...pager.shadowRoot.querySelectorAll("[role=tab]")].map((tab) => {
            const { x, y, width, height } = tab.getBoundingClientRect();
            return [x + width / 2, y + height / 2, width, height];
        });
        """)
    assert [place[0] for place in places] == pytest.approx(DOTS, abs=0.01)
    assert all(place[1:] == pytest.approx([222, 24, 24], abs=0.01) for place in places)
    ball = browser.evaluate("""
        const { x, y, width, height } = pager.shadowRoot.querySelector("[part=outline]")
            .getBoundingClientRect();
        return [x + width / 2, y + height / 2, width, height];
        """)
    assert ball == pytest.approx([12, 222, 20, 20], abs=0.1)


def test_a_tap_on_a_dot_scrolls_there_and_selects_its_page_once(stage, pointer):
    browser = stage(carousel())
    browser.perform(drag(pointer, dot(3)))
    settled(browser, 900)
    assert selected(browser) == [3]
    assert [tab[1] for tab in tabs(browser)] == ["false", "false", "false", "true", "false"]
    assert browser.evaluate("return pager.page") == 3


def test_a_tap_between_two_dots_is_one_on_the_nearer(stage, pointer):
    browser = stage(carousel())
    browser.perform(drag(pointer, [(180, 210)]))
    settled(browser, 600)
    browser.perform(drag(pointer, [(188, 240)]))
    settled(browser, 900)
    assert selected(browser) == [2, 3]


def test_a_swipe_over_the_pager_turns_the_pages_under_the_finger(stage, pointer):
    browser = stage(carousel())
    browser.perform(drag(pointer, [(12, 222), (90, 224, 200)], hold=True))
    assert selected(browser) == [1]
    browser.perform(go_on(pointer, [(90, 224), (225, 226, 250)], hold=True))
    assert selected(browser) == [1, 2, 3]
    browser.perform(lift(pointer))
    settled(browser, 900)
    assert selected(browser) == [1, 2, 3]


def test_the_container_scrolled_from_elsewhere_selects_its_page_once(stage):
    browser = stage(carousel())
    browser.evaluate("pages.scrollTo({ left: 300, behavior: 'smooth' })")
    settled(browser, 300)
    assert selected(browser) == [1]
    browser.evaluate("pages.scrollLeft = 1200")
    settled(browser, 1200)
    assert selected(browser) == [1, 4]


@pytest.mark.engines("chromium")
def test_a_finger_on_the_container_drags_the_ball_along(stage):
    browser = stage(carousel())
    # Chromium takes the first pixels for its own.
    browser.perform(drag("touch", [(250, 100), (50, 100, 250)], hold=True))
    browser.wait_until("return pages.scrollLeft > 150")
    assert 150 < offset(browser) < 210
    assert selected(browser) == [1]
    ball = browser.evaluate("""
        const outline = pager.shadowRoot.querySelector("[part=outline]");
        const { x, width } = outline.getBoundingClientRect();
        return x + width / 2;
        """)
    assert abs(ball - (12 + 69 * offset(browser) / 300)) < 10
    browser.perform(lift("touch"))
    settled(browser, 300)
    assert selected(browser) == [1]


def test_the_ball_has_a_tail_on_its_way(stage):
    browser = stage(carousel())
    stretches = browser.evaluate("""
        pager.select(4);
        const stretches = [];
        while (pages.scrollLeft < 1199) {
            // More often than a busy browser draws.
            await new Promise((next) => setTimeout(next, 4));
            stretches.push(pager.values().factor);
        }
        return stretches;
        """)
    assert max(stretches) > 0.4
    browser.wait_until("return isIdle()")
    assert browser.evaluate("return pager.values().factor") == 0


def test_arrows_home_and_end_turn_the_pages_and_take_the_focus_along(stage):
    browser = stage(carousel())
    browser.evaluate("pages.focus()")
    browser.perform(keys(TAB))
    assert focused(browser) == "Page 1 of 5"
    for key, page in [
        (RIGHT, 1),
        (DOWN, 2),
        (LEFT, 1),
        (UP, 0),
        (UP, 0),
        (END, 4),
        (RIGHT, 4),
        (HOME, 0),
    ]:
        browser.perform(keys(key))
        settled(browser, 300 * page)
        assert focused(browser) == f"Page {page + 1} of 5"
    assert selected(browser) == [1, 2, 1, 0, 4, 0]


def test_from_right_to_left_everything_is_mirrored(stage, pointer):
    browser = stage(carousel(attributes="dir=rtl", pager="dir=rtl"))
    browser.perform(drag(pointer, dot(3)))
    settled(browser, 300)
    assert browser.evaluate("return [pages.scrollLeft, pager.page]") == [-300, 1]
    browser.evaluate("pages.focus()")
    browser.perform(keys(TAB + LEFT))
    settled(browser, 600)
    browser.perform(keys(RIGHT))
    settled(browser, 300)
    assert selected(browser) == [1, 2, 1]
    center = browser.evaluate("""
        const outline = pager.shadowRoot.querySelector("[part=outline]");
        const { x, width } = outline.getBoundingClientRect();
        return x + width / 2;
        """)
    assert abs(center - 219) < 0.1


def test_a_container_that_scrolls_down_has_its_dots_above_each_other(stage, pointer):
    browser = stage(
        carousel(
            classes="down",
            style="#pager { position: absolute; left: 320px; top: 0; width: 44px; height: 300px }",
        )
    )
    browser.perform(drag(pointer, [(342, 150)]))
    settled(browser, 400)
    assert selected(browser) == [2]
    browser.evaluate("pager.shadowRoot.querySelector('[tabindex=\"0\"]').focus()")
    browser.perform(keys(DOWN))
    settled(browser, 600)
    assert (
        browser.evaluate("return pager.shadowRoot.querySelector('[role=tablist]').ariaOrientation")
        == "vertical"
    )
    center = browser.evaluate("""
        const { x, y, width, height } = pager.shadowRoot.querySelector("[part=outline]")
            .getBoundingClientRect();
        return [x + width / 2, y + height / 2];
        """)
    assert center == pytest.approx([342, 219], abs=0.1)


def test_many_pages_are_one_slider(stage):
    browser = stage(carousel(1000))
    list_ = "pager.shadowRoot.querySelector('[role=slider]')"

    def value():
        return browser.evaluate(f"""
            const {{ ariaValueMin, ariaValueNow, ariaValueMax, ariaValueText }} = {list_};
            return [ariaValueMin, ariaValueNow, ariaValueMax, ariaValueText];
            """)

    assert tabs(browser) == []
    assert value() == ["1", "1", "1000", "Page 1 of 1000"]
    browser.evaluate("pages.focus()")
    browser.perform(keys(TAB + END))
    settled(browser, 999 * 300)
    assert value() == ["1", "1000", "1000", "Page 1000 of 1000"]
    browser.perform(keys(PAGE_UP))
    settled(browser, 899 * 300)
    browser.perform(keys(LEFT))
    settled(browser, 898 * 300)
    assert value()[1] == "899"
    browser.perform(drag("mouse", [(150, 222)]))
    browser.wait_until("return [499, 500].includes(pager.page) && isIdle()")


def test_for_less_motion_pages_turn_at_once_and_the_ball_stays_round(reduced_stage):
    browser = reduced_stage(carousel())
    shape = browser.evaluate("""
        pager.select(3);
        await pass(2);
        const { width, height } = pager.shadowRoot.querySelector("[part=outline]")
            .getBoundingClientRect();
        return [pages.scrollLeft, width, height, pager.values().factor];
        """)
    assert shape == pytest.approx([900, 20, 20, 0], abs=0.1)
    assert selected(browser) == [3]


def test_a_tab_controls_its_panel_with_or_without_a_name(stage):
    browser = stage(carousel())
    assert browser.evaluate("""
        panel2.removeAttribute("id");
        pages.append(document.createElement("p"));
        await pass(3);
        return [...pager.shadowRoot.querySelectorAll("[role=tab]")]
            .map((tab) => tab.ariaControlsElements.map((panel) => [...pages.children]
                .indexOf(panel)).join());
        """) == ["0", "1", "2", "3", "4", "5"]


@pytest.mark.parametrize("count", [4, 1000])
def test_focus_goes_to_the_selected_page(stage, count):
    browser = stage(carousel(count))
    browser.evaluate("pager.select(2)")
    settled(browser, 600)
    browser.evaluate("pager.focus()")
    assert (
        browser.evaluate("""
        const { ariaLabel, ariaValueText } = pager.shadowRoot.activeElement ?? {};
        return ariaValueText ?? ariaLabel""")
        == f"Page 3 of {count}"
    )
