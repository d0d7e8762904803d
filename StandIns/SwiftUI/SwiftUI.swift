// A SwiftUI for where there is none: the slice of it that the host uses, with Apple's signatures
// (Signatures.txt lists them), and an evaluator in place of a screen.
//
// It builds views into nodes, keeps their state by identity, hands out the environment, runs
// timelines by a clock in the test's hand, and delivers touches, scrolls, keys and tasks. It does
// no layout: a view has the size that is proposed to it, unless a frame sets another. Where text
// runs from right to left, shapes, offsets and positions are mirrored as Apple's are.
@_exported import Foundation
@_exported import Observation
