import SwiftUI
import UIKit

/// A row that leads to a screen, in the framework that is chosen.
struct ExampleLink<Screen: View>: View {
  private let title: LocalizedStringKey
  private let subtitle: LocalizedStringKey
  private let fill: Color?
  private let screen: Screen

  var body: some View {
    NavigationLink {
      screen
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .modifier(NavigationBarFill(fill: fill))
    } label: {
      VStack(alignment: .leading) {
        Text(title)
        Text(subtitle)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}

extension ExampleLink {
  /// Leads to a screen that is made with SwiftUI only.
  init(
    _ title: LocalizedStringKey, _ subtitle: LocalizedStringKey, fill: Color? = nil,
    @ViewBuilder swiftUI screen: () -> Screen
  ) {
    self.title = title
    self.subtitle = subtitle
    self.fill = fill
    self.screen = screen()
  }

  /// Leads to a screen that is made with both.
  init<InSwiftUI: View, InUIKit: UIViewController>(
    _ title: LocalizedStringKey, _ subtitle: LocalizedStringKey, fill: Color? = nil,
    in framework: Framework, @ViewBuilder swiftUI view: () -> InSwiftUI,
    uiKit controller: @escaping @MainActor () -> InUIKit
  ) where Screen == EitherScreen<InSwiftUI, InUIKit> {
    self.init(title, subtitle, fill: fill) {
      EitherScreen(framework: framework, view: view(), makeController: controller)
    }
  }
}

/// Fills the navigation bar as the jelly bar that hangs from it.
private struct NavigationBarFill: ViewModifier {
  let fill: Color?

  func body(content: Content) -> some View {
    if let fill {
      content
        .toolbarBackground(fill, for: .navigationBar)
        .toolbarBackgroundVisibility(.visible, for: .navigationBar)
        .toolbarColorScheme(.light, for: .navigationBar)
    } else {
      content
    }
  }
}

/// A screen in one of both frameworks.
struct EitherScreen<InSwiftUI: View, InUIKit: UIViewController>: View {
  let framework: Framework
  let view: InSwiftUI
  let makeController: @MainActor () -> InUIKit

  var body: some View {
    switch framework {
    case .swiftUI: view
    case .uiKit: Hosted(makeController: makeController).ignoresSafeArea()
    }
  }
}

/// A view controller among views.
private struct Hosted<Controller: UIViewController>: UIViewControllerRepresentable {
  let makeController: @MainActor () -> Controller

  func makeUIViewController(context: Context) -> Controller { makeController() }

  func updateUIViewController(_ uiViewController: Controller, context: Context) {}
}
