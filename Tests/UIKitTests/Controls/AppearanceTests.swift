import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.serialized) struct `An appearance proxy` {
  private final class Badge: UILabel {}
  private final class Panel: UIView {}

  @Test func `gives its values to instances that enter a window without their own`() {
    defer { AppearanceProxies.removeAll() }
    Badge.appearance().textColor = .systemRed
    Badge.appearance().backgroundColor = .systemYellow
    let plain = Badge()
    let special = Badge()
    special.textColor = .systemBlue
    let label = UILabel()
    let screen = Screen(plain, special, label)
    #expect(plain.textColor == .systemRed && plain.backgroundColor == .systemYellow)
    #expect(special.textColor == .systemBlue && special.backgroundColor == .systemYellow)
    #expect(label.textColor == .label && label.backgroundColor == nil)
    withExtendedLifetime(screen) {}
  }

  @Test func `holds only in the containers it names`() {
    defer { AppearanceProxies.removeAll() }
    Badge.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .systemGreen
    let panel = Panel()
    let inside = Badge()
    let outside = Badge()
    panel.addSubview(inside)
    let screen = Screen(panel, outside)
    #expect(inside.textColor == .systemGreen)
    #expect(outside.textColor == .label)
    withExtendedLifetime(screen) {}
  }

  /// As the plugin writes it.
  private final class Meter: UIView, _NamedMembers {
    nonisolated static var _namedMembers: [_NamedMember] {
      [
        .property(
          "titleColor", { (o: Meter) in o.titleColor }, { (o: Meter, v) in o.titleColor = v }),
        .property("text", { (o: Meter) in o.text }, { (o: Meter, v) in o.text = v }),
      ]
    }

    var label: UILabel?
    /// A prototype has no outlets that could keep it.
    var text: String? {
      get { label?.text }
      set {
        defer { _didSetObservedValue(of: self, "text", to: newValue) }
        label?.text = newValue
      }
    }

    var titleColor: UIColor? = .gray { didSet { _didSetObservedValue(of: self, "titleColor") } }
  }

  @Test func `gives the values of an app's own properties`() {
    defer { AppearanceProxies.removeAll() }
    Meter.appearance().titleColor = .brown
    Meter.appearance(whenContainedInInstancesOf: [Panel.self]).titleColor = nil
    let plain = Meter()
    let special = Meter()
    special.titleColor = .blue
    let inside = Meter()
    let panel = Panel()
    panel.addSubview(inside)
    let screen = Screen(plain, special, panel)
    #expect(plain.titleColor == .brown)
    #expect(special.titleColor == .blue)
    #expect(inside.titleColor == nil)
    withExtendedLifetime(screen) {}
  }

  @Test func `gives values that an app's own properties pass on`() {
    defer { AppearanceProxies.removeAll() }
    Meter.appearance().text = "low"
    let (plain, special) = (Meter(), Meter())
    for meter in [plain, special] {
      meter.label = UILabel()
      meter.label?.text = "none"
    }
    special.text = "high"
    let screen = Screen(plain, special)
    #expect(plain.text == "low" && special.text == "high")
    withExtendedLifetime(screen) {}
  }

  @Test func `is one and the same for a class`() {
    defer { AppearanceProxies.removeAll() }
    #expect(UISwitch.appearance() === UISwitch.appearance())
    #expect(UISwitch.appearance() !== UISlider.appearance())
  }
}
