// swift-tools-version: 6.2
import PackageDescription

/// What package Portico is called when it is built as a dependency: its folder's name. With it, the
/// suites reach parts that are no products of Portico's: the solver, the terminal's display.
let portico = String(
  Context.packageDirectory.split(separator: "/").dropLast().last!.lowercased()
    .map { $0.isLetter || $0.isNumber ? $0 : "_" })

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Portico", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "first-frame", "foundation-alone",
        .product(name: "Portico", package: "Portico"),
        .product(name: "UIKit", package: "Portico"),
      ],
      packageAccess: false,
      swiftSettings: settings + [.unsafeFlags(["-package-name", portico])]),
    // What the start-up suite starts.
    .executableTarget(
      name: "first-frame", dependencies: [.product(name: "UIKit", package: "Portico")],
      swiftSettings: settings),
    // What .ci/chromium/frames.py shows in a browser.
    .executableTarget(
      name: "long-list", dependencies: [.product(name: "UIKit", package: "Portico")],
      swiftSettings: settings),
    .executableTarget(name: "foundation-alone", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
