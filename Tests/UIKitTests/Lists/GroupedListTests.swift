import Testing
import UIKit
import UIKitCore

/// Source: `UICollectionLayoutListConfiguration`, its appearances and header modes.
@MainActor @Suite("Grouped lists in a collection view") struct GroupedListTests {
  @Test("have the background of groups, unless the configuration says another")
  func background() {
    #expect(
      GroupedList([["a"]], appearance: .insetGrouped).view.backgroundColor
        == .systemGroupedBackground)
    #expect(
      GroupedList([["a"]], appearance: .grouped, backgroundColor: .red).view.backgroundColor
        == .red)
    #expect(
      GroupedList([["a"]], appearance: .grouped, backgroundColor: .clear).view.backgroundColor
        == .orange, "a clear one lets the collection view's show")
    #expect(GroupedList([["a"]], appearance: .plain).view.backgroundColor == .orange)
  }

  @Test("round the corners of the groups that are inset")
  func corners() {
    let list = GroupedList([["a", "b", "c"], ["d"]], appearance: .insetGrouped)
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    #expect(list.cell(0, 0)?.layer.maskedCorners == top)
    #expect(list.cell(0, 1)?.layer.cornerRadius == 0)
    #expect(list.cell(0, 2)?.layer.maskedCorners == bottom)
    #expect(list.cell(1, 0)?.layer.maskedCorners == top.union(bottom))
    #expect(GroupedList([["a"]], appearance: .grouped).cell(0, 0)?.layer.cornerRadius == 0)
  }

  @Test("keep the first item out of the group where it is the header")
  func header() {
    let list = GroupedList(
      [["Title", "a", "b"]], appearance: .insetGrouped, headerMode: .firstItemInSection)
    #expect(list.cell(0, 0)?.backgroundColor == nil)
    #expect(list.cell(0, 0)?.layer.cornerRadius == 0)
    #expect(list.cell(0, 1)?.backgroundColor == .secondarySystemGroupedBackground)
    #expect(
      list.cell(0, 1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test("give a header the content configuration of its list")
  func content() {
    for (appearance, expected) in [
      (
        UICollectionLayoutListConfiguration.Appearance.insetGrouped,
        UIListContentConfiguration.prominentInsetGroupedHeader()
      ), (.grouped, .groupedHeader()), (.plain, .plainHeader()),
    ] {
      var configurations: [UIListContentConfiguration] = []
      _ = GroupedList([["Title", "a"]], appearance: appearance, headerMode: .firstItemInSection) {
        cell, _ in configurations.append(cell.defaultContentConfiguration())
      }
      #expect(configurations == [expected, .cell()])
    }
  }

  final class Header: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      heightAnchor.constraint(equalTo: widthAnchor).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Delegate: NSObject, UICollectionViewDelegate {
    var sizes: [CGSize] = []
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { sizes.append(view.frame.size) }
  }

  @Test("tell that a header shows when it has the size that it prefers")
  func headerSize() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 880))
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let headers = UICollectionView.SupplementaryRegistration<Header>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    let delegate = Delegate()
    view.delegate = delegate
    window.addSubview(view)
    window.isHidden = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(delegate.sizes == [CGSize(width: 320, height: 320)])
  }
}
