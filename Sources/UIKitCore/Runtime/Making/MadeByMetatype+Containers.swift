extension _MadeByMetatype where Self: UIPageViewController {
  @_silgen_name("UIKit_made_UIPageViewController_transitionStyle") @preconcurrency @MainActor
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation orientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil)

  @_silgen_name("UIKit_made_UIPageViewController_transitionStyle") @MainActor static func made(
    _ style: UIPageViewController.TransitionStyle,
    _ orientation: UIPageViewController.NavigationOrientation,
    _ options: __owned [UIPageViewController.OptionsKey: Any]?
  ) -> Self {
    unsafeDowncast(UIPageViewController.make(self, style, orientation, options), to: self)
  }
}

extension UIPageViewController {
  @_silgen_name("UIKit_make_UIPageViewController_transitionStyle") private convenience init(
    _ style: TransitionStyle, _ orientation: NavigationOrientation, _ options: [OptionsKey: Any]?,
    _: Void
  ) {
    self.init(transitionStyle: style, navigationOrientation: orientation, options: options)
  }

  @_silgen_name("UIKit_make_UIPageViewController_transitionStyle") private class func allocate(
    _ style: TransitionStyle, _ orientation: NavigationOrientation,
    _ options: __owned [OptionsKey: Any]?
  ) -> UIPageViewController

  fileprivate static func make(
    _ type: UIPageViewController.Type, _ style: TransitionStyle,
    _ orientation: NavigationOrientation, _ options: [OptionsKey: Any]?
  ) -> UIPageViewController {
    type.allocate(style, orientation, options)
  }
}

extension _MadeByMetatype where Self: UISplitViewController {
  @_silgen_name("UIKit_made_UISplitViewController_style") @preconcurrency @MainActor public init(
    style: UISplitViewController.Style)

  @_silgen_name("UIKit_made_UISplitViewController_style") @MainActor static func made(
    _ style: UISplitViewController.Style
  ) -> Self {
    unsafeDowncast(UISplitViewController.make(self, style), to: self)
  }
}

extension UISplitViewController {
  @_silgen_name("UIKit_make_UISplitViewController_style") private convenience init(
    _ style: Style, _: Void
  ) {
    self.init(style: style)
  }

  @_silgen_name("UIKit_make_UISplitViewController_style") private class func allocate(
    _ style: Style
  ) -> UISplitViewController

  fileprivate static func make(_ type: UISplitViewController.Type, _ style: Style)
    -> UISplitViewController
  {
    type.allocate(style)
  }
}

extension _MadeByMetatype where Self: UISearchController {
  @_silgen_name("UIKit_made_UISearchController_searchResultsController") @preconcurrency @MainActor
  public init(searchResultsController controller: UIViewController?)

  @_silgen_name("UIKit_made_UISearchController_searchResultsController") @MainActor
  static func made(_ controller: __owned UIViewController?) -> Self {
    unsafeDowncast(UISearchController.make(self, controller), to: self)
  }
}

extension UISearchController {
  @_silgen_name("UIKit_make_UISearchController_searchResultsController") private convenience init(
    _ controller: UIViewController?, _: Void
  ) {
    self.init(searchResultsController: controller)
  }

  @_silgen_name("UIKit_make_UISearchController_searchResultsController")
  private class func allocate(_ controller: __owned UIViewController?) -> UISearchController

  fileprivate static func make(_ type: UISearchController.Type, _ controller: UIViewController?)
    -> UISearchController
  {
    type.allocate(controller)
  }
}
