public import Foundation

/// A class that creates the objects, other than views and view controllers, of a restored interface.
@preconcurrency @MainActor public protocol UIObjectRestoration {
  /// - Parameter identifierComponents: The restoration identifiers from the root object to the requested one.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}
