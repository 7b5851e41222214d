/// The properties of the platform by which conditions are evaluated.
package struct Platform: Sendable {
  /// The modules that can't be imported.
  private var absent: Set<String>
  /// The modules of the package, which can be imported even if they have the name of an absent module.
  package var present: Set<String> = []
  /// The replacements of modules; `nil` for a module whose imports are removed.
  package var substitutes: [String: String?]
  /// The modules that conditions don't find although they have a replacement, because it has only the C library.
  private var partial: Set<String> = ["Darwin"]

  package static let phone = Platform(
    absent: AppleModules.absent.union(["Musl", "WinSDK", "ucrt"]),
    substitutes: [
      "Darwin": "Foundation", "ObjectiveC": "UIKit", "OSLog": "UnifiedLogging",
      "os": "UnifiedLogging",
    ])

  private init(absent: Set<String>, substitutes: [String: String?]) {
    self.absent = absent
    self.substitutes = substitutes
  }

  /// Returns the platform without another module.
  package func without(_ module: String?) -> Platform {
    guard let module else { return self }
    var platform = self
    platform.absent.insert(module)
    platform.present.remove(module)
    platform.substitutes[module] = nil
    return platform
  }

  /// Returns the platform with the replacements of modules that a target's facts contain.
  package func with(_ modules: [String: String]) -> Platform {
    var platform = self
    for (module, substitute) in modules {
      platform.substitutes.updateValue(substitute.isEmpty ? nil : substitute, forKey: module)
      platform.partial.remove(module)
    }
    return platform
  }

  func canImport(_ module: String) -> Bool {
    if partial.contains(module) { return present.contains(module) }
    if let substitute = substitutes[module] { return substitute != nil }
    return present.contains(module) || !absent.contains(module)
  }

  /// - Parameter hasLinux: `true` if a branch of the condition is for Linux.
  func isSystem(_ name: String, hasLinux: Bool) -> Bool { name == (hasLinux ? "Linux" : "iOS") }
}
