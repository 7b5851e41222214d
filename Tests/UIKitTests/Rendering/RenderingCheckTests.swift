import DisplayInterface
import Foundation
import HeadlessDisplay
import SeededRandom
import Testing
import UIKit
import UIKitCore

/// What a display was told, turn by turn, is what the views say when they are asked anew.
@MainActor @Suite("What a display is told") struct RenderingCheckTests {
  private func differences(_ window: UIWindow, after name: String) -> String? {
    Turn.current.commit()
    return RenderingCheck.firstDifference(in: window).map { "\(name): \($0.kind) \($0.details)" }
  }

  private func window(showing views: [UIView]) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    for view in views { window.addSubview(view) }
    Turn.current.commit()
    return window
  }

  @Test("every property, set alone")
  func everyProperty() {
    for run in SettingRun.all { #expect(run.difference == nil) }
  }

  @Test("every image of an animated view", .timeLimit(.minutes(15)))
  func animatedImages() async throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.animationImages = [ViewSetting.picture, ViewSetting.symbol].compactMap { $0 }
    view.animationDuration = 0.01
    let window = window(showing: [view])
    defer { window.isHidden = true }
    view.startAnimating()
    let display = try #require(UIApplication.shared.display as? HeadlessDisplay)
    var shown: [NodeContent.Body] = []
    while shown.count < 3 {
      let body = view.nodeID.flatMap { display.tree[$0] }?.content.body
      if let body, body != .none, body != shown.last { shown.append(body) }
      await Task.yield()
    }
    view.stopAnimating()
    #expect(shown[0] == shown[2])
  }

  @Test("contents of a layer that are cut off elsewhere")
  func contents() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
    view.layer.contents = ViewSetting.picture.cgImage
    view.clipsToBounds = true
    let window = window(showing: [view])
    defer { window.isHidden = true }
    let display = try #require(UIApplication.shared.display as? HeadlessDisplay)
    func body() throws -> NodeContent.Body {
      Turn.current.commit()
      return try #require(view.nodeID.flatMap { display.tree[$0] }).content.body
    }
    let whole = try body()
    view.layer.cornerRadius = 20
    let round = try body()
    #expect(round != whole)
    view.clipsToBounds = false
    #expect(try body() != round)
  }

  /// Makes 2,000 changes; 100,000 if `PORTICO_EXHAUSTIVE` is set. `PORTICO_SEED` sets the first of their seeds.
  @Test("random changes, one after another")
  func randomChanges() {
    let environment = ProcessInfo.processInfo.environment
    let count = isExhaustive ? 100_000 : 2_000
    let first = environment["PORTICO_SEED"].flatMap { UInt64($0) } ?? 11
    print("Random changes by the seeds \(first) to \(first + UInt64(count / 100) - 1).")
    // A frame on the screen stays where it is when the view moves, which no display is told.
    let settings = ViewSetting.all.filter { !$0.name.hasSuffix("accessibilityFrame") }
    let kinds = Dictionary(grouping: settings) { ObjectIdentifier(type(of: $0.make())) }
    for seed in first..<first + UInt64(count / 100) {
      var random = SeededGenerator(seed: seed)
      let views = (0..<8).map { _ in settings.randomElement(using: &random)!.make() }
      let window = window(showing: views)
      for value in 0..<100 {
        let view = views.randomElement(using: &random)!
        let parent = ([window] + views).randomElement(using: &random)!
        let name: String
        if value % 5 == 4, !parent.isDescendant(of: view) {
          name = "moved into \(type(of: parent))"
          parent.insertSubview(view, at: .random(in: 0...parent.subviews.count, using: &random))
        } else {
          // Settings of the same class fit every view of it.
          let setting = kinds[ObjectIdentifier(type(of: view))]!.randomElement(using: &random)!
          name = setting.name
          setting.set(view, value)
        }
        if let difference = differences(window, after: name) {
          Issue.record("\(difference), change \(value) by the seed \(seed)")
          break
        }
      }
      window.isHidden = true
    }
  }
}
