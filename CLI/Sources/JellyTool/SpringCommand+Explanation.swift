extension SpringCommand {
  /// The text of `--help`, in lines that a terminal of 80 columns does not break.
  static let explanation = """
    A damped spring is two numbers: how fast it swings and how soon it stops. Every
    platform says them in its own words. Say them in one set of words,

    --mass 1 --stiffness 158 --damping 12.6   Core Animation, Flutter, the web
    --response 0.5 --damping-ratio 0.5        SwiftUI, design tools
    --duration 0.5 --bounce 0.5               SwiftUI, UIKit from iOS 17 on
    --settling-duration 1 --damping-ratio 0.5 [--epsilon 0.001]   SwiftUI
    --uikit-duration 1 --damping-ratio 0.5    usingSpringWithDamping
    --decay 5 --frequency 30 --seconds 0.8    the keyframe curve
                                              1 - e^(-5x)·cos(30x), x = t/0.8

    and where it goes: --from 0 --to 1 --velocity 0 if nothing is said. The
    velocity is in units per second, whatever the format makes of it. A keyframe
    curve starts with a kick, decay/seconds times its way, unless --velocity is
    given.

    jelly spring --response 0.5 --damping-ratio 0.5 --at 0,0.25

    prints one JSON object, here broken into lines:

    {"mass":1,"stiffness":157.91367041742973,"damping":12.566370614359172,
     "response":0.5,"dampingRatio":0.5,"duration":0.5,"bounce":0.5,
     "angularFrequency":12.566370614359172,
     "settlingTime":1.0107653471580815,"overshoot":0.16303353482158034,
     "samples":[{"t":0,"value":0,"velocity":0},
                {"t":0.25,"value":1.1406996741435176,"velocity":1.2324353747464396}]}

    settlingTime is the last time at which it is more than 0.001 of its way from
    the target (of 1 where it ends where it starts): the crossing itself, not a
    bound. overshoot is a share of the way. null is what cannot be said: a spring
    without damping never settles; no bounce says a damping ratio above a million.

    --format plot           a picture: place, velocity, envelope, when it settles
    --format css            linear() with the fewest stops that stay within --error
    --format swiftui        and uikit, coreanimation, android, flutter: to be
                            pasted, the velocity in each one's own unit and sign

    jelly spring --duration 0.5 --bounce 0.3 --format css --error 0.005
    jelly spring --decay 5 --frequency 30 --seconds 0.8 --format plot
    seq 0 0.01 1 | jelly spring --response 0.3 --damping-ratio 0.7 --at -

    Many springs at once: --batch reads an object of these options a line, and
    prints a result a line, a snippet as a JSON string. All lines are read before
    the first result is printed:

    {"response": 0.5, "damping-ratio": 0.5, "at": [0, 0.25]}
    {"duration": 0.5, "bounce": 0.3, "to": 200, "velocity": 900, "format": "css"}

    A settling duration is moved into 0.01 to 10 s, and its damping ratio, as
    UIKit's, into 0.01 to 1, as the systems do. Whatever else is wrong is said on
    standard error, by option (in a batch by line and option), with exit status 2.
    """
}
