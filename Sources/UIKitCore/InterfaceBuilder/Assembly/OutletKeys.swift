import Foundation

/// The outlets of UIKit's own classes.
@MainActor enum OutletKeys {
  /// Sets an outlet. Returns whether the value has the right type.
  typealias Setter = @MainActor (_ object: AnyObject, _ value: Any) -> Bool

  static func outlet(_ name: String, of type: AnyClass) -> Setter? {
    outlets[name]?.first { ClassNames.isClass(type, kindOf: $0.type) }?.set
  }

  private struct Outlet {
    let type: AnyClass
    let set: Setter
  }

  private static func outlet<Object: AnyObject, Value>(
    _ property: ReferenceWritableKeyPath<Object, Value?>
  ) -> Outlet {
    Outlet(type: Object.self) { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      object[keyPath: property] = value
      return true
    }
  }

  /// Returns an outlet that is set without calling its getter, which would load the view. Setting by a key path
  /// calls it.
  private static func outlet<Object: AnyObject, Value>(
    _ set: @escaping @MainActor (Object, Value) -> Void
  ) -> Outlet {
    Outlet(type: Object.self) { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      set(object, value)
      return true
    }
  }

  private static let outlets: [String: [Outlet]] = [
    "view": [outlet { (controller: UIViewController, view: UIView) in controller.view = view }],
    "delegate": [
      outlet(\UITableView.delegate), outlet(\UICollectionView.delegate),
      outlet(\UITextView.delegate), outlet(\UIScrollView.delegate), outlet(\UITextField.delegate),
      outlet(\UISearchBar.delegate), outlet(\UIPickerView.delegate), outlet(\UITabBar.delegate),
      outlet(\UINavigationBar.delegate), outlet(\UIToolbar.delegate),
      outlet(\UINavigationController.delegate), outlet(\UITabBarController.delegate),
      outlet(\UISplitViewController.delegate), outlet(\UIPageViewController.delegate),
      outlet(\UIGestureRecognizer.delegate),
    ],
    "dataSource": [
      outlet(\UITableView.dataSource), outlet(\UICollectionView.dataSource),
      outlet(\UIPickerView.dataSource), outlet(\UIPageViewController.dataSource),
    ],
    "prefetchDataSource": [
      outlet(\UITableView.prefetchDataSource), outlet(\UICollectionView.prefetchDataSource),
    ],
    "dragDelegate": [outlet(\UITableView.dragDelegate), outlet(\UICollectionView.dragDelegate)],
    "dropDelegate": [outlet(\UITableView.dropDelegate), outlet(\UICollectionView.dropDelegate)],
    "tableView": [
      outlet { (controller: UITableViewController, view: UITableView) in
        controller.tableView = view
      }
    ],
    "collectionView": [
      outlet { (controller: UICollectionViewController, view: UICollectionView) in
        controller.collectionView = view
      }
    ],
    "refreshControl": [outlet(\UITableView.refreshControl), outlet(\UIScrollView.refreshControl)],
    "backgroundView": [
      outlet(\UITableView.backgroundView), outlet(\UITableViewCell.backgroundView),
      outlet(\UICollectionView.backgroundView), outlet(\UICollectionViewCell.backgroundView),
    ],
    "selectedBackgroundView": [
      outlet(\UITableViewCell.selectedBackgroundView),
      outlet(\UICollectionViewCell.selectedBackgroundView),
    ],
    "accessoryView": [outlet(\UITableViewCell.accessoryView)],
    "editingAccessoryView": [outlet(\UITableViewCell.editingAccessoryView)],
    "titleView": [outlet(\UINavigationItem.titleView)],
    "leftView": [outlet(\UITextField.leftView)],
    "rightView": [outlet(\UITextField.rightView)],
    "mask": [outlet(\UIView.mask)],
  ]
}
