"""What a motion costs a page in Chromium, beside the browser's own elements, plain CSS and peers.

    make bench-page
    python Workshop/Web/bench/page.py [--rounds 3] [--peers FOLDER] [scene …]
    make bench-page PEERS=FOLDER MANUAL=--manual

For each scene: the milliseconds of the processor that the page's thread takes, and all processes of
the browser, each with its ratio to the first contender; and, where a motion is one call, the number
of different pictures while the page is blocked for half a second. In a round each contender has a
browser of its own, in a random order; a ratio is the median of those within a round.

The peers are files that `--peers` names; without them a scene has the other contenders only.
`--manual` writes the ratios of the elements to all others into the manual, with the date; it leaves
out what the manual does not list: the motions by frames, and the pictures.
"""

import argparse
import datetime
import random
import re
import statistics
import sys
import time
from contextlib import suppress
from os import getpid, sysconf
from pathlib import Path

WEB = Path(__file__).resolve().parents[3] / "Web"
sys.path.insert(0, str(WEB / "tests"))
from browsers import Chromium  # noqa: E402
from measuring import blocked_pictures  # noqa: E402
from webserver import FOLDERS, Site  # noqa: E402

MANUAL = WEB / "README.md"

PEERS = {
    "gsap.min.js": "GSAP 3.12 or later: dist/gsap.min.js of its package",
    "flubber.min.js": "flubber 0.4: build/flubber.min.js of its package",
    "anime.umd.min.js": "anime 4: dist/bundles/anime.umd.min.js of its package",
    "bottom-sheet.js": "pure-web-bottom-sheet 1: src/web/index.client.ts, bundled by esbuild",
}

LEAST = (1, 20)
"""The least cost for a ratio in the manual, in ms: all processes are measured in steps of 10."""

QUIET = 0.5
"""The time in which a browser at rest uses at most one step of the clock, in seconds. In a shorter
one a busy machine may not let it work at all."""

LONGEST = 6
"""The longest time that a motion is waited for, in seconds."""

BY_FRAMES = " by frames"
"""The names of contenders that do not fly end so."""

OWN = "<jelly-"
"""The names of contenders that are elements of this package begin so."""

ROWS = "".join(f"<p>Row {n}</p>" for n in range(40))
JELLY = "<script type=module src=/jelly.js></script>"
GSAP = "<script src=/peers/gsap.min.js></script>"
FLUBBER = "<script src=/peers/flubber.min.js></script>"
ANIME = "<script src=/peers/anime.umd.min.js></script>"


class Contender:
    """A page, what is done there, and the file of a peer that it needs."""

    def __init__(self, name, html, *, peer=None, **acts):
        self.name = name
        self.html = html
        self.peer = peer
        self.acts = acts
        """The scripts of its acts by name; `drag` is done by a finger on `#it .grip`."""


def many(html, count):
    return "".join(f"<div class=it>{html}</div>" for _ in range(count))


ALL = "for (const it of document.querySelectorAll('.it > :first-child'))"
DIALOG = """
<style>
  #it { position: fixed; inset: auto 0 0; margin: 0 auto; width: 640px; max-width: none;
    height: 60vh; overflow: auto; border: 0; border-radius: 16px 16px 0 0;
    transition: translate .5s cubic-bezier(.2, .9, .3, 1), display .5s allow-discrete,
      overlay .5s allow-discrete; translate: 0 100% }
  #it[open] { translate: 0 0 }
  @starting-style { #it[open] { translate: 0 100% } }
  #it.held { transition: none }
  .grip { touch-action: none }
</style>"""
DRAGGED = """
<script>
  let start;
  const grip = it.querySelector('.grip');
  grip.addEventListener('pointerdown', (event) => {
    start = event.clientY;
    grip.setPointerCapture(event.pointerId);
    it.classList.add('held');
  });
  grip.addEventListener('pointermove', ({ clientY }) => {
    if (start !== undefined) it.style.translate = `0 ${clientY - start}px`;
  });
  grip.addEventListener('pointerup', () => {
    start = undefined;
    it.classList.remove('held');
    it.style.translate = '';
  });
</script>"""
GRIP = "<div class=grip style='height: 60px'>Drag here</div>"


def drawers():
    sheet = f"{GRIP}{ROWS}"
    return [
        Contender(
            "<dialog>",
            f"{DIALOG}<dialog id=it>{sheet}</dialog>{DRAGGED}",
            open="it.showModal()",
            drag=None,
            close="it.close()",
        ),
        Contender(
            "<jelly-drawer>",
            f"{JELLY}<jelly-drawer id=it detents='60%'>{sheet}</jelly-drawer>",
            open="it.show()",
            drag=None,
            close="it.close()",
        ),
        Contender(
            "<jelly-drawer>" + BY_FRAMES,
            f"{JELLY}<jelly-drawer id=it detents='60%'>{sheet}</jelly-drawer>",
            open="Object.defineProperty(it, 'canFly', { value: false }); it.show()",
            drag=None,
            close="it.close()",
        ),
        Contender(
            "<bottom-sheet>",
            "<script type=module>import { registerSheetElements } from '/peers/bottom-sheet.js';"
            "registerSheetElements()</script>"
            f"<bottom-sheet-dialog-manager><dialog id=it><bottom-sheet>{sheet}</bottom-sheet>"
            "</dialog></bottom-sheet-dialog-manager>",
            peer="bottom-sheet.js",
            open="it.showModal()",
            drag=None,
            close="it.close()",
        ),
    ]


def chips(count):
    style = """
        <style>
          .chip { width: 72px; height: 36px; border-radius: 18px; background: #3478f6 }
          .row { display: flex; gap: 4px }
          .row.wide { gap: 30px }
        </style>"""
    moved = """
        <style>
          .row > * { transition: translate .5s cubic-bezier(.3, 1.4, .5, 1); translate: 0 }
          .row.wide > * { translate: calc(26px * var(--n)) }
        </style>"""
    discs = "".join(f"<div class=chip style='--n: {n}'></div>" for n in range(count))
    act = "it.classList.toggle('wide')"
    goo = """
        <svg width=0 height=0><filter id=goo><feGaussianBlur stdDeviation=8 /><feColorMatrix
          values='1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 20 -9' /></filter></svg>"""
    return [
        Contender(
            "a goo filter",
            f"{style}{moved}{goo}<div id=it class=row style='filter: url(#goo)'>{discs}</div>",
            move=act,
        ),
        Contender("plain chips", f"{style}{moved}<div id=it class=row>{discs}</div>", move=act),
        Contender(
            "<jelly-group>",
            f"{JELLY}{style}<style>.chip {{ background: none }}</style>"
            f"<jelly-group id=it class=row style='--jelly-fill: #3478f6'>{discs}</jelly-group>",
            move=act,
        ),
        Contender(
            "<jelly-group>" + BY_FRAMES,
            f"{JELLY}{style}<style>.chip {{ background: none }}</style>"
            f"<jelly-group id=it class=row style='--jelly-fill: #3478f6'>{discs}</jelly-group>",
            move=f"Object.defineProperty(it, 'canFly', {{ value: false }}); {act}",
        ),
    ]


def switches(count):
    style = """
        <style>
          .track { width: 63px; height: 28px; border-radius: 14px; background: #ccc }
          .thumb { width: 37px; height: 24px; border-radius: 12px; background: #fff; margin: 2px }
        </style>"""
    thumb = "<div class=track><div class=thumb></div></div>"
    motion = "cubic-bezier(.3, 1.4, .5, 1)"
    return [
        Contender(
            "a CSS transition",
            f"{style}<style>.thumb {{ transition: translate .5s {motion} }} "
            f".on .thumb {{ translate: 22px }}</style>{many(thumb, count)}",
            move=f"{ALL} it.classList.toggle('on')",
        ),
        Contender(
            "<jelly-switch>",
            JELLY + many("<jelly-switch></jelly-switch>", count),
            move=f"{ALL} it.click()",
        ),
        Contender(
            "<jelly-switch>" + BY_FRAMES,
            JELLY + many("<jelly-switch></jelly-switch>", count),
            move=f"{ALL} {{ Object.defineProperty(it, 'canFly', {{ value: false }}); it.click() }}",
        ),
        Contender(
            "GSAP",
            GSAP + style + many(thumb, count),
            peer="gsap.min.js",
            move="gsap.to('.thumb', { x: 22, duration: 1, ease: 'elastic.out(1, .5)' })",
        ),
        Contender(
            "anime",
            ANIME + style + many(thumb, count),
            peer="anime.umd.min.js",
            move="anime.animate('.thumb', { x: 22, duration: 1000, ease: 'outElastic(1, .5)' })",
        ),
    ]


def bars(count):
    path = "<svg width=300 height=140><path fill='#3478f6' d='M0 0H300V60Q150 60 0 60Z' /></svg>"
    dent = "const d = (y) => `M0 0H300V60Q150 ${60 + 2 * y} 0 60Z`;"
    grab = """{
        const { left, top, height } = it.getBoundingClientRect();
        const at = (more) => ({ clientX: left + 150, clientY: top + height - 2 + more });
        const now = performance.now();
        it.touchBegan(at(0), now);
        it.touchMoved(at(60), now + 50);
        it.touchEnded(at(60), now + 51);
    }"""
    bar = "<jelly-bar style='height: 60px; width: 300px; margin-bottom: 80px'></jelly-bar>"
    return [
        Contender(
            "clip-path by the browser",
            many(
                "<div style='width: 300px; height: 140px; background: #3478f6; "
                """clip-path: path("M0 0H300V60Q150 60 0 60Z")'></div>""",
                count,
            ),
            move=f"""{dent}
                const frames = Array.from({{ length: 61 }}, (_, n) => ({{ clipPath:
                    `path("${{d(60 * Math.exp(-n / 12) * Math.cos(n / 3))}}")` }}));
                {ALL} it.animate(frames, 1000)""",
        ),
        Contender("<jelly-bar>", JELLY + many(bar, count), move=f"{ALL} {grab}"),
        Contender(
            "<jelly-bar>" + BY_FRAMES,
            JELLY + many(bar, count),
            move=f"""{ALL} {{
                Object.defineProperty(it, 'canFly', {{ value: false }}); {grab} }}""",
        ),
        Contender(
            "GSAP",
            GSAP + many(path, count),
            peer="gsap.min.js",
            move=f"""{dent} {ALL} {{
                const state = {{ y: 60 }}, path = it.querySelector('path');
                gsap.to(state, {{ y: 0, duration: 1, ease: 'elastic.out(1, .3)',
                    onUpdate: () => path.setAttribute('d', d(state.y)) }}) }}""",
        ),
        Contender(
            "anime",
            ANIME + many(path, count),
            peer="anime.umd.min.js",
            move=f"""{dent} {ALL} {{
                const state = {{ y: 60 }}, path = it.querySelector('path');
                anime.animate(state, {{ y: 0, duration: 1000, ease: 'outElastic(1, .3)',
                    onUpdate: () => path.setAttribute('d', d(state.y)) }}) }}""",
        ),
    ]


def icons(starts, ends, look, count):
    """Icons that become other ones: those of fills, or of strokes."""
    style = f"""
        <style>
          .it {{ display: inline-block; width: 48px; height: 48px; position: relative }}
          svg, jelly-icon, jelly-shape {{ display: block; width: 48px; height: 48px; {look} }}
        </style>"""
    paths = ["".join(f"<path d='{data}'/>" for data in drawing) for drawing in (starts, ends)]
    named = "".join(
        f"<svg data-name={name} viewBox='0 0 24 24'>{path}</svg>" for name, path in zip("ab", paths)
    )
    cross = """
        <style>
          .two svg { position: absolute; transition: opacity .3s }
          .two.on svg:first-child, .two:not(.on) svg + svg { opacity: 0 }
        </style>"""
    one = f"<svg viewBox='0 0 24 24'>{paths[0]}</svg>"
    pairs = "[" + ", ".join(f"['{one}', '{two}']" for one, two in zip(starts, ends)) + "]"
    each = f"{ALL} it.querySelectorAll('path').forEach((path, at) =>"
    return [
        Contender(
            "a cross-fade",
            style + cross + many(f"<div class=two>{named}</div>", count),
            move=f"{ALL} it.classList.toggle('on')",
        ),
        Contender(
            "<jelly-icon>",
            JELLY + style + many(f"<jelly-icon>{named}</jelly-icon>", count),
            move=f"{ALL} it.shown = 'b'",
        ),
        Contender(
            "<jelly-shape morphs>",
            JELLY + style + many(f"<jelly-shape morphs>{named}</jelly-shape>", count),
            move=f"{ALL} it.shown = 'b'",
        ),
        Contender(
            "flubber",
            FLUBBER + style + many(one, count),
            peer="flubber.min.js",
            move=f"""const pairs = {pairs}; {each} {{
                const between = flubber.interpolate(...pairs[at]), start = performance.now();
                (function show() {{
                    const share = Math.min((performance.now() - start) / 600, 1);
                    path.setAttribute('d', between(share));
                    if (share < 1) requestAnimationFrame(show);
                }})();
            }})""",
        ),
    ]


FILLS = (["M6 4L20 12L6 20Z"], ["M6 4H10V20H6ZM14 4H18V20H14Z"], "fill: currentColor")
LINES = (
    ["M4 6H20", "M4 12H20", "M4 18H20"],
    ["M6 6L18 18", "M12 12L12 12", "M18 6L6 18"],
    "fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round",
)


def idle(native, jelly, bare, count):
    """Elements that are added to a page with one of them, scrolled past, and removed."""
    page = "<div id=place style='height: 600px; overflow: auto'><div class=it>{}</div></div>"
    acts = {
        "add": """
            const html = place.innerHTML;
            const box = document.createElement('div');
            box.innerHTML = html.repeat({count});
            place.append(box)""".replace("{count}", str(count)),
        "scroll": """
            let step = 0;
            const scroll = () => {
                place.scrollTop = step * place.scrollHeight / 61;
                if (step++ < 61) requestAnimationFrame(scroll);
            };
            scroll()""",
        "remove": "place.lastChild.remove()",
    }
    define = "<script>customElements.define('bare-element', class extends HTMLElement {});</script>"
    return [
        Contender("the browser's own", page.format(native), **acts),
        Contender("a bare custom element", define + page.format(bare), **acts),
        Contender("<jelly-switch>", JELLY + page.format(jelly), **acts),
    ]


BARE = "<bare-element style='display: inline-block; width: 63px; height: 44px'></bare-element>"
SWITCHES = ("<input type=checkbox>", "<jelly-switch></jelly-switch>", BARE)
SCENES = {
    "drawer": drawers(),
    "5 chips": chips(5),
    "12 chips": chips(12),
    "1 switch": switches(1),
    "100 switches": switches(100),
    "1 bar": bars(1),
    "10 bars": bars(10),
    "100 bars": bars(100),
    "1 icon": icons(*FILLS, 1),
    "1 icon of strokes": icons(*LINES, 1),
    "50 icons": icons(*FILLS, 50),
    "100 idle switches": idle(*SWITCHES, 100),
    "1000 idle switches": idle(*SWITCHES, 1000),
}


def processor() -> float:
    """The processor seconds of all processes of the browser so far."""
    processes = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rsplit(")", 1)[1].split()
            processes[int(stat.parent.name)] = (int(fields[1]), sum(map(int, fields[11:13])))
    own = {getpid()}
    while more := {pid for pid, (parent, _) in processes.items() if parent in own} - own:
        own |= more
    own.remove(getpid())
    return sum(processes[pid][1] for pid in own) / sysconf("SC_CLK_TCK")


def wait_for_rest():
    """Waits until the browser does nothing, by its use of the processor: a question to the page
    would count as its work."""
    end = time.monotonic() + LONGEST
    used = processor()
    while time.monotonic() < end:
        time.sleep(QUIET)
        before, used = used, processor()
        if used - before <= 1 / sysconf("SC_CLK_TCK"):
            return


def thread(browser) -> float:
    """The processor seconds of the page's thread so far."""
    rows = browser.devtools("Performance.getMetrics")["metrics"]
    return next(row["value"] for row in rows if row["name"] == "ThreadTime")


def drag(browser):
    """Moves a finger by 200 px down in 40 steps at 60 Hz; returns what lifts it.

    So a person drags: the finger goes on whether or not the page has drawn its last move, and a
    frame gets all moves since the one before. A driver that waits for the answer to each move
    makes another drag of it: 40 frames of a drawer in 2.3 s, and not 27 in 0.7. That takes 4 times
    the page's thread of a `<dialog>`, this one 1.8 times, and one at 120 Hz 1.2 times.
    """
    x, y = browser.evaluate("""
        const { left, top, width, height } = document.querySelector('.grip')
            .getBoundingClientRect();
        return [left + width / 2, top + height / 2]""")

    def touch(kind, *points):
        browser.devtools("Input.dispatchTouchEvent", type=kind, touchPoints=list(points))

    touch("touchStart", {"x": x, "y": y})
    start = time.monotonic()
    for step in range(1, 41):
        time.sleep(max(start + step / 60 - time.monotonic(), 0))
        point = {"x": x, "y": y + 5 * step}
        browser.send("Input.dispatchTouchEvent", type="touchMove", touchPoints=[point])
    return lambda: touch("touchEnd")


def open_page(browser, site, contender):
    body = f"<body style='margin: 40px; font: 16px sans-serif'>{contender.html}"
    browser.open(site.page(body))
    if JELLY in contender.html and "<jelly-icon" not in contender.html:
        browser.wait_until(
            "return [...document.querySelectorAll(':defined')].some(({ body }) => body > 0)"
        )
    if "<jelly-icon" in contender.html:
        # What nobody has matched is matched when the page is idle.
        browser.wait_until(
            "const known = [...globalThis[Symbol.for('jelly-matches')].values()];"
            "return known.some(({ length }) => length)"
        )
    time.sleep(0.5)
    browser.devtools("Performance.enable", timeDomain="threadTicks")


def measure(site, contender):
    """The milliseconds of the page's thread and of all processes, by act."""
    costs = {}
    with Chromium() as browser:
        browser.viewport(1000, 800)
        open_page(browser, site, contender)

        def spend(act, work):
            before = thread(browser), processor()
            after = work()
            if act != "drag":
                wait_for_rest()
            spent = [
                1000 * (now - then) for now, then in zip((thread(browser), processor()), before)
            ]
            costs[act] = spent
            return after

        for act, script in contender.acts.items():
            if script is None:
                lift = spend(act, lambda: drag(browser))
                spend("flight", lift)
            else:
                spend(
                    act,
                    lambda script=script: browser.devtools(
                        "Runtime.evaluate", expression=f"{{ {script} }}"
                    ),
                )
    return costs


def pictures(site, contender):
    """The different pictures that Chromium shows of the first act while the page is blocked."""
    with Chromium() as browser:
        browser.viewport(1000, 800)
        open_page(browser, site, contender)
        act = next(iter(contender.acts.values()))
        return len(blocked_pictures(browser, f"{{ {act} }}", 500))


def ratios(results, name, other, act):
    """The costs of one contender over those of another in the same round, medians, by part."""
    return [
        statistics.median(
            one[act][part] / max(two[act][part], 0.1)
            for one, two in zip(results[name], results[other])
        )
        for part in (0, 1)
    ]


def median(rounds, act, part):
    """The median of what a contender costs, in ms."""
    return statistics.median(costs[act][part] for costs in rounds)


def rows(scene, results):
    """The rows of the manual's table: an element beside all others."""
    names = [name for name in results if not name.startswith(OWN)]
    own = next(name for name in results if name.startswith(OWN))
    for act in results[own][0]:
        pairs = [ratios(results, own, name, act) for name in names]
        cells = [
            ", ".join(
                f"{pair[part]:.1f}" if median(results[name], act, part) >= LEAST[part] else "–"
                for name, pair in zip(names, pairs)
            )
            for part in (0, 1)
        ]
        beside = ", ".join(re.sub("(<.+?>)", r"`\1`", name) for name in names)
        yield f"| {scene}: {act} | {beside} | {cells[0]} | {cells[1]} |\n"


def write(lines, rounds):
    """Writes the table into the manual."""
    with Chromium() as browser:
        version = browser.devtools("Browser.getVersion")["product"].split("/")[1].split(".")[0]
    text = MANUAL.read_text(encoding="utf-8")
    table = (
        f"Measured on {datetime.date.today():%d %B %Y}, Chromium {version}, {rounds} rounds:\n\n"
        "| scene | beside | times the page's thread | times all processes |\n"
        "| --- | --- | --- | --- |\n" + "".join(lines)
    )
    text, count = re.subn(
        r"(<!-- costs -->\n).*?(<!-- costs end -->)",
        lambda match: match[1] + table + match[2],
        text,
        flags=re.S,
    )
    assert count == 1, "the manual has no place for the costs"
    MANUAL.write_text(text, encoding="utf-8")


def compare(site, scene, contenders, rounds):
    """Prints what the contenders cost; returns it by their names, for each round."""
    results = {one.name: [] for one in contenders}
    for _ in range(rounds):
        for one in random.sample(contenders, len(contenders)):
            results[one.name].append(measure(site, one))
    first = contenders[0].name
    for act in results[first][0]:
        print(f"\n{scene}: {act}\n{'':28}{'page, ms':>10}{'ratio':>8}{'all, ms':>10}{'ratio':>8}")
        for one in contenders:
            row = f"{one.name:28}"
            ratio = ratios(results, one.name, first, act)
            for part in (0, 1):
                row += f"{median(results[one.name], act, part):10.1f}{ratio[part]:8.2f}"
            print(row, flush=True)
    return results


def main():
    parser = argparse.ArgumentParser(description="Compares what motions cost a page in Chromium.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--peers", type=Path, help="a folder with the files of peers")
    parser.add_argument("--manual", action="store_true", help="write the ratios into the manual")
    parser.add_argument("scenes", nargs="*", metavar="scene", help=", ".join(SCENES))
    options = parser.parse_args()
    if unknown := set(options.scenes) - set(SCENES):
        parser.error(f"scene: must be one of {', '.join(SCENES)}; got {', '.join(unknown)}")
    if options.manual and options.scenes:
        parser.error("--manual: must be without scenes, since the table has all of them")
    there = {name for name in PEERS if options.peers and (options.peers / name).exists()}
    for name in PEERS.keys() - there:
        print(f"not compared, --peers has no {name} ({PEERS[name]})")
    folders = {"/peers/": options.peers, **FOLDERS} if options.peers else FOLDERS
    lines = []
    with Site(folders) as site:
        for scene in options.scenes or SCENES:
            contenders = [
                one
                for one in SCENES[scene]
                if (one.peer is None or one.peer in there)
                and not (options.manual and one.name.endswith(BY_FRAMES))
            ]
            lines += rows(scene, compare(site, scene, contenders, options.rounds))
            if not options.manual and "add" not in contenders[0].acts:
                counts = {one.name: pictures(site, one) for one in contenders}
                shown = ", ".join(f"{name} {count}" for name, count in counts.items())
                print(f"pictures while the page is blocked: {shown}", flush=True)
    print("\n" + "".join(lines), end="")
    if options.manual:
        write(lines, options.rounds)


if __name__ == "__main__":
    main()
