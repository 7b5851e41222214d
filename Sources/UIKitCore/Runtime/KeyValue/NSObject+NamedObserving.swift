public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Tells an observer when a property gets another value, by its `observeValue(forKeyPath:of:change:context:)`.
  ///
  /// - Parameter keyPath: Names of properties that a class declares to be reached by name, or of UIKit's that apps
  ///   observe.
  @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    NamedObservation.add(
      NamedObservation(observer, of: self, at: keyPath, options, context), to: self)
  }

  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    NamedObservation.remove(from: self) {
      $0.observer === observer && $0.keyPath == keyPath && $0.context == context
    }
  }

  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String
  ) {
    NamedObservation.remove(from: self) { $0.observer === observer && $0.keyPath == keyPath }
  }

  /// Called when an observed property has another value. Does nothing unless a class has its own.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The properties that another one is computed from. Observers need not be told: they read it again.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  public func willChangeValue(forKey key: String) {}

  /// Tells the observers of a property whose setter tells nobody.
  public func didChangeValue(forKey key: String) { ObservedObject.didChange(self) }
}
