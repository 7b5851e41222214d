/// A class that decides to which selectors its objects respond.
///
/// The build-tool plugin adds this conformance to an app's classes that override `responds(to:)`.
public protocol _RespondsToSelectors: AnyObject {
  @MainActor func _responds(to selector: Selector) -> Bool
}
