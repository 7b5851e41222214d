public import UIKit

extension UIViewController {
  /// Makes another controller responsible for a part of this one's view, and fills that part with its view.
  ///
  /// The calls come in the order that UIKit asks for: the child is added, its view comes into the hierarchy, the child is
  /// told.
  ///
  /// - Parameters:
  ///   - child: The controller, which may have another parent up to now.
  ///   - container: A view of this controller's, whose edges the child's view is pinned to; in a stack view it
  ///     becomes the last arranged subview. Without one, it is `view`.
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

  /// Takes out a controller that was embedded, and its view. Does nothing if it is no child of this one.
  public func removeEmbedded(_ child: UIViewController) {
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
