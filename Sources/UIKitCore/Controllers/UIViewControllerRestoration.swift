public import Foundation

/// A class that creates the view controllers of a restored interface.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
  /// - Parameter identifierComponents: The restoration identifiers from the root controller to the requested
  ///   one.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
