"""Badges for the tests' pages, and what the tests ask of them; see pages/stage.js."""

APP = "position: absolute; left: 100px; top: 100px; width: 60px; height: 60px"
"""What the badge sits on; its corner, and so the badge's center, is at (160, 100)."""

HEARD = """<script>
    for (const what of ["detach", "reattach", "dismiss", "restore"]) {
        const note = ({ target }) => heard.push(`${what} ${target.id}`);
        document.addEventListener(`jelly-${what}`, note);
    }
    </script>"""

BADGE = "<jelly-badge id=badge count=3 label='unread messages'></jelly-badge>"
PAGE = f"{HEARD}<div id=app style='{APP}'>{BADGE}</div>"

HOME = (160, 100)
NEAR = (200, 130)  # 50 pixels from home: the neck holds.
FAR = (280, 180)  # 144 pixels: torn, with a neck stretch of 16 and a diameter of 22 beyond 88.


def phase(browser):
    return browser.evaluate("await pass(2); return badge.phase")


def heard(browser):
    """The jelly events that have reached the document, without the badge's name."""
    return browser.evaluate("await pass(2); return heard.map((text) => text.split(' ')[0])")


def center(browser, part="count"):
    """Where a part of the badge is shown, in the viewport."""
    return browser.evaluate(
        """
        await pass(2);
        const range = document.createRange();
        const part = badge.shadowRoot.querySelector(`[part=${arguments[0]}]`);
        const { left, top, width, height } = part.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
        """,
        part,
    )


def is_lifted(browser):
    """Whether the badge is above the page."""
    return browser.evaluate(
        "return badge.shadowRoot.querySelector('[popover]').matches(':popover-open')"
    )


def near(point, other, pixels=1):
    return abs(point[0] - other[0]) <= pixels and abs(point[1] - other[1]) <= pixels
