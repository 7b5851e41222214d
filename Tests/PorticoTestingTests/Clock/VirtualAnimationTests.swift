import Foundation
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("UIKit by a virtual clock")
struct VirtualAnimationTests {
  let clock = VirtualClock()

  @MainActor final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
  }
  let log = Log()

  @Test("An animation ends when the clock says so, in line with who sleeps")
  func animation() async throws {
    let view = UIView()
    Task {
      for _ in 0..<3 {
        try await clock.sleep(for: .milliseconds(200))
        log("slept until \(clock.now.offset)")
      }
    }
    UIView.animate(withDuration: 0.4, animations: { view.alpha = 0 }) { finished in
      log("animation \(finished)")
      UIView.animate(withDuration: 0.1, animations: { view.alpha = 1 }) { _ in log("back") }
    }
    try await clock.advance(by: .milliseconds(399))
    #expect(log.lines == ["slept until 0.2 seconds"])
    try await clock.advance(by: .milliseconds(200))
    #expect(
      log.lines == [
        "slept until 0.2 seconds", "animation true", "slept until 0.4 seconds", "back",
      ])
    try await clock.advance(by: .milliseconds(1))
    #expect(log.lines.last == "slept until 0.6 seconds")
  }

  @Test(
    "An animation that takes longer than any clock runs ends all the same",
    arguments: [.infinity, .nan, 1e308, -1e308])
  func endless(duration: TimeInterval) async throws {
    let view = UIView()
    UIView.animate(withDuration: duration, delay: duration) {
      view.alpha = 0
    } completion: { finished in
      log("animation \(finished)")
    }
    try await clock.run()
    #expect(log.lines == ["animation true"])
  }

  @Test("A push is under way until its time is over; then a screen can be driven on")
  func push() async throws {
    let navigation = UINavigationController(rootViewController: titled("First"))
    let screen = Screen(navigation)
    try await clock.advance(by: .seconds(1))
    navigation.pushViewController(titled("Second"), animated: true)
    try await clock.advance(by: .milliseconds(100))
    #expect(navigation.transitionCoordinator != nil)
    try await clock.advance(by: .seconds(1))
    #expect(navigation.transitionCoordinator == nil)
    #expect(screen.shows("Second"))
    try await screen.back()
    #expect(navigation.transitionCoordinator != nil)
    try await clock.advance(by: .seconds(1))
    #expect(navigation.viewControllers.count == 1 && screen.shows("First"))
    screen.close()
  }

  @Test("Presentations end in the order in which they began, and tell so")
  func presentation() async throws {
    let screen = Screen(titled("Below"))
    screen.window.rootViewController?.present(titled("Above"), animated: true) { log("presented") }
    #expect(log.lines == [])
    try await clock.run()
    #expect(log.lines == ["presented"])
    screen.window.rootViewController?.dismiss(animated: true) { log("dismissed") }
    try await clock.advance(by: .milliseconds(1))
    #expect(log.lines == ["presented"])
    try await clock.run()
    #expect(log.lines == ["presented", "dismissed"])
    screen.close()
  }

  @Test("What has no clock goes on meanwhile, and each clock moves only its own test")
  func others() async throws {
    UIView.animate(withDuration: 1, animations: {}) { _ in log("mine") }
    let other = await withCheckedContinuation { continuation in
      // Begun where no test is: as what runs beside this test.
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          UIView.animate(withDuration: 5, animations: {}) { continuation.resume(returning: $0) }
        }
      }
    }
    #expect(other && log.lines == [])
    try await clock.advance(by: .seconds(1))
    #expect(log.lines == ["mine"])
  }

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    let label = UILabel(frame: CGRect(x: 16, y: 128, width: 160, height: 16))
    label.text = title
    controller.view.addSubview(label)
    return controller
  }
}
