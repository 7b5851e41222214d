public import Foundation
public import Observation
public import UIKit

extension BindingTarget where Self: UICollectionView {
  /// Binds the items of this collection view to an array of `source` for the lifetime of the collection view.
  ///
  /// Items are identified by the `id` of their elements. Insertions, deletions and moves are animated while the
  /// collection is in a window. The cell of an element that changes and keeps its `id` is configured again in
  /// place.
  ///
  /// ```swift
  /// collectionView.bindItems(to: viewModel, \.photos, as: PhotoCell.self) { cell, photo in
  ///   cell.show(photo)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - source: The model, not retained.
  ///   - elements: The model's array. Two elements must not have the same `id`.
  ///   - cell: The class of the cells, which needs no registration.
  ///   - animated: Whether changes are animated.
  ///   - configure: Configures a cell with its element. The collection retains this closure, so it should
  ///     capture nothing.
  /// - Returns: The binding, which returns the element at an index path.
  /// - Complexity: O(n) for each change, where n is the number of elements.
  @discardableResult
  public func bindItems<Source, Element, Cell>(
    to source: Source, _ elements: KeyPath<Source, [Element]>, as cell: Cell.Type,
    animated: Bool = true, configure: @escaping (Cell, Element) -> Void
  ) -> ListBinding<Element>
  where
    Source: AnyObject & Observable, Element: Identifiable & Equatable, Element.ID: Sendable,
    Cell: UICollectionViewCell
  {
    connect(source, animated: animated, cell: dequeue(Cell.self, configure)) {
      [ListSection(id: 0, items: $0[keyPath: elements])]
    }
  }

  /// Binds the sections of this collection, with their titles and items, to an array of `source`.
  ///
  /// Titles appear if the layout has headers and footers. They look like those of a list.
  ///
  /// ```swift
  /// collectionView.bindSections(to: viewModel, \.albums, as: PhotoCell.self) { cell, photo in
  ///   cell.show(photo)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - source: The model, not retained.
  ///   - sections: The model's array. No two sections, and no two elements in the whole list, have the same `id`.
  ///   - cell: The class of the cells, which needs no registration.
  ///   - animated: Whether changes are animated.
  ///   - configure: Configures a cell with its element. The collection retains this closure, so it should
  ///     capture nothing.
  @discardableResult
  public func bindSections<Source, SectionID, Element, Cell>(
    to source: Source, _ sections: KeyPath<Source, [ListSection<SectionID, Element>]>,
    as cell: Cell.Type, animated: Bool = true, configure: @escaping (Cell, Element) -> Void
  ) -> ListBinding<Element>
  where Source: AnyObject & Observable, Cell: UICollectionViewCell {
    connect(source, animated: animated, cell: dequeue(Cell.self, configure)) {
      $0[keyPath: sections]
    }
  }

  /// Binds the sections of this collection to an array of `source`, with cells of several classes.
  ///
  /// ```swift
  /// collectionView.bindSections(to: viewModel, \.sections) { collection, indexPath, item in
  ///   collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - source: The model, not retained.
  ///   - sections: The model's array. Two sections must not have the same `id`.
  ///   - animated: Whether changes are animated.
  ///   - cell: A closure that returns the configured cell of an element. The collection retains this closure, so it should
  ///     capture nothing.
  @discardableResult
  public func bindSections<Source, SectionID, Element>(
    to source: Source, _ sections: KeyPath<Source, [ListSection<SectionID, Element>]>,
    animated: Bool = true,
    cell: @escaping (UICollectionView, IndexPath, Element) -> UICollectionViewCell
  ) -> ListBinding<Element>
  where Source: AnyObject & Observable {
    connect(source, animated: animated, cell: cell) { $0[keyPath: sections] }
  }

  private func dequeue<Element, Cell: UICollectionViewCell>(
    _: Cell.Type, _ configure: @escaping (Cell, Element) -> Void
  ) -> (UICollectionView, IndexPath, Element) -> UICollectionViewCell {
    let identifier = String(reflecting: Cell.self)
    register(Cell.self, forCellWithReuseIdentifier: identifier)
    return { collection, path, element in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
      if let cell = cell as? Cell { configure(cell, element) }
      return cell
    }
  }

  private func connect<Source: AnyObject & Observable, SectionID, Element>(
    _ source: Source, animated: Bool,
    cell: @escaping (UICollectionView, IndexPath, Element) -> UICollectionViewCell,
    sections: @escaping (Source) -> [ListSection<SectionID, Element>]
  ) -> ListBinding<Element> {
    let shown = ShownList<Element>()
    let dataSource = UICollectionViewDiffableDataSource<SectionID, Element.ID>(
      collectionView: self
    ) { collection, path, _ in shown.element(at: path).map { cell(collection, path, $0) } }
    let titles = SectionTitles(shown, in: self)
    dataSource.supplementaryViewProvider = { titles.view(of: $1, at: $2, in: $0) }
    // The collection owns the binding, and the binding the target.
    unowned let collection: UICollectionView = self
    let target = ListSetting<SectionID, Element>.Target {
      dataSource.apply($0, animatingDifferences: $1)
    } indexPath: {
      dataSource.indexPath(for: $0)
    } retitle: {
      titles.update($0, in: collection)
    } isInWindow: {
      collection.window != nil
    }
    let setting = ListSetting(target, shown, animated: animated)
    BindingBag.of(self).dataSource = dataSource
    let binding = observe(
      source, for: \UICollectionView.dataSource, read: { sections($1) },
      apply: { setting.show($1) })
    return ListBinding(binding: binding, shown: shown)
  }
}
