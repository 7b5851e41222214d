/// What conditions are answered with.
package struct Platform: Sendable {
  /// Modules that can't be imported.
  private let absent: Set<String>
  /// Modules of the package, which can be imported whatever they are called.
  package var present: Set<String> = []

  package static let phone = Platform(
    absent: AppleModules.absent.union(["Musl", "WinSDK", "ucrt"]))

  private init(absent: Set<String>) {
    self.absent = absent
  }

  /// The same without another module.
  package func without(_ module: String?) -> Platform {
    guard let module else { return self }
    var platform = Platform(absent: absent.union([module]))
    platform.present = present.subtracting([module])
    return platform
  }

  func canImport(_ module: String) -> Bool {
    present.contains(module) || !absent.contains(module)
  }

  /// - Parameter hasLinux: Whether the branches of the condition have one for Linux.
  func isSystem(_ name: String, hasLinux: Bool) -> Bool { name == (hasLinux ? "Linux" : "iOS") }
}
