public import UIKit

/// Tells what UIKit calls the controllers of the app, so that something can be done in the middle of it.
@MainActor public enum Moments {
  /// Called in every callback, after the controller's own part.
  public static var handler: ((Moment, UIViewController) -> Void)?

  static func fire(_ moment: Moment, _ controller: UIViewController) {
    handler?(moment, controller)
  }
}
