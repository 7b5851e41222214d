import Foundation
import Testing
import UIKit

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = "plain"
}

extension UITraitCollection {
  fileprivate var theme: String { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  fileprivate var theme: String {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

@MainActor @Suite("Traits of an app's own")
struct CustomTraitTests {
  @Test("They travel down, are told of and can be taken back")
  func travels() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.traitCollection.theme == "plain")
    var told: [String] = []
    view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, previous) in
      told.append("\(previous.theme) to \(view.traitCollection.theme)")
    }
    window.traitOverrides.theme = "dark"
    #expect(view.traitCollection.theme == "dark")
    controller.traitOverrides.theme = "red"
    #expect(view.traitCollection.theme == "red")
    #expect(controller.traitOverrides.contains(ThemeTrait.self))
    controller.traitOverrides.remove(ThemeTrait.self)
    #expect(!controller.traitOverrides.contains(ThemeTrait.self))
    controller.overrideUserInterfaceStyle = .dark
    #expect(told == ["plain to dark", "dark to red", "red to dark"])
  }

  @Test("A collection can be made and changed by closures")
  func mutations() {
    let traits = UITraitCollection {
      $0.userInterfaceIdiom = .pad
      $0.theme = "sea"
    }
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.theme == "sea")
    let other = traits.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(other.theme == "sea" && other.userInterfaceStyle == .dark)
    #expect(other != traits)
    #expect(traits == traits.replacing(ThemeTrait.self, value: "sea"))
    #expect(traits != traits.replacing(ThemeTrait.self, value: "sky"))
    let view = UIView()
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(
      view.traitCollection.userInterfaceStyle == UIScreen.main.traitCollection.userInterfaceStyle)
  }

  @Test("Text sizes keep within the limits of the views around")
  func contentSizeLimits() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    outer.maximumContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    inner.traitOverrides.preferredContentSizeCategory = .small
    inner.minimumContentSizeCategory = .medium
    #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
    outer.maximumContentSizeCategory = nil
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test("Priorities, weights and window levels can be moved by numbers")
  func numericValues() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    var level = UIWindow.Level.alert + 1
    level -= 3
    #expect(level.rawValue == 1998)
    #expect(UIFont.Weight.bold > .regular)
  }
}
