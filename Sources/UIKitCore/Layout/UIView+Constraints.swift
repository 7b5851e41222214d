import UIKitDiagnostics
import Foundation

extension UIView {
  package final func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    constraint.isActive = false
    constraint.forEachItem { item in
      require(
        item.anchorView?.isDescendant(of: self) == true,
        "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a "
          + "view, the constraint's items must be descendants of that view (or the view itself). "
          + "This will crash if the constraint needs to be resolved before the view hierarchy is "
          + "assembled. Break on -[UIView(UIConstraintBasedLayout) "
          + "_viewHierarchyUnpreparedForConstraint:] to debug.")
    }
    constraint.activate(in: self)
  }

  package final func release(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.isActive = false
  }

  // MARK: Content

  package final func contentPriority(
    _ kind: ContentPriorities.Kind, _ axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutItem?.priorities[kind, axis] ?? ContentPriorities()[kind, axis]
  }

  package final func setContentPriority(
    _ kind: ContentPriorities.Kind, _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis
  ) {
    NSLayoutConstraint.check(priority, from: 0)
    guard contentPriority(kind, axis) != priority else { return }
    let item = ensureLayoutItem()
    item.priorities[kind, axis] = priority
    item.slot?.contentPrioritiesDidChange(axis)
    if item.engine?.rootIsLoose == true { item.engine?.rootSlot.contentPrioritiesDidChange(axis) }
  }
}
