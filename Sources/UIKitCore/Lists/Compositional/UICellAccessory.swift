import Foundation

/// What stands beside the content of a list cell.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When it shows.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  enum Kind {
    case symbol(CellSymbolView.Symbol)
    case text(String)
    case view(UIView)
    case outline(OutlineDisclosureOptions.Style)
  }

  let kind: Kind
  let displayed: DisplayedState
  let isLeading: Bool
  let action: (() -> Void)?

  private init(
    _ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false,
    action: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.displayed = displayed
    self.isLeading = isLeading
    self.action = action
  }

  public struct DisclosureIndicatorOptions {
    public init() {}
  }
  public struct CheckmarkOptions {
    public init() {}
  }
  public struct LabelOptions {
    public init() {}
  }
  public struct DetailOptions {
    public init() {}
  }
  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable {
      case automatic = 0
      case header = 1
      case cell = 2
    }
    public var style: Style
    public init(style: Style = .automatic) { self.style = style }
  }
  public struct InsertOptions {
    public init() {}
  }
  public struct ReorderOptions {
    public init() {}
  }
  public struct DeleteOptions {
    public init() {}
  }
  public struct MultiselectOptions {
    public init() {}
  }

  /// A view of the app's own.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement

    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.symbol(.disclosure), displayed) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.symbol(.checkmark), displayed) }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.symbol(.detail), displayed, action: actionHandler) }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.symbol(.delete), displayed, isLeading: true, action: actionHandler)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.symbol(.insert), displayed, isLeading: true, action: actionHandler)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.symbol(.unselected), displayed, isLeading: true) }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.symbol(.reorder), displayed) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outline(options.style), displayed, action: actionHandler)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.text(text), displayed) }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed):
      UICellAccessory(.view(configuration.customView), displayed, isLeading: true)
    case .trailing(let displayed): UICellAccessory(.view(configuration.customView), displayed)
    }
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  func makeView() -> UIView {
    switch kind {
    case .symbol(let symbol):
      let view = CellSymbolView(symbol)
      view.onTap = { [action] _ in action?() }
      return view
    case .text(let text):
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
      return label
    case .view(let view): return view
    case .outline:
      let view = CellSymbolView(.collapsed)
      view.onTap = { [action] _ in action?() }
      return view
    }
  }
}
