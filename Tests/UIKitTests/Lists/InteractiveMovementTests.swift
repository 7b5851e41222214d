import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Moving an item by hand")
struct InteractiveMovementTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections = [["a", "b", "c"], ["d", "e"]]
    var log: [String] = []
    var fixed: IndexPath?

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { sections[section].count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    { sections[indexPath.section][indexPath.item] != "b" }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
      log.append("\(sourceIndexPath) to \(destinationIndexPath)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { fixed ?? proposedIndexPath }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
  let list: UICollectionView
  let source = Source()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.delegate = source
    window.addSubview(list)
    window.isHidden = false
    list.layoutIfNeeded()
  }

  /// From the top to the bottom.
  private var shown: String {
    list.layoutIfNeeded()
    return list.visibleCells.sorted { $0.center.y < $1.center.y }
      .map { $0.accessibilityLabel! }.joined()
  }

  @Test("The others make room, and the data source hears of the move at the end")
  func moves() {
    let cell = list.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell?.configurationState.isReordering == true)
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 52))
    list.layoutIfNeeded()
    #expect(cell?.center == CGPoint(x: 50, y: 52))
    #expect(list.indexPath(for: cell!) == IndexPath(item: 2, section: 0))
    #expect(shown == "bcade")
    #expect(source.log.isEmpty)
    list.endInteractiveMovement()
    #expect(shown == "bcade")
    #expect(cell?.center.y == 50)
    #expect(cell?.configurationState.isReordering == false)
    #expect(source.log == ["[0, 0] to [0, 2]"])
    list.reloadData()
    #expect(shown == "bcade")
  }

  @Test("Items move between sections; cells made meanwhile are those of the data source's items")
  func movesBetweenSections() {
    #expect(list.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 1)))
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 10))
    list.layoutIfNeeded()
    #expect(list.numberOfItems(inSection: 0) == 4)
    #expect(shown == "eabcd")
    list.frame.size.height = 15
    list.layoutIfNeeded()
    list.frame.size.height = 400
    #expect(shown == "eabcd")
    list.endInteractiveMovement()
    #expect(source.sections == [["e", "a", "b", "c"], ["d"]])
    #expect(shown == "eabcd")
  }

  @Test("A cancelled move leaves everything as it was")
  func cancels() {
    #expect(list.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 5))
    #expect(shown == "cabde")
    list.cancelInteractiveMovement()
    #expect(shown == "abcde")
    #expect(list.numberOfItems(inSection: 0) == 3)
    #expect(source.log.isEmpty)
  }

  @Test("An update cancels the move of an item, of which the data source knows nothing")
  func updates() {
    #expect(list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 90))
    #expect(shown == "bcdae")
    source.sections[1].append("f")
    list.insertItems(at: [IndexPath(item: 2, section: 1)])
    #expect(shown == "abcdef")
    list.endInteractiveMovement()
    #expect(source.log.isEmpty)
  }

  @Test("The data source forbids moves, the delegate places")
  func asks() {
    #expect(!list.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    source.fixed = IndexPath(item: 1, section: 0)
    #expect(list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    list.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 90))
    list.endInteractiveMovement()
    #expect(source.log == ["[0, 0] to [0, 1]"])
  }
}
