import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Timers with a selector") struct TimerTests {
  @Test func `have what they were given`() {
    let target = NSObject()
    let made = Timer(
      timeInterval: 9, target: target, selector: Selector("fire:"), userInfo: "made", repeats: false
    )
    #expect(made._userInfo as? String == "made")
    let dated = Timer(
      fireAt: .distantFuture, interval: 9, target: target, selector: Selector("fire:"),
      userInfo: nil, repeats: false)
    #expect(dated._userInfo == nil)
    let scheduled = Timer.scheduledTimer(
      timeInterval: 9, target: target, selector: Selector("fire:"), userInfo: "scheduled",
      repeats: false)
    #expect(scheduled._userInfo as? String == "scheduled")
    scheduled.invalidate()
  }
}
