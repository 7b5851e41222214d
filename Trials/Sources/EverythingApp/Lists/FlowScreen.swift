public import UIKit

/// A flow layout over a data source of its own, updated in batches; items can be dragged.
public final class FlowScreen: ProbeViewController, Changeable {
  public static let changes = [
    "flow-items", "flow-sections", "flow-reload", "flow-scroll", "flow-direction", "flow-move",
  ]

  private let layout = UICollectionViewFlowLayout()
  private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private var model = ListModel(sections: 2, rows: 12)

  public override func loadView() {
    view = collection
  }

  public override func viewDidLoad() {
    title = "Flow"
    layout.headerReferenceSize = CGSize(width: 40, height: 24)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = self
    collection.delegate = self
    collection.dragInteractionEnabled = true
    super.viewDidLoad()
  }

  public func change(_ name: String, _ number: Int, animated: Bool) {
    loadViewIfNeeded()
    var dice = Dice(number)
    func perform(_ body: () -> Void) {
      if animated { body() } else { UIView.performWithoutAnimation(body) }
    }
    switch name {
    case "flow-items":
      perform { collection.performBatchUpdates { apply(model.changeRows(&dice)) } }
    case "flow-sections":
      perform { collection.performBatchUpdates { apply(model.changeSections(&dice)) } }
    case "flow-reload":
      _ = model.changeRows(&dice)
      collection.reloadData()
    case "flow-scroll":
      collection.setContentOffset(
        CGPoint(x: CGFloat(number % 300), y: CGFloat(number % 900)), animated: animated)
    case "flow-direction":
      layout.scrollDirection = number % 2 == 0 ? .horizontal : .vertical
      layout.itemSize = CGSize(width: 20 + number % 120, height: 16 + number % 70)
      layout.sectionInset = UIEdgeInsets(top: 8, left: CGFloat(number % 40), bottom: 8, right: 0)
      layout.estimatedItemSize =
        number % 3 == 0 ? UICollectionViewFlowLayout.automaticSize : .zero
    default:
      if number % 3 == 0, collection.numberOfSections > 0,
        collection.numberOfItems(inSection: 0) > 0
      {
        _ = collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      } else if number % 3 == 1 {
        collection.updateInteractiveMovementTargetPosition(
          CGPoint(x: number % 400, y: number % 300))
      } else if number % 2 == 0 {
        collection.endInteractiveMovement()
      } else {
        collection.cancelInteractiveMovement()
      }
    }
  }

  private func apply(_ change: ListChange) {
    collection.deleteItems(at: change.deleted)
    collection.insertItems(at: change.inserted)
    collection.reloadItems(at: change.reloaded)
    for (from, to) in change.moved { collection.moveItem(at: from, to: to) }
    collection.deleteSections(change.deletedSections)
    collection.insertSections(change.insertedSections)
    for (from, to) in change.movedSections { collection.moveSection(from, toSection: to) }
  }
}

extension FlowScreen: UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { model.sections[section].rows.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "\(model[indexPath] ?? 0)"
    cell.contentConfiguration = content
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    model.move(sourceIndexPath, destinationIndexPath)
  }
}

extension FlowScreen: UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    record(.select)
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Look", handler: { _ in })])
    })
  }
}
