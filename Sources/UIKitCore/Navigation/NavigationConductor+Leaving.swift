import Foundation

/// Removes controllers that other containers or the app take from the stack.
extension NavigationConductor {
  /// Removes a controller and its view immediately. If a transition displays it, completes the transition first.
  func release(_ controller: UIViewController) {
    if running?.controllers.values.contains(where: { $0 === controller }) == true {
      running?.completeTransition(true)
    }
    leaving.remove(identical: controller)
    arriving.remove(identical: controller)
    shownStack.remove(identical: controller)
    if controller === shown { takeOut(controller) }
    guard let index = stack.index(ofIdentical: controller) else { return }
    stack.remove(at: index)
    showItems()
    navigation.viewIfLoaded?.setNeedsLayout()
  }

  /// Removes the visible controller's view immediately.
  func takeOut(_ controller: UIViewController) {
    shown = nil
    ContainerTransition(leaving: [controller]).run { content.giveUp(controller.viewIfLoaded) }
  }
}
