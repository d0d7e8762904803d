"""A drawer is a dialog: focus, Escape, inertness and the page behind."""

import pytest

from drawers import (
    BESIDE,
    DOWN,
    END,
    ENTER,
    ESCAPE,
    FREE,
    HOME,
    LOCKED,
    OPENER,
    TAB,
    UP,
    drawer,
    extent,
    focused,
    is_locked,
    is_shown,
    opened,
)
from elements import announced
from gestures import drag, go_on, keys, lift
from measuring import accessible, middle, settle

IN_ONE = pytest.mark.engines("chromium")
"""For what only its DevTools can do, or what the elements do the same in every engine."""


def test_a_command_opens_it_and_gives_the_focus_to_its_content(stage):
    browser = stage(drawer())
    browser.perform(drag("mouse", [OPENER]))
    settle(browser)
    assert browser.evaluate("return [drawer.open, drawer.detent]") == [True, "200"]
    assert extent(browser) == pytest.approx(200, abs=0.1)
    assert focused(browser) == "inner"
    assert is_locked(browser) == LOCKED
    assert announced(browser) == "open rest"


def test_escape_closes_it_and_the_focus_returns(stage):
    browser = stage(drawer())
    browser.evaluate("launch.focus()")
    browser.perform(keys(ENTER))
    settle(browser)
    # In slow motion, because a slow machine looks after the panel has gone.
    browser.evaluate("jelly.clock.rate = 0.1")
    browser.perform(keys(ESCAPE))
    # The dialog stays until the panel has gone.
    assert not browser.evaluate("return drawer.open")
    assert is_shown(browser)
    browser.evaluate("jelly.clock.rate = 1")
    settle(browser)
    assert not is_shown(browser)
    assert focused(browser) == "launch"
    assert is_locked(browser) == FREE
    assert announced(browser) == "open rest close rest"


def test_escape_can_be_refused_any_number_of_times(stage):
    browser = opened(stage)
    browser.evaluate("drawer.addEventListener('jelly-close', (event) => event.preventDefault())")
    for _ in range(3):
        browser.perform(keys(ESCAPE))
        settle(browser)
        assert browser.evaluate("return drawer.open")
        assert extent(browser) == pytest.approx(200, abs=0.1)
    assert is_locked(browser) == LOCKED


def test_tab_never_reaches_the_page(stage):
    browser = opened(stage)
    reached = {focused(browser)}
    for _ in range(6):
        browser.perform(keys(TAB))
        reached.add(focused(browser))
    assert reached <= {"inner", "grabber", "drawer", ""}
    assert {"inner", "grabber"} <= reached


def test_tab_goes_round_its_content(stage):
    names = ["one", "two", "three"]
    content = "<input id=one><input id=two><button id=three>Three</button>"
    browser = opened(stage, "detents=200", content=content)
    reached = [focused(browser)]
    for _ in range(9):
        browser.perform(keys(TAB))
        name = focused(browser)
        # The dialog itself and the browser's own bars may have a turn, too.
        if name in names and name != reached[-1]:
            reached.append(name)
    assert reached[:6] == names * 2


@pytest.mark.parametrize(
    "closedby, closes", [("any", True), ("closerequest", False), ("none", False)]
)
def test_a_press_beside_it_closes_it_as_its_attribute_says(stage, closedby, closes):
    browser = opened(stage, f"detents='200 400' closedby={closedby}")
    browser.perform(drag("mouse", [BESIDE]))
    settle(browser)
    assert browser.evaluate("return drawer.open") is not closes
    assert is_shown(browser) is not closes
    if closedby != "any":
        browser.perform(keys(ESCAPE))
        settle(browser)
        assert browser.evaluate("return drawer.open") is (closedby == "none")


def test_a_drag_that_ends_beside_it_does_not_close_it(stage):
    browser = opened(stage)
    # It selects text, and its click is that of what is around both ends.
    browser.perform(drag("mouse", [(120, 440), BESIDE]))
    settle(browser)
    assert browser.evaluate("getSelection().removeAllRanges(); return drawer.open")
    browser.perform(drag("mouse", [BESIDE, (120, 440)]))
    settle(browser)
    assert browser.evaluate("return drawer.open")


def test_all_commands_work_and_others_do_nothing(stage):
    browser = stage(drawer())
    for command, is_open in [
        ("--toggle", True),
        ("--toggle", False),
        ("--show", True),
        ("--show", True),
        ("show-modal", True),
        ("--close", False),
        ("--constructor", False),
    ]:
        browser.evaluate("launch.setAttribute('command', arguments[0]); launch.click()", command)
        assert browser.evaluate("await pass(1); return drawer.open") is is_open
        settle(browser)


# The page behind


@pytest.mark.engines("chromium", "firefox")  # The driver of WebKitGTK has no wheel.
def test_the_wheel_does_not_scroll_the_page_behind(stage):
    browser = opened(stage)
    browser.evaluate("document.documentElement.style.overscrollBehavior = 'auto'")
    for place in (BESIDE, (400, 500)):
        wheel(browser, *place)
    assert browser.evaluate("await pass(6); return scrollY") == 0
    browser.evaluate("drawer.close()")
    settle(browser)
    wheel(browser, *BESIDE)
    browser.wait_until("return scrollY > 0")


def wheel(browser, x, y):
    source = {
        "type": "wheel",
        "id": "wheel",
        "actions": [
            {
                "type": "scroll",
                "x": x,
                "y": y,
                "deltaX": 0,
                "deltaY": 300,
                "duration": 0,
                "origin": "viewport",
            }
        ],
    }
    browser.perform([source])


def test_the_page_behind_does_not_shift(stage):
    browser = stage(drawer())
    measure = (
        "await pass(2); return [outside.getBoundingClientRect().left, document.body.offsetWidth]"
    )
    before = browser.evaluate(measure)
    browser.evaluate("scrollTo(0, 500); drawer.show()")
    settle(browser)
    assert browser.evaluate(measure) == before
    assert browser.evaluate("return scrollY") == 500
    browser.evaluate("drawer.close()")
    settle(browser)
    assert browser.evaluate(measure) == before
    assert browser.evaluate("return scrollY") == 500
    assert not browser.evaluate("return document.documentElement.hasAttribute('style')")


def test_a_body_that_scrolls_for_the_page_stays_where_it_is(stage):
    css = "<style>html, body { height: 100% } body { overflow: auto }</style>"
    browser = stage(css + drawer())
    browser.evaluate("scrollTo(0, 500); drawer.show()")
    settle(browser)
    assert browser.evaluate("return scrollY") == 500
    browser.evaluate("drawer.close()")
    settle(browser)
    assert browser.evaluate("return [scrollY, document.body.hasAttribute('style')]") == [500, False]


# Dialogs that are opened from inside


def test_a_second_modal_dialog_has_the_next_escape(stage):
    browser = opened(
        stage,
        content="<button id=inner onclick='second.showModal()'>Inner</button>"
        "<dialog id=second><button id=b>B</button></dialog>",
    )
    browser.perform(drag("mouse", [middle(browser, "inner")]))
    assert focused(browser) == "b"
    browser.perform(keys(ESCAPE))
    assert browser.evaluate("await pass(2); return [second.open, drawer.open]") == [False, True]
    browser.perform(keys(ESCAPE))
    settle(browser)
    assert is_locked(browser) == FREE


def test_a_toast_does_not_take_the_escape_of_a_loose_drawer(stage):
    browser = opened(stage, "non-modal", content="<button id=inner>Inner</button>")
    browser.evaluate("""
        const toast = document.createElement('p');
        toast.popover = 'manual';
        document.body.append(toast);
        toast.showPopover();
        inner.focus();""")
    browser.perform(keys(ESCAPE))
    settle(browser)
    assert not browser.evaluate("return drawer.open")


def test_a_dialog_inside_does_not_lock_the_page_when_the_drawer_has_gone(stage):
    browser = opened(stage, content="<dialog id=second><button>B</button></dialog>")
    browser.evaluate("second.showModal(); drawer.close()")
    settle(browser)
    assert is_locked(browser) == FREE
    assert not browser.evaluate("return second.open")


def test_a_toast_from_inside_can_be_pressed_and_closes_nothing(stage):
    browser = opened(
        stage,
        content="""<div id=toast popover=manual style='position: fixed; inset: 20px auto auto 300px;
            margin: 0; width: 200px; height: 60px'><button id=undo onclick='this.textContent = 1'
            style='width: 100%; height: 100%'>Undo</button></div>""",
    )
    browser.evaluate("toast.showPopover()")
    browser.perform(drag("mouse", [(400, 50)]))
    settle(browser)
    assert browser.evaluate("return [undo.textContent, drawer.open]") == ["1", True]


def test_a_menu_inside_has_the_first_escape_and_is_in_the_screen(stage):
    browser = opened(
        stage,
        content="""<jelly-menu id=menu label=More style='margin: 40px 200px'>
            <button type=button>1</button><button type=button>2</button></jelly-menu>""",
    )
    browser.evaluate("menu.show()")
    settle(browser)
    browser.evaluate("menu.focus()")
    browser.perform(keys(ESCAPE))
    assert browser.evaluate("await pass(2); return [menu.open, drawer.open]") == [False, True]


def test_a_form_that_is_sent_to_the_dialog_closes_it(stage):
    browser = opened(stage, content="<form method=dialog><button id=done>Done</button></form>")
    browser.evaluate("done.click()")
    settle(browser)
    assert not is_shown(browser)


CLOSED = """
    <script>
        const results = [];
        document.addEventListener("jelly-close", ({ target, detail }) =>
            results.push(`${detail.reason} ${target.returnValue}`));
    </script>"""


def test_the_page_learns_why_and_by_which_button_it_was_closed(stage):
    content = """<form method=dialog><button id=save value=save>Save</button></form>
        <button id=cancel commandfor=drawer command=--close value=cancel>Cancel</button>"""
    browser = stage(CLOSED + drawer(content=content))
    for way in ["save.click()", "cancel.click()", "drawer.close('ok')", "drawer.close()", None]:
        browser.evaluate("drawer.show()")
        settle(browser)
        if way:
            browser.evaluate(way)
        else:
            browser.perform(keys(ESCAPE))
        settle(browser)
    browser.evaluate("drawer.show()")
    settle(browser)
    browser.perform(drag("mouse", [BESIDE]))
    settle(browser)
    browser.evaluate("drawer.show()")
    settle(browser)
    browser.perform(drag("mouse", [(400, 411), (400, 590, 96)]))
    settle(browser)
    # A value stays until there is another one, as that of a dialog.
    assert browser.evaluate("return results") == [
        *("form save", "command cancel", "code ok", "code ok"),
        *("closerequest ok", "press ok", "drag ok"),
    ]
    # Refused, it is without a result.
    browser.evaluate("""
        drawer.addEventListener("jelly-close", (event) => event.preventDefault());
        drawer.show();
        save.click();""")
    assert browser.evaluate("return drawer.returnValue") == "ok"


# Two drawers, and one that is opened as it closes

TWO = (
    drawer()
    + """
    <jelly-drawer id=other label=More detents=150><button id=more>More</button></jelly-drawer>"""
)


def test_of_two_drawers_the_upper_one_closes_first_and_one_backdrop_dims(stage):
    browser = stage(TWO)
    browser.evaluate("drawer.show(); other.show()")
    settle(browser)
    dims = """
        return [drawer, other].map(({ shadowRoot }) =>
            +shadowRoot.getElementById("backdrop").style.opacity)"""
    assert browser.evaluate(dims) == [1, 0]
    # The lower one looks out above it, a little smaller.
    assert (
        browser.evaluate("return drawer.shadowRoot.getElementById('stage').style.scale") == "0.95"
    )
    browser.perform(keys(ESCAPE))
    settle(browser)
    assert [is_shown(browser, "other"), is_shown(browser)] == [False, True]
    assert browser.evaluate("return drawer.shadowRoot.getElementById('stage').style.scale") == ""
    assert is_locked(browser) == LOCKED
    browser.perform(keys(ESCAPE))
    settle(browser)
    assert is_locked(browser) == FREE


def test_the_lower_of_two_drawers_can_go_first(stage):
    browser = stage(TWO)
    browser.evaluate("drawer.show(); other.show()")
    settle(browser)
    browser.evaluate("drawer.close()")
    settle(browser)
    assert is_locked(browser) == LOCKED
    browser.evaluate("other.close()")
    settle(browser)
    assert is_locked(browser) == FREE


def test_from_sheet_to_sheet_the_focus_returns_to_the_page(stage):
    browser = stage(TWO)
    browser.evaluate("launch.focus(); drawer.show()")
    settle(browser)
    assert focused(browser) == "inner"
    browser.evaluate("drawer.close(); other.show()")
    settle(browser)
    assert [focused(browser), is_shown(browser)] == ["more", False]
    browser.perform(keys(ESCAPE))
    settle(browser)
    assert focused(browser) == "launch"
    assert is_locked(browser) == FREE


def test_one_that_closes_closes_those_inside_it(stage):
    inside = """<button id=inner>Inner</button><jelly-drawer id=other label=More detents=150>
        <button id=more>More</button></jelly-drawer>"""
    browser = stage(drawer(content=inside))
    browser.evaluate("launch.focus(); drawer.show()")
    settle(browser)
    browser.evaluate("other.show()")
    settle(browser)
    assert focused(browser) == "more"
    browser.evaluate("drawer.close()")
    settle(browser, "!drawer.shadowRoot.querySelector('.shown')")
    assert browser.evaluate("return other.open") is False
    assert focused(browser) == "launch"
    assert is_locked(browser) == FREE
    browser.evaluate("drawer.show()")
    settle(browser)
    assert not is_shown(browser, "other")


def test_two_that_open_and_close_each_other_come_to_an_end(stage):
    browser = stage(TWO)
    browser.evaluate("""
        for (const [one, two] of [[drawer, other], [other, drawer]]) {
            one.addEventListener("jelly-open", () => two.close());
            one.addEventListener("jelly-close", () => two.show());
        }
        drawer.show();""")
    settle(browser)
    assert browser.evaluate("return [drawer.open, other.open]") == [True, False]
    browser.evaluate("drawer.close()")
    settle(browser)
    assert browser.evaluate("return [drawer.open, other.open]") == [False, True]
    assert [is_shown(browser), is_shown(browser, "other")] == [False, True]
    assert is_locked(browser) == LOCKED


def test_the_upper_of_two_has_a_shadow_on_the_lower(stage):
    browser = stage(TWO)
    browser.evaluate("drawer.show(); other.show()")
    settle(browser)
    filters = browser.evaluate("""
        return [drawer, other].map(({ shadowRoot }) =>
            getComputedStyle(shadowRoot.getElementById("cast")).filter)""")
    assert filters[0] == "none"
    assert "drop-shadow" in filters[1]


def test_opened_while_it_closes_it_turns_round(stage):
    browser = opened(stage)
    browser.evaluate("jelly.clock.rate = 0.02; drawer.close(); await pass(8)")
    before = extent(browser)
    assert 0 < before < 200
    browser.evaluate("drawer.show()")
    assert extent(browser) == pytest.approx(before, abs=20)
    settle(browser)
    assert extent(browser) == pytest.approx(200, abs=0.1)
    assert is_locked(browser) == LOCKED
    assert announced(browser) == "open rest close open rest"


@pytest.mark.parametrize("more, lock", [("", LOCKED), ("non-modal", FREE)])
def test_a_page_that_is_read_open_is_open_at_once(stage, more, lock):
    browser = stage(drawer(f"detents='200 400' detent=400 open {more}"))
    assert extent(browser) == 400
    assert is_shown(browser)
    assert is_locked(browser) == lock
    # Nothing has opened.
    assert announced(browser) == ""
    browser.evaluate("drawer.close()")
    settle(browser)
    assert is_locked(browser) == FREE


# Not modal


def test_beside_one_that_is_not_modal_the_page_can_be_used(stage):
    browser = stage(drawer("detents='200 400' non-modal"))
    browser.evaluate("launch.focus(); drawer.show()")
    settle(browser)
    assert focused(browser) == "launch"
    browser.perform(drag("mouse", [(250, 30)]))
    assert focused(browser) == "outside"
    assert browser.evaluate("return drawer.open")
    browser.evaluate("inner.focus()")
    browser.perform(keys(ESCAPE))
    settle(browser)
    assert not is_shown(browser)
    assert focused(browser) == "launch"


def test_up_to_its_undimmed_detent_the_page_can_be_used_and_beyond_it_not(stage):
    browser = stage(drawer("detents='200 400' undimmed=200"))
    browser.evaluate("drawer.show()")
    settle(browser)
    assert is_locked(browser) == FREE
    browser.evaluate("inner.focus(); drawer.detent = '400'")
    settle(browser)
    assert focused(browser) == "inner"
    assert is_locked(browser) == LOCKED
    browser.evaluate("inner.focus(); drawer.detent = '200'")
    settle(browser)
    assert focused(browser) == "inner"
    assert is_locked(browser) == FREE
    assert is_shown(browser)


def test_a_sheet_that_becomes_modal_lends_the_focus_to_its_content(stage):
    rows = "<button id=inner>Inner</button><p style='height: 900px'>Rows"
    browser = stage(drawer("detents='200 400' undimmed=200", content=rows))
    browser.evaluate("drawer.show(); outside.focus()")
    settle(browser)
    browser.evaluate("drawer.detent = '400'")
    settle(browser)
    assert focused(browser) == "inner"
    browser.evaluate("drawer.detent = '200'")
    settle(browser)
    assert focused(browser) == "outside"


def test_in_a_shadow_tree_one_that_is_not_modal_leaves_the_focus(stage):
    browser = stage("<div id=app></div>")
    browser.evaluate("""
        app.attachShadow({ mode: "open" }).innerHTML = `<input id=search>
            <jelly-drawer label=Filters detents=200 non-modal><button>B</button></jelly-drawer>`;
        window.drawer = app.shadowRoot.querySelector("jelly-drawer");
        app.shadowRoot.getElementById("search").focus();
        drawer.show()""")
    settle(browser)
    assert focused(browser) == "app"
    active = "return app.shadowRoot.activeElement?.id"
    assert browser.evaluate(active) == "search"
    browser.evaluate("drawer.querySelector('button').focus(); drawer.close()")
    settle(browser)
    assert browser.evaluate(active) == "search"


def test_what_is_scrolled_inside_stays_so_when_it_becomes_modal(stage):
    rows = "<div id=list style='height: 100px; overflow: auto'><p style='height: 900px'>Rows"
    browser = stage(drawer("detents='200 400' undimmed=200", content=rows))
    browser.evaluate("drawer.show()")
    settle(browser)
    browser.evaluate("list.scrollTop = 300; drawer.detent = '400'")
    settle(browser)
    assert browser.evaluate("return list.scrollTop") == 300


# Behind its back


@pytest.mark.parametrize("way", ["close()", "remove(); drawer.shadowRoot.append(dialog)"])
def test_a_dialog_that_the_page_closes_leaves_nothing_locked(stage, way):
    browser = opened(stage)
    browser.evaluate(f"const dialog = drawer.shadowRoot.querySelector('dialog'); dialog.{way}")
    settle(browser)
    if way == "close()":
        assert not browser.evaluate("return drawer.open")
    else:
        browser.evaluate("drawer.close()")
        settle(browser)
    assert is_locked(browser) == FREE
    browser.evaluate("drawer.show()")
    settle(browser)
    assert is_locked(browser) == LOCKED


@pytest.mark.parametrize("how", ["drawer.remove()", "drawer.style.display = 'none'"])
def test_removed_or_hidden_under_a_finger_it_leaves_nothing_locked(stage, pointer, how):
    browser = opened(stage)
    browser.evaluate("window.drawer = drawer")
    browser.perform(drag(pointer, [(400, 411), (400, 330, 96)], hold=True))
    browser.evaluate(how + "; await pass(3)")
    browser.perform(lift(pointer))
    assert is_locked(browser) == FREE
    browser.perform(go_on("mouse", [(10, 10), (250, 30)], hold=True))
    if browser.name != "webkit":
        wheel(browser, *BESIDE)
        browser.wait_until("return scrollY > 0")
    browser.evaluate("""
        drawer.style.display = "";
        document.body.append(drawer);
        drawer.close();""")
    settle(browser)
    assert is_locked(browser) == FREE


def test_moved_under_a_finger_it_is_at_its_detent(stage, pointer):
    browser = opened(stage)
    browser.perform(drag(pointer, [(400, 411), (400, 330, 96)], hold=True))
    browser.evaluate("document.body.append(drawer); await pass(3)")
    browser.perform(lift(pointer))
    settle(browser)
    assert extent(browser) == 200
    assert not browser.evaluate("return drawer.matches(':state(held)')")
    assert is_locked(browser) == LOCKED
    browser.evaluate("drawer.close()")
    settle(browser)
    assert is_locked(browser) == FREE


def test_removed_it_gives_the_focus_back(stage):
    browser = stage(drawer())
    browser.evaluate("launch.focus(); drawer.show()")
    settle(browser)
    browser.evaluate("drawer.remove()")
    assert focused(browser) == "launch"


# Keys and assistive technologies


def test_keys_at_the_grabber_select_detents(stage):
    browser = opened(stage, "detents='200 300 400'")
    browser.evaluate("drawer.shadowRoot.querySelector('[part=grabber]').focus()")
    for key, detent in [
        (UP, "300"),
        (UP, "400"),
        (UP, "400"),
        (DOWN, "300"),
        (HOME, "200"),
        (END, "400"),
        (ENTER, "200"),
        (ENTER, "300"),
        (" ", "400"),
    ]:
        browser.perform(keys(key))
        settle(browser)
        assert browser.evaluate("return drawer.detent") == detent
        assert extent(browser) == pytest.approx(int(detent), abs=0.1)
    assert announced(browser).split().count("select") == 8


def test_a_ring_of_the_accent_color_shows_the_focus_of_the_grabber(stage):
    browser = opened(stage, "detents='200 400' style='--jelly-focus-color: rgb(4, 5, 6)'")
    browser.perform(keys(TAB))
    assert browser.evaluate("""
        const grabber = drawer.shadowRoot.querySelector("[part=grabber]");
        const { outlineColor, outlineWidth, outlineOffset } = getComputedStyle(grabber);
        return [outlineColor, outlineWidth, outlineOffset]""") == ["rgb(4, 5, 6)", "2px", "2px"]


def test_the_arrows_go_where_the_panel_goes(stage):
    for edge, key in [("top", DOWN), ("left", "\ue014"), ("right", "\ue012"), ("bottom", UP)]:
        browser = opened(stage, f"detents='200 400' edge={edge}")
        browser.evaluate("drawer.shadowRoot.querySelector('[part=grabber]').focus()")
        browser.perform(keys(key))
        settle(browser)
        assert extent(browser) == pytest.approx(400, abs=0.1), edge


@IN_ONE
def test_detents_that_hardly_differ_are_one_stop(stage):
    """Also where the last of them is a step from the first."""
    value = """
        const { ariaValueNow, ariaValueMax } = drawer.shadowRoot.querySelector("[part=grabber]");
        return [ariaValueNow, ariaValueMax]"""
    for detent in ("200", "200.7", "201.4"):
        browser = opened(stage, f"detents='400 200.7 201.4 200 300' detent={detent}")
        assert browser.evaluate(value) == ["0", "2"]
        browser.evaluate("drawer.shadowRoot.querySelector('[part=grabber]').focus()")
        for key, stop, length in [
            (UP, "1", 300),
            (UP, "2", 400),
            (DOWN, "1", 300),
            (HOME, "0", 200),
        ]:
            browser.perform(keys(key))
            settle(browser)
            assert browser.evaluate(value) == [stop, "2"]
            assert extent(browser) == pytest.approx(length, abs=1)
        # None is shorter.
        browser.evaluate("window.last = drawer.detent")
        browser.perform(keys(DOWN))
        assert browser.evaluate("return drawer.detent === last")


@IN_ONE
def test_it_has_a_role_a_name_and_a_value(stage):
    browser = opened(stage, "detents='150 300'")
    assert ("dialog", "Filters") in accessible(browser, "dialog")
    assert accessible(browser, "slider") == [("slider", "Size")]
    value = """
        const { ariaValueText, ariaValueNow, ariaValueMax, ariaOrientation } =
            drawer.shadowRoot.querySelector("[part=grabber]");
        return [ariaValueText, ariaValueNow, ariaValueMax, ariaOrientation]"""
    assert browser.evaluate(value) == ["25%", "0", "1", "vertical"]
    browser.evaluate("drawer.detent = '300'")
    assert browser.evaluate(value) == ["50%", "1", "1", "vertical"]
    # Without a label, a heading is its name.
    browser.evaluate("""
        drawer.close();
        drawer.label = "";
        drawer.insertAdjacentHTML("afterbegin", "<h2>Places</h2>");
        drawer.show();""")
    assert ("dialog", "Places") in accessible(browser, "dialog")


def test_one_detent_has_no_grabber(stage):
    browser = opened(stage, "detents=200")
    assert browser.evaluate("return drawer.shadowRoot.querySelector('[part=grabber]').hidden")
    assert browser.evaluate("return drawer.shadowRoot.querySelector('svg').ariaHidden") == "true"


def test_tab_goes_from_the_page_to_the_content_of_a_loose_drawer(stage):
    browser = opened(stage, "non-modal detents=200")
    browser.evaluate("outside.focus()")
    browser.perform(keys(TAB))
    assert focused(browser) == "inner"
