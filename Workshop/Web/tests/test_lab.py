"""The lab as it is opened from disk: usable by everybody, and a link is a tuning."""

import json
from urllib.parse import quote

import pytest

from gestures import drag, keys
from parameters import variants
from test_bits import output
from test_gallery import problems
from test_match import FILES
from test_match import jelly as jelly_match
from webserver import BODIES, DIST

LAB = (DIST / "lab.html").as_uri()

# A box and a field are one control.
CONTROLS = [name for name in BODIES if name != "jelly-box"]

IN_ONE = pytest.mark.engines("chromium")


def opener(browser):
    def open_lab(state="", width=1280, height=900, form="Swift"):
        browser.viewport(width, height)
        browser.open("about:blank")
        browser.open(LAB + state)
        # A browser compiles its 800 kB of WebAssembly first, beside two others.
        browser.wait_until(
            "return !!document.querySelector('#parts > *')"
            " && !!document.getElementById('text').textContent",
        )
        if form:
            choose(browser, "format", form)
        return browser

    return open_lab


@pytest.fixture
def lab(browser):
    """Opens the lab with a state in its address."""
    return opener(browser)


@pytest.fixture
def dark_lab(browsers, engine):
    return opener(browsers(engine, dark=True))


def text(browser, which="text"):
    return browser.evaluate("return document.getElementById(arguments[0]).textContent", which)


def choose(browser, which, value):
    browser.evaluate(
        """
        const select = document.getElementById(arguments[0]);
        select.value = arguments[1];
        select.dispatchEvent(new Event('change', { bubbles: true }));
        """,
        which,
        value,
    )


def slide(browser, path, value):
    """Moves the slider of a part of the tuning."""
    browser.evaluate(
        """
        const part = document.querySelector(`#parts [aria-label="${arguments[0]}"]`);
        const slider = part.querySelector('input[type=range]');
        slider.value = arguments[1];
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((next) => setTimeout(next, 100));
        """,
        path,
        value,
    )


def test_after_a_failure_of_its_module_another_instance_answers(browser, site):
    browser.open(
        site.page("""<script type=module>
        import { openAnswers } from "/Workshop/Web/lab/answers.js";
        const ask = await openAnswers(await (await fetch("/lab.wasm")).arrayBuffer());
        const trace = {
            version: 1, control: "jelly-bar", size: [300, 60], tuning: "standard", events: [],
        };
        const answer = () => JSON.stringify(ask({ ask: "tuning", trace }));
        const { decode } = TextDecoder.prototype;
        const answers = [answer()];
        // The next call of the module ends as one that WebKit gives up.
        TextDecoder.prototype.decode = () => {
            TextDecoder.prototype.decode = decode;
            throw new WebAssembly.RuntimeError("as planned");
        };
        answers.push(answer(), answer());
        window.answers = [...answers, TextDecoder.prototype.decode === decode];
        </script>""")
    )
    browser.wait_until("return window.answers")
    first, second, third, has_failed = browser.evaluate("return answers")
    assert has_failed and first == second == third
    assert json.loads(first)["parts"]


@variants("control", *CONTROLS)
def test_axe_finds_nothing(lab, control):
    assert problems(lab(f"#control={control}")) == []


@IN_ONE
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_in_the_dark_or_on_a_phone(dark_lab, width):
    assert problems(dark_lab("", width)) == []


@pytest.mark.parametrize("width", [320, 390, 768, 1600])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@IN_ONE
def test_nothing_is_wider_than_the_screen(lab, width, direction):
    browser = lab("", width)
    browser.evaluate("document.documentElement.dir = arguments[0]", direction)
    assert browser.evaluate("return document.documentElement.scrollWidth") <= width


@variants("control", *CONTROLS)
def test_both_tunings_move_under_one_gesture(lab, control):
    browser = lab(f"#control={control}")
    found = browser.evaluate(
        """
        const scrub = document.getElementById('scrub');
        const shown = new Set();
        const other = new Set();
        for (let step = 1; step < 8; step++) {
            scrub.value = step / 8 * 0.6;
            scrub.dispatchEvent(new Event('input'));
            const element = document.querySelector('#stage ' + arguments[0]);
            const { shadowRoot } = element;
            const outline = shadowRoot.querySelector('[part=drawing] path')
                ?? shadowRoot.querySelector('[part=outline]');
            shown.add(outline.getAttribute('d'));
            other.add(document.querySelector('.over path').getAttribute('d'));
        }
        return [shown.size, other.size];
        """,
        control,
    )
    assert min(found) >= 4


def test_a_link_is_a_tuning(lab):
    spring = {"response": 0.9, "dampingRatio": 0.8}
    tuning = {"preset": "standard", "pullRatio": 0.7, "spring": spring}
    browser = lab(f"#settings.curve=wave&a={quote(json.dumps(tuning))}&b=reduced")
    assert text(browser, "trouble") == ""
    assert "tuning.wave.pullRatio = 0.7" in text(browser)
    assert "JellyBarBody.Tuning.standard" in text(browser)
    slide(browser, "Rebound limit", 0.2)
    address = browser.evaluate("return location.hash")
    again = lab(address)
    assert "tuning.wave.reboundLimit = 0.2" in text(again)
    assert again.evaluate("return location.hash") == address


@IN_ONE
@pytest.mark.parametrize(
    "state, message",
    [
        ("a=brisk", 'A, tuning: "brisk" is not one of: standard, liquid, classic, reduced'),
        ('b={"pullRatio":"much"}', 'B, tuning.pullRatio: must be a number; got "much"'),
        (
            'a={"pulRatio":1}',
            "A, tuning.pulRatio: must not be given; the fields here are preset, quadratic,",
        ),
        (
            'a={"spring":{"response":0,"dampingRatio":1}}',
            "A, tuning.spring.response: must be 1e-9...",
        ),
        ("control=jelly-bean", 'control: "jelly-bean" is not one of: jelly-bar,'),
        ("settings.curve=round", 'curve: "round" is not one of: quadratic, wave, soft'),
        ("gesture=99_0", "gesture: event 0 is wrong"),
    ],
)
def test_what_is_wrong_in_a_link_is_named(lab, state, message):
    browser = lab("#" + quote(state, safe="=&"))
    assert text(browser, "trouble").startswith(message)
    assert "The default is shown in its place." in text(browser, "trouble")
    assert text(browser).strip() == "let tuning = JellyBarBody.Tuning.standard"


def test_a_change_can_be_undone_and_done_again(lab):
    browser = lab()
    slide(browser, "Pull ratio", 0.8)
    assert "tuning.soft.pullRatio = 0.8" in text(browser)
    browser.evaluate(
        "document.getElementById('undo').click(); await new Promise(n => setTimeout(n, 200))"
    )
    assert "pullRatio" not in text(browser)
    browser.evaluate(
        "document.getElementById('redo').click(); await new Promise(n => setTimeout(n, 200))"
    )
    assert "tuning.soft.pullRatio = 0.8" in text(browser)


@IN_ONE
def test_the_tuning_is_copied_in_every_form(lab):
    browser = lab(f"#a={quote(json.dumps({'pullRatio': 0.75}))}")
    forms = {
        "Swift": "tuning.soft.pullRatio = 0.75",
        "SwiftUI": 'JellyBar { Text("Inbox") }\n  .jellyTuning(tuning)',
        "UIKit": "bar.tuning = tuning",
        "HTML": '"soft":{"pullRatio":0.75}',
        "Trace": '"control": "jelly-bar"',
        "CSS linear()": "linear(0,",
    }
    for name, expected in forms.items():
        choose(browser, "format", name)
        assert expected in text(browser), name
    choose(browser, "format", "Trace")
    trace = json.loads(text(browser))
    assert trace["tuning"] == {"preset": "standard"} | {
        name: {"pullRatio": 0.75} for name in ("quadratic", "wave", "soft")
    }


def give(browser, *files, to=None):
    """Drops files on the page, or chooses one for an input."""
    browser.evaluate(
        """
        const [files, index] = arguments;
        const transfer = new DataTransfer();
        for (const [name, text] of files) transfer.items.add(new File([text], name));
        if (index === null) {
            document.body.dispatchEvent(
                new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
        } else {
            const input = document.querySelectorAll('#icons [type=file]')[index];
            input.files = transfer.files;
            input.dispatchEvent(new Event('change', { bubbles: true }));
        }
        await new Promise((done) => setTimeout(done, 200));
        """,
        files,
        to,
    )


def test_two_icons_that_are_dropped_flow_and_have_the_match_of_the_command(lab, tmp_path):
    browser = lab()
    names = ["illustrator.svg", "lucide.svg"]
    texts = [FILES[name.removesuffix(".svg")] for name in names]
    give(browser, *zip(names, texts, strict=True))
    for name, content in zip(names, texts, strict=True):
        (tmp_path / name).write_text(content)
    module = jelly_match("match", *names, folder=tmp_path).stdout
    assert text(browser, "match") == module
    assert text(browser, "matched") == f"illustrator.svg to lucide.svg: {len(module)} bytes"
    label = "return document.getElementById('flow').getAttribute('aria-label')"
    assert browser.evaluate(label) == "Flow to lucide.svg"
    browser.evaluate("document.getElementById('flow').focus()")
    browser.perform(keys("\ue007"))
    paths = "document.getElementById('icon').shadowRoot.firstChild.shadowRoot.querySelector('path')"
    browser.wait_until(f"return !!{paths}")
    assert browser.evaluate(label) == "Flow to illustrator.svg"
    browser.wait_until(f"return !{paths}")


@IN_ONE
def test_an_icon_that_cannot_be_matched_is_named_and_the_others_stay(lab):
    browser = lab()
    before = text(browser, "match")
    assert text(browser, "matched").startswith("play.svg to pause.svg: ")
    svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {}'>{}</svg>"
    for content, message in {
        "<p>": "stop.svg: must be SVG; got XML with an error",
        "<p xmlns='http://www.w3.org/1999/xhtml'/>": "stop.svg: must be SVG; got <p>",
        svg.format(
            "9 9", "<text>A</text>"
        ): "stop.svg: must be forms in one color each; got others",
        svg.format("9 18", "<path d='M1 1h7v7z'/>"): "must be in boxes of one shape; got others",
        svg.format("9 9", f"<path d='M1 1{'l1 3l1 -3' * 70}'/>"): "must have at most 128 curves",
    }.items():
        give(browser, ["stop.svg", content], to=0)
        assert message in text(browser, "matched")
        assert text(browser, "match") == before
    give(browser, ["stop.svg", svg.format("9 9", "<path d='M1 1h7v7H1z' onclick='x'/>")], to=0)
    assert text(browser, "matched").startswith("stop.svg to pause.svg: ")
    assert text(browser, "match") != before
    inner = "return document.getElementById('icon').shadowRoot.innerHTML"
    assert "onclick" not in browser.evaluate(inner)


@IN_ONE
def test_a_page_is_what_it_offers_first(lab):
    assert text(lab(form=None)).startswith("<jelly-bar ")


@IN_ONE
def test_a_link_is_shared_or_else_copied(lab):
    browser = lab("#b=reduced")
    shared, copied, told = browser.evaluate("""
        const done = [];
        const own = (name, value) =>
            Object.defineProperty(navigator, name, { value, configurable: true });
        own('canShare', () => true);
        own('share', async ({ url }) => done.push(url));
        document.getElementById('share').click();
        own('canShare', undefined);
        own('clipboard', { writeText: async (text) => done.push(text) });
        document.getElementById('share').click();
        await new Promise((next) => setTimeout(next, 100));
        return [...done, document.getElementById('copied').textContent];
        """)
    assert shared == copied == browser.evaluate("return location.href")
    assert shared.endswith("#b=reduced") and told == "The link is copied"


@IN_ONE
def test_both_tunings_are_named(lab):
    browser = lab("#b=reduced")
    slide(browser, "Pull ratio", 0.8)
    names = """return [...document.querySelectorAll('[name=side]'), document.querySelector('.key')]
        .map((one) => (one.labels?.[0] ?? one).innerText.replace(/\\s+/g, ' ').trim());"""
    a, b, key = browser.evaluate(names)
    assert (a, b) == ("A standard with changes", "B reduced")
    assert key.startswith("A, standard with changes, is filled; B, reduced, is a line.")


@IN_ONE
@pytest.mark.parametrize("height", [568, 844])
def test_on_a_phone_the_control_stays_in_sight_while_one_slides(lab, height):
    browser = lab("#more=yes", 390, height)
    top, bottom = browser.evaluate("""
        document.querySelector('#parts > :last-child').scrollIntoView();
        await new Promise((next) => setTimeout(next, 300));
        const { top, bottom } = document.getElementById('stage').getBoundingClientRect();
        return [top, bottom];
        """)
    assert 0 <= top < 20 and bottom < height * 0.35


SLIDER = """
    const slider = document.querySelector(`#parts [aria-label="${arguments[0]}"] [type=range]`);
    """


def place_of(browser, part):
    """The middle of a part's slider, in the middle of the window, and its width."""
    return browser.evaluate(
        f"""{SLIDER}
        slider.scrollIntoView({{ block: 'center' }});
        await new Promise((next) => setTimeout(next, 300));
        const {{ left, top, width, height }} = slider.getBoundingClientRect();
        return [left + width / 2, top + height / 2, width];
        """,
        part,
    )


def values_of(browser, part):
    """What a part's slider and its number say, and how far the page is scrolled."""
    return browser.evaluate(
        f"""{SLIDER}
        await new Promise((next) => setTimeout(next, 300));
        const number = slider.parentElement.querySelector('[type=number]');
        return [+slider.value, number.value, scrollY];""",
        part,
    )


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.pointers("touch")
@pytest.mark.parametrize("aside", [0, 40])
def test_a_swipe_that_scrolls_moves_no_slider(lab, engine, pointer, aside):
    browser = lab("#more=yes", 390, 844)
    x, y, _ = place_of(browser, "Rebound limit")
    *before, scrolled = values_of(browser, "Rebound limit")
    browser.perform(drag(pointer, [(x, y), (x + aside, y - 150, 200)]))
    # A driver's touches do not scroll Firefox.
    if engine != "firefox":
        browser.wait_until("return scrollY > arguments[0] + 50", scrolled)
    *after, _ = values_of(browser, "Rebound limit")
    assert after == before
    assert browser.evaluate("return [location.hash, document.getElementById('undo').disabled]") == [
        "#more=yes",
        True,
    ]


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.pointers("touch", "mouse")
@pytest.mark.parametrize("aside", [0, 60])
def test_a_slider_follows_a_tap_and_a_drag(lab, pointer, aside):
    browser = lab("#more=yes", 390, 844)
    x, y, width = place_of(browser, "Rebound limit")
    most = browser.evaluate(f"{SLIDER} return +slider.max", "Rebound limit")
    browser.perform(drag(pointer, [(x, y), (x + aside, y, 200)]))
    slider, number, _ = values_of(browser, "Rebound limit")
    assert slider == pytest.approx(most * (0.5 + aside / width), abs=0.06)
    assert float(number) == slider


@IN_ONE
def test_a_slider_snaps_to_the_default_also_where_that_is_no_limit(lab):
    browser = lab()
    for value, shown in ((120, "120"), (298, "")):
        browser.evaluate(
            f"""{SLIDER}
            slider.dispatchEvent(new PointerEvent('pointerdown', {{ pointerType: 'mouse' }}));
            slider.value = arguments[1];
            slider.dispatchEvent(new Event('input', {{ bubbles: true }}));
            slider.dispatchEvent(new PointerEvent('pointerup', {{ pointerType: 'mouse' }}));
            """,
            "Maximum wave depth",
            value,
        )
        assert values_of(browser, "Maximum wave depth")[1] == shown
    assert text(browser, "changed") == "A is standard."


@IN_ONE
@pytest.mark.parametrize(
    "control, part",
    [
        ("jelly-bar", "Maximum wave depth"),
        ("jelly-field", "Waves: stiffness damping"),
        ("jelly-menu", "Bud: separation distance"),
    ],
)
def test_keys_leave_a_default_that_is_no_step_and_come_back_to_it(lab, control, part):
    browser = lab(f"#control={control}&more=yes")
    browser.evaluate(f"{SLIDER} slider.focus()", part)
    home = values_of(browser, part)[:2]
    seen = []
    for key in ("\ue012", "\ue014"):
        browser.perform(keys(key))
        seen.append(values_of(browser, part)[:2])
    # The slider is as near to the default as its steps allow.
    assert home[1] != str(home[0])
    assert seen[0][0] < home[0] and seen[0][1] != home[1] and seen[1] == home
    assert text(browser, "changed") == "A is standard."


@IN_ONE
def test_a_double_click_resets_a_part(lab):
    browser = lab()
    slide(browser, "Pull ratio", 0.8)
    browser.evaluate(f"{SLIDER} slider.dispatchEvent(new MouseEvent('dblclick'))", "Pull ratio")
    assert text(browser, "changed") == "A is standard."


@variants("control", *CONTROLS)
def test_four_parts_come_first_and_the_others_are_folded(lab, control):
    browser = lab(f"#control={control}")
    seen, folded = browser.evaluate("""
        const groups = [...document.querySelectorAll('#parts [role=group]')];
        const isSeen = (group) => group.checkVisibility();
        const names = groups.filter(isSeen).map((group) =>
            group.getAttribute('aria-label').replace(/ limit: .*/, ' limit'));
        return [[...new Set(names)], groups.filter((group) => !isSeen(group)).length];
        """)
    assert len(seen) == 4 and folded >= 4


def test_what_is_unfolded_stays_unfolded(lab):
    browser = lab()
    browser.evaluate("""
        document.querySelector('#more summary').click();
        await new Promise((next) => setTimeout(next, 300));""")
    address = browser.evaluate("return location.hash")
    assert address.endswith("more=yes")
    again = lab(address)
    assert again.evaluate("return document.getElementById('more').open")
    # A change leaves it as it is, and undoing one, too.
    for change in (
        "document.querySelector('[name=side][value=b]').click()",
        "document.getElementById('undo').click()",
    ):
        again.evaluate(f"{change}; await new Promise((next) => setTimeout(next, 300))")
        assert again.evaluate("return document.getElementById('more').open")


@IN_ONE
def test_the_tunings_of_ones_own_are_there_by_name(lab):
    browser = lab(form="HTML")
    choose(browser, "from", "Rubber")
    assert text(browser, "changed").startswith("A is Rubber")
    assert '{"response":0.22,"dampingRatio":0.25}' in text(browser)
    assert browser.evaluate("return document.getElementById('from').value") == "Rubber"
    assert text(lab(browser.evaluate("return location.hash")), "changed").startswith("A is Rubber")
    slide(browser, "Pull ratio", 0.5)
    assert text(browser, "changed").startswith("A is standard with changes")
    choose(browser, "from", "classic")
    assert text(browser, "changed") == "A is classic."
    starts = "return [...document.getElementById('from').options].map(({ value }) => value)"
    assert lab("").evaluate(starts)[-3:] == ["Honey", "Rubber", "Bell"]
    assert "Rubber" not in lab("#control=jelly-menu").evaluate(starts)


@IN_ONE
@pytest.mark.parametrize("curve", ["quadratic", "wave", "soft"])
def test_the_plot_shows_how_far_an_edge_swings_beyond_its_rest(lab, curve):
    browser = lab(f"#settings.curve={curve}&b=reduced")
    above, below = browser.evaluate("""
        const ys = (line) => document.querySelector(line).getAttribute('d').match(/[\\d.]+/g)
            .map(Number).filter((_, index) => index % 2);
        const zero = +document.querySelector('#plot .zero').getAttribute('y1');
        return ['.line-a', '.line-b'].map((line) => zero - Math.min(...ys(line)));
        """)
    # A springs back; B, which is reduced, does not.
    assert above > 5 and below < 0.1
    assert "Beyond rest: A " in text(browser, "plot-facts")


@IN_ONE
@pytest.mark.parametrize("control", CONTROLS)
def test_what_is_copied_as_html_can_be_seen_when_it_is_pasted(lab, stage, control):
    browser = lab(f"#control={control}")
    choose(browser, "format", "HTML")
    stage(text(browser))
    size, fill, spare = browser.evaluate(
        """
        const element = document.querySelector(arguments[0]);
        // A row at rest is not drawn.
        element.wake?.();
        const outline = element.shadowRoot.querySelector('[part=drawing] path')
            ?? element.shadowRoot.querySelector('[part=outline]');
        const { top, bottom, width } = outline.getBoundingClientRect();
        // A white drop is seen on its track, a row by its drops.
        const seen = element.shadowRoot.querySelector('[part=base] [part=track], [part=action]')
            ?? outline;
        const title = element.querySelector('h1')?.getBoundingClientRect();
        const spare = title ? Math.min(title.top - top, bottom - title.bottom) : 0;
        // A white panel is seen by its shadow.
        const around = outline.ownerSVGElement.parentElement;
        const isShaded = around && getComputedStyle(around).filter !== "none";
        const fill = isShaded ? "shaded" : getComputedStyle(seen).fill;
        return [Math.min(width, bottom - top), fill, spare];""",
        control,
    )
    # On a white page; a title stands on its bar.
    assert size >= 20 and spare >= 0
    assert fill not in ("none", "rgb(255, 255, 255)", "rgba(0, 0, 0, 0)")


def test_a_spring_is_dragged_by_its_curve(lab, pointer):
    browser = lab()
    browser.evaluate("document.querySelector('.spring').scrollIntoView({ block: 'center' })")
    place = browser.evaluate("""
        await new Promise((next) => setTimeout(next, 300));
        const handle = document.querySelector('.handle');
        const { left, top, width, height } = handle.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
        """)
    browser.perform(drag(pointer, [tuple(place), (place[0] + 60, place[1] + 20)]))
    browser.wait_until(
        "return document.getElementById('text').textContent.includes('tuning.soft.spring')"
    )
    after = browser.evaluate("""
        const handle = document.querySelector('.handle');
        const { left, top, width, height } = handle.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
        """)
    assert after[1] == pytest.approx(place[1] + 20, abs=3)


def test_a_spring_is_changed_by_keys(lab):
    browser = lab()
    browser.evaluate("document.querySelector('.handle').focus()")
    browser.perform(keys("\ue014\ue014\ue015"))
    browser.wait_until(
        """
        const { textContent } = document.getElementById('text');
        return textContent.includes('DampedSpring(response: 0.44, dampingRatio: 0.31)');
        """
    )


def test_a_gesture_of_ones_own_is_played_with_both_tunings(lab, pointer):
    browser = lab()
    browser.evaluate("document.getElementById('record').click()")
    x, y = browser.evaluate("""
        const bar = document.querySelector('#stage jelly-bar');
        const { left, top, width } = bar.getBoundingClientRect();
        return [Math.round(left + width / 2), Math.round(top + 60)];
        """)
    browser.perform(drag(pointer, [(x, y), (x + 20, y + 90, 96)]))
    browser.evaluate(
        "document.getElementById('record').click(); await new Promise(n => setTimeout(n, 300))"
    )
    assert "gesture=" in browser.evaluate("return location.hash")
    choose(browser, "format", "Trace")
    types = [event["type"] for event in json.loads(text(browser))["events"]]
    assert types[0] == "touchBegan" and types[-1] == "touchEnded"


@variants("control", *CONTROLS)
def test_a_gesture_is_saved_as_a_trace_and_as_a_film(lab, jelly, tmp_path, control):
    browser = lab(f"#control={control}")
    trace, film, told = browser.evaluate("""
        const files = [];
        const make = URL.createObjectURL;
        HTMLAnchorElement.prototype.click = () => {};
        URL.createObjectURL = (blob) => (files.push(blob), make(blob));
        document.getElementById('save-trace').click();
        document.getElementById('save-film').click();
        for (let tries = 0; files.length < 2; tries++) {
            if (tries > 400) throw new Error(document.getElementById('copied').textContent);
            await new Promise((next) => setTimeout(next, 50));
        }
        return [...await Promise.all(files.map((file) => file.text())),
            document.getElementById('copied').textContent];
        """)
    file = tmp_path / "trace.json"
    file.write_text(trace, encoding="utf-8")
    assert output(jelly, "frames", file, "--at", json.loads(trace)["events"][0]["at"])
    assert film.startswith("<svg") and "<animate" in film and "keyframes" in told
