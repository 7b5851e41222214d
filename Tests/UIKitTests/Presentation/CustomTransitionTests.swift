import Foundation
import Testing
import UIKit
import UIKitCore

/// Writes down what it is asked to animate, and takes a second for it.
@MainActor final class RecordedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let recorder: Recorder
  let addsView: Bool
  var cancels = false

  init(_ recorder: Recorder, addsView: Bool = true) {
    self.recorder = recorder
    self.addsView = addsView
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let from = context.viewController(forKey: .from)?.title ?? "-"
    let to = context.viewController(forKey: .to)?.title ?? "-"
    let views = [context.view(forKey: .from), context.view(forKey: .to)].map {
      $0 != nil ? "v" : "-"
    }
    recorder.note("animate \(from)>\(to) \(views.joined())")
    if addsView, let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
    } completion: { [cancels] _ in
      context.completeTransition(!context.transitionWasCancelled && !cancels)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    recorder.note("ended \(transitionCompleted)")
  }
}

@MainActor final class RecordedTransitions: NSObject, UIViewControllerTransitioningDelegate {
  let animator: RecordedAnimator
  var interactor: UIPercentDrivenInteractiveTransition?
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  init(_ animator: RecordedAnimator) { self.animator = animator }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makePresentation?(presented, presenting) }
}

@MainActor @Suite("Transitions of one's own") struct CustomTransitionTests {
  let recorder = Recorder()

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func `an animator of one's own presents and dismisses`(_ style: UIModalPresentationStyle) {
    let root = RecordedController("A", recorder)
    withWindow(root) { window in
      _ = recorder.take()
      let presented = RecordedController("B", recorder)
      let transitions = RecordedTransitions(RecordedAnimator(recorder))
      presented.modalPresentationStyle = style
      presented.transitioningDelegate = transitions
      root.present(presented, animated: true) { [recorder] in recorder.note("completion") }
      pass(0.5)
      let covers = style == .fullScreen
      var expected = ["B.didLoad", "B.willAppear~", "animate A>B \(covers ? "v" : "-")v"]
      if covers { expected.insert("A.willDisappear~", at: 1) }
      #expect(recorder.take() == expected + ["B.isAppearing"])
      pass()
      expected = ["ended true", "B.didAppear", "completion"]
      if covers { expected.insert("A.didDisappear", at: 2) }
      #expect(recorder.take() == expected)
      #expect((root.view.window == nil) == covers)

      root.dismiss(animated: true)
      pass(2)
      expected = ["B.willDisappear~", "animate B>A v\(covers ? "v" : "-")", "ended true"]
      if covers {
        expected = [
          "B.willDisappear~", "A.willAppear~", "animate B>A vv", "A.isAppearing", "ended true",
          "A.didAppear",
        ]
      }
      #expect(recorder.take() == expected + ["B.didDisappear"])
      #expect(root.view.superview === window)
      #expect(window.subviews.count == 1)
    }
  }

  @Test func `an animator may give a presentation up`() {
    let root = RecordedController("A", recorder)
    withWindow(root) { window in
      _ = recorder.take()
      let presented = RecordedController("B", recorder)
      let transitions = RecordedTransitions(RecordedAnimator(recorder))
      transitions.animator.cancels = true
      presented.modalPresentationStyle = .fullScreen
      presented.transitioningDelegate = transitions
      root.present(presented, animated: true)
      pass(2)
      #expect(
        recorder.take() == [
          "B.didLoad", "A.willDisappear~", "B.willAppear~", "animate A>B vv", "B.isAppearing",
          "ended false", "B.willDisappear~", "A.willAppear~", "B.didDisappear", "A.isAppearing",
          "A.didAppear",
        ])
      #expect(root.presentedViewController == nil)
      #expect(root.view.superview === window)
      #expect(window.subviews.count == 1)
    }
  }

  @Test(arguments: [true, false])
  func `an interactive dismissal follows the hand`(_ finishes: Bool) {
    let root = RecordedController("A", recorder)
    withWindow(root) { _ in
      let presented = RecordedController("B", recorder)
      let transitions = RecordedTransitions(RecordedAnimator(recorder))
      presented.modalPresentationStyle = .fullScreen
      presented.transitioningDelegate = transitions
      root.present(presented, animated: true)
      pass(2)
      _ = recorder.take()
      let interactor = UIPercentDrivenInteractiveTransition()
      transitions.interactor = interactor
      root.dismiss(animated: true)
      pass(5)
      #expect(
        recorder.take() == ["B.willDisappear~", "A.willAppear~", "animate B>A vv", "A.isAppearing"])
      interactor.update(0.5)
      #expect(root.transitionCoordinator?.percentComplete == 0.5)
      #expect(root.transitionCoordinator?.isInteractive == true)
      if finishes { interactor.finish() } else { interactor.cancel() }
      pass(0.4)
      #expect(recorder.take() == [])
      pass(0.2)
      if finishes {
        #expect(recorder.take() == ["ended true", "A.didAppear", "B.didDisappear"])
        #expect(root.presentedViewController == nil)
      } else {
        #expect(
          recorder.take() == [
            "ended false", "A.willDisappear~", "B.willAppear~", "A.didDisappear",
            "B.isAppearing", "B.didAppear",
          ])
        #expect(root.presentedViewController === presented)
        #expect(root.view.window == nil)
        root.dismiss(animated: false)
        pass()
        #expect(root.presentedViewController == nil)
      }
    }
  }

  final class Presentation: UIPresentationController {
    var recorder: Recorder!
    override func presentationTransitionWillBegin() { recorder.note("willPresent") }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      recorder.note("didPresent \(completed)")
    }
    override func dismissalTransitionWillBegin() { recorder.note("willDismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      recorder.note("didDismiss \(completed)")
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 10, y: 20, width: 100, height: 200)
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  @Test func `a presentation controller of one's own`() {
    let root = RecordedController("A", recorder)
    withWindow(root) { _ in
      _ = recorder.take()
      let presented = RecordedController("B", recorder)
      let transitions = RecordedTransitions(RecordedAnimator(recorder))
      transitions.makePresentation = { [recorder] in
        let controller = Presentation(presentedViewController: $0, presenting: $1)
        controller.recorder = recorder
        return controller
      }
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = transitions
      root.present(presented, animated: false)
      pass()
      #expect(
        recorder.take() == [
          "B.didLoad", "willPresent", "B.willAppear", "B.isAppearing", "B.didAppear",
          "didPresent true",
        ])
      #expect(presented.view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
      #expect(presented.presentationController is Presentation)
      root.dismiss(animated: false)
      pass()
      #expect(
        recorder.take() == [
          "willDismiss", "B.willDisappear", "B.didDisappear", "didDismiss true",
        ])
    }
  }

  final class Delegate: NSObject, UINavigationControllerDelegate {
    let animator: RecordedAnimator
    var interactor: UIPercentDrivenInteractiveTransition?
    init(_ animator: RecordedAnimator) { self.animator = animator }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator.recorder.note("\(operation)")
      return animator
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  @Test func `an animator of one's own pushes and pops`() {
    let root = RecordedController("A", recorder)
    let navigation = UINavigationController(rootViewController: root)
    let delegate = Delegate(RecordedAnimator(recorder))
    navigation.delegate = delegate
    withWindow(navigation) { _ in
      _ = recorder.take()
      navigation.pushViewController(RecordedController("B", recorder), animated: true)
      pass(2)
      #expect(
        recorder.take() == [
          "B.willMove", "B.didLoad", "A.willDisappear~", "B.willAppear~+", "push",
          "animate A>B vv", "B.isAppearing", "ended true", "A.didDisappear", "B.didAppear",
          "B.didMove",
        ])
      navigation.popViewController(animated: true)
      pass(2)
      #expect(
        recorder.take() == [
          "B.willMove(nil)", "B.willDisappear~-", "A.willAppear~", "pop", "animate B>A vv",
          "A.isAppearing", "ended true", "B.didDisappear-", "A.didAppear", "B.didMove(nil)",
        ])
    }
  }

  @Test func `an interactive pop of one's own can be cancelled`() {
    let navigation = UINavigationController(rootViewController: RecordedController("A", recorder))
    let delegate = Delegate(RecordedAnimator(recorder))
    withWindow(navigation) { _ in
      navigation.pushViewController(RecordedController("B", recorder), animated: false)
      pass()
      navigation.delegate = delegate
      let interactor = UIPercentDrivenInteractiveTransition()
      delegate.interactor = interactor
      _ = recorder.take()
      navigation.popViewController(animated: true)
      pass(3)
      interactor.update(0.2)
      interactor.cancel()
      pass(3)
      #expect(
        recorder.take() == [
          "B.willMove(nil)", "B.willDisappear~-", "A.willAppear~", "pop", "animate B>A vv",
          "A.isAppearing", "ended false", "A.willDisappear~", "A.didDisappear", "B.willAppear~",
          "B.isAppearing", "B.didAppear", "B.didMove",
        ])
      #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    }
  }

  @Test func `a view stays where an animator of one's own leaves it`() {
    final class Mover: NSObject, UIViewControllerAnimatedTransitioning,
      UIViewControllerTransitioningDelegate
    {
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .to) ?? UIView()
        context.containerView.addSubview(view)
        view.frame = CGRect(x: 0, y: 300, width: 200, height: 100)
        context.completeTransition(true)
      }

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    let mover = Mover()
    let root = UIViewController()
    withWindow(root) { _ in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = mover
      root.present(sheet, animated: true)
      pass()
      #expect(!sheet.isBeingPresented)
      #expect(sheet.view.frame == CGRect(x: 0, y: 300, width: 200, height: 100))
    }
  }

  @Test func `a preferred transition is a style, except a zoom`() {
    let controller = UIViewController()
    controller.preferredTransition = .crossDissolve
    #expect(controller.modalTransitionStyle == .crossDissolve)
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .red
    controller.preferredTransition = .zoom(options: options) { $0.sourceViewController.view }
    #expect(controller.modalTransitionStyle == .crossDissolve)
  }
}
