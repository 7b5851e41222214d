public import Foundation
public import UIKit

/// A view controller that a storyboard scene describes, made by the name of its class.
///
/// Give the scene the name of the class as its Storyboard ID. Then whoever assembles the screen needs no
/// string and no cast:
///
/// ```swift
/// final class PlanViewController: UIViewController, Storyboarded {
///   weak var coordinator: (any PlanCoordinating)?
/// }
///
/// let controller = PlanViewController.instantiate()
/// controller.coordinator = self
/// ```
///
/// The storyboard is `Main`, of the main bundle, unless the class says otherwise. To say it once for the
/// screens of a package, where resources are in `Bundle.module`:
///
/// ```swift
/// protocol SubscriptionScreen: Storyboarded {}
///
/// extension SubscriptionScreen {
///   static var storyboardName: String { "Subscriptions" }
///   static var storyboardBundle: Bundle? { .module }
/// }
/// ```
///
/// It traps if there is no such storyboard or scene, or if the scene makes a controller of another
/// class, and says which.
@MainActor public protocol Storyboarded: UIViewController {
  /// The name of the storyboard's file without its extension. `Main` by default.
  static var storyboardName: String { get }

  /// Where the storyboard is; `nil`, the default, for the main bundle.
  static var storyboardBundle: Bundle? { get }

  /// The Storyboard ID of the scene. By default the name of the class, without its module and the types
  /// that it lies in.
  static var storyboardIdentifier: String { get }
}

extension Storyboarded {
  public static var storyboardName: String { "Main" }
  public static var storyboardBundle: Bundle? { nil }
  public static var storyboardIdentifier: String { String(describing: self) }

  /// The view controller of the class's scene. Its view is not loaded yet.
  public static func instantiate() -> Self {
    let controller = storyboard.instantiateViewController(withIdentifier: storyboardIdentifier)
    guard let controller = controller as? Self else {
      fatalError(
        "The scene '\(storyboardIdentifier)' of \(storyboardName).storyboard makes a \(type(of: controller)), not a \(self): set its class in the Identity inspector."
      )
    }
    return controller
  }

  /// The view controller of the class's scene, made with what it can't be without.
  ///
  /// ```swift
  /// PlanViewController.instantiate { PlanViewController(coder: $0, plan: plan) }
  /// ```
  ///
  /// - Parameter creator: Makes the controller by an initializer of its own, which calls
  ///   `super.init(coder:)` with the coder it is given. `nil` from it makes the controller by
  ///   `init(coder:)`.
  public static func instantiate(creator: @escaping (NSCoder) -> Self?) -> Self {
    storyboard.instantiateViewController(identifier: storyboardIdentifier, creator: creator)
  }

  private static var storyboard: UIStoryboard {
    UIStoryboard(name: storyboardName, bundle: storyboardBundle)
  }
}
