/// The framework that a screen is made with.
enum Framework: String, CaseIterable, Identifiable {
  case swiftUI = "SwiftUI"
  case uiKit = "UIKit"

  var id: Self { self }
}
