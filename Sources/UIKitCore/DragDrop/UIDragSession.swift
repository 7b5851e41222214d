public import Foundation

/// A drag and drop session, as both its source and its destination use it.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }

  /// Returns the location of the finger.
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag and drop session, as its source uses it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Any object, for example to identify the session when its items are dropped.
  var localContext: Any? { get set }
}

/// A drag and drop session, as its destination uses it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The session as its source uses it; `nil` if the source is another app.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Loads an object of a class from each item that can provide one.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @Sendable @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  public func canLoadObjects<T: _ItemProviderValue>(ofClass type: T.Type) -> Bool {
    canLoadObjects(ofClass: type._itemProviderClass)
  }
}

extension UIDropSession {
  /// Loads the strings or URLs from the items.
  @discardableResult
  public func loadObjects<T: _ItemProviderValue>(
    ofClass type: T.Type, completion: @escaping @Sendable @MainActor ([T]) -> Void
  ) -> Progress {
    loadObjects(ofClass: type._itemProviderClass) { objects in
      completion(objects.compactMap { T(_itemProviderObject: $0) })
    }
  }
}

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}
