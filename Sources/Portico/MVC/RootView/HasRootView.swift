public import UIKit

/// A view controller that knows the class of its view, so that outlets and layout can live there.
///
/// Say which class and make the view in `loadView`, or set it in the scene of a storyboard:
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
/// ``RootViewController`` does the same for a controller that may choose its base class.
@MainActor public protocol HasRootView: UIViewController {
  /// The class of `view`.
  associatedtype RootView: UIView
}

extension HasRootView {
  /// `view` as what it is; asking for it loads it. Traps if it is of another class.
  public var rootView: RootView { typed(view) }

  /// `view` as what it is, or `nil` while it is not loaded.
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
