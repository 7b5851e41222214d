public import Foundation

/// A view controller with which a user chooses one of the fonts in ``UIFont/familyNames``.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  open private(set) var configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)? { willSet { checkThread() } }
  open var selectedFontDescriptor: UIFontDescriptor? { willSet { checkThread() } }

  public init(configuration: Configuration) {
    self.configuration = configuration.copy() as? Configuration ?? configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public convenience init() {
    self.init(configuration: Configuration())
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  private var fonts: [UIFont] {
    let names = UIFont.familyNames.flatMap { family in
      configuration.includeFaces ? UIFont.fontNames(forFamilyName: family) : [family]
    }
    return names.compactMap { UIFont(name: $0, size: UIFont.labelFontSize) }.filter {
      $0.fontDescriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits)
    }
  }

  private lazy var dismissal = DismissalListener { [weak self] in
    if let self { delegate?.fontPickerViewControllerDidCancel(self) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let fonts = self.fonts
    let choices = fonts.map { font in
      ChoiceListController.Choice(
        title: font.fontName, font: configuration.displayUsingSystemFont ? nil : font
      ) { [weak self] in self?.pick(font.fontDescriptor) }
    }
    let list = ChoiceListController(
      choices, title: title ?? "Fonts",
      button: UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() }))
    list.selected = fonts.firstIndex { $0.fontName == selectedFontDescriptor?.postscriptName }
    list.fill(self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    dismissal.listen(to: self)
  }

  private func pick(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    let delegate = self.delegate
    dismiss(animated: true) { delegate?.fontPickerViewControllerDidPickFont(self) }
  }

  private func cancel() {
    let delegate = self.delegate
    dismiss(animated: true) { delegate?.fontPickerViewControllerDidCancel(self) }
  }
}
