import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Nibs") struct NibTests {
  @Test("A nib makes its objects anew each time and connects their owner")
  func owner() throws {
    let nib = UINib(nibName: "Card", bundle: .module)
    let owner = CardOwner()
    let objects = nib.instantiate(withOwner: owner)
    #expect(objects.count == 1)
    let card = try #require(objects.first as? UIView)
    #expect(owner.card === card && owner.title == "A card")
    #expect(card.frame == CGRect(x: 0, y: 0, width: 280, height: 120))
    let other = CardOwner()
    let again = Bundle.module.loadNibNamed("Card", owner: other)
    #expect(again?.first as? UIView === other.card && other.card !== card)
    #expect(owner.card === card)
  }

  @Test("A controller's view comes from the nib that it is given")
  func named() {
    let controller = NoticeViewController(nibName: "NoticeViewController", bundle: .module)
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(controller.log == ["load Notice"])
    #expect(controller.view.backgroundColor == .systemBackground)
  }

  @Test("A controller without a nib takes that of its class, with or without its Controller")
  func implied() {
    let notice = NoticeViewController()
    #expect(notice.nibName == "NoticeViewController")
    notice.loadViewIfNeeded()
    #expect(notice.log == ["load Notice"])
    let warning = WarningViewController(nibName: nil, bundle: .module)
    #expect(warning.nibName == "WarningView")
    #expect((warning.view.subviews.first as? UILabel)?.text == "Warning")
    #expect(UIViewController().nibName == nil)
    #expect(Controller().nibName == nil)
    #expect(UIViewController().view.subviews.isEmpty)
  }

  /// Without its Controller, nothing of the name is left.
  final class Controller: UIViewController {}

  final class TitleScreen: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(
        UINib(nibName: "TitleCell", bundle: .module), forCellReuseIdentifier: "Title")
      tableView.register(
        UINib(nibName: "TitleHeader", bundle: .module),
        forHeaderFooterViewReuseIdentifier: "Head")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Title", for: indexPath)
      (cell as? TitleCell)?.titleLabel.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "Head")
    }
  }

  @Test("A table view makes cells and headers of the nibs registered with it")
  func table() throws {
    let screen = TitleScreen()
    withWindow(screen) { window in
      let cells = screen.tableView.visibleCells
      #expect(cells.map { ($0 as? TitleCell)?.titleLabel.text } == ["Row 0", "Row 1", "Row 2"])
      #expect(cells.allSatisfy { $0.reuseIdentifier == "Title" && $0.accessoryType == .checkmark })
      let header = screen.tableView.headerView(forSection: 0) as? TitleHeader
      #expect(header?.titleLabel.text == "Head" && header?.reuseIdentifier == "Head")
      screen.tableView.register(UINib?.none, forCellReuseIdentifier: "Title")
      screen.tableView.register(UINib?.none, forHeaderFooterViewReuseIdentifier: "Head")
      let fresh = UITableView()
      #expect(fresh.dequeueReusableCell(withIdentifier: "Title") == nil)
    }
  }

  final class TileScreen: UICollectionViewController {
    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 96, height: 64)
      layout.headerReferenceSize = CGSize(width: 0, height: 48)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(
        UINib(nibName: "TileCell", bundle: .module), forCellWithReuseIdentifier: "Any")
      collectionView.register(
        UINib(nibName: "TileHeader", bundle: .module),
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "Head")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Any", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
    }
  }

  @Test("A collection view makes cells and headers of the nibs registered with it")
  func collection() throws {
    let screen = TileScreen()
    withWindow(screen) { _ in
      let cell = screen.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? TileCell
      #expect(cell?.titleLabel.text == "Tile" && cell?.reuseIdentifier == "Any")
      #expect(cell?.titleLabel.superview === cell?.contentView)
      #expect(abs((cell?.titleLabel.center.x ?? 0) - 48) < 0.5)
      #expect(cell?.backgroundColor == .systemTeal)
      let header = screen.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      #expect((header?.subviews.first as? UILabel)?.text == "Tiles")
    }
  }

  @Test("A nib that is not there is a mistake that names it")
  func missing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewController(nibName: "Nowhere", bundle: .module).loadViewIfNeeded()
      }
    }
    let message = errorText(of: result)
    #expect(message.contains("Could not load NIB in bundle") && message.contains("'Nowhere'"))
  }

  @Test("A controller's nib without a view for it is a mistake that names both")
  func viewless() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        WarningViewController(nibName: "Viewless", bundle: .module).loadViewIfNeeded()
      }
    }
    let message = errorText(of: result)
    #expect(
      message.contains(
        "WarningViewController loadView] loaded the \"Viewless\" nib but the view outlet was not set"
      ))
  }

  @Test("A cell's nib with another identifier is a mistake that names both")
  func wrongIdentifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView()
        table.register(
          UINib(nibName: "TitleCell", bundle: .module), forCellReuseIdentifier: "Other")
        _ = table.dequeueReusableCell(withIdentifier: "Other")
      }
    }
    #expect(
      errorText(of: result).contains(
        """
        cell reuse identifier in nib (Title) does not match the identifier used to register the nib \
        (Other) of TitleCell.xib
        """))
  }

  @Test("A nib for cells that makes something else is named, with what it makes")
  func nibWithoutCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView()
        table.register(UINib(nibName: "TitleHeader", bundle: .module), forCellReuseIdentifier: "A")
        _ = table.dequeueReusableCell(withIdentifier: "A")
      }
    }
    #expect(
      errorText(of: result).contains("The objects of TitleHeader.xib: UIKitTests.TitleHeader"))
  }
}
