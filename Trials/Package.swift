// swift-tools-version: 6.2
import PackageDescription

/// What package Portico is called when it is built as a dependency: its folder's name. With it, the
/// trials reach parts that are no products of Portico's: the router of input, the states of controllers.
let portico = String(
  Context.packageDirectory.split(separator: "/").dropLast().last!.lowercased()
    .map { $0.isLetter || $0.isNumber ? $0 : "_" })

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// For what looks behind the public API of Portico.
let insideSettings = settings + [.unsafeFlags(["-package-name", portico])]

let uikit = Target.Dependency.product(name: "UIKit", package: "Portico")
let testing = Target.Dependency.product(name: "PorticoTesting", package: "Portico")
let examples = Target.Dependency.product(name: "Examples", package: "Portico")

/// The programs, each in a folder of its own.
let trials: [(name: String, folder: String, dependencies: [Target.Dependency])] = [
  ("monkey", "Monkey", ["MonkeyKit", uikit]),
  ("monkey-terminal", "MonkeyTerminal", ["MonkeyKit", uikit]),
  ("hostile-http", "HostileHTTP", [examples]),
  ("terminal-bytes", "TerminalBytes", [uikit]),
  ("mutated-sources", "MutatedSources", [.product(name: "PorticoSource", package: "Portico")]),
  ("hostile-storyboards", "HostileStoryboards", ["MonkeyKit", uikit]),
  (
    "kills", "Kills",
    [.product(name: "portico", package: "Portico"), .product(name: "gallery", package: "Portico")]
  ),
]

let package = Package(
  name: "Trials",
  dependencies: [.package(name: "Portico", path: "..")],
  targets: [
    .target(name: "TrialKit", swiftSettings: settings),
    .target(name: "TrialRunner", dependencies: ["TrialKit"], swiftSettings: settings),
    // Starts the trials, which are built with it.
    .executableTarget(
      name: "trials",
      dependencies: ["TrialRunner"] + trials.map { .target(name: $0.name) },
      swiftSettings: settings),
    .target(
      name: "EverythingApp", dependencies: [uikit], resources: [.process("Storyboards")],
      swiftSettings: settings),
    .target(
      name: "MonkeyKit", dependencies: ["EverythingApp", "TrialKit", uikit, testing, examples],
      packageAccess: false, swiftSettings: insideSettings),
    .testTarget(
      name: "TrialRunnerTests", dependencies: ["TrialRunner", "TrialKit"], swiftSettings: settings),
    .testTarget(
      name: "MonkeyKitTests", dependencies: ["MonkeyKit", "EverythingApp"],
      swiftSettings: settings),
  ]
    + trials.map {
      .executableTarget(
        name: $0.name, dependencies: ["TrialKit"] + $0.dependencies, path: "Sources/\($0.folder)",
        packageAccess: false, swiftSettings: insideSettings)
    },
  swiftLanguageModes: [.v6]
)
