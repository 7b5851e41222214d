public import Foundation

/// An object that shows a file or folder, and learns of changes that others make through a file coordinator.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The location of the presented file or folder.
  var presentedItemURL: URL? { get }
  /// The queue on which the presenter is notified.
  var presentedItemOperationQueue: OperationQueue { get }
  func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Called after the item moved.
  func presentedItemDidMove(to newURL: URL)
  /// Called after the contents or attributes of the item changed.
  func presentedItemDidChange()
  /// Called after a file appeared in the presented folder.
  func presentedSubitemDidAppear(at url: URL)
  /// Called after a file in the presented folder moved.
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
  /// Called after a file in the presented folder changed.
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  public func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { reader(nil) }
  public func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) { writer(nil) }
  public func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  public func presentedItemDidMove(to newURL: URL) {}
  public func presentedItemDidChange() {}
  public func presentedSubitemDidAppear(at url: URL) {}
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
  public func presentedSubitemDidChange(at url: URL) {}
}
