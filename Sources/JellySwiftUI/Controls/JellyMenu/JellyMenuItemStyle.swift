#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  /// The button style of the items of a menu.
  struct JellyMenuItemStyle: PrimitiveButtonStyle {
    /// The diameter of an item, in points.
    let diameter: Double
    /// The closure that selects the item, and returns whether the menu was open.
    let select: @MainActor () -> Bool

    func makeBody(configuration: Configuration) -> some View {
      Button(role: configuration.role) {
        if select() { configuration.trigger() }
      } label: {
        configuration.label
          .frame(width: diameter, height: diameter)
          .touchShape(.circle)
      }
      .buttonStyle(.plain)
    }
  }

  /// One item of a menu.
  ///
  /// SwiftUI evaluates a subview with the environment of the group that it comes from, so a style
  /// for one subview has to be around the group. Each item has a group of its own.
  struct JellyMenuItem<Items: View>: View {
    /// All items of the menu.
    let items: Items
    /// The index of the item that this view shows.
    let index: Int
    /// The diameter of an item, in points.
    let diameter: Double
    /// The closure that selects an item, and returns whether the menu was open.
    let select: @MainActor (Int) -> Bool

    var body: some View {
      Group(subviews: items) { subviews in
        if index < subviews.count { subviews[index] }
      }
      .buttonStyle(JellyMenuItemStyle(diameter: diameter) { select(index) })
      // The title is for assistive technologies alone.
      .labelStyle(.iconOnly)
    }
  }
#endif
