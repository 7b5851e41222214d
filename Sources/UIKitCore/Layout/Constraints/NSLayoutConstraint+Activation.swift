import UIKitDiagnostics
import Foundation

extension NSLayoutConstraint {
  package final var operands: [LayoutOperand] { rhs.item == nil ? [lhs] : [lhs, rhs] }

  /// Calls `body` once for each item of the constraint.
  package final func forEachItem(_ body: (LayoutItem) -> Void) {
    let items = [lhs.item, lhs.origin, rhs.item, rhs.origin]
    for (index, item) in items.enumerated() {
      guard let item, !items[..<index].contains(where: { $0 === item }) else { continue }
      body(item)
    }
  }

  package final func activate() {
    var owner: UIView?
    var isUnrelated = false
    forEachItem { item in
      guard let view = item.anchorView else { return isUnrelated = true }
      if let present = owner {
        owner = present.nearestCommonAncestor(with: view)
        if owner == nil { isUnrelated = true }
      } else if !isUnrelated {
        owner = view
      }
    }
    guard let owner, !isUnrelated else {
      trap(
        "Unable to activate constraint with anchors \(anchorsDescription) because they have no "
          + "common ancestor.  Does the constraint or its anchors reference items in different "
          + "view hierarchies?  That's illegal.")
    }
    activate(in: owner)
  }

  /// Activates the constraint. `owner`, which contains all of its items, retains it.
  package final func activate(in owner: UIView) {
    if owner.window != nil { checkAxes() }
    self.owner = owner
    let ownerItem = owner.ensureLayoutItem()
    ownerItem.owned.append(self)
    forEachItem { item in
      item.touching.append(self)
      item.markCrossings(of: owner, by: 1)
    }
    ownerItem.enqueue(self)
  }

  package final func deactivate() {
    guard let owner else { return }
    uninstall()
    forEachItem { item in
      item.touching.remove(self)
      item.markCrossings(of: owner, by: -1)
    }
    owner.layoutItem?.owned.remove(self)
    self.owner = nil
  }
}

extension UIView {
  /// Returns the nearest view that is, or contains, each of both views.
  package final func nearestCommonAncestor(with other: UIView) -> UIView? {
    var a: UIView? = self
    var b: UIView? = other
    var difference = depth - other.depth
    while difference > 0 {
      a = a?.superview
      difference -= 1
    }
    while difference < 0 {
      b = b?.superview
      difference += 1
    }
    while let first = a, let second = b {
      if first === second { return first }
      a = first.superview
      b = second.superview
    }
    return nil
  }

  private var depth: Int {
    var depth = 0
    var view = superview
    while let present = view {
      depth += 1
      view = present.superview
    }
    return depth
  }
}
