"""An element's tuning: one of the names, or an object that changes one of them, live."""

import pytest

BAR = """<jelly-bar id=bar edge=single tuning='{tuning}'
    style='position: absolute; left: 0; top: 0; width: 300px; height: 60px'></jelly-bar>"""
WARNINGS = "<script>window.warned = []; console.warn = (text) => warned.push(text);</script>"
SLOW = '{"from": "standard", "spring": {"response": 2, "dampingRatio": 0.3}, "follow": 1}'

DEPTH = """
    const { left, top } = bar.getBoundingClientRect();
    const at = (y) => ({ clientX: left + 150, clientY: top + y });
    bar.began(at(30), performance.now());
    bar.moved(at(90), performance.now());
    """


def test_a_text_changes_a_named_tuning(stage):
    browser = stage(BAR.format(tuning="") + BAR.format(tuning=SLOW).replace("id=bar", "id=own"))
    depths = browser.evaluate(
        """
        return [bar, own].map((bar) => {"""
        + DEPTH
        + "return bar.depth; })"
    )
    # The standard edge follows half of a pull, this one all of it.
    assert depths[1] == pytest.approx(2 * depths[0], abs=0.01) and depths[0] == pytest.approx(30)


def test_an_object_changes_it_in_mid_motion_without_a_jump(stage):
    browser = stage(WARNINGS + BAR.format(tuning="standard"))
    before, after, length = browser.evaluate(
        DEPTH
        + """
        jelly.clock.rate = 0;
        bar.ended(at(90), performance.now());
        const before = bar.depth;
        const short = bar.restTime;
        bar.tuning = { from: "standard", spring: { duration: 2, bounce: 0.7 } };
        return [before, bar.depth, bar.restTime - short]"""
    )
    assert after == pytest.approx(before, abs=1e-9)
    assert length > 2
    assert browser.evaluate("return [bar.tuning.spring.bounce, warned]") == [0.7, []]


@pytest.mark.parametrize(
    "tuning, message",
    [
        ("mad", '"mad" is not one of: standard, liquid, classic, calm'),
        ('{"from": "mad"}', 'from: "mad" is not one of: standard, liquid, classic, calm'),
        ('{"folow": 1}', '"folow" is not one of: follow, waveShare'),
        ('{"follow": "much"}', "follow: is not a number"),
        ('{"follow": -1}', "follow: -1 is out of range"),
        ('{"depthLimit": {"give": -1}}', "depthLimit.give: -1 is out of range"),
        ('{"isRelative": 1}', "isRelative: is not true or false"),
        ('{"profile": "round"}', 'profile: "round" is not one of: sevenPoint, bell'),
        ('{"spring": 3}', "spring: which spring? Say it by mass,stiffness,damping"),
        ('{"spring": {"mass": 1}}', "spring.stiffness: is not a number"),
        ('{"spring": {"speed": 1}}', "spring: which spring? Say it by mass,stiffness,damping"),
        ('{"spring": {"response": 0, "dampingRatio": 1}}', "spring: 0 is out of range"),
        ('{"spring": {"response": 1, "bounce": 0}}', 'spring: "bounce" is not one of: response'),
        ("{follow: 1}", ""),
    ],
)
def test_a_wrong_one_is_named_and_the_last_good_one_stays(stage, tuning, message):
    browser = stage(WARNINGS + BAR.format(tuning=SLOW))
    browser.evaluate("bar.setAttribute('tuning', arguments[0])", tuning)
    warned = browser.evaluate("return warned")
    assert len(warned) == 1 and warned[0].startswith(f"<jelly-bar> tuning: {message}")
    assert browser.evaluate(DEPTH + "return bar.depth") == pytest.approx(60, abs=0.01)


def test_less_motion_comes_before_an_own_tuning(reduced_stage):
    browser = reduced_stage(BAR.format(tuning=SLOW))
    # The calm edge follows as deep as the standard one: half of the distance.
    assert browser.evaluate(DEPTH + "return bar.depth") == pytest.approx(30, abs=0.01)


@pytest.mark.parametrize(
    "element, tuning",
    [
        ("jelly-refresh", '{"edge": {"follow": 0.5}, "turns": false}'),
        ("jelly-box", '{"from": "classic", "outDuration": 0.1, "outKick": 2}'),
        (
            "jelly-pager",
            '{"stretchLimit": {"free": 1, "give": null}, '
            '"wobble": {"mass": 1, "stiffness": 100, "damping": 5}}',
        ),
        (
            "jelly-badge",
            '{"dropletCount": 5, "returnSpring": {"settlingDuration": 1, "dampingRatio": 0.4}}',
        ),
        (
            "jelly-menu",
            '{"bud": {"reach": 1, "recoil": {"uikitDuration": 0.4, "dampingRatio": 0.6}}}',
        ),
    ],
)
def test_every_element_takes_one(stage, element, tuning):
    expected = ["stretchLimit.give: Infinity is out of range"] if "null" in tuning else []
    browser = stage(f"{WARNINGS}<{element} id=it tuning='{tuning}'></{element}>")
    warned = browser.evaluate("return warned")
    assert [text.split("tuning: ")[1] for text in warned][:1] == expected
