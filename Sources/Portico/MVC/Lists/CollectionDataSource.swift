public import Foundation
public import UIKit

/// A collection view's data source for the elements of an array, so that no view controller has to be the data
/// source.
///
/// ```swift
/// private let people = CollectionDataSource<Person, PersonCell> { cell, person in
///   cell.show(person.name)
/// }
///
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   people.attach(to: collectionView)
/// }
/// ```
///
/// A collection view doesn't retain its data source: the object that owns the collection view, such as its view
/// controller, must retain it. For animated changes, use ``BindingTarget/bindItems(to:_:as:animated:configure:)`` or
/// UIKit's diffable data source.
@MainActor
public final class CollectionDataSource<Element, Cell: UICollectionViewCell>: NSObject,
  UICollectionViewDataSource
{
  /// The elements, one for each item. Setting this property reloads the collection view.
  public var elements: [Element] {
    didSet { collectionView?.reloadData() }
  }

  private weak var collectionView: UICollectionView?
  private let reuseIdentifier: String?
  private let configure: (Cell, Element) -> Void

  /// - Parameters:
  ///   - elements: The initial elements.
  ///   - reuseIdentifier: The identifier of a prototype cell in a storyboard, whose class must be `Cell`.
  ///     Without it, the class is registered automatically.
  ///   - configure: Configures a cell with its element. Don't capture objects that retain this one.
  public init(
    _ elements: [Element] = [], reuseIdentifier: String? = nil,
    configure: @escaping (Cell, Element) -> Void
  ) {
    self.elements = elements
    self.reuseIdentifier = reuseIdentifier
    self.configure = configure
  }

  /// Sets this object as the data source of a collection view.
  public func attach(to collectionView: UICollectionView) {
    self.collectionView = collectionView
    if reuseIdentifier == nil {
      collectionView.register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    collectionView.dataSource = self
    collectionView.reloadData()
  }

  /// Returns the element of an item, or `nil` if there is no such item.
  public func element(at indexPath: IndexPath) -> Element? {
    elements.indices.contains(indexPath.item) ? elements[indexPath.item] : nil
  }

  private lazy var identifier = reuseIdentifier ?? String(reflecting: Cell.self)

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    elements.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let typed = cell as? Cell else {
      fatalError(
        "The cell \"\(identifier)\" is a \(type(of: cell)), not a \(Cell.self): set the class of the prototype."
      )
    }
    configure(typed, elements[indexPath.item])
    return typed
  }
}
