import XCTest
import TrackerKit
@testable import Tracker

/// What the tests of the tracker share.
@MainActor
class TrackerTestCase: XCTestCase {
    var coordinator: Coordinator!
    var controller: HabitsViewController!
    private var window: UIWindow!

    override func setUpWithError() throws {
        try super.setUpWithError()
        window = UIWindow(frame: UIScreen.main.bounds)
        coordinator = Coordinator(navigationController: UINavigationController())
        window.rootViewController = coordinator.navigationController
        window.makeKeyAndVisible()
        coordinator.start()
        controller = try XCTUnwrap(coordinator.navigationController.viewControllers.first as? HabitsViewController)
        controller.loadViewIfNeeded()
    }

    override func tearDown() {
        controller = nil
        coordinator = nil
        window = nil
        super.tearDown()
    }
}

final class HabitsTests: TrackerTestCase {

    func testTitlesComeFromTheDelegate() {
        XCTAssertEqual(controller.listView.buttons.map { $0.title(for: .normal) }, ["READ", "RUN", "Rest"])
        XCTAssertEqual(controller.title, "Habits")
    }

    func testSelecting() {
        controller.listView.buttons[1].sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.viewModel.habits[1].streak, 1)
        XCTAssertEqual(controller.log, ["Run 0→1", "swiped Run"])
        XCTAssertEqual(coordinator.navigationController.topViewController?.title, "Run")
    }

    func testClearingBySelectorOfAPrivateExtension() throws {
        let item = try XCTUnwrap(controller.navigationItem.rightBarButtonItem)
        XCTAssertTrue(UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil))
        XCTAssertEqual(controller.listView.buttons.count, 0)
        XCTAssertEqual(controller.listView.summary, "0 habits!")
        XCTAssertEqual(controller.log, ["cleared"])
    }

    func testNotificationsReachOverrides() {
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        XCTAssertEqual(controller.view.tag, 7)
        XCTAssertEqual(controller.log, ["keyboard"])
    }

    func testPerformAfterDelay() {
        let reminded = XCTNSPredicateExpectation(predicate: NSPredicate { [controller] _, _ in
            MainActor.assumeIsolated { controller!.log.contains("reminded") }
        }, object: nil)
        wait(for: [reminded], timeout: 5)
    }

    func testAddingAHabit() throws {
        let item = try XCTUnwrap(controller.navigationItem.leftBarButtonItem)
        XCTAssertTrue(UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil))
        let form = try XCTUnwrap(coordinator.navigationController.topViewController as? HabitFormViewController)
        form.loadViewIfNeeded()
        form.nameField.text = "Swim"
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: form.nameField)
        let isGood = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in
            MainActor.assumeIsolated { form.messageLabel.text == "“Swim” is a good habit" }
        }, object: nil)
        wait(for: [isGood], timeout: 5)
        form.saveButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.listView.habits.map(\.name), ["Read", "Run", "Rest", "Swim"])
        XCTAssertIdentical(coordinator.navigationController.topViewController, controller)
    }

    func testDetail() throws {
        let habit = controller.viewModel.habits[0]
        habit.complete()
        let detail = HabitViewController(habit: habit)
        detail.loadViewIfNeeded()
        XCTAssertEqual(detail.view.accessibilityIdentifier, "device")
        let reset = try XCTUnwrap(detail.view.subviews.first as? UIButton)
        reset.sendActions(for: .touchUpInside)
        XCTAssertFalse(habit.isDone)
        detail.stepper.value = 5
        detail.stepper.sendActions(for: .valueChanged)
        XCTAssertEqual(habit.streak, 5)
        XCTAssertEqual(habit.previous, 1)
    }
}

final class ResourceTests: TrackerTestCase {

    private func detail(streak: Int) -> HabitViewController {
        let habit = Habit(name: "Walk")
        habit.streak = streak
        let controller = HabitViewController(habit: habit)
        controller.loadViewIfNeeded()
        return controller
    }

    func testAssets() throws {
        let detail = detail(streak: 1)
        XCTAssertEqual(detail.flame.image?.size, CGSize(width: 18, height: 24))
        XCTAssertEqual(detail.flame.image?.renderingMode, .alwaysTemplate)
        XCTAssertEqual(detail.backButton.image(for: .normal), UIImage(named: "Icons/back"))
        XCTAssertEqual(detail.backButton.image(for: .normal)?.size, CGSize(width: 12, height: 20))
        XCTAssertNil(UIImage(named: "back"))
        let paper = try XCTUnwrap(UIColor(named: "Paper"))
        XCTAssertEqual(detail.view.backgroundColor, paper)
        let dark = paper.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        XCTAssertEqual(dark, UIColor(red: 0x33 / 255, green: 0x22 / 255, blue: 0x22 / 255, alpha: 1))
    }

    func testTextsForNumbers() {
        XCTAssertEqual(detail(streak: 1).days, ["1 day", "1 day"])
        XCTAssertEqual(detail(streak: 3).days, ["3 days", "3 days"])
    }
}

class KitTests: XCTestCase {

    func testObservationIsSynchronous() {
        let habit = Habit(name: "Walk")
        var names: [String] = []
        let token = habit.observe(\.name, options: .new) { habit, change in names.append(change.newValue ?? "") }
        habit.name = "Swim"
        XCTAssertEqual(names, ["Swim"])
        token.invalidate()
        habit.name = "Sit"
        XCTAssertEqual(names, ["Swim"])
    }

    func testGenericClassesObserve() {
        let habit = Habit(name: "Walk")
        let observing = Observing(habit)
        NotificationCenter.default.post(name: .habitChanged, object: habit)
        NotificationCenter.default.post(name: .habitChanged, object: nil)
        XCTAssertEqual(observing.seen, ["habitChanged"])
        NotificationCenter.default.removeObserver(observing)
        NotificationCenter.default.post(name: .habitChanged, object: habit)
        XCTAssertEqual(observing.seen.count, 1)
    }

    @MainActor
    func testStringSelectorOfAnotherModulesClass() {
        let button = UIButton()
        button.perform(Selector(("flash")))
        XCTAssertEqual(button.tag, 1)
        class Local: NSObject {
            var calls = 0
            @objc private func call(_ number: NSNumber) -> NSNumber { calls += number.intValue; return NSNumber(value: calls) }
        }
        let local = Local()
        XCTAssertEqual(local.perform(Selector(("call:")), with: 4)?.takeUnretainedValue() as? NSNumber, 4)
        XCTAssertTrue(local.responds(to: Selector(("call:"))))
    }
}
