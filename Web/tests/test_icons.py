"""200 icons of others, each a sheet of jelly: at rest they are what they were."""

from importlib.resources import files
from zipfile import ZipFile

from measuring import settle
from test_shape import difference


def icons():
    """Every fifteenth icon of two sets, stroked and filled, of all forms that drawings have."""
    found = []
    for name in ("heroicons", "lucide"):
        with ZipFile(files(name) / f"{name}.zip") as archive:
            found += [archive.read(file).decode() for file in sorted(archive.namelist())]
    return found[::15][:200]


def grid(tag):
    """A page of icons, so small that WebKit draws it as one tile."""
    return (
        """<style>
        body { display: grid; grid-template-columns: repeat(17, 30px); color: #234 }
        .icon { width: 24px; height: 24px; margin: 3px }
        .icon svg { display: block; width: 100%; height: 100% }
        </style>"""
    ) + "".join(f"<{tag} class=icon>{icon}</{tag}>" for icon in icons())


ALL = "const all = [...document.querySelectorAll('.icon')];"
DRAWN = "all.map((icon) => icon.innerHTML.replaceAll(' style=\"\"', ''))"


def test_200_icons_are_the_plain_drawings_before_and_after_they_moved(complete_stage, tmp_path):
    def pictures():
        # WebKit draws single pixels of a page one way or another each time, also of a plain one.
        found = []
        for _ in range(6 if browser.name == "webkit" else 1):
            browser.evaluate("""
                for (const display of ['none', '']) {
                    document.body.style.display = display;
                    await pass(2);
                }""")
            browser.screenshot(tmp_path / "picture.png")
            found.append((tmp_path / "picture.png").read_bytes())
        return found

    browser = complete_stage(grid("div"))
    plain = pictures()
    browser = complete_stage(grid("jelly-shape"))
    before = browser.evaluate(f"{ALL} return {DRAWN}")
    assert len(before) == 200
    rounding = 2 if browser.name == "webkit" else 0
    assert difference(browser, plain, pictures()) <= rounding
    # In slow motion, since one look must find all of them moving.
    browser.evaluate(f"{ALL} jelly.clock.rate = 0.1; for (const icon of all) icon.poke(18, 7)")
    browser.wait_until(f"{ALL} return {DRAWN}.every((one, at) => one !== arguments[0][at])", before)
    settle(browser)
    assert browser.evaluate(f"{ALL} return {DRAWN}") == before
    assert difference(browser, plain, pictures()) <= rounding
