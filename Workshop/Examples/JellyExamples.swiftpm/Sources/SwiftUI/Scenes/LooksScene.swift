import Jelly
import JellySwiftUI
import SwiftUI

/// A colorful list under a bar and a card, whose outlines are filled with whatever one likes.
struct LooksScene: View {
  @State private var look = Look.material
  @State private var link = JellyBarLink()

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<24) { Stripe(number: $0) }
      }
    }
    .jellyBarLink(link)
    .safeAreaInset(edge: .top) {
      JellyBar(link: link) {
        Picker("Fill", selection: $look) {
          ForEach(Look.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
        .padding()
        .padding(.vertical)
      }
      .jellyCurve(.wave)
    }
    .overlay(alignment: .bottom) {
      JellyBox(cornerRadius: 24) {
        Text("Touch me")
          .font(.headline)
          .padding(32)
      }
      .padding(32)
    }
    .backgroundStyle(fill)
    .jellyShadow(radius: 8, y: 3)
    .modifier(Glass(isOn: look == .glass))
  }

  private var fill: AnyShapeStyle {
    switch look {
    case .color: AnyShapeStyle(.tint)
    case .gradient:
      AnyShapeStyle(
        LinearGradient(colors: [.cyan, .indigo], startPoint: .top, endPoint: .bottom))
    case .material, .glass: AnyShapeStyle(.bar)
    }
  }
}

/// A stripe of color, to be seen through glass.
private struct Stripe: View {
  let number: Int

  var body: some View {
    Text("Stripe \(number + 1)")
      .frame(maxWidth: .infinity)
      .padding(24)
      .background(colors[number % colors.count])
  }

  private var colors: [Color] { [.mint, .cyan, .yellow, .orange] }
}

/// Makes outlines of glass, where there is glass.
private struct Glass: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    #if compiler(>=6.2)
      if #available(iOS 26, *) {
        content.jellyGlass(isOn ? .regular : nil)
      } else {
        content
      }
    #else
      content
    #endif
  }
}
