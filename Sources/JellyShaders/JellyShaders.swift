// The shaders of JellySwiftUI, which finds their bundle at run time. They are a product of their
// own, because Xcode 26 compiles shaders only with the Metal Toolchain, which it does not contain:
// an app that bends no view builds without it.
