import XCTest
@testable import Shop

@MainActor
final class ShopTests: XCTestCase {

    var window: UIWindow!
    var list: ProductListViewController!

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let root = UIStoryboard(name: "Main", bundle: Bundle(for: AppDelegate.self)).instantiateInitialViewController() as? UINavigationController
        window.rootViewController = root
        window.makeKeyAndVisible()
        list = root?.topViewController as? ProductListViewController
        list.loadViewIfNeeded()
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        list = nil
        super.tearDown()
    }

    private func showDetail() throws -> ProductDetailViewController {
        list.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        let detail = try XCTUnwrap(list.navigationController?.topViewController as? ProductDetailViewController)
        detail.loadViewIfNeeded()
        return detail
    }

    private func button(_ title: String, in controller: UIViewController) throws -> UIButton {
        try XCTUnwrap(controller.view.subviews.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == title })
    }

    func testMainBundleIsTheApps() {
        XCTAssertEqual(Bundle.main.bundlePath, Bundle(for: AppDelegate.self).bundlePath)
        XCTAssertEqual(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String, "Corner Shop")
        XCTAssertEqual(Bundle(for: ShopTests.self).infoDictionary?["CFBundleName"] as? String, "ShopTests")
    }

    func testFoldersAreTheProgramsOwn() throws {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        XCTAssertEqual(documents.pathComponents.suffix(3), ["Portico", "PortedPackageTests", "Documents"])
        XCTAssertTrue(FileManager.default.fileExists(atPath: documents.path))
        XCTAssertEqual(NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true), [documents.path])
        XCTAssertEqual(NSHomeDirectory(), documents.deletingLastPathComponent().path)
        let caches = try FileManager.default.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        XCTAssertEqual(caches, URL.cachesDirectory)
    }

    func testOutletsAreSetAndObserved() {
        XCTAssertEqual(list.log.prefix(2), ["totalLabel set", "ListViewController.viewDidLoad"])
        XCTAssertEqual(list.labels.count, 1)
        XCTAssertNotNil(list.tableView)
    }

    func testOverridesInExtensions() throws {
        _ = try showDetail()
        XCTAssertTrue(list.log.contains("base selected 0"))
        XCTAssertTrue(list.log.contains("selected Tea"))
        let base: ListViewController = list
        base.refresh()
        XCTAssertEqual(list.log.suffix(2), ["base refresh", "refresh"])
        XCTAssertEqual(base.screenName, "Products, List")
        XCTAssertTrue(base.prefersStatusBarHidden)
    }

    func testActionsOfTheStoryboard() throws {
        let detail = try showDetail()
        try button("Add", in: detail).sendActions(for: .touchUpInside)
        XCTAssertEqual(list.cart.products.count, 1)
        XCTAssertEqual(detail.badge.count, 1)
        XCTAssertEqual(detail.badge.layer.cornerRadius, 8)
        XCTAssertTrue(list.log.contains("notified 4"))
        XCTAssertTrue(list.log.contains("total 4"))
        try button("Remove", in: detail).sendActions(for: .touchUpInside)
        XCTAssertEqual(list.cart.total, 0)
        try button("Close", in: detail).sendActions(for: .touchUpInside)
        XCTAssertTrue(list.navigationController?.topViewController === list)
    }

    func testOptionalRequirements() {
        let tea = list.products[0]
        for _ in 0..<5 { list.cart.add(tea) }
        XCTAssertEqual(list.cart.products.count, 3, "the delegate's limit is its stock")
        XCTAssertEqual(list.cart.price, "12 EUR")
        let counter = Counter()
        list.cart.delegate = counter
        list.cart.add(tea)
        XCTAssertEqual(counter.refused, 1, "the limit is that of a cart whose delegate has none")
        XCTAssertEqual(list.cart.price, "12 USD")
        list.cart.empty()
        XCTAssertEqual(counter.changes, 0)
        XCTAssertEqual(counter.emptied, 1)
    }

    func testSelectors() {
        list.cart.add(list.products[1])
        _ = UIApplication.shared.sendAction(list.emptyButton.action!, to: list.emptyButton.target, from: nil, for: nil)
        XCTAssertEqual(list.cart.total, 0)
        XCTAssertTrue(list.responds(to: Selector(("cartChanged:"))))
        XCTAssertFalse(list.responds(to: Selector(("nothing"))))
        list.perform(#selector(ListViewController.refresh(_:)), with: nil)
        XCTAssertEqual(list.log.last, "refresh")
    }

    func testForeignExtensionIsFoundByASelector() {
        let dismissed = expectation(forNotification: .keyboardDismissed, object: list)
        let action = list.view.gestureRecognizers?.last
        XCTAssertNotNil(action)
        list.perform(Selector(("dismissKeyboard")))
        wait(for: [dismissed], timeout: 1)
    }

    func testTimer() {
        let cart = list.cart
        cart.startReminding(every: 0.01)
        let done = expectation(description: "reminded")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { done.fulfill() }
        wait(for: [done], timeout: 5)
        cart.stopReminding()
        XCTAssertGreaterThan(cart.reminders, 1)
    }

    func testAsynchronously() async throws {
        await Task.yield()
        XCTAssertEqual(list.title, "Shop")
    }
}

private class Counter: NSObject, CartDelegate {
    var changes = 0
    var refused = 0
    var emptied = 0
    let currency = "USD"

    func cartDidChange(_ cart: Cart) { changes += 1 }
    func cart(_ cart: Cart, didRefuse product: Product) { refused += 1 }
    func cartDidEmpty() { emptied += 1 }
}

class ProductTests: XCTestCase {

    func testObjectiveCMembers() throws {
        let product = Product(name: "Milk", price: 2)
        product.perform(NSSelectorFromString("restock"))
        XCTAssertEqual(product.stock, 4)
        XCTAssertEqual(product.changes, 1)
        XCTAssertEqual(#keyPath(Product.isAvailable), "isAvailable")
    }
}

class SupplierTests: XCTestCase {

    private func makeSupplier(_ json: String) throws -> Supplier {
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8), options: [])
        return Supplier(dictionary: try XCTUnwrap(object as? [String: Any]))
    }

    func testIsFilledFromJSON() throws {
        let supplier = try makeSupplier("""
            {"name": "Dairy", "rating": 4, "stock": 1, "id": 7, "address": {"city": "Ulm"}}
            """)
        XCTAssertEqual(supplier.name, "Dairy")
        XCTAssertEqual(supplier.rating, 4)
        XCTAssertEqual(supplier.stock, .few)
        XCTAssertEqual(supplier.value(forKeyPath: "address.city") as? String, "Ulm")
        XCTAssertEqual(supplier.unknown, ["id"])
        XCTAssertEqual(try makeSupplier("{\"rating\": null, \"name\": null}").rating, -1)
    }

    func testIsSorted() throws {
        let suppliers = try ["b", "C", "a"].map { try makeSupplier("{\"name\": \"\($0)\"}") }
        let descriptor = NSSortDescriptor(
            key: #keyPath(Supplier.name), ascending: true, selector: #selector(NSString.localizedCaseInsensitiveCompare(_:)))
        let sorted = (suppliers as NSArray).sortedArray(using: [descriptor]) as? [Supplier]
        XCTAssertEqual(sorted?.map { $0.name }, ["a", "b", "C"])
    }

    func testUndoes() throws {
        let supplier = try makeSupplier("{\"name\": \"Dairy\"}")
        let spy = SupplierSpy()
        supplier.delegate = spy
        supplier.rename(to: "Farm")
        supplier.undoManager.undo()
        XCTAssertEqual(supplier.name, "Dairy")
        supplier.undoManager.redo()
        XCTAssertEqual(spy.names, ["Farm", "Dairy", "Farm"])
    }
}

private class SupplierSpy: NSObject, SupplierDelegate {
    var names: [String] = []
    func supplier(_ supplier: Supplier, didRename name: String) { names.append(name) }
}

class CartTotalTests: XCTestCase {

    func testTotalIsObserved() {
        let cart = Cart()
        keyValueObservingExpectation(for: cart, keyPath: #keyPath(Cart.total), expectedValue: 2)
        var olds: [Int?] = []
        keyValueObservingExpectation(for: cart, keyPath: "total") { cart, change in
            olds.append(change["old"] as? Int)
            return (cart as? Cart)?.total == 3
        }
        cart.add(Product(name: "Milk", price: 2))
        cart.add(Product(name: "Salt", price: 1))
        waitForExpectations(timeout: 1)
        XCTAssertEqual(olds, [0, 2])
    }
}
