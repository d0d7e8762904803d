#if os(tvOS)
  import UIKit

  /// Nothing: a remote does not drag.
  @MainActor
  final class GroupDrags {
    /// Creates the drags of a group.
    init(in group: UIView, report: @escaping ([FingerMoment]) -> Void) {}
    /// Does nothing.
    func follow(_ children: [(number: Int, view: UIView)]) {}
    /// Does nothing.
    func forget(_ number: Int) {}
    /// Does nothing.
    func reset() {}
  }
#endif
