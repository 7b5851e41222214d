public import UIKit

/// A view controller with typed access to its view, so that outlets and layout can be in a view class.
///
/// Declare the class and create the view in `loadView`, or set the class in a storyboard's scene:
///
/// ```swift
/// final class SearchViewController: UIViewController, HasRootView {
///   typealias RootView = SearchView
///
///   override func loadView() {
///     view = SearchView()
///   }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     rootView.tableView.dataSource = dataSource
///   }
/// }
/// ```
///
/// A controller without another base class can inherit from ``RootViewController`` instead.
@MainActor public protocol HasRootView: UIViewController {
  /// The class of `view`.
  associatedtype RootView: UIView
}

extension HasRootView {
  /// The controller's `view` as a `RootView`, loaded if necessary. Traps if the view has another class.
  public var rootView: RootView { typed(view) }

  /// The controller's `view` as a `RootView`, or `nil` if the view isn't loaded.
  public var rootViewIfLoaded: RootView? { viewIfLoaded.map(typed) }

  private func typed(_ view: UIView) -> RootView {
    guard let rootView = view as? RootView else {
      fatalError(
        "The view of \(type(of: self)) is a \(type(of: view)), not a \(RootView.self): make one in loadView, or set the class in the storyboard."
      )
    }
    return rootView
  }
}
