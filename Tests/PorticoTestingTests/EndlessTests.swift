import Foundation
import AppDriver
import PorticoTesting
import Testing
import UIKit
import UIKitCore

/// What never comes to an end ends the wait for it with an error that names it.
@MainActor @Suite("A screen that does not come to rest") struct EndlessTests {
  final class RestlessView: UIView {
    var isRestless = true

    override func layoutSubviews() {
      super.layoutSubviews()
      if isRestless { setNeedsLayout() }
    }
  }

  private static func description(_ step: () async throws -> Void) async -> String {
    do {
      try await step()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test("because its layout does not settle")
  func layout() async throws {
    let controller = UIViewController()
    let screen = Screen(controller)
    let restless = RestlessView(frame: CGRect(x: 0, y: 0, width: 8, height: 16))
    controller.view.addSubview(restless)
    let settling = await Self.description { try await screen.settle() }
    #expect(settling.contains("The layout does not settle: <"), "\(settling)")
    #expect(settling.contains("RestlessView"))
    for step in ["tap", "wait", "press", "back"] {
      let text = await Self.description {
        switch step {
        case "tap": try await screen.tap("OK")
        case "wait": try await screen.wait(for: "OK")
        case "press": try await screen.press("enter")
        default: try await screen.back()
        }
      }
      #expect(text.contains("RestlessView"), "\(step): \(text)")
    }
    restless.isRestless = false
    restless.setNeedsLayout()
    try await screen.settle()
    screen.close()
  }

  // Those that keep the app busy do so in a process of their own.

  @Test("because an animation begins whenever one ends", arguments: [0.3, 0])
  func animations(duration: TimeInterval) async {
    await #expect(processExitsWith: .success) { [duration = duration as TimeInterval] in
      try await Self.animateForEver(duration)
    }
  }

  private static func animateForEver(_ duration: TimeInterval) async throws {
    let controller = UIViewController()
    let screen = Screen(controller)
    var goesOn = true
    func animate() {
      UIView.animate(withDuration: duration) {
        controller.view.alpha = 0.5
      } completion: { _ in
        if goesOn { animate() }
      }
    }
    animate()
    let text = await description { try await screen.settle() }
    #expect(text.contains("Animations do not end: one begins when another ends"), "\(text)")
    #expect(text.contains("animateForEver"), "\(text)")
    goesOn = false
    try await screen.settle()
    screen.close()
  }

  @Test("but comes to an end, though a task keeps changing what shows")
  func task() async {
    await #expect(processExitsWith: .success) { try await Self.countForEver() }
  }

  private static func countForEver() async throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    let controller = UIViewController()
    controller.view.addSubview(label)
    let screen = Screen(controller)
    let counting = Task {
      var count = 0
      while !Task.isCancelled {
        count += 1
        label.text = "\(count)"
        await Task.yield()
      }
    }
    let text = await description { try await screen.settle() }
    // Between two changes it may have come to rest.
    if !text.isEmpty {
      #expect(text.contains("Something changes in every turn: <"), "\(text)")
      #expect(text.contains("UILabel"), "\(text)")
    }
    counting.cancel()
    await counting.value
    try await screen.settle()
    screen.close()
  }

  @Test("but not as long as less and less is left")
  func patience() {
    var patience = Patience()
    var answers = (0..<(2 * Patience.limit)).reversed().map { patience.lasts(with: $0) }
    answers += (1..<Patience.limit).map { _ in patience.lasts(with: 0) }
    #expect(answers.allSatisfy { $0 })
    #expect(patience.isEnding)
    let isLasting = patience.lasts(with: 0)
    #expect(!isLasting)
  }

  @Test("so that a script ends with an error as well")
  func script() async throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let restless = RestlessView(frame: CGRect(x: 0, y: 0, width: 8, height: 16))
    controller.view.addSubview(restless)
    var complaints: [String] = []
    let runner = ScriptRunner(
      driver: AppDriver(window: window), print: { _ in }, complain: { complaints.append($0) })
    let path = NSTemporaryDirectory() + "endless-\(UUID())"
    try "screen\n".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let status = await runner.run(try #require(ScriptFile(path: path)))
    #expect(status == 1)
    #expect(complaints.first?.contains("\(path):1: screen\nThe layout does not settle") == true)
    restless.isRestless = false
    restless.removeFromSuperview()
    window.isHidden = true
    window.rootViewController = nil
  }

  @Test("nor does a clock whose time does not go on")
  func clock() async throws {
    let clock = VirtualClock()
    var goesOn = true
    func animate() {
      UIView.animate(withDuration: 0) {
      } completion: { _ in
        if goesOn { animate() }
      }
    }
    try await clock.advance(by: .seconds(1))
    animate()
    var text = await Self.description { try await clock.advance(by: .seconds(1)) }
    #expect(text.contains("Time does not go on from 1.0 seconds"), "\(text)")
    goesOn = false
    try await clock.advance(by: .seconds(1))

    let sleeping = Task {
      while !Task.isCancelled { try? await clock.sleep(for: .zero) }
    }
    text = await Self.description { try await clock.advance(by: .seconds(1)) }
    #expect(text.contains("100000 steps"), "\(text)")
    sleeping.cancel()
    try await clock.advance(by: .seconds(1))
    await sleeping.value
  }
}
