public import Observation
public import UIKit

extension BindingTarget where Self: UITableView {
  /// Keeps the rows of this table what an array of `source` is, as long as the table lives.
  ///
  /// Rows are told apart by their identity: what came, went or moved is animated while the table is in a window,
  /// and the cell of an element that is another with the same identity is configured again in place.
  ///
  /// ```swift
  /// let rows = tableView.bindRows(to: viewModel, \.results, as: RepositoryCell.self) { cell, result in
  ///   cell.show(result)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - source: The model, not retained.
  ///   - elements: The model's array. Two elements must not have the same `id`.
  ///   - cell: The class of the cells, which needs no registration.
  ///   - animated: Whether changes are animated.
  ///   - configure: Called with a cell and its element. It should capture nothing: the table keeps it.
  /// - Returns: The binding, which knows the element of a row that was selected.
  /// - Complexity: Each change takes time in proportion to the number of elements.
  @discardableResult
  public func bindRows<Source, Element, Cell>(
    to source: Source, _ elements: KeyPath<Source, [Element]>, as cell: Cell.Type,
    animated: Bool = true, configure: @escaping (Cell, Element) -> Void
  ) -> RowBinding<Element>
  where
    Source: AnyObject & Observable, Element: Identifiable & Equatable, Element.ID: Sendable,
    Cell: UITableViewCell
  {
    let bag = BindingBag.of(self)
    let identifier = String(reflecting: Cell.self)
    register(Cell.self, forCellReuseIdentifier: identifier)
    let binding = RowSetting<Element>(self, animated: animated) { table, path, element in
      let cell = table.dequeueReusableCell(withIdentifier: identifier, for: path)
      if let cell = cell as? Cell { configure(cell, element) }
      return cell
    }
    bag.keep(
      binding,
      in: BindingSlot(target: ObjectIdentifier(self), property: \UITableView.dataSource))
    bag.dataSource = binding.dataSource
    PropertyOutlet.of(source, elements).connect(binding)
    return RowBinding(setting: binding)
  }
}
