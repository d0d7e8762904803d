"""How long after a bare `<svg>` an element's first outline is on the screen, in Chromium.

    make bench-web        (or: python Web/bench/first.py [rounds])

Each page is loaded anew, and nothing is kept between loads. The rounds are interleaved, and each
time is that of the first frame that shows an outline, from the start of the navigation.
"""

import functools
import http.server
import statistics
import sys
import threading
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(WEB / "tests"))
from browsers import Chromium  # noqa: E402

HEAD = """<!doctype html><base href="/"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="jelly.css">
<script>
requestAnimationFrame(function look(now) {
  // After the frame: a ResizeObserver still draws in it.
  setTimeout(() => {
    const bar = document.querySelector('jelly-bar');
    const path = (bar ? bar.shadowRoot : document)?.querySelector('path');
    if (path?.getAttribute('d')) window.first = now;
    else requestAnimationFrame(look);
  });
});
</script>"""
BARE = """<div style="position: relative">
<svg style="position: absolute; inset: 0"><path d="M0 0H300V60Q150 90 0 60Z"/></svg>
<h1>Inbox</h1></div>"""
BAR = '<jelly-bar style="padding: 1rem"><h1>Inbox</h1></jelly-bar>'


def page(script, core=None):
    preload = f'<link rel="preload" href="{core}" as="fetch" crossorigin>' if core else ""
    return f'{HEAD}{preload}<script type="module" src="{script}"></script>{BAR}'


PAGES = {
    "bare": HEAD + BARE,
    "jelly.js": page("jelly.js"),
    "jelly.js, preload": page("jelly.js", "jelly.wasm"),
    "jelly-bar.js": page("jelly-bar.js"),
    "jelly-bar.js, preload": page("jelly-bar.js", "jelly-bar.wasm"),
    "inline/jelly-bar.js": page("inline/jelly-bar.js"),
}


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Else a body waits 40 ms for the receipt of its headers.
    disable_nagle_algorithm = True

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def do_GET(self):
        number = self.path.removeprefix("/page/")
        if number == self.path:
            return super().do_GET()
        content = list(PAGES.values())[int(number)].encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    handler = functools.partial(Handler, directory=WEB / "dist/package")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    times = {name: [] for name in PAGES}
    with Chromium() as browser:
        for _ in range(rounds):
            for number, name in enumerate(PAGES):
                browser.open(f"http://127.0.0.1:{server.server_port}/page/{number}")
                browser.wait_until("return !!window.first")
                times[name].append(browser.evaluate("return first"))
                browser.open("about:blank")
    print(f"\nThe first outline, medians of {rounds} interleaved rounds\n")
    for name, row in times.items():
        later = statistics.median(one - bare for one, bare in zip(row, times["bare"]))
        print(f"{name:24}{statistics.median(row):6.0f} ms   {later:4.0f} ms after a bare <svg>")


if __name__ == "__main__":
    main()
