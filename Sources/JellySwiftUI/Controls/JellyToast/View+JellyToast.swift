#if canImport(SwiftUI) && !os(watchOS)
  public import Jelly
  import JellyHosts
  public import SwiftUI

  @available(iOSApplicationExtension, unavailable)
  extension View {
    /// Shows a toast with a text while a value is true.
    ///
    ///     Inbox().jellyToast("Saved", isPresented: $isSaved)
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isPresented: A binding that becomes false when the toast has left in any way, and takes
    ///     it away when it becomes false.
    ///   - role: The urgency.
    ///   - seconds: The time for which it is visible, in seconds.
    ///   - action: The action.
    public nonisolated func jellyToast(
      _ text: LocalizedStringKey, isPresented: Binding<Bool>, role: JellyToastRole = .status,
      seconds: Double = JellyToastNumbers.seconds, action: JellyToastAction? = nil
    ) -> some View {
      modifier(
        TextToast(
          key: text, string: "", isPresented: isPresented, role: role, seconds: seconds,
          action: action))
    }

    /// Shows a toast with a text that is not translated while a value is true.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isPresented: A binding that becomes false when the toast has left.
    ///   - role: The urgency.
    ///   - seconds: The time for which it is visible, in seconds.
    ///   - action: The action.
    @_disfavoredOverload public nonisolated func jellyToast(
      _ text: some StringProtocol, isPresented: Binding<Bool>, role: JellyToastRole = .status,
      seconds: Double = JellyToastNumbers.seconds, action: JellyToastAction? = nil
    ) -> some View {
      modifier(
        TextToast(
          key: nil, string: String(text), isPresented: isPresented, role: role, seconds: seconds,
          action: action))
    }

    /// Shows a toast while there is an item.
    ///
    ///     Inbox().jellyToast(item: $failure, role: .alert) { Text($0.text) }
    ///
    /// The toast of another item takes the place of that before. A toast goes with the view that
    /// has this modifier; one of `EnvironmentValues.jellyToasts` stays.
    ///
    /// - Parameters:
    ///   - item: A binding that becomes nil when the toast has left in any way, and takes it away
    ///     when it becomes nil.
    ///   - role: The urgency.
    ///   - seconds: The time for which it is visible, in seconds.
    ///   - action: The action.
    ///   - content: Returns the text of an item, or another view.
    public nonisolated func jellyToast<Item: Identifiable, Content: View>(
      item: Binding<Item?>, role: JellyToastRole = .status,
      seconds: Double = JellyToastNumbers.seconds, action: JellyToastAction? = nil,
      @ViewBuilder content: @escaping @MainActor (Item) -> Content
    ) -> some View {
      modifier(
        ItemToast(item: item, role: role, seconds: seconds, action: action, face: content))
    }
  }

  /// Shows a toast while a value is true; any code can create it.
  @available(iOSApplicationExtension, unavailable)
  private nonisolated struct TextToast: ViewModifier {
    let key: LocalizedStringKey?
    /// The text without a key.
    let string: String
    let isPresented: Binding<Bool>
    let role: JellyToastRole
    let seconds: Double
    let action: JellyToastAction?

    @MainActor func body(content: Content) -> some View {
      content.modifier(
        ToastPresentation(
          id: isPresented.wrappedValue ? true : nil, role: role, seconds: seconds, action: action,
          content: { key.map { Text($0) } ?? Text(verbatim: string) },
          ended: { _ in isPresented.wrappedValue = false }))
    }
  }

  /// Shows a toast while there is an item; any code can create it.
  @available(iOSApplicationExtension, unavailable)
  private nonisolated struct ItemToast<Item: Identifiable, Face: View>: ViewModifier {
    let item: Binding<Item?>
    let role: JellyToastRole
    let seconds: Double
    let action: JellyToastAction?
    let face: @MainActor (Item) -> Face

    @MainActor func body(content: Content) -> some View {
      let shown = item.wrappedValue
      return content.modifier(
        ToastPresentation(
          id: id(of: shown), role: role, seconds: seconds, action: action,
          content: { shown.map { face($0) } },
          // Another item may have come in the meantime.
          ended: { if $0 == id(of: item.wrappedValue) { item.wrappedValue = nil } }))
    }

    private func id(of item: Item?) -> AnyHashable? { (item?.id).map { AnyHashable($0) } }
  }

  /// Shows a toast while there is an identity.
  @available(iOSApplicationExtension, unavailable)
  private struct ToastPresentation<Face: View>: ViewModifier {
    let id: AnyHashable?
    let role: JellyToastRole
    let seconds: Double
    let action: JellyToastAction?
    let content: @MainActor () -> Face?
    /// Called with the identity whose toast has left.
    let ended: @MainActor (AnyHashable) -> Void

    @State private var link = ToastLink()
    @Environment(\.jellyToasts) private var toasts

    func body(content view: Content) -> some View {
      // Nothing observes it.
      link.ended = ended
      return
        view
        .readsScene(of: link.own)
        .onChange(of: id, initial: true) {
          let environment = toasts.environment
          link.change(
            to: id, in: environment.toastPlace,
            content().map {
              ToastContent($0, role: role, seconds: seconds, action: action, in: environment)
            })
        }
    }
  }

  /// The toast of a modifier, which goes with its view.
  @available(iOSApplicationExtension, unavailable)
  @MainActor final class ToastLink {
    /// The place of the view that has the modifier, where no other is around it.
    let own = PlatformToasts(isRead: true)
    var ended: @MainActor (AnyHashable) -> Void = { _ in }
    private var toast: (any ShownToast)?
    private var id: AnyHashable?

    func change(to id: AnyHashable?, in place: (any ToastPlace)?, _ content: ToastContent?) {
      guard let id, let content else {
        toast?.dismiss()
        return
      }
      self.id = id
      let toast = self.toast ?? (place ?? own).makeToast()
      self.toast = toast
      toast.fate.onEnd = { [weak self] _ in
        guard let self, let id = self.id else { return }
        ended(id)
      }
      toast.update(content)
    }

    // The state of a view goes with the view, and not when another page covers it.
    deinit {
      MainActor.assumeIsolated {
        guard let toast, let id, toast.fate.end == nil else { return }
        let ended = ended
        toast.fate.onEnd = nil
        // An update of views must not change a state.
        Task {
          toast.dismiss()
          ended(id)
        }
      }
    }
  }
#endif
