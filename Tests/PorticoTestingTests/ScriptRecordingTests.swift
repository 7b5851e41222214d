import AppDriver
import Foundation
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("A script's recording") struct ScriptRecordingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("recording-\(UUID().uuidString)")

  /// Runs a script against a screen with a button that changes its own title.
  private func record(_ script: String) async throws -> (status: Int32, page: String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let steps = folder.appendingPathComponent("a <b> & c")
    try Data(script.utf8).write(to: steps)
    let controller = UIViewController()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    button.setTitle("On", for: .normal)
    button.addAction(UIAction { _ in button.setTitle("Off", for: .normal) }, for: .touchUpInside)
    controller.view.addSubview(button)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let path = folder.appendingPathComponent("run.html").path
    let file = try #require(ScriptFile(path: steps.path))
    let runner = ScriptRunner(
      driver: AppDriver(window: window),
      recording: try ScriptRecording(path: path, title: "a <b> & c"), print: { _ in },
      complain: { _ in })
    let status = await runner.run(file)
    return (status, try String(contentsOfFile: path, encoding: .utf8))
  }

  /// The pictures of a page.
  private func pictures(_ page: String) -> [String] {
    page.matches(of: /base64,([^"]+)"/).compactMap {
      Data(base64Encoded: String($0.1)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test("shows each step, where it touched, and what showed then, once")
  func steps() async throws {
    let (status, page) = try await record("wait \"On\"\ntap \"On\"\nabsent \"On\"\n")
    #expect(status == 0)
    let pictures = pictures(page)
    #expect(pictures.count == 2 && pictures[0].contains(">On<") && pictures[1].contains(">Off<"))
    #expect(page.contains("<button data-picture=\"p0\">wait &quot;On&quot;</button>"))
    #expect(
      page.contains(
        "<button data-picture=\"p1\" data-x=\"70.0\" data-y=\"120.0\">tap &quot;On&quot;")
    )
    #expect(page.contains("<title>a &lt;b&gt; &amp; c</title>") && !page.contains("<b>"))
    #expect(!page.contains("://"))
  }

  @Test("ends with the reason of a step that can't be done")
  func failure() async throws {
    let (status, page) = try await record("tap \"Of <course>\"\ntap \"On\"\n")
    #expect(status == 1)
    #expect(page.contains("Nothing on screen is called &quot;Of &lt;course&gt;&quot;."))
    #expect(pictures(page).count == 1)
  }

  @Test("that can't be written is refused at once")
  func unwritable() {
    #expect(throws: (any Error).self) {
      try ScriptRecording(path: "/proc/none/run.html", title: "")
    }
  }
}
