import Foundation

/// Delivers touches to recognizers and views, and determines which recognizer recognizes a gesture.
@MainActor package final class GestureArbiter {
  package static let current = GestureArbiter()

  /// A touch event that a view receives only after some recognizers have failed.
  private struct Held {
    let touch: UITouch
    let phase: UITouch.Phase
    let event: UIEvent
  }

  /// The recognizers that receive touches, or haven't been reset since.
  private var active: [UIGestureRecognizer] = []
  private var held: [Held] = []
  /// The touches that views have received, and whose end they have to receive.
  private var told: Set<UITouch> = []
  /// The touches that views don't receive any more.
  private var cancelled: Set<UITouch> = []
  private var depth = 0
  private var isResetScheduled = false

  // MARK: Events

  package func send(_ event: UIEvent) {
    let touches = event.allTouches ?? []
    depth += 1
    for touch in touches where touch.phase == .began {
      attach(touch, event)
      if isRefused(touch, among: touches) { cancelled.insert(touch) }
    }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = touches.filter { $0.phase == phase }
      guard !changed.isEmpty else { continue }
      tellRecognizers(changed, phase, event)
      for touch in changed { tellView(touch, phase, event) }
    }
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled { detach(touch) }
    depth -= 1
    settle()
  }

  /// Finds the recognizers of a new touch: those of its view and of the view's ancestors.
  private func attach(_ touch: UITouch, _ event: UIEvent) {
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let present = view {
      for recognizer in present.gestureRecognizers ?? [] where recognizer.isEnabled {
        let state = recognizer.state
        guard state == .possible || state == .began || state == .changed,
          recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
          recognizer.shouldReceive(event),
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true,
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        else { continue }
        found.append(recognizer)
      }
      view = present.superview
    }
    touch.gestureRecognizers = found
    let known = Set(active.map(ObjectIdentifier.init))
    for recognizer in found {
      recognizer.buttonMask = event.buttonMask
      recognizer.modifierFlags = event.modifierFlags
      recognizer.touches.append(touch)
      recognizer.gestureTouches.append(touch)
      if !known.contains(ObjectIdentifier(recognizer)) { active.append(recognizer) }
    }
  }

  /// Returns whether a view doesn't receive a new touch because of other touches in progress.
  private func isRefused(_ touch: UITouch, among touches: Set<UITouch>) -> Bool {
    guard let view = touch.view else { return false }
    return touches.contains { other in
      guard other !== touch, let otherView = other.view, !cancelled.contains(other) else {
        return false
      }
      return otherView === view
        ? !view.isMultipleTouchEnabled
        : other.window === touch.window && (view.isExclusiveTouch || otherView.isExclusiveTouch)
    }
  }

  private func detach(_ touch: UITouch) {
    for recognizer in active where recognizer.touches.contains(where: { $0 === touch }) {
      recognizer.lastLocation = recognizer.location(in: nil)
      recognizer.touches.removeAll { $0 === touch }
    }
    cancelled.remove(touch)
  }

  private func tellRecognizers(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    for recognizer in active {
      let own = touches.filter { touch in recognizer.touches.contains { $0 === touch } }
      guard !own.isEmpty, recognizer.isWatching else { continue }
      switch phase {
      case .began: recognizer.touchesBegan(own, with: event)
      case .moved: recognizer.touchesMoved(own, with: event)
      case .ended: recognizer.touchesEnded(own, with: event)
      default: recognizer.touchesCancelled(own, with: event)
      }
    }
  }

  // MARK: Views

  private func tellView(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    guard !cancelled.contains(touch) else { return }
    if held.contains(where: { $0.touch === touch }) || isHeldBack(touch, phase) {
      held.append(Held(touch: touch, phase: phase, event: event))
      if phase == .cancelled { held.removeAll { $0.touch === touch && !told.contains(touch) } }
    } else {
      deliver(touch, phase, event)
    }
  }

  private func isHeldBack(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    guard phase == .began || phase == .ended else { return false }
    return (touch.gestureRecognizers ?? []).contains {
      $0.state == .possible && $0.isWatching
        && (phase == .began ? $0.delaysTouchesBegan : $0.delaysTouchesEnded && $0.awaitsMore)
    }
  }

  private func deliver(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    guard let target: UIResponder = touch.view ?? touch.window else { return }
    let own: Set<UITouch> = [touch]
    switch phase {
    case .began:
      told.insert(touch)
      target.touchesBegan(own, with: event)
    case .moved:
      target.touchesMoved(own, with: event)
    case .ended:
      told.remove(touch)
      target.touchesEnded(own, with: event)
    default:
      guard told.remove(touch) != nil else { return }
      target.touchesCancelled(own, with: event)
    }
  }

  private func deliverHeld() {
    var waiting: Set<UITouch> = []
    let present = held
    held = []
    for item in present {
      if waiting.contains(item.touch) || isHeldBack(item.touch, item.phase) {
        waiting.insert(item.touch)
        held.append(item)
      } else {
        deliver(item.touch, item.phase, item.event)
      }
    }
  }

  /// Cancels the touches of a recognized gesture in their views.
  private func cancelTouches(of recognizer: UIGestureRecognizer) {
    for touch in recognizer.gestureTouches {
      held.removeAll { $0.touch === touch }
      if recognizer.touches.contains(where: { $0 === touch }) { cancelled.insert(touch) }
      if told.contains(touch) { deliver(touch, .cancelled, UIEvent(touches: [touch])) }
    }
  }

  // MARK: States

  package func request(_ state: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer) {
    switch (recognizer.state, state) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      begin(recognizer, as: state == .changed ? .began : state)
    case (.possible, .failed), (.possible, .cancelled):
      fail(recognizer)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      recognizer.enter(state == .failed ? .cancelled : state)
      recognizer.notify()
    default: return
    }
    scheduleReset()
  }

  /// Recognizes a gesture, unless other recognizers or a delegate prevent it.
  private func begin(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    if active.contains(where: { recognizer.waits(for: $0) }) {
      recognizer.awaitedState = state
      return
    }
    recognizer.awaitedState = nil
    guard isAllowed(recognizer) else { return fail(recognizer) }
    if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    let rivals = active.filter { $0 !== recognizer && $0.sharesTouches(with: recognizer) }
    for rival in rivals where rival.isRecognized {
      if rival.excludes(recognizer) { return fail(recognizer) }
    }
    recognizer.enter(state)
    for rival in rivals where rival.state == .possible && recognizer.excludes(rival) { fail(rival) }
    if recognizer.cancelsTouchesInView { cancelTouches(of: recognizer) }
    recognizer.notify()
  }

  private func isAllowed(_ recognizer: UIGestureRecognizer) -> Bool {
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) {
      return false
    }
    var views = recognizer.touches.compactMap(\.view)
    if let view = recognizer.view, !views.contains(view) { views.append(view) }
    return views.allSatisfy { $0.gestureRecognizerShouldBegin(recognizer) }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.awaitedState = nil
    recognizer.enter(.failed)
    scheduleReset()
    for waiting in active {
      if let state = waiting.awaitedState, waiting.state == .possible { begin(waiting, as: state) }
    }
  }

  /// Removes a recognizer from the gestures in progress.
  package func withdraw(_ recognizer: UIGestureRecognizer) {
    guard active.contains(where: { $0 === recognizer }) else { return }
    switch recognizer.state {
    case .possible: fail(recognizer)
    case .began, .changed: request(.cancelled, by: recognizer)
    default: break
    }
    settle()
  }

  // MARK: Ends

  private func scheduleReset() {
    guard depth == 0, !isResetScheduled else { return }
    isResetScheduled = true
    Turn.current.afterLayout { [self] in
      isResetScheduled = false
      settle()
    }
  }

  /// Removes and returns the recognizers without touches that meet a condition.
  private func takeActive(
    where isOver: (UIGestureRecognizer) -> Bool
  ) -> [UIGestureRecognizer] {
    var taken: [UIGestureRecognizer] = []
    var rest: [UIGestureRecognizer] = []
    for recognizer in active {
      if recognizer.touches.isEmpty, isOver(recognizer) {
        taken.append(recognizer)
      } else {
        rest.append(recognizer)
      }
    }
    active = rest
    return taken
  }

  /// Resets the recognizers whose gesture and touches have ended.
  private func settle() {
    guard depth == 0 else { return }
    deliverHeld()
    for recognizer in takeActive(where: { [.ended, .failed, .cancelled].contains($0.state) }) {
      recognizer.gestureTouches = []
      recognizer.reset()
      recognizer.enter(.possible)
    }
    for recognizer in takeActive(where: { $0.state == .possible && !$0.awaitsMore }) {
      recognizer.gestureTouches = []
      recognizer.reset()
    }
    deliverHeld()
  }
}
