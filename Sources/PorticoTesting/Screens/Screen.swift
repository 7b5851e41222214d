import AppDriver
public import Foundation
public import UIKit
import UIKitCore

/// A view controller shown in a window of its own, driven as a person would drive it: by what is on
/// screen.
///
/// ```swift
/// let screen = Screen(SearchViewController(viewModel: viewModel))
/// try await screen.type("swift", into: "Search repositories")
/// try await screen.wait(for: "swift-nio")
/// try await screen.tap("swift-nio")
/// ```
/// What is on screen is called by its accessibility identifier, its label, or all of what it says, in its case. A part of
/// that is asked for with `containing:`. Where several things are called so, one that something covers does not count,
/// nor a text that no tap changes beside a button or row.
///
/// Every step first lets pending changes and transitions come to their end. A step that can't be done, also because
/// several things are called so or the one is disabled, throws an error that says what was looked for and what was on
/// screen.
@MainActor public final class Screen {
  public let window: UIWindow
  private let driver: AppDriver

  /// Shows `controller` as the root of a new window.
  ///
  /// - Parameters:
  ///   - controller: The window's root view controller.
  ///   - size: The window's, in points; the screen's unless given. Its size classes follow.
  public init(_ controller: UIViewController, size: CGSize? = nil) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size ?? UIScreen.main.bounds.size))
    driver = AppDriver(window: window)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    CATransaction.flush()
  }

  /// Gives the window another size, as a person does who resizes it or turns the device.
  ///
  /// - Parameter size: In points; a width from 700 is regular, a smaller one compact.
  public func resize(to size: CGSize) {
    window.resize(to: CGRect(origin: window.frame.origin, size: size))
    CATransaction.flush()
  }

  /// Drives a window that the app made itself.
  public init(window: UIWindow) {
    self.window = window
    driver = AppDriver(window: window)
    CATransaction.flush()
  }

  /// The screen as text, a character for every cell of 8 by 16 points.
  public var text: String { driver.screen }

  /// The screen as SVG, as it looks on a phone: for a review to show, and for a test to compare.
  ///
  /// Text has the widths that it was laid out with, so that the picture is the same on every machine.
  ///
  /// - Parameter showsFocus: Whether a ring is around what has focus, as for a person who uses a keyboard.
  public func picture(showsFocus: Bool = false) -> String { driver.picture(showsFocus: showsFocus) }

  /// Whether something on screen says `text`, or is called so.
  public func shows(_ text: String) -> Bool { shows(ScreenName(text)) }

  /// Whether something on screen says or is called what contains `part`.
  public func shows(containing part: String) -> Bool { shows(.containing(part)) }

  private func shows(_ name: ScreenName) -> Bool {
    CATransaction.flush()
    return driver.shows(name)
  }

  /// Taps the middle of what is called `name`.
  public func tap(_ name: String) async throws {
    try await driver.perform(.tap(ScreenName(name)))
  }

  /// Taps the middle of what is called something that contains `part`.
  public func tap(containing part: String) async throws {
    try await driver.perform(.tap(.containing(part)))
  }

  /// Types text into the field that is called `field`, or into what has focus, key by key: `\n` is the return key.
  ///
  /// A field is also called as its placeholder, or as the text to the left of it in its row, else above it.
  public func type(_ text: String, into field: String? = nil) async throws {
    try await driver.perform(.type(text, into: field.map { ScreenName($0) }))
  }

  /// Types text in place of all that is in the field that is called `field`.
  public func replace(_ field: String, with text: String) async throws {
    try await driver.perform(.replace(ScreenName(field), with: text))
  }

  /// Removes all that is in the field that is called `field`.
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
  /// - Parameter finishing: `false` to let go half-way, so that the screen comes back.
  public func swipeBack(finishing: Bool = true) async throws {
    try await driver.swipeBack(finishing: finishing)
  }

  /// Turns a wheel over what is called `name`, or over the largest list.
  ///
  /// - Parameters:
  ///   - rows: Rows of 16 points; negative upwards.
  ///   - name: The list, or something in it.
  public func scroll(rows: Int, over name: String? = nil) async throws {
    try await driver.perform(.scroll(rows: rows, over: name.map { ScreenName($0) }))
  }

  /// Waits until something says `text` or is called so, looking after every turn of the main loop.
  ///
  /// - Throws: An error with the screen as text if it does not show within `timeout`.
  public func wait(for text: String, timeout: Duration = .seconds(10)) async throws {
    try await wait(for: ScreenName(text), timeout)
  }

  /// Waits until something says or is called what contains `part`.
  ///
  /// - Throws: An error with the screen as text if nothing does within `timeout`.
  public func wait(containing part: String, timeout: Duration = .seconds(10)) async throws {
    try await wait(for: .containing(part), timeout)
  }

  private func wait(for name: ScreenName, _ timeout: Duration) async throws {
    do { try await driver.perform(.wait(name, seconds: timeout.seconds)) } catch {
      throw DriverError(reason: error.reason + TaskFamily.standstill, screen: error.screen)
    }
  }

  /// Lets pending changes and transitions come to their end.
  ///
  /// - Throws: An error that says what comes to no end: a layout that marks a view in each of 100 passes, or
  ///   changes or animations that bring about others for 10,000 turns of the main loop. So do all steps.
  public func settle() async throws {
    try await driver.settle()
  }

  /// Takes the window off the screen and lets go of its controllers.
  public func close() {
    window.isHidden = true
    window.rootViewController = nil
    CATransaction.flush()
  }
}
