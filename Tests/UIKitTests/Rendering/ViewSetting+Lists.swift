import UIKit
import UIKitCore

/// Tables and collections, and their cells.
extension ViewSetting {
  private final class Rows: UITableView, UITableViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private final class Items: UICollectionView, UICollectionViewDataSource {
    var count = 3

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = .yellow
      return cell
    }
  }

  /// Items from back to front by their numbers, or the other way round.
  private final class Stacked: UICollectionViewFlowLayout {
    var direction = 0 { didSet { invalidateLayout() } }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        copy.zIndex = direction * attributes.indexPath.item
        return copy
      }
    }
  }

  static var lists: [ViewSetting] {
    let table = ViewSettings<Rows> {
      let table = Rows(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
      table.dataSource = table
      return table
    }
    let items = ViewSettings<Items> {
      let layout = Stacked()
      layout.itemSize = CGSize(width: 40, height: 40)
      let view = Items(
        frame: CGRect(x: 0, y: 0, width: 320, height: 240), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = view
      return view
    }
    let cell = ViewSettings<UITableViewCell> {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 48)
      cell.textLabel?.text = "Title"
      cell.isSelected = true
      return cell
    }
    let item = ViewSettings<UICollectionViewListCell> {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 48))
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      cell.contentConfiguration = content
      return cell
    }
    let bare = ViewSettings<UICollectionViewCell> {
      UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
    }
    return [
      table(\.separatorColor, .red, nil), table(\.separatorStyle, .none, .singleLine),
      table(\.rowHeight, 60, 30), table(\.isEditing, true, false),
      table(\.separatorInset, UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)),
      table("tableHeaderView") { table, value in
        table.tableHeaderView =
          value % 2 == 0 ? UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 30)) : nil
      },
      table("selectRow") { table, value in
        let path = IndexPath(row: value % 2, section: 0)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      },
      table("deselectRow") { table, value in
        for path in table.indexPathsForSelectedRows ?? [] {
          table.deselectRow(at: path, animated: false)
        }
        if value == 0 {
          let path = IndexPath(row: 0, section: 0)
          table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
      },
      table("reloadData") { table, value in
        table.count = 1 + value
        table.reloadData()
      },
      items("zIndex") { items, value in
        (items.collectionViewLayout as! Stacked).direction = value % 2 == 0 ? -1 : 1
      },
      items("reloadData") { items, value in
        items.count = 1 + value
        items.reloadData()
      },
      items("selectItem") { items, value in
        let path = IndexPath(item: value % 2, section: 0)
        items.selectItem(at: path, animated: false, scrollPosition: [])
      },
      cell(\.selectionStyle, .none, .blue), cell(\.isSelected, false, true),
      item("accessories") { cell, value in
        cell.accessories = [
          .disclosureIndicator(
            options: .init(tintColor: value % 2 == 0 ? .red : .green)), .checkmark(),
        ]
      },
      item(\.isSelected, true, false), item(\.isHighlighted, true, false),
      bare(\.isSelected, true, false), bare(\.isHighlighted, true, false),
      bare("selectedBackgroundView") { cell, value in
        cell.selectedBackgroundView = UIView()
        cell.isSelected = value % 2 == 0
      },
    ]
  }
}
