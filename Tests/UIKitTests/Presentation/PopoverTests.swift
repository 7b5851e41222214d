import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Popovers") struct PopoverTests {
  @Test("A presentation controller overrides the traits of what it presents")
  func traits() {
    let root = UIViewController()
    withWindow(root) { _ in
      let content = UIViewController()
      content.modalPresentationStyle = .formSheet
      let presentation = content.presentationController!
      presentation.traitOverrides.preferredContentSizeCategory = .extraSmall
      root.present(content, animated: false)
      pass()
      #expect(content.traitCollection.preferredContentSizeCategory == .extraSmall)
      #expect(root.traitCollection.preferredContentSizeCategory != .extraSmall)
      presentation.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
      pass()
      #expect(content.traitCollection.preferredContentSizeCategory != .extraSmall)
    }
  }
}
