/// A class that forwards methods to other objects, such as a proxy of a delegate.
///
/// The build-tool plugin adds this conformance to an app's classes that override `forwardingTarget(for:)`. If a
/// delegate doesn't implement a method, UIKit calls the method of the target.
public protocol _ForwardsSelectors: AnyObject {
  @MainActor func _forwardingTarget(for selector: Selector) -> Any?
}
