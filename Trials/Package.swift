// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

let portico = "Portico"

let package = Package(
  name: "Trials",
  dependencies: [.package(name: portico, path: "..")],
  targets: [
    .target(name: "TrialKit", swiftSettings: settings)
  ],
  swiftLanguageModes: [.v6]
)
