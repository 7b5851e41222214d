import Testing
import UIKit

@MainActor @Suite struct `What can be identified` {
  /// Apple's page of UIAccessibilityIdentification lists who conforms.
  @Test func `has an identifier by the protocol`() {
    let all: [any UIAccessibilityIdentification] = [
      UIView(), UIBarButtonItem(), UIAlertAction(title: "a", style: .default), UIMenu(), UIImage(),
      UIAccessibilityElement(accessibilityContainer: UIView()),
    ]
    for (number, element) in all.enumerated() { element.accessibilityIdentifier = "\(number)" }
    #expect(all.map(\.accessibilityIdentifier) == (0..<all.count).map(String.init))
    #expect((all[0] as? UIView)?.accessibilityIdentifier == "0")
  }
}
