import DisplayInterface
import Foundation

/// The panel of a find interaction, with the search field, the number of results and buttons.
@MainActor final class FindPanel: UIView {
  private unowned let interaction: UIFindInteraction
  private let search = UITextField()
  private let replacement = UITextField()
  private let count = UILabel()
  private let options = BarButton()
  private var first: [UIView] = []
  private var second: [UIView] = []

  var showsReplacement = false {
    didSet {
      for view in second { view.isHidden = !showsReplacement }
      setNeedsLayout()
    }
  }

  init(_ interaction: UIFindInteraction) {
    self.interaction = interaction
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    prepare(search, "Find") { [unowned self] in
      interaction.searchText = search.text
      interaction.search()
    }
    prepare(replacement, "Replace") { [unowned self] in
      interaction.replacementText = replacement.text
    }
    search.returnKeyType = .search
    search.addAction(
      UIAction { [weak interaction] _ in interaction?.findNext() }, for: .primaryActionTriggered)
    count.font = .systemFont(ofSize: 15)
    count.textColor = .secondaryLabel
    options.title = "Options"
    options.tapped = { [unowned self] in presentOptions() }
    first = [
      button("Done") { [unowned interaction] in interaction.dismissFindNavigator() }, search, count,
      options, button("Previous") { [unowned interaction] in interaction.findPrevious() },
      button("Next") { [unowned interaction] in interaction.findNext() },
    ]
    second = [
      replacement, button("Replace") { [unowned interaction] in interaction.replace() },
      button("Replace All") { [unowned interaction] in interaction.replaceAll() },
    ]
    for view in first + second { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func prepare(_ field: UITextField, _ name: String, changed: @escaping () -> Void) {
    field.placeholder = name
    field.borderStyle = .roundedRect
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.addAction(UIAction { _ in changed() }, for: .editingChanged)
  }

  private func button(_ title: String, tapped: @escaping () -> Void) -> BarButton {
    let button = BarButton()
    button.title = title
    button.tapped = tapped
    return button
  }

  // MARK: Contents

  func showTexts() {
    if search.text != interaction.searchText ?? "" { search.text = interaction.searchText }
    if replacement.text != interaction.replacementText ?? "" {
      replacement.text = interaction.replacementText
    }
  }

  func showResults() {
    guard let session = interaction.activeFindSession else { return }
    let index = session.highlightedResultIndex
    count.text =
      switch session.searchResultDisplayStyle {
      case .none: nil
      case _ where search.text?.isEmpty != false: nil
      case .currentAndTotal where index != NSNotFound && session.resultCount > 0:
        "\(index + 1) of \(session.resultCount)"
      case .currentAndTotal, .total: "\(session.resultCount)"
      }
    setNeedsLayout()
  }

  private func presentOptions() {
    func option(_ title: String, _ path: ReferenceWritableKeyPath<UIFindInteraction, Bool>)
      -> UIAction
    {
      UIAction(title: title, state: interaction[keyPath: path] ? .on : .off) {
        [weak interaction] _ in interaction?[keyPath: path].toggle()
      }
    }
    let standard = [option("Match Case", \.matchesCase), option("Whole Words", \.matchesWords)]
    let provider = interaction.optionsMenuProvider ?? { UIMenu(children: $0) }
    if let menu = provider(standard) { MenuController.present(menu, from: options) }
  }

  func beginEditing() {
    search.becomeFirstResponder()
    search.selectAll(nil)
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard key.key == .escape else { return super.handle(key) }
    interaction.dismissFindNavigator()
    return true
  }

  // MARK: Layout

  package override var standardBox: StandardBox? {
    StandardBox(background: .secondarySystemBackground)
  }

  /// Sets the frame to the bottom of the superview.
  func place() {
    guard let superview else { return }
    let bottom = superview.safeAreaInsets.bottom
    let height = UIApplication.look.height(of: .row) * (showsReplacement ? 2 : 1) + bottom
    frame = CGRect(
      x: 0, y: superview.bounds.maxY - height, width: superview.bounds.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut(first, y: 0)
    if showsReplacement { layOut(second, y: UIApplication.look.height(of: .row)) }
  }

  /// Places views in a row; the text field gets the width that the others leave.
  private func layOut(_ views: [UIView], y: CGFloat) {
    let look = UIApplication.look
    let height = look.height(of: .row)
    let widths = views.map {
      $0 is UITextField ? 0 : $0.sizeThatFits(CGSize(width: bounds.width, height: height)).width
    }
    let taken = widths.reduce(0, +) + look.gap * CGFloat(views.count + 1)
    var x = look.gap
    for (view, width) in zip(views, widths) {
      let width = view is UITextField ? max(0, bounds.width - taken) : width
      view.frame = directed(CGRect(x: x, y: y, width: width, height: height))
      x += width + look.gap
    }
  }
}
