import AppDriver
import BrowserDisplay
import DisplayInterface
@preconcurrency import Foundation
import HeadlessDisplay
import PointText
import TerminalDisplay
import UIKitCore
import UIKitDiagnostics

/// Chooses the display, runs the app on it, and ends the process when the app ends.
@MainActor enum AppLauncher {
  static func run(delegate: (any UIApplicationDelegate)?) -> Never {
    // If both go to the same place, line buffering keeps the app's output and its log in order.
    setvbuf(stdout, nil, _IOLBF, 0)
    PreviewPictures.drawIfAsked()
    if variable("UIKIT_DISPLAY") == "previews" { showPreviews() }
    let script = variable("UIKIT_SCRIPT").map(openScript)
    let recording = variable("UIKIT_RECORD").map { record(script, to: $0) }
    let display =
      recording == nil
      ? makeDisplay(named: variable("UIKIT_DISPLAY"), hasScript: script != nil)
      : HeadlessDisplay(traits: .phone)
    var status: Int32 = 0
    UIApplication.shared.run(delegate: delegate, on: display) {
      guard display is HeadlessDisplay else { return }
      Task {
        status = await drive(script, recording)
        UIApplication.shared.terminate()
      }
    }
    (display as? TerminalDisplay)?.endProcessIfAsked()
    (display as? BrowserDisplay)?.endProcessIfAsked()
    exit(status)
  }

  /// Returns an environment variable without reading all the others.
  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func makeDisplay(named name: String?, hasScript: Bool) -> any Display {
    switch name {
    case "terminal":
      guard !hasScript else { return cells }
      guard TerminalDisplay.isAvailable else {
        fail(
          "UIKIT_DISPLAY is 'terminal', but input and output are no terminal that TERM says can "
            + "show a full screen (it is '\(variable("TERM") ?? "")')")
      }
      return TerminalDisplay()
    case "browser": return hasScript ? cells : browser
    case "headless": return cells
    case nil, "": return !hasScript && TerminalDisplay.isAvailable ? TerminalDisplay() : cells
    case let name?:
      fail("UIKIT_DISPLAY is '\(name)'; there are: terminal, browser, headless, previews")
    }
  }

  private static func showPreviews() -> Never {
    guard let launcher = PreviewLauncher(on: browser) else {
      fail(
        "UIKIT_DISPLAY is 'previews', but the program declares none: write #Preview where the plugin PorticoSources "
          + "translates, or declare a type that conforms to PreviewRegistry")
    }
    launcher.run()
  }

  /// Creates a browser display. It listens at the port in `UIKIT_BROWSER_PORT`, or any free port, with the key
  /// in `UIKIT_BROWSER_KEY`, or a new one. `UIKIT_BROWSER_HOST` contains the name of a host that forwards to
  /// this one.
  private static var browser: BrowserDisplay {
    let key = variable("UIKIT_BROWSER_KEY")
    if let key, key.wholeMatch(of: /[0-9A-Za-z]{16,64}/) == nil {
      fail("UIKIT_BROWSER_KEY is no key: take 16 to 64 letters and digits that nobody guesses")
    }
    let port = variable("UIKIT_BROWSER_PORT") ?? "0"
    guard let number = UInt16(port) else {
      fail("UIKIT_BROWSER_PORT is '\(port)', which is no port")
    }
    guard
      let display = BrowserDisplay(
        text: PointTextMeasuring(), port: number, key: key,
        forwarder: variable("UIKIT_BROWSER_HOST"))
    else {
      fail("can't listen at port \(port): \(String(cString: strerror(errno)))")
    }
    return display
  }

  /// An invisible terminal of the usual size.
  private static var cells: HeadlessDisplay {
    HeadlessDisplay(traits: HeadlessDisplay.terminal)
  }

  private static func record(_ script: ScriptFile?, to path: String) -> ScriptRecording {
    guard let script else { fail("UIKIT_RECORD is set, but there is no UIKIT_SCRIPT to record") }
    do {
      return try ScriptRecording(path: path, title: script.name)
    } catch {
      fail("can't write the recording '\(path)': \(error.localizedDescription)")
    }
  }

  private static func openScript(_ path: String) -> ScriptFile {
    guard let file = ScriptFile(path: path) else { fail("can't read the script '\(path)'") }
    return file
  }

  private static func drive(_ script: ScriptFile?, _ recording: ScriptRecording?) async -> Int32 {
    if let script { return await ScriptRunner(recording: recording).run(script) }
    let driver = AppDriver()
    var status: Int32 = 0
    do {
      try await driver.settle()
    } catch {
      complain(error.reason)
      status = 1
    }
    print(driver.screen)
    print(
      """

      This is the first screen. Start the app in a terminal that can show a full screen to use it,
      or drive it by a script:
      UIKIT_SCRIPT=FILE, one command a line: tap "…", type "…" into "…", replace "…" with "…",
      clear "…", key enter, back, scroll down 10, swipe left "…", wait "…" 5, absent "…", screen,
      snapshot FILE, resize 100x30.
      """)
    return status
  }

  private static func complain(_ message: String) {
    writeToStandardError("error: \(message)")
  }

  private static func fail(_ message: String) -> Never {
    complain(message)
    exit(2)
  }
}
