// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Plain", products: [.library(name: "Plain", targets: ["Plain"])],
  targets: [.target(name: "Plain")])
