import AppDriver
import Foundation
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("A picture of a screen") struct PictureTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "pictures-\(UUID())")
  private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
  private let screen: Screen

  init() {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    label.text = "Hello"
    controller.view.addSubview(label)
    screen = Screen(controller, size: CGSize(width: 200, height: 100))
  }

  private var file: URL { folder.appendingPathComponent("Pictures/hello.svg") }
  private var page: URL { folder.appendingPathComponent("Pictures/hello.difference.html") }

  /// - Returns: What the test would say.
  private func compare() async throws -> String? {
    nonisolated(unsafe) var problem: String?
    try await withKnownIssue(isIntermittent: true) {
      try await expectPicture(
        of: screen, named: "hello", filePath: folder.appendingPathComponent("T.swift").path)
    } matching: { issue in
      problem = issue.comments.map(\.rawValue).joined()
      return true
    }
    return problem
  }

  @Test("is recorded once, and compared from then on")
  func recording() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      try await compare()?.hasPrefix("There was no picture yet. Look at \(file.path);") == true)
    #expect(try String(contentsOf: file, encoding: .utf8) == screen.picture())
    #expect(try await compare() == nil)
    label.text = "<Bye>"
    let problem = try #require(try await compare())
    #expect(
      problem.contains(page.path) && problem.contains("Delete the picture to record it anew."))
    let lines = problem.split(separator: "\n").filter {
      $0.hasPrefix("- <text") || $0.hasPrefix("+ <text")
    }
    #expect(
      lines.map { $0.suffix(15) } == [
        "lyphs\">Hello</text>".suffix(15), "&lt;Bye&gt;</text>".suffix(15),
      ])
    let html = try String(contentsOf: page, encoding: .utf8)
    #expect(
      html.components(separatedBy: "<img alt=\"\" src=\"data:image/svg+xml;base64,").count == 5)
    #expect(html.contains("\n+ &lt;text") && !html.contains("+ <text"))
    label.text = "Hello"
    #expect(try await compare() == nil)
    #expect(!FileManager.default.fileExists(atPath: page.path))
    screen.close()
  }

  @Test("shows the window alone, in its own appearance")
  func appearance() {
    #expect(
      screen.picture().hasPrefix(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"100\""))
    let page = "<rect x=\"0\" y=\"0\" width=\"200\" height=\"100\" fill="
    #expect(screen.picture().contains("\(page)\"#ffffff\""))
    #expect(!screen.picture().contains("\(page)\"#000000\""))
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(screen.picture().contains("\(page)\"#000000\""))
    screen.close()
  }

  @Test("is written by a script, or the script says why not")
  func script() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let driver = AppDriver(window: screen.window)
    let path = folder.appendingPathComponent("screen.svg").path
    try await driver.perform(.snapshot(path))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == screen.picture())
    let nowhere = folder.appendingPathComponent("nowhere/screen.svg").path
    await #expect {
      try await driver.perform(.snapshot(nowhere))
    } throws: {
      ($0 as? DriverError)?.reason.hasPrefix("\"\(nowhere)\" can't be written: ") == true
    }
    screen.close()
  }
}
