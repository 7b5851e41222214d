import Foundation
import Testing
import UIKit
import UIKitCore

/// `UIView.Invalidating` in Apple's documentation.
@MainActor @Suite("Properties that invalidate views") struct InvalidatingTests {
  struct Naming: UIViewInvalidating {
    func invalidate(view: UIView) { (view as? Badge)?.log.append("own") }
  }

  final class Badge: UIView {
    @Invalidating(.display) var color = UIColor.red
    @Invalidating(.display, .layout) var position = 0
    @Invalidating(.constraints, .intrinsicContentSize, Naming()) var text: String? = nil
    @Invalidating(.layout, .properties, .display, .configuration) var count = 1
    var log: [String] = []

    override func setNeedsDisplay() { log.append("display") }
    override func setNeedsLayout() { log.append("layout") }
    override func setNeedsUpdateConstraints() { log.append("constraints") }
    override func invalidateIntrinsicContentSize() { log.append("size") }
    override func setNeedsUpdateProperties() { log.append("properties") }
  }

  @Test("A change invalidates what the property says, and the same value nothing")
  func changes() {
    let badge = Badge()
    badge.log = []
    badge.color = .red
    badge.position = 0
    badge.text = nil
    #expect(badge.log == [] && badge.count == 1)
    badge.color = .blue
    #expect(badge.log == ["display"] && badge.color == .blue)
    badge.log = []
    badge.position += 1
    #expect(badge.log == ["display", "layout"] && badge.position == 1)
    badge.log = []
    badge.text = "a"
    #expect(badge.log == ["constraints", "size", "own"])
    badge.log = []
    badge.count = 2
    #expect(badge.log == ["layout", "properties", "display"])
  }

  @Test("The configuration of cells and buttons is updated again")
  func configuration() {
    final class Cell: UITableViewCell {
      @Invalidating(.configuration) var isNew = false
      var updates = 0
      override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
    }
    let cell = Cell()
    withWindow { window in
      window.addSubview(cell)
      pass()
      let before = cell.updates
      cell.isNew = true
      pass()
      #expect(cell.updates == before + 1)
    }
  }

  @Test("A control keeps its tool tip")
  func toolTip() {
    let button = UIButton()
    #expect(button.toolTip == nil && button.toolTipInteraction == nil)
    button.toolTip = "Send"
    #expect(button.toolTipInteraction?.defaultToolTip == "Send")
    button.toolTip = "Send again"
    #expect(button.toolTip == "Send again")
    #expect(button.interactions.count { $0 is UIToolTipInteraction } == 1)
  }
}
