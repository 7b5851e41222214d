package import DisplayInterface
public import Foundation
import UIKitDiagnostics

/// An object that responds to events and is part of the responder chain.
///
/// An event that a responder doesn't handle goes to its ``next`` responder: from a view to its view controller
/// or superview, then to the window, its scene, the application and its delegate.
@preconcurrency @MainActor open class UIResponder: NSObject, UIPasteConfigurationSupporting {
  public override init() {
    super.init()
    checkCallersThread()
    ThreadReport.explainsIsolationChecks
  }

  /// The observers of changed traits.
  package final var traitRegistrations: [any UITraitChangeRegistration] = []

  /// The next responder in the chain, or `nil` if this object is the last one or in no chain.
  open var next: UIResponder? { nil }

  /// Returns the object that replaces this one after it was created from a nib or a storyboard; by default itself.
  ///
  /// On iOS, it's a method of `NSObject`.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  // MARK: First responder

  /// Whether this object can become first responder; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object can resign as first responder; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is its window's first responder.
  open var isFirstResponder: Bool { firstResponderScope?.firstResponder === self }

  /// Makes this object the first responder of its window.
  ///
  /// A view that isn't in a window yet becomes first responder when it's added to one, as a field does that
  /// `viewWillAppear(_:)` activates before its table has added the cell.
  ///
  /// - Returns: `true` if this object is now the first responder. It must be in a window and allow it, and the
  ///   current first responder must resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let scope = firstResponderScope else { return awaitWindow() }
    if scope.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = scope.firstResponder, !present.resignFirstResponder() { return false }
    scope.firstResponder = self
    return true
  }

  /// Becomes first responder when the view is added to a window.
  ///
  /// - Returns: `false`, because it isn't yet.
  final func awaitWindow() -> Bool {
    if canBecomeFirstResponder { UIView.awaitingWindow = self as? UIView }
    return false
  }

  /// Resigns as first responder.
  ///
  /// - Returns: `true` if this object isn't first responder any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if UIView.awaitingWindow === self { UIView.awaitingWindow = nil }
    guard isFirstResponder else { return true }
    guard canResignFirstResponder || firstResponderScope?.endsEditingByForce == true else {
      return false
    }
    firstResponderScope?.firstResponder = nil
    return true
  }

  /// The object that stores the first responder of this object's hierarchy: its window.
  package var firstResponderScope: (any FirstResponderScope)? {
    var responder = next
    while let present = responder {
      if let window = (present as? UIView)?.windowStorage { return window }
      responder = present.next
    }
    return nil
  }

  // MARK: Accessibility

  /// Performs the element's action, if it differs from that of a tap.
  ///
  /// - Returns: `true` if the action was performed; `false` to have the activation point tapped.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls by a page. Returns `true` if the content scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // MARK: Events

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let next { descend { next.touchesBegan(touches, with: event) } }
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let next { descend { next.touchesMoved(touches, with: event) } }
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let next { descend { next.touchesEnded(touches, with: event) } }
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let next { descend { next.touchesCancelled(touches, with: event) } }
  }

  /// Called with better values for touches that were reported with estimated ones, such as those of a pencil.
  /// No display reports such touches.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { descend { next.pressesBegan(presses, with: event) } }
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { descend { next.pressesChanged(presses, with: event) } }
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { descend { next.pressesEnded(presses, with: event) } }
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { descend { next.pressesCancelled(presses, with: event) } }
  }

  /// Calls the method for the phase of the presses.
  package final func receive(_ event: UIPressesEvent) {
    let presses = event.allPresses
    switch presses.first?.phase {
    case .began: pressesBegan(presses, with: event)
    case .changed, .stationary: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    case nil: break
    }
  }

  /// Handles a key while this object is first responder, has focus, or contains the focused view.
  ///
  /// - Returns: `true` if the key was handled; `false` to pass it to the next responder.
  package func handle(_ key: KeyPress) -> Bool { false }

  // MARK: Input

  /// A view shown in place of the keyboard while this object, or one before it in the responder chain, is first
  /// responder. Call ``reloadInputViews()`` after a change.
  open var inputView: UIView? { nil }

  /// A view shown above the keyboard, or at the bottom of the window, while this object, or one before it in the
  /// responder chain, is first responder. A controller that has one, and can become first responder, does so when its
  /// view has appeared.
  open var inputAccessoryView: UIView? { nil }

  /// Reloads the input views if this object is first responder.
  open func reloadInputViews() {
    guard isFirstResponder, let window = firstResponderScope as? UIWindow else { return }
    window.inputViews.setNeedsUpdate(in: window)
  }

  /// A controller whose view is shown in place of the keyboard.
  open var inputViewController: UIInputViewController? { nil }

  /// A controller whose view is shown above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The shortcut buttons next to the keyboard's suggestions while this object is first responder.
  open var inputAssistantItem: UITextInputAssistantItem { assistantItem }

  // MARK: Motion

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if let next { descend { next.motionBegan(motion, with: event) } }
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if let next { descend { next.motionEnded(motion, with: event) } }
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if let next { descend { next.motionCancelled(motion, with: event) } }
  }

  open func remoteControlReceived(with event: UIEvent?) {
    if let next { descend { next.remoteControlReceived(with: event) } }
  }

  // MARK: Actions

  /// Returns whether this object can perform an action: whether its class, or a superclass outside of UIKit,
  /// has a method with the selector's name. See ``Selector``.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == "paste:", pasteConfiguration != nil {
      return canPaste(UIPasteboard.general.itemProviders)
    }
    return SwiftMethod.named(action, of: type(of: self)) != nil
  }

  /// Returns the nearest object, from this one up the responder chain, that can perform `action`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next.flatMap { next in
      descend { next.target(forAction: action, withSender: sender) }
    }
  }

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  /// Pastes the pasteboard's items if the ``pasteConfiguration`` accepts them.
  open func paste(_ sender: Any?) {
    let providers = UIPasteboard.general.itemProviders
    if pasteConfiguration != nil, canPaste(providers) { paste(itemProviders: providers) }
  }
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func export(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  open func findNext(_ sender: Any?) {}
  open func findPrevious(_ sender: Any?) {}
  open func useSelectionForFind(_ sender: Any?) {}
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  /// The types of data that can be pasted or dropped here; `nil` for none. The property copies the value.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { pasteConfigurationStorage }
    set { pasteConfigurationStorage = newValue?.copy() as? UIPasteConfiguration }
  }
  private final var pasteConfigurationStorage: UIPasteConfiguration?

  /// Called with the items that are pasted or dropped. The default implementation does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Returns whether the ``pasteConfiguration`` accepts any of the items.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  /// Whether three-finger gestures can undo, copy and paste while this object is first responder.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// The key commands that are available while this object is in the responder chain.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Adds menus to a menu system and removes them. The app's delegate builds the menu bar, other responders
  /// build context menus.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Updates a command that targets this object before the command is performed or displayed.
  open func validate(_ command: UICommand) {}

  // MARK: Undo

  /// The keyboard of the responder; `nil` for the one that was used last.
  open var textInputMode: UITextInputMode? { nil }
  /// The identifier under which the keyboard is remembered; `nil` to remember none.
  open var textInputContextIdentifier: String? { nil }

  /// The undo manager; that of the next responder unless overridden.
  open var undoManager: UndoManager? {
    next.flatMap { next in descend { next.undoManager } }
  }

  // MARK: Activities

  /// The user's activity in this object, so that it can be continued on another device.
  open var userActivity: NSUserActivity?

  /// Updates `activity` with the current state.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the state that `activity` describes.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  deinit { AssociatedObjects.end(with: self) }
}
