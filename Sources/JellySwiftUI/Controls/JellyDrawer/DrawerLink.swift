#if canImport(SwiftUI)
  public import Jelly
  import Observation
  public import SwiftUI

  extension View {
    /// Sets the lengths at which the drawer around this view rests.
    ///
    ///     Filters().jellyDetents([.medium, .large], selection: $detent)
    ///
    /// Without this modifier the only detent is `.large`. Lengths are measured from the edge of the
    /// container, including its safe area, and limited to the space that there is.
    ///
    /// - Parameters:
    ///   - detents: The lengths, in any order; at most eight. One whose number is NaN is ignored.
    ///   - selection: A binding to the selected detent, which a person's drag sets; nil if the
    ///     drawer stores it itself, and opens at the smallest. A value that is none of the detents
    ///     is ignored.
    public nonisolated func jellyDetents(
      _ detents: [JellyDetent], selection: Binding<JellyDetent>? = nil
    ) -> some View {
      modifier(OnMainActor { DetentsRequest(detents: detents, selection: selection) })
    }

    /// Keeps a person from dismissing the drawer around this view.
    ///
    /// Such a drawer resists a finger, and does not react to the escape key or a tap beside it. So
    /// its content needs a button that dismisses it.
    ///
    /// - Parameter isDisabled: Whether only code may dismiss it.
    public nonisolated func jellyDismissDisabled(_ isDisabled: Bool = true) -> some View {
      modifier(OnMainActor { DismissRequest(isDisabled: isDisabled) })
    }
  }

  /// An action with which a view inside a drawer dismisses the drawer.
  ///
  ///     @Environment(\.jellyDismiss) private var dismiss
  ///     …
  ///     Button("Done") { dismiss?() }
  public struct JellyDismissAction: Sendable {
    let dismiss: @MainActor @Sendable () -> Void

    /// Dismisses the drawer, whether a person may or not.
    @MainActor public func callAsFunction() { dismiss() }
  }

  extension EnvironmentValues {
    /// The action that dismisses the drawer around this view; nil if there is none.
    public internal(set) var jellyDismiss: JellyDismissAction? {
      get { self[JellyDismissKey.self] }
      set { self[JellyDismissKey.self] = newValue }
    }

    /// What the content of the drawer around this view asks for.
    var drawerLink: DrawerLink? {
      get { self[DrawerLinkKey.self] }
      set { self[DrawerLinkKey.self] = newValue }
    }
  }

  /// What the content of a drawer asks its drawer for.
  @MainActor @Observable final class DrawerLink {
    /// The lengths at which the drawer rests.
    var detents: [JellyDetent] = [.large]
    /// The binding to the selected one.
    var selection: Binding<JellyDetent>?
    /// A Boolean value that indicates whether only code may dismiss the drawer.
    var isDismissDisabled = false

    /// Forgets what the content has asked for, which is gone.
    func reset() { (detents, selection, isDismissDisabled) = ([.large], nil, false) }
  }

  private struct JellyDismissKey: EnvironmentKey {
    static var defaultValue: JellyDismissAction? { nil }
  }

  private struct DrawerLinkKey: EnvironmentKey {
    static var defaultValue: DrawerLink? { nil }
  }

  private struct DetentsRequest: ViewModifier {
    let detents: [JellyDetent]
    let selection: Binding<JellyDetent>?
    @Environment(\.drawerLink) private var link

    func body(content: Content) -> some View {
      content
        .onChange(of: detents, initial: true) {
          link?.detents = detents
          link?.selection = selection
        }
        .onChange(of: selection?.wrappedValue) { link?.selection = selection }
    }
  }

  private struct DismissRequest: ViewModifier {
    let isDisabled: Bool
    @Environment(\.drawerLink) private var link

    func body(content: Content) -> some View {
      content.onChange(of: isDisabled, initial: true) { link?.isDismissDisabled = isDisabled }
    }
  }
#endif
