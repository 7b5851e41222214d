import Testing
import UIKit

@MainActor @Suite("The life cycle of a view controller") struct LifeCycleTests {
  let recorder = Recorder()

  @Test func `nothing loads or appears without a window`() {
    let controller = RecordedController("A", recorder)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    CATransaction.flush()
    #expect(recorder.take() == [])
    #expect(!controller.isViewLoaded)
  }

  @Test func `a view loads once`() {
    let controller = RecordedController("A", recorder)
    controller.loadViewIfNeeded()
    _ = controller.view
    #expect(recorder.take() == ["A.didLoad"])
  }

  @Test func `the root of a window appears in it, and did appear at the end of the turn`() {
    let controller = RecordedController("A", recorder)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(recorder.take() == ["A.didLoad", "A.willAppear"])
    CATransaction.flush()
    #expect(recorder.take() == ["A.isAppearing", "A.didAppear"])
    window.isHidden = true
    #expect(recorder.take() == ["A.willDisappear", "A.didDisappear"])
    window.isHidden = false
    CATransaction.flush()
    #expect(recorder.take() == ["A.willAppear", "A.isAppearing", "A.didAppear"])
    window.isHidden = true
  }

  @Test func `layout happens between is appearing and did appear`() {
    final class Controller: UIViewController {
      var events: [String] = []
      override func viewIsAppearing(_ animated: Bool) {
        events.append("isAppearing \(view.window != nil) \(view.frame.size == .zero)")
      }
      override func viewWillLayoutSubviews() { events.append("willLayout") }
      override func viewDidLayoutSubviews() { events.append("didLayout") }
      override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
    }
    let controller = Controller()
    withWindow(controller) { _ in
      #expect(
        controller.events == ["isAppearing true false", "willLayout", "didLayout", "didAppear"])
    }
  }

  @Test func `another root takes the place of the first`() {
    withWindow(RecordedController("A", recorder)) { window in
      _ = recorder.take()
      window.rootViewController = RecordedController("B", recorder)
      #expect(
        recorder.take() == ["A.willDisappear", "A.didDisappear", "B.didLoad", "B.willAppear"])
      CATransaction.flush()
      #expect(recorder.take() == ["B.isAppearing", "B.didAppear"])
    }
  }

  @Test func `another root ends what the first presents, and frees both`() {
    weak var root: UIViewController?
    weak var presented: UIViewController?
    withWindow { window in
      let first = RecordedController("A", recorder)
      let sheet = RecordedController("S", recorder)
      root = first
      presented = sheet
      window.rootViewController = first
      CATransaction.flush()
      first.present(sheet, animated: true)
      pass()
      _ = recorder.take()
      window.rootViewController = RecordedController("B", recorder)
      #expect(Array(recorder.take().prefix(2)) == ["S.willDisappear", "S.didDisappear"])
      #expect(window.subviews.count == 1)
    }
    #expect(root == nil)
    #expect(presented == nil)
  }

  @Test func `memory of a root is freed with its window`() {
    weak var root: UIViewController?
    withWindow { window in
      let controller = RecordedController("A")
      root = controller
      window.rootViewController = controller
    }
    #expect(root == nil)
  }
}
