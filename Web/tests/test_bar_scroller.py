"""A bar that is pulled by a list, and the list's own scrolling."""

import pytest

from bars import BAR, ONE_PULL, PULL, depth, shown, wait_for_rest
from gestures import drag, go_on, lift
from measuring import heard

ROWS = "".join(f"<p>Row {number}</p>" for number in range(40))


def phone(bar="curve=wave", style="user-select: none; -webkit-user-select: none"):
    """A bar over a list of 40 rows, which starts at y = 100 and is 500 pixels high."""
    return f"""
        <style>
            #phone {{ position: relative; width: 390px; height: 600px; overflow: hidden }}
            #bar {{ height: 100px }}
            #list {{ height: 500px; overflow: auto; {style} }}
            #list p {{ margin: 0; height: 50px }}
        </style>
        <div id=phone>
            <jelly-bar id=bar for=list {bar} curve=quadratic></jelly-bar><div id=list>{ROWS}</div>
        </div>
        """


def scroll_to(browser, top):
    browser.evaluate("list.scrollTop = arguments[0]; await pass(2)", top)


def scrolled(browser):
    return browser.evaluate("await pass(2); return list.scrollTop")


def test_a_pull_at_the_top_of_the_list_sags_the_bar_and_scrolls_nothing(stage, pointer):
    browser = stage(phone())
    at_rest = shown(browser)
    browser.perform(drag(pointer, [(195, 200), (200, 290, 96)], hold=True))
    assert depth(browser) > 40
    assert scrolled(browser) == 0
    browser.perform(lift(pointer))
    wait_for_rest(browser)
    assert heard(browser) == ONE_PULL
    assert shown(browser) == at_rest
    assert scrolled(browser) == 0


def test_a_press_on_the_list_is_no_pull_and_clicks(stage, pointer):
    browser = stage(phone())
    browser.evaluate("list.onclick = () => window.isClicked = true")
    browser.perform(drag(pointer, [(195, 200), (195, 202, 16)]))
    browser.wait_until("return window.isClicked")
    assert heard(browser) == []


@pytest.mark.pointers("mouse", "touch")
def test_a_pull_aside_does_not_move_the_bar(stage, pointer):
    browser = stage(phone())
    # To the left: to the right Chromium would go back to the page before.
    browser.perform(drag(pointer, [(300, 200), (100, 220, 96)]))
    assert heard(browser) == []


def test_the_bar_itself_can_be_pulled_as_well(stage):
    browser = stage(phone())
    browser.perform(drag("mouse", [(195, 60), (195, 150, 96)]))
    wait_for_rest(browser)
    assert heard(browser) == ONE_PULL


# Only Chromium's driver scrolls with a finger.


@pytest.mark.engines("chromium")
@pytest.mark.pointers("touch")
class TestTouchInChromium:
    def test_a_drag_up_scrolls(self, stage, pointer):
        browser = stage(phone())
        browser.perform(drag(pointer, [(195, 400), (195, 250, 96)], pause_ms=50))
        browser.wait_until("return list.scrollTop > 80")
        assert heard(browser) == []

    def test_a_drag_down_in_the_middle_scrolls_back(self, stage, pointer):
        browser = stage(phone())
        scroll_to(browser, 600)
        browser.perform(drag(pointer, [(195, 200), (195, 400, 200)], pause_ms=200))
        browser.wait_until("return list.scrollTop < 550")
        assert scrolled(browser) > 300
        assert heard(browser) == []

    def test_a_drag_that_reaches_the_top_goes_on_as_a_pull(self, stage, pointer):
        browser = stage(phone())
        at_rest = shown(browser)
        scroll_to(browser, 100)
        browser.perform(drag(pointer, [(195, 150), (195, 400, 400)], hold=True))
        browser.wait_until("return list.scrollTop === 0")
        # The distance that scrolled to the top does not pull.
        assert 40 < depth(browser) < 160
        browser.perform(lift(pointer))
        wait_for_rest(browser)
        assert heard(browser) == ONE_PULL
        assert shown(browser) == at_rest

    def test_a_drag_that_turns_back_up_ends_the_pull(self, stage, pointer):
        browser = stage(phone())
        scroll_to(browser, 100)
        browser.perform(drag(pointer, [(195, 150), (195, 350, 320)], hold=True))
        assert depth(browser) > 20
        browser.perform(go_on(pointer, [(195, 350), (195, 150, 320)], hold=True))
        assert heard(browser)[:2] == ["grab bar", "release bar"]
        browser.wait_until("return list.scrollTop > 30")
        browser.perform(lift(pointer))
        wait_for_rest(browser)
        assert heard(browser) == ONE_PULL


def test_a_pull_that_turns_back_up_ends_where_it_began(stage):
    browser = stage(phone())
    browser.perform(drag("mouse", [(195, 200), (195, 290, 96)], hold=True))
    browser.perform(go_on("mouse", [(195, 290), (195, 180, 96)], hold=True))
    depth(browser)
    assert heard(browser)[:2] == ["grab bar", "release bar"]
    browser.perform(lift("mouse"))
    wait_for_rest(browser)
    assert heard(browser) == ONE_PULL


def test_nothing_is_pulled_while_there_is_room_to_scroll(stage):
    browser = stage(phone())
    scroll_to(browser, 300)
    browser.perform(drag("mouse", [(195, 200), (195, 300, 96)]))
    assert heard(browser) == []
    assert scrolled(browser) == 300


@pytest.mark.pointers("mouse")
def test_a_mouse_selects_text_and_does_not_pull(stage, pointer):
    browser = stage(phone(style=""))
    browser.perform(drag(pointer, [(5, 110), (300, 290, 96)]))
    assert "Row 1" in browser.evaluate("return String(getSelection())")
    assert heard(browser) == []


@pytest.mark.pointers("touch", "pen")
def test_a_finger_or_pen_pulls_a_list_of_selectable_text(stage, pointer):
    browser = stage(phone(style=""))
    browser.perform(drag(pointer, [(195, 200), (195, 290, 96)], hold=True))
    assert depth(browser) > 40
    browser.perform(lift(pointer))


def test_a_mouse_pulls_by_a_link_and_does_not_follow_it(stage):
    browser = stage(
        phone()
        + """<script>
        list.innerHTML = "<a href=#there style='display: block; height: 2000px'>A long link</a>";
        </script>"""
    )
    browser.perform(drag("mouse", [(30, 200), (30, 290, 96)], hold=True))
    assert depth(browser) > 40
    browser.perform(go_on("mouse", [(30, 290), (30, 202, 96)]))
    wait_for_rest(browser)
    assert heard(browser) == ONE_PULL
    assert browser.evaluate("return location.hash") == ""


def test_a_pull_by_touch_leaves_the_next_click_of_a_mouse_alone(stage):
    browser = stage(phone(style=""))
    browser.evaluate("list.onclick = () => window.isClicked = true")
    pointer = "pen" if "pen" in browser.pointers else "touch"
    browser.perform(drag(pointer, [(195, 200), (195, 290, 96)]))
    browser.perform(drag("mouse", [(195, 250)]))
    browser.wait_until("return window.isClicked")


# Carrying


@pytest.mark.pointers("mouse", "touch")
def test_a_list_is_carried_along_and_put_back(stage, pointer):
    browser = stage(phone("curve=wave move-scroller"))
    style = browser.evaluate("return list.getAttribute('style') || null")
    browser.perform(drag(pointer, [(195, 200), (195, 290, 96)], hold=True))
    deep = depth(browser)
    assert deep > 40
    assert browser.evaluate("return list.getBoundingClientRect().top") == pytest.approx(
        100 + deep, abs=0.1
    )
    browser.perform(lift(pointer))
    wait_for_rest(browser)
    assert browser.evaluate("return list.getBoundingClientRect().top") == 100
    assert browser.evaluate("return list.getAttribute('style') || null") == style


def test_a_list_stays_without_carry(stage):
    browser = stage(phone())
    browser.perform(drag("mouse", [(195, 200), (195, 290, 96)], hold=True))
    assert depth(browser) > 40
    assert browser.evaluate("return getComputedStyle(list).translate") == "none"


def test_a_bar_that_loses_its_list_in_mid_pull_lets_go(stage):
    browser = stage(phone())
    browser.perform(drag("mouse", [(195, 200), (195, 290, 96)], hold=True))
    assert depth(browser) > 40
    browser.evaluate("bar.htmlFor = ''")
    wait_for_rest(browser)
    browser.perform(lift("mouse"))
    assert heard(browser) == ONE_PULL


@pytest.mark.parametrize("end", ["bar.moveScroller = false", "bar.htmlFor = ''", "bar.remove()"])
def test_a_list_is_put_back_when_it_is_no_longer_carried(stage, end):
    browser = stage(phone("move-scroller"))
    browser.perform(drag("mouse", [(195, 200), (195, 290, 96)], hold=True))
    depth(browser)
    assert browser.evaluate("return getComputedStyle(list).translate") != "none"
    browser.evaluate(f"{end}; await pass(3)")
    assert browser.evaluate("return getComputedStyle(list).translate") == "none"


# Sides


@pytest.mark.parametrize(
    "direction, side, displacement, end",
    [
        ("ltr", "bottom", (0, -80), (0, 2000)),
        ("ltr", "start", (80, 0), (0, 0)),
        ("ltr", "right", (-80, 0), (2000, 0)),
        ("rtl", "start", (-80, 0), (0, 0)),
        ("rtl", "end", (80, 0), (-2000, 0)),
    ],
)
def test_a_list_pulls_the_bar_at_its_end_on_the_bars_side(
    stage, direction, side, displacement, end
):
    browser = stage(f"""
        <style>
            #bar, #list {{ position: absolute; top: 150px; left: 250px }}
            #bar, #list {{ width: 300px; height: 300px }}
            #list {{ z-index: 2; overflow: auto; user-select: none; -webkit-user-select: none }}
            #list div {{ width: 2000px; height: 2000px }}
        </style>
        <script>document.documentElement.dir = "{direction}"</script>
        <jelly-bar id=bar for=list edge={side} curve=quadratic></jelly-bar>
        <div id=list><div></div></div>""")
    middle = (-900 if direction == "rtl" else 900, 900)
    for place, is_pulled in ((middle, False), (end, True)):
        browser.evaluate("list.scrollTo(...arguments); await pass(2)", *place)
        browser.perform(
            drag(
                "mouse", [(400, 300), (400 + displacement[0], 300 + displacement[1], 64)], hold=True
            )
        )
        assert (depth(browser) > 20) is is_pulled
        browser.perform(lift("mouse"))


# Binding


def test_another_list_can_be_bound_by_for_and_by_property(stage):
    browser = stage("""
        <style>
            #bar { height: 50px }
            section { height: 150px; overflow: auto; user-select: none; -webkit-user-select: none }
            section div { height: 1000px }
        </style>
        <jelly-bar id=bar for=one curve=quadratic></jelly-bar>
        <section id=one><div></div></section>
        <section id=two><div></div></section>
        <section id=three><div></div></section>""")

    def pulling():
        """Which of the lists pull the bar, each pull after the one before has come to rest."""
        browser.evaluate("jelly.clock.rate = 100")
        found = []
        for name, y in (("one", 70), ("two", 220), ("three", 370)):
            browser.perform(drag("mouse", [(200, y), (200, y + 70, 64)], hold=True))
            browser.perform(lift("mouse"))
            if heard(browser):
                wait_for_rest(browser, rate=100)
                browser.evaluate("heard.length = 0")
                found.append(name)
        return found

    bound = "return bar.scroller?.id ?? null"
    assert browser.evaluate(bound) == "one"
    assert pulling() == ["one"]
    browser.evaluate("bar.htmlFor = 'two'")
    assert browser.evaluate(bound) == "two"
    assert pulling() == ["two"]
    browser.evaluate("bar.scroller = three")
    assert pulling() == ["three"]
    browser.evaluate("bar.scroller = null")
    assert browser.evaluate(bound) is None
    assert pulling() == []


def test_a_list_may_come_before_its_bar(stage):
    browser = stage(f"""
        <div id=list style='height: 300px; overflow: auto'>{ROWS}</div>
        <jelly-bar id=bar for=list edge=bottom style='height: 80px' curve=quadratic></jelly-bar>""")
    assert browser.evaluate("return bar.scroller === list")


def test_a_list_may_come_right_after_its_bar_is_made(stage):
    browser = stage("<main id=main></main>")
    assert browser.evaluate("""
        const bar = document.createElement("jelly-bar");
        bar.htmlFor = "late";
        main.append(bar);
        const list = document.createElement("div");
        list.id = "late";
        main.append(list);
        await pass(2);
        return bar.scroller === list;
        """)


def test_a_scroller_set_by_property_stays_when_the_bar_moves_or_turns(stage):
    browser = stage("<main id=main></main><div id=list>Rows</div>")
    assert browser.evaluate("""
        const bar = document.createElement("jelly-bar");
        bar.scroller = list;
        main.append(bar);
        const bound = [bar.scroller === list];
        document.body.append(bar);
        bound.push(bar.scroller === list);
        bar.edge = "bottom";
        bound.push(bar.scroller === list);
        return bound;
        """) == [True, True, True]


@pytest.mark.engines("chromium")
def test_a_copy_of_a_carried_list_stands_where_the_page_has_it(stage):
    browser = stage(f"""<main id=main>{BAR.replace("id=bar", "id=bar for=list move-scroller")}
        <div id=list style='margin-top: 200px; height: 100px; overflow: auto'>Rows</div></main>""")
    browser.perform(drag("mouse", PULL, hold=True))
    assert browser.evaluate("await pass(2); return getComputedStyle(list).translate") != "none"
    browser.evaluate("""
        const copy = main.cloneNode(true);
        main.remove();
        document.body.append(copy);
        await pass(3);
        """)
    assert browser.evaluate(
        "return [getComputedStyle(list).translate, list.attributes.length]"
    ) == ["none", 2]
