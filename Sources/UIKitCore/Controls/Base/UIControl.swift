public import Foundation

/// A view that a person operates, and that tells of it by events.
///
/// Actions are added for events; when an event happens, those added for it run in the order in which
/// they were added. Changes made by code send no events.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private struct Handler {
    let action: UIAction
    var events: Event
  }

  /// Who is sent a selector for events.
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

  /// - Parameter primaryAction: Runs for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control takes touches; `true`.
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

  /// Whether the control looks touched; follows a touch in and out of it.
  open var isHighlighted = false {
    willSet { checkThread() }
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The keyboard's focus, which any control may have here at any time, shows by itself and is not
  /// part of the state.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// For controls in this module whose look depends on the state.
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

  /// The alignment with leading and trailing brought to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Whether the control's menu is shown by a tap rather than a long press.
  open var showsMenuAsPrimaryAction = false { willSet { checkThread() } }
  /// Whether the control has a menu that a long press shows; see ``contextMenuInteraction``.
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

  /// What shows the control's menu; `nil` while ``isContextMenuInteractionEnabled`` is `false`. The
  /// control is its delegate.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Has no effect.
  open var isSymbolAnimationEnabled = false { willSet { checkThread() } }
  open var toolTip: String? { willSet { checkThread() } }

  // MARK: Actions

  /// Has `action` run for events. It takes the place, for these events, of an action with the same
  /// identifier.
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

  /// All events that something was added for.
  open var allControlEvents: Event {
    let events = handlers.reduce(into: Event()) { $0.formUnion($1.events) }
    return targets.reduce(into: events) { $0.formUnion($1.events) }
  }

  /// Has `action` sent to `target` for events.
  ///
  /// - Parameters:
  ///   - target: Not retained; `nil` for the first object in the responder chain that can perform it.
  ///   - action: See ``Selector`` for what can be asked by one.
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
  ///   - target: `nil` for any.
  ///   - action: `nil` for any.
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

  /// The targets that are objects, and `NSNull` where some action goes up the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      targets.compactMap { target in
        target.isNil ? AnyHashable(NSNull()) : (target.object as? NSObject).map(AnyHashable.init)
      })
  }

  /// The names of what is sent to `target` for an event; `nil` where there is nothing.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target as AnyObject?
    let names = targets.filter {
      $0.isNil == (object == nil) && $0.object === object
        && !$0.events.isDisjoint(with: controlEvent)
    }.map(\.action.description)
    return names.isEmpty ? nil : names
  }

  /// Calls `iterator` with every action, or target and selector, and the events it is for, until it
  /// sets its last argument to `true`.
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

  /// Sends a selector. Every target and selector that an event causes goes through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs `action`. Every action that an event causes goes through here.
  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.performWithSender(self, target: nil)
  }

  /// Runs the actions added for `controlEvents`, as if they had happened.
  ///
  /// Those added for ``Event/primaryActionTriggered`` run with the event that the control is for, too.
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

  /// Does what the control is for, as a tap would.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    sendActions(for: .primaryActionTriggered)
  }

  /// What comes about when a person does what the control is for.
  package var primaryEvents: Event { [] }

  /// Does what the end of a tap does.
  package func touchEndedInside() {
    sendActions(for: .touchUpInside)
  }

  package override func activate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchDown)
    touchEndedInside()
    return true
  }

  // MARK: Tracking

  /// Whether a touch that began in the control goes on.
  open private(set) var isTracking = false
  /// Whether the touch being tracked is in the control.
  open private(set) var isTouchInside = false

  /// - Returns: Whether the touch is to be tracked.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// - Returns: Whether to go on tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// A finger may slip a little out of a control that it holds; a pointer that shows itself need not.
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

  /// A tap on a control is the control's, not that of a recognizer around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, let view = tap.view,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1, isEnabled
    else { return true }
    return view === self || !isDescendant(of: view)
  }

  // MARK: Menu

  /// The menu of the control; `nil` unless overridden.
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

  /// Where the control's menu appears, in the control's coordinates: below the middle of the control unless overridden.
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
