#if canImport(SwiftUI)
  public import SwiftUI

  /// An action that starts a refresh from inside a view that can be pulled.
  ///
  ///     @Environment(\.elasticRefresh) private var refresh
  ///     …
  ///     Button("Refresh") { refresh?() }
  public struct ElasticRefreshAction: Sendable {
    let begin: @MainActor @Sendable () -> Void

    /// Starts the work as a pull does; does nothing while the work is being done.
    @MainActor public func callAsFunction() { begin() }
  }

  extension EnvironmentValues {
    /// The action that refreshes the view around, set by `elasticRefreshable`; nil where there is
    /// none.
    ///
    /// SwiftUI's own `refresh` cannot be set without its control, so it is left alone.
    public internal(set) var elasticRefresh: ElasticRefreshAction? {
      get { self[ElasticRefreshKey.self] }
      set { self[ElasticRefreshKey.self] = newValue }
    }
  }

  private struct ElasticRefreshKey: EnvironmentKey {
    static var defaultValue: ElasticRefreshAction? { nil }
  }

  extension View {
    /// Hides the system's control from a list that is under a `refreshable(action:)`.
    ///
    /// The value can be read only, by its declaration; its key path can be written where SwiftUI
    /// allows it, and where it does not both controls are there.
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
