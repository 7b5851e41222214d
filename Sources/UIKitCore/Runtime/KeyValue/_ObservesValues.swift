/// A class whose objects are told of changes of properties that they observe by name.
///
/// The build-tool plugin writes this conformance into the classes of an app that override
/// `observeValue(forKeyPath:of:change:context:)`.
public protocol _ObservesValues: AnyObject {
  @MainActor func _observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}
