"""Every element comes, moves, rests and goes, and leaves nothing behind."""

import pytest

from elements import ELEMENTS, announced, each, go_home, is_held, let_go_slowly, settle, shown
from gestures import drag, lift
from measuring import assert_no_frames, middle
from webserver import BODIES

IN_ONE = pytest.mark.engines("chromium")
"""For what only its DevTools can do, or what the elements do the same in every engine."""

HOLD = "window.held = it;"
"""Keeps the element while it is out of the page; there `it` is no name for it any more."""


def page(element):
    return f"<main id=main>{element.html}</main>"


def test_the_list_has_every_element_with_a_body():
    assert {element.tag for element in ELEMENTS.values()} == set(BODIES)


@each
def test_no_frame_is_asked_for_before_and_after_its_motion(stage, element):
    browser = stage(element.html)
    assert_no_frames(browser)
    browser.perform(drag("mouse", element.path))
    settle(browser, element)
    assert announced(browser) == element.sends
    # Ten times the 100 ms in which it must be over, in the clock's time.
    browser.evaluate("jelly.clock.rate = 10")
    assert_no_frames(browser)
    go_home(browser, element)
    browser.evaluate(element.stir)
    browser.wait_until("return !isIdle()")
    go_home(browser, element)
    assert_no_frames(browser)


@each
def test_removed_in_mid_motion_it_asks_for_no_frame_and_is_at_rest_when_it_comes_back(
    stage, element
):
    browser = stage(page(element))
    at_rest = shown(browser)
    let_go_slowly(browser, element)
    browser.evaluate(f"{HOLD} window.place = it.nextSibling; window.around = it.parentNode;")
    browser.evaluate(f"{element.home} held.remove()")
    before = announced(browser)
    assert_no_frames(browser)
    assert announced(browser) == before
    assert browser.evaluate("return held.body") == 0
    browser.evaluate("jelly.clock.rate = 1; around.insertBefore(held, place); await pass(3)")
    settle(browser, element)
    assert shown(browser) == at_rest
    browser.evaluate("announced.length = 0")
    browser.perform(drag("mouse", element.path))
    settle(browser, element)
    assert announced(browser) == element.sends


@each
def test_removed_under_a_finger_it_asks_for_no_frame_and_hears_of_nothing(stage, pointer, element):
    browser = stage(page(element))
    at_rest = shown(browser)
    browser.perform(drag(pointer, element.grab or element.path, hold=True))
    browser.evaluate(f"await pass(2); {HOLD} window.around = it.parentNode; it.remove()")
    before = announced(browser)
    assert_no_frames(browser)
    browser.perform(lift(pointer))
    browser.evaluate("around.append(held); await pass(3)")
    assert announced(browser) == before
    assert not is_held(browser)
    # A pager may have turned a page before.
    go_home(browser, element)
    assert shown(browser) == at_rest


@each
def test_made_by_script_it_works_in_any_size_and_place(stage, element):
    browser = stage(page(element))
    # As frameworks do it: made, given its attributes and content, put into the page.
    browser.evaluate("""
        const made = new (customElements.get(it.localName))();
        for (const { name, value } of it.attributes) made.setAttribute(name, value);
        made.append(...it.childNodes);
        made.action = it.action;
        it.replaceWith(made);
        await pass(3);""")
    before = middle(browser, "it")
    browser.perform(drag("mouse", element.path))
    settle(browser, element)
    assert announced(browser) == element.sends
    go_home(browser, element)
    # In mid-motion it gets another size, and moves to another place.
    let_go_slowly(browser, element)
    browser.evaluate(
        f"{element.home} Object.assign(it.style, {{ width: '200px', height: '260px' }})"
    )
    browser.evaluate("""
        const section = document.createElement("section");
        await pass(2);
        it.before(section);
        section.append(it);
        await pass(3);""")
    settle(browser, element)
    moved = shown(browser)
    browser.evaluate("""
        const fresh = document.createElement("main");
        fresh.innerHTML = it.outerHTML;
        fresh.firstChild.id = "fresh";
        it.before(fresh);
        await pass(3);""")
    assert moved == shown(browser, "fresh")
    # A badge of another size has its middle elsewhere.
    browser.evaluate("fresh.parentNode.remove(); announced.length = 0")
    x, y = (new - old for new, old in zip(middle(browser, "it"), before))
    browser.perform(drag("mouse", [(a + x, b + y, *time) for a, b, *time in element.path]))
    settle(browser, element)
    assert announced(browser) == element.sends


@IN_ONE
@each
def test_hundreds_one_after_another_take_the_memory_of_one(stage, element):
    browser = stage(page(element))
    # A window gets its own listeners with the first body.
    browser.evaluate(element.stir)
    go_home(browser, element)
    bytes, slots, are_aborted, loose = browser.evaluate(f"""
        const template = it;
        const {{ memory }} = it.control.core;
        const signals = [];
        window.AbortController = class extends AbortController {{
            constructor() {{
                super();
                signals.push(this.signal);
            }}
        }};
        // Listeners on what stays in the page must end with the element.
        const loose = [];
        const add = EventTarget.prototype.addEventListener;
        EventTarget.prototype.addEventListener = function (type, listener, options) {{
            const stays = this === window || this === document || this === it.scroller;
            if (stays && !options?.signal) loose.push(type);
            add.call(this, type, listener, options);
        }};
        const round = () => {{
            const it = template.cloneNode(true);
            it.removeAttribute("id");
            main.append(it);
            const slot = it.body;
            {element.stir}
            it.remove();
            return slot;
        }};
        round();
        const before = memory.buffer.byteLength;
        signals.length = 0;
        const slots = new Set(Array.from({{ length: 300 }}, round));
        await pass(3);
        EventTarget.prototype.addEventListener = add;
        const areAborted = signals.every((signal) => signal.aborted) && signals.length >= 300;
        return [memory.buffer.byteLength - before, slots.size, areAborted, loose];
        """)
    assert (bytes, slots, are_aborted, loose) == (0, 1, True, [])
    settle(browser, element)


@each
def test_removed_by_who_hears_any_of_its_events_it_asks_for_no_frame(stage, element):
    for event in dict.fromkeys(element.sends.split()):
        browser = stage(page(element))
        browser.evaluate(f"""
            {HOLD}
            it.addEventListener("jelly-{event}", () => held.remove());
            jelly.clock.rate = {element.rate};""")
        browser.perform(drag("mouse", element.path))
        browser.wait_until("return !held.isConnected")
        assert_no_frames(browser)
        assert browser.evaluate("return held.body") == 0, event


@IN_ONE  # The others let no test see what they have collected.
@each
def test_removed_it_is_collected(stage, browser, element):
    stage(page(element))
    # Moved by a pointer and by code, and removed while it moves.
    browser.perform(drag("mouse", element.path))
    browser.evaluate(f"""
        {element.stir}
        await pass(2);
        window.gone = new WeakRef(it);
        it.remove();
        await pass(3);
        """)
    assert browser.collects("gone"), "it is still held"


@IN_ONE  # The only one of the three that moves an element without a break.
@each
def test_moved_without_a_break_it_moves_on_and_a_copy_is_at_rest(stage, element):
    browser = stage(f"{page(element)}<section id=section></section>")
    at_rest = shown(browser)
    let_go_slowly(browser, element)
    assert browser.evaluate("""
        const state = () => {
            const time = it.shownTime + 0.05;
            return JSON.stringify([it.body, it.restTime, allShown(it), it.values(time)]);
        };
        const before = state();
        section.moveBefore(it, null);
        return before === state() && !isIdle();""")
    # A copy has what the page wrote, and no motion.
    browser.evaluate("""
        const copy = it.cloneNode(true);
        copy.id = "copy";
        copy.removeAttribute("open");
        it.after(copy);""")
    if not element.home:
        assert shown(browser, "copy") == at_rest
    assert not is_held(browser, "copy")
    browser.evaluate("jelly.clock.rate = 1; copy.remove()")
    go_home(browser, element)
    assert shown(browser) == at_rest


@each
def test_hidden_in_mid_motion_it_comes_to_rest_without_a_frame(stage, element):
    browser = stage(page(element))
    at_rest = shown(browser)
    let_go_slowly(browser, element)
    browser.evaluate(f"{element.home} it.hidden = true; await pass(3)")
    assert browser.evaluate("return getComputedStyle(it).display") == "none"
    assert_no_frames(browser)
    browser.evaluate("it.hidden = false; await pass(3)")
    settle(browser, element)
    assert shown(browser) == at_rest
    # One that is hidden at first takes its size when it is shown.
    browser.evaluate("""
        it.hidden = true;
        const { action } = it;
        main.innerHTML += "";
        it.action = action;
        await pass(3);
        announced.length = 0;
        it.hidden = false;
        await pass(4);""")
    assert shown(browser) == at_rest
    browser.perform(drag("mouse", element.path))
    settle(browser, element)
    assert announced(browser) == element.sends
