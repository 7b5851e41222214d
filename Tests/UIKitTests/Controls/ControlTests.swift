import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct `A control` {
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  let log = Log()

  private func recordTouches() {
    control.record(
      ("down", .touchDown), ("repeat", .touchDownRepeat), ("inside", .touchDragInside),
      ("outside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
      ("up inside", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
      in: log)
  }

  @Test func `sends touch down and touch up inside for a tap`() {
    recordTouches()
    Screen(control).tap(control)
    #expect(log.entries == ["down", "up inside"])
  }

  @Test func `tells of a touch that leaves and comes back`() {
    recordTouches()
    Screen(control).touch(
      control, at: CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 10, y: 200),
      CGPoint(x: 10, y: 201), CGPoint(x: 10, y: 10))
    #expect(
      log.entries == [
        "down", "inside", "outside", "exit", "outside", "inside", "enter", "up inside",
      ])
  }

  @Test func `sends touch up outside where the finger is far away`() {
    recordTouches()
    Screen(control).touch(control, at: CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 300))
    #expect(log.entries.last == "up outside")
  }

  @Test func `keeps a touch that slips a little out of it`() {
    recordTouches()
    Screen(control).touch(control, at: CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 60))
    #expect(log.entries == ["down", "inside", "up inside"])
  }

  @Test func `sends touch cancel for a touch that the system takes away`() {
    recordTouches()
    Screen(control).touch(control, at: CGPoint(x: 10, y: 10), cancelled: true)
    #expect(log.entries == ["down", "cancel"])
    #expect(!control.isHighlighted && !control.isTracking)
  }

  @Test func `is highlighted while a touch is in it`() {
    var states: [Bool] = []
    control.addAction(
      UIAction { [control] _ in states.append(control.isHighlighted) }, for: .allTouchEvents)
    Screen(control).touch(control, at: CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 300))
    #expect(states == [true, false, false])
  }

  @Test func `takes no touches while it is disabled`() {
    recordTouches()
    control.isEnabled = false
    Screen(control).tap(control)
    #expect(log.entries.isEmpty)
  }

  @Test func `runs actions in the order in which they were added`() {
    for name in ["first", "second", "third"] {
      control.addAction(UIAction { _ in log.entries.append(name) }, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(log.entries == ["first", "second", "third"])
  }

  @Test func `puts an action in place of one with the same identifier, for the same events`() {
    let identifier = UIAction.Identifier("load")
    func action(_ name: String) -> UIAction {
      UIAction(identifier: identifier) { _ in log.entries.append(name) }
    }
    control.addAction(action("old"), for: [.touchDown, .touchUpInside])
    control.addAction(action("new"), for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.entries == ["old", "new"])
  }

  @Test func `runs an action once for several events at a time`() {
    control.addAction(
      UIAction { _ in log.entries.append("once") }, for: [.touchUpInside, .primaryActionTriggered])
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    #expect(log.entries == ["once"])
  }

  @Test func `forgets a removed action only for the events named`() {
    let action = UIAction { _ in log.entries.append("sent") }
    control.addAction(action, for: [.touchDown, .valueChanged])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.entries.isEmpty)
    #expect(control.allControlEvents == .valueChanged)
    control.removeAction(identifiedBy: action.identifier, for: .allEvents)
    #expect(control.allControlEvents == [])
  }

  @Test func `lists its handlers until it is told to stop`() {
    let first = UIAction { _ in }
    control.addAction(first, for: .touchDown)
    control.addAction(UIAction { _ in }, for: .valueChanged)
    var seen: [UIAction?] = []
    control.enumerateEventHandlers { action, _, event, stop in
      seen.append(action)
      #expect(event == .touchDown)
      stop = true
    }
    #expect(seen == [first])
  }

  @Test func `is the sender of the actions it sends`() {
    control.addAction(
      UIAction { [control] action in #expect(action.sender as? UIControl === control) },
      for: .valueChanged)
    control.sendActions(for: .valueChanged)
  }

  @Test func `combines its state of what is set`() {
    #expect(control.state == .normal)
    control.isSelected = true
    control.isEnabled = false
    control.isHighlighted = true
    #expect(control.state == [.selected, .disabled, .highlighted])
  }

  @Test func `asks a subclass whether to go on tracking`() {
    final class Stubborn: UIControl {
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let control = Stubborn(frame: control.frame)
    control.record(("drag", .touchDragInside), ("up", .touchUpInside), in: log)
    Screen(control).touch(control, at: CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2))
    #expect(log.entries.isEmpty)
    #expect(!control.isHighlighted)
  }

  @Test func `can have focus while it shows and is enabled`() {
    #expect(control.canBecomeFocused)
    control.isEnabled = false
    #expect(!control.canBecomeFocused)
  }

  @Test func `does by keyboard what a tap does`() {
    recordTouches()
    #expect(control.activate())
    #expect(log.entries == ["down", "up inside"])
  }

  @Test("run their primary action with the event that they are for, once")
  func primaryEvents() {
    func count(_ control: UIControl, _ event: UIControl.Event) -> Int {
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
      control.sendActions(for: event)
      return count
    }
    #expect(count(UIButton(), .touchUpInside) == 1)
    #expect(count(UIButton(), .primaryActionTriggered) == 1)
    #expect(count(UIButton(), [.touchUpInside, .primaryActionTriggered]) == 1)
    #expect(count(UIButton(), .touchDown) == 0)
    let values: [UIControl] = [
      UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["A"]), UIPageControl(),
      UIDatePicker(),
    ]
    for control in values { #expect(count(control, .valueChanged) == 1) }
    #expect(count(UISwitch(), .touchUpInside) == 0)
    #expect(count(UITextField(), .editingDidEndOnExit) == 1)
    #expect(count(UIControl(), .touchUpInside) == 0)
  }
}
