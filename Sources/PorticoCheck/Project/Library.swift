/// Base classes that apps get from libraries, when those are not among the sources.
enum Library {
  /// A property of such a class whose type is one of its generic parameters.
  struct Property {
    let name: String
    let ownership: PropertyFacts.Ownership

    static func strong(_ name: String) -> Property { Property(name: name, ownership: .strong) }
    static func weak(_ name: String) -> Property { Property(name: name, ownership: .weak) }
  }

  /// The property of each generic parameter; nil for what the class does not hold.
  static let properties: [String: [Property?]] = [
    // Portico
    "Presenter": [.weak("view")],
    "SupervisingPresenter": [.weak("view"), .strong("model")],
    "ModulePresenter": [.weak("view"), .strong("interactor"), .strong("router")],
    "Interactor": [.weak("output")], "Router": [nil], "Coordinator": [nil],
    "RootViewController": [.strong("rootView")],
    // RIBs
    "PresentableInteractor": [.strong("presenter")],
    "ViewableRouter": [.strong("interactor"), nil],
    "PresentableRouter": [.strong("interactor"), nil],
  ]
}
