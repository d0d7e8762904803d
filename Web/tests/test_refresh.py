"""Lists that are pulled to be refreshed, under real fingers, by key and by code."""

import pytest

from bars import difference
from gestures import drag, go_on, keys, lift
from measuring import accessible, heard, said
from refreshes import (
    DONE,
    PULL,
    REFRESHED,
    SHORT,
    busy,
    let_it_wait,
    phase,
    pull,
    refresh,
    shift,
    status,
    wait_for_rest,
)

IN_ONE = pytest.mark.engines("chromium")
"""For what the elements do the same in every engine."""

TAB, ENTER = "\ue004", "\ue007"


# Pulls


def test_a_long_pull_arms_and_letting_go_starts_the_work_at_once(stage, pointer):
    browser = stage(refresh())
    browser.perform(drag(pointer, PULL, hold=True))
    assert heard(browser) == ["arm refresh"]
    assert phase(browser) == "armed"
    assert shift(browser) >= 95
    assert browser.evaluate("return [refresh.progress >= 1, signals.length]") == [True, 0]
    # Not after the bounce: time stands almost still.
    browser.evaluate("jelly.clock.rate = 0.001")
    browser.perform(lift(pointer))
    assert heard(browser) == REFRESHED
    assert browser.evaluate("return signals.map((signal) => signal.aborted)") == [False]
    assert shift(browser) >= 90
    assert (busy(browser), said(browser), phase(browser)) == ("true", "Refreshing", "refreshing")

    # There it waits.
    let_it_wait(browser)
    assert shift(browser) == pytest.approx(50, abs=0.1)
    browser.evaluate("done()")
    assert heard(browser) == DONE
    assert (busy(browser), said(browser)) == (None, "Up to date")
    wait_for_rest(browser)
    assert shift(browser) == 0
    assert browser.evaluate("return [getComputedStyle(list).translate, list.scrollTop]") == [
        "none",
        0,
    ]


def reported(browser):
    """How many errors have been reported to the page, which is then clean again."""
    return browser.evaluate("await pass(1); return errors.splice(0).length")


def test_a_rejected_promise_has_failed(stage):
    browser = stage(refresh())
    pull(browser)
    browser.evaluate("fail(new Error('no network'))")
    assert heard(browser) == [*REFRESHED, "refresh-end refresh failure Error: no network"]
    assert reported(browser) == 1
    assert (busy(browser), said(browser)) == (None, "Could not refresh")
    wait_for_rest(browser)
    assert shift(browser) == 0


@IN_ONE
def test_an_action_that_throws_has_failed(stage):
    browser = stage(refresh())
    browser.evaluate("refresh.action = () => { throw new Error('no') }; refresh.refresh()")
    assert heard(browser) == ["refresh-start refresh", "refresh-end refresh failure Error: no"]
    assert reported(browser) == 1
    wait_for_rest(browser)


def test_an_error_that_a_listener_takes_is_not_reported(stage):
    browser = stage(refresh("minimum-duration=0"))
    browser.evaluate("""
        refresh.addEventListener("jelly-refresh-end", (event) => {
            event.preventDefault();
            window.taken = [event.detail.outcome, event.detail.error instanceof ReferenceError];
        });
        refresh.action = async () => notDefined();
        refresh.refresh();""")
    browser.wait_until("return window.taken")
    assert browser.evaluate("return [taken, errors]") == [["failure", True], []]
    # An action that is not a function is an error as well.
    wait_for_rest(browser)
    browser.evaluate("""
        window.taken = undefined;
        refresh.addEventListener("jelly-refresh-end", ({ detail }) =>
            window.name = detail.error.name);
        refresh.action = "text";
        refresh.refresh();""")
    browser.wait_until("return window.taken && window.name === 'TypeError'")


def test_the_ring_is_no_progress_at_rest_and_an_unknown_one_while_it_works(stage):
    browser = stage(refresh())
    said = """
        const spinner = refresh.shadowRoot.querySelector("[part=spinner]");
        return [getComputedStyle(spinner).visibility, spinner.getAttribute("aria-valuenow")]"""
    assert browser.evaluate(said)[0] == "hidden"
    browser.perform(drag("mouse", SHORT, hold=True))
    visibility, value = browser.evaluate(said)
    assert visibility == "visible" and 0 < int(value) < 100
    pull(browser)
    browser.evaluate("refresh.refresh(); await pass(3)")
    assert browser.evaluate(said) == ["visible", None]
    browser.evaluate("done()")
    wait_for_rest(browser)
    assert browser.evaluate(said)[0] == "hidden"


@pytest.mark.engines("chromium")
def test_assistive_technology_finds_no_ring_at_rest(stage):
    browser = stage(refresh())
    assert accessible(browser, "progressbar") == []


@IN_ONE
def test_its_texts_can_be_others(stage):
    browser = stage(
        refresh(
            "refreshing-text=Lädt success-text=Aktuell failure-text=Gescheitert "
            "label=Aktualisieren minimum-duration=0"
        )
    )
    assert browser.evaluate("""
        const named = (part) => refresh.shadowRoot.querySelector(`[part=${part}]`);
        return [named("button").textContent, named("spinner").ariaLabel];
        """) == ["Aktualisieren", "Aktualisieren"]
    browser.evaluate("refresh.refresh()")
    assert said(browser) == "Lädt"
    browser.evaluate("done(); await pass(2)")
    assert said(browser) == "Aktuell"
    wait_for_rest(browser)
    browser.evaluate("refresh.refresh(); fail(); await pass(2)")
    assert said(browser) == "Gescheitert"


@pytest.mark.pointers("mouse", "touch")
def test_a_short_pull_goes_home(stage, pointer):
    browser = stage(refresh())
    browser.perform(drag(pointer, SHORT, hold=True))
    assert phase(browser) == "pulling"
    assert 5 < shift(browser) < 95
    assert browser.evaluate("return 0 < refresh.progress && refresh.progress < 1")
    browser.perform(lift(pointer))
    wait_for_rest(browser)
    assert heard(browser) == []
    assert shift(browser) == 0


@pytest.mark.pointers("mouse", "touch")
def test_dragging_back_disarms(stage, pointer):
    browser = stage(refresh())
    browser.perform(drag(pointer, PULL, hold=True))
    browser.perform(go_on(pointer, [PULL[1][:2], (195, 200, 160)]))
    assert heard(browser) == ["arm refresh", "disarm refresh"]
    wait_for_rest(browser)
    assert heard(browser) == ["arm refresh", "disarm refresh"]
    assert shift(browser) == 0


@IN_ONE
def test_the_work_is_shown_for_a_while_at_least(stage):
    browser = stage(refresh("minimum-duration=6"))
    # Time all but stands while the page is read, so that the speed of frames does not count. A page
    # that is stopped in a jump does not go too far: the jump slows down towards its end.
    browser.evaluate("""
        window.asked = jelly.clock.seconds();
        jelly.clock.rate = 0.001;
        window.jump = (time) => {
            for (let left; (left = asked + time - jelly.clock.seconds()) > 0;) {
                jelly.clock.rate = Math.max(2 * left, 0.2);
            }
            jelly.clock.rate = 0.001;
        };
        refresh.refresh();
        done();
        await pass(2);
        """)
    # It is told at once, and stays to be seen.
    assert heard(browser) == ["refresh-start refresh", "refresh-end refresh success"]
    assert browser.evaluate("jump(2); await pass(2); return refresh.phase") == "refreshing"
    browser.evaluate("jump(6.01)")
    browser.wait_until("return refresh.phase !== 'refreshing'")
    assert phase(browser) == "ending"
    wait_for_rest(browser)
    assert shift(browser) == 0


# A pull while it works


@pytest.mark.pointers("mouse", "touch")
def test_a_pull_while_it_refreshes_is_not_lost(stage, pointer):
    browser = stage(refresh())
    browser.evaluate("refresh.refresh()")
    let_it_wait(browser)
    browser.perform(drag(pointer, [(195, 200), (200, 350, 128)], hold=True))
    held = shift(browser)
    assert held > 80
    # The work ends under the finger, which keeps the list.
    browser.evaluate("done(); jelly.clock.rate = 20; await pass(5); jelly.clock.rate = 1")
    assert heard(browser) == ["refresh-start refresh", "refresh-end refresh success"]
    assert shift(browser) > 20
    browser.perform(go_on(pointer, [(200, 350), (200, 590, 160)], hold=True))
    assert phase(browser) == "armed"
    browser.perform(lift(pointer))
    assert heard(browser) == ["refresh-start refresh", "refresh-end refresh success", *REFRESHED]
    browser.evaluate("done(); await pass(2)")
    wait_for_rest(browser)
    assert shift(browser) == 0


@IN_ONE
def test_a_pull_while_it_refreshes_starts_nothing_more(stage):
    browser = stage(refresh())
    browser.evaluate("refresh.refresh()")
    pull(browser)
    browser.evaluate("refresh.refresh()")
    assert heard(browser) == ["refresh-start refresh"]
    assert browser.evaluate("return signals.length") == 1
    browser.evaluate("done(); await pass(2)")
    wait_for_rest(browser)
    assert heard(browser) == ["refresh-start refresh", "refresh-end refresh success"]


# Without a pull


def test_code_refreshes(stage):
    browser = stage(refresh())
    browser.evaluate("refresh.refresh()")
    assert heard(browser) == ["refresh-start refresh"]
    assert busy(browser) == "true"
    browser.evaluate("done(); await pass(2)")
    wait_for_rest(browser)
    assert heard(browser) == ["refresh-start refresh", "refresh-end refresh success"]
    assert shift(browser) == 0


def test_the_keyboard_refreshes_by_a_real_button(stage):
    browser = stage(
        "<button id=before style='position: absolute; left: 500px'>Before</button>" + refresh()
    )
    browser.evaluate("""
        window.clip = () => getComputedStyle(refresh.shadowRoot.activeElement).clipPath;
        before.focus();
        """)
    browser.perform(keys(TAB))
    assert browser.evaluate("""
        const { activeElement } = refresh.shadowRoot;
        return [activeElement?.localName, activeElement?.textContent, clip()];
        """) == ["button", "Refresh", "none"]
    browser.perform(keys(ENTER))
    assert heard(browser) == ["refresh-start refresh"]
    browser.evaluate("done(); await pass(2)")
    wait_for_rest(browser)
    assert heard(browser) == ["refresh-start refresh", "refresh-end refresh success"]


@IN_ONE
def test_without_an_action_whoever_hears_of_it_ends_it(stage):
    browser = stage(refresh())
    browser.evaluate("refresh.action = undefined; refresh.refresh(); await pass(3)")
    assert (busy(browser), phase(browser)) == ("true", "refreshing")
    browser.evaluate("refresh.endRefresh('failure'); refresh.endRefresh()")
    assert heard(browser) == ["refresh-start refresh", "refresh-end refresh failure"]
    wait_for_rest(browser)


@IN_ONE
def test_it_may_be_ended_by_who_hears_that_it_begins(stage):
    browser = stage(refresh())
    browser.evaluate("""
        refresh.action = undefined;
        refresh.addEventListener("jelly-refresh-start", () => refresh.endRefresh());
        """)
    pull(browser)
    assert sorted(heard(browser)) == sorted(DONE)
    assert (busy(browser), said(browser)) == (None, "Up to date")
    wait_for_rest(browser)
    assert shift(browser) == 0


@IN_ONE
def test_it_may_begin_anew_when_it_ends(stage):
    browser = stage(refresh("minimum-duration=0"))
    browser.evaluate("""
        refresh.addEventListener("jelly-refresh-end", () => refresh.refresh(), { once: true });
        refresh.refresh();
        done();
        """)
    assert sorted(heard(browser)) == [
        "refresh-end refresh success",
        "refresh-start refresh",
        "refresh-start refresh",
    ]
    assert (busy(browser), said(browser)) == ("true", "Refreshing")
    assert browser.evaluate("return signals.length") == 2
    browser.evaluate("done(); await pass(2)")
    wait_for_rest(browser)


# The list's own scrolling


@pytest.mark.engines("chromium")  # Only its driver scrolls with a finger.
@pytest.mark.pointers("touch")
def test_scrolling_stays_the_browsers(stage, pointer):
    browser = stage(refresh(style=""))
    browser.perform(drag(pointer, [(195, 450), (195, 250, 128)], pause_ms=50))
    browser.wait_until("return list.scrollTop > 100")
    # On a slow machine the finger's rest was short, and the list has gone on.
    browser.evaluate("list.scrollTop = 200; await pass(2)")
    # Back, and past the end: from there on it is a pull.
    browser.perform(drag(pointer, [(195, 100), (195, 590, 400)], hold=True))
    browser.wait_until("return list.scrollTop === 0")
    assert shift(browser) > 30
    browser.perform(go_on(pointer, [(195, 590), (195, 250, 320)]))
    wait_for_rest(browser)
    assert heard(browser)[-1:] != ["refresh-start refresh"]
    assert shift(browser) == 0


@IN_ONE
def test_nothing_is_pulled_while_there_is_room_to_scroll(stage):
    browser = stage(refresh())
    browser.evaluate("list.scrollTop = 300; await pass(2)")
    pull(browser)
    assert (heard(browser), shift(browser)) == ([], 0)


@pytest.mark.pointers("mouse", "touch")
def test_the_end_of_a_list_can_be_pulled(stage, pointer):
    browser = stage(refresh("edge=bottom"))
    pull(browser, pointer, [(195, 500), (200, 460, 96)])
    assert phase(browser) == "idle"
    browser.evaluate("list.scrollTop = 9999; await pass(2)")
    end = browser.evaluate("return list.scrollTop")
    browser.perform(drag(pointer, [(195, 500), (200, 200, 160)], hold=True))
    assert shift(browser) <= -95
    browser.perform(lift(pointer))
    assert heard(browser) == REFRESHED
    browser.evaluate("done(); await pass(2)")
    wait_for_rest(browser)
    assert heard(browser) == DONE
    assert shift(browser) == 0
    assert browser.evaluate("return list.scrollTop") == end


def test_another_list_is_taken_in_the_midst_of_the_work(stage):
    browser = stage(refresh())
    browser.evaluate("""
        refresh.refresh();
        await pass(3);
        window.old = list;
        const other = list.cloneNode(true);
        other.removeAttribute("aria-busy");
        old.replaceWith(other);
        await pass(3);
        """)
    assert busy(browser) == "true"
    assert browser.evaluate(
        "return [old.getAttribute('aria-busy'), getComputedStyle(old).translate]"
    ) == [
        None,
        "",
    ]
    browser.evaluate("done(); await pass(2)")
    wait_for_rest(browser)
    assert (busy(browser), shift(browser)) == (None, 0)
    pull(browser)
    assert heard(browser)[-1] == "refresh-start refresh"


@IN_ONE
@pytest.mark.parametrize(
    "change",
    ["curve = 'wave'", "edge = 'bottom'", "threshold = 60", "inset = 70", "minimumDuration = 1"]
    + ["tuning = 'reduced'", "motion = 'reduced'", "label = 'Anew'", "refreshingText = 'Wait'"],
)
def test_the_work_goes_on_when_an_attribute_changes_without_a_jump(stage, change):
    browser = stage(refresh())
    browser.evaluate("refresh.refresh()")
    let_it_wait(browser)
    before, after = browser.evaluate(f"""
        const boxes = () => {{
            const outline = refresh.shadowRoot.querySelector("path").getBBox();
            const {{ x, y, width, height }} = outline;
            return [list.getBoundingClientRect().top, x, y, width, height];
        }};
        jelly.clock.rate = 0.001;
        await pass(2);
        const before = boxes();
        refresh.{change};
        await pass(2);
        return [before, boxes()];
        """)
    assert difference(before, after) < 0.1
    assert browser.evaluate("return [signals.length, signals[0].aborted]") == [1, False]
    assert (busy(browser), phase(browser)) == ("true", "refreshing")
    browser.evaluate("done()")
    wait_for_rest(browser)
    assert heard(browser) == ["refresh-start refresh", "refresh-end refresh success"]
    assert shift(browser) == 0


@IN_ONE
def test_another_side_in_the_midst_of_the_work_is_taken_at_rest(stage):
    browser = stage(refresh())
    browser.evaluate("refresh.refresh(); await pass(2); refresh.edge = 'bottom'; await pass(2)")
    top = "return refresh.shadowRoot.querySelector('#bar').getBoundingClientRect().top"
    assert browser.evaluate(top) == 0
    browser.evaluate("done()")
    wait_for_rest(browser)
    assert browser.evaluate(top) == 540
    browser.evaluate("list.scrollTop = 1e6; await pass(2)")
    pull(browser, path=[(195, 460), (190, 160, 160)])
    assert heard(browser)[-2:] == REFRESHED


# Cleanup


def test_removed_while_it_refreshes_the_work_is_aborted(stage):
    browser = stage(refresh())
    pull(browser)
    browser.evaluate("""
        window.refresh = refresh;
        window.list = list;
        refresh.remove();
        await pass(3);
        """)
    assert browser.evaluate("return signals.map((signal) => signal.aborted)") == [True]
    asked = browser.evaluate("return frames.asked")
    browser.evaluate("await pass(4)")
    assert browser.evaluate("return [frames.asked, isIdle()]") == [asked, True]
    assert (busy(browser), status(browser)) == (None, "")

    # The work's result is ignored now; the element comes back at rest and works.
    browser.evaluate("""
        fail(signals[0].reason);
        document.body.append(refresh);
        await pass(3);
        """)
    assert heard(browser) == REFRESHED
    assert (phase(browser), shift(browser)) == ("idle", 0)
    pull(browser)
    browser.evaluate("done(); await pass(2)")
    wait_for_rest(browser)
    assert heard(browser) == REFRESHED + DONE


@pytest.mark.pointers("mouse", "touch")
def test_removed_under_a_finger_it_starts_no_work(stage, pointer):
    browser = stage(refresh())
    browser.perform(drag(pointer, PULL, hold=True))
    assert phase(browser) == "armed"
    browser.evaluate("window.refresh = refresh; refresh.remove(); await pass(3)")
    browser.perform(lift(pointer))
    assert heard(browser) == ["arm refresh"]
    assert browser.evaluate("return [signals.length, isIdle()]") == [0, True]


@IN_ONE
def test_it_may_be_removed_by_who_hears_that_it_begins(stage):
    browser = stage(refresh())
    browser.evaluate("""
        window.refresh = refresh;
        refresh.addEventListener("jelly-refresh-start", () => refresh.remove());
        """)
    pull(browser)
    browser.evaluate("await pass(3)")
    assert browser.evaluate("return [signals.length, isIdle()]") == [0, True]


def test_with_less_motion_no_frame_is_asked_for_while_it_works(reduced_stage):
    browser = reduced_stage(refresh())
    pull(browser)
    assert heard(browser) == REFRESHED
    browser.wait_until("return isIdle()")
    assert frames_in(browser, 10) == 0
    assert phase(browser) == "refreshing"
    assert shift(browser) == pytest.approx(50, abs=0.1)
    browser.evaluate("done(); await pass(2)")
    wait_for_rest(browser)
    assert heard(browser) == DONE
    assert shift(browser) == 0


def frames_in(browser, count):
    """How many frames the elements ask for in so many."""
    return browser.evaluate(
        """
        const before = frames.asked;
        await pass(arguments[0]);
        return frames.asked - before;
        """,
        count,
    )


def test_a_list_stays_where_it_is_while_a_mouse_pulls_it_out_of_its_box(stage):
    browser = stage(refresh())
    browser.evaluate("refresh.style.height = '240px'; await pass(2)")
    browser.perform(drag("mouse", [(195, 160), (195, 170, 16), (195, 560, 160)], hold=True))
    assert browser.evaluate("""
        const tops = new Set();
        for (let frame = 0; frame < 30; frame++) {
            await pass(1);
            tops.add(list.scrollTop);
        }
        return [refresh.phase, ...tops];""") == ["armed", 0]
    browser.perform(lift("mouse"))
    left = browser.evaluate("await pass(3); return [list.scrollTop, `${getSelection()}`]")
    assert left == [0, ""]


@pytest.mark.parametrize("side", ["top", "bottom"])
@pytest.mark.pointers("touch", "mouse")
def test_a_title_stays_while_its_list_is_pulled_and_waits(stage, pointer, side):
    browser = stage(refresh(f"edge={side}"))
    browser.evaluate("list.scrollTop = arguments[0] === 'top' ? 0 : 1e6", side)
    # Of the title its text counts: the spinner may come near its box.
    look = """
        const range = document.createRange();
        range.selectNodeContents(refresh.querySelector("[slot=title]"));
        const [title, spinner] = [range, refresh.shadowRoot.querySelector("[part=spinner]")]
            .map((one) => one.getBoundingClientRect());
        let opacity = 1;
        const part = refresh.shadowRoot.querySelector("[part=title]");
        for (let one = part; one; one = one.parentElement) opacity *= getComputedStyle(one).opacity;
        return [opacity, title.bottom <= spinner.top || spinner.bottom <= title.top,
            refresh.progress];"""
    start, sign = ((195, 160), 1) if side == "top" else ((195, 400), -1)
    pulled = (195, start[1] + sign * 130)
    browser.perform(drag(pointer, [start, pulled], hold=True))
    browser.evaluate("await pass(3)")
    opacity, is_free, progress = browser.evaluate(look)
    assert opacity == 1 and is_free and progress > 0.4
    browser.perform(go_on(pointer, [pulled, (195, start[1] + sign * 390, 160)]))
    browser.wait_until("return refresh.phase === 'refreshing'")
    # The edge swings past its place before it waits, and takes the spinner with it.
    browser.wait_until(f"""
        const [opacity, isFree] = (() => {{ {look} }})();
        return opacity === 1 && isFree;""")
    browser.evaluate("done()")


def test_its_progress_is_told_only_while_it_is_pulled(stage):
    browser = stage(refresh())
    browser.evaluate("""
        const spinner = refresh.shadowRoot.querySelector("[part=spinner]");
        const told = (window.told = {});
        const render = refresh.render;
        refresh.render = function (...frame) {
            render.apply(this, frame);
            (told[this.phase] ??= []).push(spinner.ariaValueNow);
        };""")
    pull(browser)
    let_it_wait(browser)
    browser.evaluate("done(); await pass(2)")
    wait_for_rest(browser)
    told = browser.evaluate("return told")
    for name, values in told.items():
        assert set(values) == {None} or name in ("pulling", "armed"), (name, values)
    assert None not in told["armed"]
    assert told["ending"]


def test_what_it_announces_is_no_part_of_the_page_afterwards(stage):
    browser = stage(refresh())
    browser.evaluate("refresh.refresh(); done()")
    wait_for_rest(browser)
    assert said(browser) == "Up to date"
    browser.wait_until("return refresh.shadowRoot.querySelector('[aria-live]').textContent === ''")
    assert browser.evaluate("return refresh.shadowRoot.querySelector('[role=status]')") is None


def test_focus_goes_to_its_button(stage):
    browser = stage(refresh())
    browser.evaluate("refresh.focus()")
    assert browser.evaluate("return refresh.shadowRoot.activeElement?.localName") == "button"
