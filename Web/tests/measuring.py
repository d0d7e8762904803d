"""What the tests ask of any page with elements; see pages/stage.js."""


def heard(browser):
    """The jelly events that have reached the document since the page was opened."""
    # Chromium hands touches on with the next frame.
    return browser.evaluate("await pass(2); return heard")


def said(browser):
    """What the elements have announced last."""
    return browser.evaluate("return spoken.at(-1) ?? ''")


def settle(browser, until="true", rate=20):
    """Lets the rest of the motion pass in a moment, and waits for a condition."""
    # Chromium hands a touch on with the next frame; before that nothing moves yet.
    browser.evaluate("await pass(2); jelly.clock.rate = arguments[0]", rate)
    browser.wait_until(f"return isIdle() && ({until})")
    browser.evaluate("jelly.clock.rate = 1")


def assert_no_frames(browser):
    """No frame is asked for any more; one that was asked for before may still come."""
    browser.evaluate("await pass(2)")
    asked = browser.evaluate("return frames.asked")
    browser.evaluate("await pass(6)")
    assert browser.evaluate("return [frames.asked, isIdle()]") == [asked, True]


def blocked_pictures(browser, move, milliseconds, until="true"):
    """The different pictures of a motion that Chromium shows while a page is blocked, as base64.

    The page is blocked after the first frames, and not before a condition is true.
    """
    browser.devtools("Page.startScreencast", format="png", everyNthFrame=1)
    browser.send(
        "Runtime.evaluate",
        expression=f"""
            {move};
            let left = 5;
            const block = () => {{
                if (left-- > 0 || !({until})) return requestAnimationFrame(block);
                window.blockedAt = Date.now() / 1000;
                const end = performance.now() + {milliseconds};
                while (performance.now() < end);
            }};
            block();
            """,
    )
    pictures = []
    for frame in browser.events("Page.screencastFrame", seconds=2 + milliseconds / 1000):
        pictures.append((frame["metadata"]["timestamp"], frame["data"]))
        browser.send("Page.screencastFrameAck", sessionId=frame["sessionId"])
    browser.devtools("Page.stopScreencast")
    start = browser.evaluate("return blockedAt")
    # A picture that was begun before still comes.
    return {data for at, data in pictures if 0.03 < at - start < milliseconds / 1000}


def middle(browser, what):
    """The middle of an element in the viewport."""
    return browser.evaluate(f"""
        const {{ left, top, width, height }} = {what}.getBoundingClientRect();
        return [left + width / 2, top + height / 2]""")


def accessible(browser, *roles):
    """The role and the name of all that Chromium tells assistive technologies, or of some roles."""
    browser.devtools("Accessibility.enable")
    nodes = browser.devtools("Accessibility.getFullAXTree")["nodes"]
    browser.devtools("Accessibility.disable")
    found = [
        # A screen reader does not read the blank at an end.
        (node["role"]["value"], node.get("name", {}).get("value", "").strip())
        for node in nodes
        if not node["ignored"]
    ]
    return [pair for pair in found if not roles or pair[0] in roles]


def layouts(browser):
    """How often Chromium has laid out the page."""
    return count(browser, "LayoutCount")


def styles(browser):
    """How often Chromium has computed the styles of the page."""
    return count(browser, "RecalcStyleCount")


def count(browser, metric):
    browser.devtools("Performance.enable")
    rows = browser.devtools("Performance.getMetrics")["metrics"]
    return next(row["value"] for row in rows if row["name"] == metric)
