"""200 icons of others, each a sheet of jelly: at rest they are what they were."""

from importlib.resources import files
from random import Random
from zipfile import ZipFile

from measuring import settle
from test_shape import difference


def icons_of(name):
    """The icons of a set, in the order of their names."""
    with ZipFile(files(name) / f"{name}.zip") as archive:
        return [archive.read(file).decode() for file in sorted(archive.namelist())]


def icons():
    """Every fifteenth icon of two sets, stroked and filled, of all forms that drawings have."""
    return (icons_of("heroicons") + icons_of("lucide"))[::15][:200]


def random_icons(count):
    """As many icons at random of each set; longer ones can have more than 128 curves."""
    random = Random(5)
    sets = [
        [icon for icon in icons_of(name) if len(icon) < 1500] for name in ("heroicons", "lucide")
    ]
    return [icon for icons in sets for icon in random.sample(icons, count)]


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


def test_200_pairs_of_icons_have_a_match(complete_stage):
    # One shape shows five icons, one after the other, all of one set.
    drawings = random_icons(125)
    rows = [drawings[at : at + 5] for at in range(0, 250, 5)]
    browser = complete_stage(
        "".join(
            f"<jelly-shape class=icon morphs style='width: 24px'>{row[0]}</jelly-shape>"
            for row in rows
        )
    )
    browser.wait_until(f"{ALL} return all.every(({{ flow }}) => flow)")
    for step in range(1, 5):
        browser.evaluate(
            f"{ALL} jelly.clock.rate = 0.01;"
            "all.forEach((shape, at) => (shape.innerHTML = arguments[0][at])); await pass(4);",
            [row[step] for row in rows],
        )
        # What has no match fades, and the new drawing is not seen at first.
        faded = browser.evaluate(f"""{ALL}
            return all.flatMap(({{ flow }}, at) =>
                flow.isOn && flow.paths.every(({{ style }}) => style.opacity === '1') ? [] : [at])
            """)
        assert faded == [], [rows[at][step - 1 : step + 1] for at in faded]
        browser.evaluate("jelly.clock.rate = 1")
        settle(browser)
