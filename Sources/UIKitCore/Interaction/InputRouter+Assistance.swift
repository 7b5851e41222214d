import DisplayInterface
import Foundation
import UIKitDiagnostics

extension InputRouter {
  /// Performs an action for assistive technology if its element still exists.
  func assist(_ assistance: Assistance) {
    let windows = UIApplication.shared.windows
    guard let view = windows.lazy.compactMap({ $0.view(of: assistance.node) }).first else { return }
    var target: any AssistedElement = view
    if let index = assistance.element {
      let elements = view.toldElements
      guard elements.indices.contains(index) else { return }
      target = elements[index].element
    }
    switch assistance.act {
    case .activate:
      guard !target.accessibilityActivate() else { return }
      let place = target.accessibilityActivationPoint
      point(Pointer(.began, at: place))
      point(Pointer(.ended, at: place))
    case .increment: target.accessibilityIncrement()
    case .decrement: target.accessibilityDecrement()
    case .perform(let index):
      let actions = target.accessibilityCustomActions ?? []
      if actions.indices.contains(index) { _ = actions[index].perform() }
    }
  }
}

extension UIView {
  /// Returns the view that a node represents: this view or one of its descendants.
  func view(of node: NodeID) -> UIView? {
    if nodeID == node { return self }
    for view in subviewsStorage {
      if let found = descend({ view.view(of: node) }) { return found }
    }
    return nil
  }
}
