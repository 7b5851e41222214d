public import Foundation
public import UIKit

/// A view controller that is created from a storyboard scene by the name of its class.
///
/// Use the name of the class as the scene's Storyboard ID. The code that creates the screen then needs no
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
/// By default, the storyboard is `Main` in the main bundle. To set another storyboard once for all screens of a
/// package, where resources are in `Bundle.module`:
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
/// Instantiation traps with a message if the storyboard or scene doesn't exist, or if the scene has another class.
@MainActor public protocol Storyboarded: UIViewController {
  /// The name of the storyboard's file without its extension. The default is `Main`.
  static var storyboardName: String { get }

  /// The bundle that contains the storyboard. The default is `nil`, the main bundle.
  static var storyboardBundle: Bundle? { get }

  /// The Storyboard ID of the scene. The default is the name of the class, without its module and enclosing
  /// types.
  static var storyboardIdentifier: String { get }
}

extension Storyboarded {
  public static var storyboardName: String { "Main" }
  public static var storyboardBundle: Bundle? { nil }
  public static var storyboardIdentifier: String { String(describing: self) }

  /// Creates the view controller of the class's scene, without loading its view.
  public static func instantiate() -> Self {
    let controller = storyboard.instantiateViewController(withIdentifier: storyboardIdentifier)
    guard let controller = controller as? Self else {
      fatalError(
        "The scene '\(storyboardIdentifier)' of \(storyboardName).storyboard makes a \(type(of: controller)), not a \(self): set its class in the Identity inspector."
      )
    }
    return controller
  }

  /// Creates the view controller of the class's scene with a custom initializer.
  ///
  /// ```swift
  /// PlanViewController.instantiate { PlanViewController(coder: $0, plan: plan) }
  /// ```
  ///
  /// - Parameter creator: Creates the controller with an initializer that calls `super.init(coder:)`. If it
  ///   returns `nil`, `init(coder:)` creates the controller.
  public static func instantiate(creator: @escaping (NSCoder) -> Self?) -> Self {
    storyboard.instantiateViewController(identifier: storyboardIdentifier, creator: creator)
  }

  private static var storyboard: UIStoryboard {
    UIStoryboard(name: storyboardName, bundle: storyboardBundle)
  }
}
