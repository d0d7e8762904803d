#if canImport(SwiftUI) && !os(watchOS)
  import Foundation
  import SwiftUI

  /// The shaders of the product JellyShaders, which an app may leave out.
  enum ShaderBundle {
    /// The compiled shaders; nil if the app does not have the product.
    ///
    /// `Bundle.module` exists only for a dependency, and this module does not depend on shaders.
    @MainActor static let library = url(beside: .module, in: [Bundle.main.resourceURL])
      .flatMap(Bundle.init(url:))
      .map(ShaderLibrary.bundle)

    /// Returns the place of the bundle that has compiled shaders; nil if there is none.
    ///
    /// - Parameters:
    ///   - own: The bundle of this module. That of the shaders has the same name but for the name
    ///     of the module, in the same folder if both are linked into one binary.
    ///   - folders: Other folders that may have the bundle.
    static func url(beside own: Bundle, in folders: [URL?]) -> URL? {
      let name = own.bundleURL.lastPathComponent
        .replacingOccurrences(of: "JellySwiftUI", with: "JellyShaders")
      let urls = ([own.bundleURL.deletingLastPathComponent()] + folders).compactMap {
        $0?.appendingPathComponent(name)
      }
      return urls.first {
        Bundle(url: $0)?.url(forResource: "default", withExtension: "metallib") != nil
      }
    }
  }
#endif
