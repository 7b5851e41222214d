import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Popovers") struct PopoverTests {
  final class Mover: NSObject, UIPopoverPresentationControllerDelegate {
    let source: UIView
    var asked: [CGRect] = []
    init(_ source: UIView) { self.source = source }

    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { .none }

    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      asked.append(rect.pointee)
      rect.pointee = CGRect(x: 1, y: 2, width: 3, height: 4)
      view.pointee = source
    }
  }

  @Test("The delegate moves a popover whose surroundings change their size")
  func reposition() {
    let root = UIViewController()
    withWindow(root) { window in
      let (first, second) = (UIView(), UIView())
      for view in [first, second] { root.view.addSubview(view) }
      let mover = Mover(second)
      let content = UIViewController()
      content.modalPresentationStyle = .popover
      let popover = content.popoverPresentationController!
      popover.sourceView = first
      popover.sourceRect = CGRect(x: 0, y: 0, width: 9, height: 9)
      popover.delegate = mover
      root.present(content, animated: false)
      pass()
      #expect(mover.asked.isEmpty)
      window.frame.size.width += 50
      pass()
      #expect(mover.asked == [CGRect(x: 0, y: 0, width: 9, height: 9)])
      #expect(popover.sourceView === second)
      #expect(popover.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

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
