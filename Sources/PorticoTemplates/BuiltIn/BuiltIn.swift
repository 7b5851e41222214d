/// The built-in templates.
package enum BuiltIn {
  /// Returns the files for a kind and an architecture.
  package static func files(_ kind: Kind, _ architecture: Architecture) -> [TemplateFile] {
    var files = common + screen(architecture)
    if kind != .screen { files += module }
    if kind == .coordinator || kind == .app { files += coordinator }
    if kind == .app { files += app }
    return files
  }

  private static func screen(_ architecture: Architecture) -> [TemplateFile] {
    switch architecture {
    case .mvc: mvc
    case .coordinator: navigating + mvc
    case .mvp: mvp
    case .supervising: supervising
    case .mvvm: mvvm
    case .viper: viper
    }
  }
}
