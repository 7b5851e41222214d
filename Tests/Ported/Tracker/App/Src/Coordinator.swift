import UIKit
import TrackerKit
import OSLog

private let logger = Logger(subsystem: "com.example.tracker", category: "flow")

protocol HabitsRouting: AnyObject {
    func show(_ habit: Habit)
}

final class Coordinator: NSObject {

    let navigationController: UINavigationController
    private(set) var shown: [String] = []

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self
    }

    func start() {
        let viewModel = HabitsViewModel(habits: ["Read", "Run", "Rest"].map(Habit.init(name:)))
        let controller = HabitsViewController(viewModel: viewModel)
        controller.router = self
        navigationController.setViewControllers([controller], animated: false)
        logger.debug("started with \(viewModel.habits.count, privacy: .public) habits")
    }
}

extension Coordinator: HabitsRouting {
    func show(_ habit: Habit) {
        navigationController.pushViewController(HabitViewController(habit: habit), animated: false)
    }
}

extension Coordinator: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        shown.append(viewController.title ?? "")
    }
}
