import Cassowary
public import Foundation

extension UIView {
  /// The option to calculate the smallest size that satisfies the constraints.
  public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }

  /// The option to calculate the largest size that satisfies the constraints.
  public nonisolated class var layoutFittingExpandedSize: CGSize {
    CGSize(width: 10000, height: 10000)
  }

  package final func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsBelow()
    let size: CGSize
    if isLayoutRoot {
      size = ensureEngine().fittingSize(target, horizontal, vertical)
    } else {
      let engine = LayoutEngine(root: self, isTemporary: true)
      engine.installAll()
      size = engine.fittingSize(target, horizontal, vertical)
    }
    let step = UIApplication.look.step(.pixel)
    return CGSize(
      width: step.roundUp(max(0, size.width), .horizontal),
      height: step.roundUp(max(0, size.height), .vertical))
  }
}

extension LayoutEngine {
  /// Returns the size of the root that the constraints determine regardless of its frame.
  fileprivate func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let axes: [(NSLayoutConstraint.Axis, UILayoutPriority)] = [
      (.horizontal, horizontal), (.vertical, vertical),
    ]
    takeUp(opensRoot: true)
    if !rootIsLoose { rootSlot.updateContent() }
    var wishes: [Constraint] = []
    for (axis, priority) in axes where priority.rawValue > 0 {
      wishes.append(wish(target[axis], axis, priority))
    }
    solve(opensRoot: true)
    let size = CGSize(width: rootSlot.x.solvedSize, height: rootSlot.y.solvedSize)
    for wish in wishes where wish.isInSolver { solver.remove(wish) }
    if !rootIsLoose {
      for (axis, _) in axes { rootSlot.removeContent(axis) }
    }
    setNeedsSolve()
    return size
  }

  private func wish(
    _ length: CGFloat, _ axis: NSLayoutConstraint.Axis, _ priority: UILayoutPriority
  ) -> Constraint {
    let variable = rootSlot.size(axis)
    func make(_ priority: Float) -> Constraint {
      Constraint(
        LinearExpression([Term(variable)], constant: -Double(length)), .equal,
        strength: Strength(priority: priority), tag: rootSlot)
    }
    let wish = make(priority.rawValue)
    if (try? solver.add(wish)) != nil { return wish }
    // No layout has this size: get as near to it as required constraints allow.
    let weaker = make(999.5)
    try? solver.add(weaker)
    return weaker
  }
}
