extension SpringCommand {
  /// The text of `--help`: paragraphs that the terminal breaks, and lines of at most 79 columns.
  static let explanation = """
    Two numbers describe a damped spring: its frequency and its damping. Each platform uses other \
    parameters. Use one of these sets:

    [--mass 1] --stiffness 158 --damping 12.6   Core Animation, Flutter, the web
    --response 0.5 --damping-ratio 0.5        SwiftUI, design tools
    --duration 0.5 --bounce 0.5               SwiftUI, UIKit from iOS 17 on
    --settling-duration 1 --damping-ratio 0.5 [--epsilon 0.001]   SwiftUI
    --uikit-duration 1 --damping-ratio 0.5    usingSpringWithDamping
    --angular-frequency 12.6 --damping-ratio 0.5   the equation of motion
    --keyframe-decay 5 --keyframe-frequency 30 --keyframe-duration 0.8
                                              1 - e^(-5x)·cos(30x), x = t/0.8

    Every number must be 1e-9 to 1e9. --damping and --damping-ratio can also be 0. --bounce must \
    be above -1 and at most 1.

    --from, --to and --velocity set the start, the end and the initial velocity. The default is \
    --from 0 --to 1 --velocity 0. The velocity is always in units per second; the command \
    converts it for each format. A keyframe curve has an initial velocity: the distance times \
    keyframe-decay/keyframe-duration. --velocity replaces it.

    jelly spring --response 0.5 --damping-ratio 0.5 --at 0,0.25

    prints one JSON object, which is broken into lines here:

    {"mass":1,"stiffness":157.91367041742973,"damping":12.566370614359172,
     "response":0.5,"dampingRatio":0.5,"duration":0.5,"bounce":0.5,
     "angularFrequency":12.566370614359172,
     "settlingTime":1.0107653471580815,"overshoot":0.16303353482158034,
     "samples":[{"t":0,"value":0,"velocity":0},{"t":0.25,
     "value":1.1406996741435176,"velocity":1.2324353747464396}]}

    settlingTime is the last time at which the value is farther from its end than 0.001 of the \
    distance between start and end. If the two are equal, the limit is 0.001 itself. The time is \
    exact, not an upper bound. overshoot is the largest excess beyond the end, as a fraction of \
    the distance. A number that does not exist is null: an undamped spring does not settle, and a \
    damping ratio above 1e6 does not have a bounce.

    --format css       linear() with the fewest stops within --tolerance
    --format swiftui, uikit, coreanimation, android or flutter
                       code; the velocity has the unit and the sign of the
                       platform

    jelly spring --duration 0.5 --bounce 0.3 --format css --tolerance 0.005
    jelly spring --uikit-duration 1 --damping-ratio 0.4 --format swiftui
    seq 0 0.01 1 | jelly spring --response 0.3 --damping-ratio 0.7 --at -

    As the systems do, the command clamps a settling duration to 0.01...10 s, and the damping \
    ratio of a settling duration or of a UIKit duration to 0.01...1. Other errors print nothing \
    on standard output. They name the option on standard error. The exit \
    status is 2 for an error in the input, and 1 if a file or a stream cannot be read or written.
    """
}
