/// A class whose instances receive the changes of properties that they observe by name.
///
/// The build tool plugin adds this conformance to the classes of an app that override
/// `observeValue(forKeyPath:of:change:context:)`.
public protocol _ObservesValues: AnyObject {
  @MainActor func _observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}
