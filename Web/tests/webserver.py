"""A small web server for the built elements and for pages that a test makes up.

    with Site() as site:
        browser.open(site.page("<p>Hello"))

`/` is Web/dist, `/tests/` this folder, `/elements/` Web/elements.
"""

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TESTS = Path(__file__).parent
DIST = TESTS.parent / "dist"
FOLDERS = {"/tests/": TESTS, "/elements/": TESTS.parent / "elements", "/": DIST}


class Site:
    """Serves from a free port of this machine until it is closed."""

    def __init__(self):
        missing = [name for name in ("jelly.js", "jelly.wasm") if not (DIST / name).exists()]
        assert not missing, f"no {' and '.join(missing)} in {DIST}; has Web/build been run?"
        self._pages: dict[str, bytes] = {}
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self):
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()

    def page(self, html: str) -> str:
        """Serves `html`, a page without its head, and returns where."""
        path = f"/page-{len(self._pages) + 1}.html"
        self._pages[path] = f"<!doctype html><meta charset=utf-8>{html}".encode()
        return self.url + path

    def _handler(self):
        pages = self._pages

        class Handler(SimpleHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                if self.path not in pages:
                    return super().do_GET()
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.send_header("Content-Length", str(len(pages[self.path])))
                self.end_headers()
                self.wfile.write(pages[self.path])

            def translate_path(self, path):
                for name, folder in FOLDERS.items():
                    if path.startswith(name):
                        self.directory = str(folder)
                        return super().translate_path("/" + path.removeprefix(name).lstrip("/"))
                return super().translate_path(path)

            def log_message(self, *_):
                pass

        return Handler
