import UIKitDiagnostics
import Foundation

extension UIViewController {
  package final func contain(_ child: UIViewController) {
    require(child !== self, "Can't add self as child view controller: \(self)")
    guard child.parent !== self else { return }
    for ancestor in sequence(first: self, next: \.parent) {
      require(
        ancestor !== child,
        "Can't add \(child) as child view controller of \(self): would create a cycle")
    }
    child.willMove(toParent: self)
    if child.parent != nil { child.removeFromParent() }
    containment.children.append(child)
    child.containment.parent = self
    child.containment.isMovingToParent = true
    child.containment.isMovingFromParent = false
    child.viewIfLoaded?.traitsMayHaveChanged()
    ObservedObject.didChange(child)
  }

  package final func leaveParent() {
    parent?.childWillLeave(self)
    guard let parent else { return }
    parent.containment.children.remove(identical: self)
    containment.parent = nil
    ObservedObject.didChange(self)
    containment.isMovingToParent = false
    traitState.parentOverrides = nil
    traitState.columnClass = .unspecified
    setBarInsets(.zero)
    if appearance.followsParent, appearance.isMoving {
      // The former parent's transition no longer ends this one.
      if viewIfLoaded?.window == nil { beginAppearanceTransition(false, animated: false) }
      endAppearanceTransition()
    }
    didMove(toParent: nil)
    viewIfLoaded?.traitsMayHaveChanged()
  }

  package final func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    require(
      old.parent === self && new.parent === self,
      "Children view controllers \(old) and \(new) must have a common parent view controller when "
        + "calling -[UIViewController transitionFromViewController:toViewController:duration:"
        + "options:animations:completion:]")
    let forwards = isVisible && shouldAutomaticallyForwardAppearanceMethods
    let transition = ContainerTransition(
      leaving: [old], arriving: [new], animated: duration > 0)
    let superview = old.view.superview
    // As in UIKit, the appearing controller is notified before the disappearing one.
    if forwards { transition.begin(.arriving) }
    if new.parent === self {
      if new.view.superview == nil { superview?.addSubview(new.view) }
    } else if new.viewIfLoaded?.window == nil {
      // A callback removed the new child.
      ContainerTransition(leaving: [new]).run {}
    }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      superview?.giveUp(old.view)
      if forwards { transition.end() }
      completion?(finished)
    }
  }
}
