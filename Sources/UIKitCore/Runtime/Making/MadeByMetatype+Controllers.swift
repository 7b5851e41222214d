public import Foundation

extension _MadeByMetatype where Self: UIViewController {
  @_silgen_name("UIKit_made_UIViewController_nibName_bundle") @preconcurrency @MainActor
  public init(nibName: String?, bundle: Bundle?)

  @_silgen_name("UIKit_made_UIViewController_nibName_bundle") @MainActor static func made(
    _ nibName: __owned String?, _ bundle: __owned Bundle?
  ) -> Self {
    unsafeDowncast(UIViewController.make(self, nibName, bundle), to: self)
  }
}

extension UIViewController {
  @_silgen_name("UIKit_make_UIViewController_nibName_bundle") private convenience init(
    _ nibName: String?, _ bundle: Bundle?, _: Void
  ) {
    self.init(nibName: nibName, bundle: bundle)
  }

  @_silgen_name("UIKit_make_UIViewController_nibName_bundle") private class func allocate(
    _ nibName: __owned String?, _ bundle: __owned Bundle?
  ) -> UIViewController

  fileprivate static func make(_ type: UIViewController.Type, _ nibName: String?, _ bundle: Bundle?)
    -> UIViewController
  {
    type.allocate(nibName, bundle)
  }
}

extension _MadeByMetatype where Self: UITableViewController {
  @_silgen_name("UIKit_made_UITableViewController_style") @preconcurrency @MainActor public init(
    style: UITableView.Style)

  @_silgen_name("UIKit_made_UITableViewController_style") @MainActor static func made(
    _ style: UITableView.Style
  ) -> Self {
    unsafeDowncast(UITableViewController.make(self, style), to: self)
  }
}

extension UITableViewController {
  @_silgen_name("UIKit_make_UITableViewController_style") private convenience init(
    _ style: UITableView.Style, _: Void
  ) {
    self.init(style: style)
  }

  @_silgen_name("UIKit_make_UITableViewController_style") private class func allocate(
    _ style: UITableView.Style
  ) -> UITableViewController

  fileprivate static func make(_ type: UITableViewController.Type, _ style: UITableView.Style)
    -> UITableViewController
  {
    type.allocate(style)
  }
}

extension _MadeByMetatype where Self: UICollectionViewController {
  @_silgen_name("UIKit_made_UICollectionViewController_collectionViewLayout") @preconcurrency
  @MainActor public init(collectionViewLayout layout: UICollectionViewLayout)

  @_silgen_name("UIKit_made_UICollectionViewController_collectionViewLayout") @MainActor
  static func made(_ layout: __owned UICollectionViewLayout) -> Self {
    unsafeDowncast(UICollectionViewController.make(self, layout), to: self)
  }
}

extension UICollectionViewController {
  @_silgen_name("UIKit_make_UICollectionViewController_collectionViewLayout")
  private convenience init(_ layout: UICollectionViewLayout, _: Void) {
    self.init(collectionViewLayout: layout)
  }

  @_silgen_name("UIKit_make_UICollectionViewController_collectionViewLayout")
  private class func allocate(_ layout: __owned UICollectionViewLayout)
    -> UICollectionViewController

  fileprivate static func make(
    _ type: UICollectionViewController.Type, _ layout: UICollectionViewLayout
  ) -> UICollectionViewController {
    type.allocate(layout)
  }
}

extension _MadeByMetatype where Self: UINavigationController {
  @_silgen_name("UIKit_made_UINavigationController_rootViewController") @preconcurrency @MainActor
  public init(rootViewController controller: UIViewController)

  @_silgen_name("UIKit_made_UINavigationController_rootViewController") @MainActor static func made(
    _ controller: __owned UIViewController
  ) -> Self {
    unsafeDowncast(UINavigationController.make(self, controller), to: self)
  }
}

extension UINavigationController {
  @_silgen_name("UIKit_make_UINavigationController_rootViewController") private convenience init(
    _ controller: UIViewController, _: Void
  ) {
    self.init(rootViewController: controller)
  }

  @_silgen_name("UIKit_make_UINavigationController_rootViewController") private class func allocate(
    _ controller: __owned UIViewController
  ) -> UINavigationController

  fileprivate static func make(_ type: UINavigationController.Type, _ controller: UIViewController)
    -> UINavigationController
  {
    type.allocate(controller)
  }
}

extension _MadeByMetatype where Self: UINavigationController {
  @_silgen_name("UIKit_made_UINavigationController_navigationBarClass_toolbarClass") @preconcurrency
  @MainActor public init(navigationBarClass bar: AnyClass?, toolbarClass toolbar: AnyClass?)

  @_silgen_name("UIKit_made_UINavigationController_navigationBarClass_toolbarClass") @MainActor
  static func made(_ bar: AnyClass?, _ toolbar: AnyClass?) -> Self {
    unsafeDowncast(UINavigationController.make(self, bar, toolbar), to: self)
  }
}

extension UINavigationController {
  @_silgen_name("UIKit_make_UINavigationController_navigationBarClass_toolbarClass")
  private convenience init(_ bar: AnyClass?, _ toolbar: AnyClass?, _: Void) {
    self.init(navigationBarClass: bar, toolbarClass: toolbar)
  }

  @_silgen_name("UIKit_make_UINavigationController_navigationBarClass_toolbarClass")
  private class func allocate(_ bar: AnyClass?, _ toolbar: AnyClass?) -> UINavigationController

  fileprivate static func make(
    _ type: UINavigationController.Type, _ bar: AnyClass?, _ toolbar: AnyClass?
  ) -> UINavigationController {
    type.allocate(bar, toolbar)
  }
}
