import Combine
import TrackerKit
import XCTest
@testable import Tracker

final class HabitFormTests: XCTestCase {

    private enum CheckError: Error { case offline }

    private var taken: CurrentValueSubject<[String], Never>!
    private var checks: [String] = []
    private var answer: Result<Bool, Error> = .success(true)
    private var sut: HabitFormViewModel!
    private var cancellables: Set<AnyCancellable> = []

    override func setUp() {
        super.setUp()
        taken = CurrentValueSubject(["Run"])
        sut = HabitFormViewModel(taken: taken.eraseToAnyPublisher()) { [unowned self] name in
            checks.append(name)
            return Deferred { Future { $0(self.answer) } }.eraseToAnyPublisher()
        }
    }

    override func tearDown() {
        cancellables.removeAll()
        sut = nil
        super.tearDown()
    }

    func testCanSaveOnlyFreeNames() {
        var values: [Bool] = []
        sut.$canSave.sink { values.append($0) }.store(in: &cancellables)
        sut.name = "Read"
        XCTAssertTrue(sut.canSave)
        sut.name = "Run"
        XCTAssertFalse(sut.canSave)
        taken.send([])
        XCTAssertTrue(sut.canSave)
        sut.goal = 0
        XCTAssertFalse(sut.canSave)
        XCTAssertEqual(values.first, false)
        XCTAssertEqual(values.last, false)
    }

    func testOnlyTheLastNameIsChecked() {
        let message = expectation(description: "message")
        sut.$message.compactMap { $0 }.first().sink { value in
            XCTAssertEqual(value, .init(text: "“Read” is a good habit", isError: false))
            message.fulfill()
        }.store(in: &cancellables)
        for name in ["R", "Re", "Rea", "Read", "Read "] { sut.name = name }
        wait(for: [message], timeout: 5)
        XCTAssertEqual(checks, ["Read"])
    }

    func testAnErrorOfOneCheckDoesNotEndTheOthers() {
        answer = .failure(CheckError.offline)
        let texts = expectation(description: "texts")
        sut.$message.compactMap { $0?.isError }.prefix(2).collect().sink { isError in
            XCTAssertEqual(isError, [true, false])
            texts.fulfill()
        }.store(in: &cancellables)
        let first = expectation(description: "first")
        sut.$message.compactMap { $0 }.first().sink { _ in first.fulfill() }.store(in: &cancellables)
        sut.name = "Read"
        wait(for: [first], timeout: 5)
        answer = .success(true)
        sut.name = "Swim"
        wait(for: [texts], timeout: 5)
    }

    func testObjectWillChange() {
        var count = 0
        sut.objectWillChange.sink { count += 1 }.store(in: &cancellables)
        sut.goal = 3
        XCTAssertEqual(count, 2, "the goal, and whether it can be saved")
    }

    @MainActor
    func testScreen() throws {
        let navigationController = UINavigationController(rootViewController: UIViewController())
        let controller = HabitFormViewController(viewModel: sut)
        navigationController.pushViewController(controller, animated: false)
        controller.loadViewIfNeeded()
        XCTAssertFalse(controller.saveButton.isEnabled)

        controller.nameField.text = "Read"
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: controller.nameField)
        XCTAssertTrue(controller.saveButton.isEnabled)

        var saved: [String] = []
        sut.saved.map(\.name).sink { saved.append($0) }.store(in: &cancellables)
        controller.saveButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(saved, ["Read"])
        XCTAssertEqual(navigationController.viewControllers.count, 1)
    }

    func testStreaksArePublished() {
        let habit = Habit(name: "Read")
        var streaks: [Int] = []
        habit.publisher(for: \.streak).sink { streaks.append($0) }.store(in: &cancellables)
        habit.complete()
        XCTAssertEqual(streaks, [0, 1])
    }
}
