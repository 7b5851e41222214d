/// A class that decides by itself what its objects respond to.
///
/// The build-tool plugin writes this conformance into the classes of an app that override `responds(to:)`.
public protocol _RespondsToSelectors: AnyObject {
  @MainActor func _responds(to selector: Selector) -> Bool
}
