"""A small web server for the built elements and for pages that a test makes up.

    with Site() as site:
        browser.open(site.page("<p>Hello"))

`/` is Web/dist, `/tests/` this folder, `/Web/`, `/Examples/` and `/elements/` those of the project,
`/again/` a second copy of the elements, `/somewhere/jelly/` the site.
"""

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TESTS = Path(__file__).parent
DIST = TESTS.parent / "dist"
SITE = TESTS.parents[1] / ".build/site"
ELEMENTS = (TESTS.parent / "element-names").read_text(encoding="utf-8").split()
"""The names of all elements, as the core's declarations have them."""
BODIES = [
    name
    for name in ELEMENTS
    if "extends (globalThis.HTMLElement" not in (TESTS.parent / f"elements/{name}.js").read_text()
]
"""Those with a body: with a tuning, an outline, and a core that they share with others."""
FOLDERS = {
    "/tests/": TESTS,
    "/elements/": TESTS.parent / "elements",
    "/Web/": TESTS.parent,
    "/Examples/": TESTS.parents[1] / "Examples",
    "/again/elements/": TESTS.parent / "elements",
    "/again/": DIST,
    "/somewhere/jelly/": SITE,
}


class Site:
    """Serves from a free port of this machine until it is closed, and so from an origin of its own.

    Each response has the headers, such as `Access_Control_Allow_Origin="*"`.
    """

    def __init__(self, folders: dict[str, Path] = FOLDERS, **headers: str):
        missing = [name for name in ("jelly.js", "jelly.wasm") if not (DIST / name).exists()]
        assert not missing, f"no {' and '.join(missing)} in {DIST}; has Web/build been run?"
        self._answers: dict[str, tuple[int, dict[str, str], bytes, threading.Event | None]] = {}
        self._folders = folders
        self._headers = headers
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

    def answer(
        self,
        name: str,
        content: bytes,
        *,
        status: int = 200,
        after: threading.Event | None = None,
        **headers: str,
    ) -> str:
        """Serves `content` under a name, when an event has happened, and returns where."""
        self._answers[f"/{name}"] = (status, headers, content, after)
        return f"{self.url}/{name}"

    def core(self, content: bytes | None = None, **answer) -> str:
        """Serves the elements with this core, answered as by `answer`; returns their folder."""
        content = (DIST / "jelly.wasm").read_bytes() if content is None else content
        folder = f"core-{len(self._answers)}"
        script = (DIST / "jelly.js").read_bytes().replace(b"'./elements/", b"'/elements/")
        self.answer(f"{folder}/jelly.js", script, Content_Type="text/javascript")
        self.answer(
            f"{folder}/jelly.wasm", content, **{"Content_Type": "application/wasm", **answer}
        )
        return folder

    def _handler(self):
        answers, folders, common = self._answers, self._folders, self._headers

        class Handler(SimpleHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                if self.path not in answers:
                    return super().do_GET()
                status, headers, content, after = answers[self.path]
                if after:
                    after.wait()
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name.replace("_", "-"), value)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def end_headers(self):
                for name, value in common.items():
                    self.send_header(name.replace("_", "-"), value)
                super().end_headers()

            def translate_path(self, path):
                for name, folder in folders.items():
                    if path.startswith(name):
                        self.directory = str(folder)
                        return super().translate_path("/" + path.removeprefix(name).lstrip("/"))
                self.directory = str(DIST)
                return super().translate_path(path)

            def log_message(self, *_):
                pass

        return Handler
