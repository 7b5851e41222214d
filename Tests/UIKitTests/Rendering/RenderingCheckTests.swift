import DisplayInterface
import HeadlessDisplay
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

  @Test("every image of an animated view", .timeLimit(.minutes(1)))
  func animatedImages() async throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.animationImages = [ViewSetting.picture, ViewSetting.symbol].compactMap { $0 }
    view.animationDuration = 0.01
    let window = window(showing: [view])
    defer { window.isHidden = true }
    view.startAnimating()
    let display = try #require(UIApplication.shared.display as? HeadlessDisplay)
    var shown: [Content.Body] = []
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
    func body() throws -> Content.Body {
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

  @Test("random changes, one after another")
  func randomChanges() {
    var random = Seeded(seed: 11)
    // A frame on the screen stays where it is when the view moves, which no display is told.
    let settings = ViewSetting.all.filter { !$0.name.hasSuffix("accessibilityFrame") }
    for _ in 0..<20 {
      let chosen = (0..<12).map { _ in settings.randomElement(using: &random)! }
      let views = chosen.map { $0.make() }
      let window = window(showing: views)
      for value in 0..<100 {
        // Settings of the same class fit every view of it.
        let setting = settings.randomElement(using: &random)!
        let kind = type(of: setting.make())
        guard let view = views.filter({ type(of: $0) == kind }).randomElement(using: &random) else {
          continue
        }
        setting.set(view, value)
        let difference = differences(window, after: setting.name)
        #expect(difference == nil)
      }
      window.isHidden = true
    }
  }
}
