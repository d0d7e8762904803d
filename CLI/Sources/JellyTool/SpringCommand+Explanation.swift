extension SpringCommand {
  /// The text of `--help`, in lines that a terminal of 80 columns does not break.
  static let explanation = """
    Two numbers describe a damped spring: how fast it swings, and how soon it stops.
    Each platform describes it by other numbers. Use one of these sets:

    --mass 1 --stiffness 158 --damping 12.6   Core Animation, Flutter, the web
    --response 0.5 --damping-ratio 0.5        SwiftUI, design tools
    --duration 0.5 --bounce 0.5               SwiftUI, UIKit from iOS 17 on
    --settling-duration 1 --damping-ratio 0.5 [--epsilon 0.001]   SwiftUI
    --uikit-duration 1 --damping-ratio 0.5    usingSpringWithDamping
    --decay 5 --frequency 30 --seconds 0.8    the keyframe curve
                                              1 - e^(-5x)·cos(30x), x = t/0.8

    Then say where the value starts and ends, and how fast it is at the start. The
    default is --from 0 --to 1 --velocity 0. The velocity is always in units per
    second; the command converts it for each format. A keyframe curve has a velocity
    from the start, which is its distance times decay/seconds, unless you give
    another with --velocity.

    jelly spring --response 0.5 --damping-ratio 0.5 --at 0,0.25

    prints one JSON object, which is broken into lines here:

    {"mass":1,"stiffness":157.91367041742973,"damping":12.566370614359172,
     "response":0.5,"dampingRatio":0.5,"duration":0.5,"bounce":0.5,
     "angularFrequency":12.566370614359172,
     "settlingTime":1.0107653471580815,"overshoot":0.16303353482158034,
     "samples":[{"t":0,"value":0,"velocity":0},{"t":0.25,
     "value":1.1406996741435176,"velocity":1.2324353747464396}]}

    settlingTime is the last time at which the value is farther from its end than
    0.001 of the distance between start and end. (Where the two are equal, it is
    0.001 itself.) It is exact, and no upper bound. overshoot is how far the value
    goes beyond its end, as a share of that distance. A number that does not exist is
    null: a spring without damping never settles, and no bounce describes a damping
    ratio above a million.

    --format plot      a picture of the value, its velocity, the limits of its
                       swing, and the time at which it settles
    --format css       linear() with the fewest stops that stay within --error
    --format swiftui, uikit, coreanimation, android or flutter
                       code to paste; the velocity has the unit and the sign that
                       the platform expects

    jelly spring --duration 0.5 --bounce 0.3 --format css --error 0.005
    jelly spring --decay 5 --frequency 30 --seconds 0.8 --format plot
    seq 0 0.01 1 | jelly spring --response 0.3 --damping-ratio 0.7 --at -

    With --batch you convert many springs at once. The command then reads one JSON
    object from each line of standard input, with the names of these options, and
    prints one result for each. Code is printed as a JSON string. The command reads
    all lines before it prints the first result:

    {"response": 0.5, "damping-ratio": 0.5, "at": [0, 0.25]}
    {"duration": 0.5, "bounce": 0.3, "to": 200, "velocity": 900, "format": "css"}

    As the systems do, the command moves a settling duration into 0.01 to 10 s. It
    moves the damping ratio of a settling duration or of a UIKit duration into 0.01
    to 1. If anything else is wrong, it prints nothing, names the option (and in a
    batch the line) on standard error, and ends with status 2.
    """
}
