import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("A section snapshot")
struct SectionSnapshotTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private var outline: Outline {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["a2x"], to: "a2")
    return outline
  }

  @Test("Items stand below one another, and show while all above them are expanded")
  func visibility() {
    var outline = outline
    #expect(outline.items == ["a", "a1", "a2", "a2x", "b"])
    #expect(outline.rootItems == ["a", "b"])
    #expect(outline.visibleItems == ["a", "b"])
    outline.expand(["a2"])
    #expect(outline.visibleItems == ["a", "b"])
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "a1", "a2", "a2x", "b"])
    outline.collapse(["a2"])
    #expect(!outline.isVisible("a2x") && outline.isVisible("a1"))
    #expect(outline.level(of: "a2x") == 2 && outline.level(of: "b") == 0)
    #expect(outline.parent(of: "a2x") == "a2" && outline.parent(of: "a") == nil)
    #expect(outline.index(of: "b") == 4 && outline.index(of: "none") == nil)
    #expect(outline.visualDescription() == "- a\n  * a1\n  + a2\n    * a2x\n* b")
  }

  @Test("Items are inserted beside others, and leave with all below them")
  func editing() {
    var outline = outline
    outline.insert(["a0"], before: "a1")
    outline.insert(["c"], after: "b")
    #expect(outline.items == ["a", "a0", "a1", "a2", "a2x", "b", "c"])
    #expect(outline.level(of: "a0") == 1)
    outline.delete(["a2"])
    #expect(!outline.contains("a2x"))
    #expect(outline.items == ["a", "a0", "a1", "b", "c"])
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test("Parts can be taken out as outlines and put in elsewhere")
  func parts() {
    var outline = outline
    outline.expand(["a2"])
    #expect(outline.snapshot(of: "a").items == ["a1", "a2", "a2x"])
    let whole = outline.snapshot(of: "a2", includingParent: true)
    #expect(whole.visibleItems == ["a2", "a2x"])
    outline.delete(["a2"])
    outline.insert(whole, after: "b")
    #expect(outline.visibleItems == ["a", "b", "a2", "a2x"])
    var other = Outline()
    other.append(["n"])
    outline.replace(childrenOf: "a", using: other)
    #expect(outline.items == ["a", "n", "b", "a2", "a2x"])
  }
}

@MainActor @Suite("An outline in a collection view")
struct OutlineListTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 880))
  let list: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    list = UICollectionView(
      frame: window.bounds, collectionViewLayout: .outline)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = item.count == 1 ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.addSubview(list)
    window.isHidden = false
  }

  private var shown: [String] {
    list.layoutIfNeeded()
    return list.visibleCells.map { cell in
      let cell = cell as! UICollectionViewListCell
      let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
      return String(repeating: ">", count: cell.indentationLevel) + text
    }
  }

  private func apply() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    source.apply(outline, to: 7)
  }

  @Test("A tap on a header shows what is below it, indented, and hides it again")
  func expands() {
    apply()
    #expect(source.snapshot().sectionIdentifiers == [7])
    #expect(shown == ["a", "b"])
    var log: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    let first = list.cellForItem(at: IndexPath(item: 0, section: 0))
    list.activateItem(at: IndexPath(item: 0, section: 0))
    #expect(shown == ["a", ">a1", ">a2", "b"])
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0)) === first)
    #expect(first?.configurationState.isExpanded == true)
    #expect(list.indexPathsForSelectedItems == [])
    #expect(source.snapshot(for: 7).isExpanded("a"))
    #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
    list.activateItem(at: IndexPath(item: 0, section: 0))
    #expect(shown == ["a", "b"])
    #expect(log == ["expand a", "collapse a"])
    source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    list.activateItem(at: IndexPath(item: 0, section: 0))
    #expect(shown == ["a", "b"])
  }

  @Test("What is below an item can be made when it is expanded")
  func expandsLazily() {
    apply()
    _ = shown
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, below in
      var below = below
      below.append(["\(item)-new"])
      return below
    }
    list.activateItem(at: IndexPath(item: 1, section: 0))
    #expect(shown == ["a", "b", ">b-new"])
  }

  @Test("A whole snapshot with other items makes a section plain again")
  func plainAgain() {
    apply()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([7])
    snapshot.appendItems(["b", "c"])
    source.apply(snapshot)
    #expect(shown == ["b", "c"])
    #expect(source.snapshot(for: 7).items == ["b", "c"])
  }

  @Test("A person moves items where the handlers allow it, and they hear what changed")
  func reorders() {
    apply()
    _ = shown
    let first = IndexPath(item: 0, section: 0)
    #expect(!list.beginInteractiveMovementForItem(at: first))
    var moves: [[String]] = []
    source.reorderingHandlers.canReorderItem = { $0 == "a" }
    source.reorderingHandlers.didReorder = { transaction in
      moves = [
        transaction.initialSnapshot.itemIdentifiers, transaction.finalSnapshot.itemIdentifiers,
        transaction.sectionTransactions.map { "\($0.sectionIdentifier)" },
      ]
      #expect(
        transaction.initialSnapshot.itemIdentifiers.applying(transaction.difference)
          == transaction.finalSnapshot.itemIdentifiers)
    }
    #expect(!list.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(list.beginInteractiveMovementForItem(at: first))
    let target = list.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))!.center
    list.updateInteractiveMovementTargetPosition(target)
    list.endInteractiveMovement()
    #expect(shown == ["b", "a"])
    #expect(moves == [["a", "b"], ["b", "a"], ["7"]])
    #expect(source.snapshot().itemIdentifiers == ["b", "a"])
  }
}

extension UICollectionViewLayout {
  @MainActor fileprivate static var outline: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }
}
