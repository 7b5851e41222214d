import Foundation
import Testing
import UIKit
import UIKitCore

/// As the plugin writes it.
private class Alarm: UIView, _NamedClass {
  nonisolated class var _objectiveCName: (type: AnyClass, name: String) { (Alarm.self, "NTAlarm") }
}

private final class LoudAlarm: Alarm {}

@MainActor @Suite struct `A class with a name in Objective-C` {
  @Test func `has this name, and no subclass has it`() {
    #expect(_stringFromClass(Alarm.self) == "NTAlarm")
    #expect(_stringFromClass(LoudAlarm.self) == String(reflecting: LoudAlarm.self))
    #expect(Alarm.description() == "NTAlarm")
  }

  @Test func `is found by it`() {
    #expect(_classFromString("NTAlarm") == Alarm.self)
    #expect(_classFromString("NTNothing") == nil)
  }

  @Test func `is found by Interface Builder's files`() {
    let view = Snippet.make(
      #"<view customClass="NTAlarm" customModule="UIKitTests" id="a-a-a"/>"#, as: UIView.self)
    #expect(view is Alarm)
  }
}
