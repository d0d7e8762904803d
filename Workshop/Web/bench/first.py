"""How long after a bare `<svg>` an element's first outline is on the screen, in Chromium.

    make bench-web        (or: python Workshop/Web/bench/first.py [rounds] [slow] [gzip|manual])

With `slow` it is a phone on a slow line: 390 pixels wide, 150 ms latency, 200 kB/s, and a processor
four times slower; with `gzip` the server compresses. With `manual` both tables of a slow line are
written into the manual.

Each page is loaded anew, and nothing is kept between loads. The rounds are interleaved, and each
time is that of the first frame that shows an outline, from the start of the navigation; of a plain
switch it is the first one in which it can be used.
"""

import functools
import gzip
import http.server
import re
import statistics
import sys
import threading
from pathlib import Path

WEB = Path(__file__).resolve().parents[3] / "Web"
sys.path.insert(0, str(WEB / "tests"))
from browsers import Chromium  # noqa: E402

HEAD = """<!doctype html><base href="/"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="jelly.css">
<script>
requestAnimationFrame(function look(now) {
  // After the frame: a ResizeObserver still draws in it.
  setTimeout(() => {
    const element = document.querySelector('jelly-bar, jelly-switch');
    const path = (element ? element.shadowRoot : document)?.querySelector('[part=outline], path');
    const isUsable = window.isPlain && element?.matches(':defined');
    if (isUsable || path?.getAttribute('d')) window.first = now;
    else requestAnimationFrame(look);
  });
});
</script>"""
BARE = """<div style="position: relative">
<svg style="position: absolute; inset: 0"><path d="M0 0H300V60Q150 90 0 60Z"/></svg>
<h1>Inbox</h1></div>"""
BAR = '<jelly-bar style="padding: 1rem"><h1>Inbox</h1></jelly-bar>'
SWITCH = '<jelly-switch label="Sound"></jelly-switch>'
PLAIN = "<script>window.isPlain = true</script>"


def page(script, core=None, modules=(), body=BAR):
    preload = f'<link rel="preload" href="{core}" as="fetch" crossorigin>' if core else ""
    preload += "".join(f'<link rel="modulepreload" href="{module}">' for module in modules)
    return f'{HEAD}{preload}<script type="module" src="{script}"></script>{body}'


def shared(entry):
    """The modules that an entry imports: a browser learns of them when it has read the entry."""
    text = (WEB / "dist/package" / entry).read_text(encoding="utf-8")
    return sorted(set(re.findall(r"shared/[A-Za-z0-9]+\.js", text)))


PAGES = {
    "bare": HEAD + BARE,
    "jelly.js": page("jelly.js"),
    "jelly.js, preload": page("jelly.js", "jelly.wasm"),
    "jelly-bar.js": page("jelly-bar.js"),
    "jelly-bar.js, preload": page("jelly-bar.js", "jelly-bar.wasm"),
    "jelly-bar.js, all preloaded": page("jelly-bar.js", "jelly-bar.wasm", shared("jelly-bar.js")),
    "define.js, jelly-bar": HEAD
    + """<script type="module">
    import { define } from '/define.js';
    define(['jelly-bar']);
    </script>"""
    + BAR,
    "auto.js, a bar": page("auto.js"),
    "inline/jelly-bar.js": page("inline/jelly-bar.js"),
    "jelly.inline.js": page("jelly.inline.js"),
    "jelly-switch.js": page("jelly-switch.js", body=SWITCH),
    "jelly-switch.js, usable": page("jelly-switch.js", body=PLAIN + SWITCH),
    "inline/jelly-switch.js": page("inline/jelly-switch.js", body=SWITCH),
}


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Else a body waits 40 ms for the receipt of its headers.
    disable_nagle_algorithm = True
    compresses = False

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def do_GET(self):
        number = self.path.removeprefix("/page/")
        if number != self.path:
            content, kind = list(PAGES.values())[int(number)].encode(), "text/html"
        elif self.compresses and Path(file := self.translate_path(self.path)).is_file():
            content, kind = Path(file).read_bytes(), self.guess_type(file)
        else:
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", kind)
        if self.compresses:
            content = gzip.compress(content)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


class CompressingHandler(Handler):
    compresses = True


def measure(rounds, *, is_slow, compresses):
    """The times of each page, in ms, in the order of the rounds."""
    kind = CompressingHandler if compresses else Handler
    handler = functools.partial(kind, directory=WEB / "dist/package")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    times = {name: [] for name in PAGES}
    with Chromium() as browser:
        if is_slow:
            browser.viewport(390, 844)
            browser.devtools("Network.enable")
            browser.devtools(
                "Network.emulateNetworkConditions",
                offline=False,
                latency=150,
                downloadThroughput=200_000,
                uploadThroughput=200_000,
            )
            browser.devtools("Emulation.setCPUThrottlingRate", rate=4)
        for _ in range(rounds):
            for number, name in enumerate(PAGES):
                browser.open(f"http://127.0.0.1:{server.server_port}/page/{number}")
                browser.wait_until("return !!window.first")
                times[name].append(browser.evaluate("return first"))
                browser.open("about:blank")
    server.shutdown()
    return times


def write(rounds):
    """Writes the table of the times on a slow line, in ms, without and with compression."""
    ways = [measure(rounds, is_slow=True, compresses=way) for way in (False, True)]
    rows = ["| page | as it is | compressed by the server |\n| --- | --- | --- |\n"]
    for name in ways[0]:
        cells = " | ".join(f"{statistics.median(way[name]):.0f}" for way in ways)
        page = re.sub(r"^(\S+js)", r"`\1`", name) if name != "bare" else "a bare `<svg>`"
        rows.append(f"| {page} | {cells} |\n")
    manual = WEB / "README.md"
    text, count = re.subn(
        r"(<!-- times -->\n).*?(<!-- times end -->)",
        lambda match: match[1] + "".join(rows) + match[2],
        manual.read_text(encoding="utf-8"),
        flags=re.S,
    )
    assert count == 1, "the manual has no place for the times"
    manual.write_text(text, encoding="utf-8")


def main():
    words = sys.argv[1:]
    rounds = next((int(word) for word in words if word.isdigit()), 15)
    if "manual" in words:
        write(rounds)
        return
    times = measure(rounds, is_slow="slow" in words, compresses="gzip" in words)
    print(f"\nThe first outline, medians of {rounds} interleaved rounds\n")
    for name, row in times.items():
        later = statistics.median(one - bare for one, bare in zip(row, times["bare"]))
        print(f"{name:30}{statistics.median(row):6.0f} ms   {later:4.0f} ms after a bare <svg>")


if __name__ == "__main__":
    main()
