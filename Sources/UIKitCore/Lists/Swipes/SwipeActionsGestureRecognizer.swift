package import Foundation

/// Recognizes swipes on the rows of a list, which reveal their actions.
package final class SwipeActionsGestureRecognizer: UIPanGestureRecognizer {
  private weak var host: (any SwipeActionsHost)?
  private var swipe: RowSwipe?
  private var startPoint = CGPoint.zero
  /// Whether the touch is outside of the actions and therefore closes them.
  private var closes = false

  init(_ host: any SwipeActionsHost) {
    self.host = host
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    reaction = { [weak self] _ in self?.swiped() }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    startPoint = location(in: view)
    closes = swipe != nil && !touches.allSatisfy { swipe?.contains($0.view) ?? false }
  }

  package override func mayBegin(after distance: CGPoint) -> Bool {
    guard let host, abs(distance.x) > abs(distance.y),
      let path = host.swipeablePath(at: startPoint)
    else {
      close(animated: true)
      return false
    }
    if let swipe, swipe.path == path { return true }
    close(animated: true)
    swipe = RowSwipe(host, at: path, toRight: distance.x > 0) { [weak self] action, view in
      self?.perform(action, view)
    }
    if swipe != nil { host.swipeWillBegin(at: path) }
    return swipe != nil
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, closes else { return super.touchesEnded(touches, with: event) }
    // A touch that closes the actions has no other effect.
    state = .ended
  }

  /// The list scrolls only after this recognizer has failed.
  package override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer
  }

  private func swiped() {
    guard let swipe else { return }
    let distance = translation(in: view).x
    switch state {
    case .began:
      closes = false
      swipe.beginDrag()
      swipe.drag(by: distance)
    case .changed: swipe.drag(by: distance)
    case .ended where closes: close(animated: true)
    case .ended:
      let (action, staysOpen) = swipe.endDrag(velocity: velocity(in: view).x)
      if let action {
        perform(action, swipe.actionsView)
      } else if staysOpen {
        swipe.open()
      } else {
        close(animated: true)
      }
    default: close(animated: true)
    }
  }

  private func perform(_ action: UIContextualAction, _ view: UIView) {
    let performed = swipe
    action.handler(action, view) { [weak self, weak performed] _ in
      guard let self, let performed, swipe === performed else { return }
      close(animated: true)
    }
  }

  /// Closes the actions of the swiped row, if there is one.
  package func close(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    swipe.close(animated: animated)
    host?.swipeDidEnd(at: swipe.path)
  }

  /// Closes the actions of a row whose cell isn't visible any more.
  func close(if cell: any SwipeableCell) {
    if swipe?.cell === cell { close(animated: false) }
  }
}
