// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "GardenKit",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "GardenKit", targets: ["GardenKit"]),
    ],
    targets: [
        .target(name: "GardenKit"),
        .testTarget(name: "GardenKitTests", dependencies: ["GardenKit"]),
    ]
)
