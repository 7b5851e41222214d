public import Foundation

/// An object, other than a view or view controller, whose state is saved and restored with the interface.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  var restorationParent: (any UIStateRestoring)? { get }
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}
