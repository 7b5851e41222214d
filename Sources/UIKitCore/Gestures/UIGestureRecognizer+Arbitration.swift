extension UIGestureRecognizer {
  /// Whether the recognizer still evaluates touches.
  final var isWatching: Bool {
    switch state {
    case .possible, .began, .changed: true
    case .ended, .cancelled, .failed: false
    }
  }

  /// Whether it isn't determined yet if the ended touches are the gesture: other recognizers have to fail first,
  /// or more touches can follow.
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

  /// Returns whether this recognizer has to wait until `other` has failed.
  final func waits(for other: UIGestureRecognizer) -> Bool {
    guard other !== self, other.state == .possible, other.isEnabled else { return false }
    return failureRequirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Returns whether `other` can't recognize its gesture if this recognizer does.
  final func excludes(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
        ?? false)
  }
}
