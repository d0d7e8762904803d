extension FramesCommand {
  /// What `--help` teaches, in lines that a terminal of 80 columns does not break.
  static let explanation = """
    A trace is what happened to a control: which control, how large (points), and
    the events, each at its time in seconds. Save this as touch.json:

    {
      "control": "jelly-bar",
      "size": [390, 100],
      "tuning": "classic",
      "settings": {"edge": "single"},
      "events": [
        {"at": 0.0, "type": "touch-began", "x": 195, "y": 40},
        {"at": 0.016, "type": "touch-moved", "x": 200, "y": 60},
        {"at": 0.4, "type": "touch-ended", "x": 230, "y": 160}
      ]
    }

    Then 'jelly frames touch.json --rate 120' prints lines like

    {"t":0,"outline":"M0 0L390 0L390 100Q195 100 0 100Z","values":{},
     "effects":["grabbed"]}

    each on one line: t = k / rate in seconds; the outline as SVG path data with
    absolute commands M L Q C Z, in points, y down, every number in full precision;
    what the control says beside its outline; and what it told its host since the
    frame before. Events reach the control at their own times, so the rate decides
    which moments are shown and never what they show.

    tuning     classic, standard (if missing) or calm; in mid-course by an event:
               {"at": 1, "type": "tuned", "tuning": "calm"}
    jelly-bar  settings, all optional:
               edge   single (if missing) or wave
               side   top (if missing), bottom, left or right: where the bar hangs
               events: touch-began, touch-moved, touch-ended (x, y: points in the
               bar's own coordinates at rest), touch-cancelled,
               resized ("size": [width, height])
    elastic-refresh
               settings, all optional: edge (single, wave), side (top, bottom),
               threshold (95), inset (50), minimumDuration (0)
               events: pulled (distance past the end, x), released, refresh-began,
               refresh-ended ("outcome": done or failed)
               values: phase, progress, inset, titleOpacity, loaderOpacity,
               loaderArc, loaderTurn
    elastic-field
               settings, all optional: overshoot (10), cornerRadius (0)
               events: touch-began (x, y), focused, rejected
               values: shift
    gooey-pager
               settings, all optional: pages (6), pageWidth (320), diameter (20),
               direction: ltr, rtl, axis: horizontal, vertical, style: ball, square
               events: scrolled (offset: points from the first page, dragging),
               jumped (page, from 0), tapped, swiped (x, y), resized
               values: page, factor (of the stretch), trackLength
    gooey-badge
               settings, all optional: diameter (24), viscosity (20)
               events: as of the bar, where the size is that of the surroundings,
               in whose middle the badge is at home; dismissed, restored
               values: x, y (its centre), phase, opacity
    gooey-menu
               settings, all optional: items (4, at most 12), itemDiameter (40), gap
               (20, or what keeps the items apart), startAngle (0), sweep (pi),
               direction (ltr, rtl); angles in radians, counter-clockwise
               events: opened, closed, tapped (x, y; vx, vy for a flick), resized;
               the size is that of the button
               values: items ([[x, y, scale], ...]), opacity (of each), turn

    The whole trace is checked before the first line is printed. What is wrong with
    it is said on standard error, by field and place, with exit status 2.
    """
}
