import AppDriver
public import Foundation
public import UIKit
import UIKitCore

/// A view controller in its own window, which a test drives as a user does, by the elements on screen.
///
/// ```swift
/// let screen = Screen(SearchViewController(viewModel: viewModel))
/// try await screen.type("swift", into: "Search repositories")
/// try await screen.wait(for: "swift-nio")
/// try await screen.tap("swift-nio")
/// ```
/// The name of an element is its accessibility identifier, its label or its whole text, with case. Use `containing:` to
/// match a part of it. If several elements match, covered ones are ignored, and plain text is ignored in favor of
/// buttons and rows.
///
/// Every step first waits until pending changes and transitions have ended. A step fails if no element matches, if
/// several match, or if the element is disabled. Its error describes the element and the screen.
///
/// In a test with a ``VirtualClock``, animations and transitions end only when the clock advances: steps don't wait for
/// them. Call ``VirtualClock/run()`` to end a transition.
@MainActor public final class Screen {
  public let window: UIWindow
  private let driver: AppDriver

  /// Shows `controller` as the root of a new window.
  ///
  /// - Parameters:
  ///   - controller: The window's root view controller.
  ///   - size: The size of the window in points, which determines its size classes. The default is the screen's size.
  public init(_ controller: UIViewController, size: CGSize? = nil) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size ?? UIScreen.main.bounds.size))
    driver = AppDriver(window: window)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    CATransaction.flush()
  }

  /// Changes the size of the window, as resizing it or rotating the device does.
  ///
  /// - Parameter size: The size in points. A width of at least 700 is regular, a smaller width compact.
  public func resize(to size: CGSize) {
    window.resize(to: CGRect(origin: window.frame.origin, size: size))
    CATransaction.flush()
  }

  /// Drives a window that the app created.
  public init(window: UIWindow) {
    self.window = window
    driver = AppDriver(window: window)
    CATransaction.flush()
  }

  /// The screen as text, with one character for each cell of 8 by 16 points.
  public var text: String { driver.screen }

  /// Returns the screen as an SVG picture, for reviews and comparisons.
  ///
  /// Text keeps the widths that it was laid out with, so the picture is the same on every machine.
  ///
  /// - Parameter showsFocus: Whether to draw a ring around the focused element, as for a user of a keyboard.
  public func picture(showsFocus: Bool = false) -> String { driver.picture(showsFocus: showsFocus) }

  /// Returns whether an element on screen has the text or the name `text`, without waiting.
  ///
  /// Asynchronous work that a tap starts may show its result later. To wait for it, use ``wait(for:timeout:)``.
  public func shows(_ text: String) -> Bool { shows(ScreenName(text)) }

  /// Returns whether the text or the name of an element on screen contains `part`.
  public func shows(containing part: String) -> Bool { shows(.containing(part)) }

  private func shows(_ name: ScreenName) -> Bool {
    CATransaction.flush()
    return driver.shows(name)
  }

  /// Returns whether the element with this name is enabled.
  ///
  /// - Throws: An error if no element or several elements match.
  public func isEnabled(_ name: String) async throws -> Bool {
    try await driver.isEnabled(ScreenName(name))
  }

  /// Taps the center of the element with this name.
  ///
  /// A switch is also found by the text to its left in its row, or the text above it.
  public func tap(_ name: String) async throws {
    try await driver.perform(.tap(ScreenName(name)))
  }

  /// Taps the center of the element whose name contains `part`.
  public func tap(containing part: String) async throws {
    try await driver.perform(.tap(.containing(part)))
  }

  /// Types text key by key into a field, or into the focused element. `\n` is the return key.
  ///
  /// The name of a field can also be its placeholder, the text to its left in the same row, or the text above it.
  public func type(_ text: String, into field: String? = nil) async throws {
    try await driver.perform(.type(text, into: field.map { ScreenName($0) }))
  }

  /// Replaces the text of a field.
  public func replace(_ field: String, with text: String) async throws {
    try await driver.perform(.replace(ScreenName(field), with: text))
  }

  /// Removes the text of a field.
  public func clear(_ field: String) async throws {
    try await driver.perform(.clear(ScreenName(field)))
  }

  /// Presses a key by its name in scripts: `enter`, `escape`, `tab`, `shift-tab`, `up`, `backspace`.
  public func press(_ key: String) async throws {
    let script = try Script("key \(key)")
    for line in script.lines { try await driver.perform(line.step) }
  }

  /// Taps the navigation bar's back button.
  public func back() async throws {
    try await driver.perform(.back)
  }

  /// Swipes back from the left edge of the innermost stack on screen.
  ///
  /// - Parameter finishing: `false` to end the swipe halfway, which cancels it.
  public func swipeBack(finishing: Bool = true) async throws {
    try await driver.swipeBack(finishing: finishing)
  }

  /// Swipes down the sheet or popover that was presented last, which dismisses it if it and its delegate allow that.
  public func swipeDown() async throws {
    try await driver.swipeDown()
  }

  /// Scrolls the element with this name, or the largest list.
  ///
  /// - Parameters:
  ///   - rows: The distance in rows of 16 points; negative to scroll up.
  ///   - name: The list, or an element in it.
  public func scroll(rows: Int, over name: String? = nil) async throws {
    try await driver.perform(.scroll(rows: rows, over: name.map { ScreenName($0) }))
  }

  /// Scrolls the element with this name, or the largest list, sideways.
  ///
  /// - Parameters:
  ///   - columns: The distance in columns of 8 points; negative to scroll to the left.
  ///   - name: The list, or an element in it.
  public func scroll(columns: Int, over name: String? = nil) async throws {
    try await driver.perform(.scroll(columns: columns, over: name.map { ScreenName($0) }))
  }

  /// Drags the element with this name to the left, far enough for a row to show its actions.
  public func swipeLeft(_ name: String) async throws {
    try await driver.perform(.swipe(ScreenName(name), toRight: false))
  }

  /// Drags the element with this name to the right, far enough for a row to show its actions.
  public func swipeRight(_ name: String) async throws {
    try await driver.perform(.swipe(ScreenName(name), toRight: true))
  }

  /// Waits until an element has the text or the name `text`. Checks after every turn of the main loop.
  ///
  /// - Throws: An error with the screen as text if no element matches within `timeout`.
  public func wait(for text: String, timeout: Duration = .seconds(10)) async throws {
    try await wait(for: ScreenName(text), timeout)
  }

  /// Waits until the text or the name of an element contains `part`.
  ///
  /// - Throws: An error with the screen as text if no element matches within `timeout`.
  public func wait(containing part: String, timeout: Duration = .seconds(10)) async throws {
    try await wait(for: .containing(part), timeout)
  }

  private func wait(for name: ScreenName, _ timeout: Duration) async throws {
    do { try await driver.perform(.wait(name, seconds: timeout.seconds)) } catch {
      throw DriverError(reason: error.reason + standstill, screen: error.screen)
    }
  }

  /// Waits until pending changes and transitions have ended.
  ///
  /// - Throws: An error that names the cause if they don't end: a layout that invalidates a view in each of 100 passes,
  ///   or changes or animations that cause others for 10,000 turns of the main loop. All steps throw this error.
  public func settle() async throws {
    try await driver.settle()
  }

  /// Removes the window from the screen and releases its controllers.
  public func close() {
    window.isHidden = true
    window.rootViewController = nil
    CATransaction.flush()
  }
}

extension Screen: @MainActor CustomStringConvertible {
  /// The screen as text, which a failed expectation prints.
  public var description: String { "\n\(text)" }
}
