public import Foundation

/// A view that a user operates and that sends events.
///
/// When an event occurs, the actions that were added for it are called in the order in which they were added.
/// Changes by code send no events.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private struct Handler {
    let action: UIAction
    var events: Event
  }

  /// A target that receives a selector for events.
  private struct Target {
    weak var object: AnyObject?
    /// Whether the selector goes to the first responder that can perform it.
    let isNil: Bool
    let action: Selector
    var events: Event
  }

  private var targets: [Target] = []

  private var handlers: [Handler] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.configure(self)
  }

  /// - Parameter primaryAction: The action for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control responds to touches. The default is `true`.
  open var isEnabled = true {
    willSet { checkThread() }
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled, isTracking { stopTracking() }
      stateDidChange()
    }
  }

  open var isSelected = false {
    willSet { checkThread() }
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control appears pressed. During a touch, it's `true` while the touch is inside of the control.
  open var isHighlighted = false {
    willSet { checkThread() }
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state doesn't contain the keyboard focus, which any control can have at any time and which is
  /// displayed separately.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// For controls in this module whose appearance depends on the state.
  package func stateDidChange() {
    mark(.content)
    setNeedsLayout()
    ObservedObject.didChange(self)
  }

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    willSet { checkThread() }
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    willSet { checkThread() }
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The alignment, with leading and trailing converted to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Whether a tap displays the control's menu, instead of a long press.
  open var showsMenuAsPrimaryAction = false { willSet { checkThread() } }
  /// Whether a long press displays the control's menu. See ``contextMenuInteraction``.
  open var isContextMenuInteractionEnabled = false {
    willSet { checkThread() }
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if let contextMenuInteraction {
        removeInteraction(contextMenuInteraction)
        self.contextMenuInteraction = nil
      } else {
        let interaction = UIContextMenuInteraction(delegate: self)
        contextMenuInteraction = interaction
        addInteraction(interaction)
      }
    }
  }

  /// The interaction that displays the control's menu, whose delegate is the control. `nil` while
  /// ``isContextMenuInteractionEnabled`` is `false`.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Has no effect.
  open var isSymbolAnimationEnabled = false { willSet { checkThread() } }

  // MARK: Actions

  /// Adds an action for events. It replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    checkThread()
    if let index = handlers.firstIndex(where: { $0.action === action }) {
      handlers[index].events.formUnion(controlEvents)
      return
    }
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(Handler(action: action, events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in handlers.indices.reversed()
    where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
      if handlers[index].events.isEmpty { handlers.remove(at: index) }
    }
  }

  /// All events for which an action or a target was added.
  open var allControlEvents: Event {
    let events = handlers.reduce(into: Event()) { $0.formUnion($1.events) }
    return targets.reduce(into: events) { $0.formUnion($1.events) }
  }

  /// Sends `action` to `target` for events.
  ///
  /// - Parameters:
  ///   - target: The target, which isn't retained; `nil` for the first object in the responder chain that can
  ///     perform the action.
  ///   - action: The selector. See ``Selector`` for the methods that it can name.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    checkThread()
    let object = target as AnyObject?
    if let index = targets.firstIndex(where: {
      $0.action == action && $0.object === object && $0.isNil == (object == nil)
    }) {
      targets[index].events.formUnion(controlEvents)
    } else {
      targets.append(
        Target(object: object, isNil: object == nil, action: action, events: controlEvents))
    }
  }

  /// - Parameters:
  ///   - target: The target to remove; `nil` for all targets.
  ///   - action: The action to remove; `nil` for all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target as AnyObject?
    for index in targets.indices.reversed()
    where (object == nil || targets[index].object === object)
      && (action == nil || targets[index].action == action)
    {
      targets[index].events.subtract(controlEvents)
      if targets[index].events.isEmpty { targets.remove(at: index) }
    }
  }

  /// The targets, with `NSNull` for an action that is sent up the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      targets.compactMap { target in
        target.isNil ? AnyHashable(NSNull()) : (target.object as? NSObject).map(AnyHashable.init)
      })
  }

  /// Returns the names of the selectors that are sent to `target` for an event, or `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target as AnyObject?
    let names = targets.filter {
      $0.isNil == (object == nil) && $0.object === object
        && !$0.events.isDisjoint(with: controlEvent)
    }.map(\.action.description)
    return names.isEmpty ? nil : names
  }

  /// Calls `iterator` with every action, or target and selector, and its events, until `iterator` sets its last
  /// argument to `true`.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers {
      iterator(handler.action, nil, handler.events, &stop)
      if stop { return }
    }
    for target in targets {
      iterator(nil, (target.object, target.action), target.events, &stop)
      if stop { return }
    }
  }

  /// Sends a selector. Events send all of their selectors with this method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls `action`. Events call all of their actions with this method.
  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.performWithSender(self, target: nil)
  }

  /// Calls the actions and targets for `controlEvents`, as if these events had occurred.
  ///
  /// If the events contain the control's main event, those for ``Event/primaryActionTriggered`` are called too.
  open func sendActions(for controlEvents: Event) {
    checkThread()
    var events = controlEvents
    if !events.isDisjoint(with: primaryEvents) { events.insert(.primaryActionTriggered) }
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      sendAction(handler.action)
    }
    for target in targets where !target.events.isDisjoint(with: events) {
      if target.isNil || target.object != nil {
        sendAction(target.action, to: target.object, for: nil)
      }
    }
  }

  /// Performs the control's primary action, as a tap does.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    sendActions(for: .primaryActionTriggered)
  }

  /// The events that also trigger the primary action.
  package var primaryEvents: Event { [] }

  /// Performs the action of the end of a tap.
  package func touchEndedInside() {
    sendActions(for: .touchUpInside)
  }

  /// Called when a user chose an element of the control's menu.
  package func menuElementWasChosen(_ element: UIMenuElement) {}

  package override func activate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchDown)
    touchEndedInside()
    return true
  }

  // MARK: Tracking

  /// Whether a touch that began in the control is being tracked.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside of the control.
  open private(set) var isTouchInside = false

  /// - Returns: `true` to track the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// - Returns: `true` to continue tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// A finger can move a little out of the control that it presses. A visible pointer can't.
  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    if point(inside: place, with: event) { return true }
    let slop = UIApplication.look.touchSlop
    return slop > 0 && bounds.insetBy(dx: -slop, dy: -slop).contains(place)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, with: event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let inside = isInside(touch, with: event)
    isTouchInside = inside
    endTracking(touch, with: event)
    stopTracking()
    if inside { touchEndedInside() } else { sendActions(for: .touchUpOutside) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  /// A tap on a control isn't recognized by a recognizer of a superview.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, let view = tap.view,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1, isEnabled
    else { return true }
    return view === self || !isDescendant(of: view)
  }

  // MARK: Menu

  /// Returns the configuration of the control's menu; `nil` unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Returns the position of the control's menu in the control's coordinates; the middle of the bottom edge
  /// unless overridden.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  // MARK: Focus and display

  open override var canBecomeFocused: Bool {
    isEnabled && !isHidden && isUserInteractionEnabled && alpha >= 0.01
  }

  package override var isShownHighlighted: Bool { isHighlighted }
  package override var isShownEnabled: Bool { isEnabled }
  package override var isShownSelected: Bool { isSelected }
}
