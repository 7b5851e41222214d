public import UIKit

extension UIViewController {
  /// Adds a child view controller and its view, which fills a container view.
  ///
  /// This method makes the calls in the order that UIKit requires: it adds the child, inserts its view into the
  /// hierarchy and notifies the child.
  ///
  /// - Parameters:
  ///   - child: The controller. If it has another parent, it is removed from that parent first.
  ///   - container: A view of this controller. The child's view is pinned to its edges; in a stack view, it
  ///     becomes the last arranged subview. The default is `view`.
  public func embed(_ child: UIViewController, in container: UIView? = nil) {
    let container: UIView = container ?? view
    if let parent = child.parent { parent.removeEmbedded(child) }
    addChild(child)
    let part: UIView = child.view
    if let stack = container as? UIStackView {
      stack.addArrangedSubview(part)
    } else {
      part.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(part)
      NSLayoutConstraint.activate([
        part.topAnchor.constraint(equalTo: container.topAnchor),
        part.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        part.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      ])
    }
    child.didMove(toParent: self)
  }

  /// Removes an embedded controller and its view. Does nothing if it isn't a child of this controller.
  public func removeEmbedded(_ child: UIViewController) {
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
