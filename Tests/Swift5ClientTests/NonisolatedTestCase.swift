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
