import XCTest
@testable import Drawers

class DrawersTests: XCTestCase {

    var window: UIWindow!
    var sut: DrawerController!
    var menu: UIViewController!
    var spy: DelegateSpy!

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        sut = DrawerController()
        menu = UIViewController()
        spy = DelegateSpy()
        sut.delegate = spy
        sut.setDrawer(menu, for: .left)
        window.rootViewController = sut
        window.makeKeyAndVisible()
        sut.setContent(DrawerNavigationController(rootViewController: UITableViewController()))
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        sut = nil
        super.tearDown()
    }

    private func waitForAnimation(_ action: () -> Void) {
        let ended = expectation(forNotification: .drawerAnimationEnded, object: sut, handler: nil)
        action()
        wait(for: [ended], timeout: 3)
    }

    func testOpens() {
        waitForAnimation { XCTAssertTrue(sut.open(.left)) }
        XCTAssertTrue(sut.presentedViewController === menu)
        XCTAssertEqual(menu.view.frame, CGRect(x: 0, y: 0, width: 200, height: 667))
        XCTAssertEqual(sut.openSide, 0)
        let presentation = menu.presentationController as? DrawerPresentationController
        XCTAssertEqual(presentation?.dimmingView.alpha ?? 0, 0.4, accuracy: 0.001)
        XCTAssertEqual(spy.events, ["will open left"])
        XCTAssertFalse(sut.open(.right))
    }

    func testClosesWhenTheDimmedPartIsTapped() throws {
        waitForAnimation { sut.toggle(nil) }
        let presentation = try XCTUnwrap(menu.presentationController as? DrawerPresentationController)
        waitForAnimation { presentation.perform(Selector(("tapped"))) }
        let closed = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in self.sut.openSide == nil }, object: nil)
        wait(for: [closed], timeout: 3)
        XCTAssertNil(sut.presentedViewController)
        XCTAssertEqual(spy.events, ["will open left", "did close left"])
    }

    func testDelegateRefuses() {
        spy.allows = false
        XCTAssertFalse(sut.open(.left))
        XCTAssertNil(sut.presentedViewController)
        sut.delegate = nil
        XCTAssertTrue(sut.open(.left))
    }

    func testContentIsReplacedByASegue() {
        let content = sut.contentController!
        let destination = AppearanceSpy()
        let segue = ContentSegue(identifier: "other", source: content, destination: destination)
        segue.perform()
        XCTAssertTrue(sut.contentController === destination)
        XCTAssertNil(content.parent)
        XCTAssertEqual(destination.view.superview, sut.view)
        XCTAssertEqual(sut.childForStatusBarStyle, destination)
    }

    func testForwardsAppearance() {
        let content = AppearanceSpy()
        sut.setContent(content)
        sut.beginAppearanceTransition(false, animated: false)
        sut.endAppearanceTransition()
        sut.beginAppearanceTransition(true, animated: false)
        sut.endAppearanceTransition()
        XCTAssertEqual(content.events.suffix(2), ["will", "did"])
    }

    func testMenuButtonIsSentAlongTheResponderChain() throws {
        let navigation = try XCTUnwrap(sut.contentController as? DrawerNavigationController)
        let table = try XCTUnwrap(navigation.topViewController)
        window.layoutIfNeeded()
        let item = try XCTUnwrap(table.navigationItem.leftBarButtonItem)
        XCTAssertEqual(item.action, #selector(UIViewController.toggleDrawer(_:)))
        waitForAnimation {
            XCTAssertTrue(UIApplication.shared.sendAction(item.action!, to: table, from: item, for: nil))
        }
        XCTAssertEqual(sut.openSide, 0)
    }

    func testProxyForwards() throws {
        let navigation = try XCTUnwrap(sut.contentController as? DrawerNavigationController)
        navigation.delegate = spy
        XCTAssertTrue(navigation.delegate === spy)
        navigation.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        let shown = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in self.spy.shown == ["will", "did"] }, object: nil)
        wait(for: [shown], timeout: 3)
    }

    func testBarFollowsScrolling() throws {
        let navigation = try XCTUnwrap(sut.contentController as? DrawerNavigationController)
        let table = try XCTUnwrap(navigation.topViewController as? UITableViewController)
        var values: [Bool] = []
        let token = navigation.observe(\.isBarHiddenByScrolling) { navigation, _ in values.append(navigation.isNavigationBarHidden) }
        navigation.follow(table.tableView)
        table.tableView.contentOffset = CGPoint(x: 0, y: 50)
        XCTAssertTrue(navigation.isNavigationBarHidden)
        table.tableView.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
        XCTAssertFalse(navigation.isNavigationBarHidden)
        navigation.follow(nil)
        table.tableView.contentOffset.y = 80
        XCTAssertFalse(navigation.isNavigationBarHidden)
        XCTAssertEqual(values.count, 2)
        token.invalidate()
    }

    func testEdges() {
        XCTAssertEqual(sut.edgePans.map { $0.edges }, [.left, .right])
        XCTAssertEqual(NSStringFromClass(DrawerController.self), "DRDrawerController")
        XCTAssertTrue(spy.responds(to: Selector(("drawerController:widthForSide:"))))
        XCTAssertFalse(spy.responds(to: #selector(DrawerControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:))))
    }
}

class DelegateSpy: NSObject, DrawerControllerDelegate {
    var events: [String] = []
    var shown: [String] = []
    var allows = true

    func drawerController(_ drawerController: DrawerController, willOpen side: DrawerSide) { events.append("will open \(side)") }
    func drawerController(_ drawerController: DrawerController, didClose side: DrawerSide) { events.append("did close \(side)") }
    func drawerControllerShouldOpen(_ drawerController: DrawerController) -> Bool { return allows }
    func drawerController(_ drawerController: DrawerController, widthFor side: DrawerSide) -> CGFloat { return side == .left ? 200 : 100 }
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { shown.append("will") }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { shown.append("did") }
}

private class AppearanceSpy: UIViewController {
    var events: [String] = []
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); events.append("will") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); events.append("did") }
}
