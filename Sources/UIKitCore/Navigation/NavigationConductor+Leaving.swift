import Foundation

/// What other containers and the app take from the stack.
extension NavigationConductor {
  /// A controller leaves: the stack, and what shows of it, go on without it.
  func release(_ controller: UIViewController) {
    if !isEnding, running?.controllers.values.contains(where: { $0 === controller }) == true {
      running?.completeTransition(true)
    }
    leaving.removeAll { $0 === controller }
    arriving.removeAll { $0 === controller }
    shownStack.removeAll { $0 === controller }
    if controller === shown { takeOut(controller) }
    guard stack.contains(where: { $0 === controller }) else { return }
    stack.removeAll { $0 === controller }
    showItems()
    navigation.viewIfLoaded?.setNeedsLayout()
  }

  /// Takes what shows out at once.
  func takeOut(_ controller: UIViewController) {
    shown = nil
    controller.beginAppearanceTransition(false, animated: false)
    content.giveUp(controller.viewIfLoaded)
    controller.endAppearanceTransition()
  }
}
