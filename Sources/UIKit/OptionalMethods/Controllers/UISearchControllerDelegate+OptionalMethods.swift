public import UIKitCore

extension UISearchControllerDelegate {
  @_disfavoredOverload public var willPresentSearchController: ((UISearchController) -> Void)? {
    { self.willPresentSearchController($0) }
  }

  @_disfavoredOverload public var didPresentSearchController: ((UISearchController) -> Void)? {
    { self.didPresentSearchController($0) }
  }

  @_disfavoredOverload public var willDismissSearchController: ((UISearchController) -> Void)? {
    { self.willDismissSearchController($0) }
  }

  @_disfavoredOverload public var didDismissSearchController: ((UISearchController) -> Void)? {
    { self.didDismissSearchController($0) }
  }

  @_disfavoredOverload public var presentSearchController: ((UISearchController) -> Void)? {
    { self.presentSearchController($0) }
  }
}
