extension UIGestureRecognizer {
  /// Whether touches still make a difference.
  final var isWatching: Bool {
    switch state {
    case .possible, .began, .changed: true
    case .ended, .cancelled, .failed: false
    }
  }

  /// Whether it is open what the touches that have ended were.
  final var awaitsMore: Bool { awaitedState != nil || awaitsMoreTouches }

  final var isRecognized: Bool {
    switch state {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  final func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    touches.contains { touch in other.touches.contains { $0 === touch } }
      || touches.isEmpty || other.touches.isEmpty
  }

  /// Whether the gesture can only be this one's once `other` has failed.
  final func waits(for other: UIGestureRecognizer) -> Bool {
    guard other !== self, other.state == .possible, other.isEnabled else { return false }
    return failureRequirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether the gesture being this one's means that it can't be `other`'s as well.
  final func excludes(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
        ?? false)
  }
}
