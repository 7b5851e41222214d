import DisplayInterface
import Foundation
import HeadlessDisplay
import ScreenPictures
import UIKitDiagnostics
package import UIKitCore

/// Drives the app as a person would, by what is on screen.
@MainActor package final class AppDriver {
  /// The only window that is driven, if not all are.
  private let window: UIWindow?

  /// - Parameter window: The window to drive; `nil` for the whole app.
  package init(window: UIWindow? = nil) {
    self.window = window
  }

  private var application: UIApplication { .shared }

  private var windows: [UIWindow] { window.map { [$0] } ?? application.windows }

  private var search: ScreenSearch { ScreenSearch(windows: windows.reversed()) }

  /// The screen as text.
  package var screen: String { ScreenText.of(windows) }

  /// The screen as SVG.
  ///
  /// - Parameter showsFocus: Whether a ring is around what has focus.
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
        try tree.apply([.focus(focus)])
      }
    } catch { preconditionFailure("The display was told what it can't show: \(error)") }
    return ScreenPicture(of: tree, traits: traits, text: display.text, showsFocus: showsFocus).svg
  }

  private func receive(_ input: Input) {
    application.inputRouter.receive(input, in: window)
  }

  /// Whether a text, a label or an identifier on screen contains `text`.
  package func shows(_ text: String) -> Bool { search.shows(text) }

  package func perform(_ step: Step) async throws(DriverError) {
    try await settle()
    window?.makeKey()
    switch step {
    case .tap(let name): try tap(name)
    case .type(let text, let field): try type(text, into: field)
    case .replace(let field, let text):
      try selectText(in: field)
      try type(text, into: nil)
    case .clear(let field):
      try selectText(in: field)
      receive(.key(KeyPress(.backspace)))
    case .key(let key):
      if case .character(let character) = key.key, key.modifiers.isEmpty {
        receive(.text(String(character)))
      } else {
        receive(.key(key))
      }
    case .back: try back()
    case .scroll(let rows, let name): try scroll(rows: rows, over: name)
    case .wait(let text, let seconds):
      guard await wait(seconds: seconds, until: { self.shows(text) }) else {
        throw failure("\"\(text)\" did not show within \(seconds.formatted()) s.")
      }
    case .absent(let text):
      if shows(text) { throw failure("\"\(text)\" shows, and should not.") }
    case .screen: break
    case .snapshot(let path): try writePicture(to: path)
    case .resize(let columns, let rows): try resize(columns: columns, rows: rows)
    }
    try await settle()
  }

  // MARK: Steps

  private func tap(_ name: String) throws(DriverError) {
    let known = search
    guard let view = known.view(named: name) else {
      let names = known.tappable.map { "\"\($0)\"" }.joined(separator: ", ")
      throw failure(
        "\(nothing(called: name)) "
          + (names.isEmpty ? "Nothing can be tapped." : "These can be tapped: \(names)."))
    }
    guard let point = tappablePoint(of: view) else {
      throw failure("\"\(name)\" shows, but something covers it.")
    }
    tap(at: point)
  }

  private func tap(at point: CGPoint) {
    receive(.pointer(Pointer(.began, at: point)))
    receive(.pointer(Pointer(.ended, at: point)))
  }

  /// The middle of what shows of `view`, if a tap there reaches it.
  private func tappablePoint(of view: UIView) -> CGPoint? {
    guard let window = view.window, let rect = view.visibleRect else { return nil }
    let point = CGPoint(x: rect.midX, y: rect.midY)
    guard let hit = window.hitTest(point, with: nil) else { return nil }
    // A label lets touches through to the control or row that it stands on.
    guard hit.isDescendant(of: view) || view.isDescendant(of: hit) else { return nil }
    return window.convert(point, to: nil)
  }

  private func type(_ text: String, into name: String?) throws(DriverError) {
    if let name { try focus(onField: name) }
    guard let target = application.inputRouter.keyboardTarget, target is any UIKeyInput else {
      throw failure("Nothing that takes text has focus.")
    }
    receive(.text(text))
  }

  /// Moves the focus to the field that is called `name`, or that stands beside or below a text of that name.
  private func focus(onField name: String) throws(DriverError) {
    let known = search
    let view = known.view(named: name)
    guard let field = view.flatMap(field(in:)) ?? known.field(labelled: name) else {
      throw failure(
        view == nil
          ? nothing(called: name) : "\"\(name)\" shows, but nothing can be typed there.")
    }
    window?.makeKey()
    application.inputRouter.focus(on: field)
  }

  private func selectText(in name: String) throws(DriverError) {
    try focus(onField: name)
    application.inputRouter.keyboardTarget?.selectAll(nil)
  }

  /// `view` itself, or the field that it holds or stands in.
  private func field(in view: UIView) -> UIView? {
    var found: UIView?
    view.visitShown { shown in
      let candidate = shown.view
      if found == nil, candidate is any UIKeyInput, candidate.canBecomeFirstResponder {
        found = candidate
      }
      return found == nil
    }
    var ancestor = view.superview
    while found == nil, let present = ancestor {
      if present is any UIKeyInput, present.canBecomeFirstResponder { found = present }
      ancestor = present.superview
    }
    return found
  }

  private func back() throws(DriverError) {
    let view: UIView
    do { view = try find("BackButton") } catch {
      throw failure("There is no back button.")
    }
    guard let point = tappablePoint(of: view) else {
      throw failure("Something covers the back button.")
    }
    tap(at: point)
  }

  /// Swipes back from the left edge, and lets go at the end or half-way.
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

  private func scroll(rows: Int, over name: String?) throws(DriverError) {
    let view: UIView
    if let name {
      view = try find(name)
    } else if let list = application.inputRouter.mainScrollView {
      view = list
    } else {
      throw failure("There is nothing to scroll.")
    }
    guard let rect = view.visibleRect, let window = view.window else { return }
    let point = window.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    let row = application.display.traits.grid?.height ?? 16
    receive(
      .scroll(at: point, by: CGSize(width: 0, height: CGFloat(rows) * row)))
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

  private func find(_ name: String) throws(DriverError) -> UIView {
    guard let view = search.view(named: name) else {
      throw failure(nothing(called: name))
    }
    return view
  }

  private func nothing(called name: String) -> String {
    "Nothing on screen is called \"\(name)\"."
  }

  private func failure(_ reason: String) -> DriverError {
    DriverError(reason: reason, screen: screen)
  }

  // MARK: Waiting

  /// Lets pending changes and transitions come to their end; not those whose time somebody moves by hand.
  ///
  /// - Throws: An error if there is none: a layout is given up, or something new has come up in
  ///   ``Patience/limit`` turns. Other windows get a hundred times as many. Where animations take real time, they
  ///   get a minute.
  package func settle() async throws(DriverError) {
    let timeline = AnimationTimeline.current
    defer { timeline.recordsCallers = false }
    let deadline = timeline.now + 60
    var patience = Patience()
    var turns = 0
    var former = (begun: timeline.begun, depth: timeline.depth, updates: updates)
    while true {
      Turn.current.commit()
      // What the app itself put off to the end of the turn is done by then.
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

  /// How often something in the windows was updated.
  private var updates: Int { windows.reduce(0) { $0 + $1.updates } }

  /// What does not come to an end, in words.
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

  /// Waits until `condition` holds, which is looked at after every turn of the main loop.
  ///
  /// - Returns: Whether it holds.
  package func wait(
    seconds: Double, until condition: @escaping @MainActor () -> Bool
  ) async -> Bool {
    Turn.current.commit()
    if condition() { return true }
    let waiter = Waiter(condition: condition)
    return await waiter.wait(seconds: seconds)
  }
}
