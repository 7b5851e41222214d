import Foundation
import PorticoCheck

@testable import PorticoTemplates

/// A package that has grown before anything was generated into it.
struct Project {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(
            name: "Shop",
            dependencies: [
              .product(name: "Portico", package: "portico"),
              .product(name: "UIKit", package: "portico", condition: .when(platforms: [.linux])),
            ]),
          .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        ])
      """, to: "Package.swift")
  }

  func plan(
    _ kind: String, _ name: String, _ architecture: Architecture? = nil, _ fields: String? = nil,
    into place: String = ""
  ) throws -> Plan {
    var request = Generator.Request(kind: kind, name: name, folder: folder.path + "/" + place)
    request.architecture = architecture
    request.fields = try fields.map(Field.list)
    return try Generator(request).plan()
  }

  @discardableResult
  func new(
    _ kind: String, _ name: String, _ architecture: Architecture? = nil, _ fields: String? = nil,
    into place: String = ""
  ) throws -> Plan {
    let plan = try plan(kind, name, architecture, fields, into: place)
    try plan.write()
    return plan
  }
}
