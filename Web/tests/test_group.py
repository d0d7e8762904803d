"""A group: children that join and part like drops, and stay what they are."""

import pytest

from gestures import drag, lift
from measuring import accessible, blocked_pictures, middle, settle
from webserver import DIST

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
    """How far each child is from its place: "none" at rest."""
    return browser.evaluate("""
        return [...it.children].map((child) => getComputedStyle(child).translate)""")


def have_no_style(browser):
    return browser.evaluate(
        "return [...it.children].every((child) => !child.hasAttribute('style'))"
    )


AWAY = """
    const seen = document.timeline.currentTime;
    const { bodies } = it.values(it.isFlying ? jelly.clock.seconds(seen) : it.shownTime);
    const { left, top } = it.getBoundingClientRect();
    return Math.max(...it.items.map((child) => {
        const box = child.getBoundingClientRect();
        return Math.min(...bodies.map(([, x, y]) => Math.hypot(
            box.left + box.width / 2 - left - x, box.top + box.height / 2 - top - y)));
    }));
    """
"""The largest distance between a child and its drop, as both are shown."""


def joined(browser):
    """The pairs that are joined, by the core."""
    return browser.evaluate("""
        const { bodies } = it.values(Infinity);
        return bodies.flatMap(([number, , , sum], index) => bodies.slice(0, index)
            .filter((_, other) => Math.floor(sum / 2 ** other) % 2)
            .map(([other]) => [other, number].sort().join(" "))).sort()""")


def test_near_children_rest_joined_where_the_page_lays_them_out(stage):
    browser = stage(group())
    assert joined(browser) == ["0 1", "1 2"]
    assert translations(browser) == ["none"] * 3
    assert told(browser) == []
    assert have_no_style(browser)


def test_children_follow_a_new_layout_and_part(stage):
    browser = stage(group())
    told(browser)
    browser.evaluate("jelly.clock.rate = 0.2; it.className = 'apart'; await pass(4)")
    moved = translations(browser)
    assert moved[0] == "none" and all("px" in one for one in moved[1:])
    assert browser.evaluate(AWAY) < 0.1
    assert have_no_style(browser)
    browser.evaluate("jelly.clock.rate = 20")
    settle(browser)
    assert translations(browser) == ["none"] * 3
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
    # Chromium hands the last touch on with the next frame.
    browser.evaluate("await pass(3)")
    browser.wait_until("return isIdle()")
    assert joined(browser) == ["0 1"]
    x, y = (float(length[:-2]) for length in translations(browser)[2].split(" "))
    assert (x, y) == (pytest.approx(152, abs=1), pytest.approx(112, abs=1))
    browser.perform(lift(pointer))
    settle(browser)
    assert joined(browser) == ["0 1", "1 2"]
    assert translations(browser) == ["none"] * 3
    assert told(browser) == ["grab b2", "part b1 b2", "release b2", "join b1 b2", "rest"]


def test_a_click_is_a_click(stage):
    browser = stage(group("draggable-items"))
    told(browser)
    browser.perform(drag("mouse", [(128, 128)]))
    assert told(browser) == ["click b0"]


@pytest.mark.pointers("mouse")
def test_a_mouse_that_goes_sideways_over_text_selects_it(stage, pointer):
    label = "<div id=label><pre>E-1043</pre></div>"
    browser = stage(f"""<style>
            #it > div {{ width: auto }}
            pre {{ margin: 18px; font: 20px monospace; user-select: text }}
            pre {{ -webkit-user-select: text }}
        </style>{group("draggable-items").replace("<button", f"{label}<button", 1)}""")
    told(browser)
    left, right, y = browser.evaluate("""
        const range = document.createRange();
        range.selectNodeContents(document.querySelector("pre").firstChild);
        const { left, right, top } = range.getBoundingClientRect();
        return [left + 1, right + 30, top + 10].map(Math.round)""")
    browser.perform(drag("mouse", [(left, y), (right, y)]))
    browser.wait_until("return `${getSelection()}` === 'E-1043'")
    assert "grab label" not in told(browser)
    browser.evaluate("getSelection().empty()")
    browser.perform(drag("mouse", [(left + 30, y), (left + 30, y + 60)]))
    browser.wait_until("return told.includes('grab label')")


@IN_ONE
def test_without_draggable_items_nothing_is_dragged(stage):
    browser = stage(group())
    told(browser)
    browser.perform(drag("mouse", [(128, 128), (300, 300, 100)]))
    assert told(browser) == []


@IN_ONE
def test_a_child_that_is_removed_while_it_is_held_is_let_go(stage, pointer):
    browser = stage(group("draggable-items"))
    path = [(248, 128), (270, 140, 50), (400, 240, 200)]
    browser.perform(drag(pointer, path, hold=True))
    browser.evaluate("window.old = b2; b2.remove(); await pass(3)")
    browser.perform(lift(pointer))
    settle(browser)
    assert browser.evaluate("return [old.getAnimations().length, it.items.length]") == [0, 2]
    assert browser.evaluate("return it.matches(':state(held)')") is False
    assert joined(browser) == ["0 1"]
    # It may come back, at another place.
    browser.evaluate("it.prepend(old); await pass(3)")
    settle(browser)
    assert translations(browser) == ["none"] * 3
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
    browser = stage(f"""<script>
        window.warnings = [];
        console.warn = (text) => warnings.push(text);
        </script>{group(children=13)}""")
    browser.evaluate("it.append(document.createElement('button')); await pass(3)")
    browser.evaluate("it.lastChild.remove(); await pass(3)")
    settle(browser)
    assert browser.evaluate("return warnings") == [
        "jelly: <jelly-group>: children: must be at most 12, because no more join; got 13"
    ]
    assert len(joined(browser)) == 11
    assert translations(browser) == ["none"] * 13


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


# Layouts


@IN_ONE
@pytest.mark.parametrize(
    "change",
    [
        "b0.setAttribute('aria-pressed', true)",
        "it.classList.add('apart')",
        "document.documentElement.dir = 'rtl'",
        "b0.style.marginRight = '40px'",
        "it.append(b0)",
        "b0.hidden = true",
    ],
)
def test_a_change_of_the_layout_is_noticed_and_seen_as_a_motion(stage, change):
    browser = stage(group() + "<style>[aria-pressed] { margin-right: 40px }</style>")
    # In a frame, after the elements had theirs: the browser would paint the new places first.
    before, after, laid_out = browser.evaluate(f"""
        jelly.clock.rate = 0;
        const left = () => b2.getBoundingClientRect().left;
        const before = left();
        await new Promise(requestFrame);
        {change};
        await 0;
        const seen = left();
        await pass(3);
        const {{ offsetLeft }} = b2;
        return [before, seen, offsetLeft + it.offsetLeft];""")
    assert after == pytest.approx(before, abs=0.1)
    assert abs(laid_out - before) > 10
    settle(browser)
    assert translations(browser) == ["none"] * 3
    assert browser.evaluate(AWAY) < 0.1


@pytest.mark.parametrize("transition", ["none", "padding 1s"])
def test_a_drop_has_the_padding_that_a_rule_gives_its_child(stage, transition):
    browser = stage(f"""{group()}<style id=rule></style>
        <style>#it > * {{ width: auto; padding: 0 10px; transition: {transition} }}</style>""")
    # The content box stays as it is.
    widths = browser.evaluate("""
        const widths = new Set();
        const isChanging = () => b2.getAnimations().some((it) => it.transitionProperty);
        rule.textContent = "#it > :last-child { padding: 0 40px }";
        do {
            await pass(1);
            widths.add(it.values(Infinity).sizes.at(-1)[0]);
        } while (isChanging());
        return widths.size""")
    # The drop goes with its child.
    assert transition == "none" or widths > 2
    settle(browser)
    assert browser.evaluate("return it.values().sizes.at(-1)[0]") == pytest.approx(
        browser.evaluate("return b2.getBoundingClientRect().width"), abs=0.1
    )
    assert browser.evaluate(AWAY) < 0.1


REVERSED = """
    jelly.clock.rate = arguments[1];
    it.style.flexDirection = "row-reverse";
    await pass(2);
    const { rate } = jelly.clock;
    if (!rate) it.draw(jelly.clock.seconds() + arguments[0]);
    else {
        while (!it.isFlying) await pass(1);
        for (const one of document.getAnimations()) one.currentTime = 1000 * arguments[0] / rate;
    }
    const all = [...it.children].map((child) => ({
        x: child.getBoundingClientRect().left,
        share: +(/opacity\\((.*)\\)/.exec(getComputedStyle(child).filter)?.[1] ?? 1),
    }));
    const near = (one) => (other) => Math.abs(other.x - one.x) < 28;
    const seen = all.flatMap((one, index) => all.slice(0, index).filter(near(one))
        .map((other) => Math.min(other.share, one.share)));
    return [seen.length, Math.max(...seen)]"""
"""Pairs of children that lie half over each other after a time, and what is seen of two at once."""


@pytest.mark.parametrize(
    "rate", [0, pytest.param(0.2, marks=pytest.mark.engines("chromium"), id="in a flight")]
)
@pytest.mark.parametrize("time", [0.08, 0.12])
def test_of_labels_that_fly_through_each_other_one_is_seen(stage, time, rate):
    browser = stage(group(children=5))
    pairs, seen = browser.evaluate(REVERSED, time, rate)
    assert pairs > 2 and seen == 0
    settle(browser)
    assert (
        browser.evaluate("return [...it.children].map((it) => it.getAnimations().length)")
        == [0] * 5
    )


@IN_ONE
def test_of_a_button_and_what_buds_from_it_the_button_is_seen(stage):
    browser = stage(f"""{group()}<style>#it > #b0 {{ width: 150px }}</style>
        <style id=rule>#it > #b0 {{ margin-right: -60px }}</style>""")
    browser.evaluate("jelly.clock.rate = 0; rule.textContent = ''; it.measure()")
    filters = "return [b0, b1].map((child) => getComputedStyle(child).filter)"
    assert browser.evaluate(filters) == ["none", "opacity(0)"]
    settle(browser)
    assert browser.evaluate(filters) == ["none", "none"]


@IN_ONE
@pytest.mark.parametrize("time", [0, 0.03, 0.06, 0.09, 0.12, 0.15, 0.2, 0.3])
def test_of_a_child_and_a_larger_one_that_grows_over_it_the_first_is_seen(stage, time):
    browser = stage(f"""{group(children=2)}<style>
        #it {{ flex-direction: column; justify-content: end; align-items: center; gap: 6px }}
        #it > #b9 {{ width: 300px }}</style>""")
    shares = browser.evaluate(
        """
        jelly.clock.rate = 0;
        it.append(Object.assign(document.createElement("button"), { id: "b9" }));
        await pass(2);
        it.draw(jelly.clock.seconds() + arguments[0]);
        return [...it.children].map((child) =>
            +(/opacity\\((.*)\\)/.exec(getComputedStyle(child).filter)?.[1] ?? 1))""",
        time,
    )
    assert shares[:2] == [1, 1]
    assert time or shares[2] == 0
    settle(browser)


@IN_ONE
def test_a_child_that_has_come_is_seen_when_it_is_dragged_over_a_smaller_one(stage):
    browser = stage(f"""{group("draggable-items", children=2)}
        <style>#it > #b9 {{ width: 200px; margin-left: 90px }}</style>""")
    browser.evaluate("""
        it.append(Object.assign(document.createElement("button"), { id: "b9" }));
        await pass(3)""")
    settle(browser)
    start, end = ([round(length) for length in middle(browser, one)] for one in ("b9", "b1"))
    browser.perform(drag("mouse", [start, end], hold=True))
    settle(browser)
    filters = "return [b1, b9].map((child) => getComputedStyle(child).filter)"
    assert browser.evaluate(filters) == ["opacity(0)", "none"]
    browser.perform(lift("mouse"))


@IN_ONE
def test_a_tap_shows_no_rectangle(stage):
    color = stage(group()).evaluate("return getComputedStyle(b0).webkitTapHighlightColor")
    assert color == "rgba(0, 0, 0, 0)"


@IN_ONE
def test_children_that_are_laid_out_over_each_other_are_seen(stage):
    browser = stage(f"{group()}<style>#it > * {{ margin-right: -40px }}</style>")
    browser.evaluate("jelly.clock.rate = 0.2; it.style.paddingLeft = '99px'; await pass(4)")
    assert "none" not in translations(browser)
    assert (
        browser.evaluate("return [...it.children].map((child) => getComputedStyle(child).filter)")
        == ["none"] * 3
    )


@IN_ONE
@pytest.mark.parametrize(
    "style",
    [
        "transition: all 1s",
        "translate: 10px -6px; transition: translate 1s",
        "transform: rotate(20deg) translateY(-4px)",
        "scale: .9",
    ],
)
def test_the_own_style_of_a_child_is_kept(stage, style):
    browser = stage(f"{group()}<style>#it > * {{ {style} }}</style>")
    assert browser.evaluate(AWAY) < 0.1
    assert (
        browser.evaluate("return it.values().sizes.map((size) => size.slice(0, 2))")
        == [[56, 56]] * 3
    )
    browser.evaluate("jelly.clock.rate = 0.2; it.className = 'apart'; await pass(6)")
    assert browser.evaluate(AWAY) < 0.1
    settle(browser)
    assert browser.evaluate(AWAY) < 0.1


@IN_ONE
def test_a_group_under_a_transform_is_measured_in_its_own_pixels(stage):
    browser = stage(f"{group()}<style>#it {{ transform: rotate(30deg) scale(1.5) }}</style>")
    assert browser.evaluate("return it.values().bodies.map(([, x, y]) => [x, y])") == [
        [pytest.approx(28 + 60 * index, abs=0.1), pytest.approx(28, abs=0.1)] for index in range(3)
    ]


@IN_ONE
def test_corners_are_those_of_the_children(stage):
    browser = stage(f"""{group()}<style>
        #it > #b0 {{ border-radius: 50% }} #it > #b1 {{ border-radius: 8px / 4px }}</style>""")
    assert browser.evaluate("return it.values().sizes.map(([,, radius]) => radius)") == [28, 8, 28]


def test_children_may_come_through_another_slot(stage):
    browser = stage("""<script>
        customElements.define("a-row", class extends HTMLElement {
            connectedCallback() {
                this.attachShadow({ mode: "open" }).innerHTML =
                    "<jelly-group style='display: flex; gap: 4px'><slot></slot></jelly-group>";
                window.it = this.shadowRoot.firstChild;
            }
        })</script>
        <style>button { width: 56px; height: 56px; border: 0; border-radius: 28px }</style>
        <a-row id=row><button id=b0>0</button><button>1</button></a-row>""")
    assert joined(browser) == ["0 1"]
    browser.evaluate("row.append(row.lastElementChild.cloneNode(true)); await pass(3)")
    settle(browser)
    assert joined(browser) == ["0 1", "1 2"]
    browser.evaluate("b0.remove(); await pass(3)")
    settle(browser)
    assert joined(browser) == ["1 2"]


@IN_ONE
def test_a_group_that_is_shown_again_is_in_its_place_at_once(stage):
    browser = stage(group())
    told(browser)
    browser.evaluate("it.style.display = 'none'; await pass(3)")
    browser.evaluate("it.className = 'apart'; await pass(2); it.style.display = ''; await pass(2)")
    assert translations(browser) == ["none"] * 3
    assert browser.evaluate("return it.values().sizes.map(([width]) => width)") == [56] * 3


@IN_ONE
def test_a_child_that_takes_the_place_of_another_does_not_grow(stage):
    browser = stage(group(children=14))
    plain = "return [...it.shadowRoot.querySelectorAll('rect')].map((one) => one.x.baseVal.value)"
    places = browser.evaluate("return [b12, b13].map(({ offsetLeft }) => offsetLeft)")
    assert browser.evaluate(plain) == places
    browser.evaluate("jelly.clock.rate = 0; b0.remove(); await pass(3)")
    assert len(browser.evaluate(plain)) == 1
    assert browser.evaluate("return it.values().sizes.map(([, height]) => height)") == [56] * 12
    settle(browser)
    assert len(joined(browser)) == 11


# Fingers


@IN_ONE
def test_each_finger_drags_a_child(stage):
    browser = stage(group("draggable-items"))
    far = [[(128, 128), (128, 250, 160)], [(248, 128), (400, 128, 160)]]
    browser.perform(drag("touch", far[0], hold=True) + drag("touch", far[1], hold=True, finger=1))
    browser.evaluate("await pass(3)")
    x, y = browser.evaluate("""
        return [b2.getBoundingClientRect().left, b0.getBoundingClientRect().top]""")
    assert (x, y) == (pytest.approx(372, abs=1), pytest.approx(222, abs=1))
    browser.perform(lift("touch") + lift("touch", finger=1))
    settle(browser)
    assert joined(browser) == ["0 1", "1 2"]


@IN_ONE
def test_each_child_is_released_where_all_fingers_are_taken_away(stage):
    browser = stage(group("draggable-items"))
    told(browser)
    far = [[(128, 128), (128, 250, 160)], [(248, 128), (400, 128, 160)]]
    browser.perform(drag("touch", far[0], hold=True) + drag("touch", far[1], hold=True, finger=1))
    browser.evaluate("await pass(3); it.touchCancelled([0, 0], performance.now())")
    browser.perform(lift("touch") + lift("touch", finger=1))
    settle(browser)
    assert sorted(one for one in told(browser) if "grab" in one or "release" in one) == [
        "grab b0",
        "grab b2",
        "release b0",
        "release b2",
    ]


@IN_ONE
def test_a_link_is_dragged_by_the_group_and_not_by_the_browser(stage, pointer):
    browser = stage(
        group("draggable-items").replace("</jelly-group>", "<a id=b3 href=#far>3</a></jelly-group>")
    )
    told(browser)
    browser.perform(drag(pointer, [(308, 128), (360, 200, 160)]))
    settle(browser)
    assert [one for one in told(browser) if "b3" in one and "jo" not in one] == [
        "grab b3",
        "part b2 b3",
        "release b3",
    ]
    assert browser.evaluate("return location.hash") == ""


@IN_ONE
def test_a_disabled_button_is_not_dragged(stage, pointer):
    browser = stage(group("draggable-items"))
    browser.evaluate("b1.disabled = true; await pass(2)")
    told(browser)
    browser.perform(drag(pointer, [(188, 128), (188, 260, 160)]))
    settle(browser)
    assert told(browser) == []
    assert browser.evaluate("return getComputedStyle(b1).touchAction") == "auto"


FLICK = """
    const details = [];
    it.addEventListener("jelly-release", ({ detail }) => details.push(detail));
    const start = performance.now();
    const at = (time) => ({ clientX: 128 + time / 2, clientY: 128 - time / 4 });
    it.touchBegan(at(0), start);
    for (let time = 8; time <= 64; time += 8) it.touchMoved(at(time), start + time);
    // The last place is known, or the finger has rested there.
    it.touchEnded(at(64), start + 64 + arguments[0]);
    const [{ x, y, velocityX, velocityY }] = details;
    return [x, y, velocityX, velocityY].map(Math.round)"""


@IN_ONE
def test_a_release_has_the_velocity_of_the_finger(stage):
    browser = stage(group("draggable-items"))
    assert browser.evaluate(FLICK, 0) == [32, -16, 500, -250]
    settle(browser)
    assert browser.evaluate(FLICK, 500) == [32, -16, 0, 0]


@IN_ONE
def test_a_page_lets_a_pointer_drag_a_child(stage, pointer):
    browser = stage(group())
    browser.evaluate("""
        window.warnings = [];
        console.warn = (text) => warnings.push(text);
        b1.style.touchAction = "none";
        b1.addEventListener("pointerdown", (event) => {
            it.hold(document.body, event);
            it.hold(b1, event);
        });
        await pass(2)""")
    told(browser)
    browser.perform(drag(pointer, [(188, 128), (188, 260, 160)]))
    settle(browser)
    assert told(browser)[0] == "grab b1"
    assert browser.evaluate("return warnings") == [
        "jelly: <jelly-group>: hold: child: must be one of the items; got body"
    ]


@IN_ONE
def test_a_group_that_leaves_the_page_while_a_child_is_held_comes_back_whole(stage, pointer):
    browser = stage(group("draggable-items"))
    browser.perform(drag(pointer, [(248, 128), (400, 240, 200)], hold=True))
    browser.evaluate("window.kept = it; it.remove(); await pass(2); document.body.append(kept)")
    browser.evaluate("window.it = kept; await pass(3)")
    browser.perform(lift(pointer))
    settle(browser)
    assert translations(browser) == ["none"] * 3
    assert joined(browser) == ["3 4", "4 5"]
    assert browser.evaluate("return it.matches(':state(held)')") is False


# Flights

FLIES = pytest.mark.engines("chromium")
"""For what only Chromium does."""

TAKE_OFF = """
    it.classList.toggle("apart");
    while (!it.isFlying) await pass(1);
    """

SHOWN = """
    const clip = () => getComputedStyle(it.shadowRoot.querySelector("svg")).clipPath;
    /** The middles of the drops: those of their contours, which have four sides and corners. */
    const middles = () => clip().match(/M[^MZ]*/g)
        .filter((contour) => contour.replace(/[^A-Z]/g, "") === "MLCLCLCLC")
        .map((contour) => contour.match(/-?[\\d.]+/g).map(Number))
        // From the left end of the upper side to the right end of the lower one.
        .map((all) => [(all[0] + all[16]) / 2, (all[1] + all[17]) / 2]);
    const center = (child) => {
        const { left, top } = it.getBoundingClientRect(), box = child.getBoundingClientRect();
        return [box.left + box.width / 2 - left, box.top + box.height / 2 - top];
    };
    /** The largest distance between a child and the middle of its drop. */
    const apart = () => {
        const drops = middles();
        return Math.max(...it.items.map((child) => {
            const [x, y] = center(child);
            return Math.min(...drops.map(([left, top]) => Math.hypot(left - x, top - y)));
        }));
    };
    const all = () => [it, ...it.children].flatMap((one) =>
        (one === it ? it.shadowRoot : one).getAnimations());
    """


def take_off(browser, rate=0.1):
    browser.evaluate(f"jelly.clock.rate = {rate}; {TAKE_OFF}")


@FLIES
@pytest.mark.parametrize(
    "change",
    [
        "it.classList.add('apart')",
        "it.style.flexDirection = 'row-reverse'",
        "Object.assign(it.style, { flexDirection: 'column', gap: '30px', height: '400px' })",
        "document.documentElement.dir = 'rtl'",
        "it.hub = 'b1'; it.classList.add('apart')",
        "it.tuning = 'liquid'; it.classList.add('apart')",
        "it.append(Object.assign(document.createElement('button'), { textContent: 5 }))",
        "b1.remove(); it.classList.add('apart')",
        "b0.style.width = '120px'",
    ],
)
@pytest.mark.parametrize("style", ["", "translate: 3px -5px", "transform: scale(.9)"])
def test_labels_and_outline_are_together_at_every_time_of_a_flight(stage, change, style):
    browser = stage(f"{group(children=5)}<style>#it > * {{ {style} }}</style>")
    # Some of the drops have a velocity.
    browser.evaluate(f"{change}; await pass(5); it.style.paddingTop = '40px'; await pass(1)")
    distances = browser.evaluate(
        SHOWN
        + """
        while (!it.isFlying) await pass(1);
        for (const one of all()) one.pause();
        const { duration } = all()[0].effect.getComputedTiming();
        return Array.from({ length: 120 }, (_, index) => {
            for (const one of all()) one.currentTime = (index + .37) / 120 * duration;
            return apart();
        });"""
    )
    # By a rounding to hundredths of four numbers.
    assert max(distances) < 0.1
    settle(browser)
    assert translations(browser) == ["3px -5px" if "translate" in style else "none"] * len(
        translations(browser)
    )


DROPS = """
    const data = await fetch(`data:image/png;base64,${arguments[0]}`);
    const image = await createImageBitmap(await data.blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    /** The middles of what a row of pixels has of a color, without that of two drops. */
    const middles = (y, isColor) => {
        const { data } = canvas.getImageData(0, y, image.width, 1);
        const found = [];
        for (let x = 0, start; x < image.width; x++) {
            const [red, green, blue] = data.slice(4 * x);
            if (isColor(red, green, blue)) start ??= x;
            else if (start !== undefined) {
                if (x - start < 56) found.push((start + x) / 2);
                start = undefined;
            }
        }
        return found;
    };
    return [middles(104, (red, green) => green < 128), middles(128, (red) => red > 128)]"""
"""The middles of drops in a picture, in a row of pixels beside their necks, and of their labels."""


@FLIES
def test_labels_and_drops_are_together_in_each_picture_of_a_busy_page(stage):
    """In very slow motion: where processors are scarce, Chromium draws a clip some frames later
    than a translation, which would be tens of pixels at full speed.
    """
    browser = stage(f"""{group(children=5)}<style>
        body {{ background: #0f0 }} #it {{ --jelly-fill: #00f; width: 700px }}
        #it > * {{ color: transparent; background: radial-gradient(#f00 4px, #0000 4px) }}
        </style>""")
    browser.evaluate("it.fly = () => undefined; it.className = 'apart'; await pass(9)")
    move = "jelly.clock.rate = .002; delete it.fly"
    pictures = blocked_pictures(browser, move, 1500, "it.isFlying")
    assert len(pictures) > 4
    compared = 0
    for picture in pictures:
        drops, labels = browser.evaluate(DROPS, picture)
        assert len(labels) == 5
        for drop in drops:
            assert min(abs(drop - label) for label in labels) <= 1
        compared += len(drops)
    assert compared > 2 * len(pictures)
    settle(browser)


@FLIES
@pytest.mark.parametrize(
    "event", ["it.configure()", "it.measure()", "it.style.width = '900px'; await 0"]
)
def test_nothing_jumps_where_a_flight_is_caught(stage, event):
    browser = stage(f"{group(children=5)}<style>#it {{ width: 700px }}</style>")
    take_off(browser)
    before, after, drawn = browser.evaluate(
        SHOWN
        + f"""
        await pass(9);
        const before = it.items.map(center);
        {event};
        const after = it.items.map(center);
        // Without a frame: a later picture is another one.
        it.draw(it.shownTime);
        return [before, after, it.items.map(center)];"""
    )
    flat = [
        abs(one - other)
        for some in (after, drawn)
        for pair, place in zip(before, some)
        for one, other in zip(pair, place)
    ]
    assert max(flat) < 0.25
    assert max(place for pair in before for place in pair) > 250
    assert browser.evaluate(AWAY) < 0.1
    settle(browser)


@FLIES
def test_a_finger_catches_a_child_in_a_flight(stage, pointer):
    browser = stage(group("draggable-items", children=5))
    take_off(browser, 0.05)
    x, y = browser.evaluate("""
        await pass(30);
        const { left, top, width, height } = b3.getBoundingClientRect();
        return [left + width / 2, top + height / 2].map(Math.round)""")
    told(browser)
    browser.perform(drag(pointer, [(x, y), (x + 30, y + 80, 80)], hold=True))
    browser.evaluate("await pass(3)")
    assert told(browser)[0] == "grab b3"
    assert browser.evaluate("return it.isFlying") is False
    assert browser.evaluate(AWAY) < 0.1
    browser.perform(lift(pointer))
    settle(browser)
    assert translations(browser) == ["none"] * 5


STYLES = """
    return [...document.querySelectorAll("button")].map((child) => {
        const { translate, filter, opacity } = getComputedStyle(child);
        return [translate, filter, opacity, child.getAttribute("style"),
            child.getAnimations().length];
    })"""


@FLIES
@pytest.mark.parametrize(
    "end",
    [
        "",
        "it.configure()",
        "const old = b1; b1.remove(); await pass(2); document.body.append(old)",
        "const old = it, { children } = it; it.replaceWith(...children)",
        "it.hidden = true; await pass(3); it.hidden = false",
        "it.style.display = 'none'; await pass(3); it.style.display = ''",
        "it.style.contentVisibility = 'hidden'; await pass(3); it.style.contentVisibility = ''",
        "it.motion = 'reduced'",
    ],
)
def test_the_own_style_of_a_child_is_back_after_a_flight(stage, end):
    style = "translate: 1.25px 2px; filter: blur(1px); opacity: .75"
    browser = stage(f"""{group(children=5)}<style>button {{ {style} }}</style>
        <script>b2.style.translate = "4px"; b3.style.filter = "none"</script>""")
    before = browser.evaluate(STYLES)
    browser.evaluate("it.style.flexDirection = 'row-reverse'; await pass(1)")
    # Slower, two motions on top of each other need 280 to 300 keyframes, and more do not fly.
    take_off(browser, 0.3)
    assert browser.evaluate("return b0.getAnimations().length") > 0
    browser.evaluate(f"await pass(4); {end}; await pass(3)")
    if browser.evaluate("return !!window.it?.isConnected"):
        settle(browser)
    assert sorted(map(str, browser.evaluate(STYLES))) == sorted(map(str, before))


@FLIES
def test_a_page_moves_a_child_in_a_flight(stage):
    browser = stage(group(children=5))
    take_off(browser)
    browser.evaluate("await pass(2); b2.style.translate = '8px 12px'; await pass(3)")
    assert browser.evaluate(AWAY) < 0.1
    settle(browser)
    assert translations(browser) == ["none", "none", "8px 12px", "none", "none"]
    assert browser.evaluate(AWAY) < 0.1


@FLIES
@pytest.mark.parametrize(
    "style, change",
    [
        ("transition: translate 3s", "b1.style.translate = '9px'; getComputedStyle(b1).translate"),
        ("translate: 10%", ""),
        ("animation: turn 1s infinite", ""),
    ],
)
def test_a_group_whose_children_move_by_themselves_is_drawn_in_each_frame(stage, style, change):
    """Two motions of one child, or one that depends on its size, need the page's thread."""
    browser = stage(f"""{group()}<style>#b1 {{ {style} }}
        @keyframes turn {{ to {{ rotate: 360deg }} }}</style>""")
    browser.evaluate(f"{change}; jelly.clock.rate = .2; it.classList.add('apart')")
    browser.evaluate("""
        window.flies = false;
        for (let count = 0; count < 30; count++) {
            await pass(1);
            flies ||= it.isFlying;
        }""")
    assert browser.evaluate("return flies || isIdle()") is False
    browser.evaluate("b1.style = 'animation: none'")
    settle(browser)


@FLIES
def test_a_motion_that_a_child_begins_ends_a_flight(stage):
    browser = stage(f"{group()}<style>button {{ transition: scale 2s }}</style>")
    take_off(browser)
    # The group does not watch the page.
    browser.evaluate("""
        document.head.append(Object.assign(document.createElement("style"), {
            textContent: "#b1 { scale: .8 }" }));
        await pass(4)""")
    assert browser.evaluate("return it.isFlying") is False
    settle(browser, "document.getAnimations().length === 0")


@FLIES
def test_a_flight_goes_on_when_sizes_are_reported_that_it_has(stage):
    browser = stage(f"{group(children=9)}<style>#it {{ width: 560px }}</style>")
    # One takes off in its first frame if the frame before it had no event.
    browser.evaluate("""
        Object.defineProperty(it, "canFly", { value: false, configurable: true });
        it.style.paddingLeft = "9px";
        await pass(4)""")
    browser.wait_until("return isIdle()")
    flights = browser.evaluate("""
        delete it.canFly;
        const { fly } = it;
        let flights = 0;
        it.fly = (time) => (flights++, fly.call(it, time));
        // Nine children shrink.
        it.classList.add("apart");
        await pass(9);
        return [flights, it.isFlying, b0.offsetWidth]""")
    assert flights[:2] == [1, True] and flights[2] < 56
    settle(browser)


@FLIES
def test_children_beyond_the_twelfth_stay_in_a_flight(stage):
    browser = stage(f"{group(children=14)}<style>#it {{ width: 2000px }}</style>")
    take_off(browser)
    clips, places = browser.evaluate("""
        const rects = [...it.shadowRoot.querySelectorAll("rect")];
        const clips = new Set();
        for (let one of rects) {
            for (; one; one = one.parentElement) clips.add(getComputedStyle(one).clipPath);
        }
        return [[...clips], rects.map((one) => one.getBoundingClientRect().left)]""")
    assert clips == ["none"]
    assert places == browser.evaluate("""
        return [b12, b13].map((one) => one.getBoundingClientRect().left)""")
    settle(browser)


SPREAD = """<style>
    #it { width: 700px }
    #it.apart { gap: 45px }
    #it.apart > #b0 { margin-right: 45px }
    #it.apart > #b1 { margin-right: 30px }
    #it.apart > #b2 { margin-right: 15px }
</style>"""
"""The farther children go apart, the earlier they part; equal ones do so in the same 0.2 ms."""

CHANGES = """
    /** The times at which the joined pairs change, by the core. */
    const changes = () => {
        const state = (time) => it.values(time).bodies.map((body) => body[3]).join();
        const times = [];
        for (let time = jelly.clock.seconds(); time < it.restTime; time += .001) {
            if (state(time) !== state(time - .001)) times.push(time);
        }
        return times;
    };
    const heardAt = [];
    for (const what of ["join", "part", "rest"]) {
        it.addEventListener(`jelly-${what}`, () =>
            heardAt.push([jelly.clock.seconds(), it.isFlying]));
    }
    """


@FLIES
def test_pairs_join_and_part_at_their_times_in_a_flight(stage):
    browser = stage(group(children=5) + SPREAD)
    told(browser)
    expected, heard, rest = browser.evaluate(
        f"""{CHANGES}
        jelly.clock.rate = .2;
        {TAKE_OFF}
        const expected = changes();
        await new Promise((done) => it.addEventListener("jelly-rest", done));
        return [expected, heardAt, it.restTime]"""
    )
    assert told(browser) == [*(f"part b{n} b{n + 1}" for n in range(4)), "rest"]
    assert [flying for _, flying in heard[:-1]] == [True] * 4
    # A keyframe may come 20 ms after the change, and a timer 100 ms late, in slow motion.
    for time, _ in heard[:-1]:
        assert min(abs(time - one) for one in expected) < 0.04
    assert heard[-1][0] >= rest


@FLIES
def test_pairs_join_and_part_once_and_in_order_on_a_page_that_is_blocked(stage):
    browser = stage(group(children=3) + SPREAD)
    told(browser)
    browser.evaluate(f"""
        {TAKE_OFF}
        const end = performance.now() + 1500;
        while (performance.now() < end);
        await pass(3)""")
    assert told(browser) == ["part b0 b1", "part b1 b2", "rest"]


@FLIES
@pytest.mark.parametrize(
    "end, heard",
    [
        ("it.remove()", []),
        ("it.classList.remove('apart')", ["rest"]),
        ("b1.remove()", ["rest"]),
    ],
)
def test_what_does_not_happen_after_a_flight_is_not_told(stage, end, heard):
    browser = stage(group(children=3))
    told(browser)
    browser.evaluate(f"""
        jelly.clock.rate = .1;
        {TAKE_OFF};
        window.kept = it;
        {end};
        await pass(2);
        jelly.clock.rate = 2;
        await new Promise((done) => setTimeout(done, 900))""")
    assert told(browser) == heard


@FLIES
@pytest.mark.parametrize(
    "around",
    [
        "overflow: auto; height: 150px; width: 300px; position: relative",
        "content-visibility: auto; width: 700px; height: 300px",
        "content-visibility: hidden; width: 700px; height: 300px",
        "transform: rotate(20deg); width: 700px; height: 300px",
    ],
)
def test_a_group_flies_wherever_it_stands(stage, around):
    browser = stage(f"<div id=around style='{around}'>{group()}</div>")
    told(browser)
    if "hidden" in around:
        # Nobody sees it, and so it waits.
        browser.evaluate("it.classList.add('apart'); await pass(4); around.style = ''")
    else:
        take_off(browser, 0.2)
        browser.evaluate("around.scrollLeft = 40; await pass(3)")
    if "rotate" not in around:
        assert browser.evaluate(AWAY) < 0.1
    settle(browser)
    assert sorted(told(browser)) == ["part b0 b1", "part b1 b2", "rest"]
    assert translations(browser) == ["none"] * 3


@FLIES
def test_a_flight_follows_a_rate_that_is_younger_than_its_frame(stage):
    browser = stage(group())
    away = browser.evaluate(
        SHOWN
        + """
        it.classList.add("apart");
        it.fly = () => undefined;
        await pass(3);
        // In a frame that might take off.
        const { render } = it;
        it.render = (...rest) => {
            render.apply(it, rest);
            const end = performance.now() + 40;
            while (performance.now() < end);
            jelly.clock.rate = .05;
            delete it.render;
            delete it.fly;
        };
        while (!it.isFlying) await pass(1);
        await pass(3);
        const bodies = it.values(jelly.clock.seconds(document.timeline.currentTime)).bodies;
        return Math.max(...it.items.map((child, index) => {
            const [x, y] = center(child);
            return Math.hypot(bodies[index][1] - x, bodies[index][2] - y);
        }))"""
    )
    assert away < 0.1
    settle(browser)


# Looks


@IN_ONE
def test_reduced_motion_has_the_same_states(reduced_stage):
    browser = reduced_stage(group())
    told(browser)
    browser.evaluate("it.className = 'apart'")
    settle(browser, rate=1)
    assert sorted(told(browser)) == ["part b0 b1", "part b1 b2", "rest"]
    assert translations(browser) == ["none"] * 3


@IN_ONE
def test_an_unknown_hub_is_reported_once(stage):
    browser = stage(group())
    warnings = browser.evaluate("""
        const warnings = [];
        console.warn = (text) => warnings.push(text);
        it.hub = "one";
        await pass(2);
        it.className = "apart";
        await pass(3);
        return warnings""")
    assert warnings == ['jelly: <jelly-group>: hub: must be the id of a child; got "one"']


@IN_ONE
def test_to_read_its_settings_changes_and_reports_nothing(stage):
    browser = stage(group("hub=b1"))
    before, now, warnings = browser.evaluate("""
        const warnings = [];
        console.warn = (text) => warnings.push(text);
        b1.remove();
        const { settings } = it;
        const before = [settings.hub === it.settings.hub, warnings.length];
        await pass(3);
        return [before, it.settings.hub === settings.hub, warnings]""")
    assert before == [True, 0]
    assert (now, len(warnings)) == (False, 1)


@IN_ONE
def test_children_have_backgrounds_until_the_core_has_come(page):
    browser = page(f"""<link rel=stylesheet href={(DIST / "jelly.css").as_uri()}>{group()}
        <style>#it {{ --jelly-fill: rgb(1, 2, 3) }}</style>""")
    assert (
        browser.evaluate("""
        return [...it.children].map((child) => getComputedStyle(child).backgroundColor)""")
        == ["rgb(1, 2, 3)"] * 3
    )
    assert browser.evaluate("return getComputedStyle(it).display") == "flex"


@IN_ONE
def test_the_outline_is_not_read_and_takes_no_press(stage):
    browser = stage(group())
    assert accessible(browser, "button", "image", "img", "graphics-document") == [
        ("button", str(index)) for index in range(3)
    ]
    # Between two children, where there is a neck.
    assert browser.evaluate("return document.elementFromPoint(158, 128) === it")
