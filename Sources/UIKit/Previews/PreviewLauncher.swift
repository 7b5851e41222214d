import BrowserDisplay
@preconcurrency import Foundation
import UIKitCore
import UIKitDiagnostics

/// Displays the program's previews in a web page: images of each in all sizes and appearances, and each one as
/// a running app.
@MainActor final class PreviewLauncher {
  private let display: BrowserDisplay
  private let entries: [PreviewEntry]
  private let folder: URL
  private var failures: [Int: String] = [:]
  private var page: PreviewPage { PreviewPage(entries: entries, failures: failures) }

  /// - Returns: `nil` if the program has no previews.
  init?(on display: BrowserDisplay) {
    let (entries, problems) = PreviewCatalog.load()
    for problem in problems { writeToStandardError("error: \(problem)") }
    guard !entries.isEmpty else { return nil }
    self.display = display
    self.entries = entries
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("previews-\(UUID().uuidString)")
  }

  func run() -> Never {
    let watch = ProgramWatch { [self] watch in restart(watch) }
    let delegate = PreviewDelegate(entries, showing: 0)
    display.file = { [self] in file($0) }
    display.choosePreview = { delegate.show($0) }
    UIApplication.shared.run(delegate: delegate, on: display) { [self] in
      guard let watch else { return }
      Task { await draw(watch.path) }
    }
    try? FileManager.default.removeItem(at: folder)
    display.endProcessIfAsked()
    exit(0)
  }

  private func draw(_ program: String) async {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return writeToStandardError("error: \(error.localizedDescription)")
    }
    failures = await PreviewPictures(folder: folder).draw(count: entries.count, program: program)
    for (number, text) in failures.sorted(by: { $0.key < $1.key }) {
      writeToStandardError("\(entries[number].place): \(entries[number].name)\n\(text)")
    }
  }

  private func file(_ path: String) -> (type: String, body: [UInt8])? {
    switch path {
    case "previews": return ("text/html; charset=utf-8", Array(page.html.utf8))
    case "previews.css": return ("text/css; charset=utf-8", Array(PreviewPage.style.utf8))
    case "previews.js": return ("text/javascript; charset=utf-8", Array(PreviewPage.script.utf8))
    default: break
    }
    // The numbers of the preview and the device, and the style.
    guard let match = path.wholeMatch(of: /previews\/([0-9]+-[0-9]+-(light|dark)\.svg)/),
      let data = FileManager.default.contents(
        atPath: folder.appendingPathComponent(String(match.1)).path)
    else { return nil }
    return ("image/svg+xml", Array(data))
  }

  /// Replaces the process by the new version of the program at the same address, so that the page reconnects.
  private func restart(_ watch: ProgramWatch) {
    try? FileManager.default.removeItem(at: folder)
    setenv("UIKIT_BROWSER_PORT", "\(display.port)", 1)
    setenv("UIKIT_BROWSER_KEY", display.key, 1)
    watch.replaceProcess()
  }
}
