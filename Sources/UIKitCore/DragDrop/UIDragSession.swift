public import Foundation

/// Something being dragged, for those on both ends.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }

  /// Where the finger is.
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// Something being dragged, for where it comes from.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Whatever the app wants to find again where the items are dropped.
  var localContext: Any? { get set }
}

/// Something being dragged, for where it may be dropped.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The same, for where it comes from; `nil` where that is another app.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Loads an object of the class from every item that has one.
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
  /// Loads the strings or URLs among the items.
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
