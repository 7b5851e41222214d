package import PorticoCheck

/// The architecture of a generated screen.
public enum Architecture: String, CaseIterable, Sendable {
  case mvc, mvp
  case supervising = "mvp-supervising"
  case mvvm, viper, coordinator

  /// The pattern that `portico check` recognizes.
  package var pattern: Pattern {
    switch self {
    case .mvc, .coordinator: .mvc
    case .mvp: .mvpPassive
    case .supervising: .mvpSupervising
    case .mvvm: .mvvm
    case .viper: .viper
    }
  }

  /// Whether the generated code imports Portico.
  var needsPortico: Bool { self == .supervising || self == .mvvm || self == .viper }
}

/// The kind of code that `portico new` writes.
public enum Kind: String, CaseIterable, Sendable {
  case app, screen, module, coordinator

  public var summary: String {
    switch self {
    case .app: "a package that runs, with a first screen"
    case .screen: "a view controller, its partners, protocols, spies and tests"
    case .module: "a screen and a function that assembles it"
    case .coordinator: "a module and the flow that begins with it"
    }
  }
}
