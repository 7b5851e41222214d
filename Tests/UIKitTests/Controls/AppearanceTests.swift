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

  @Test func `is one and the same for a class`() {
    defer { AppearanceProxies.removeAll() }
    #expect(UISwitch.appearance() === UISwitch.appearance())
    #expect(UISwitch.appearance() !== UISlider.appearance())
  }
}
