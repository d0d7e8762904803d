"""A group: children that join and part like drops, and stay what they are."""

import pytest

from gestures import drag, lift
from measuring import settle

IN_ONE = pytest.mark.engines("chromium")
"""For what the elements do the same in every engine."""

STYLE = """<style>
    #it { display: flex; gap: 4px; position: absolute; left: 100px; top: 100px; width: 500px;
      height: 60px; margin: 0 }
    #it > * { width: 56px; height: 56px; border: 0; padding: 0; border-radius: 28px;
      background: none }
    #it.apart { gap: 60px }
</style>"""


def group(attributes="", children=3):
    buttons = "".join(f"<button id=b{index}>{index}</button>" for index in range(children))
    return f"""{STYLE}<jelly-group id=it {attributes}>{buttons}</jelly-group>
        <script>
            window.told = [];
            for (const what of ["join", "part", "grab", "release", "rest"]) {{
                it.addEventListener(`jelly-${{what}}`, ({{ detail }}) => told.push(
                    [what, ...(detail?.items ?? []).map((child) => child.id)].join(" ")));
            }}
            it.addEventListener("click", ({{ target }}) => told.push(`click ${{target.id}}`));
        </script>"""


def told(browser):
    return browser.evaluate("return told.splice(0)")


def translations(browser):
    return browser.evaluate("return [...it.children].map((child) => child.style.translate)")


def outline(browser):
    return browser.evaluate("""
        return it.shadowRoot.querySelector("[part=outline]").getAttribute("d")""")


def joined(browser):
    """The pairs that are joined, by the core."""
    return browser.evaluate("""
        const { bodies } = it.values(Infinity);
        return bodies.flatMap(([number, , , sum], index) => bodies.slice(0, index)
            .filter((_, other) => Math.floor(sum / 2 ** other) % 2)
            .map(([other]) => `${other} ${number}`)).sort()""")


def test_near_children_rest_joined_where_the_page_lays_them_out(stage):
    browser = stage(group())
    assert joined(browser) == ["0 1", "1 2"]
    assert translations(browser) == ["", "", ""]
    assert told(browser) == []
    assert browser.evaluate(
        "return [...it.children].every((child) => !child.getAttribute('style'))"
    )


def test_children_follow_a_new_layout_and_part(stage):
    browser = stage(group())
    told(browser)
    browser.evaluate("jelly.clock.rate = 0.2; it.className = 'apart'; await pass(4)")
    moved = translations(browser)
    assert moved[0] == "" and all("px" in one for one in moved[1:])
    browser.evaluate("jelly.clock.rate = 20")
    settle(browser)
    assert translations(browser) == ["", "", ""]
    assert joined(browser) == []
    assert sorted(told(browser)) == ["part b0 b1", "part b1 b2", "rest"]
    browser.evaluate("it.className = ''; await pass(2)")
    settle(browser)
    assert sorted(told(browser)) == ["join b0 b1", "join b1 b2", "rest"]


def test_a_child_is_dragged_out_and_comes_back(stage, pointer):
    browser = stage(group("draggable-items"))
    told(browser)
    path = [(248, 128), (270, 140, 50), (400, 240, 200)]
    browser.perform(drag(pointer, path, hold=True))
    browser.wait_until("return isIdle()")
    assert joined(browser) == ["0 1"]
    x, y = (float(length[:-2]) for length in translations(browser)[2].split(" "))
    assert (x, y) == (pytest.approx(152, abs=1), pytest.approx(112, abs=1))
    browser.perform(lift(pointer))
    settle(browser)
    assert joined(browser) == ["0 1", "1 2"]
    assert translations(browser) == ["", "", ""]
    assert told(browser) == ["grab", "part b1 b2", "release", "join b1 b2", "rest"]


def test_a_click_is_a_click(stage):
    browser = stage(group("draggable-items"))
    told(browser)
    browser.perform(drag("mouse", [(128, 128)]))
    assert told(browser) == ["click b0"]


@IN_ONE
def test_without_draggable_items_nothing_is_dragged(stage):
    browser = stage(group())
    told(browser)
    browser.perform(drag("mouse", [(128, 128), (300, 300, 100)]))
    assert told(browser) == []


@IN_ONE
def test_a_child_that_is_removed_while_it_is_held_is_let_go(stage):
    browser = stage(group("draggable-items"))
    path = [(248, 128), (270, 140, 50), (400, 240, 200)]
    browser.perform(drag("mouse", path, hold=True))
    browser.evaluate("window.old = b2; b2.remove(); await pass(3)")
    browser.perform(lift("mouse"))
    settle(browser)
    assert browser.evaluate("return [old.getAttribute('style') || '', it.items.length]") == ["", 2]
    assert joined(browser) == ["0 1"]
    # It may come back, at another place.
    browser.evaluate("it.prepend(old); await pass(3)")
    settle(browser)
    assert translations(browser) == ["", "", ""]
    assert len(joined(browser)) == 2


@IN_ONE
def test_hidden_children_take_no_part(stage):
    browser = stage(group())
    browser.evaluate("b1.hidden = true; await pass(3)")
    settle(browser)
    assert browser.evaluate("return it.items.map(({ id }) => id)") == ["b0", "b2"]
    assert joined(browser) == ["0 2"]


@IN_ONE
def test_a_hub_is_what_the_others_join(stage):
    browser = stage(group("hub=b0"))
    assert joined(browser) == ["0 1"]
    browser.evaluate("it.hub = 'b1'; await pass(3)")
    settle(browser)
    assert joined(browser) == ["0 1", "1 2"]


@IN_ONE
def test_thirteen_children_are_shown_and_twelve_join(stage):
    browser = stage(group(children=13))
    settle(browser)
    assert len(joined(browser)) == 11
    assert translations(browser) == [""] * 13


@IN_ONE
def test_nothing_is_asked_for_at_rest(stage):
    browser = stage(group())
    settle(browser)
    assert (
        browser.evaluate("""
        const request = window.requestAnimationFrame;
        let count = 0;
        window.requestAnimationFrame = (next) => (count++, request(next));
        await new Promise((done) => setTimeout(done, 300));
        return count""")
        == 0
    )


@IN_ONE
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_outline_lies_behind_the_children(stage, direction):
    browser = stage(group(f"dir={direction}"))
    assert browser.evaluate("""
        const svg = it.shadowRoot.querySelector("svg"), path = svg.querySelector("path");
        return [...it.children].every((child) => {
            const { left, top, width, height } = child.getBoundingClientRect();
            const { left: x, top: y } = svg.getBoundingClientRect();
            const at = (dx, dy) => path.isPointInFill(new DOMPoint(
                left - x + width / 2 + dx, top - y + height / 2 + dy));
            return at(0, 0) && at(0, 27) && at(0, -27) && !at(0, 29);
        })""")
