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

  func canImport(_ module: String) -> Bool {
    present.contains(module) || !absent.contains(module)
  }

  /// - Parameter hasLinux: Whether the branches of the condition have one for Linux.
  func isSystem(_ name: String, hasLinux: Bool) -> Bool { name == (hasLinux ? "Linux" : "iOS") }
}
