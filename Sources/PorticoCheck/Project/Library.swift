/// Base classes of common libraries, for apps whose sources don't include the library.
enum Library {
  /// A property of a library's class whose type is a generic parameter of the class.
  struct Property {
    let name: String
    let ownership: PropertyFacts.Ownership

    static func strong(_ name: String) -> Property { Property(name: name, ownership: .strong) }
    static func weak(_ name: String) -> Property { Property(name: name, ownership: .weak) }
  }

  /// The properties by the order of the generic parameters; `nil` for a parameter that no property holds.
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
