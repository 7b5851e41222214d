// swift-tools-version: 6.2
import PackageDescription

/// Apps in Objective-C's dialect of Swift, as Xcode has them. The plugin alone makes them build.
let combine = Target.Dependency.product(name: "Combine", package: "portico")
let uikit = Target.Dependency.product(name: "UIKit", package: "portico")
let sources = Target.PluginUsage.plugin(name: "PorticoSources", package: "portico")

let package = Package(
  name: "Ported",
  defaultLocalization: "en",
  dependencies: [.package(name: "portico", path: "../..")],
  targets: [
    .executableTarget(
      name: "Shop", dependencies: [uikit], path: "Shop/App",
      exclude: ["Info.plist", "Src/AppDelegate.swift", "Src/Model", "Src/Screens", "Src/Support"],
      resources: [.process("Src/Resources/Main.storyboard")], plugins: [sources]),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop", uikit], path: "Shop/Tests",
      exclude: ["Info.plist", "Src"], plugins: [sources]),
    .target(
      name: "TrackerKit", dependencies: [uikit], path: "Tracker/Kit", exclude: ["Src"],
      plugins: [sources]),
    .executableTarget(
      name: "Tracker", dependencies: ["TrackerKit", combine, uikit], path: "Tracker/App", exclude: ["Src"],
      resources: [.process("Resources")], plugins: [sources]),
    .testTarget(
      name: "TrackerTests", dependencies: ["Tracker", "TrackerKit", combine, uikit],
      path: "Tracker/Tests",
      exclude: ["Src"], plugins: [sources]),
    .executableTarget(
      name: "Notebook", dependencies: [uikit], path: "Notebook/App",
      exclude: ["Src/Classes"], resources: [.process("Src/Nibs")],
      plugins: [sources]),
    .testTarget(
      name: "NotebookTests", dependencies: ["Notebook", uikit], path: "Notebook/Tests",
      exclude: ["Src"], plugins: [sources]),
    // In Swift 6, whose compiler checks isolation.
    .executableTarget(
      name: "Clock", dependencies: [uikit], path: "Clock/App", exclude: ["Src"],
      swiftSettings: [.swiftLanguageMode(.v6)], plugins: [sources]),
    .testTarget(
      name: "ClockTests", dependencies: ["Clock", uikit], path: "Clock/Tests", exclude: ["Src"],
      swiftSettings: [.swiftLanguageMode(.v6)], plugins: [sources]),
    // Libraries of 2015, 2016, 2018 and 2021.
    .target(
      name: "Notices", dependencies: [uikit], path: "Notices/Kit", exclude: ["Src"],
      resources: [.process("Resources")], swiftSettings: [.swiftLanguageMode(.v4)], plugins: [sources]),
    .testTarget(
      name: "NoticesTests", dependencies: ["Notices", uikit], path: "Notices/Tests", exclude: ["Src"],
      swiftSettings: [.swiftLanguageMode(.v4)], plugins: [sources]),
    .target(name: "Rings", dependencies: [uikit], path: "Rings/Kit", exclude: ["Src"], plugins: [sources]),
    .testTarget(
      name: "RingsTests", dependencies: ["Rings", uikit], path: "Rings/Tests", exclude: ["Src"],
      plugins: [sources]),
    .target(name: "Drawers", dependencies: [uikit], path: "Drawers/Kit", exclude: ["Src"], plugins: [sources]),
    .testTarget(
      name: "DrawersTests", dependencies: ["Drawers", uikit], path: "Drawers/Tests", exclude: ["Src"],
      plugins: [sources]),
    .target(name: "Handy", dependencies: [uikit], path: "Handy/Kit", exclude: ["Src"], plugins: [sources]),
    .testTarget(
      name: "HandyTests", dependencies: ["Handy", uikit], path: "Handy/Tests", exclude: ["Src"],
      plugins: [sources]),
  ],
  swiftLanguageModes: [.v5]
)
