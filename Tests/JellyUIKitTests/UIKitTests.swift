import Testing

/// All tests that use a screen, one after the other: UIKit supports only one.
@Suite(.serialized)
enum UIKitTests {}
