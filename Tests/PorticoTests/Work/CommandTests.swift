import Foundation
import Observation
import Portico
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("Commands")
struct CommandTests {
  @MainActor @Observable final class SignUp {
    var name = ""
    let answers: Answers<Void>
    @ObservationIgnored private(set) lazy var submit = Command(self) {
      !$0.name.isEmpty
    } work: {
      try await $0.answers.answer(to: $0.name)
    }

    init(_ answers: Answers<Void>) {
      self.answers = answers
    }
  }

  let clock = VirtualClock()
  let answers = Answers<Void>()
  let model: SignUp

  init() {
    model = SignUp(answers)
  }

  /// Lets happen what can.
  private func settle() async throws {
    try await clock.advance(by: .zero)
  }

  @Test("It runs while it makes sense, once at a time")
  func runs() async throws {
    model.submit.start()
    #expect(!model.submit.isEnabled && !model.submit.isRunning)
    model.name = "Ada"
    #expect(model.submit.isEnabled)
    model.submit.start()
    #expect(model.submit.isRunning && !model.submit.isEnabled)
    model.submit.start()
    try await settle()
    #expect(answers.asked == ["Ada"])
    answers.give("Ada", ())
    try await settle()
    #expect(!model.submit.isRunning && model.submit.isEnabled && model.submit.error == nil)
  }

  @Test("It tells why it failed, until it runs again")
  func fails() async throws {
    model.name = "Ada"
    model.submit.start()
    try await settle()
    answers.fail("Ada", Refusal())
    try await settle()
    #expect(model.submit.error is Refusal && model.submit.isEnabled)
    model.submit.start()
    #expect(model.submit.error == nil)
  }

  @Test("It can be cancelled, which is no failure, and run again at once")
  func cancels() async throws {
    model.name = "Ada"
    model.submit.start()
    try await settle()
    model.submit.cancel()
    #expect(!model.submit.isRunning && model.submit.error == nil)
    model.submit.start()
    try await settle()
    answers.fail("Ada", Refusal())
    try await settle()
    #expect(model.submit.isRunning && model.submit.error == nil)
    answers.give("Ada", ())
    try await settle()
    #expect(!model.submit.isRunning)
  }

  @Test("Who runs it can wait for its end, and cancels it when cancelled")
  func waits() async throws {
    model.name = "Ada"
    let run = Task { await model.submit.run() }
    try await settle()
    #expect(model.submit.isRunning)
    answers.give("Ada", ())
    await run.value
    #expect(!model.submit.isRunning)
    let other = Task { await model.submit.run() }
    try await settle()
    other.cancel()
    await other.value
    #expect(!model.submit.isRunning)
    answers.give("Ada", ())
    try await settle()
    #expect(answers.cancelled == ["Ada"])
  }

  @Test("A button is enabled while it can be run; a second tap does nothing")
  func button() async throws {
    let controller = UIViewController()
    let button = UIButton(type: .system, primaryAction: nil)
    button.setTitle("Sign up", for: .normal)
    button.frame = CGRect(x: 16, y: 64, width: 160, height: 32)
    controller.view.addSubview(button)
    button.bind(model.submit)
    let screen = PorticoTesting.Screen(controller)
    #expect(!button.isEnabled)
    model.name = "Ada"
    try await settle()
    #expect(button.isEnabled)
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    try await settle()
    #expect(answers.asked == ["Ada"] && !button.isEnabled)
    await #expect(throws: (any Error).self) { try await screen.tap("Sign up") }
    #expect(answers.asked == ["Ada"])
    answers.give("Ada", ())
    try await settle()
    #expect(button.isEnabled)
    try await screen.tap("Sign up")
    #expect(answers.asked == ["Ada", "Ada"])
    screen.close()
  }

  @Test("A bar button item keeps its title")
  func barButtonItem() async throws {
    let item = UIBarButtonItem(title: "Save")
    let binding = item.bind(model.submit)
    #expect(item.title == "Save" && !item.isEnabled)
    model.name = "Ada"
    try await settle()
    #expect(item.isEnabled)
    item.primaryAction?.performWithSender(item, target: nil)
    try await settle()
    #expect(answers.asked == ["Ada"] && !item.isEnabled)
    binding.end()
    #expect(item.primaryAction == nil && model.submit.isRunning)
  }

  @Test("A control begins it by another event")
  func otherEvent() async {
    model.name = "Ada"
    let toggle = UISwitch()
    toggle.bind(model.submit, for: .valueChanged)
    toggle.sendActions(for: .primaryActionTriggered)
    #expect(!model.submit.isRunning)
    toggle.sendActions(for: .valueChanged)
    #expect(model.submit.isRunning)
  }

  @Test("Binding again replaces the command, and leaves the one before to its work")
  func rebinds() async throws {
    let other = SignUp(answers)
    other.name = "Grace"
    model.name = "Ada"
    let button = UIButton()
    button.bind(model.submit)
    button.sendActions(for: .primaryActionTriggered)
    try await settle()
    button.bind(other.submit)
    #expect(model.submit.isRunning && button.isEnabled)
    button.sendActions(for: .primaryActionTriggered)
    try await settle()
    #expect(answers.asked == ["Ada", "Grace"])
  }

  @Test("It is cancelled when the last control that began it goes with its screen")
  func leaves() async throws {
    model.name = "Ada"
    var button: UIButton? = UIButton()
    var other: UIButton? = UIButton()
    button?.bind(model.submit)
    other?.bind(model.submit)
    button?.sendActions(for: .primaryActionTriggered)
    try await settle()
    button = nil
    #expect(model.submit.isRunning)
    _ = other?.isEnabled
    other = nil
    #expect(!model.submit.isRunning)
    answers.give("Ada", ())
    try await settle()
    #expect(answers.cancelled == ["Ada"])
  }

  @Test("A screen that is left takes its view model, its command and the work with it")
  func freed() async throws {
    final class SignUpViewController: UIViewController {
      let model: SignUp
      let button = UIButton(type: .system)

      init(_ model: SignUp) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        button.bind(model.submit)
      }
    }
    let leaks = LeakCheck()
    do {
      let model = leaks.track(SignUp(answers))
      leaks.track(model.submit)
      model.name = "Ada"
      let controller = leaks.track(SignUpViewController(model))
      controller.loadViewIfNeeded()
      controller.button.sendActions(for: .primaryActionTriggered)
      try await settle()
      #expect(answers.asked == ["Ada"])
    }
    // The work that was under way keeps what it works for until it has heard of its end.
    answers.give("Ada", ())
    try await settle()
    #expect(answers.cancelled == ["Ada"])
    try await leaks.verify()
  }
}
