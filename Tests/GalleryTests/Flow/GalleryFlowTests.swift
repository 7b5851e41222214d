import GalleryApp
import PorticoTesting
import Testing
import UIKit

/// All examples in one app, on any screen.
@MainActor @Suite("The gallery") struct GalleryFlowTests {
  @Test("is a list where it is narrow")
  func list() async throws {
    let gallery = GalleryOnScreen()
    try await gallery.screen.settle()
    #expect(gallery.title == "Gallery")
    for group in ExampleGroup.all(GalleryOptions()) {
      #expect(gallery.screen.text.contains(group.title))
      #expect(gallery.screen.text.contains(group.subtitle))
      try await gallery.tap(group.title)
      #expect(gallery.title == group.title)
      try await gallery.screen.back()
      #expect(gallery.title == "Gallery")
    }
    gallery.screen.close()
  }

  @Test("has tabs where it is wide, each as it was left")
  func tabs() async throws {
    let gallery = GalleryOnScreen(size: GalleryOnScreen.wide)
    try await gallery.screen.settle()
    #expect(gallery.title == "Greeting")
    try await gallery.tap("MVP, passive view", "Show greeting")
    #expect(gallery.screen.text.contains("Hello David Blaine"))
    try await gallery.tap("Calculator", "7", "×", "6", "=")
    #expect(gallery.screen.text.contains("7 × 6 = 42"))
    try await gallery.tap("Greeting")
    #expect(gallery.screen.text.contains("Hello David Blaine"))
    try await gallery.tap("Calculator")
    #expect(gallery.screen.text.contains("7 × 6 = 42"))
    gallery.screen.close()
  }

  @Test("opens every example, and comes back from it")
  func everyExample() async throws {
    let gallery = GalleryOnScreen()
    for group in ExampleGroup.all(GalleryOptions()) where group.examples.count > 1 {
      try await gallery.tap(group.title)
      for example in group.examples {
        try await gallery.tap(example.title)
        #expect(gallery.title != group.title, "\(example.title) did not open.")
        #expect(gallery.screen.text.contains("Code"))
        try await gallery.screen.back()
        #expect(gallery.title == group.title)
      }
      try await gallery.screen.back()
    }
    gallery.screen.close()
  }

  @Test("keeps the person where they are when there is more or less room")
  func resizes() async throws {
    let gallery = GalleryOnScreen()
    try await gallery.tap("Greeting", "VIPER", "Show greeting")
    for _ in 0..<3 {
      try await gallery.resize(to: GalleryOnScreen.wide)
      #expect(gallery.title == "VIPER")
      #expect(gallery.screen.text.contains("Hello David Blaine"))
      #expect(gallery.screen.text.contains("Calculator"), "There are no tabs.")
      try await gallery.resize(to: GalleryOnScreen.narrow)
      #expect(gallery.title == "VIPER")
      #expect(gallery.screen.text.contains("Hello David Blaine"))
      #expect(!gallery.screen.text.contains("Calculator"), "There are tabs.")
    }
    try await gallery.screen.back()
    #expect(gallery.title == "Greeting")
    try await gallery.screen.back()
    #expect(gallery.title == "Gallery")
    gallery.screen.close()
  }

  @Test("goes on from the list, wherever it was left before")
  func listAfterResizing() async throws {
    let gallery = GalleryOnScreen()
    for name in ["Repository Search", "Greeting", "Calculator"] {
      try await gallery.tap(name)
      try await gallery.screen.back()
      try await gallery.resize(to: GalleryOnScreen.wide)
      #expect(gallery.title == name)
      #expect(!gallery.screen.text.contains("‹ Gallery"))
      try await gallery.tap("Greeting", "Calculator", name)
      try await gallery.resize(to: GalleryOnScreen.narrow)
      #expect(gallery.title == name)
      try await gallery.screen.back()
      #expect(gallery.title == "Gallery")
    }
    gallery.screen.close()
  }

  @Test(
    "leaves nothing behind when its window goes",
    arguments: [GalleryOnScreen.narrow, GalleryOnScreen.wide])
  func leaks(size: CGSize) async throws {
    let leaks = LeakCheck()
    let gallery = GalleryOnScreen(size: size)
    try await gallery.tap("Greeting", "MVVM, bindings", "Show greeting", "Code")
    try await gallery.screen.wait(for: "Who does what", timeout: .seconds(60))
    try await gallery.resize(to: CGSize(width: 1_440 - size.width, height: 480))
    var controllers = [gallery.screen.window.rootViewController].compactMap { $0 }
    while let controller = controllers.popLast() {
      leaks.track(controller)
      controllers += controller.children
    }
    gallery.screen.close()
    try await leaks.verify(timeout: .seconds(30))
  }
}
