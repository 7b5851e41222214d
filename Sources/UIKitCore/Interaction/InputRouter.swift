package import DisplayInterface
import Foundation

/// Routes user input to the views that it's meant for.
@MainActor package final class InputRouter {
  var pointers = PointerState()

  /// Views were added or removed since focus was last updated.
  package var hierarchyChanged = true

  package init() {}

  private var application: UIApplication { .shared }

  /// The window that receives input.
  var window: UIWindow? {
    onlyWindow ?? application.keyWindow ?? application.windows.last
  }
  private(set) var onlyWindow: UIWindow?

  /// The view that receives keyboard input: a focused view in the input views, the first responder, or the
  /// focused view.
  package var keyboardTarget: UIView? {
    window.flatMap { focusedInput(in: $0) ?? $0.firstResponder as? UIView ?? $0.focusedView }
  }

  /// - Parameter only: The window that receives the input; `nil` for the key window or, for a touch, the
  ///   frontmost window at its location.
  package func receive(_ input: Input, in only: UIWindow? = nil) {
    onlyWindow = only
    defer { onlyWindow = nil }
    switch input {
    case .traits: application.displayTraitsDidChange()
    case .suspend: application.enterBackground()
    case .resume: application.enterForeground()
    case .terminate: application.terminate()
    case .key, .text, .compose, .edit, .pointer, .scroll, .drop, .assistance:
      guard !application.isIgnoringInteractionEvents else { return }
      // The user acts on what the screen is meant to show, so pending changes are committed first.
      Turn.current.commit()
      switch input {
      case .key(let key): press(key)
      case .text(let text): type(text)
      case .compose(let text, let selection): compose(text, selection)
      case .edit(let edit): self.edit(edit)
      case .pointer(let pointer): point(pointer)
      case .drop(let items, let location):
        (self as any DropsForeignItems).drop(items, at: location)
      case .scroll(let location, let distance): scroll(at: location, by: distance)
      case .assistance(let assistance): assist(assistance)
      default: break
      }
      Turn.current.commit()
    }
  }

  // MARK: Keyboard

  func press(_ key: KeyPress) {
    guard let window else { return }
    let pressed = UIKey(key)
    let start = window.deepestResponder
    press(pressed, from: start) { [self] in
      var responder: UIResponder? =
        focusedInput(in: window) ?? window.firstResponder ?? focused(in: window)
        ?? mainScroll(window, of: UIView.self)
      while let present = responder {
        if present.handle(key) { return }
        // A key that a bar above the keyboard doesn't handle isn't typed into the field.
        responder = present is InputHostView ? nil : present.next
      }
      if !performCommand(for: pressed, from: start) { act(on: key) }
    }
  }

  /// Performs the default action of a key that no responder handled.
  private func act(on key: KeyPress) {
    switch key.key {
    case .tab: moveFocus(key.modifiers.contains(.shift) ? .previous : .next)
    case .up: moveFocus(.up)
    case .down: moveFocus(.down)
    case .left: moveFocus(.left)
    case .right: moveFocus(.right)
    case .enter: activate()
    case .escape: goBack()
    default: break
    }
  }

  func type(_ text: String) {
    guard let window else { return }
    // Several characters at once were pasted, not typed.
    guard text.count == 1, let character = text.first else { return insert(text, in: window) }
    let pressed = UIKey(typing: character)
    let start = window.deepestResponder
    press(pressed, from: start) { [self] in
      if window.firstResponder is any UIKeyInput || !performCommand(for: pressed, from: start) {
        insert(text, in: window)
      }
    }
  }

  private func insert(_ text: String, in window: UIWindow) {
    if text == " ", let focused = focusedInput(in: window) {
      _ = focused.activate()
      return
    }
    if window.firstResponder == nil, let focused = focused(in: window) {
      if focused.canBecomeFirstResponder, focused is any UIKeyInput {
        focused.becomeFirstResponder()
      } else if text == " " {
        _ = focused.activate()
        return
      }
    }
    switch window.firstResponder {
    case let field as any TextEditing: field.typeText(text)
    case let input as any UIKeyInput: input.insertText(text)
    default: break
    }
  }

  func compose(_ text: String, _ selection: Range<Int>) {
    guard let input = window?.firstResponder as? any UITextInput else { return }
    input.setMarkedText(
      text, selectedRange: NSRange(location: selection.lowerBound, length: selection.count))
    if text.isEmpty { input.unmarkText() }
  }

  private func activate() {
    guard let window, let focused = focused(in: window) else { return }
    if focused.canBecomeFirstResponder, focused is any UIKeyInput, !focused.isFirstResponder {
      focused.becomeFirstResponder()
    } else {
      _ = focused.activate()
    }
  }

  /// Goes back from the topmost content. If there's nothing to go back from, ends editing.
  package func goBack() {
    guard let window else { return }
    if window.goBack() { return }
    window.firstResponder?.resignFirstResponder()
  }

  // MARK: Focus

  /// Returns the view with focus, unless it was removed or modal content covers it.
  private func focused(in window: UIWindow) -> UIView? {
    if let first = window.firstResponder as? UIView { return focusedInput(in: window) ?? first }
    return reachableFocus(in: window)
  }

  private func reachableFocus(in window: UIWindow) -> UIView? {
    guard let view = window.focusedView, view.window === window, view.canBecomeFocused,
      view.isShown(in: window.reachableRoot)
    else { return nil }
    return view
  }

  /// Returns the view with focus in the input views while another view is edited.
  private func focusedInput(in window: UIWindow) -> UIView? {
    guard let view = reachableFocus(in: window), view !== window.firstResponder,
      window.inputViews.contains(view)
    else { return nil }
    return view
  }

  private func moveFocus(_ heading: FocusHeading) {
    guard let window else { return }
    let engine = FocusEngine(window: window)
    guard let present = focused(in: window) else {
      focus(on: engine.initial())
      return
    }
    if let next = engine.next(from: present, heading: heading) { focus(on: next) }
  }

  /// Moves focus to `view`. A text field begins editing, and a field that was edited ends editing.
  package func focus(on view: UIView?) {
    guard let window else { return }
    if let first = window.firstResponder, first !== view,
      !(view.map(window.inputViews.contains) ?? false)
    {
      first.resignFirstResponder()
    }
    window.focusedView = view
    if let view, view.canBecomeFirstResponder, view is any UIKeyInput {
      view.becomeFirstResponder()
    }
    if let view { reveal(view) }
  }

  private func reveal(_ view: UIView) {
    var (inner, rect) = (view, view.bounds)
    while let outer = inner.superview {
      rect = inner.convert(rect, to: outer)
      (outer as? UIScrollView)?.scrollRectToVisible(rect, animated: false)
      inner = outer
    }
  }

  /// Moves focus to the initial view if no reachable view has focus, for example after the view with focus was
  /// removed, so that a user of the keyboard always sees where focus is.
  package func updateFocus() {
    guard hierarchyChanged else { return }
    hierarchyChanged = false
    guard let window, window.firstResponder == nil, focused(in: window) == nil else { return }
    window.focusedView = FocusEngine(window: window).initial()
  }

  package var mainScrollView: UIScrollView? {
    window.flatMap { mainScroll($0, of: UIScrollView.self) }
  }

  /// Returns the largest visible view that scrolls, for the keys that turn pages while no view has focus. Of
  /// two views with the same size, it returns the inner one.
  private func mainScroll<View: UIView>(_ window: UIWindow, of type: View.Type) -> View? {
    var largest: (view: View, area: CGFloat)?
    window.reachableRoot.visitShown { shown in
      if shown.view.isScrolledByKeys,
        let view = shown.view as? View, let rect = shown.visibleRect
      {
        let area = rect.width * rect.height
        if area > 0, area >= largest?.area ?? 0 { largest = (view, area) }
      }
      return true
    }
    return largest?.view
  }

  // MARK: Scrolling

  func hit(at location: CGPoint) -> (UIWindow, UIView)? {
    for window in onlyWindow.map({ [$0] }) ?? application.windows.reversed() {
      let point = window.convert(location, from: nil)
      if let view = window.hitTest(point, with: nil) { return (window, view) }
    }
    return nil
  }

  private func scroll(at location: CGPoint, by distance: CGSize) {
    guard let (_, view) = hit(at: location) else { return }
    var ancestor: UIView? = view
    while let present = ancestor {
      if present.scroll(by: distance) { return }
      ancestor = present.superview
    }
  }
}
