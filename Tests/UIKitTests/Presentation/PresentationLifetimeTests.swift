import SeededRandom
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("What a presentation holds, and for how long") struct PresentationLifetimeTests {
  final class Detail: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }

  /// Does anything to presentations at any time, and looks at all presentation controllers after each step.
  @MainActor final class Impatient {
    private var random: SeededGenerator
    private let root: UIViewController
    private var kept: [UIPresentationController] = []
    private(set) var completions = 0
    private(set) var asked = 0

    init(seed: UInt64, root: UIViewController) {
      random = SeededGenerator(seed: seed)
      self.root = root
    }

    private var top: UIViewController {
      var top = root
      while let presented = top.presentedViewController { top = presented }
      return top
    }

    func act() {
      let presenter = Bool.random(using: &random) ? top : root
      let animated = Int.random(in: 0..<4, using: &random) > 0
      switch Int.random(in: 0..<8, using: &random) {
      case 0: present(UIAlertController(title: "A", message: nil, preferredStyle: .alert))
      case 1:
        let detail = Detail()
        detail.modalPresentationStyle =
          [.fullScreen, .pageSheet, .popover, .overFullScreen].randomElement(using: &random)!
        present(detail)
      case 2, 3:
        asked += 1
        presenter.dismiss(animated: animated) { self.completions += 1 }
      case 4:
        if let controller = top.presentationController { kept.append(controller) }
      case 5: _ = root.view.window?.goBack()
      default: pass(Double.random(in: 0...0.5, using: &random))
      }
      for controller in kept {
        _ = (controller.presentedViewController, controller.presentingViewController)
        _ = (controller.presentedView, controller.frameOfPresentedViewInContainerView)
      }

      func present(_ controller: UIViewController) {
        presenter.present(controller, animated: animated)
      }
    }
  }

  @Test("anything at any time comes to an end", arguments: 0..<40)
  func anything(seed: UInt64) {
    let write = Console.write
    defer { Console.write = write }
    Console.write = { _ in }
    let root = UIViewController()
    withWindow(root) { _ in
      let person = Impatient(seed: seed, root: root)
      for _ in 0..<120 { person.act() }
      pass(10)
      root.dismiss(animated: true)
      pass(10)
      #expect(root.presentedViewController == nil)
      #expect(person.completions == person.asked)
    }
  }

  @Test("a dismissal that waits for a presentation finds it, though nobody else holds it")
  func queued() {
    let root = UIViewController()
    withWindow(root) { _ in
      var ended: [String] = []
      for name in ["first", "second"] {
        root.present(
          UIAlertController(title: name, message: nil, preferredStyle: .alert), animated: true)
        pass(0.2)
        root.dismiss(animated: true) { ended.append(name) }
        root.dismiss(animated: false) { ended.append("\(name) again") }
        pass(0.3)
      }
      pass(5)
      #expect(ended == ["first", "first again", "second", "second again"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("a controller that is being dismissed presents nothing", arguments: [false, true])
  func leaving(animated: Bool) {
    let write = Console.write
    defer { Console.write = write }
    var lines: [String] = []
    Console.write = { lines.append($0) }
    let root = UIViewController()
    withWindow(root) { _ in
      let detail = Detail()
      root.present(detail, animated: false)
      pass()
      root.dismiss(animated: animated)
      detail.present(Detail(), animated: true)
      #expect(detail.presentedViewController == nil)
      pass(5)
      #expect(root.presentedViewController == nil)
      #expect(lines.count == 1)
      #expect(lines.first?.hasSuffix("while a dismissal is in progress.") == true)
    }
  }

  @Test("a controller that has another presented while it loads comes too late")
  func presentingWhileLoading() {
    final class Hasty: UIViewController {
      var presents: (() -> Void)?
      override func viewDidLoad() { presents?() }
    }
    let write = Console.write
    defer { Console.write = write }
    var lines: [String] = []
    Console.write = { lines.append($0) }
    let root = UIViewController()
    withWindow(root) { window in
      let (hasty, other) = (Hasty(), Detail())
      hasty.presents = { root.present(other, animated: true) }
      root.present(hasty, animated: true)
      #expect(root.presentedViewController === other)
      pass(5)
      root.dismiss(animated: true)
      pass(5)
      #expect(window.subviews.count { $0 is PresentationContainerView } == 0)
      #expect(lines.count == 1 && lines[0].contains("which is already presenting"))
    }
  }

  @Test("the controllers are there for as long as someone holds the presentation controller")
  func heldByApp() {
    let root = UIViewController()
    var held: UIPresentationController?
    weak var presented: UIViewController?
    withWindow(root) { _ in
      let detail = Detail()
      presented = detail
      root.present(detail, animated: true)
      pass()
      held = detail.presentationController
    }
    #expect(root.presentedViewController == nil)
    #expect(held?.presentedViewController != nil)
    #expect(held?.presentedViewController === presented)
    held = nil
    #expect(presented == nil)
  }

  @Test("nothing is left of a presentation that has ended", arguments: [false, true])
  func freed(animated: Bool) {
    let root = UIViewController()
    weak var detail: UIViewController?
    weak var presentation: UIPresentationController?
    withWindow(root) { _ in
      do {
        let controller = Detail()
        detail = controller
        controller.sheetPresentationController?.detents = [.medium()]
        root.present(controller, animated: animated)
        presentation = controller.presentationController
      }
      pass()
      #expect(detail != nil && presentation != nil)
      #expect((presentation as? UISheetPresentationController)?.detents.count == 1)
      root.dismiss(animated: animated)
      pass()
      #expect(detail == nil && presentation == nil)
    }
  }

  @Test("a controller that is configured and never presented is let go")
  func neverPresented() {
    weak var detail: UIViewController?
    do {
      let controller = Detail()
      detail = controller
      controller.sheetPresentationController?.detents = [.medium()]
      #expect(controller.sheetPresentationController?.presentedViewController === controller)
    }
    #expect(detail == nil)
  }

  @Test("a window that goes takes along what is presented", arguments: [0, 0.1, 1])
  func windowGoes(after seconds: TimeInterval) {
    weak var root: UIViewController?
    weak var detail: UIViewController?
    withWindow { _ in
      do {
        let controllers = (UIViewController(), Detail())
        (root, detail) = controllers
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controllers.0
        window.makeKeyAndVisible()
        controllers.0.present(controllers.1, animated: true)
        if seconds > 0 { pass(seconds) }
      }
      pass(5)
      #expect(root == nil && detail == nil)
    }
  }

  @Test("a presenter that goes leaves the presentation controller usable")
  func presenterGoes() {
    let root = UIViewController()
    withWindow(root) { _ in
      var child: UIViewController? = UIViewController()
      child!.definesPresentationContext = true
      root.addChild(child!)
      root.view.addSubview(child!.view)
      child!.didMove(toParent: root)
      pass()
      let detail = Detail()
      detail.modalPresentationStyle = .overCurrentContext
      child!.present(detail, animated: false)
      pass()
      let presentation = detail.presentationController
      #expect(presentation?.presentingViewController === child)
      child!.willMove(toParent: nil)
      child!.view.removeFromSuperview()
      child!.removeFromParent()
      child = nil
      pass()
      _ = presentation?.presentingViewController
      presentation?.containerView?.layoutIfNeeded()
      var isDismissed = false
      detail.dismiss(animated: true) { isDismissed = true }
      pass()
      #expect(isDismissed)
    }
  }

  @Test(
    "a root that is replaced in the middle of a presentation ends it",
    arguments: ["viewWillAppear", "viewDidAppear", "viewWillDisappear"])
  func replaced(in moment: String) {
    final class Replacing: UIViewController {
      var moment = ""
      var replace: (() -> Void)?

      private func reached(_ name: String) {
        guard name == moment else { return }
        replace?()
        replace = nil
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reached("viewWillAppear")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        reached("viewDidAppear")
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        reached("viewWillDisappear")
      }
    }
    withWindow(UIViewController()) { window in
      weak var presented: UIViewController?
      do {
        let controller = Replacing()
        controller.moment = moment
        controller.replace = { [weak window] in window?.rootViewController = UIViewController() }
        presented = controller
        controller.modalPresentationStyle = .fullScreen
        window.rootViewController?.present(controller, animated: true)
      }
      pass()
      window.rootViewController?.dismiss(animated: true)
      presented?.dismiss(animated: true)
      pass()
      #expect(presented == nil)
      #expect(window.subviews == [window.rootViewController?.view])
    }
  }
}
