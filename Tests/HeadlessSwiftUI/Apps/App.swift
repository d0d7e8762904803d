// What the examples and the pages need of SwiftUI and no host does: declared with Apple's
// signatures, so that the compiler can check them, and without any effect.

/// What an app is made of.
@MainActor @preconcurrency public protocol Scene {
  /// What it is made of.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Makes one scene of several.
@resultBuilder public enum SceneBuilder {
  /// One.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window.
public struct WindowGroup<Content: View>: Scene {
  /// Makes a window with a view.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  /// A primitive's body, which no one asks for.
  public var body: Never { fatalError("a primitive has no body") }
}

/// What is started.
@MainActor @preconcurrency public protocol App {
  /// What it is made of.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the app.
  @MainActor @preconcurrency public static func main() {}
}
