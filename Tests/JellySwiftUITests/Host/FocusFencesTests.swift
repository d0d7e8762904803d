import SwiftUI
import Testing
import UIKit

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("The fences of a control on a television")
  struct FocusFencesTests {
    @Test("keep the focus where the value can still move", arguments: Axis.allCases)
    func fences(axis: Axis) {
      var (isFirst, isLast) = (true, false)
      let stage = Stage(200, 200) {
        Text("3").modifier(
          FocusFences(axis: axis, isClosedBefore: !isFirst, isClosedAfter: !isLast))
      }
      let views = stage.screen.all("uiView").compactMap { $0["view", as: UIView.self] }
      expect(views.map(\.canBecomeFocused), equals: [false, true])
      (isFirst, isLast) = (false, true)
      stage.rebuild()
      // The engine has the same views as before.
      expect(views.map(\.canBecomeFocused), equals: [true, false])
      let sides = stage.screen.all("uiView").map {
        axis == .horizontal ? $0.size.width : $0.size.height
      }
      expect(sides, equals: [1, 1])
    }

    @Test("refuse the focus that finds them")
    func refusal() {
      let screen = HeadlessScreen()
      let fence = FocusFenceView(frame: .zero)
      screen.window.addSubview(fence)
      fence.isClosed = true
      screen.focus(fence)
      expect(!screen.swipe(.right))
    }
  }
}
