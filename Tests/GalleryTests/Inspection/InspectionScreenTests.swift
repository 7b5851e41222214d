import GalleryApp
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("The inside of an example on screen") struct InspectionScreenTests {
  @Test("shows who does what, what is measured and why, and the sources")
  func inspection() async throws {
    let gallery = GalleryOnScreen(size: CGSize(width: 640, height: 2_400))
    try await gallery.tap("Greeting", "MVP, passive view", "Code")
    try await gallery.screen.wait(for: "Sources", timeout: .seconds(60))
    let text = gallery.screen.text
    for expected in [
      "Who does what", "GreetingPresenter", "View (protocol)", "MVP (passive view)",
      "Distribution: ", "Testability: ", "Ease of use: ", "can be tested only with UIKit",
      "Presenter/GreetingPresenter.swift", "15 lines",
    ] {
      #expect(text.contains(expected), "\(expected) is not there in \(text)")
    }
    gallery.screen.close()
  }

  @Test("leads to the line that a reason is about, and back")
  func place() async throws {
    let gallery = GalleryOnScreen()
    try await gallery.tap("Repository Search", "Massive View Controller", "Code")
    try await gallery.screen.wait(for: "Who does what", timeout: .seconds(60))
    try await gallery.tap(containing: "does network")
    #expect(gallery.title == "MassiveSearchViewController.swift")
    #expect(
      gallery.screen.text.contains("URLRequest") || gallery.screen.text.contains("URLSession"))
    try await gallery.screen.back()
    #expect(gallery.title == "MassiveSearchViewController")
    try await gallery.screen.back()
    #expect(gallery.title == "Repositories")
    gallery.screen.close()
  }

  @Test("wraps long lines of a source, and scrolls to its end", arguments: [240, 640, 1_600])
  func source(width: CGFloat) async throws {
    let gallery = GalleryOnScreen(size: CGSize(width: width, height: 384))
    try await gallery.tap("Calculator", "Code")
    try await gallery.screen.wait(for: "Who does what", timeout: .seconds(60))
    try await gallery.tap("Brain/LEDText.swift")
    #expect(gallery.screen.text.contains("import Foundation"))
    let source = SourceLibrary.standard.text(of: "Calculator/Brain/LEDText.swift") ?? ""
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    try await gallery.screen.press("end")
    #expect(gallery.screen.text.contains(" \(lines.count - 2)  "))
    try await gallery.screen.press("home")
    // What is in each line can be read, if need be in several.
    let words = lines[2].split(separator: " ")
    for word in words { #expect(gallery.screen.text.contains(word)) }
    gallery.screen.close()
  }
}
