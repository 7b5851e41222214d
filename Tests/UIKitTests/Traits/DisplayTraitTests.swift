import DisplayInterface
import Foundation
import HeadlessDisplay
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Text size and direction of the display") struct DisplayTraitTests {
  private let display: HeadlessDisplay
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init() throws {
    display = try #require(UIApplication.shared.display as? HeadlessDisplay)
    window.rootViewController = UIViewController()
    window.isHidden = false
  }

  private func with(_ change: (inout DisplayTraits) -> Void, _ body: () -> Void) {
    let former = display.traits
    change(&display.traits)
    UIApplication.shared.inputRouter.receive(.traits(display.traits))
    body()
    display.traits = former
    UIApplication.shared.inputRouter.receive(.traits(former))
  }

  @Test("make text of styles larger, and tell of it")
  func textSize() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let other = UILabel()
    other.font = .preferredFont(forTextStyle: .body)
    window.addSubview(label)
    window.addSubview(other)
    var told: [String?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
      MainActor.assumeIsolated { told.append(value) }
    }
    with {
      $0.textSteps = 8
    } _: {
      let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
      #expect(UIApplication.shared.preferredContentSizeCategory == largest)
      #expect(window.traitCollection.preferredContentSizeCategory == largest)
      #expect(told == [largest.rawValue])
      #expect(label.font.pointSize == 53)
      #expect(other.font.pointSize == 17)
      UIApplication.shared.inputRouter.receive(.traits(display.traits))
    }
    #expect(label.font.pointSize == 17)
    #expect(told.count == 2)
    NotificationCenter.default.removeObserver(observer)
    window.isHidden = true
  }

  @Test("mirror views that show, and those that come back into a window")
  func direction() {
    func make(_ attribute: UISemanticContentAttribute = .unspecified) -> (UIView, UIView) {
      let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.semanticContentAttribute = attribute
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        inner.widthAnchor.constraint(equalToConstant: 20),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ])
      window.addSubview(outer)
      outer.layoutIfNeeded()
      return (outer, inner)
    }
    let (shown, inShown) = make()
    let (away, inAway) = make()
    let (forced, inForced) = make(.forceLeftToRight)
    away.removeFromSuperview()
    with {
      $0.isRightToLeft = true
    } _: {
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(shown.traitCollection.layoutDirection == .rightToLeft)
      #expect(shown.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(forced.effectiveUserInterfaceLayoutDirection == .leftToRight)
      window.addSubview(away)
      window.layoutIfNeeded()
      #expect(inShown.frame.minX == 70)
      #expect(inAway.frame.minX == 70)
      #expect(inForced.frame.minX == 10)
    }
    window.layoutIfNeeded()
    #expect(inShown.frame.minX == 10)
    #expect(inAway.frame.minX == 10)
    window.isHidden = true
  }

  @Test("let a controller's override mirror its views")
  func override() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.rootViewController?.view.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    window.rootViewController?.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    window.isHidden = true
  }
}
