package import Foundation

/// Recognizes the swipe back from the leading edge of a navigation controller.
@MainActor package final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private weak var navigation: UINavigationController?

  package init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init(target: nil, action: nil)
    reaction = { [weak self] _ in self?.swiped() }
  }

  private var isMirrored: Bool { view?.isRightToLeft == true }

  package override var edges: UIRectEdge {
    get { isMirrored ? .right : .left }
    set {}
  }

  package override func mayBegin(after distance: CGPoint) -> Bool {
    super.mayBegin(after: distance) && navigation?.canPopByPerson == true
  }

  /// Horizontal scrolling waits until this recognizer fails, if a swipe back is possible.
  package override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is UIPanGestureRecognizer && !(other is PopGestureRecognizer)
      && navigation?.canPopByPerson == true
  }

  private func swiped() {
    guard let navigation, let view else { return }
    let sign: CGFloat = isMirrored ? -1 : 1
    let distance = translation(in: view).x * sign
    switch state {
    case .began:
      navigation.beginInteractivePop()
      navigation.updateInteractivePop(distance / max(1, view.bounds.width))
    case .changed: navigation.updateInteractivePop(distance / max(1, view.bounds.width))
    case .ended where distance + velocity(in: view).x * sign * 0.2 > view.bounds.width / 2:
      navigation.finishInteractivePop()
    default: navigation.cancelInteractivePop()
    }
  }
}
