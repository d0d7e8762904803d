"""An element's tuning: a preset, a name that was defined, or an object that changes a preset."""

import json

import pytest

from elements import each

IN_ONE = pytest.mark.engines("chromium")
"""For what the elements do the same in every engine."""

BAR = """<jelly-bar id=bar curve=quadratic tuning='{tuning}'
    style='position: absolute; left: 0; top: 0; width: 300px; height: 60px'></jelly-bar>"""
WARNINGS = "<script>window.warned = []; console.warn = (text) => warned.push(text);</script>"
SLOW = {"preset": "standard", "spring": {"response": 2, "dampingRatio": 0.3}, "pullRatio": 1}

DEPTH = """
    const { left, top } = bar.getBoundingClientRect();
    const at = (y) => ({ clientX: left + 150, clientY: top + y });
    bar.touchBegan(at(30), performance.now());
    bar.touchMoved(at(90), performance.now());
    """


def depth(browser):
    """The depth of a pull by 60 pixels: the standard edge follows half of it, SLOW all of it."""
    return browser.evaluate(DEPTH + "return bar.depth")


def test_a_defined_name_is_a_tuning(stage):
    browser = stage(WARNINGS + BAR.format(tuning="honey"))
    assert browser.evaluate("return bar.tuning") == "standard"
    browser.evaluate("jelly.defineTuning('honey', arguments[0])", SLOW)
    assert depth(browser) == pytest.approx(60, abs=0.01)
    assert browser.evaluate("return [bar.tuning, bar.getAttribute('tuning'), warned]") == [
        "honey",
        "honey",
        [],
    ]


def test_a_name_that_is_defined_again_changes_at_once(stage):
    browser = stage(BAR.format(tuning=""))
    browser.evaluate("""
        jelly.defineTuning('honey', { preset: 'standard', pullRatio: 1 });
        bar.tuning = 'honey';
        jelly.defineTuning('honey', 'standard');""")
    assert depth(browser) == pytest.approx(30, abs=0.01)


@IN_ONE
@pytest.mark.parametrize(
    "values, message",
    [
        (["standard", {}], '["standard",{}]'),
        (["", {}], '["",{}]'),
        (["honey", "thick"], '["honey","thick"]'),
        (["honey"], '["honey",null]'),
    ],
)
def test_a_wrong_definition_is_a_type_error(stage, values, message):
    browser = stage("")
    assert browser.evaluate(
        """
        try { jelly.defineTuning(...arguments[0]); }
        catch ({ name, message }) { return [name, message]; }""",
        values,
    ) == [
        "TypeError",
        f"defineTuning: must be a new name, and a preset or an object; got {message}",
    ]


def test_an_object_changes_it_in_mid_motion_without_a_jump(stage):
    browser = stage(WARNINGS + BAR.format(tuning="standard"))
    before, after, length = browser.evaluate(
        DEPTH
        + """
        jelly.clock.rate = 0;
        bar.touchEnded(at(90), performance.now());
        const before = bar.depth;
        const short = bar.restTime;
        bar.tuning = { preset: "standard", spring: { duration: 2, bounce: 0.7 } };
        return [before, bar.depth, bar.restTime - short]"""
    )
    assert after == pytest.approx(before, abs=1e-9)
    assert length > 2
    assert browser.evaluate("return [bar.tuning.spring.bounce, warned]") == [0.7, []]


def test_an_attribute_takes_the_place_of_an_object(stage):
    browser = stage(BAR.format(tuning=""))
    browser.evaluate("bar.tuning = arguments[0]; bar.setAttribute('tuning', 'classic')", SLOW)
    assert browser.evaluate("return bar.tuning") == "classic"


@IN_ONE
@pytest.mark.parametrize("text", ["mad", "calm", "Standard", "toString"])
def test_an_unknown_name_reads_as_the_default(stage, text):
    browser = stage(WARNINGS + BAR.format(tuning=text))
    assert browser.evaluate("return [bar.tuning, warned]") == ["standard", []]
    assert depth(browser) == pytest.approx(30, abs=0.01)


@IN_ONE
@pytest.mark.parametrize("text", [json.dumps(SLOW), "{pullRatio: 1}"])
def test_json_in_the_attribute_is_refused_with_one_warning(stage, text):
    browser = stage(WARNINGS + BAR.format(tuning=text))
    browser.evaluate("bar.motion = 'full'; bar.motion = 'system'")
    assert browser.evaluate("return [bar.tuning, warned]") == [
        "standard",
        ["jelly: <jelly-bar>: tuning: must be a name; got JSON"],
    ]
    assert depth(browser) == pytest.approx(30, abs=0.01)


SPRINGS = "must be one set of parameters (mass,stiffness,damping; response,dampingRatio; "


@IN_ONE
@pytest.mark.parametrize(
    "tuning, message",
    [
        ({"preset": "mad"}, "preset: must be one of standard, liquid, classic, reduced; "),
        ({"preset": "calm"}, "preset: must be one of standard, liquid, classic, reduced; "),
        ({"from": "classic"}, "from: must be one of pullRatio, waveFraction"),
        ({"pulRatio": 1}, "pulRatio: must be one of pullRatio, waveFraction"),
        ({"pullRatio": "much"}, 'pullRatio: must be a number; got "much"'),
        ({"pullRatio": -1}, "pullRatio: must be in its range; got -1"),
        ({"depthLimit": {"softRange": -1}}, "depthLimit.softRange: must be in its range; got -1"),
        ({"usesTranslation": 1}, "usesTranslation: must be true or false; got 1"),
        ({"profile": "round"}, 'profile: must be one of sevenPoint, bell; got "round"'),
        ({"spring": 3}, f"spring: {SPRINGS}"),
        ({"spring": {"mass": 1}}, "spring.stiffness: must be a number; got nothing"),
        ({"spring": {"speed": 1}}, f"spring: {SPRINGS}"),
        ({"spring": {"response": 0, "dampingRatio": 1}}, "spring: must be in its range; got 0"),
        (
            {"spring": {"response": 1, "bounce": 0}},
            'spring.bounce: must be one of response, dampingRatio; got "bounce"',
        ),
    ],
)
def test_a_wrong_object_is_reported_and_the_last_good_one_stays(stage, tuning, message):
    browser = stage(WARNINGS + BAR.format(tuning=""))
    browser.evaluate("bar.tuning = arguments[0]; bar.tuning = arguments[1]", SLOW, tuning)
    warned = browser.evaluate("return warned")
    assert len(warned) == 1 and warned[0].startswith(f"jelly: <jelly-bar>: tuning.{message}")
    assert depth(browser) == pytest.approx(60, abs=0.01)


def test_less_motion_comes_before_an_own_tuning(reduced_stage):
    browser = reduced_stage(BAR.format(tuning=""))
    browser.evaluate("bar.tuning = arguments[0]", SLOW)
    # The reduced edge follows as deep as the standard one: half of the distance.
    assert depth(browser) == pytest.approx(30, abs=0.01)


@IN_ONE
@each
def test_every_element_takes_one(stage, element):
    browser = stage(f"{WARNINGS}<{element.tag} id=it></{element.tag}>")
    browser.evaluate("it.tuning = arguments[0]", element.tuning)
    assert browser.evaluate("return [it.tuning, warned]") == [element.tuning, []]
    # One that is not valid is reported, and read.
    browser.evaluate("it.tuning = { preset: 'mad' }")
    assert browser.evaluate("return warned.map((text) => text.split(':')[1])") == [
        f" <{element.tag}>"
    ]


def test_a_number_without_an_end_is_not_in_any_range(stage):
    browser = stage(f"{WARNINGS}<jelly-pager id=it></jelly-pager>")
    browser.evaluate("it.tuning = { stretchLimit: { linearRange: 1, softRange: null } }")
    [warned] = browser.evaluate("return warned")
    assert "tuning.stretchLimit.softRange: must be in its range; got Infinity" in warned
