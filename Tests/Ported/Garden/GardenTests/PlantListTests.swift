import Combine
import GardenKit
import XCTest
@testable import Garden

final class PlantListTests: XCTestCase {

    private var store: PlantStore!
    private var sut: PlantListViewController!
    private var window: UIWindow!

    override func setUpWithError() throws {
        UserDefaults.standard.removeObject(forKey: "showsOnlyThirsty")
        store = PlantStore(plants: try PlantStore.bundled())
        sut = PlantListViewController(store: store)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: sut)
        window.makeKeyAndVisible()
        waitFor { self.sut.collectionView.numberOfSections == 2 }
    }

    override func tearDown() {
        UserDefaults.standard.removeObject(forKey: "showsOnlyThirsty")
        window.isHidden = true
        window = nil
        sut = nil
        store = nil
    }

    private func waitFor(file: StaticString = #filePath, line: UInt = #line, _ condition: @escaping () -> Bool) {
        let expectation = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in condition() }, object: nil)
        XCTAssertEqual(XCTWaiter.wait(for: [expectation], timeout: 5), .completed, file: file, line: line)
    }

    private var rows: [[String?]] {
        (0..<sut.collectionView.numberOfSections).map { section in
            (0..<sut.collectionView.numberOfItems(inSection: section)).map { item in
                let cell = sut.collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
                return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
            }
        }
    }

    func testShowsThirstyPlantsFirst() {
        sut.collectionView.layoutIfNeeded()
        XCTAssertEqual(rows, [["Basil", "Fern"], ["Ivy"]])
        XCTAssertEqual(sut.navigationItem.title, "3 plants")
        let header = sut.collectionView.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
        XCTAssertEqual((header?.contentConfiguration as? UIListContentConfiguration)?.text, "Thirsty")
    }

    func testRefreshingWaters() {
        sut.collectionView.refreshControl?.beginRefreshing()
        sut.collectionView.refreshControl?.sendActions(for: .valueChanged)
        waitFor { self.sut.collectionView.numberOfSections == 1 }
        sut.collectionView.layoutIfNeeded()
        XCTAssertEqual(rows, [["Basil", "Fern", "Ivy"]])
    }

    func testSearches() throws {
        let searchController = try XCTUnwrap(sut.navigationItem.searchController)
        searchController.searchBar.text = "IV"
        sut.updateSearchResults(for: searchController)
        waitFor { self.sut.navigationItem.title == "One plant" }
        sut.collectionView.layoutIfNeeded()
        XCTAssertEqual(rows, [["Ivy"]])
    }

    func testSettingIsObserved() {
        UserDefaults.standard.set(true, forKey: "showsOnlyThirsty")
        sut.view.setNeedsLayout()
        waitFor { self.sut.collectionView.numberOfSections == 1 }
        XCTAssertEqual(sut.collectionView.numberOfItems(inSection: 0), 2)
        XCTAssertTrue(Settings.showsOnlyThirsty)
    }

    func testDetail() throws {
        sut.collectionView.delegate?.collectionView?(sut.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
        let detail = try XCTUnwrap(sut.navigationController?.topViewController as? PlantViewController)
        detail.loadViewIfNeeded()
        XCTAssertEqual(detail.nameLabel.text, "Fern")
        XCTAssertEqual(detail.statusLabel.text, "Needs water")
        XCTAssertEqual(detail.badge.light, .halfShade)
        detail.waterButton.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(detail.statusLabel.text, "Has enough")
        detail.waterButton.updateConfiguration()
        XCTAssertNil(detail.waterButton.configuration?.image)
    }

    func testAdding() throws {
        let item = try XCTUnwrap(sut.navigationItem.rightBarButtonItem)
        _ = item.target?.perform(item.action, with: item)
        let alert = try XCTUnwrap(sut.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.title, "New Plant")
        XCTAssertEqual(alert.preferredAction?.title, "Add")
        XCTAssertEqual(alert.textFields?.first?.placeholder, "Name")
    }

    func testContextMenu() throws {
        let configuration = sut.collectionView(sut.collectionView, contextMenuConfigurationForItemAt: IndexPath(item: 0, section: 1), point: .zero)
        XCTAssertEqual(configuration?.identifier as? String, store.plants[2].id.uuidString)
    }
}

final class SceneTests: XCTestCase {

    func testInformation() {
        XCTAssertEqual(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String, "My Garden")
        XCTAssertEqual(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String, "1.4")
        let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
        XCTAssertEqual(manifest?["UIApplicationSupportsMultipleScenes"] as? Bool, false)
    }

    func testAssets() throws {
        let leaf = try XCTUnwrap(UIColor(named: "Leaf"))
        XCTAssertNotEqual(leaf.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), leaf.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
        XCTAssertEqual(UIImage(named: "leaf-small")?.size, CGSize(width: 16, height: 16))
    }

    func testRestorationActivity() throws {
        let delegate = SceneDelegate()
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first)
        XCTAssertEqual(delegate.stateRestorationActivity(for: scene)?.userInfo?["count"] as? Int, 0)
    }
}
