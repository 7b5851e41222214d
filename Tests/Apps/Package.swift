// swift-tools-version: 6.2
import PackageDescription

/// Small apps as anybody's package holds them: plain Swift, without the plugin. Each is put together in another way.
let uikit = Target.Dependency.product(name: "UIKit", package: "portico")

let package = Package(
  name: "Apps",
  dependencies: [.package(name: "portico", path: "../..")],
  targets: [
    // A main storyboard that the property list names.
    .executableTarget(
      name: "Counter", dependencies: [uikit],
      resources: [.process("Counter-Info.plist"), .process("Main.storyboard")]),
    // A scene with a storyboard. A property list of that very name lies in a folder.
    .executableTarget(
      name: "Notes", dependencies: [uikit],
      resources: [.copy("Support"), .process("Notes.storyboard")]),
    // A scene whose delegate makes the window.
    .executableTarget(
      name: "Palette", dependencies: [uikit],
      resources: [.process("Palette-Info.plist"), .process("Assets.xcassets")]),
    // A window that the app's delegate makes.
    .executableTarget(name: "Tally", dependencies: [uikit]),
    // Two apps with storyboards and classes of the same names.
    .executableTarget(
      name: "Cafe", dependencies: [uikit], resources: [.process("Resources")]),
    .executableTarget(
      name: "Hotel", dependencies: [uikit], resources: [.process("Resources")]),
    // Nibs of a library.
    .target(name: "BadgeKit", dependencies: [uikit], resources: [.process("Nibs")]),
    .executableTarget(name: "Badges", dependencies: ["BadgeKit", uikit]),
  ]
)
