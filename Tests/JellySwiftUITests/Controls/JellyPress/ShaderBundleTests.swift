import Foundation
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("The product with shaders")
  struct ShaderBundleTests {
    @Test(
      "is found beside the module's bundle, or in the app, once it has compiled shaders",
      arguments: [[], ["app"], ["own"], ["own", "app"]])
    func found(folders: [String]) throws {
      let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: root) }
      func makeFolder(_ path: String) throws -> URL {
        let url = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
      }
      let own = try #require(Bundle(url: makeFolder("own/Jelly_JellySwiftUI.bundle")))
      for folder in ["own", "app"] {
        let bundle = try makeFolder(folder + "/Jelly_JellyShaders.bundle")
        guard folders.contains(folder) else { continue }
        try Data().write(to: bundle.appendingPathComponent("default.metallib"))
      }
      let url = ShaderBundle.url(beside: own, in: [nil, root.appendingPathComponent("app")])
      expect(url?.deletingLastPathComponent().lastPathComponent, equals: folders.first)
      expect(ShaderBundle.library, equals: nil)
    }

    @Test("is the only one that needs the Metal Toolchain")
    func toolchain() throws {
      let package = URL(filePath: #filePath).pathComponents.prefix { $0 != "Tests" }
      let sources = URL(filePath: package.dropFirst().reduce("") { $0 + "/" + $1 } + "/Sources")
      let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
      let shaders = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "metal" }
      expect(
        shaders.map { $0.deletingLastPathComponent().lastPathComponent }, equals: ["JellyShaders"])
      let manifest = try String(
        contentsOf: sources.deletingLastPathComponent().appendingPathComponent("Package.swift"),
        encoding: .utf8)
      // Its target and its product; not a dependency.
      expect(manifest.ranges(of: "\"JellyShaders\"").count, equals: 4)
    }
  }
}
