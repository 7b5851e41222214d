import UIKit
import TrackerKit

class HabitViewController: UIViewController {

    private let habit: Habit
    private lazy var resetButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Reset", for: .normal)
        button.addTarget(self, action: #selector(didTapReset), for: .touchUpInside)
        return button
    }()
    private(set) lazy var stepper: UIStepper = {
        let stepper = UIStepper()
        stepper.addTarget(self, action: #selector(HabitViewController.changed(_:event:)), for: .valueChanged)
        return stepper
    }()

    let flame = UIImageView(image: .streakFlame)
    let backButton = UIButton()

    var days: [String] {
        [
            String(localized: "\(habit.streak) days", table: "Days"),
            String.localizedStringWithFormat(NSLocalizedString("%lld days", tableName: "Days", comment: ""), habit.streak),
        ]
    }

    init(habit: Habit) {
        self.habit = habit
        super.init(nibName: nil, bundle: nil)
        title = habit.name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(resetButton)
        view.addSubview(stepper)
        view.addSubview(flame)
        view.backgroundColor = .paper
        backButton.setImage(UIImage(resource: .Icons.back), for: .normal)
        #if targetEnvironment(simulator)
        view.accessibilityIdentifier = "simulator"
        #elseif os(iOS)
        view.accessibilityIdentifier = "device"
        #endif
    }

    @objc
    func didTapReset() {
        habit.reset()
    }

    @objc fileprivate func changed(_ stepper: UIStepper, event: UIEvent?) {
        habit.streak = Int(stepper.value)
    }
}
