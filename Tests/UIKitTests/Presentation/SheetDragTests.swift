import Foundation
import Testing
import UIKit
import UIKitCore

/// By Apple's documentation of `UISheetPresentationController` and "Disabling the pull-down gesture for a sheet".
@MainActor @Suite("A sheet under a finger") struct SheetDragTests {
  final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var log: [String] = []
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) {
      log.append(sheet.selectedDetentIdentifier == .large ? "large" : "medium")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.append("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.append("didAttempt")
    }
  }

  @Test("stands out from what it covers in dark appearance")
  func level() {
    withSheet { stage in
      #expect(stage.controller.traitCollection.userInterfaceLevel == .elevated)
      #expect(stage.root.traitCollection.userInterfaceLevel != .elevated)
    }
  }

  @MainActor struct Stage {
    let root: UIViewController
    let controller: UIViewController
    let sheet: UISheetPresentationController
    let delegate: Delegate
    let finger: Finger

    var frame: CGRect { sheet.presentedView?.frame ?? .null }

    /// Drags down from the sheet's upper edge, slowly, and lets go.
    func drag(by distance: CGFloat, from start: CGPoint? = nil, lettingGo: Bool = true) {
      let start = start ?? CGPoint(x: frame.midX, y: frame.minY + 20)
      finger.down(start.x, start.y)
      for step in 1...10 {
        finger.move(start.x, start.y + distance * CGFloat(step) / 10)
        pass()
      }
      guard lettingGo else { return }
      // Without a velocity.
      finger.move(start.x, start.y + distance)
      finger.up(start.x, start.y + distance)
      pass(10)
    }
  }

  func withSheet(
    _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
    content: UIViewController = UIViewController(), _ body: (Stage) -> Void
  ) {
    let root = UIViewController()
    let delegate = Delegate()
    withWindow(root, size: CGSize(width: 390, height: 844)) { window in
      let sheet = content.sheetPresentationController!
      sheet.detents = detents
      sheet.delegate = delegate
      root.present(content, animated: true)
      pass(10)
      body(
        Stage(
          root: root, controller: content, sheet: sheet, delegate: delegate,
          finger: Finger(window)))
    }
  }

  @Test("It follows, and goes on a long way down")
  func away() {
    withSheet { stage in
      let rest = stage.frame
      stage.drag(by: 100, lettingGo: false)
      #expect(abs(stage.frame.minY - rest.minY - 100) < 12)
      #expect(stage.frame.height == rest.height)
      stage.finger.move(rest.midX, rest.minY + 20 + rest.height * 0.8)
      stage.finger.up(rest.midX, rest.minY + 20 + rest.height * 0.8)
      pass(10)
      #expect(stage.root.presentedViewController == nil)
      #expect(stage.delegate.log == ["didDismiss"])
    }
  }

  @Test("It comes back from a short way down, and from a cancelled drag")
  func back() {
    withSheet { stage in
      let rest = stage.frame
      stage.drag(by: 60)
      #expect(stage.frame == rest)
      stage.drag(by: 300, lettingGo: false)
      #expect(stage.frame != rest)
      stage.finger.cancel()
      pass(10)
      #expect(stage.frame == rest)
      #expect(stage.root.presentedViewController != nil)
      #expect(stage.delegate.log.isEmpty)
    }
  }

  @Test("Upwards it grows to the next detent, and no further")
  func up() {
    withSheet { stage in
      let rest = stage.frame
      stage.drag(by: -300)
      #expect(stage.sheet.selectedDetentIdentifier == .large)
      #expect(stage.delegate.log == ["large"])
      let large = stage.frame
      #expect(large.height > rest.height)
      stage.drag(by: -100, lettingGo: false)
      #expect(stage.frame == large)
      stage.finger.cancel()
      stage.drag(by: large.height - rest.height)
      #expect(stage.frame == rest)
      #expect(stage.delegate.log == ["large", "medium"])
    }
  }

  @Test("A modal sheet resists, and its delegate is told")
  func modal() {
    withSheet { stage in
      stage.controller.isModalInPresentation = true
      let rest = stage.frame
      stage.drag(by: rest.height * 0.8, lettingGo: false)
      #expect(stage.frame.minY > rest.minY && stage.frame.minY < rest.minY + rest.height * 0.4)
      stage.finger.up(rest.midX, rest.minY + 20 + rest.height * 0.8)
      pass(10)
      #expect(stage.frame == rest)
      #expect(stage.delegate.log == ["didAttempt"])
    }
  }

  @Test("A list scrolls, unless it is at its top")
  func list() {
    let content = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 1000))
    list.contentSize.height = 5000
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.view.addSubview(list)
    withSheet([.large()], content: content) { stage in
      let rest = stage.frame
      let middle = CGPoint(x: rest.midX, y: rest.midY)
      stage.drag(by: -200, from: middle)
      #expect(list.contentOffset.y > 150)
      stage.drag(by: 100, from: middle)
      #expect(list.contentOffset.y < 150 && list.contentOffset.y > 0)
      #expect(stage.frame == rest)
      list.contentOffset.y = 0
      stage.drag(by: 150, from: middle, lettingGo: false)
      #expect(list.contentOffset.y == 0)
      #expect(stage.frame.minY > rest.minY + 100)
      stage.finger.cancel()
    }
  }

  @Test("Its grabber shows on request")
  func grabber() {
    withSheet { stage in
      let panel = stage.sheet.presentedView!
      let count = panel.subviews.count
      stage.sheet.prefersGrabberVisible = true
      pass()
      #expect(panel.subviews.count == count + 1)
      #expect(panel.subviews.last?.frame.midX == panel.bounds.midX)
      stage.sheet.prefersGrabberVisible = false
      pass()
      #expect(panel.subviews.count == count)
    }
  }
}
