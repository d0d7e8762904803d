"""A menu for the tests' pages, and what the tests ask of it; see pages/stage.js."""

AT = "position: absolute; left: 300px; top: 300px; width: 56px; height: 56px"
ITEMS = "".join(f"<button type=button id=i{i}>{i}</button>" for i in range(4))
MENU = f"""
    <script>for (const what of ['open', 'close', 'select'])
        document.addEventListener(`jelly-${{what}}`, ({{ detail }}) =>
            heard.push(what + (detail ? ` ${{detail.index}} ${{detail.item.id}}` : '')));</script>
    <button id=before>before</button>
    <jelly-menu id=menu label=Compose style='{AT}'>{ITEMS}</jelly-menu>
    <button id=after>after</button>"""

BUTTON = (328, 328)
"""The middle of that menu's button."""

TAB, ENTER, ESCAPE, SPACE, END, HOME = "\ue004", "\ue007", "\ue00c", " ", "\ue010", "\ue011"
LEFT, UP, RIGHT, DOWN = "\ue012", "\ue013", "\ue014", "\ue015"


def focused(browser):
    """The name of the element that has the focus."""
    return browser.evaluate("await pass(2); return document.activeElement.id")
