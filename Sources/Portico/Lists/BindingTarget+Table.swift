public import Foundation
public import Observation
public import UIKit

extension BindingTarget where Self: UITableView {
  /// Binds the rows of this table to an array of `source` for the lifetime of the table.
  ///
  /// Rows are identified by the `id` of their elements. Insertions, deletions and moves are animated while the
  /// table is in a window. The cell of an element that changes and keeps its `id` is configured again in place. Rows
  /// can be swiped if the table's delegate offers actions for them.
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
  ///   - configure: Configures a cell with its element. The table retains this closure, so it should capture
  ///     nothing.
  /// - Returns: The binding, which returns the element at an index path.
  /// - Complexity: O(n) for each change, where n is the number of elements.
  @discardableResult
  public func bindRows<Source, Element, Cell>(
    to source: Source, _ elements: KeyPath<Source, [Element]>, as cell: Cell.Type,
    animated: Bool = true, configure: @escaping (Cell, Element) -> Void
  ) -> ListBinding<Element>
  where
    Source: AnyObject & Observable, Element: Identifiable & Equatable, Element.ID: Sendable,
    Cell: UITableViewCell
  {
    connect(source, animated: animated, cell: dequeue(Cell.self, configure)) {
      [ListSection(id: 0, items: $0[keyPath: elements])]
    }
  }

  /// Binds the sections of this table, with their titles and rows, to an array of `source`.
  ///
  /// Sections are identified by their `id` when they are inserted, deleted and moved, as rows are. An element that
  /// changes its section moves to the new section. A changed title is replaced in place.
  ///
  /// ```swift
  /// tableView.bindSections(to: viewModel, \.sections, as: TaskCell.self) { cell, task in
  ///   cell.show(task)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - source: The model, not retained.
  ///   - sections: The model's array. No two sections, and no two elements in the whole list, have the same `id`.
  ///   - cell: The class of the cells, which needs no registration.
  ///   - animated: Whether changes are animated.
  ///   - configure: Configures a cell with its element. The table retains this closure, so it should capture
  ///     nothing.
  @discardableResult
  public func bindSections<Source, SectionID, Element, Cell>(
    to source: Source, _ sections: KeyPath<Source, [ListSection<SectionID, Element>]>,
    as cell: Cell.Type, animated: Bool = true, configure: @escaping (Cell, Element) -> Void
  ) -> ListBinding<Element>
  where Source: AnyObject & Observable, Cell: UITableViewCell {
    connect(source, animated: animated, cell: dequeue(Cell.self, configure)) {
      $0[keyPath: sections]
    }
  }

  /// Binds the sections of this table to an array of `source`, with cells of several classes.
  ///
  /// ```swift
  /// tableView.bindSections(to: viewModel, \.sections) { table, indexPath, item in
  ///   switch item {
  ///   case .text(let text): table.dequeueReusableCell(withIdentifier: "Text", for: indexPath)…
  ///   case .image(let image): …
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - source: The model, not retained.
  ///   - sections: The model's array. Two sections must not have the same `id`.
  ///   - animated: Whether changes are animated.
  ///   - cell: A closure that returns the configured cell of an element. The table retains this closure, so it should capture
  ///     nothing.
  @discardableResult
  public func bindSections<Source, SectionID, Element>(
    to source: Source, _ sections: KeyPath<Source, [ListSection<SectionID, Element>]>,
    animated: Bool = true, cell: @escaping (UITableView, IndexPath, Element) -> UITableViewCell
  ) -> ListBinding<Element>
  where Source: AnyObject & Observable {
    connect(source, animated: animated, cell: cell) { $0[keyPath: sections] }
  }

  private func dequeue<Element, Cell: UITableViewCell>(
    _: Cell.Type, _ configure: @escaping (Cell, Element) -> Void
  ) -> (UITableView, IndexPath, Element) -> UITableViewCell {
    let identifier = String(reflecting: Cell.self)
    register(Cell.self, forCellReuseIdentifier: identifier)
    return { table, path, element in
      let cell = table.dequeueReusableCell(withIdentifier: identifier, for: path)
      if let cell = cell as? Cell { configure(cell, element) }
      return cell
    }
  }

  private func connect<Source: AnyObject & Observable, SectionID, Element>(
    _ source: Source, animated: Bool,
    cell: @escaping (UITableView, IndexPath, Element) -> UITableViewCell,
    sections: @escaping (Source) -> [ListSection<SectionID, Element>]
  ) -> ListBinding<Element> {
    let shown = ShownList<Element>()
    let dataSource = BoundRows<SectionID, Element>(self, shown, cell: cell)
    // The table owns the binding, and the binding the target.
    unowned let table: UITableView = self
    let target = ListSetting<SectionID, Element>.Target {
      dataSource.apply($0, animatingDifferences: $1)
    } indexPath: {
      dataSource.indexPath(for: $0)
    } retitle: {
      dataSource.retitle($0, in: table)
    } isInWindow: {
      table.window != nil
    }
    let setting = ListSetting(target, shown, animated: animated)
    BindingBag.of(self).dataSource = dataSource
    let binding = observe(
      source, for: \UITableView.dataSource, read: { sections($1) }, apply: { setting.show($1) })
    return ListBinding(binding: binding, shown: shown)
  }
}
