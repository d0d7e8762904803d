"""Rows: who gets a drag, what a swipe does, and how keys and screen readers reach the actions."""

from math import radians, tan
from random import Random

import pytest

from elements import announced
from gestures import drag, go_on, keys, lift
from measuring import said, settle

touch = pytest.mark.pointers("touch")
mouse = pytest.mark.pointers("mouse")
IN_ONE = pytest.mark.engines("chromium")
"""For touches that scroll, which only its driver sends."""

ACTIONS = """<button slot=trailing id=first style='--jelly-fill: #d00'>A</button>
    <button slot=trailing id=second>B</button><button slot=leading id=other>C</button>"""


def row(attributes="", content="<p id=text style='margin: 0'>Two books</p>", actions=ACTIONS):
    return f"""<jelly-row id=it {attributes} style='display: block; position: absolute; left: 100px;
        top: 100px; width: 400px; height: 76px'>{content}{actions}</jelly-row>
        <script>globalThis.clicks = [];
        addEventListener('click', (event) => clicks.push(event.target.id))</script>"""


LIST = """<div id=list style='position: absolute; inset: 0; overflow: auto'>
    <jelly-row id=it style='height: 76px'><p style='margin: 0'>Two books</p>
    <button slot=trailing>A</button></jelly-row>
    <jelly-row id=next style='height: 76px'><p style='margin: 0'>A ferry</p>
    <button slot=trailing>A</button></jelly-row>
    <div style='height: 3000px'></div></div>"""


def offset(browser, name="it"):
    return browser.evaluate(f"await pass(2); return {name}.values().offset ?? 0")


def test_a_swipe_opens_a_side_and_a_swipe_back_closes_it(stage, pointer):
    browser = stage(row("mouse"))
    browser.perform(drag(pointer, [(450, 140), (300, 144, 128)], hold=True))
    # It follows from where it is known to be a drag, the first step of the path.
    assert -150 <= offset(browser) <= -125
    browser.perform(lift(pointer))
    settle(browser)
    # Two drops of 56 pixels, their distances, and those to both sides.
    assert offset(browser) == pytest.approx(-146, abs=0.1)
    assert browser.evaluate("return [it.openSide, it.matches(':state(open)')]") == [
        "trailing",
        True,
    ]
    browser.perform(drag(pointer, [(200, 140), (330, 144, 96)]))
    settle(browser)
    assert offset(browser) == 0
    assert [name for name in announced(browser).split() if name in ("open", "close")] == [
        "open",
        "close",
    ]


def test_a_tap_on_an_action_clicks_it_and_closes_the_row(stage, pointer):
    browser = stage(row("mouse"))
    browser.evaluate("it.show()")
    settle(browser)
    x, y = browser.evaluate("""
        const { left, top, width, height } = second.getBoundingClientRect();
        return [left + width / 2, top + height / 2];""")
    browser.perform(drag(pointer, [(x, y)]))
    settle(browser)
    assert browser.evaluate("return clicks") == ["second"]
    assert offset(browser) == 0


def test_a_tap_on_the_content_closes_and_clicks_nothing(stage, pointer):
    browser = stage(row("mouse", content="<button id=inside style='width: 200px'>Open</button>"))
    browser.perform(drag(pointer, [(150, 110)]))
    assert browser.evaluate("return clicks") == ["inside"]
    browser.evaluate("it.show()")
    settle(browser)
    x = browser.evaluate("return inside.getBoundingClientRect().right") - 10
    browser.perform(drag(pointer, [(x, 110)]))
    settle(browser)
    assert browser.evaluate("return clicks") == ["inside"]
    assert offset(browser) == 0


def test_a_full_swipe_is_performed_at_the_release_only(stage, pointer):
    browser = stage(row("mouse"))
    browser.perform(drag(pointer, [(480, 140), (180, 144, 320)], hold=True))
    assert browser.evaluate(
        "await pass(2); return [it.matches(':state(armed)'), clicks.length]"
    ) == [
        True,
        0,
    ]
    browser.perform(go_on(pointer, [(180, 144), (300, 144, 128)], hold=True))
    assert not browser.evaluate("await pass(2); return it.matches(':state(armed)')")
    browser.perform(go_on(pointer, [(300, 144), (180, 144, 128)]))
    settle(browser)
    assert browser.evaluate("return clicks") == ["first"]
    assert offset(browser) == 0
    sent = announced(browser).split()
    assert [name for name in sent if "arm" in name] == ["arm", "disarm", "arm"]


def test_a_row_that_is_removed_leaves_the_page(stage, pointer):
    browser = stage(row("mouse full-swipe=remove"))
    browser.evaluate("globalThis.gone = it")
    browser.perform(drag(pointer, [(480, 140), (160, 144, 320)]))
    browser.evaluate("for (let n = 0; n < 200 && gone.isConnected; n++) await pass(1)")
    assert browser.evaluate("return [gone.isConnected, clicks.join()]") == [False, "first"]
    # An undo inserts it again, closed.
    assert browser.evaluate("""
        document.body.append(gone);
        await pass(2);
        return [gone.openSide, gone.offsetHeight, gone.matches(':state(leaving)')];
        """) == ["", 76, False]


def test_a_removal_can_be_prevented(stage, pointer):
    browser = stage(row("mouse full-swipe=remove"))
    browser.evaluate("it.addEventListener('jelly-remove', (event) => event.preventDefault())")
    browser.perform(drag(pointer, [(480, 140), (160, 144, 320)]))
    browser.evaluate("await pass(30)")
    settle(browser)
    assert offset(browser) == 0
    assert browser.evaluate("return [it.isConnected, it.offsetHeight]") == [True, 76]


@touch
@IN_ONE
@pytest.mark.parametrize("aside", [0, 60, -90, -130])
def test_a_list_scrolls_up_and_down_also_slanted(stage, aside):
    browser = stage(LIST)
    browser.perform(drag("touch", [(400, 146), (400 + aside, 4, 160)], hold=True))
    browser.perform(lift("touch"))
    browser.wait_until("return list.scrollTop > 60")
    assert browser.evaluate("await pass(4); return [it.body, next.body]") == [0, 0]


@touch
def test_a_touch_elsewhere_closes_and_swipes_at_once(stage, pointer):
    browser = stage(LIST)
    browser.evaluate("it.show()")
    settle(browser)
    browser.perform(drag(pointer, [(700, 110), (600, 112, 96)]))
    settle(browser)
    assert offset(browser) == 0
    assert browser.evaluate("return [it.openSide, next.openSide]") == ["", "trailing"]


def test_a_scroll_closes_it(stage):
    browser = stage(LIST)
    browser.evaluate("it.show()")
    settle(browser)
    browser.evaluate("list.scrollTop = 30; await pass(3)")
    settle(browser)
    assert offset(browser) == 0


def test_one_that_opens_by_code_closes_another_in_its_scroller(stage):
    browser = stage(LIST)
    browser.evaluate("it.show(); next.show()")
    assert browser.evaluate("return [it.openSide, next.openSide]") == ["", "trailing"]


def test_only_rows_that_move_or_are_open_have_a_body(stage):
    browser = stage("<div id=list></div>")
    bodies = "return [...list.children].filter(({ body }) => body).length"
    browser.evaluate("""
        list.innerHTML = '<jelly-row mouse><p>A</p><button slot=trailing>B</button></jelly-row>'
            .repeat(1000);
        await pass(3);""")
    assert browser.evaluate(bodies) == 0
    laid = "return [...list.querySelectorAll('button')].filter((it) => it.offsetWidth)"
    assert browser.evaluate(f"{laid}.length") == 0
    browser.evaluate("""
        globalThis.asleep = list.children[1].outerHTML + allShown(list.children[1]);
        for (const row of [...list.children].slice(0, 9)) row.show();""")
    # One in each scroller stays open.
    settle(browser)
    assert browser.evaluate(bodies) == 1
    browser.evaluate("list.children[8].close()")
    settle(browser)
    assert browser.evaluate(bodies) == 0
    # As before its first touch.
    assert browser.evaluate("return list.children[1].outerHTML + allShown(list.children[1])") == (
        browser.evaluate("return asleep")
    )


@mouse
def test_a_mouse_selects_text_unless_it_is_to_swipe(stage, pointer):
    browser = stage(row())
    browser.perform(drag(pointer, [(102, 108), (160, 108, 96)]))
    assert browser.evaluate("return [it.body, `${getSelection()}`.length > 0]") == [0, True]


@touch
def test_content_keeps_its_own_drags(stage, pointer):
    slider = "<input id=slider type=range style='width: 300px'>"
    browser = stage(row(content=slider))
    browser.perform(drag(pointer, [(250, 112), (150, 112, 96)]))
    assert browser.evaluate("return it.body") == 0
    wide = """<div style='width: 300px; overflow: auto'><p style='width: 900px'>Wide</p></div>"""
    browser = stage(row(content=wide))
    browser.perform(drag(pointer, [(300, 120), (200, 120, 96)]))
    assert browser.evaluate("return it.body") == 0


def test_a_wheel_across_opens_and_one_along_does_not(stage):
    browser = stage(row())
    wheel = """
        const send = (deltaX, deltaY) => text.dispatchEvent(new WheelEvent('wheel',
            { deltaX, deltaY, bubbles: true, composed: true, cancelable: true }));"""
    assert browser.evaluate(f"{wheel} return [send(2, 20), send(5, 3), it.body]") == [True, True, 0]
    assert browser.evaluate(f"""{wheel}
        const kept = [send(6, 0), send(60, 2), send(40, 0)];
        await new Promise((done) => setTimeout(done, 200));
        return kept;""") == [False, False, False]
    settle(browser)
    assert browser.evaluate("return it.openSide") == "trailing"


def test_keys_reach_the_actions_of_both_sides(stage):
    browser = stage(row())
    browser.evaluate("document.body.tabIndex = -1; document.body.focus()")
    browser.perform(keys("\ue004"))
    assert browser.evaluate("""
        const { activeElement } = it.shadowRoot;
        return [activeElement?.textContent, activeElement?.ariaExpanded];""") == [
        "Actions",
        "false",
    ]
    browser.perform(keys(" "))
    assert browser.evaluate("await pass(2); return document.activeElement.id") == "first"
    # By their places on the screen, and past the last one on the other side.
    for key, place in (
        ("\ue012", ["second", "trailing"]),
        ("\ue014", ["first", "trailing"]),
        ("\ue015", ["second", "trailing"]),
        ("\ue012", ["other", "leading"]),
        ("\ue013", ["first", "trailing"]),
        ("\ue014", ["other", "leading"]),
    ):
        browser.perform(keys(key))
        assert browser.evaluate("return [document.activeElement.id, it.openSide]") == place
    browser.perform(keys("\ue00c"))
    settle(browser)
    assert browser.evaluate("return [it.openSide, it.shadowRoot.activeElement?.textContent]") == [
        "",
        "Actions",
    ]


def test_closed_actions_are_inert(stage):
    browser = stage(row())
    assert browser.evaluate("""
        first.focus();
        return [document.activeElement === first, !!document.elementFromPoint(460, 140).slot];
        """) == [False, False]


def test_right_to_left_mirrors(stage, pointer):
    browser = stage(row("mouse dir=rtl"))
    browser.perform(drag(pointer, [(150, 140), (300, 144, 128)]))
    settle(browser)
    assert offset(browser) == pytest.approx(146, abs=0.1)
    assert browser.evaluate("return it.openSide") == "trailing"


def test_more_actions_than_four_are_named(stage):
    browser = stage(row(actions="<button slot=trailing>A</button>" * 5))
    browser.evaluate("""
        globalThis.said = [];
        console.warn = (text) => said.push(text);
        it.show();""")
    assert browser.evaluate("return said.length") == 1
    settle(browser)
    assert browser.evaluate("return it.values().actions.length") == 4


def test_a_side_without_actions_does_not_begin(stage, pointer):
    browser = stage(row("mouse", actions="<button slot=trailing>A</button>"))
    browser.perform(drag(pointer, [(200, 140), (330, 144, 96)]))
    assert browser.evaluate("return it.body") == 0
    with pytest.raises(Exception, match="must be one of leading, trailing; got up"):
        browser.evaluate("it.show('up')")


def test_an_armed_swipe_is_announced_with_the_name_of_its_action(stage, pointer):
    delete = "<button slot=trailing>Delete</button>"
    browser = stage(row("mouse", actions=delete))
    browser.perform(drag(pointer, [(480, 140), (180, 144, 320)], hold=True))
    browser.wait_until("return spoken.length > 0")
    assert said(browser) == "Armed: Delete"
    browser.perform(go_on(pointer, [(180, 144), (400, 144, 128)]))
    settle(browser)
    browser.evaluate("it.armedText = 'Loslassen'; it.querySelector('button').ariaLabel = 'Weg'")
    browser.perform(drag(pointer, [(480, 140), (180, 144, 320)]))
    browser.wait_until("return spoken.length > 1")
    assert said(browser) == "Loslassen: Weg"


def test_with_reduced_motion_it_opens_as_far_and_never_farther(stage, reduced_stage):
    far = {}
    for name, page in ("standard", stage), ("reduced", reduced_stage):
        browser = page(row())
        far[name] = browser.evaluate("""
            jelly.clock.rate = 0;
            it.show();
            const start = it.shownTime;
            const at = (time) => it.values(start + time).extent;
            return [at(9), Math.max(...Array.from({ length: 200 }, (_, n) => at(n / 100)))];""")
        browser.evaluate("jelly.clock.rate = 1")
    assert far["reduced"][0] == far["standard"][0] == pytest.approx(146)
    assert far["standard"][1] > 146.5
    assert far["reduced"][1] <= 146 + 1e-9


BESIDE = """<style>.list { position: absolute; top: 0; height: 600px; width: 380px;
        overflow: auto } .list > * { display: block; height: 76px; margin: 0 }</style>
    <div class=list id=rows></div><div class=list id=plain style='left: 400px'></div>
    <script>
    rows.innerHTML = `<jelly-row><p>A</p><button slot=trailing>B</button>
        <button slot=leading>C</button></jelly-row>`.repeat(1000);
    plain.innerHTML = '<p>A</p>'.repeat(1000);
    rows.scrollTop = plain.scrollTop = 38000;
    // Of each touch, whether the list has scrolled and whether a row has taken it.
    globalThis.touches = [];
    let from;
    const listen = (type, act) => addEventListener(type, act, { capture: true, passive: true });
    listen('pointerdown', ({ target }) => {
        const list = target.closest('.list');
        // Selected text would keep its drags, and a pen may select.
        getSelection().removeAllRanges();
        from = [list, list.scrollTop];
    });
    const end = () => {
        const [list, top] = from;
        const isTaken = [...rows.children].some(({ body }) => body);
        touches.push([list.id, list.scrollTop !== top, isTaken]);
    };
    </script>"""


def slanted(random, left):
    """A path that goes more along a list than across, at first as far aside as an arc."""
    along = random.choice([-1, 1]) * random.uniform(80, 200)
    aside = along * tan(radians(random.uniform(-43, 43)))
    bend = random.uniform(-0.5, 0.5)
    # In the middle of the list.
    x, y = left + 190 - aside * (1 - bend) / 2, random.uniform(250, 350)
    return [
        (x + aside * part * (1 - bend * part), y + along * part, 16)
        for part in (0, 0.25, 0.5, 0.75, 1)
    ]


@IN_ONE
@pytest.mark.parametrize("seed", range(1, 5))
def test_no_slanted_scroll_of_two_hundred_is_taken_for_a_swipe(stage, seed):
    """Each beside a list of paragraphs. After most of them a list still moves."""
    browser = stage(BESIDE)
    browser.evaluate("listen('touchend', end)")
    random = Random(seed)
    for _ in range(50):
        path = slanted(random, 0)
        browser.perform(drag("touch", path))
        browser.perform(drag("touch", [(x + 400, *rest) for x, *rest in path]))
    touches = browser.evaluate("await pass(2); return touches")
    assert touches == 50 * [["rows", True, False], ["plain", True, False]]


@pytest.mark.engines("firefox", "webkit")
@pytest.mark.pointers("touch", "pen")
def test_where_a_driver_scrolls_nothing_no_row_takes_a_slanted_pointer(stage, pointer):
    """No other driver sends touches that scroll; how they would is in `touch-action`."""
    browser = stage(BESIDE)
    browser.evaluate("listen('pointerup', end)")
    random = Random(5)
    for _ in range(50):
        browser.perform(drag(pointer, slanted(random, 0)))
    touches = browser.evaluate("await pass(2); return touches")
    assert touches == 50 * [["rows", False, False]]
    assert browser.evaluate("return getComputedStyle(rows.firstChild).touchAction") == (
        "pan-y pinch-zoom"
    )
    # One that goes across is taken, so the rows did hear of them.
    browser.perform(drag(pointer, [(300, 300), (150, 330, 96)]))
    assert browser.evaluate("await pass(2); return touches.at(-1)") == ["rows", False, True]


# What nobody should do, and somebody does


def swiped(browser, pointer, path=((450, 140), (300, 144, 128))):
    browser.perform(drag(pointer, list(path)))
    settle(browser)
    return browser.evaluate("return it.openSide")


def test_actions_that_are_wider_than_the_row_leave_some_of_the_content(stage, pointer):
    wide = f"<button slot=trailing>{'Archive all ' * 5}</button>" * 2
    browser = stage(row("mouse", actions=wide))
    assert swiped(browser, pointer, ((480, 140), (260, 144, 128))) == "trailing"
    assert offset(browser) == pytest.approx(56 - 400, abs=0.1)


@pytest.mark.parametrize("size", ["width: 90px", "height: 12px", "width: 0", "height: 0"])
def test_a_row_without_room_for_actions_stays_closed(stage, size):
    browser = stage(row())
    browser.evaluate(f"it.style.cssText += '; {size}'; await pass(2); it.show()")
    settle(browser)
    assert browser.evaluate("return [it.openSide, it.values().openSide ?? 0]") == ["", 0]


def test_a_row_that_is_not_displayed_opens_when_it_is_shown(stage):
    browser = stage(row())
    browser.evaluate("it.hidden = true; await pass(3); it.show(); await pass(3); it.close()")
    browser.evaluate("it.hidden = false; await pass(3); it.show()")
    settle(browser)
    assert offset(browser) == pytest.approx(-146, abs=0.1)


def test_a_corner_that_is_no_number_is_the_default(stage):
    browser = stage(row("corner-radius=round full-swipe=perhaps"))
    browser.evaluate("it.show()")
    settle(browser)
    assert browser.evaluate("return [it.cornerRadius, it.fullSwipe]") == [16, "perform"]
    assert browser.evaluate("return !allShown(it).join().includes('NaN')")


@touch
@IN_ONE
def test_a_second_finger_is_ignored(stage):
    browser = stage(row())
    browser.perform(drag("touch", [(450, 140), (350, 144, 96)], hold=True))
    before = offset(browser)
    browser.perform(drag("touch", [(200, 140), (320, 144, 96)], finger=1))
    assert offset(browser) == before
    browser.perform(lift("touch"))
    settle(browser)
    assert browser.evaluate("return it.openSide") == "trailing"


def test_an_end_without_a_beginning_and_calls_at_rest_change_nothing(stage):
    browser = stage(row())
    browser.evaluate("""
        text.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 1 }));
        text.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: 1 }));
        it.restore(); it.close(); it.restore();""")
    assert browser.evaluate("return [it.openSide, it.body, isIdle()]") == ["", 0, True]
    assert announced(browser) == ""


def test_leaving_twice_reports_one_removal(stage):
    browser = stage(row())
    browser.evaluate("globalThis.gone = it; it.leave(); await pass(3); it.leave()")
    browser.wait_until("return !gone.isConnected")
    assert announced(browser).split().count("remove") == 1
    browser.evaluate("gone.leave(); gone.restore(); gone.show(); gone.close(); await pass(2)")
    assert browser.evaluate("return [gone.body, gone.matches(':state(leaving)')]") == [0, False]


def test_an_undo_brings_back_what_leaves_and_what_closes_its_space(stage):
    browser = stage(row())
    for wait in (
        "await pass(3)",
        "await new Promise((done) => addEventListener('jelly-remove', done))",
    ):
        browser.evaluate(f"it.leave(); {wait}; await pass(4); it.restore()")
        settle(browser)
        assert offset(browser) == 0
        assert browser.evaluate("return [it.isConnected, it.offsetHeight, it.body]") == [
            True,
            76,
            0,
        ]


def test_a_list_that_reloads_under_the_finger_lets_go_of_its_row(stage, pointer):
    browser = stage(f"<main id=main>{row('mouse')}</main>")
    browser.perform(drag(pointer, [(450, 140), (350, 144, 96)], hold=True))
    browser.evaluate("await pass(2); const html = main.innerHTML; main.innerHTML = html")
    browser.perform(go_on(pointer, [(350, 144), (250, 144, 96)]))
    assert browser.evaluate("await pass(3); return [it.openSide, it.body, clicks]") == ["", 0, []]
    # A mouse that goes on over the new text selects it, and selected text keeps its drags.
    browser.evaluate("getSelection().removeAllRanges()")
    assert swiped(browser, pointer) == "trailing"


def test_an_action_can_remove_its_row(stage, pointer):
    browser = stage(f"<main id=main>{row('mouse')}</main>")
    browser.evaluate("""
        globalThis.gone = it;
        first.addEventListener('click', () => it.remove());
        it.show();""")
    settle(browser)
    x = browser.evaluate("return first.getBoundingClientRect().left") + 20
    browser.perform(drag(pointer, [(x, 138)]))
    assert browser.evaluate("await pass(3); return [gone.isConnected, gone.body]") == [False, 0]
    # And so at the end of a full swipe.
    browser.evaluate("main.append(gone); await pass(2)")
    browser.perform(drag(pointer, [(480, 140), (180, 144, 320)]))
    assert browser.evaluate("await pass(3); return [gone.isConnected, gone.body]") == [False, 0]
    assert browser.evaluate("main.append(gone); await pass(2); return gone.openSide") == ""


def test_actions_that_change_in_mid_swipe_count_from_then_on(stage, pointer):
    browser = stage(row("mouse"))
    browser.perform(drag(pointer, [(450, 140), (300, 144, 128)], hold=True))
    held = offset(browser)
    browser.evaluate("""
        it.insertAdjacentHTML('beforeend', '<button slot=trailing id=third>D</button>');
        await pass(3);""")
    assert offset(browser) == held
    browser.perform(lift(pointer))
    settle(browser)
    assert offset(browser) == pytest.approx(-212, abs=0.1)
    # Without actions it closes.
    browser.evaluate("for (const action of it.querySelectorAll('[slot]')) action.remove()")
    settle(browser)
    assert offset(browser) == 0
    assert browser.evaluate("return [it.openSide, it.body]") == ["", 0]


RESET = """<style>
    * { transition: all 1s }
    button { color: inherit; padding: 0; margin: 5px; border: 1px solid; min-height: 90px;
        min-width: 90px; max-width: 20px; background: #eee; border-radius: 0 }
    jelly-row { padding: 5px; border: 2px solid; min-height: 60px; margin-bottom: 9px }
    </style>"""


def test_rules_for_all_buttons_of_a_page_change_no_drop(stage):
    look = """
        it.show();
        await pass(3);
        const { boxes } = (await import('/elements/core.js')).layout(it);
        const { color, padding, margin, border, minHeight, minWidth, backgroundColor } =
            getComputedStyle(first);
        return [boxes.map(([, , width, height]) => [width, height]),
            color, padding, margin, border, minHeight, minWidth, backgroundColor];"""
    plain, reset = (stage(style + row()).evaluate(look) for style in ("", RESET))
    assert plain == reset
    assert plain[1] == "rgb(255, 255, 255)"


def test_its_space_closes_as_the_core_has_it_whatever_space_a_page_gives_it(stage):
    browser = stage(RESET + LIST)
    places = browser.evaluate("""
        const row = it;
        const { top } = next.getBoundingClientRect();
        const places = [];
        row.leave();
        while (row.isConnected) {
            await pass(1);
            const { height, isGone } = row.values(row.shownTime);
            if (isGone) places.push([height, next.getBoundingClientRect().top / top]);
        }
        return [row.style.cssText, ...places];""")
    style, *places = places
    assert style == "height: 76px;"
    whole = 86
    assert len(places) > 5
    for height, share in places:
        # A border of less than a pixel is one.
        assert share == pytest.approx(height / whole, abs=0.05)
    assert browser.evaluate("await pass(1); return next.getBoundingClientRect().top") == 0


def test_buttons_that_a_framework_replaces_in_mid_swipe_are_placed_as_the_old_ones(stage, pointer):
    browser = stage(row("mouse"))
    browser.perform(drag(pointer, [(450, 140), (300, 144, 128)], hold=True))
    look = """
        await pass(3);
        return [...it.querySelectorAll('[slot=trailing]')].map((action) => {
            const { left, top, width, height } = action.getBoundingClientRect();
            return [left, top, width, height, getComputedStyle(action).opacity];
        });"""
    before = browser.evaluate(look)
    browser.evaluate("""
        for (const action of it.querySelectorAll('[slot]')) {
            const other = document.createElement('button');
            other.slot = action.slot;
            other.append(...action.childNodes);
            action.replaceWith(other);
        }""")
    assert browser.evaluate(look) == before
    browser.perform(lift(pointer))
    settle(browser)
    assert browser.evaluate("return it.openSide") == "trailing"


def test_a_row_that_is_sorted_elsewhere_under_a_finger_lets_go_or_goes_on(stage, pointer):
    browser = stage(f"<main id=main>{row('mouse')}<p>After</p></main>")
    for move in "append", "moveBefore":
        if not browser.evaluate(f"return !!main.{move}"):
            continue
        browser.perform(drag(pointer, [(450, 140), (350, 144, 96)], hold=True))
        browser.evaluate(f"main.{move}(it, null)" if move == "moveBefore" else "main.append(it)")
        browser.perform(go_on(pointer, [(350, 144), (250, 144, 96)]))
        settle(browser)
        # Only a move that is one keeps the element, and its touch, in the page.
        side = "trailing" if move == "moveBefore" else ""
        assert browser.evaluate("return [it.openSide, clicks]") == [side, []]
        browser.evaluate("getSelection().removeAllRanges()")


@mouse
def test_a_mouse_that_swipes_selects_nothing(stage, pointer):
    browser = stage(row("mouse", content="<p id=text style='margin: 0'>Two books are due</p>"))
    browser.perform(drag(pointer, [(180, 108), (104, 112, 160)], hold=True))
    assert offset(browser) < -40
    assert browser.evaluate("return `${getSelection()}`") == ""


def test_a_trace_is_recorded_from_a_row_at_rest_and_played_on_it_without_a_removal(stage, pointer):
    browser = stage(row("mouse full-swipe=remove"))
    browser.evaluate("""
        const [{ recorder }, { play }] = await Promise.all(
            ['recorder', 'player'].map((name) => import(`/elements/${name}.js`)));
        Object.assign(globalThis, { recorder, play });
        recorder.start(it);
        it.addEventListener('jelly-remove', (event) => event.preventDefault(), { once: true });""")
    browser.perform(drag(pointer, [(480, 140), (160, 144, 320)]))
    browser.wait_until("return !it.matches(':state(leaving)') && isIdle()")
    before = announced(browser)
    assert "remove" in before
    most, last = browser.evaluate("""
        const offsets = [];
        const player = play(it, recorder.stop(it), { rate: 0 });
        for (let second = 0; second < player.duration; second += 1 / 60) {
            player.time = second;
            offsets.push(it.values(it.shownTime).offset);
        }
        await pass(2);
        player.stop();
        return [Math.min(...offsets), it.values().offset];""")
    assert most < -400
    assert last == 0
    assert announced(browser) == before


def test_the_button_of_a_row_that_a_finger_opens_covers_no_drop(stage, pointer):
    browser = stage(row("mouse"))
    browser.evaluate("document.body.tabIndex = -1; document.body.focus()")
    browser.perform(keys("\ue004"))
    clip = "return getComputedStyle(it.shadowRoot.querySelector('[part=button]')).clipPath"
    assert browser.evaluate(clip) == "none"
    browser.perform(drag(pointer, [(450, 140), (300, 144, 128)], hold=True))
    assert browser.evaluate(clip) != "none"
    browser.perform(lift(pointer))
    settle(browser)
    assert browser.evaluate(clip) != "none"


def test_a_row_of_a_line_of_text_has_room_for_its_drops(stage):
    browser = stage("<jelly-row id=it><p>Two books</p><button slot=trailing>A</button></jelly-row>")
    browser.evaluate("it.show()")
    settle(browser)
    assert browser.evaluate("return it.openSide") == "trailing"
    assert offset(browser) < -40
