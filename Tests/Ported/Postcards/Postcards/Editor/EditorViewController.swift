import UIKit
#if canImport(PhotosUI)
import PhotosUI
#endif

final class EditorViewController: UIViewController {
    private let model: MailboxModel
    let placeField = UITextField()
    let textView = UITextView()
    private(set) var sending: Task<Void, any Error>?
    private(set) lazy var sendItem = UIBarButtonItem(title: String(localized: "Send"), style: .prominent, target: self, action: #selector(send))

    init(model: MailboxModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        isModalInPresentation = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = sendItem
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        placeField.placeholder = String(localized: "Place")
        placeField.addAction(UIAction { [weak self] _ in self?.setNeedsUpdateProperties() }, for: .editingChanged)
        textView.delegate = self
        let stack = UIStackView(arrangedSubviews: [placeField, textView])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    override func updateProperties() {
        super.updateProperties()
        sendItem.isEnabled = placeField.hasText && sending == nil
    }

    @objc private func send(_ sender: UIBarButtonItem) {
        sending = Task { [model, place = placeField.text ?? "", text = textView.text ?? ""] in
            defer { sending = nil; setNeedsUpdateProperties() }
            do {
                try await model.send(place: place, text: text)
                dismiss(animated: true)
            } catch let error as PostError {
                let alert = UIAlertController(title: nil, message: error.errorDescription, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: String(localized: "OK"), style: .default))
                present(alert, animated: true)
            }
        }
    }
}

extension EditorViewController: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        setNeedsUpdateProperties()
    }
}
