import Testing

/// All tests that use a screen, one after the other: UIKit knows only one.
@Suite(.serialized)
enum UIKitTests {}
