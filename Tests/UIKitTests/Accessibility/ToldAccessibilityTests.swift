import DisplayInterface
import Foundation
import HeadlessDisplay
import Testing
import UIKit
import UIKitCore

/// What displays are told for screen readers and drivers.
@MainActor @Suite("Accessibility that displays are told") struct ToldAccessibilityTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func told(_ view: UIView) -> Accessibility? {
    Turn.current.commit()
    let display = UIApplication.shared.display as? HeadlessDisplay
    return view.nodeID.flatMap { display?.tree[$0] }?.content.accessibility
  }

  private func shown<View: UIView>(_ view: View) -> View {
    window.isHidden = false
    window.addSubview(view)
    Turn.current.commit()
    return view
  }

  @Test("plain views and labels need none")
  func none() {
    #expect(told(shown(UIView())) == nil)
    let label = shown(UILabel())
    label.text = "Title"
    #expect(told(label) == nil)
    label.accessibilityLabel = "Spoken"
    #expect(told(label)?.label == "Spoken")
  }

  @Test("what an app says of a view arrives with the next turn, and goes again")
  func properties() {
    let view = shown(UIView())
    view.accessibilityIdentifier = "rating"
    view.accessibilityLabel = "Rating"
    view.accessibilityValue = "3 of 5"
    view.accessibilityHint = "Swipe to change"
    let all = told(view)
    #expect(all?.identifier == "rating" && all?.label == "Rating")
    #expect(all?.value == "3 of 5" && all?.hint == "Swipe to change")
    view.accessibilityLabel = nil
    #expect(told(view)?.label == nil)
    view.accessibilityElementsHidden = true
    #expect(told(view)?.isHidden == true)
    view.accessibilityViewIsModal = true
    #expect(told(view)?.isModal == true)
    view.accessibilityTraits = [.updatesFrequently, .selected]
    #expect(told(view)?.updatesFrequently == true && told(view)?.isSelected == true)
  }

  @Test("elements that are no views are parts of their view, and follow what the app changes")
  func elements() {
    let view = shown(UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)))
    let part = UIAccessibilityElement(accessibilityContainer: view)
    part.accessibilityLabel = "Monday"
    part.accessibilityTraits = [.button, .notEnabled]
    part.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 40)
    let other = UIAccessibilityElement(accessibilityContainer: view)
    other.accessibilityFrame = CGRect(x: 30, y: 40, width: 5, height: 5)
    other.accessibilityAttributedLabel = NSAttributedString(string: "Tuesday")
    view.accessibilityElements = [part, UIView(), other]
    let elements = told(view)?.elements ?? []
    #expect(elements.map(\.accessibility.label) == ["Monday", "Tuesday"])
    #expect(elements.first?.accessibility.role == .button && elements.first?.isEnabled == false)
    #expect(elements.map(\.frame.origin) == [CGPoint(x: 1, y: 2), CGPoint(x: 20, y: 20)])
    part.accessibilityLabel = "Sunday"
    #expect(told(view)?.elements.first?.accessibility.label == "Sunday")
    part.isAccessibilityElement = false
    #expect(told(view)?.elements.count == 1)
    view.accessibilityElements = nil
    #expect(told(view) == nil)
  }

  @Test("a view that makes its elements when asked is asked again when the layout has changed")
  func madeElements() {
    final class Chart: UIView {
      var names: [String] = []
      override func accessibilityElementCount() -> Int { names.count }
      override func accessibilityElement(at index: Int) -> Any? {
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = names[index]
        return element
      }
    }
    let chart = shown(Chart())
    chart.names = ["A", "B"]
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(told(chart)?.elements.map(\.accessibility.label) == ["A", "B"])
  }

  @Test("an element that tells nothing does not stand between those that do")
  func silentElement() {
    final class Part: UIAccessibilityElement {
      var isActivated = false
      override func accessibilityActivate() -> Bool {
        isActivated = true
        return true
      }
    }
    let view = shown(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let parts = (0..<2).map { _ in Part(accessibilityContainer: view) }
    parts[1].accessibilityLabel = "Monday"
    view.accessibilityElements = parts
    #expect(told(view)?.elements.map(\.accessibility.label) == ["Monday"])
    assist(.activate, view, element: 0)
    #expect(parts.map(\.isActivated) == [false, true])
  }

  @Test("a label that draws something else than its text is told")
  func drawnLabel() {
    final class Gauge: UILabel {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    final class Shouting: UILabel {
      override func drawText(in rect: CGRect) {
        text = text?.uppercased()
        super.drawText(in: rect)
      }
    }
    let gauge = shown(Gauge(frame: CGRect(x: 0, y: 0, width: 80, height: 20)))
    gauge.text = "half full"
    #expect(told(gauge)?.label == "half full")
    let shouting = shown(Shouting(frame: CGRect(x: 0, y: 40, width: 80, height: 20)))
    shouting.text = "loud"
    #expect(told(shouting) == nil)
  }

  @Test("assistive technology activates, adjusts and performs actions")
  func assistance() {
    final class Dial: UIView {
      var did: [String] = []
      override func accessibilityActivate() -> Bool {
        did.append("activate")
        return true
      }
      override func accessibilityIncrement() { did.append("increment") }
      override func accessibilityDecrement() { did.append("decrement") }
    }
    let dial = shown(Dial())
    dial.accessibilityTraits = .adjustable
    dial.accessibilityCustomActions = ["Reset", "Lock"].map { name in
      UIAccessibilityCustomAction(name: name) { action in
        dial.did.append(action.name)
        return true
      }
    }
    #expect(told(dial)?.isAdjustable == true && told(dial)?.actions == ["Reset", "Lock"])
    for act in [.activate, .increment, .decrement, .perform(1), .perform(2)] as [Assistance.Act] {
      assist(act, dial)
    }
    #expect(dial.did == ["activate", "increment", "decrement", "Lock"])
  }

  @Test("what has no action of its own is tapped, and controls adjust themselves")
  func controls() {
    let button = shown(UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40)))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.makeKeyAndVisible()
    assist(.activate, button)
    #expect(taps == 1)
    let slider = shown(UISlider(frame: CGRect(x: 0, y: 200, width: 200, height: 30)))
    slider.value = 0.5
    assist(.increment, slider)
    assist(.increment, slider)
    assist(.decrement, slider)
    #expect(abs(slider.value - 0.6) < 0.001)
    let stepper = shown(UIStepper())
    assist(.increment, stepper)
    #expect(stepper.value == 1)
  }

  private func assist(_ act: Assistance.Act, _ view: UIView, element: Int? = nil) {
    Turn.current.commit()
    guard let node = view.nodeID else { return }
    let assistance = Assistance(act, node: node, element: element)
    UIApplication.shared.inputRouter.receive(.assistance(assistance))
  }

  @Test(
    "traits tell the kind",
    arguments: [
      (UIAccessibilityTraits.link, AccessibilityRole.link), (.header, .heading),
      (.searchField, .searchField), (.image, .image), (.button, .button),
      ([.button, .link], .link),
    ] as [(UIAccessibilityTraits, AccessibilityRole)])
  func traits(traits: UIAccessibilityTraits, role: AccessibilityRole) {
    let view = shown(UIView())
    view.accessibilityTraits = traits
    #expect(told(view)?.role == role)
  }

  @Test("a class of the app's may compute what it says")
  func computed() {
    final class Meter: UIView {
      var level = 1
      override var accessibilityValue: String? {
        get { "\(level)" }
        set {}
      }
    }
    let meter = shown(Meter())
    #expect(told(meter)?.value == "1")
    meter.level = 2
    #expect(RenderingCheck.firstDifference(in: window) == nil)
    meter.backgroundColor = .red
    #expect(told(meter)?.value == "2")
  }

  @Test("segments and tabs tell which is selected")
  func selection() throws {
    let control = shown(UISegmentedControl(items: ["One", "Two"]))
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    #expect(told(control)?.role == .segments)
    let segments = control.subviews.compactMap(told)
    #expect(segments.map(\.label) == ["One", "Two"])
    #expect(segments.map(\.isSelected) == [false, true])

    let bar = shown(UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49)))
    let items = [
      UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
    ]
    bar.items = items
    bar.selectedItem = items[0]
    #expect(told(bar)?.role == .tabBar)
    let tabs = bar.subviews.compactMap(told).filter { $0.role == .tab }
    #expect(tabs.map(\.label) == ["A", "B"] && tabs.map(\.isSelected) == [true, false])
  }

  @Test("what a screen reader is to say reaches the display in the same turn")
  func announcements() {
    final class Listening: Display {
      let traits = DisplayTraits(size: CGSize(width: 100, height: 100))
      let text: any TextMeasuring
      var said: [String] = []

      init(_ text: any TextMeasuring) { self.text = text }

      func apply(_ batch: [Change]) {
        for case .announce(let words) in batch { said.append(words) }
      }
      func run(_ receive: @escaping @MainActor (Input) -> Void) {}
      func stop() {}
    }
    let former = UIApplication.shared.display
    let display = Listening(former.text)
    UIApplication.shared.display = display
    defer { UIApplication.shared.display = former }
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: UIView())
    UIAccessibility.post(
      notification: .screenChanged, argument: NSAttributedString(string: "Details"))
    Turn.current.commit()
    #expect(display.said == ["Saved", "Details"])
  }
}
