import XCTest
@testable import Postcards

@MainActor
final class MailboxTests: XCTestCase {
    private struct ClosedPost: PostOffice {
        func cards() async throws(PostError) -> [Postcard] { throw .closed(until: 9) }
        nonisolated func arrivals() -> AsyncStream<Postcard> { AsyncStream { $0.finish() } }
        func send(_ card: Postcard) async throws(PostError) { throw .closed(until: 9) }
    }

    private func show(_ post: any PostOffice) async -> (MailboxViewController, UIWindow) {
        let controller = MailboxViewController(model: MailboxModel(post: post))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        await controller.loading?.value
        window.updatePropertiesIfNeeded()
        window.layoutIfNeeded()
        return (controller, window)
    }

    func testShowsCardsNewestFirst() async throws {
        let (sut, window) = await show(SamplePost())
        XCTAssertEqual(sut.collectionView.numberOfItems(inSection: 0), 2)
        let cell = try XCTUnwrap(sut.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        XCTAssertEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "Rome")
        XCTAssertEqual(sut.navigationItem.title, "2 unread")
        XCTAssertNil(sut.contentUnavailableConfiguration)
        window.isHidden = true
    }

    func testReading() async throws {
        let (sut, window) = await show(SamplePost())
        let card = CardViewController(model: sut.model)
        card.loadViewIfNeeded()
        sut.collectionView(sut.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
        window.updatePropertiesIfNeeded()
        XCTAssertEqual(sut.navigationItem.title, "One unread")
        card.view.setNeedsLayout()
        card.view.layoutIfNeeded()
        XCTAssertEqual(card.title, "Oslo")
        XCTAssertEqual(card.textLabel.text, "It snows.\n2023-11-14")
        window.isHidden = true
    }

    func testFailure() async throws {
        let (sut, window) = await show(ClosedPost())
        let configuration = try XCTUnwrap(sut.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)
        XCTAssertEqual(configuration.text, "The post office opens at 9.")
        XCTAssertEqual(configuration.button.title, "Try Again")
        XCTAssertEqual(sut.model.phase, .failed(.closed(until: 9)))
        window.isHidden = true
    }

    func testArrivals() async throws {
        let (sut, window) = await show(SamplePost(cards: []))
        XCTAssertEqual((sut.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)?.text, "No postcards")
        try await sut.model.send(place: "Bonn", text: "Rain.")
        while sut.model.cards.isEmpty { await Task.yield() }
        window.updatePropertiesIfNeeded()
        XCTAssertNil(sut.contentUnavailableConfiguration)
        XCTAssertEqual(sut.model.cards.first?.place, "Bonn")
        window.isHidden = true
    }

    func testEditor() async throws {
        let (sut, window) = await show(SamplePost())
        let editor = EditorViewController(model: sut.model)
        sut.present(UINavigationController(rootViewController: editor), animated: false)
        while editor.viewIfLoaded?.window == nil { await Task.yield() }
        window.layoutIfNeeded()
        XCTAssertFalse(editor.sendItem.isEnabled)
        editor.placeField.text = "Kyiv"
        editor.placeField.sendActions(for: .editingChanged)
        window.updatePropertiesIfNeeded()
        editor.updatePropertiesIfNeeded()
        XCTAssertTrue(editor.sendItem.isEnabled)
        UIApplication.shared.sendAction(try XCTUnwrap(editor.sendItem.action), to: editor, from: editor.sendItem, for: nil)
        _ = try await editor.sending?.value
        let alert = try XCTUnwrap(editor.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.message, "The card was lost.")
        window.isHidden = true
    }

    func testAssets() {
        XCTAssertEqual(UIImage(resource: .postmark).size, CGSize(width: 20, height: 20))
        XCTAssertNotNil(UIColor(named: "paper"))
        XCTAssertEqual(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String, "2.0")
    }
}
