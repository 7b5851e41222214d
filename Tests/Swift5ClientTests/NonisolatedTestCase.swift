import UIKit
import XCTest

/// A test case as apps in Swift 5 have them: not isolated, and making views all the same.
final class NonisolatedTestCase: XCTestCase {
  var view: UIView!

  override func setUp() {
    super.setUp()
    view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  func testViewsAreMadeAndChanged() {
    let child = UIView()
    view.addSubview(child)
    child.frame = view.bounds
    XCTAssertEqual(child.superview, view)
    XCTAssertEqual(child.frame.width, 10)
  }

  /// As views are laid out on phones while an action waits in `RunLoop.run(mode:before:)`.
  func testViewsAreLaidOutInARunLoopWithinAJobOfTheMainQueue() {
    class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Counting()
    window.addSubview(view)
    window.isHidden = false
    CATransaction.flush()
    let layouts = view.layouts
    let done = expectation(description: "job")
    DispatchQueue.main.async {
      view.setNeedsLayout()
      let end = Date(timeIntervalSinceNow: 10)
      while view.layouts == layouts, Date() < end {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(view.layouts, layouts + 1)
    window.isHidden = true
  }

  func testControllersLoadTheirViews() {
    class Controller: UIViewController {
      var loads = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
      }
    }
    let controller = Controller()
    controller.loadViewIfNeeded()
    _ = controller.view
    XCTAssertEqual(controller.loads, 1)
  }

  func testSubclassesAreLetGo() {
    class Child: UIView {
      var ended: (() -> Void)?
      deinit { ended?() }
    }
    var isGone = false
    do {
      let child = Child()
      child.ended = { isGone = true }
    }
    XCTAssertTrue(isGone)
  }

  func testDelegatesNeedOnlyWhatTheyUse() {
    class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      override required init() { super.init() }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }
    let delegate = Delegate()
    XCTAssertTrue(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    XCTAssertNotNil(delegate.window?.rootViewController?.viewIfLoaded)
  }

  func testWhatIsNotOfViewsIsAskedToo() {
    XCTAssertEqual(UITraitCollection(mutations: { $0.displayScale = 3 }).displayScale, 3)
    let attachment = NSTextAttachment()
    attachment.bounds = view.bounds
    XCTAssertEqual(
      attachment.attachmentBounds(
        for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0),
      view.bounds)
    let load = { Bundle.main.loadNibNamed("Card", owner: nil)?.first as? UIView }
    XCTAssertNotNil(load as Any)
  }
}
