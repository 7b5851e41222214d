/// A controller that is presented in its own way, unless its style is a custom one.
@MainActor protocol PresentsItself: UIViewController {
  func makePresentation(presenting: UIViewController?) -> UIPresentationController
  func isOwn(_ presentation: UIPresentationController) -> Bool
}
