// The declarations of SwiftUI that the examples and the pages need and no host does: they have
// Apple's signatures, so that the compiler can check them, and do not have any effect.

/// A part of an app's interface.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The content of the scene.
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
  /// Creates a window with a view.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  /// A primitive's body, which no one asks for.
  public var body: Never { fatalError("a primitive has no body") }
}

/// The entry point of an app.
@MainActor @preconcurrency public protocol App {
  /// The type of the app's body.
  associatedtype Body: Scene
  /// The content of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the app.
  @MainActor @preconcurrency public static func main() {}
}
