"""The gallery's stage that explains a soft edge: its waves add up, stay in their rows, stand still
at rest, and are there for everybody."""

import pytest

from gestures import drag, go_on, keys, lift
from paths import ENDS
from test_gallery import GALLERY, wait_for_rest

LEFT, RIGHT = "\ue012", "\ue014"

EDGE = "document.querySelector('#sum .part').getAttribute('d')"


def opener(browser):
    """Opens the stage, on the page that the test before has left if there is one."""

    def open_stage(width=1280, direction="ltr"):
        browser.viewport(width, 900)
        if not browser.evaluate("return window.keptAs === 'sum'"):
            # Off the page, so that a mouse that was left there lies on nothing.
            browser.open("about:blank")
            browser.open(GALLERY)
            browser.evaluate("window.keptAs = 'sum'")
            browser.wait_until("return document.querySelectorAll('.rows path').length")
        browser.evaluate(
            """
            (await import('Web/elements/clock.js')).clock.rate = 1;
            document.documentElement.dir = arguments[0];
            // A press before it comes into view keeps it from showing itself.
            document.querySelector('#sum .stage').dispatchEvent(new Event('pointerdown'));
            document.querySelector('#sum .again').click();
            document.getElementById('sum').scrollIntoView({ behavior: 'instant' });
            """,
            direction,
        )
        # A page that scrolls would move a slider under a mouse that a test has left there.
        browser.perform(go_on("mouse", [(2, 2), (1, 1, 16)], hold=True))
        # A slider that was moved last plucks the edge after a moment.
        browser.evaluate("await new Promise((next) => setTimeout(next, 350))")
        wait_for_rest(browser)
        return browser

    return open_stage


@pytest.fixture
def stage(browser):
    return opener(browser)


@pytest.fixture
def reduced_stage(reduced_browser):
    return opener(reduced_browser)


def slow_down(browser):
    """Lets a motion last so long that also a machine that stalls sees it, until the next test."""
    browser.evaluate("(await import('Web/elements/clock.js')).clock.rate = 0.1")


def drawn(browser):
    """What one frame shows: the edge, and each wave.

    Of the edge the places of its nodes, x and y in pixels from the bar's corner at rest. Of a wave
    how far it is from its rest at the same nodes.
    """
    return browser.evaluate(
        ENDS
        + """
        const hold = document.querySelector('.hold');
        const top = hold.offsetHeight - parseFloat(getComputedStyle(hold).paddingBottom);
        // The bar's corner comes before them.
        const edge = ends(document.querySelector('#sum .part')).slice(1, 26)
            .map(([x, y]) => [x, y - top]);
        const waves = [...document.querySelectorAll('.rows path')].reverse().map((path) => {
            const scale = path.getAttribute('transform').match(/([^ ]+)\\)$/)[1];
            return ends(path).map(([, y]) => scale * y);
        });
        return [edge, waves];
        """
    )


def edge(browser):
    return drawn(browser)[0]


def pull(browser, pointer, across=0.35, down=80):
    """Pulls the edge and holds it; returns the place of the finger on the stage."""
    left, top, width, height = browser.evaluate("""
        const hold = document.querySelector('.hold');
        // The sliders below it may have scrolled it away.
        hold.scrollIntoView({ behavior: 'instant', block: 'center' });
        const { left, top, width, height } = hold.getBoundingClientRect();
        return [left, top, width, height];
        """)
    x, y = left + width * across, top + height - 40
    browser.perform(drag(pointer, [(x, y), (x, y + down)], hold=True))
    return width * across


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_waves_add_up_to_the_edge_under_a_finger(stage, pointer, direction):
    browser = stage(direction=direction)
    rest = edge(browser)
    x = pull(browser, pointer)
    wait_for_rest(browser)
    held, parts = drawn(browser)
    browser.perform(lift(pointer))
    assert max(held, key=lambda node: node[1])[0] == pytest.approx(x, abs=20)
    assert max(y for _, y in held) > 60
    assert len(parts) == 16 and all(len(part) == 25 for part in parts)
    # Each curve is rounded to hundredths of a pixel, and may be drawn up to twice as high.
    for node, (_, y) in enumerate(held):
        assert sum(part[node] for part in parts) == pytest.approx(y, abs=0.2)
    wait_for_rest(browser)
    assert edge(browser) == rest
    assert browser.evaluate("return document.getElementById('idle').textContent") == "0"


def test_with_fewer_waves_the_edge_is_their_sum_alone(stage):
    browser = stage()
    browser.evaluate("document.getElementById('sum-count').focus()")
    browser.perform(keys(LEFT * 14))
    pull(browser, "mouse")
    wait_for_rest(browser)
    held, parts = drawn(browser)
    dashed = browser.evaluate("return document.querySelector('#sum .whole').getAttribute('d')")
    browser.perform(lift("mouse"))
    assert browser.evaluate("""
        const slider = document.getElementById('sum-count');
        return [slider.value, slider.ariaValueText, document.querySelectorAll('.rows .out').length];
        """) == ["2", "the first 2 of 16", 14]
    for node, (_, y) in enumerate(held):
        assert parts[0][node] + parts[1][node] == pytest.approx(y, abs=0.2)
    assert max(abs(part[12]) for part in parts[2:]) > 1
    assert dashed


@pytest.mark.parametrize("name", ["tension", "bending", "volume", "damping"])
def test_a_slider_changes_the_edge_by_arrow_keys_and_shows_it(stage, name):
    browser = stage()
    browser.evaluate("document.getElementById(`sum-${arguments[0]}`).focus()", name)
    slow_down(browser)
    before = browser.evaluate(f"return [document.activeElement.ariaValueText, {EDGE}]")
    browser.perform(keys((LEFT if name == "damping" else RIGHT) * 3))
    text, meaning, says = browser.evaluate("""
        const slider = document.activeElement;
        return [slider.ariaValueText, document.querySelector('.meaning').textContent,
            document.getElementById(slider.getAttribute('aria-describedby')).textContent];
        """)
    assert text != before[0]
    assert meaning == says != ""
    # It plucks itself, since at rest nothing could be seen.
    browser.wait_until(f"return {EDGE} !== arguments[0]", before[1])


def test_who_has_no_pointer_plucks_it_by_a_button(stage):
    browser = stage()
    before = browser.evaluate(f"return {EDGE}")
    browser.evaluate("document.querySelector('#sum .pull').focus()")
    slow_down(browser)
    browser.perform(keys(" "))
    browser.wait_until(f"return {EDGE} !== arguments[0]", before)
    wait_for_rest(browser)
    assert browser.evaluate(f"return {EDGE}") == before


def test_with_less_motion_no_wave_rings(reduced_stage):
    browser = reduced_stage()
    before = browser.evaluate(f"return {EDGE}")
    browser.evaluate("document.getElementById('sum-volume').focus()")
    browser.perform(keys(RIGHT))
    browser.evaluate("await new Promise((next) => setTimeout(next, 800))")
    assert browser.evaluate(f"return {EDGE}") == before
    # Reduce Motion shows no waves, and this edge is nothing but waves.
    pull(browser, "mouse")
    wait_for_rest(browser)
    held = [y for _, y in edge(browser)]
    assert max(held) < 1
    assert browser.evaluate("return document.getElementById('sum-damping').disabled")
    browser.perform(lift("mouse"))
    # An edge that oscillates would go farther beyond its rest, for more than a second.
    heights = [browser.evaluate(f"return {EDGE}")]
    while heights[-1] != before:
        heights.append(browser.evaluate(f"return {EDGE}"))
        assert min(y for _, y in edge(browser)) > min(held) - 0.1


def test_each_wave_stays_in_its_row_while_the_edge_is_held(stage):
    browser = stage()
    pull(browser, "mouse", down=160)
    wait_for_rest(browser)
    rows, note = browser.evaluate("""
        const rows = [...document.querySelectorAll('#sum .rows g')].reverse().map((row) => {
            const [line, path] = [...row.children].map((one) => one.getBoundingClientRect());
            return [line.top, path.top, path.bottom];
        });
        return [rows, document.querySelector('#sum .note').textContent];
        """)
    browser.perform(lift("mouse"))
    for (line, _, bottom), (next_line, top, _) in zip(rows, rows[1:]):
        assert line <= bottom + 0.5 and bottom <= top + 0.5 <= next_line + 1.1
    assert "%" in note
    wait_for_rest(browser)
    assert browser.evaluate("return document.querySelector('#sum .note').textContent") == ""


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_names_of_the_waves_touch_neither_each_other_nor_a_wave(stage, width):
    browser = stage(width)
    names, waves = browser.evaluate("""
        const boxOf = (one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return [left, top, right, bottom];
        };
        const shown = [...document.querySelectorAll('#sum .names text')]
            .filter(({ style }) => style.display !== 'none');
        return [shown.map(boxOf), [...document.querySelectorAll('#sum .strings g')].map(boxOf)];""")
    assert len(names) > 5 and len(waves) == 16
    for (*_, bottom), (_, top, *_) in zip(names, names[1:]):
        assert bottom < top
    assert max(right for _, _, right, _ in names) < min(left for left, *_ in waves)
    # A wave has the stage's width, but for its name.
    assert all(right - left > 0.65 * min(width, 380) for left, _, right, _ in waves)


@pytest.mark.parametrize("name", ["tension", "bending", "volume", "damping", "count"])
def test_a_slider_stands_at_its_value_and_marks_what_looks_right_within_its_range(stage, name):
    browser = stage()
    value, text, least, most, *marks = browser.evaluate(
        """
        const slider = document.getElementById(`sum-${arguments[0]}`);
        const { style } = slider.closest('.dial');
        return [slider.value, slider.ariaValueText.match(/[\\d.]+/)[0], slider.min, slider.max,
            style.getPropertyValue('--from') || 0, style.getPropertyValue('--to') || 1].map(Number);
        """,
        name,
    )
    assert value == pytest.approx(text, abs=0.005) and least < value <= most
    assert 0 <= marks[0] < marks[1] <= 1
    if name == "tension":
        assert [least, most] == [0, 1]


LISTEN = """
    const connect = AudioNode.prototype.connect;
    window.heard = [];
    AudioNode.prototype.connect = function (node) {
        if (node === this.context.destination) {
            window.audio = this.context;
            if (window.ears?.context !== audio) window.ears = audio.createAnalyser();
            connect.call(this, ears);
        }
        if (this instanceof OscillatorNode) heard.push(this.frequency.value);
        return connect.call(this, node);
    };
    window.loudness = () => {
        if (!window.ears) return 0;
        const wave = new Float32Array(ears.fftSize);
        ears.getFloatTimeDomainData(wave);
        return Math.max(...wave.map(Math.abs));
    };
    """
"""Hears what goes to the loudspeaker, and keeps the frequencies of all oscillators."""

HEARD = """
    for (const end = performance.now() + 4000; performance.now() < end;) {
        if (window.audio?.state === 'running' && loudness() > 1e-3) return true;
        await new Promise((next) => setTimeout(next, 10));
    }
    return false;
    """
"""Whether one hears a pluck, which lasts for two seconds."""


def click_sound(browser):
    browser.evaluate("document.querySelector('.sound').focus()")
    browser.perform(keys(" "))


@pytest.mark.engines("chromium", "webkit")  # Without a sound card Firefox plays nothing.
def test_it_is_silent_until_sound_is_switched_on_and_whenever_it_rests(stage):
    browser = stage()
    browser.evaluate(LISTEN)
    pull(browser, "mouse")
    browser.perform(lift("mouse"))
    wait_for_rest(browser)
    assert browser.evaluate("return heard") == []
    click_sound(browser)
    for _ in range(5):
        if browser.evaluate(HEARD):
            break
        # The edge was at rest before its sound began: now it begins at once.
        browser.evaluate("heard.length = 0; document.querySelector('#sum .pull').click()")
    else:
        pytest.fail("nothing is heard")
    wait_for_rest(browser)
    browser.wait_until("return audio.state === 'suspended'")
    voices = browser.evaluate("return heard")
    assert len(voices) == 16 and voices == sorted(voices) and 60 < voices[0] < voices[15] < 12_000
    click_sound(browser)
    pull(browser, "mouse")
    browser.perform(lift("mouse"))
    wait_for_rest(browser)
    assert len(browser.evaluate("return heard")) == 16


def test_what_one_hears_are_the_waves_five_octaves_up(stage):
    """The pitch and the decay against a wave's own crossings of its rest, in fine steps."""
    waves = stage().evaluate("""
        const { showSum } = await import('Workshop/Web/gallery/sum.js');
        const { wavesByThemselves } = await import('Workshop/Web/gallery/sound.js');
        const { BEGAN, MOVED, ENDED } = await import('Workshop/Web/gallery/soft.js');
        const section = document.querySelector('#sum').cloneNode(true);
        section.querySelector('.rows').replaceChildren();
        section.querySelector('.names').replaceChildren();
        section.querySelector('.dials').replaceChildren();
        document.body.append(section);
        const edge = showSum(section, () => false);
        // Volume couples the waves.
        edge.change('soft.areaStiffness', 0);
        const stamp = performance.now() + 5000;
        edge.handle(BEGAN, [0.37 * edge.width, edge.height, 1], stamp);
        edge.handle(MOVED, [0.37 * edge.width, edge.height + 80, 1], stamp);
        edge.handle(ENDED, [0.37 * edge.width, edge.height + 80, 1], stamp + 4000);
        const { clock } = await import('Web/elements/clock.js');
        const letGo = clock.seconds(stamp + 4000);
        const STEP = 1e-4;
        const frames = Array.from({ length: 8000 }, (_, n) =>
            [...edge.amplitudes(letGo + 0.01 + n * STEP)]);
        section.remove();
        edge.touchCancelled();
        return wavesByThemselves(edge).map(({ frequency, damping }, wave) => {
            const line = frames.map((frame) => frame[wave]);
            const crossings = line.flatMap((y, n) => n && y * line[n - 1] < 0
                ? [n - y / (y - line[n - 1])] : []);
            const period = 2 * STEP * (crossings.at(-1) - crossings[0]) / (crossings.length - 1);
            // Half way between two crossings.
            const height = (n) => Math.abs(line[Math.round((crossings[n] + crossings[n + 1]) / 2)]);
            const span = STEP * (crossings[1] - crossings[0]);
            return [frequency, 1 / period, damping, Math.log(height(0) / height(1)) / span];
        });
        """)
    assert len(waves) == 16
    for frequency, counted, damping, measured in waves:
        assert frequency == pytest.approx(counted, rel=1e-3)
        assert damping == pytest.approx(measured, rel=0.02)
