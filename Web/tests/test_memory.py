"""The memory of the core: a body writes only where its numbers belong."""

import pytest

from elements import each
from measuring import settle

pytestmark = pytest.mark.engines("chromium")

# A page without shapes, whose buffer of numbers is smaller.
SMALL = """
    <script>
      const { instantiate } = WebAssembly;
      WebAssembly.instantiate = async (...given) => {
        const { exports: { bend, ...exports } } = await instantiate.apply(WebAssembly, given);
        return { exports };
      };
      const warnings = [];
      console.warn = (text) => warnings.push(text);
    </script>
    """

CANARY = 12345.678


@each
def test_numbers_end_at_their_limit_and_are_those_before_it(stage, element):
    browser = stage(element.html)
    # In motion it has the most numbers; a shape is drawn by its own function.
    wrong = browser.evaluate(
        f"""
        jelly.clock.rate = 0.01;
        {element.stir}
        await pass(2);
        const {{ core, kind, parts }} = it.control;
        const {{ body, commands }} = it;
        const time = jelly.clock.seconds() + 0.05;
        const {{ numbers, limit }} = core;
        const all = [
            (end) => core.values(kind, body, time, numbers, end),
            (end) => core.waves(kind, body, time, numbers, end),
            (end) => core.layout(kind, body, numbers, end),
            ...commands
                ? [(end) => core.bend(body, time, commands.start, commands.end, numbers, end)]
                : [0, ...Object.values(parts)].map((part) =>
                    (end) => core.draw(kind, body, part, time, numbers, end)),
        ];
        const length = {{ 0: 2, 1: 2, 2: 4, 3: 6, 4: 0, 5: 1 }};
        const isOutline = (index) => index > 2;
        return all.flatMap((write, index) => {{
            const view = new Float64Array(core.memory.buffer, numbers);
            const whole = [...view.slice(0, (write(limit) - numbers) / 8)];
            const counts = Array.from({{ length: Math.min(whole.length, 400) }}, (_, at) => at);
            return counts.filter((count) => {{
                view.fill(arguments[0], 0, whole.length + 8);
                const end = (write(numbers + 8 * count) - numbers) / 8;
                const isKept = view.slice(end, whole.length + 8)
                    .every((number) => number === arguments[0]);
                const written = view.slice(0, end);
                // A list that was cut has fewer rows, and says so.
                const isPrefix = !isOutline(index) || written.every((one, at) =>
                    one === whole[at]);
                let ends = 0;
                while (isOutline(index) && ends < end) ends += 1 + length[written[ends]];
                return !(isKept && isPrefix && end <= count && (!isOutline(index) || ends === end));
            }}).map((count) => [index, count]);
        }});
        """,
        CANARY,
    )
    assert wrong == []


CROWDED = {
    "pager": """
        <div id=pages style="display: flex; overflow: auto; width: 300px; height: 20px">
          PAGES</div>
        <jelly-pager id=full for=pages style="width: 4200px; height: 44px"></jelly-pager>
        """.replace("PAGES", "<p style='flex: 0 0 100%; margin: 0'>Page</p>" * 300),
    "segments": "<jelly-segments id=full style='width: 21000px'>"
    + "<button type=button>A</button>" * 2100
    + "</jelly-segments>",
}


@pytest.mark.parametrize("crowded", CROWDED)
def test_what_does_not_fit_leaves_its_neighbors_alone(stage, crowded):
    bar = "<jelly-bar id=before style='width: 300px; height: 40px'></jelly-bar>"
    rest = bar.replace("before", "after")
    browser = stage(f"{SMALL}{bar}{CROWDED[crowded]}{rest}")
    outlines = """
        return [before, after].map((bar) => {
            bar.draw(jelly.clock.seconds());
            return shown(bar);
        });
        """
    whole = browser.evaluate(outlines)
    browser.evaluate(
        """
        const { layout } = await import('/elements/core.js');
        for (let step = 0; step < 5; step++) {
            full.select ? full.select(step * 20) : full.selectedIndex = step * 100;
            full.draw(jelly.clock.seconds());
            full.values();
            layout(full);
            await pass(2);
        }
        """
    )
    settle(browser)
    assert browser.evaluate(outlines) == whole
    tag = f"jelly: <jelly-{crowded}>: outline: must be at most 8192 numbers; got more"
    assert browser.evaluate("return warnings") == [tag]
