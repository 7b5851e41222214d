import Testing
import UIKit

@MainActor @Suite("Containment") struct ContainmentTests {
  let recorder = Recorder()

  @Test func `a child added before its container appears, appears with it`() {
    let parent = RecordedController("P", recorder)
    let child = RecordedController("C", recorder)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(recorder.take() == ["C.willMove", "P.didLoad", "C.didLoad", "C.didMove"])
    withWindow(parent) { _ in
      #expect(
        recorder.take() == [
          "P.willAppear", "C.willAppear", "P.isAppearing", "C.isAppearing", "C.didAppear",
          "P.didAppear",
        ])
    }
    #expect(
      recorder.take() == [
        "P.willDisappear", "C.willDisappear", "C.didDisappear", "P.didDisappear",
      ])
  }

  @Test func `a child added to a container that shows appears at once`() {
    let parent = RecordedController("P", recorder)
    withWindow(parent) { _ in
      _ = recorder.take()
      let child = RecordedController("C", recorder)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      #expect(recorder.take() == ["C.willMove", "C.didLoad", "C.willAppear+", "C.didMove"])
      CATransaction.flush()
      #expect(recorder.take() == ["C.isAppearing", "C.didAppear"])
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(
        recorder.take() == [
          "C.willMove(nil)", "C.willDisappear", "C.didDisappear", "C.didMove(nil)",
        ])
      #expect(parent.children.isEmpty)
    }
  }

  @Test func `a container that forwards by hand decides when children appear`() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Container()
    withWindow(parent) { _ in
      let child = RecordedController("C", recorder)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      CATransaction.flush()
      #expect(recorder.take() == ["C.willMove", "C.didLoad", "C.didMove"])
      child.beginAppearanceTransition(true, animated: true)
      CATransaction.flush()
      #expect(recorder.take() == ["C.willAppear~", "C.isAppearing"])
      child.endAppearanceTransition()
      #expect(recorder.take() == ["C.didAppear"])
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
      #expect(recorder.take() == ["C.willDisappear", "C.didDisappear"])
    }
    #expect(recorder.take() == [])
  }

  @Test func `a transition between two children reverses when begun the other way`() {
    let parent = UIViewController()
    withWindow(parent) { _ in
      let child = RecordedController("C", recorder)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      CATransaction.flush()
      _ = recorder.take()
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      #expect(
        recorder.take() == ["C.willDisappear~", "C.willAppear~", "C.isAppearing", "C.didAppear"])
    }
  }

  @Test func `exchanging two children animated`() {
    let parent = UIViewController()
    withWindow(parent) { _ in
      let old = RecordedController("A", recorder)
      let new = RecordedController("B", recorder)
      parent.addChild(old)
      parent.view.addSubview(old.view)
      old.didMove(toParent: parent)
      CATransaction.flush()
      parent.addChild(new)
      _ = recorder.take()
      parent.transition(from: old, to: new, duration: 0.3, animations: nil) { [recorder] in
        recorder.note("completion \($0)")
      }
      #expect(recorder.take() == ["B.didLoad", "B.willAppear~+", "A.willDisappear~"])
      pass()
      #expect(
        recorder.take() == ["B.isAppearing", "A.didDisappear", "B.didAppear", "completion true"])
      #expect(old.view.superview == nil)
      #expect(new.view.superview === parent.view)
    }
  }

  @Test func `a child changes containers`() {
    let first = UIViewController()
    let second = UIViewController()
    let child = RecordedController("C", recorder)
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
    #expect(recorder.take() == ["C.willMove", "C.willMove", "C.didMove(nil)"])
  }

  @Test func `traits set for a child reach its view`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `additional safe area insets widen the safe area`() {
    let parent = UIViewController()
    withWindow(parent) { _ in
      let before = parent.view.safeAreaInsets.top
      parent.additionalSafeAreaInsets.top = 10
      #expect(parent.view.safeAreaInsets.top == before + 10)
    }
  }
}
