import Foundation

/// An accessory next to the content of a list cell.
@preconcurrency @MainActor public struct UICellAccessory {
  public typealias ActionHandler = () -> Void
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// The cell-editing states that an accessory appears in.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  enum Kind {
    case symbol(CellSymbolView.Symbol)
    case text(String, LabelOptions)
    case outline(OutlineDisclosureOptions.Style)
    case popUp(UIMenu, MenuSelectedElementDidChangeHandler?)
    case view(UIView, keepsSize: Bool)
  }

  let kind: Kind
  let displayed: DisplayedState
  let options: any CellAccessoryOptions
  let isLeading: Bool
  /// The position of a custom view among the other accessories of its edge.
  let position: Placement.Position?
  let action: ActionHandler?

  private init(
    _ kind: Kind, _ displayed: DisplayedState, _ options: any CellAccessoryOptions,
    isLeading: Bool = false,
    position: Placement.Position? = nil, action: ActionHandler? = nil
  ) {
    self.kind = kind
    self.displayed = displayed
    self.options = options
    self.isLeading = isLeading
    self.position = position
    self.action = action
  }

  // MARK: System accessories

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.symbol(.disclosure), displayed, options) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.symbol(.checkmark), displayed, options) }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.symbol(.detail), displayed, options, action: actionHandler)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol(.delete), displayed, options, isLeading: true, action: actionHandler)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol(.insert), displayed, options, isLeading: true, action: actionHandler)
  }

  /// An accessory that displays whether the cell is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.symbol(.unselected), displayed, options, isLeading: true)
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.symbol(.reorder), displayed, options) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outline(options.style), displayed, options, action: actionHandler)
  }

  /// An accessory with a menu that a tap anywhere in the cell presents.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.popUp(menu, selectedElementDidChangeHandler), displayed, options)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.text(text, options), displayed, options) }

  // MARK: Custom views

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let kind = Kind.view(configuration.customView, keepsSize: configuration.maintainsFixedSize)
    switch configuration.placement {
    case .leading(let displayed, let position):
      return UICellAccessory(
        kind, displayed, configuration, isLeading: true, position: position)
    case .trailing(let displayed, let position):
      return UICellAccessory(kind, displayed, configuration, position: position)
    }
  }

  // MARK: Order

  /// The position among the system's accessories of an edge, which doesn't depend on the cell's array; `nil`
  /// for a custom view.
  var rank: Int? {
    switch kind {
    case .symbol(.delete), .text: 0
    case .symbol(.insert), .popUp: 1
    case .symbol(.unselected), .symbol(.detail): 2
    case .symbol(.checkmark): 3
    case .outline: 4
    case .symbol: isReorder ? 6 : 5
    case .view: nil
    }
  }

  var isReorder: Bool {
    if case .symbol(.reorder) = kind { true } else { false }
  }

  /// Returns whether both are the same system accessory, or have the same custom view.
  func isSame(as other: UICellAccessory) -> Bool {
    if case (.view(let view, _), .view(let otherView, _)) = (kind, other.kind) {
      return view === otherView
    }
    return rank != nil && rank == other.rank && isLeading == other.isLeading
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
