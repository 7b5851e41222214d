/// Base classes that apps get from libraries, when those are not among the sources.
enum Library {
  /// How they hold what their generic parameters name; nil for what they do not hold.
  static let held: [String: [PropertyFacts.Ownership?]] = [
    // Portico
    "Presenter": [.weak], "SupervisingPresenter": [.weak, .strong],
    "ModulePresenter": [.weak, .strong, .strong], "Interactor": [.weak], "Router": [nil],
    "Coordinator": [nil], "RootViewController": [.strong],
    // RIBs
    "PresentableInteractor": [.weak], "ViewableRouter": [.strong, nil],
    "PresentableRouter": [.strong, nil],
  ]
}
