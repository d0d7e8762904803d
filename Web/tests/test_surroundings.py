"""How elements live with what is around: references, shadow trees, directions, moves, copies."""

import pytest

from bars import AT, BAR, depth
from gestures import DOWN, UP, drag
from measuring import layouts

LIST = "<div id=list style='overflow: auto; height: 200px'><p style='height: 900px'>Rows</p></div>"
PAGES = """<div id=pages style='display: flex; width: 300px; overflow: auto'>
    <p style='flex: none; width: 300px'>1</p><p style='flex: none; width: 300px'>2</p></div>"""


# References


@pytest.mark.parametrize("kind, target", [("jelly-bar", LIST), ("jelly-pager", PAGES)])
def test_what_for_names_may_come_late_and_be_replaced(stage, kind, target):
    id = "list" if target == LIST else "pages"
    browser = stage(f"<{kind} id=it for={id}></{kind}><main id=main></main>")
    assert browser.evaluate(
        """
        const [html, id] = arguments;
        const seen = [it.scroller];
        await pass(30);
        for (let time = 0; time < 2; time++) {
            main.innerHTML = html;
            await pass(1);
            seen.push(it.scroller === document.getElementById(id) && it.scroller !== null);
        }
        document.getElementById(id).id = "other";
        await pass(1);
        seen.push(it.scroller);
        it.htmlFor = "other";
        return [...seen, it.scroller !== null];
        """,
        target,
        id,
    ) == [None, True, True, None, True]


@pytest.mark.parametrize("kind, target", [("jelly-bar", LIST), ("jelly-pager", PAGES)])
def test_for_looks_out_of_shadow_trees(stage, kind, target):
    id = "list" if target == LIST else "pages"
    browser = stage(f"<div id=outer></div>{target}")
    assert browser.evaluate(
        """
        const [kind, id] = arguments;
        const middle = document.createElement("div");
        outer.attachShadow({ mode: "closed" }).append(middle);
        const inner = middle.attachShadow({ mode: "open" });
        inner.innerHTML = `<${kind} for=${id}></${kind}>`;
        const near = document.createElement("div");
        near.id = id;
        const found = [inner.firstChild.scroller === document.getElementById(id)];
        // The nearer one comes first.
        inner.append(near);
        await pass(1);
        return [...found, inner.firstChild.scroller === near];
        """,
        kind,
        id,
    ) == [True, True]


def test_a_scroller_that_was_set_stays_until_for_is_set(stage):
    browser = stage(f"<jelly-bar id=bar for=list></jelly-bar>{LIST}<div id=other></div>")
    assert browser.evaluate("""
        bar.scroller = other;
        const seen = [bar.scroller.id];
        list.id = "moved";
        await pass(1);
        seen.push(bar.scroller.id);
        bar.scroller = undefined;
        seen.push(bar.scroller);
        bar.htmlFor = "moved";
        return [...seen, bar.scroller.id];
        """) == ["other", "other", None, "moved"]


# A page's own styles of a scroller


def test_carry_adds_to_the_pages_own_translate_and_leaves_no_style(stage):
    browser = stage(f"""
        <style>#list {{ translate: 10px 5% }}</style>
        <jelly-bar id=bar for=list move-scroller
            style='width: 300px; height: 60px'></jelly-bar>{LIST}""")
    assert browser.evaluate("return [list.style.translate, getComputedStyle(list).translate]") == [
        "",
        "10px 5%",
    ]
    before = browser.evaluate("return list.getBoundingClientRect().toJSON()")
    browser.perform(drag("mouse", [(150, 30), (150, 90)], hold=True))
    browser.wait_until("return isIdle()")
    after, depth = browser.evaluate("return [list.getBoundingClientRect().toJSON(), bar.depth]")
    assert after["top"] - before["top"] == pytest.approx(depth, abs=0.5)
    assert after["top"] - before["top"] > 10 and after["left"] == before["left"]
    browser.evaluate("bar.remove(); await pass(2)")
    assert browser.evaluate("return list.getAttribute('style')") == "overflow: auto; height: 200px"
    assert (
        browser.evaluate("return list.getBoundingClientRect().toJSON()")["left"] == before["left"]
    )


def test_a_refresh_adds_to_the_lists_own_translate(stage):
    browser = stage("""
        <jelly-refresh id=refresh style='height: 300px'>
            <div id=list style='overflow: auto; translate: 10px'>
                <p style='height: 900px'>Rows</p></div>
        </jelly-refresh>""")
    left = browser.evaluate("return list.getBoundingClientRect().left")
    browser.evaluate("refresh.action = () => new Promise(() => {}); refresh.refresh()")
    browser.wait_until("return list.getBoundingClientRect().top > 40")
    assert browser.evaluate("return list.getBoundingClientRect().left") == left
    browser.evaluate("document.body.append(list); await pass(3)")
    assert browser.evaluate("return getComputedStyle(list).translate") == "10px"


def test_a_transition_of_the_page_does_not_delay_what_a_bar_moves(stage):
    browser = stage(f"""
        <style>* {{ transition: all .5s }}</style>
        <jelly-bar id=bar for=list move-scroller
            style='width: 300px; height: 60px'></jelly-bar>{LIST}""")
    away, depth = browser.evaluate(
        """
        const { top } = list.getBoundingClientRect();
        const stamp = performance.now();
        bar.touchBegan({ clientX: 150, clientY: 30 }, stamp);
        bar.touchMoved({ clientX: 150, clientY: 90 }, stamp + 8);
        jelly.clock.rate = 1e-6;
        await pass(3);
        return [list.getBoundingClientRect().top - top, bar.depth];
        """
    )
    assert away == pytest.approx(depth, abs=0.5) and depth > 10
    # Nor does it come back late.
    assert (
        browser.evaluate(
            """
            bar.remove();
            const { top } = list.getBoundingClientRect();
            await pass(3);
            return list.getBoundingClientRect().top - top;
            """
        )
        == 0
    )


# Directions, moves and trees


def test_a_bar_at_the_start_turns_with_the_direction_of_text(stage):
    browser = stage("""<main id=main><jelly-bar id=bar edge=start
        style='position: absolute; left: 100px; top: 50px; width: 100px; height: 300px'>
        </jelly-bar></main>""")
    assert browser.evaluate("return bar.physicalEdge") == "left"
    browser.evaluate("main.dir = 'rtl'; await pass(3)")
    assert browser.evaluate("return bar.physicalEdge") == "right"
    # The edge that is free now is the left one.
    browser.perform(drag("mouse", [(110, 200), (50, 200)], hold=True))
    assert depth(browser) > 20
    assert browser.evaluate("return Math.min(...curvePoints(exact(bar)).map(([x]) => x))") < -20


@pytest.mark.engines("chromium")  # The only one of the three that moves an element without a break.
def test_what_for_names_may_come_late_to_where_an_element_has_been_moved(stage):
    browser = stage("<jelly-bar id=bar></jelly-bar><div id=host></div>")
    assert browser.evaluate("""
        const moved = bar;
        const root = host.attachShadow({ mode: "open" });
        root.append(document.createElement("section"));
        root.firstChild.moveBefore(moved, null);
        moved.htmlFor = "late";
        const late = document.createElement("div");
        late.id = "late";
        root.append(late);
        await pass(1);
        return moved.scroller === late;""")


@pytest.mark.engines("chromium")
def test_an_element_that_is_moved_into_another_shadow_tree_finds_what_it_names_there(stage):
    browser = stage("<div id=left></div><div id=right></div>")
    assert browser.evaluate("""
        const [from, to] = [left, right].map((host) => {
            const root = host.attachShadow({ mode: "open" });
            root.innerHTML = `<section>
                <div id=list style='overflow: auto; height: 90px'></div></section>`;
            return root;
        });
        const bar = document.createElement("jelly-bar");
        bar.htmlFor = "list";
        from.firstChild.append(bar);
        await pass(2);
        const before = bar.scroller === from.getElementById("list");
        to.firstChild.moveBefore(bar, null);
        await pass(2);
        return [before, bar.scroller === to.getElementById("list")];""") == [True, True]


def test_a_second_copy_of_the_script_is_told_and_loads_no_second_core(stage):
    browser = stage(
        f"<script>window.warned = []; console.warn = (text) => warned.push(text)</script>{BAR}"
    )
    assert browser.evaluate("""
        const other = await import("/again/jelly.js");
        await other.ready;
        const loads = performance.getEntriesByType("resource")
            .filter(({ name }) => name.includes(".wasm"));
        return [loads.length, bar instanceof jelly.JellyBarElement,
                bar instanceof other.JellyBarElement, warned.length, /jelly-bar/.test(warned[0])];
        """) == [1, True, False, 1, True]


# The content of a bar


def test_text_in_a_bar_is_selected_by_a_double_click_and_by_all(stage):
    browser = stage(
        f"<jelly-bar id=bar style='{AT}'><p style='margin: 0'>Some text</p></jelly-bar>"
    )
    [double_click] = drag("mouse", [(65, 50)])
    double_click["actions"] += [DOWN, UP]
    browser.perform([double_click])
    assert browser.evaluate("return String(getSelection()).trim()") == "Some"
    browser.evaluate("document.execCommand('selectAll')")
    assert "Some text" in browser.evaluate("return String(getSelection())")


def test_a_bar_that_is_caught_again_selects_nothing(stage):
    browser = stage(
        f"<jelly-bar id=bar style='{AT}'><p style='margin: 0'>Some text</p></jelly-bar>"
    )
    for _ in range(2):
        browser.perform(drag("mouse", [(65, 50), (65, 90, 48), (65, 50, 48)]))
    assert browser.evaluate("return String(getSelection())") == ""


@pytest.mark.engines("chromium")
def test_a_touch_scrolls_what_scrolls_inside_a_bar_and_the_bar_stays(stage):
    browser = stage(f"""<jelly-bar id=bar style='{AT}'>
        <div id=chips style='overflow: auto; width: 200px; height: 60px; white-space: nowrap'>
            <p style='width: 900px'>One Two Three</p></div></jelly-bar>""")
    browser.perform(drag("touch", [(220, 70), (120, 70, 160)]))
    browser.wait_until("return chips.scrollLeft > 40")
    assert browser.evaluate("return heard") == []


@pytest.mark.engines("chromium")
def test_a_page_may_let_touches_scroll_it_from_a_bar(stage):
    browser = stage(
        f"""<style>body {{ height: 3000px }} jelly-bar {{ touch-action: pan-y }}</style>{BAR}"""
    )
    browser.perform(drag("touch", [(200, 120), (200, 40, 160)]))
    browser.wait_until("return scrollY > 30")
    browser.wait_until("return isIdle() && bar.depth === 0")


def test_what_is_draggable_in_a_bar_is_dragged_itself(stage):
    browser = stage(f"""<jelly-bar id=bar style='{AT}'>
        <b id=thing draggable=true style='display: block; width: 80px; height: 40px'>Drag me</b>
        </jelly-bar>""")
    browser.evaluate(
        """
        thing.addEventListener('dragstart', (event) => {
            window.dragged = !event.defaultPrevented;
            event.preventDefault();
        });
        """
    )
    browser.perform(drag("mouse", [(70, 60), (70, 120, 160)], hold=True))
    browser.wait_until("return window.dragged")
    assert depth(browser) == 0


# Pagers


def test_a_pager_in_a_row_takes_the_room_that_its_dots_need(stage):
    browser = stage(f"""<div style='display: flex; width: 400px'><b>A</b>
        <jelly-pager id=pager for=pages></jelly-pager></div>{PAGES}""")
    width, tabs = browser.evaluate("""
        return [pager.offsetWidth, pager.shadowRoot.querySelectorAll("[role=tab]").length]""")
    assert 48 <= width <= 200 and tabs == 2


@pytest.mark.engines("chromium")
def test_many_pagers_are_laid_out_together(stage):
    browser = stage(f"{PAGES}<main id=main></main>")
    before = layouts(browser)
    browser.evaluate("""
        for (let index = 0; index < 100; index++) {
            const pager = main.appendChild(document.createElement("jelly-pager"));
            pager.htmlFor = "pages";
            pager.style.width = "300px";
        }
        await pass(3);""")
    assert layouts(browser) - before < 20
    assert browser.evaluate("return [...main.children].every((pager) => pager.pageCount === 2)")


def test_a_pager_that_is_asked_at_once_has_counted(stage):
    browser = stage(f"{PAGES}<main id=main></main>")
    assert browser.evaluate("""
        const pager = document.createElement("jelly-pager");
        pager.htmlFor = "pages";
        main.append(pager);
        return [pager.pageCount, pager.page];""") == [2, 0]
