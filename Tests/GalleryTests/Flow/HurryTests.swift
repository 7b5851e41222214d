import DisplayInterface
import Foundation
import GalleryApp
import PorticoTesting
import SeededRandom
import Testing
import UIKit
import UIKitCore

/// Someone who waits for no transition while the screen changes its size.
@MainActor @Suite("The gallery, in a hurry") struct HurryTests {
  @Test("survives any touches, keys and sizes", arguments: 0..<6)
  func anything(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let clock = VirtualClock()
    let sizes = [CGSize(width: 1_120, height: 640), CGSize(width: 640, height: 384)]
    let gallery = GalleryOnScreen(size: sizes[1])
    for _ in 0..<(isExhaustive ? 300 : 100) {
      try await clock.advance(by: .milliseconds(Int.random(in: 0...300, using: &random)))
      let window = gallery.screen.window
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5: tap(in: window, &random)
      case 5..<7: receive(.key(KeyPress(.escape)), in: window)
      case 7:
        receive(.key(KeyPress([.enter, .down, .tab].randomElement(using: &random)!)), in: window)
      default: gallery.screen.resize(to: sizes.randomElement(using: &random)!)
      }
    }
    gallery.screen.close()
    try await clock.run()
  }

  @Test("has its list once, though a person touches it while it leaves for a wide screen")
  func listWhileResizing() async throws {
    let clock = VirtualClock()
    let gallery = GalleryOnScreen()
    let window = gallery.screen.window
    try await clock.advance(by: .seconds(1))
    tap("Greeting", in: window)
    try await clock.advance(by: .seconds(1))
    receive(.key(KeyPress(.escape)), in: window)
    try await clock.advance(by: .milliseconds(140))
    gallery.screen.resize(to: GalleryOnScreen.wide)
    tap("Repository Search", in: window)
    try await clock.advance(by: .seconds(1))
    gallery.screen.resize(to: GalleryOnScreen.narrow)
    try await clock.advance(by: .seconds(1))
    #expect(gallery.title == "Repository Search")
    receive(.key(KeyPress(.escape)), in: window)
    try await clock.advance(by: .seconds(1))
    #expect(gallery.title == "Gallery")
    gallery.screen.close()
    try await clock.run()
  }

  private func tap(in window: UIWindow, _ random: inout SeededGenerator) {
    var views: [UIView] = []
    window.visitShown { shown in
      let view = shown.view
      if view is UIControl || view is UITableViewCell || view is UILabel { views.append(view) }
      return true
    }
    if let view = views.randomElement(using: &random) { tap(view, in: window) }
  }

  private func tap(_ name: String, in window: UIWindow) {
    var found: UIView?
    window.visitShown { shown in
      if (shown.view as? UILabel)?.text == name { found = shown.view }
      return true
    }
    if let found { tap(found, in: window) } else { Issue.record("There is no \(name).") }
  }

  private func tap(_ view: UIView, in window: UIWindow) {
    guard let rect = view.visibleRect else { return }
    let point = window.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    receive(.pointer(Pointer(.began, at: point)), in: window)
    receive(.pointer(Pointer(.ended, at: point)), in: window)
  }

  private func receive(_ input: Input, in window: UIWindow) {
    window.makeKey()
    UIApplication.shared.inputRouter.receive(input, in: window)
  }
}
