extension InterfaceKind {
  static let lists: [String: InterfaceKind] = [
    "scrollView": InterfaceKind(UIScrollView.self) { $0.configureScrollView($1) },
    "tableView": InterfaceKind(UITableView.self) { $0.configure($1) },
    "tableViewCell": InterfaceKind(UITableViewCell.self) { $0.configure($1) },
    "tableViewCellContentView": InterfaceKind(UIView.self) { part, view in
      part.ignore("tableViewCell")
      part.configureView(view)
    },
    "tableViewHeaderFooterView": InterfaceKind(UITableViewHeaderFooterView.self) { part, view in
      if let content = part.part(key: "contentView") {
        part.assembly.adopt(view.contentView, for: content)
      }
      part.configureView(view)
      part.ignore("reuseIdentifier")
    },
    "refreshControl": InterfaceKind(UIRefreshControl.self) { part, control in
      part.configureControl(control)
      if let title = part.attributedString("attributedTitle") { control.attributedTitle = title }
    },
    "collectionView": InterfaceKind(UICollectionView.self) { $0.configure($1) },
    "collectionViewCell": InterfaceKind(UICollectionViewCell.self) { $0.configure($1) },
    "collectionReusableView": InterfaceKind(UICollectionReusableView.self) { $0.configure($1) },
    "collectionViewCellContentView": InterfaceKind(UIView.self) { $0.configureView($1) },
    "collectionViewLayout": InterfaceKind(UICollectionViewLayout.self) { _, _ in },
    "collectionViewFlowLayout": InterfaceKind(UICollectionViewFlowLayout.self) {
      $0.configure($1)
    },
  ]
}
