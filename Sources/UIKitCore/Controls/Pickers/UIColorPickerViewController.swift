public import Foundation

/// A view controller with which a user chooses one of the system's colors.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)? {
    willSet { checkThread() }
  }
  /// The selected color; white unless set. Setting it doesn't call the delegate.
  open var selectedColor = UIColor.white {
    willSet { checkThread() }
    didSet { showSelection() }
  }
  /// Whether users can choose translucent colors. All available colors are opaque.
  open var supportsAlpha = true { willSet { checkThread() } }
  /// Has no effect.
  open var supportsEyedropper = true { willSet { checkThread() } }
  private var list: ChoiceListController?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .pageSheet
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let colors: [(name: String, color: UIColor)] = [
    ("Black", .black), ("Gray", .systemGray), ("White", .white), ("Red", .systemRed),
    ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
    ("Mint", .systemMint), ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Blue", .systemBlue),
    ("Indigo", .systemIndigo), ("Purple", .systemPurple), ("Pink", .systemPink),
    ("Brown", .systemBrown),
  ]

  private lazy var dismissal = DismissalListener { [weak self] in
    if let self { delegate?.colorPickerViewControllerDidFinish(self) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let choices = Self.colors.map { name, color in
      ChoiceListController.Choice(title: name, color: color) { [weak self] in self?.pick(color) }
    }
    let list = ChoiceListController(
      choices, title: title ?? "Colors",
      button: UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() }))
    list.fill(self)
    self.list = list
    showSelection()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    dismissal.listen(to: self)
  }

  private func showSelection() {
    list?.selected = Self.colors.firstIndex { $0.color == selectedColor }
  }

  private func pick(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  private func finish() {
    let delegate = self.delegate
    dismiss(animated: true) { delegate?.colorPickerViewControllerDidFinish(self) }
  }
}
