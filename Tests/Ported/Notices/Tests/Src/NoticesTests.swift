import XCTest
@testable import Notices

class NoticesTests: XCTestCase {

    var controller: UIViewController!
    var window: UIWindow!

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    override func tearDown() {
        controller.nt_noticeCenter.hideAll()
        NoticeView.appearance().messageColor = nil
        window = nil
        controller = nil
        super.tearDown()
    }

    func testShowsTheViewOfTheNib() {
        controller.nt_show("Saved", style: .success)
        let view = controller.view.subviews.last as? NoticeView
        XCTAssertNotNil(view)
        XCTAssertEqual(view?.titleLabel.text, "Done")
        XCTAssertEqual(view?.messageLabel.text, "Saved")
        XCTAssertEqual(view?.frame, CGRect(x: 8, y: 8, width: 304, height: 64))
        XCTAssertEqual(view?.layer.shadowOpacity, 0.4)
        XCTAssertEqual(view?.layer.borderWidth, 0.5)
        XCTAssertEqual(controller.nt_shownCount, 1)
    }

    func testQueues() {
        let shown = expectation(forNotification: .NoticeDidShow, object: controller.nt_noticeCenter) { note in
            (note.userInfo?[NoticeKey] as? Notice)?.message == "Second"
        }
        controller.nt_show("First")
        controller.nt_show("Second")
        XCTAssertEqual(controller.nt_noticeCenter.queue.map { $0.message }, ["Second"])
        controller.nt_noticeCenter.hide()
        wait(for: [shown], timeout: 2)
        XCTAssertEqual(controller.nt_noticeCenter.currentView?.messageLabel.text, "Second")
    }

    func testHidesWhenItsTimeIsOver() {
        let notice = Notice(message: "Short", style: .info)
        notice.duration = 0.04
        let hidden = expectation(description: "hidden")
        notice.handler = { _, tapped in
            XCTAssertFalse(tapped)
            hidden.fulfill()
        }
        let recorder = Recorder()
        recorder.view = controller.view
        controller.nt_noticeCenter.delegate = recorder
        controller.nt_noticeCenter.show(notice)
        XCTAssertNotNil(controller.nt_noticeCenter.currentView)
        waitForExpectations(timeout: 2, handler: nil)
        XCTAssertEqual(recorder.events, ["should Short", "will Short", "did Short"])
        XCTAssertTrue(controller.view.subviews.isEmpty)
    }

    func testProgressIsObserved() {
        let notice = controller.nt_show("Loading")
        let view = controller.nt_noticeCenter.currentView!
        let progressView = view.subviews.flatMap { $0 as? UIProgressView }.first
        XCTAssertEqual(progressView?.progress, 0)
        notice.progress = 0.5
        XCTAssertEqual(progressView?.progress, 0.5)
        var finished = [Bool]()
        let token = notice.observe(\.isFinished) { notice, _ in finished.append(notice.isFinished) }
        notice.progress = 1
        XCTAssertEqual(finished, [true])
        token.invalidate()
    }

    func testCloseButton() {
        var tapped: Bool?
        controller.nt_show("Close me") { tapped = $1 }
        let button = controller.nt_noticeCenter.currentView?.viewWithTitle("×")
        button?.sendActions(for: .touchUpInside)
        XCTAssertEqual(tapped, false)
        XCTAssertNil(controller.nt_noticeCenter.currentView)
    }

    func testAppearance() {
        NoticeView.appearance().messageColor = UIColor.yellow
        NoticeView.appearance(whenContainedInInstancesOf: [UIViewController.self]).cornerRadius = 6
        controller.nt_show("Yellow")
        XCTAssertEqual(controller.nt_noticeCenter.currentView?.messageColor, UIColor.yellow)
        XCTAssertEqual(controller.nt_noticeCenter.currentView?.layer.cornerRadius, 6)
    }

    func testKeyboard() {
        let center = NoticeCenter()
        let frame = NSValue(cgRect: CGRect(x: 0, y: 0, width: 320, height: 216))
        NotificationCenter.default.post(name: .UIKeyboardWillShow, object: nil, userInfo: [UIKeyboardFrameEndUserInfoKey: frame])
        XCTAssertEqual(center.keyboardHeight, 216)
        NotificationCenter.default.post(name: .UIKeyboardWillHide, object: nil)
        XCTAssertEqual(center.keyboardHeight, 0)
    }

    func testObjectiveCNames() {
        XCTAssertEqual(NSStringFromClass(Notice.self), "NTNotice")
        let notice = Notice(error: NSError(domain: "test", code: 3, userInfo: [NSLocalizedDescriptionKey: "No network"]))
        XCTAssertEqual(notice.description, "<NTNotice No network>")
        XCTAssertEqual((notice.userInfo?[NSUnderlyingErrorKey] as? NSError)?.code, 3)
        XCTAssertEqual(notice, Notice(message: "No network", style: .error))
        XCTAssertTrue(NoticeCenter.shared.responds(to: Selector("hideAll")))
        XCTAssertFalse(NoticeCenter.shared.responds(to: NSSelectorFromString("hideTapped")))
        notice.setValue(NSNumber(value: 7.5), forKey: "duration")
        XCTAssertEqual(notice.duration, 7.5)
        XCTAssertEqual(notice.value(forKey: "message") as? String, "No network")
    }

    func testRefusedNoticesAreNotShown() {
        let recorder = Recorder()
        recorder.view = controller.view
        recorder.refused = "No"
        let center = NoticeCenter()
        center.delegate = recorder
        center.showMessage("No")
        XCTAssertNil(center.currentView)
        center.perform(#selector(NoticeCenter.showMessage(_:)), with: "Yes")
        XCTAssertEqual(center.currentView?.notice?.message, "Yes")
        NotificationCenter.default.post(name: .UIApplicationDidEnterBackground, object: nil)
        XCTAssertNil(center.currentView)
    }
}

private class Recorder: NSObject, NoticeCenterDelegate {
    var events = [String]()
    var refused: String?
    var view: UIView?

    func noticeCenter(_ center: NoticeCenter, shouldShow notice: Notice) -> Bool {
        events.append("should \(notice.message)")
        return notice.message != refused
    }

    func noticeCenter(_ center: NoticeCenter, willShow notice: Notice, in view: NoticeView) {
        events.append("will \(notice.message)")
    }

    func noticeCenter(_ center: NoticeCenter, didHide notice: Notice) {
        events.append("did \(notice.message)")
    }

    func viewForNotices(in center: NoticeCenter) -> UIView? { return view }
}

private extension UIView {
    func viewWithTitle(_ title: String) -> UIButton? {
        for case let button as UIButton in subviews where button.currentTitle == title { return button }
        return nil
    }
}
