/// What conditions are answered with.
package struct Platform: Sendable {
  /// Modules that can't be imported.
  private var absent: Set<String>
  /// Modules of the package, which can be imported whatever they are called.
  package var present: Set<String> = []
  /// The modules that sources get in place of others; `nil` if they get none.
  package var substitutes: [String: String?]

  package static let phone = Platform(
    absent: AppleModules.absent.union(["Musl", "WinSDK", "ucrt"]),
    substitutes: ["ObjectiveC": "UIKit", "OSLog": "UnifiedLogging", "os": "UnifiedLogging"])

  private init(absent: Set<String>, substitutes: [String: String?]) {
    self.absent = absent
    self.substitutes = substitutes
  }

  /// The same without another module.
  package func without(_ module: String?) -> Platform {
    guard let module else { return self }
    var platform = self
    platform.absent.insert(module)
    platform.present.remove(module)
    platform.substitutes[module] = nil
    return platform
  }

  /// The same with the modules that a target's facts name.
  package func with(_ modules: [String: String]) -> Platform {
    var platform = self
    for (module, substitute) in modules {
      platform.substitutes.updateValue(substitute.isEmpty ? nil : substitute, forKey: module)
    }
    return platform
  }

  func canImport(_ module: String) -> Bool {
    if let substitute = substitutes[module] { return substitute != nil }
    return present.contains(module) || !absent.contains(module)
  }

  /// - Parameter hasLinux: Whether the branches of the condition have one for Linux.
  func isSystem(_ name: String, hasLinux: Bool) -> Bool { name == (hasLinux ? "Linux" : "iOS") }
}
