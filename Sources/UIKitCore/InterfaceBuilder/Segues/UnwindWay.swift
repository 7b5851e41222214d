/// The path of an unwind segue to an existing controller.
@MainActor struct UnwindWay {
  /// The containers of the destination from the outside inwards, followed by the destination.
  private let path: [UIViewController]
  /// The controller that presents the part of the interface that is left.
  private let presenting: UIViewController?

  var destination: UIViewController { path.last! }

  /// Finds the path to the nearest controller that implements the action. The search goes from the source
  /// outwards, through parents and presenting controllers, and visits the children of each first.
  init?(_ source: UIStoryboardUnwindSegueSource) {
    var controller = source.source
    var presenting: UIViewController?
    while let outer = controller.parent ?? controller.presentingViewController {
      if controller.parent == nil { presenting = outer }
      if let path = Self.path(in: outer, source) {
        self.path = path
        self.presenting = presenting
        return
      }
      controller = outer
    }
    return nil
  }

  private static func path(
    in controller: UIViewController, _ source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController]? {
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let path = path(in: child, source) { return [controller] + path }
    }
    let takesIt = controller.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return takesIt ? [controller] : nil
  }

  /// Shows the destination. The controllers below a presentation change before the presentation is dismissed.
  func follow(_ segue: UIStoryboardSegue) {
    let isAnimated = segue.isAnimated
    segue.isAnimated = isAnimated && presenting == nil
    for (container, next) in zip(path, path.dropFirst()) {
      container.unwind(for: segue, towards: next)
    }
    segue.isAnimated = isAnimated
    presenting?.dismiss(animated: isAnimated)
  }
}
