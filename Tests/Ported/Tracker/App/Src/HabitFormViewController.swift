import Combine
import UIKit
import TrackerKit

final class HabitFormViewController: UIViewController {

    let nameField = UITextField()
    let saveButton = UIButton(type: .system)
    let messageLabel = UILabel()

    private let viewModel: HabitFormViewModel
    private var cancellables = Set<AnyCancellable>()

    init(viewModel: HabitFormViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Habit"
        nameField.placeholder = "Name"
        saveButton.setTitle("Save", for: .normal)
        let stack = UIStackView(arrangedSubviews: [nameField, messageLabel, saveButton])
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
        bind()
    }

    private func bind() {
        nameField.textPublisher
            .assign(to: \.name, on: viewModel)
            .store(in: &cancellables)
        saveButton.publisher(for: .touchUpInside)
            .map { _ in () }
            .sink { [viewModel] in viewModel.saveTaps.send() }
            .store(in: &cancellables)
        viewModel.$canSave
            .assign(to: \.isEnabled, on: saveButton)
            .store(in: &cancellables)
        viewModel.$message
            .receive(on: RunLoop.main)
            .sink { [weak self] message in
                self?.messageLabel.text = message?.text
                self?.messageLabel.textColor = message?.isError == true ? .systemRed : .label
            }
            .store(in: &cancellables)
        viewModel.saved
            .first()
            .sink { [weak self] _ in self?.navigationController?.popViewController(animated: false) }
            .store(in: &cancellables)
    }
}
