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
    for setting in ViewSetting.all {
      let view = setting.make()
      let window = window(showing: [view])
      for value in 0..<4 {
        setting.set(view, value)
        let difference = differences(window, after: setting.name)
        #expect(difference == nil)
      }
      window.isHidden = true
    }
  }

  @Test("random changes, one after another")
  func randomChanges() {
    var random = Seeded(seed: 11)
    let settings = ViewSetting.all
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
