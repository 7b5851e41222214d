import Handy
import XCTest

final class HandyTests: XCTestCase {

    func testConstraints() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let header = UIView()
        let wantsFooter = true
        var footer: UIView?
        header.add(to: root) { view, parent in
            view.topAnchor == parent.topAnchor + 10
            view.leadingAnchor == parent.leadingAnchor
            view.trailingAnchor == parent.trailingAnchor - 20
            view.heightAnchor == 30
            (view.heightAnchor == 60) ~ .defaultLow
            if wantsFooter {
                view.bottomAnchor >= parent.topAnchor + 5
            }
        }
        footer = UIView().add(to: root) { view, parent in view.pin(to: parent, insets: .init(top: 50, leading: 1, bottom: 2, trailing: 3)) }
        root.layoutIfNeeded()
        XCTAssertEqual(header.frame, CGRect(x: 0, y: 10, width: 180, height: 30))
        XCTAssertEqual(footer?.frame, CGRect(x: 1, y: 50, width: 196, height: 48))
    }

    func testAutoLayoutWrapper() {
        struct Holder { @AutoLayout var label = UILabel() }
        var holder = Holder()
        XCTAssertFalse(holder.label.translatesAutoresizingMaskIntoConstraints)
        holder.label = UILabel().then { $0.text = "new" }
        XCTAssertFalse(holder.label.translatesAutoresizingMaskIntoConstraints)
        XCTAssertEqual(holder.label.text, "new")
    }

    func testClosuresOfControls() {
        let button = UIButton(type: .system)
        var log: [String] = []
        button.on { log.append("tap") }
        button.on(.valueChanged) { log.append("value") }
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        XCTAssertEqual(log, ["tap", "value"])
        XCTAssertEqual(button.allTargets.count, 2)
    }

    func testBarButtonItem() {
        var fired: UIBarButtonItem?
        let item = UIBarButtonItem(title: "Go") { fired = $0 }
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        XCTAssertTrue(fired === item)
    }

    func testGestureHoldsItsClosure() {
        weak var weakTap: UITapGestureRecognizer?
        let view = UILabel()
        autoreleasepool {
            let tap = view.onTap(count: 2) { _ in }
            weakTap = tap
            XCTAssertEqual(tap.numberOfTapsRequired, 2)
            XCTAssertTrue(view.isUserInteractionEnabled)
            view.removeGestureRecognizer(tap)
        }
        XCTAssertNil(weakTap)
    }

    func testMaxLength() {
        let field = UITextField()
        XCTAssertEqual(field.maxLength, .max)
        field.maxLength = 3
        field.text = "abcde"
        field.sendActions(for: .editingChanged)
        XCTAssertEqual(field.text, "abc")
        field.setValue(2, forKeyPath: "maxLength")
        field.sendActions(for: .editingChanged)
        XCTAssertEqual(field.text, "ab")
    }

    func testDebouncer() {
        let sut = Debouncer(interval: 0.02)
        let fired = expectation(description: "fired")
        var count = 0
        sut.handler = {
            count += 1
            fired.fulfill()
        }
        for _ in 0..<5 { sut.call() }
        waitForExpectations(timeout: 1)
        XCTAssertEqual(count, 1)
    }

    func testRows() {
        final class Cell: UITableViewCell, Reusable {}
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let rows = RowsDataSource<Int, Cell>(tableView, rows: [3, 4]) { cell, row in cell.textLabel?.text = "\(row)" }
        tableView.layoutIfNeeded()
        XCTAssertEqual(Cell.reuseIdentifier, "Cell")
        XCTAssertEqual(tableView.visibleCells.map { $0.textLabel?.text }, ["3", "4"])
        rows.rows.append(5)
        XCTAssertEqual(tableView.numberOfRows(inSection: 0), 3)
    }

    func testKeyboardObserving() {
        final class Controller: UIViewController, KeyboardObserving {
            var heights: [CGFloat] = []
            func keyboardWillShow(height: CGFloat, duration: TimeInterval) { heights.append(height) }
        }
        let sut = Controller()
        let tokens = sut.observeKeyboard()
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 0, width: 1, height: 300)])
        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        XCTAssertEqual(sut.heights, [300])
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    func testColors() {
        XCTAssertEqual(UIColor(hex: "#FF8000")?.hexString, "#FF8000")
        XCTAssertNil(UIColor(hex: "none"))
        let color = UIColor.dynamic(light: .white, dark: .black)
        XCTAssertEqual(color.resolvedColor(with: .init(userInterfaceStyle: .dark)), .black)
        XCTAssertEqual(UIColor(hue: 0.5, saturation: 1, brightness: 0.5, alpha: 1).lighter().hexString, "#00B2B2")
    }

    func testTexts() {
        let text = "Hello, ".attributed([.font: UIFont.boldSystemFont(ofSize: 12)]) + "world".attributed()
        XCTAssertEqual(text.string, "Hello, world")
        XCTAssertNotNil(text.attribute(.font, at: 3, effectiveRange: nil))
        XCTAssertNil(text.attribute(.font, at: 9, effectiveRange: nil))
        XCTAssertEqual("abc"[safe: 1], "b")
        XCTAssertNil("abc"[safe: 3])
        let font = UIFont.systemFont(ofSize: 17)
        XCTAssertGreaterThan("one two three four".size(font: font, width: 60).height, "one".size(font: font).height)
    }

    func testTopViewController() {
        let window = UIWindow()
        let root = UITabBarController()
        let first = UIViewController()
        root.viewControllers = [UINavigationController(rootViewController: first)]
        window.rootViewController = root
        window.makeKeyAndVisible()
        XCTAssertTrue(UIApplication.topViewController(root) === first)
        let sheet = UIViewController()
        first.present(sheet, animated: false)
        XCTAssertTrue(UIApplication.topViewController(root) === sheet)
        XCTAssertTrue(first.view.parentViewController === first)
        window.isHidden = true
    }

    func testImageOfAColor() {
        let image = UIImage(color: .red, size: CGSize(width: 2, height: 3))
        XCTAssertEqual(image?.size, CGSize(width: 2, height: 3))
        XCTAssertEqual(image?.pngData().flatMap { UIImage(data: $0) }?.cgImage?.width, image?.cgImage?.width)
    }

    func testShakes() {
        let view = UIView()
        let window = UIWindow()
        window.addSubview(view)
        window.isHidden = false
        let shaken = expectation(description: "shaken")
        view.shake { shaken.fulfill() }
        XCTAssertEqual((view.layer.animation(forKey: "shake") as? CAKeyframeAnimation)?.values?.count, 5)
        wait(for: [shaken], timeout: 2)
    }

    func testIntersectingRectangles() {
        let frame = CGRect(x: 10, y: 10, width: 30, height: 20)
        XCTAssertTrue(frame.intersects(CGRect(x: 10, y: 10, width: 0, height: 0)))
        XCTAssertTrue(CGRect(x: 20, y: 10, width: 0, height: 5).intersects(frame))
        XCTAssertFalse(frame.intersects(CGRect(x: 40, y: 10, width: 5, height: 5)))
        XCTAssertFalse(frame.intersects(CGRect(x: 40, y: 30, width: 0, height: 0)))
        XCTAssertFalse(frame.intersects(.null))
    }

    func testBond() {
        let view = UIScrollView()
        let bond = Bond(view, \.contentOffset)
        view.contentOffset = CGPoint(x: 0, y: 4)
        view.contentOffset = CGPoint(x: 0, y: 4)
        XCTAssertEqual(bond.values, [.zero, CGPoint(x: 0, y: 4)])
    }
}
