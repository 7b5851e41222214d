import Testing
import UIKit

@MainActor @Suite("Traits") struct TraitTests {
  final class Watcher: UIView {
    var styles: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  @Test("reach every view below an override, and are told once a change")
  func overrides() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let watcher = Watcher()
    window.addSubview(watcher)
    let before = watcher.traitCollection.userInterfaceStyle
    let other: UIUserInterfaceStyle = before == .dark ? .light : .dark
    watcher.styles = []
    window.overrideUserInterfaceStyle = other
    #expect(watcher.traitCollection.userInterfaceStyle == other)
    #expect(watcher.styles == [other])
    watcher.overrideUserInterfaceStyle = before
    #expect(watcher.styles == [other, before])
    window.overrideUserInterfaceStyle = .unspecified
    #expect(watcher.styles == [other, before])
  }

  @Test("merge with the later winning")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.horizontalSizeClass == .compact)
    #expect(merged.verticalSizeClass == .unspecified)
    #expect(merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(merged == UITraitCollection(traitsFrom: [merged]))
  }

  @Test("resolve dynamic colours, where they are asked for and where they are performed")
  func colours() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.systemBackground.resolvedColor(with: light).cgColor == UIColor.white.cgColor)
    #expect(UIColor.systemBackground.resolvedColor(with: dark).cgColor == UIColor.black.cgColor)
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    let custom = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    #expect(custom.resolvedColor(with: dark) == .red)
    #expect(custom.withAlphaComponent(0.5).resolvedColor(with: light).cgColor.alpha == 0.5)
    var colour: CGColor?
    dark.performAsCurrent { colour = custom.cgColor }
    #expect(colour == UIColor.red.cgColor)
  }

  @Test(
    "turn colours into hue, saturation and brightness and back",
    arguments: [(1.0, 0.0, 0.0), (0.2, 0.4, 0.6), (0.5, 0.5, 0.5), (0.1, 0.9, 0.3), (1, 0, 1)])
  func hue(red: CGFloat, green: CGFloat, blue: CGFloat) {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: red, green: green, blue: blue, alpha: 0.5).getHue(
      &h, saturation: &s, brightness: &b, alpha: &a)
    let back = UIColor(hue: h, saturation: s, brightness: b, alpha: a).cgColor
    for (found, wanted) in zip(back.components!, [red, green, blue, 0.5]) {
      #expect(abs(found - wanted) < 1e-9)
    }
  }

  final class DarkWindow: UIWindow {
    override var traitCollection: UITraitCollection {
      UITraitCollection(traitsFrom: [
        super.traitCollection, UITraitCollection(userInterfaceStyle: .dark),
      ])
    }
  }

  @Test("are for everything in a window what its class says")
  func windowClass() {
    let window = DarkWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    let label = UILabel()
    controller.view.addSubview(label)
    window.rootViewController = controller
    window.isHidden = false
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    controller.overrideUserInterfaceStyle = .light
    #expect(label.traitCollection.userInterfaceStyle == .light)
    window.isHidden = true
  }

  /// As helpers of tests make them, on no actor.
  nonisolated private static let none = UITraitCollection(mutations: { _ in })

  @Test("of the screen's force and colors are known, and made anywhere")
  func screens() {
    #expect(UIScreen.main.traitCollection.forceTouchCapability == .unavailable)
    #expect(UIScreen.main.traitCollection.displayGamut == .SRGB)
    let traits = Self.none.modifyingTraits {
      $0.forceTouchCapability = .available
      $0.displayGamut = .P3
      $0.displayScale = 3
    }
    #expect(traits.displayGamut == .P3 && traits.displayScale == 3)
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(displayGamut: .SRGB), traits,
      UITraitCollection(forceTouchCapability: .unavailable),
    ])
    #expect(both.displayGamut == .P3 && both.forceTouchCapability == .unavailable)
  }
}
