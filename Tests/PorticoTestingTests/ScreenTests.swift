import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("A screen that is driven") struct ScreenTests {
  final class GreetingController: UIViewController {
    let field = UITextField()
    let button = UIButton(type: .system)
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Greeting"
      view.backgroundColor = .systemBackground
      field.placeholder = "Name"
      button.setTitle("Show greeting", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.greet() }, for: .primaryActionTriggered)
      label.accessibilityIdentifier = "greeting"
      field.frame = CGRect(x: 16, y: 112, width: 200, height: 32)
      button.frame = CGRect(x: 16, y: 160, width: 200, height: 32)
      label.frame = CGRect(x: 16, y: 208, width: 200, height: 32)
      for part in [field, button, label] { view.addSubview(part) }
    }

    func greet() {
      label.text = "Hello \(field.text ?? "")"
    }
  }

  @Test("is tapped and typed into by what a person sees")
  func tapAndType() async throws {
    let screen = Screen(GreetingController())
    #expect(!screen.shows(containing: "Hello"))
    try await screen.type("David", into: "Name")
    try await screen.tap("Show greeting")
    #expect(screen.shows("Hello David"))
    #expect(screen.text.contains("Hello David"))
    screen.close()
  }

  @Test("shows elements that are no views, and taps them where they are")
  func elements() async throws {
    final class Week: UIViewController {
      var day = ""

      override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityElements = ["Monday", "Tuesday"].enumerated().map { index, name in
          let element = UIAccessibilityElement(accessibilityContainer: view!)
          element.accessibilityLabel = name
          element.accessibilityTraits = .button
          element.accessibilityFrameInContainerSpace = CGRect(
            x: CGFloat(index) * 100, y: 200, width: 100, height: 50)
          return element
        }
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        day = (touches.first?.location(in: view).x ?? 0) < 100 ? "Monday" : "Tuesday"
      }
    }
    let week = Week()
    let screen = Screen(week)
    #expect(screen.shows("Tuesday") && !screen.shows("Sunday"))
    try await screen.tap("Tuesday")
    #expect(week.day == "Tuesday")
    await #expect(throws: (any Error).self) { try await screen.tap("Sunday") }
    screen.close()
  }

  @Test("is used with the keyboard alone")
  func keyboard() async throws {
    let controller = GreetingController()
    let screen = Screen(controller)
    try await screen.type("Blaine")
    #expect(controller.field.text == "Blaine")
    try await screen.press("backspace")
    try await screen.press("tab")
    #expect(!controller.field.isFirstResponder)
    try await screen.press("enter")
    #expect(controller.label.text == "Hello Blain")
    try await screen.press("shift-tab")
    #expect(controller.field.isFirstResponder)
    screen.close()
  }

  @Test("says what it looked for and what was there")
  func errors() async throws {
    let screen = Screen(GreetingController())
    func failure(_ step: () async throws -> Void) async -> String {
      do {
        try await step()
        return "nothing failed"
      } catch {
        return "\(error)"
      }
    }
    let tap = await failure { try await screen.tap("Farewell") }
    #expect(tap.hasPrefix("Nothing on screen is called \"Farewell\"."))
    #expect(tap.contains("These can be tapped: \"Name\", \"Show greeting\"."))
    let type = await failure { try await screen.type("x", into: "Show greeting") }
    #expect(type.hasPrefix("\"Show greeting\" shows, but nothing can be typed there."))
    let back = await failure { try await screen.back() }
    #expect(back.hasPrefix("There is no back button."))
    let wait = await failure {
      try await screen.wait(for: "lorem", timeout: .milliseconds(1))
    }
    #expect(wait.hasPrefix("\"lorem\" did not show within"))
    screen.close()
  }

  final class AddressController: UIViewController {
    let street = UITextField(frame: CGRect(x: 96, y: 16, width: 200, height: 16))
    let city = UITextField(frame: CGRect(x: 96, y: 48, width: 200, height: 16))
    let note = UITextView(frame: CGRect(x: 16, y: 112, width: 280, height: 48))

    override func viewDidLoad() {
      super.viewDidLoad()
      let heading = UILabel(frame: CGRect(x: 16, y: 0, width: 280, height: 16))
      heading.text = "Address"
      view.addSubview(heading)
      for (index, text) in ["Street", "City", "Note"].enumerated() {
        let label = UILabel(frame: CGRect(x: 16, y: 16 + 32 * index, width: 72, height: 16))
        label.text = text
        view.addSubview(label)
      }
      for field in [street, city, note] { view.addSubview(field) }
    }
  }

  @Test("has fields that are called as the text beside or above them, and show while empty")
  func labels() async throws {
    let controller = AddressController()
    let screen = Screen(controller)
    let line = String(repeating: "_", count: 25)
    let words = screen.text.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(words == ["Address", "Street", line, "City", line, "Note", line + "________"])
    await #expect(throws: (any Error).self) { try await screen.type("x", into: "Address") }
    try await screen.type("Infinite Loop", into: "Street")
    try await screen.type("Cupertino", into: "City")
    try await screen.type("Ring", into: "Note")
    try await screen.type(" twice", into: "Note")
    #expect(controller.street.text == "Infinite Loop" && controller.city.text == "Cupertino")
    #expect(controller.note.text == "Ring twice")
    #expect(!screen.text.contains("_"))
    screen.close()
  }

  @Test("has its fields cleared, and typed into anew")
  func replacing() async throws {
    let controller = AddressController()
    let screen = Screen(controller)
    try await screen.type("Main Street", into: "Street")
    try await screen.replace("Street", with: "High Street")
    #expect(controller.street.text == "High Street")
    try await screen.clear("Street")
    #expect(controller.street.text == "")
    try await screen.clear("Street")
    try await screen.replace("Street", with: "Elm Street")
    #expect(controller.street.text == "Elm Street")
    screen.close()
  }

  @Test("has a field that its placeholder names when it is hidden, too")
  func placeholder() async throws {
    let controller = GreetingController()
    let screen = Screen(controller)
    try await screen.type("David", into: "Name")
    try await screen.replace("Name", with: "Blaine")
    #expect(controller.field.text == "Blaine")
    screen.close()
  }

  @Test("waits for what comes later")
  func waiting() async throws {
    let controller = GreetingController()
    let screen = Screen(controller)
    let work = Task {
      await Task.yield()
      controller.label.text = "Hello later"
    }
    try await screen.wait(for: "Hello later")
    await work.value
    screen.close()
  }

  @Test("goes back by the bar's button and by escape, and lets go of what it left")
  func back() async throws {
    let leaks = LeakCheck()
    let root = UIViewController()
    root.title = "Home"
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(navigation)
    for way in ["button", "escape"] {
      navigation.pushViewController(leaks.track(GreetingController()), animated: true)
      try await screen.settle()
      #expect(screen.shows("Show greeting"))
      if way == "button" { try await screen.back() } else { try await screen.press("escape") }
      #expect(navigation.viewControllers == [root])
      #expect(!screen.shows("Show greeting"))
    }
    try await leaks.verify()
    screen.close()
  }

  @Test("reaches nothing behind an alert")
  func alert() async throws {
    let controller = GreetingController()
    let screen = Screen(controller)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var answer: String?
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in answer = "no" })
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answer = "yes" })
    controller.present(alert, animated: true)
    try await screen.settle()
    #expect(screen.shows("Sure?"))
    await #expect(throws: (any Error).self) { try await screen.tap("Show greeting") }
    #expect(controller.label.text == nil)
    try await screen.tap("Yes")
    #expect(answer == "yes")
    #expect(controller.presentedViewController == nil)
    controller.present(alert, animated: true)
    try await screen.settle()
    try await screen.press("escape")
    #expect(answer == "no")
    screen.close()
  }

  @Test("says which elements are enabled, and lists fields")
  func enabled() async throws {
    let controller = GreetingController()
    let screen = Screen(controller)
    #expect(try await screen.isEnabled("Show greeting"))
    controller.button.isEnabled = false
    #expect(try await !screen.isEnabled("Show greeting"))
    await #expect { try await screen.isEnabled("Greet") } throws: {
      "\($0)".contains("Nothing on screen is called \"Greet\".")
    }
    await #expect { try await screen.type("David", into: "Nam") } throws: {
      "\($0)".contains("Text can be typed into: \"Name\".")
    }
    #expect("\(screen)".contains("Show greeting"))
    screen.close()
  }

  @Test("taps a switch by the text beside it")
  func switches() async throws {
    let controller = UIViewController()
    let (label, toggle) = (UILabel(), UISwitch())
    label.text = "Send me news"
    label.frame = CGRect(x: 16, y: 112, width: 200, height: 32)
    toggle.frame.origin = CGPoint(x: 240, y: 112)
    controller.view.addSubview(label)
    controller.view.addSubview(toggle)
    let screen = Screen(controller)
    try await screen.tap("Send me news")
    #expect(toggle.isOn)
    screen.close()
  }

  @Test("swipes down a sheet, unless that refuses")
  func sheet() async throws {
    let controller = UIViewController()
    let screen = Screen(controller)
    await #expect(throws: (any Error).self) { try await screen.swipeDown() }
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(UIViewController(), animated: false)
    controller.present(stack, animated: true)
    stack.isModalInPresentation = true
    try await screen.swipeDown()
    #expect(controller.presentedViewController === stack)
    stack.isModalInPresentation = false
    try await screen.swipeDown()
    #expect(controller.presentedViewController == nil)
    screen.close()
  }
}
