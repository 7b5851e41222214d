import Foundation
import UIKitDiagnostics

/// The views of a list cell's accessories, in their order.
@MainActor final class CellAccessoryRow {
  private struct Item {
    let accessory: UICellAccessory
    let view: UIView
  }

  private var leading: [Item] = []
  private var trailing: [Item] = []
  private let separator = UIView()

  init() {
    separator.isUserInteractionEnabled = false
    separator.backgroundColor = .separator
  }

  private var items: [Item] { leading + trailing }

  /// - Parameter toggle: A closure that expands or collapses the cell's item.
  func show(_ accessories: [UICellAccessory], in cell: UIView, toggle: @escaping () -> Void) {
    for (index, accessory) in accessories.enumerated() where accessory.rank != nil {
      require(
        !accessories[..<index].contains { $0.isSame(as: accessory) },
        "a list cell can't have more than one system accessory of a type")
    }
    let former = items.map(\.view)
    leading = Self.ordered(accessories.filter(\.isLeading)).map { makeItem($0, toggle) }
    trailing = Self.ordered(accessories.filter { !$0.isLeading }).map { makeItem($0, toggle) }
    let views = items.map(\.view)
    for view in former where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in views where view.superview !== cell { cell.addSubview(view) }
  }

  private static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var ordered = accessories.filter { $0.rank != nil }.sorted { $0.rank! < $1.rank! }
    for accessory in accessories where accessory.rank == nil {
      let index = accessory.position?(ordered) ?? ordered.count
      ordered.insert(accessory, at: min(max(index, 0), ordered.count))
    }
    return ordered
  }

  private func makeItem(_ accessory: UICellAccessory, _ toggle: @escaping () -> Void) -> Item {
    let view = accessory.makeView()
    if case .outline = accessory.kind, accessory.action == nil {
      (view as? CellSymbolView)?.onTap = { _ in toggle() }
    }
    return Item(accessory: accessory, view: view)
  }

  /// Updates the symbols for the expansion of the cell's item and the selection of the cell.
  func update(isExpanded: Bool, isSelected: Bool) {
    for item in items {
      guard let view = item.view as? CellSymbolView else { continue }
      switch item.accessory.kind {
      case .outline: view.symbol = isExpanded ? .expanded : .collapsed
      case .symbol(.unselected): view.symbol = isSelected ? .selected : .unselected
      default: break
      }
    }
  }

  /// Returns the menu that a tap anywhere in the cell presents, and the view that presents it.
  func menu(whileEditing isEditing: Bool) -> (UIMenu, source: UIView, changed: () -> Void)? {
    for item in items where item.accessory.isShown(whileEditing: isEditing) {
      guard case .popUp(let menu, let changed) = item.accessory.kind,
        !item.accessory.options.isHidden
      else { continue }
      return (menu, item.view, { changed?(menu) })
    }
    return nil
  }

  // MARK: Layout

  /// Places the views, and returns the space between the leading and the trailing ones in a layout from left to
  /// right.
  ///
  /// - Parameter indent: The indentation of the leading accessories.
  func place(in rect: CGRect, indent: CGFloat, isEditing: Bool) -> CGRect {
    let margin = UIApplication.look.listMargin
    var left = rect.minX + indent
    for item in shown(leading, isEditing) {
      let size = size(of: item, in: rect)
      let width = width(of: item, size, standard: UIApplication.look.editingControlWidth - 8)
      put(item.view, size, in: rect, x: left + margin, width: max(width, size.width))
      left += width + 8
    }
    var right = rect.maxX - margin
    let trailing = shown(trailing, isEditing)
    separator.removeFromSuperview()
    for (index, item) in trailing.enumerated().reversed() {
      let size = size(of: item, in: rect)
      let width = width(of: item, size, standard: size.width)
      put(item.view, size, in: rect, x: right - width, width: width)
      right -= width + 8
      if index > 0, item.accessory.options.showsVerticalSeparator, let cell = item.view.superview {
        let line = UIApplication.look.fine(0.5)
        guard line > 0 else { continue }
        cell.addSubview(separator)
        separator.frame = cell.directed(
          CGRect(x: right + 4, y: rect.minY + 8, width: line, height: max(0, rect.height - 16)))
      }
    }
    let end = trailing.isEmpty ? rect.maxX : right + 8
    return CGRect(x: left, y: rect.minY, width: max(0, end - left), height: rect.height)
  }

  private func shown(_ items: [Item], _ isEditing: Bool) -> [Item] {
    items.filter { item in
      let isShown = item.accessory.isShown(whileEditing: isEditing)
      item.view.isHidden = !isShown || item.accessory.options.isHidden
      return isShown
    }
  }

  private func size(of item: Item, in rect: CGRect) -> CGSize {
    if case .view(let view, keepsSize: true) = item.accessory.kind { return view.bounds.size }
    var size = item.view.sizeThatFits(rect.size)
    if size == .zero { size = item.view.frame.size }
    if size == .zero { size = item.view.intrinsicContentSize }
    return size
  }

  private func width(of item: Item, _ size: CGSize, standard: CGFloat) -> CGFloat {
    switch item.accessory.options.reservedLayoutWidth {
    case .actual: size.width
    case .standard: max(standard, size.width)
    case .custom(let width): max(0, width)
    }
  }

  private func put(_ view: UIView, _ size: CGSize, in rect: CGRect, x: CGFloat, width: CGFloat) {
    let frame = UIApplication.look.centered(
      size, in: rect, x: x + (width - size.width) / 2, to: .halfPoint)
    view.frame = view.superview?.directed(frame) ?? frame
  }
}
