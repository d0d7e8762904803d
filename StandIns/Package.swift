// swift-tools-version: 6.1
import PackageDescription

// What replaces Apple's frameworks where they are missing. A stand-in has its framework's name,
// because that is what the hosts import.
let package = Package(
  name: "StandIns",
  products: ["Accessibility", "SwiftUI", "UIKit"].map { .library(name: $0, targets: [$0]) },
  targets: [
    .target(name: "Accessibility", path: "Accessibility", exclude: ["Signatures.txt"]),
    .target(name: "UIKit", path: "UIKit", exclude: ["Signatures.txt"]),
    // SwiftUI shows UIKit's view controllers.
    .target(
      name: "SwiftUI", dependencies: ["UIKit"], path: "SwiftUI", exclude: ["Signatures.txt"]),
  ],
  swiftLanguageModes: [.v6]
)

// As in the package of the libraries.
for target in package.targets {
  if Context.environment["JELLY_TESTS"] == "optimized" {
    target.swiftSettings = [
      .unsafeFlags(["-wmo", "-no-emit-module-separately-wmo", "-num-threads", "2"])
    ]
  }
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
