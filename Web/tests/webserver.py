"""A small web server for the built elements and for pages that a test makes up.

    with Site() as site:
        browser.open(site.page("<p>Hello"))

`/` is Web/dist, `/tests/` this folder, `/elements/` and `/lab/` those of Web, `/again/` a second
copy of the elements, `/somewhere/jelly/` the site.
"""

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TESTS = Path(__file__).parent
DIST = TESTS.parent / "dist"
SITE = TESTS.parents[1] / ".build/site"
ELEMENTS = (TESTS.parent / "element-names").read_text(encoding="utf-8").split()
"""The names of all elements, as the core's declarations have them."""
FOLDERS = {
    "/tests/": TESTS,
    "/elements/": TESTS.parent / "elements",
    "/lab/": TESTS.parent / "lab",
    "/again/elements/": TESTS.parent / "elements",
    "/again/": DIST,
    "/somewhere/jelly/": SITE,
    "/": DIST,
}


class Site:
    """Serves from a free port of this machine until it is closed."""

    def __init__(self):
        missing = [name for name in ("jelly.js", "jelly.wasm") if not (DIST / name).exists()]
        assert not missing, f"no {' and '.join(missing)} in {DIST}; has Web/build been run?"
        self._answers: dict[str, tuple[int, dict[str, str], bytes]] = {}
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self):
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()

    def page(self, html: str, **headers: str) -> str:
        """Serves `html`, a page without its head, and returns where.

        Headers are named as in Python: `Content_Security_Policy="default-src 'self'"`.
        """
        content = f"<!doctype html><meta charset=utf-8>{html}".encode()
        return self.answer(
            f"page-{len(self._answers) + 1}.html", content, Content_Type="text/html", **headers
        )

    def answer(self, name: str, content: bytes, *, status: int = 200, **headers: str) -> str:
        """Serves `content` under a name, and returns where."""
        self._answers[f"/{name}"] = (status, headers, content)
        return f"{self.url}/{name}"

    def _handler(self):
        answers = self._answers

        class Handler(SimpleHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                if self.path not in answers:
                    return super().do_GET()
                status, headers, content = answers[self.path]
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name.replace("_", "-"), value)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def translate_path(self, path):
                for name, folder in FOLDERS.items():
                    if path.startswith(name):
                        self.directory = str(folder)
                        return super().translate_path("/" + path.removeprefix(name).lstrip("/"))
                return super().translate_path(path)

            def log_message(self, *_):
                pass

        return Handler
