/// A class whose objects name others that answer in their place, as proxies of delegates do.
///
/// The build-tool plugin writes this conformance into the classes of an app that override `forwardingTarget(for:)`. What
/// UIKit asks a delegate that lacks the method, it asks the target.
public protocol _ForwardsSelectors: AnyObject {
  @MainActor func _forwardingTarget(for selector: Selector) -> Any?
}
