public import Foundation
public import UIKit

/// A view controller with a view of a class of its own, which it makes when the view is loaded.
///
/// ```swift
/// final class SearchViewController: RootViewController<SearchView> {
///   init(service: any SearchService) {
///     self.service = service
///     super.init(rootView: SearchView())
///   }
/// ```
///
/// One that a storyboard makes has the view of its scene. There take ``HasRootView`` with `UIViewController` as
/// base class: on iOS, Interface Builder does not find subclasses of generic classes before the app has used them.
open class RootViewController<RootView: UIView>: UIViewController, HasRootView {
  private let makeRootView: (@MainActor () -> RootView)?

  /// - Parameter rootView: Makes the view. It is called when the view is loaded, not before.
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
