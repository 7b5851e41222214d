public import Foundation
public import UIKit

/// The items of a collection view, made of an array: an object of its own, so that no view controller has to be the
/// data source.
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
/// A collection view does not keep its data source: whoever keeps the collection view, such as its view controller,
/// keeps this too. For changes that are animated take UIKit's diffable data source.
@MainActor
public final class CollectionDataSource<Element, Cell: UICollectionViewCell>: NSObject,
  UICollectionViewDataSource
{
  /// What the items show, one each. Setting it reloads the collection view.
  public var elements: [Element] {
    didSet { collectionView?.reloadData() }
  }

  private weak var collectionView: UICollectionView?
  private let reuseIdentifier: String?
  private let configure: (Cell, Element) -> Void

  /// - Parameters:
  ///   - elements: What the items show at first.
  ///   - reuseIdentifier: The identifier of a prototype cell in a storyboard, whose class has to be `Cell`. Without
  ///     one, the class needs no registration.
  ///   - configure: Called with a cell and its element. It should capture nothing that keeps this object.
  public init(
    _ elements: [Element] = [], reuseIdentifier: String? = nil,
    configure: @escaping (Cell, Element) -> Void
  ) {
    self.elements = elements
    self.reuseIdentifier = reuseIdentifier
    self.configure = configure
  }

  /// Becomes the data source of a collection view, in place of the one that it had.
  public func attach(to collectionView: UICollectionView) {
    self.collectionView = collectionView
    if reuseIdentifier == nil {
      collectionView.register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    collectionView.dataSource = self
    collectionView.reloadData()
  }

  /// What an item shows; `nil` if there is no such item.
  public func element(at indexPath: IndexPath) -> Element? {
    elements.indices.contains(indexPath.item) ? elements[indexPath.item] : nil
  }

  private var identifier: String { reuseIdentifier ?? String(reflecting: Cell.self) }

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
