public import Foundation

/// A control that displays a color, and opens a color picker when it's tapped.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var title: String? { willSet { checkThread() } }
  open var supportsAlpha = true { willSet { checkThread() } }
  /// The selected color. Setting it sends no events.
  open var selectedColor: UIColor? {
    willSet { checkThread() }
    didSet { swatch.backgroundColor = selectedColor }
  }

  private let swatch = UIView()
  private lazy var listener = Listener(well: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  private func setUp() {
    swatch.isUserInteractionEnabled = false
    swatch.layer.borderWidth = 1
    addSubview(swatch)
    addAction(
      UIAction { [weak self] _ in self?.presentPicker() }, for: .primaryActionTriggered)
  }

  private func presentPicker() {
    guard var top = window?.rootViewController else { return }
    while let presented = top.presentedViewController { top = presented }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = listener
    top.present(picker, animated: true)
  }

  package override var primaryEvents: Event { .touchUpInside }

  open override var intrinsicContentSize: CGSize {
    UIApplication.look.size(of: .colorWell)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    swatch.frame = bounds
    swatch.layer.cornerRadius = UIApplication.look.fine(bounds.height / 2)
  }

  private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(well: UIColorWell) {
      self.well = well
      super.init()
    }

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      well?.selectedColor = color
      well?.sendActions(for: .valueChanged)
    }
  }
}
