#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import Jelly
  import Observation
  public import SwiftUI

  extension View {
    /// Sets the lengths at which the drawer around this view rests.
    ///
    ///     Filters().jellyDetents([.medium, .large], selection: $detent)
    ///
    /// Without this modifier the only detent is `.large`. Lengths are measured from the edge of the
    /// container, including its safe area, and limited to the space that there is and to 44 points,
    /// which a finger needs. A content without a length of its own, such as a list, counts as
    /// `.medium`.
    ///
    /// - Parameters:
    ///   - detents: The lengths, in any order; at most eight. One whose number is NaN is ignored.
    ///   - selection: A binding to the selected detent, which a person's drag sets; nil if the
    ///     drawer stores it itself, and opens at the smallest. A value that is none of the detents
    ///     is ignored.
    public nonisolated func jellyDetents(
      _ detents: [JellyDetent], selection: Binding<JellyDetent>? = nil
    ) -> some View {
      modifier(
        OnMainActor { DrawerAsking(.init(detents: detents, selection: selection)) })
    }

    /// Keeps what is below the drawer around this view visible and usable up to a detent.
    ///
    ///     Places().jellyDetents([.small, .large]).jellyUndimmed(through: .small)
    ///
    /// Without this modifier a drawer dims what is below at every detent, and is modal.
    ///
    /// - Parameter detent: The largest detent at which the drawer dims nothing; nil for none. One
    ///   that is none of the drawer's detents counts as nil.
    public nonisolated func jellyUndimmed(through detent: JellyDetent?) -> some View {
      modifier(OnMainActor { DrawerAsking(.init(undimmed: .some(detent))) })
    }

    /// Keeps a person from dismissing the drawer around this view.
    ///
    /// Such a drawer resists a finger, and does not react to the escape key or a tap beside it. So
    /// its content needs a button that dismisses it.
    ///
    /// - Parameter isDisabled: Whether only code may dismiss it.
    public nonisolated func jellyDismissDisabled(_ isDisabled: Bool = true) -> some View {
      modifier(OnMainActor { DrawerAsking(.init(isDismissDisabled: isDisabled)) })
    }
  }

  /// An action with which a view inside a drawer dismisses the drawer.
  ///
  ///     @Environment(\.jellyDismiss) private var dismiss
  ///     …
  ///     Button("Done") { dismiss() }
  public struct JellyDismissAction: Sendable {
    let dismissal: DrawerDismissal?

    /// Dismisses the drawer, whether a person may or not.
    @MainActor public func callAsFunction() { dismissal?.act() }
  }

  /// What dismisses a drawer.
  ///
  /// A closure in the environment is another one in each evaluation, and its readers would be
  /// evaluated with every event of a drag; this object stays the same.
  @MainActor final class DrawerDismissal {
    var act: () -> Void = {}
  }

  extension EnvironmentValues {
    /// The action that dismisses the drawer around this view; without a drawer it does nothing.
    public internal(set) var jellyDismiss: JellyDismissAction {
      get { self[JellyDismissKey.self] }
      set { self[JellyDismissKey.self] = newValue }
    }

    /// The requests of the content of the drawer around this view.
    var drawerLink: DrawerLink? {
      get { self[DrawerLinkKey.self] }
      set { self[DrawerLinkKey.self] = newValue }
    }
  }

  /// A request of a view in a drawer.
  struct DrawerRequest {
    /// The lengths at which the drawer rests; nil if the view does not ask for any.
    var detents: [JellyDetent]?
    /// The binding to the selected one.
    var selection: Binding<JellyDetent>?
    /// The largest detent that dims nothing; the outer nil if the view does not ask for one.
    var undimmed: JellyDetent??
    /// A Boolean value that indicates whether only code may dismiss the drawer.
    var isDismissDisabled = false
  }

  /// The requests of the content of a drawer.
  ///
  /// Each view asks as long as it is there, as with the system's preferences. Of several views the
  /// one that appeared last decides, because a new content appears before the old one is gone. A
  /// view that a page of a stack, or another tab, covers still asks, unless another one does.
  @MainActor @Observable final class DrawerLink {
    /// A view that asks: part of its state, so it is freed when the view is gone.
    final class Owner {}

    /// A request, and the view that asks.
    private struct Entry {
      weak var owner: Owner?
      var request: DrawerRequest
      var isCovered = false
    }

    private var entries: [Entry] = []
    /// The requests of all views that are there, from the least to the most important.
    private var requests: [DrawerRequest] {
      let present = entries.filter { $0.owner != nil }
      return (present.filter(\.isCovered) + present.filter { !$0.isCovered }).map(\.request)
    }

    /// The lengths at which the drawer rests.
    var detents: [JellyDetent] { lengths?.detents ?? [.large] }
    /// The binding to the selected one.
    var selection: Binding<JellyDetent>? { lengths?.selection }
    /// The largest detent that dims nothing; the outer nil if no view asks for one.
    var undimmed: JellyDetent?? {
      requests.last { $0.undimmed != nil }?.undimmed
    }
    /// A Boolean value that indicates whether only code may dismiss the drawer.
    var isDismissDisabled: Bool { requests.contains { $0.isDismissDisabled } }

    private var lengths: DrawerRequest? { requests.last { $0.detents != nil } }

    /// A view has appeared, and asks.
    func add(_ request: DrawerRequest, of owner: Owner) {
      entries.removeAll { $0.owner === owner || $0.owner == nil }
      entries.append(Entry(owner: owner, request: request))
    }

    /// A view asks for something else.
    func set(_ request: DrawerRequest, of owner: Owner) {
      for index in entries.indices where entries[index].owner === owner {
        entries[index].request = request
      }
    }

    /// A view has disappeared: it is covered, or gone, and nothing tells which.
    func cover(_ owner: Owner) {
      for index in entries.indices where entries[index].owner === owner {
        entries[index].isCovered = true
      }
    }
  }

  private struct JellyDismissKey: EnvironmentKey {
    static var defaultValue: JellyDismissAction { JellyDismissAction(dismissal: nil) }
  }

  private struct DrawerLinkKey: EnvironmentKey {
    static var defaultValue: DrawerLink? { nil }
  }

  /// A modifier that asks the drawer around its view for something, until the view is gone.
  private struct DrawerAsking: ViewModifier {
    private let request: DrawerRequest
    /// The selected detent now: a binding itself always has the latest value.
    private let selected: JellyDetent?

    @State private var owner = DrawerLink.Owner()
    @Environment(\.drawerLink) private var link

    init(_ request: DrawerRequest) {
      self.request = request
      selected = request.selection?.wrappedValue
    }

    func body(content: Content) -> some View {
      content
        // Also when the page that has covered it goes.
        .onAppear { link?.add(request, of: owner) }
        .onChange(of: request.detents) { link?.set(request, of: owner) }
        .onChange(of: selected) { link?.set(request, of: owner) }
        .onChange(of: request.undimmed) { link?.set(request, of: owner) }
        .onChange(of: request.isDismissDisabled) { link?.set(request, of: owner) }
        .onDisappear { link?.cover(owner) }
    }
  }
#endif
