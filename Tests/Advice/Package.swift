// swift-tools-version: 6.2
import PackageDescription

/// View controllers as real apps have them. `.ci/advice` lets `portico advise --apply` change a copy of each; it has to
/// build and to show the same as before.
let uikit = Target.Dependency.product(name: "UIKit", package: "portico")

let package = Package(
  name: "Advice",
  dependencies: [.package(name: "portico", path: "../..")],
  targets: [
    .target(
      name: "Screens", dependencies: [uikit], path: "Screens", exclude: ["Src"],
      plugins: [.plugin(name: "PorticoSources", package: "portico")]),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens", uikit, .product(name: "PorticoTesting", package: "portico")],
      path: "ScreensTests"),
  ]
)
