import UIKit
import TrackerKit

class BaseViewController<Model>: UIViewController {

    let viewModel: Model

    init(viewModel: Model) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc func keyboardWillShow(_ notification: Notification) {
        view.tag = 7
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification,
            object: nil)
    }
}

final class HabitsViewController: BaseViewController<HabitsViewModel> {

    private final class CountingListView: HabitListView {
        var reloads = 0
        override func reload() {
            super.reload()
            reloads += 1
        }
        override func clear() {
            super.clear()
            reloads = 0
        }
        override var summary: String { super.summary + "!" }
    }

    weak var router: HabitsRouting?
    private let list = CountingListView()
    private(set) var log: [String] = []
    var listView: HabitListView { list }

    override func loadView() {
        view = list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("habits.title", comment: "")
        list.delegate = self
        list.habits = viewModel.habits
        viewModel.onChange = { [weak self] in self?.log.append($0) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(Actions.clear))
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
        let longPress = UILongPressGestureRecognizer(target: self, action: #selector(handleLongPress(recognizer:)))
        list.addGestureRecognizer(longPress)
        perform(#selector(remind), with: nil, afterDelay: 0.01)
    }

    override func keyboardWillShow(_ notification: Notification) {
        super.keyboardWillShow(notification)
        log.append("keyboard")
    }
}

@objc private protocol Actions {
    func clear()
}

private extension HabitsViewController {

    @objc func clear() {
        list.clear()
        log.append("cleared")
    }

    @objc func add() {
        router?.addHabit()
    }

    @objc func handleLongPress(recognizer: UILongPressGestureRecognizer) {
        log.append("pressed")
    }

    @objc func remind() {
        log.append("reminded")
    }
}

extension HabitsViewController: SwipeDelegate {

    func habitListView(_ view: HabitListView, didSelect habit: Habit) {
        habit.complete()
        router?.show(habit)
    }

    func habitListView(_ view: HabitListView, titleFor habit: Habit) -> String? {
        return habit.name == "Rest" ? nil : habit.name.uppercased()
    }

    func habitListView(_ view: HabitListView, didSwipe habit: Habit) {
        log.append("swiped \(habit.name)")
    }
}
