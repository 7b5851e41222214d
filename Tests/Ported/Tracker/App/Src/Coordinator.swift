import Combine
import UIKit
import TrackerKit
import OSLog

private let logger = Logger(subsystem: "com.example.tracker", category: "flow")

protocol HabitsRouting: AnyObject {
    func show(_ habit: Habit)
    func addHabit()
}

final class Coordinator: NSObject {

    let navigationController: UINavigationController
    private(set) var shown: [String] = []
    private let habits = CurrentValueSubject<[Habit], Never>(["Read", "Run", "Rest"].map(Habit.init(name:)))
    private var cancellables = Set<AnyCancellable>()

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self
    }

    func start() {
        let viewModel = HabitsViewModel(habits: habits.value)
        let controller = HabitsViewController(viewModel: viewModel)
        controller.router = self
        habits
            .dropFirst()
            .assign(to: \.listView.habits, on: controller)
            .store(in: &cancellables)
        navigationController.setViewControllers([controller], animated: false)
        logger.debug("started with \(viewModel.habits.count, privacy: .public) habits")
    }
}

extension Coordinator: HabitsRouting {
    func show(_ habit: Habit) {
        navigationController.pushViewController(HabitViewController(habit: habit), animated: false)
    }

    func addHabit() {
        let viewModel = HabitFormViewModel(
            taken: habits.map { $0.map(\.name) }.eraseToAnyPublisher(),
            check: { name in
                Future { promise in
                    DispatchQueue.global().async { promise(.success(name.count > 1)) }
                }
                .eraseToAnyPublisher()
            })
        viewModel.saved
            .scan(habits.value) { $0 + [$1] }
            .sink { [habits] in habits.send($0) }
            .store(in: &cancellables)
        navigationController.pushViewController(HabitFormViewController(viewModel: viewModel), animated: false)
    }
}

extension Coordinator: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        shown.append(viewController.title ?? "")
    }
}
