#if canImport(SwiftUI) && !os(watchOS)
  public import SwiftUI

  /// An action with which a view inside a list starts a refresh of the list.
  ///
  ///     @Environment(\.jellyRefresh) private var refresh
  ///     …
  ///     Button("Refresh") { refresh?() }
  public struct JellyRefreshAction: Sendable {
    let begin: @MainActor @Sendable () -> Void

    /// Starts a refresh as a pull does; does nothing during a refresh.
    @MainActor public func callAsFunction() { begin() }
  }

  extension EnvironmentValues {
    /// The action that refreshes the list around this view, which `jellyRefreshable` has set; nil
    /// if there is none.
    ///
    /// SwiftUI's own `refresh` is not used, because it cannot be set without SwiftUI's control.
    public internal(set) var jellyRefresh: JellyRefreshAction? {
      get { self[JellyRefreshKey.self] }
      set { self[JellyRefreshKey.self] = newValue }
    }
  }

  private struct JellyRefreshKey: EnvironmentKey {
    static var defaultValue: JellyRefreshAction? { nil }
  }

  extension View {
    /// Hides the system's control from a list that is under a `refreshable(action:)`.
    ///
    /// By its declaration the value can only be read. But its key path may still be writable. If it
    /// is not, both controls are shown.
    func withoutSystemRefresh() -> some View {
      let keyPath = \EnvironmentValues.refresh
      return Group {
        if let keyPath = keyPath as? WritableKeyPath<EnvironmentValues, RefreshAction?> {
          environment(keyPath, nil)
        } else {
          self
        }
      }
    }
  }
#endif
