// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Money",
  products: [
    .library(name: "MoneyUI", targets: ["Money", "MoneyViews"])
  ],
  targets: [
    .target(name: "Money"),
    .target(name: "MoneyViews", dependencies: ["Money"]),
    .testTarget(name: "MoneyViewsTests", dependencies: ["MoneyViews"]),
  ]
)
