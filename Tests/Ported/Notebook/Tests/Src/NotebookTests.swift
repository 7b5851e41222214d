@testable import Notebook
import XCTest

class NotesTests: XCTestCase {

    var sut: NotesViewController!
    var store: NotesStore!
    var presenter: NotesPresenter!

    @MainActor override func setUp() {
        super.setUp()
        store = NotesStore()
        presenter = NotesPresenter(store: store)
        sut = NotesViewController()
        sut.presenter = presenter
        presenter.view = sut
        sut.loadViewIfNeeded()
    }

    @MainActor override func tearDown() {
        sut = nil
        presenter = nil
        store = nil
        super.tearDown()
    }

    @MainActor func test_addingByBarButton_showsSortedNotes() {
        for text in ["b", "a"] {
            sut.field.text = text
            let item = sut.navigationItem.rightBarButtonItem!
            UIApplication.shared.sendAction(item.action!, to: item.target, from: nil, for: nil)
        }
        XCTAssertEqual(sut.texts, ["a", "b"])
    }

    @MainActor func test_addingNothing_showsAnOptionalError() {
        sut.addNote()
        XCTAssertEqual(sut.error, "Nothing to add")
        presenter.view = SilentView.instance
        presenter.add(nil)
    }

    @MainActor func test_cellOfANib_hasOutletsAndActions() throws {
        store.add(Note(text: "x"))
        let cell = try XCTUnwrap(sut.tableView(sut.tableView, cellForRowAt: IndexPath(row: 0, section: 0)) as? NoteCell)
        XCTAssertEqual(cell.text, "x")
        let star = try XCTUnwrap(cell.contentView.subviews.last as? UIButton)
        XCTAssertEqual(star.title(for: .normal), "☆")
        star.sendActions(for: .touchUpInside)
        XCTAssertTrue(cell.isStarred)
    }

    @MainActor func test_overridesOfExtensionsInOtherFiles() {
        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        XCTAssertEqual(sut.events, ["keyboard", "notes"])
        XCTAssertTrue(sut.canPerformAction(#selector(KeyboardAwareViewController.done(_:)), withSender: nil))
        sut.perform(#selector(KeyboardAwareViewController.done(_:)), with: self)
        XCTAssertEqual(sut.events.suffix(2), ["base done", "done"])
        XCTAssertTrue(sut.canBecomeFirstResponder)
        XCTAssertEqual(sut.keyCommands?.first?.action, #selector(NotesViewController.addNote))
    }

    @MainActor func test_storeAsksWhoWantsToBeAsked() {
        let note = Note(text: "keep")
        store.add(note)
        let guardian = Guardian()
        store.add(observer: guardian)
        store.remove(note)
        XCTAssertEqual(store.notes, [note])
        guardian.allows = true
        store.remove(note)
        XCTAssertTrue(store.notes.isEmpty)
    }
}

final class NoteTests: XCTestCase {
    func testWithoutAnActor() {
        let controller = NotesViewController()
        controller.presenter = NotesPresenter(store: NotesStore())
        controller.loadViewIfNeeded()
        controller.field.text = "c"
        controller.addNote()
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 0)
    }

    func testAssociatedValue() {
        let note = Note(text: "a")
        XCTAssertNil(note.tag)
        note.tag = "work"
        XCTAssertEqual(note.tag, "work")
        note.tag = nil
        XCTAssertNil(note.tag)
    }

    @MainActor func testKeyValueCoding() {
        let note = Note(text: "a")
        note.setValue("b", forKey: #keyPath(Note.text))
        XCTAssertEqual(note.value(forKey: "text") as? String, "b")
        note.setValue(true, forKey: "starred")
        XCTAssertTrue(note.isStarred)
        note.setValue("c", forKey: "tag")
        XCTAssertEqual(note.value(forKey: "tag") as? String, "c")
        note.setValue(nil, forKey: "tag")
        XCTAssertNil(note.value(forKey: "tag"))
    }

    func testCopies() {
        let note = Note(text: "a", priority: .high)
        XCTAssertEqual(note.copy() as? Note, note)
    }
}

private class SilentView: NotesView {
    static let instance = SilentView()
    func show(_ texts: [String]) {}
}

private final class Guardian: NSObject, NotesStoreObserver {
    var allows = false
    func store(_ store: NotesStore, willRemove note: Note, completion: @escaping (Bool) -> Void) {
        completion(allows)
    }
}
