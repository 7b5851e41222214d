public import Foundation
public import UIKit

/// A view controller that creates a view of a given class when the view is loaded.
///
/// ```swift
/// final class SearchViewController: RootViewController<SearchView> {
///   init(service: any SearchService) {
///     self.service = service
///     super.init(rootView: SearchView())
///   }
/// ```
///
/// A controller from a storyboard has the view of its scene. For such a controller, use ``HasRootView`` with
/// `UIViewController` as the base class: on iOS, Interface Builder doesn't find subclasses of generic classes
/// before the app has used them.
open class RootViewController<RootView: UIView>: UIViewController, HasRootView {
  private let makeRootView: (@MainActor () -> RootView)?

  /// - Parameter rootView: Creates the view. It is called when the view is loaded, not before.
  public init(rootView: @MainActor @escaping @autoclosure () -> RootView) {
    makeRootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    makeRootView = nil
    super.init(coder: coder)
  }

  open override func loadView() {
    guard let makeRootView else { return super.loadView() }
    view = makeRootView()
  }
}
