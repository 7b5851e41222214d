import Foundation
import Testing
import UIKit

/// `NSObject` has these properties in Apple's documentation of the protocols `UIAccessibility` and
/// `UIAccessibilityIdentification`.
@MainActor @Suite("What is no view") struct AccessibleObjectTests {
  private final class Note: NSObject {}

  private func check<Object: NSObject>(_ object: Object, _ other: Object) {
    #expect(!object.isAccessibilityElement && object.accessibilityLanguage == nil)
    object.isAccessibilityElement = true
    object.accessibilityTraits = [.image, .button]
    object.accessibilityLanguage = "de"
    object.accessibilityUserInputLabels = ["Save"]
    object.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(object.isAccessibilityElement && object.accessibilityTraits == [.image, .button])
    #expect(object.accessibilityLanguage == "de" && object.accessibilityFrame.width == 3)
    #expect(object.accessibilityUserInputLabels == ["Save"])
    #expect(!other.isAccessibilityElement && other.accessibilityTraits == .none)
  }

  @Test("says what it shows, each object for itself")
  func properties() {
    check(Note(), Note())
    check(UIViewController(), UIViewController())
    check(
      UIContextualAction(style: .normal, title: nil) { $2(true) },
      UIContextualAction(style: .normal, title: nil) { $2(true) })
    check(UIImage(), UIImage())
    check(UIBarButtonItem(), UIBarButtonItem())
    check(UITabBarItem(), UITabBarItem())
    check(UINavigationItem(), UINavigationItem())
    check(UITapGestureRecognizer(), UITapGestureRecognizer())
    check(UIAction { _ in }, UIAction { _ in })
    check(
      UIAlertAction(title: nil, style: .default, handler: nil),
      UIAlertAction(title: nil, style: .default, handler: nil))
  }

  @Test("has texts for people and names for tests")
  func texts() {
    let image = UIImage()
    image.accessibilityIdentifier = "logo"
    image.accessibilityLabel = "Logo"
    image.accessibilityHint = "Opens the start page"
    image.accessibilityValue = "1"
    #expect(image.accessibilityIdentifier == "logo" && image.accessibilityLabel == "Logo")
    #expect(image.accessibilityHint == "Opens the start page" && image.accessibilityValue == "1")
    let note = Note()
    note.accessibilityLabel = "Note"
    #expect(note.accessibilityLabel == "Note" && Note().accessibilityLabel == nil)
    let item = UIBarButtonItem()
    item.accessibilityIdentifier = "save"
    item.accessibilityLabel = "Save"
    #expect(item.accessibilityIdentifier == "save" && item.accessibilityLabel == "Save")
  }
}
