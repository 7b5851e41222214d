import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Dismissal by a person") struct PersonalDismissalTests {
  final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let recorder: Recorder
    var allows = true
    init(_ recorder: Recorder) { self.recorder = recorder }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      recorder.note("shouldDismiss")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      recorder.note("willDismiss")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      recorder.note("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      recorder.note("didAttempt")
    }
  }

  let recorder = Recorder()

  func withSheet(
    _ style: UIModalPresentationStyle = .pageSheet,
    _ body: (UIViewController, RecordedController, Delegate) -> Void
  ) {
    let root = UIViewController()
    withWindow(root) { _ in
      let sheet = RecordedController("S", recorder)
      sheet.modalPresentationStyle = style
      let delegate = Delegate(recorder)
      sheet.presentationController?.delegate = delegate
      root.present(sheet, animated: true)
      pass()
      _ = recorder.take()
      body(root, sheet, delegate)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
  func `a sheet goes, and its delegate hears of it`(_ style: UIModalPresentationStyle) {
    withSheet(style) { root, sheet, _ in
      #expect(UIApplication.shared.keyWindow!.goBack())
      pass()
      #expect(
        recorder.take() == [
          "shouldDismiss", "willDismiss", "S.willDisappear~", "S.didDisappear", "didDismiss",
        ])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `a modal sheet stays`() {
    withSheet { root, sheet, _ in
      sheet.isModalInPresentation = true
      #expect(UIApplication.shared.keyWindow!.goBack())
      pass()
      #expect(recorder.take() == ["didAttempt"])
      #expect(root.presentedViewController === sheet)
    }
  }

  @Test func `a delegate keeps a sheet`() {
    withSheet { root, sheet, delegate in
      delegate.allows = false
      #expect(UIApplication.shared.keyWindow!.goBack())
      pass()
      #expect(recorder.take() == ["shouldDismiss", "didAttempt"])
      #expect(root.presentedViewController === sheet)
    }
  }

  @Test func `a dismissal by code tells the delegate nothing`() {
    withSheet { root, _, _ in
      root.dismiss(animated: true)
      pass()
      #expect(recorder.take() == ["S.willDisappear~", "S.didDisappear"])
    }
  }

  @Test func `a full screen stays`() {
    withSheet(.fullScreen) { root, sheet, _ in
      #expect(!UIApplication.shared.keyWindow!.goBack())
      pass()
      #expect(root.presentedViewController === sheet)
    }
  }

  @Test func `going back pops inside a presented navigation controller, then dismisses it`() {
    let root = UIViewController()
    withWindow(root) { _ in
      let navigation = UINavigationController(rootViewController: UIViewController())
      root.present(navigation, animated: true)
      pass()
      navigation.pushViewController(UIViewController(), animated: true)
      pass()
      #expect(UIApplication.shared.keyWindow!.goBack())
      pass()
      #expect(navigation.viewControllers.count == 1)
      #expect(root.presentedViewController === navigation)
      #expect(UIApplication.shared.keyWindow!.goBack())
      pass()
      #expect(root.presentedViewController == nil)
      #expect(!UIApplication.shared.keyWindow!.goBack())
    }
  }
}
