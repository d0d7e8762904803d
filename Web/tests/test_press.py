"""A press: real content that keeps its click, its focus and its keys, and gives under a finger."""

import pytest

from elements import shown
from gestures import drag, go_on, keys, lift
from measuring import assert_no_frames, heard, middle, settle

IN_ONE = pytest.mark.engines("chromium")
"""For what the elements do the same in every engine, or what only its DevTools can do."""

AT = "position: absolute; left: 100px; top: 100px; width: 200px; height: 60px"
SPACE, ENTER, TAB = " ", "\ue007", "\ue004"

PAGE = """
    <form id=form><jelly-press id=it style='{at}' {more}>{content}</jelly-press></form>
    <p id=end tabindex=0 style='position: absolute; top: 300px'>The end</p>
    <script>
        const clicked = [];
        addEventListener("click", ({{ target }}) => clicked.push(target.id));
        form.addEventListener("submit", (event) => {{
            event.preventDefault();
            clicked.push("sent");
        }});
    </script>"""

BUTTON = "<button id=send type=button>Send</button>"


def page(more="", content=BUTTON, at=AT):
    return PAGE.format(more=more, content=content, at=at)


def clicked(browser):
    """What was clicked since the last call."""
    return browser.evaluate("await pass(2); return clicked.splice(0)")


def box(browser, what="send"):
    """The box of an element on the screen: left, top, right, bottom."""
    return browser.evaluate(f"""
        await pass(2);
        const {{ left, top, right, bottom }} = {what}.getBoundingClientRect();
        return [left, top, right, bottom];""")


def outline(browser):
    """The box of the outline on the screen, without its stroke."""
    return browser.evaluate("""
        await pass(2);
        const { x, y, width, height } = it.shadowRoot.querySelector("[part=outline]").getBBox();
        const { left, top } = it.getBoundingClientRect();
        return [left + x, top + y, left + x + width, top + y + height];""")


def styles(browser):
    """The styles of its own of all in the element and around its content."""
    return browser.evaluate("""
        await pass(2);
        return [it.shadowRoot, it].flatMap((tree) => [...tree.querySelectorAll("[style]")])
            .map((one) => one.getAttribute("style"));""")


# The look


@pytest.mark.parametrize("more", ["", "tuning=liquid", "motion=reduced"])
def test_it_swells_and_carries_its_content_and_is_unchanged_at_rest(stage, pointer, more):
    browser = stage(page(more))
    before, rest = box(browser), shown(browser)
    assert before == [100, 100, 300, 160] == outline(browser)
    browser.perform(drag(pointer, [(200, 130)], hold=True))
    settle(browser)
    left, top, right, bottom = outline(browser)
    assert left < 98 and top < 97 and right > 302 and bottom > 163
    [transform] = styles(browser)
    assert transform.startswith("transform: matrix(")
    inner = box(browser)
    assert inner[0] < 98 and inner[1] < 97 and inner[2] > 302 and inner[3] > 163
    browser.perform(lift(pointer))
    settle(browser)
    assert styles(browser) == [] and box(browser) == before and shown(browser) == rest
    assert heard(browser) == ["grab it", "release it", "rest it"]
    # After a long touch Firefox does not click.
    clicked(browser)
    browser.perform(drag(pointer, [(200, 130)]))
    assert clicked(browser) == ["send"]
    settle(browser)
    assert_no_frames(browser)


def test_a_finger_that_moves_pulls_it_along(stage):
    browser = stage(page())
    browser.perform(drag("mouse", [(280, 140)], hold=True))
    settle(browser)
    before, content = outline(browser), box(browser)
    browser.perform(go_on("mouse", [(280, 140), (340, 140)], hold=True))
    settle(browser)
    after, moved = outline(browser), box(browser)
    assert 3 < after[2] - before[2] < 14
    assert moved[0] + moved[2] > content[0] + content[2] + 2
    browser.perform(lift("mouse"))
    settle(browser)
    assert outline(browser) == [100, 100, 300, 160]


@IN_ONE
def test_its_corners_are_round_as_an_attribute_tells(stage):
    browser = stage(page())
    path = "await pass(3); return it.shadowRoot.querySelector('path').getAttribute('d')"
    assert browser.evaluate(path).startswith("M30 0h140")
    assert browser.evaluate("it.cornerRadius = 12;" + path).startswith("M12 0h176")
    assert browser.evaluate("it.cornerRadius = 0;" + path).startswith("M0 0h200")
    assert browser.evaluate("it.cornerRadius = null;" + path).startswith("M30 0h140")


def test_content_with_a_background_is_clipped_to_the_outline(stage, pointer):
    button = "<button id=send type=button style='background: teal; height: 60px'></button>"
    browser = stage(page("clip", button))
    hit = "await pass(2); return document.elementFromPoint(...arguments)?.id"

    def is_clipped():
        left, top, right, bottom = (round(edge) for edge in outline(browser))
        # Content fills the middle of each side of the box, and not its corners.
        corners = [browser.evaluate(hit, x, y) for x in (left + 2, right - 3) for y in (top + 2,)]
        x, y = (left + right) // 2, (top + bottom) // 2
        sides = [(left + 2, y), (right - 3, y), (x, top + 3), (x, bottom - 3)]
        return "send" not in corners and {browser.evaluate(hit, *side) for side in sides} == {
            "send"
        }

    assert is_clipped()
    browser.perform(drag(pointer, [(200, 130)], hold=True))
    settle(browser)
    # The content covers all of the outline, where it is larger than its own image.
    inner, outer = box(browser), outline(browser)
    assert inner[0] < outer[0] + 0.1 and inner[1] < outer[1] + 0.1
    assert inner[2] > outer[2] - 0.1 and inner[3] > outer[3] - 0.1
    assert is_clipped()
    browser.perform(lift(pointer))
    settle(browser)
    assert is_clipped()
    assert (
        browser.evaluate("it.clip = false; return it.shadowRoot.querySelector('[style]')") is None
    )


@IN_ONE
def test_its_focus_is_shown_around_the_outline_where_the_browser_would_show_it(stage):
    browser = stage(page())
    is_shown = """
        await pass(2);
        const rings = it.shadowRoot.querySelectorAll(".ring");
        return [rings.length, getComputedStyle(send).outlineStyle];"""
    browser.perform(keys(TAB))
    assert browser.evaluate(is_shown) == [1, "none"]
    browser.perform(keys(TAB))
    assert browser.evaluate(is_shown)[0] == 0
    browser.perform(drag("mouse", [(200, 130)]))
    assert browser.evaluate(is_shown) == [0, "none"]
    # It follows the outline.
    browser.perform(drag("mouse", [(290, 150)], hold=True))
    browser.evaluate("send.blur(); send.focus({ focusVisible: true })")
    settle(browser)
    paths = browser.evaluate("""
        return [...it.shadowRoot.querySelectorAll("[part=outline], .ring path")]
            .map((path) => path.getAttribute("d"))""")
    assert len(paths) == 4 and len({*paths}) == 1
    browser.perform(lift("mouse"))


# Fingers


def test_a_drag_that_ends_on_the_content_clicks_it_and_another_does_not(stage):
    browser = stage(page())
    browser.perform(drag("mouse", [(200, 130), (250, 140)]))
    assert clicked(browser) == ["send"]
    browser.perform(drag("mouse", [(200, 130), (200, 400)]))
    assert "send" not in clicked(browser)
    settle(browser)
    assert outline(browser) == [100, 100, 300, 160]


@IN_ONE
def test_a_touch_that_scrolls_the_page_is_cancelled(stage):
    browser = stage(page() + "<div style='height: 3000px'></div>")
    browser.perform(drag("touch", [(200, 130), (200, 40, 200), (200, 20, 100)], hold=True))
    browser.wait_until("return scrollY > 30")
    assert not browser.evaluate("return it.matches(':state(held)')")
    browser.perform(lift("touch"))
    settle(browser)
    assert heard(browser) == ["grab it", "release it", "rest it"]
    assert clicked(browser) == []


@IN_ONE
def test_a_page_can_let_a_touch_pull_it(stage):
    browser = stage(page(at=f"{AT}; touch-action: none"))
    browser.perform(drag("touch", [(200, 130), (260, 150, 200)], hold=True))
    assert browser.evaluate("await pass(2); return it.matches(':state(held)')")
    browser.perform(lift("touch"))
    settle(browser)
    assert heard(browser) == ["grab it", "release it", "rest it"]


@IN_ONE
@pytest.mark.parametrize(
    "content",
    [
        "<a id=send href='#there' style='block-size: 60px'>Go</a>",
        "<img id=send alt='' style='width: 200px; height: 60px'>",
        "<article id=send tabindex=0 style='height: 60px'>A card</article>",
        "<input id=send type=button value=Send>",
    ],
    ids=["link", "picture", "card", "input"],
)
def test_it_takes_any_content(stage, content):
    browser = stage(page(content=content))
    browser.perform(drag("mouse", [(200, 130), (230, 145)], hold=True))
    settle(browser)
    # The browser drags neither a link nor a picture.
    assert browser.evaluate("return it.matches(':state(held)')")
    assert outline(browser)[2] > 303
    browser.perform(lift("mouse"))
    settle(browser)
    assert heard(browser) == ["grab it", "release it", "rest it"]
    assert clicked(browser) == ["send"]


@IN_ONE
def test_content_that_a_person_drags_or_presses_itself_does_not_press_it(stage):
    inner = """<div style='height: 60px'><input id=send type=range style='margin: 20px'>
        <jelly-press id=inner><button type=button>In</button></jelly-press></div>"""
    browser = stage(page(content=inner))
    browser.perform(drag("mouse", [middle(browser, "send")]))
    assert heard(browser) == []
    x, y = middle(browser, "inner")
    browser.perform(drag("mouse", [(round(x), round(y))]))
    settle(browser)
    assert heard(browser) == ["grab inner", "release inner", "rest inner"]


# Keys


@pytest.mark.parametrize("key", [SPACE, ENTER])
def test_a_key_presses_it_until_it_is_released(stage, key):
    browser = stage(page(content="<button id=send>Send</button>"))
    browser.evaluate("send.focus()")
    press = [{"type": "keyDown", "value": key}]
    browser.perform([{"type": "key", "id": "keyboard", "actions": press}])
    settle(browser)
    left, top, right, bottom = outline(browser)
    assert 100 - left == pytest.approx(right - 300, abs=0.1) and top < 97
    release = [{"type": "keyUp", "value": key}]
    browser.perform([{"type": "key", "id": "keyboard", "actions": release}])
    settle(browser)
    assert outline(browser) == [100, 100, 300, 160]
    assert sorted(clicked(browser)) == ["send", "sent"]
    assert heard(browser) == ["rest it"]


@IN_ONE
def test_a_key_whose_release_is_lost_presses_no_longer(stage):
    browser = stage(page())
    press = [{"type": "key", "id": "keyboard", "actions": [{"type": "keyDown", "value": SPACE}]}]
    release = [{"type": "key", "id": "keyboard", "actions": [{"type": "keyUp", "value": SPACE}]}]
    for lose in "send.blur()", "send.disabled = true":
        browser.evaluate("send.disabled = false; send.focus()")
        browser.perform(press)
        settle(browser)
        assert outline(browser)[1] < 97
        browser.evaluate(lose)
        browser.perform(release)
        settle(browser)
        assert outline(browser) == [100, 100, 300, 160], lose


@IN_ONE
def test_text_that_is_written_in_it_does_not_press_it(stage):
    browser = stage(page(content="<p><input id=send></p>"))
    browser.evaluate("send.focus()")
    browser.perform(keys("a b" + ENTER))
    assert browser.evaluate("return send.value") == "a b"
    assert_no_frames(browser)
    assert outline(browser) == [100, 100, 300, 160] and heard(browser) == []


# Disabled content


@pytest.mark.parametrize("what", ["it.disabled = true", "send.disabled = true"])
def test_what_is_disabled_does_not_move(stage, pointer, what):
    browser = stage(page())
    browser.evaluate(what)
    browser.perform(drag(pointer, [(200, 130), (230, 140)]))
    browser.evaluate("send.focus()")
    browser.perform(keys(SPACE))
    settle(browser)
    assert heard(browser) == [] and styles(browser) == []
    browser.evaluate(what.replace("true", "false"))
    browser.perform(drag(pointer, [(200, 130)]))
    settle(browser)
    assert heard(browser) == ["grab it", "release it", "rest it"]


@pytest.mark.parametrize("what", ["it.disabled = true", "send.disabled = true"])
def test_what_is_disabled_under_a_finger_comes_to_rest(stage, pointer, what):
    browser = stage(page())
    browser.perform(drag(pointer, [(200, 130)], hold=True))
    browser.evaluate(f"await pass(2); {what}; await pass(2)")
    browser.perform(lift(pointer))
    settle(browser)
    assert heard(browser) == ["grab it", "release it", "rest it"]
    assert styles(browser) == [] and outline(browser) == [100, 100, 300, 160]
