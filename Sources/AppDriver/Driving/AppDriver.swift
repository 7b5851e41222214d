import DisplayInterface
import Foundation
import HeadlessDisplay
import ScreenPictures
import UIKitDiagnostics
package import UIKitCore

/// Drives the app as a user would, by what is on screen.
@MainActor package final class AppDriver {
  /// The only window to drive, or `nil` to drive all windows.
  private let window: UIWindow?

  /// - Parameter window: The window to drive, or `nil` for the whole app.
  package init(window: UIWindow? = nil) {
    self.window = window
  }

  private var application: UIApplication { .shared }

  private var windows: [UIWindow] { window.map { [$0] } ?? application.windows }

  private var search: ScreenSearch {
    guard let display = application.display as? HeadlessDisplay else {
      preconditionFailure("Only what a headless display shows can be searched.")
    }
    return ScreenSearch(display, windows: windows.reversed())
  }

  /// The screen as text.
  package var screen: String { ScreenText.of(windows) }

  /// Returns the screen as SVG.
  ///
  /// - Parameter showsFocus: `true` to draw a ring around the focused view.
  package func picture(showsFocus: Bool = false) -> String {
    let display = application.display
    var traits = display.traits
    traits.size = ScreenContent.size(of: windows)
    if let window = windows.last {
      traits.style = window.traitCollection.userInterfaceStyle == .dark ? .dark : .light
    }
    var tree = NodeTree()
    do {
      try tree.apply(ScreenContent.changes(showing: windows))
      if let focus = (display as? HeadlessDisplay)?.tree.focus, tree.contains(focus) {
        try tree.apply(.focus(focus))
      }
    } catch { preconditionFailure("The display was told what it can't show: \(error)") }
    return ScreenPicture(of: tree, traits: traits, text: display.text, showsFocus: showsFocus).svg
  }

  private func receive(_ input: Input) {
    application.inputRouter.receive(input, in: window)
  }

  /// Returns `true` if a text, a label or an identifier on screen matches `name`.
  package func shows(_ name: ScreenName) -> Bool { search.shows(name) }

  /// The place at which the last step touched the screen, in points.
  private(set) var touched: CGPoint?

  package func perform(_ step: Step) async throws(DriverError) {
    try await settle()
    touched = nil
    window?.makeKey()
    switch step {
    case .tap(let name): try tap(name)
    case .type(let text, let field):
      if let field { try focus(onField: field) }
      try type(text)
    case .replace(let field, let text) where !text.isEmpty:
      try selectText(in: field)
      try type(text)
    case .replace(let field, _), .clear(let field):
      try selectText(in: field)
      receive(.key(KeyPress(.backspace)))
    case .key(let key):
      if case .character(let character) = key.key, key.modifiers.isEmpty {
        receive(.text(String(character)))
      } else {
        receive(.key(key))
      }
    case .back: try back()
    case .scroll(let rows, let columns, let name):
      try scroll(rows: rows, columns: columns, over: name)
    case .swipe(let name, let toRight): try swipe(name, toRight: toRight)
    case .wait(let text, let seconds):
      guard await wait(seconds: seconds, until: { self.shows(text) }) else {
        throw failure("\(text.subject) did not show within \(seconds.formatted()) s.")
      }
    case .absent(let text):
      if shows(text) { throw failure("\(text.subject) shows, and should not.") }
    case .screen: break
    case .snapshot(let path): try writePicture(to: path)
    case .resize(let columns, let rows): try resize(columns: columns, rows: rows)
    }
    try await settle()
  }

  // MARK: Steps

  private func tap(_ name: ScreenName) throws(DriverError) {
    let target = try target(called: name)
    guard target.isEnabled else { throw failure("\(name.subject) is disabled.") }
    try tap(target, name.subject)
  }

  private func tap(_ target: ScreenTarget, _ subject: String) throws(DriverError) {
    guard let point = target.point else {
      throw failure("\(subject) shows, but something covers it.")
    }
    touched = point
    receive(.pointer(Pointer(.began, at: point)))
    receive(.pointer(Pointer(.ended, at: point)))
  }

  /// Presses a key for each character. Each key can move the focus or be refused.
  private func type(_ text: String) throws(DriverError) {
    for character in text {
      guard application.inputRouter.keyboardTarget is any UIKeyInput else {
        throw failure("Nothing that takes text has focus.")
      }
      receive(.text(String(character)))
    }
  }

  /// Moves the focus to the field that matches `name`, or that is beside or below a text that does.
  private func focus(onField name: ScreenName) throws(DriverError) {
    guard let field = try only(search.fields(named: name), called: name) else {
      throw failure(
        search.shows(name)
          ? "\(name.subject) shows, but nothing can be typed there."
          : "\(nothing(called: name)) "
            + list(search.typable, "Text can be typed into: ", orElse: "There is no field."))
    }
    guard field.isEnabled, field.view.canBecomeFirstResponder else {
      throw failure("\(name.subject) is disabled.")
    }
    window?.makeKey()
    application.inputRouter.focus(on: field.view)
  }

  private func selectText(in field: ScreenName) throws(DriverError) {
    try focus(onField: field)
    application.inputRouter.keyboardTarget?.selectAll(nil)
  }

  private func back() throws(DriverError) {
    let buttons = search.targets(named: "BackButton")
    guard let button = buttons.first(where: { $0.point != nil }) ?? buttons.first else {
      throw failure("There is no back button.")
    }
    try tap(button, "The back button")
  }

  /// Swipes back from the left edge, and ends the swipe at the end or halfway.
  package func swipeBack(finishing: Bool) async throws(DriverError) {
    try await settle()
    guard let navigation = windows.last?.innermostNavigation, navigation.beginInteractivePop()
    else {
      throw failure("There is nothing to swipe back to.")
    }
    navigation.updateInteractivePop(0.5)
    Turn.current.commit()
    if finishing {
      navigation.finishInteractivePop()
    } else {
      navigation.cancelInteractivePop()
    }
    try await settle()
  }

  /// Swipes down the sheet or popover that is presented last.
  package func swipeDown() async throws(DriverError) {
    try await settle()
    guard windows.last?.dismissFrontmost() == true else {
      throw failure("There is no sheet to swipe down.")
    }
    try await settle()
  }

  package func isEnabled(_ name: ScreenName) async throws(DriverError) -> Bool {
    try await settle()
    return try target(called: name).isEnabled
  }

  private func scroll(
    rows: Int, columns: Int, over name: ScreenName?
  ) throws(DriverError) {
    let view: UIView
    if let name {
      view = try target(called: name).view
    } else if let list = application.inputRouter.mainScrollView {
      view = list
    } else {
      throw failure("There is nothing to scroll.")
    }
    guard let rect = view.visibleRect, let window = view.window else { return }
    let point = window.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    let cell = application.display.traits.grid ?? CGSize(width: 8, height: 16)
    let distance = CGSize(
      width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height)
    receive(.scroll(at: point, by: distance))
  }

  private func swipe(_ name: ScreenName, toRight: Bool) throws(DriverError) {
    guard let point = try target(called: name).point else {
      throw failure("\(name.subject) shows, but something covers it.")
    }
    touched = point
    receive(.pointer(Pointer(.began, at: point)))
    var place = point
    for _ in 1...8 {
      place.x += toRight ? 15 : -15
      receive(.pointer(Pointer(.moved, at: place)))
    }
    receive(.pointer(Pointer(.ended, at: place)))
  }

  private func resize(columns: Int, rows: Int) throws(DriverError) {
    guard let display = application.display as? HeadlessDisplay else {
      throw failure("Only a display that nobody sees can be resized by a script.")
    }
    let cell = display.traits.grid ?? CGSize(width: 8, height: 16)
    display.traits.size = CGSize(
      width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height)
    receive(.traits(display.traits))
  }

  private func writePicture(to path: String) throws(DriverError) {
    do {
      try Data(picture().utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw failure("\"\(path)\" can't be written: \(error.localizedDescription)")
    }
  }

  private func target(called name: ScreenName) throws(DriverError) -> ScreenTarget {
    if let target = try only(search.targets(named: name), called: name) { return target }
    throw failure(
      "\(nothing(called: name)) "
        + list(search.tappable, "These can be tapped: ", orElse: "Nothing can be tapped."))
  }

  private func list(_ names: [String], _ title: String, orElse none: String) -> String {
    names.isEmpty ? none : title + names.map { "\"\($0)\"" }.joined(separator: ", ") + "."
  }

  /// Returns the only one of the targets, or the only one that nothing covers.
  ///
  /// - Throws: An error that lists the candidates if there are several.
  private func only(
    _ targets: [ScreenTarget], called name: ScreenName
  ) throws(DriverError) -> ScreenTarget? {
    let reachable = targets.filter { $0.point != nil }
    guard reachable.count > 1 else { return reachable.first ?? targets.first }
    let list = reachable.map { "\n- \($0.description)" }.joined()
    throw failure("\(reachable.count) things on screen are called \(name):\(list)")
  }

  private func nothing(called name: ScreenName) -> String {
    "Nothing on screen is called \(name)."
  }

  private func failure(_ reason: String) -> DriverError {
    DriverError(reason: reason, screen: screen)
  }

  // MARK: Waiting

  /// Waits until pending changes and transitions have ended. Doesn't wait for animations whose time a test
  /// controls.
  ///
  /// - Throws: An error if they don't end: a layout doesn't settle, or something new has begun in
  ///   ``Patience/limit`` turns. The limit is a hundred times as high for other windows. If animations run in real
  ///   time, everything must end within a minute.
  package func settle() async throws(DriverError) {
    let timeline = AnimationTimeline.current
    defer { timeline.recordsCallers = false }
    let deadline = timeline.now + 60
    var patience = Patience()
    var turns = 0
    var former = (begun: timeline.begun, depth: timeline.depth, updates: updates)
    while true {
      Turn.current.commit()
      // The work that the app itself has deferred to the end of the turn is done afterward.
      await nextTurn()
      if let view = Turn.current.unsettledView(in: windows) {
        throw failure("The layout does not settle: \(view) is marked in every pass.")
      }
      let isSettled = Turn.current.isSettled
      if isSettled, timeline.isManual || timeline.isIdle { return }
      let present = (begun: timeline.begun, depth: timeline.depth, updates: updates)
      let isOurs =
        window == nil || present.updates != former.updates || present.depth > former.depth
      let isNew = !isSettled || present.begun != former.begun
      former = present
      turns += 1
      if isNew && isOurs && !patience.lasts(with: timeline.count)
        || isNew && turns > Patience.limit * 100
        || timeline.isRealTime && timeline.now > deadline
      {
        throw failure(restlessness(timeline))
      }
      timeline.recordsCallers = patience.isEnding
    }
  }

  /// The number of updates in the windows.
  private var updates: Int { windows.reduce(0) { $0 + $1.updates } }

  /// Returns a description of what doesn't end.
  private func restlessness(_ timeline: AnimationTimeline) -> String {
    guard timeline.isIdle else {
      let caller = timeline.lastCaller.map { ", the last one by \($0.caller)" } ?? ""
      return "Animations do not end: one begins when another ends\(caller)."
    }
    return "Something changes in every turn: \(Turn.current.dueWork ?? "a task is at work")."
  }

  private func nextTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Waits until `condition` is true. It's checked after every turn of the main loop.
  ///
  /// - Returns: `true` if the condition is true.
  package func wait(
    seconds: Double, until condition: @escaping @MainActor () -> Bool
  ) async -> Bool {
    Turn.current.commit()
    if condition() { return true }
    let waiter = Waiter(condition: condition)
    return await waiter.wait(seconds: seconds)
  }
}
