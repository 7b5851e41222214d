//
//  LedgerTests.swift
//  LedgerTests
//

import UIKit
import XCTest
@testable import Ledger

class LedgerTests: XCTestCase {

    var window: UIWindow!
    var tabs: UITabBarController!
    var entries: EntriesViewController!

    override func setUp() {
        super.setUp()
        AppDelegate.shared.book = Book.sample()
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
        tabs = storyboard.instantiateInitialViewController() as! UITabBarController
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        entries = (tabs.viewControllers![0] as! UINavigationController).topViewController as! EntriesViewController
        _ = entries.view
        window.layoutIfNeeded()
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        tabs = nil
        entries = nil
        [kWarnsDefaultsKey, kCurrencyDefaultsKey].forEach { UserDefaults.standard.removeObject(forKey: $0) }
        super.tearDown()
    }

    func spin(until condition: () -> Bool) {
        let end = Date(timeIntervalSinceNow: 3)
        while !condition() && Date() < end { RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
        XCTAssertTrue(condition())
    }

    func cell(_ row: Int) -> UITableViewCell {
        return entries.tableView(entries.tableView, cellForRowAt: IndexPath(row: row, section: 0))
    }

    func testRows() {
        XCTAssertEqual(entries.tableView.numberOfRows(inSection: 0), 2)
        XCTAssertEqual((cell(0).viewWithTag(1) as! UILabel).text, "Train")
        XCTAssertEqual((cell(0).viewWithTag(2) as! UILabel).text, "41.5 EUR")
        XCTAssertEqual((cell(1).viewWithTag(3) as! CategoryView).category, Category.Food)
        XCTAssertEqual(cell(0).accessibilityHint, "14 Dec 2015")
        XCTAssertEqual(tabs.tabBar.items?.map { $0.title! }, ["Entries", "Settings"])
    }

    func testSummaryIsEmbedded() {
        let summary = entries.children.first as! SummaryViewController
        XCTAssertEqual(summary.total, "Total: 44.7")
        XCTAssertEqual(summary.view.subviews.filter { $0 is CategoryView }.map { $0.alpha }, [1, 0.2])
        entries.tableView(entries.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
        XCTAssertEqual(summary.total, "Total: 3.2")
        XCTAssertEqual(entries.tableView.numberOfRows(inSection: 0), 1)
    }

    func testSearch() {
        entries.searchBar.delegate?.searchBar?(entries.searchBar, textDidChange: "bre")
        XCTAssertEqual(entries.tableView.numberOfRows(inSection: 0), 1)
        XCTAssertEqual(entries.tableView(entries.tableView, titleForFooterInSection: 0), "1 found")
        entries.searchBar.delegate?.searchBarCancelButtonClicked?(entries.searchBar)
        XCTAssertEqual(entries.tableView.numberOfRows(inSection: 0), 2)
    }

    func testEditingAnEntry() {
        entries.performSegue(withIdentifier: "Edit", sender: entries.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        spin { entries.navigationController?.topViewController is EntryViewController }
        let editor = entries.navigationController?.topViewController as! EntryViewController
        _ = editor.view
        XCTAssertEqual(editor.title, "Bread")
        XCTAssertEqual(editor.categoryField.text, "Food")
        XCTAssertEqual(editor.tableView.numberOfSections, 2)
        XCTAssertEqual(editor.tableView(editor.tableView, titleForHeaderInSection: 1), "When")
        editor.titleField.text = "Cake"
        editor.performSegue(withIdentifier: "Save", sender: editor.saveItem)
        spin { entries.navigationController?.topViewController === entries }
        XCTAssertEqual((cell(1).viewWithTag(1) as! UILabel).text, "Cake")
        XCTAssertEqual(entries.book.count, 2)
    }

    func testAddingAnEntry() {
        entries.performSegue(withIdentifier: "Add", sender: nil)
        spin { entries.presentedViewController != nil }
        let editor = (entries.presentedViewController as! UINavigationController).topViewController as! EntryViewController
        _ = editor.view
        XCTAssertFalse(editor.saveItem.isEnabled)
        editor.titleField.text = "Rent"
        editor.amountField.text = "500"
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: editor.amountField)
        XCTAssertTrue(editor.saveItem.isEnabled)
        let picker = editor.categoryField.inputView as! UIPickerView
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.delegate?.pickerView?(picker, didSelectRow: 2, inComponent: 0)
        XCTAssertEqual(editor.categoryField.text, "Rent")
        editor.performSegue(withIdentifier: "Save", sender: editor.saveItem)
        spin { entries.presentedViewController == nil }
        XCTAssertEqual(entries.book[0].title, "Rent")
        XCTAssertEqual(entries.book[0].category, .Rent)
        XCTAssertEqual(entries.tableView.numberOfRows(inSection: 0), 3)
    }

    func testTextFieldLimitsItsLength() {
        entries.performSegue(withIdentifier: "Add", sender: nil)
        spin { entries.presentedViewController != nil }
        let editor = (entries.presentedViewController as! UINavigationController).topViewController as! EntryViewController
        _ = editor.view
        let field = editor.titleField!
        field.text = "12345678901234567890"
        XCTAssertEqual(field.delegate?.textField?(field, shouldChangeCharactersIn: NSRange(location: 20, length: 0), replacementString: "1"), false)
        XCTAssertEqual(field.delegate?.textField?(field, shouldChangeCharactersIn: NSRange(location: 0, length: 3), replacementString: ""), true)
    }

    func testSettings() {
        tabs.selectedIndex = 1
        window.layoutIfNeeded()
        let settings = (tabs.selectedViewController as! UINavigationController).topViewController as! SettingsViewController
        XCTAssertTrue(settings.warnsSwitch.isOn)
        XCTAssertEqual(settings.currencyControl.selectedSegmentIndex, 0)
        settings.currencyControl.selectedSegmentIndex = 1
        settings.currencyControl.sendActions(for: .valueChanged)
        XCTAssertEqual((cell(0).viewWithTag(2) as! UILabel).text, "41.5 USD")
        settings.warnsSwitch.setOn(false, animated: false)
        settings.warnsSwitch.sendActions(for: .valueChanged)
        XCTAssertFalse(UserDefaults.standard.bool(forKey: kWarnsDefaultsKey))
        settings.tableView.delegate?.tableView?(settings.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        XCTAssertTrue(settings.warnsSwitch.isOn)
        XCTAssertEqual(settings.currencyControl.selectedSegmentIndex, 0)
    }

    func testClearing() {
        let item = entries.navigationItem.rightBarButtonItems![1]
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        let sheet = entries.presentedViewController as? UIAlertController
        XCTAssertEqual(sheet?.preferredStyle, .actionSheet)
        XCTAssertEqual(sheet?.actions.map { $0.title! }, ["Clear all", "Cancel"])
    }
}

class BookTests: XCTestCase {

    func testIsArchived() {
        let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("\(UUID()).archive")
        XCTAssertTrue(Book.sample().save(to: url))
        let book = Book.load(from: url)
        XCTAssertEqual(book?.count, 2)
        XCTAssertEqual(book?[1].title, "Bread")
        XCTAssertEqual(book?[1].category, .Food)
        XCTAssertNil(Book.load(from: url.appendingPathExtension("none")))
        try? FileManager.default.removeItem(at: url)
    }

    func testObserversAreWeak() {
        class Observer: NSObject, BookObserver {
            var changes = 0
            func bookDidChange(_ book: Book) { changes += 1 }
        }
        let book = Book()
        let kept = Observer()
        book.addObserver(kept)
        weak var lost: Observer?
        autoreleasepool {
            let observer = Observer()
            lost = observer
            book.addObserver(observer)
        }
        XCTAssertNil(lost)
        book.add(Entry(title: "a", amount: 1))
        book.sort()
        XCTAssertEqual(kept.changes, 2)
        let copy = book[0].copy() as! Entry
        XCTAssertFalse(copy === book[0])
        XCTAssertEqual(copy.title, "a")
    }
}
