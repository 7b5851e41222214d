import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Lists of a storyboard") struct ListInterfaceTests {
  private func settings() -> SettingsViewController {
    UIStoryboard(name: "Settings", bundle: .module)
      .instantiateViewController(identifier: "Settings")
  }

  private func tiles() -> TilesViewController {
    UIStoryboard(name: "Settings", bundle: .module).instantiateViewController(identifier: "Tiles")
  }

  @Test("A split view controller has the controllers of its relationships")
  func split() throws {
    let split = try #require(
      UIStoryboard(name: "Settings", bundle: .module).instantiateInitialViewController()
        as? UISplitViewController)
    #expect(split.preferredDisplayMode == .oneBesideSecondary)
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    #expect(navigation.topViewController is SettingsViewController)
    #expect(navigation.navigationBar.prefersLargeTitles && !navigation.isToolbarHidden)
    #expect(split.viewControllers.last is TilesViewController)
  }

  @Test("A static table has its sections, cells and heights without any code")
  func staticTable() {
    let screen = settings()
    withWindow(UINavigationController(rootViewController: screen)) { window in
      let table = screen.tableView!
      #expect(table.numberOfSections == 2)
      #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [1, 1])
      let account = table.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(account?.textLabel?.text == "Account")
      #expect(account?.detailTextLabel?.text == "Signed out")
      #expect(account?.accessoryType == .disclosureIndicator)
      let notifications = table.cellForRow(at: IndexPath(row: 0, section: 1))
      #expect(notifications?.frame.height == 64)
      #expect(table.tableHeaderView?.frame.height == 48)
      #expect(
        table.tableHeaderView?.backgroundColor
          == UIColor(
            red: 0.20000000298023224, green: 0.40000000596046448, blue: 0.60000002384185791,
            alpha: 1))
      #expect(
        ScreenText.of([window]) == """

                              Settings
          ────────────────────────────────────────────────





            Person

            Account                        Signed out  ›
            ──────────────────────────────────────────────


            Notifications


                                                    ━━●


            You can change this at any time.
          """)
    }
  }

  @Test("Controls in static cells call their controller's methods, private ones too")
  func actions() {
    let screen = settings()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.setToolbarHidden(false, animated: false)
    withWindow(navigation) { _ in
      #expect(screen.notificationsSwitch.isOn)
      screen.notificationsSwitch.isOn = false
      screen.notificationsSwitch.sendActions(for: .valueChanged)
      #expect(screen.toolbarItems?.count == 2)
      screen.toolbarItems?.last?.perform()
      screen.tableView.activateRow(at: IndexPath(row: 0, section: 0))
      #expect(screen.log == ["notifications false", "reset", "prepare account"])
    }
  }

  @Test("A collection view's prototypes make its cells and headers")
  func collection() {
    let screen = tiles()
    withWindow(UINavigationController(rootViewController: screen)) { _ in
      let view = screen.collectionView!
      let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
      #expect(layout?.itemSize == CGSize(width: 128, height: 64))
      #expect(layout?.sectionInset.left == 8 && layout?.minimumLineSpacing == 16)
      let cells = (0..<2).map { view.cellForItem(at: IndexPath(item: $0, section: 0)) as? TileCell }
      #expect(cells.map { $0?.titleLabel.text } == ["Tile 0", "Tile 1"])
      #expect(cells[0]?.frame.size == CGSize(width: 128, height: 64))
      #expect(cells[0]?.titleLabel.frame == CGRect(x: 8, y: 16, width: 112, height: 32))
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.height == 48 && header?.backgroundColor != nil)
      view.activateItem(at: IndexPath(item: 1, section: 0))
      #expect(screen.log == ["prepare tile"])
      #expect(screen.navigationController?.topViewController is SettingsViewController)
    }
  }

  @Test func `a cell's content view can have a class of its own`() {
    let content = """
      key="contentView" opaque="NO" contentMode="center" id="v" customClass="BadgeView" customModule="UIKitTests">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <subviews><label opaque="NO" text="A" id="l"><rect key="frame" x="8" y="8" width="60" height="20"/></label></subviews>
      """
    let row: UITableViewCell = Snippet.make(
      """
      <tableViewCell contentMode="scaleToFill" id="c">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <tableViewCellContentView \(content)</tableViewCellContentView>
      </tableViewCell>
      """)
    let item: UICollectionViewCell = Snippet.make(
      """
      <collectionViewCell contentMode="center" id="c">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <collectionViewCellContentView \(content)</collectionViewCellContentView>
      </collectionViewCell>
      """)
    for (cell, view) in [(row, row.contentView), (item, item.contentView)] as [(UIView, UIView)] {
      cell.layoutIfNeeded()
      #expect((view as? BadgeView)?.log == ["awake "])
      #expect(view.superview === cell && view.frame == cell.bounds)
      #expect((view.subviews.first as? UILabel)?.text == "A")
    }
  }
}
