import Testing
import UIKit
import UIKitCore

@MainActor @Suite("The life cycle in presentations") struct PresentationLifeCycleTests {
  let recorder = Recorder()

  func controller(
    _ name: String, _ style: UIModalPresentationStyle = .automatic
  ) -> RecordedController {
    let controller = RecordedController(name, recorder)
    controller.modalPresentationStyle = style
    return controller
  }

  func withRoot(_ body: (RecordedController) -> Void) {
    let root = controller("A")
    withWindow(root) { _ in
      _ = recorder.take()
      body(root)
    }
  }

  nonisolated static let covering: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
  nonisolated static let overlaying: [UIModalPresentationStyle] = [
    .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover, .custom,
  ]

  @Test(arguments: covering)
  func `a presentation that covers takes the presenter's view away`(
    _ style: UIModalPresentationStyle
  ) {
    withRoot { root in
      let presented = controller("B", style)
      root.present(presented, animated: true) { [recorder] in recorder.note("completion") }
      #expect(recorder.take() == ["B.didLoad"])
      #expect(root.presentedViewController === presented)
      #expect(presented.presentingViewController === root)
      #expect(presented.isBeingPresented)
      CATransaction.flush()
      #expect(recorder.take() == ["A.willDisappear~", "B.willAppear~", "B.isAppearing"])
      pass()
      #expect(recorder.take() == ["B.didAppear", "A.didDisappear", "completion"])
      #expect(root.view.window == nil)
      #expect(!presented.isBeingPresented)

      root.dismiss(animated: true) { [recorder] in recorder.note("completion") }
      #expect(recorder.take() == [])
      #expect(presented.isBeingDismissed)
      CATransaction.flush()
      #expect(recorder.take() == ["B.willDisappear~", "A.willAppear~", "A.isAppearing"])
      pass()
      #expect(recorder.take() == ["A.didAppear", "B.didDisappear", "completion"])
      #expect(root.view.window != nil)
      #expect(root.presentedViewController == nil)
      #expect(presented.presentingViewController == nil)
    }
  }

  @Test(arguments: overlaying)
  func `a presentation that overlays leaves the presenter as it is`(
    _ style: UIModalPresentationStyle
  ) {
    withRoot { root in
      let presented = controller("B", style)
      root.present(presented, animated: true) { [recorder] in recorder.note("completion") }
      pass()
      #expect(
        recorder.take() == [
          "B.didLoad", "B.willAppear~", "B.isAppearing", "B.didAppear", "completion",
        ])
      #expect(root.view.window != nil)
      #expect(presented.view.window != nil)
      presented.dismiss(animated: true) { [recorder] in recorder.note("completion") }
      pass()
      #expect(recorder.take() == ["B.willDisappear~", "B.didDisappear", "completion"])
      #expect(presented.view.window == nil)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `a window that is hidden and shown takes along what it presents`(
    _ style: UIModalPresentationStyle
  ) {
    withRoot { root in
      let presented = controller("B", style)
      root.present(presented, animated: false)
      pass()
      let wasVisible = root.isVisible
      let window = presented.view.window
      window?.isHidden = true
      #expect(!root.isVisible && !presented.isVisible)
      window?.isHidden = false
      pass()
      #expect(root.isVisible == wasVisible && presented.isVisible)
    }
  }

  @Test func `presenting and dismissing without animation takes one turn each`() {
    withRoot { root in
      let presented = controller("B", .fullScreen)
      root.present(presented, animated: false) { [recorder] in recorder.note("completion") }
      CATransaction.flush()
      #expect(
        recorder.take() == [
          "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
          "A.didDisappear", "completion",
        ])
      presented.dismiss(animated: false) { [recorder] in recorder.note("completion") }
      CATransaction.flush()
      #expect(
        recorder.take() == [
          "B.willDisappear", "A.willAppear", "A.isAppearing", "A.didAppear", "B.didDisappear",
          "completion",
        ])
    }
  }

  @Test func `the container presents on behalf of its children`() {
    let child = controller("A")
    let navigation = UINavigationController(rootViewController: child)
    withWindow(navigation) { _ in
      let presented = controller("B", .fullScreen)
      child.present(presented, animated: false)
      CATransaction.flush()
      #expect(presented.presentingViewController === navigation)
      #expect(child.presentedViewController === presented)
      #expect(navigation.visibleViewController === presented)
      #expect(child.view.window == nil)
      child.dismiss(animated: false)
      CATransaction.flush()
      #expect(navigation.presentedViewController == nil)
      #expect(child.view.window != nil)
    }
  }

  @Test func `a context presents where it is defined`() {
    let child = controller("A")
    child.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: child)
    withWindow(navigation) { _ in
      let presented = controller("B", .overCurrentContext)
      child.present(presented, animated: false)
      CATransaction.flush()
      #expect(presented.presentingViewController === child)
      #expect(presented.view.isDescendant(of: navigation.view))
    }
  }

  @Test func `a chain is dismissed as a whole`() {
    withRoot { root in
      let second = controller("B", .fullScreen)
      let third = controller("C", .pageSheet)
      root.present(second, animated: false)
      CATransaction.flush()
      second.present(third, animated: false)
      CATransaction.flush()
      #expect(root.presentedViewController === second)
      #expect(second.presentedViewController === third)
      _ = recorder.take()
      root.dismiss(animated: true)
      pass()
      #expect(
        recorder.take() == [
          "C.willDisappear~", "B.willDisappear~", "A.willAppear~", "A.isAppearing", "A.didAppear",
          "C.didDisappear", "B.didDisappear",
        ])
      #expect(root.presentedViewController == nil)
      #expect(second.presentedViewController == nil)
      #expect(root.view.window?.subviews.count == 1)
    }
  }

  @Test func `a presented controller that presents dismisses what it presents first`() {
    withRoot { root in
      let second = controller("B")
      let third = controller("C")
      root.present(second, animated: false)
      CATransaction.flush()
      second.present(third, animated: false)
      CATransaction.flush()
      second.dismiss(animated: true)
      pass()
      #expect(root.presentedViewController === second)
      #expect(second.presentedViewController == nil)
      second.dismiss(animated: true)
      pass()
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `dismissing while being presented waits for the presentation`() {
    withRoot { root in
      let presented = controller("B")
      root.present(presented, animated: true)
      root.dismiss(animated: true) { [recorder] in recorder.note("dismissed") }
      pass(5)
      #expect(
        recorder.take() == [
          "B.didLoad", "B.willAppear~", "B.isAppearing", "B.didAppear", "B.willDisappear~",
          "B.didDisappear", "dismissed",
        ])
    }
  }

  @Test func `dismissing twice dismisses once`() {
    withRoot { root in
      let second = controller("B")
      let third = controller("C")
      root.present(second, animated: false)
      CATransaction.flush()
      second.present(third, animated: false)
      CATransaction.flush()
      third.dismiss(animated: true)
      third.dismiss(animated: true)
      pass()
      #expect(root.presentedViewController === second)
    }
  }

  @Test func `dismissing what is not presented completes at once`() {
    withRoot { root in
      var isComplete = false
      root.dismiss(animated: true) { isComplete = true }
      #expect(isComplete)
    }
  }

  @Test func `presenting after a dismissal without animation, in one turn`() {
    withRoot { root in
      let first = controller("B")
      let second = controller("C")
      root.present(first, animated: false)
      CATransaction.flush()
      root.dismiss(animated: false)
      root.present(second, animated: false)
      pass()
      #expect(root.presentedViewController === second)
      #expect(first.presentingViewController == nil)
    }
  }

  func messages(_ body: () -> Void) -> [String] {
    var lines: [String] = []
    let write = Console.write
    Console.write = { lines.append($0) }
    body()
    Console.write = write
    return lines
  }

  @Test func `presenting twice is refused with UIKit's words`() {
    withRoot { root in
      let first = controller("B")
      let second = controller("C")
      root.present(first, animated: true)
      let lines = messages { root.present(second, animated: true) }
      #expect(
        lines == [
          "Attempt to present \(second) on \(root) (from \(root)) which is already presenting "
            + "\(first)."
        ])
      pass()
      #expect(second.presentingViewController == nil)
    }
  }

  @Test func `presenting outside of a window is refused with UIKit's words`() {
    let root = controller("A")
    let presented = controller("B")
    let lines = messages { root.present(presented, animated: true) }
    #expect(
      lines == [
        "Attempt to present \(presented) on \(root) (from \(root)) whose view is not in the window "
          + "hierarchy."
      ])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a dismissed controller is freed`() {
    weak var freed: UIViewController?
    weak var presentation: UIPresentationController?
    withRoot { root in
      let presented = controller("B")
      freed = presented
      presentation = presented.presentationController
      root.present(presented, animated: true)
      pass()
      root.dismiss(animated: true)
      pass()
    }
    #expect(freed == nil)
    #expect(presentation == nil)
  }

  @Test func `a controller whose presentation controller was asked for is freed`() {
    weak var freed: UIViewController?
    do {
      let controller = UIViewController()
      freed = controller
      controller.sheetPresentationController?.detents = [.medium()]
    }
    #expect(freed == nil)
  }

  private final class Impatient: UIViewController {
    var appeared: (() -> Void)?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appeared?()
    }
  }

  @Test(arguments: [true, false])
  func `what is dismissed as it appears goes after its presentation`(animated: Bool) {
    withRoot { [recorder] root in
      let presented = Impatient()
      presented.appeared = {
        presented.appeared = nil
        recorder.note("didAppear")
        root.dismiss(animated: animated) { recorder.note("dismissed") }
        // A layout pass in the middle of the callback.
        CATransaction.flush()
      }
      root.present(presented, animated: animated) { recorder.note("presented") }
      pass()
      #expect(recorder.take() == ["didAppear", "presented", "dismissed"])
      #expect(root.presentedViewController == nil)
    }
  }
}
