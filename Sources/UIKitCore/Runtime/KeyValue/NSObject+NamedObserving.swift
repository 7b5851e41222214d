public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Notifies an observer of the changes of a property, with its `observeValue(forKeyPath:of:change:context:)`.
  ///
  /// - Parameter keyPath: The names of properties that a class exposes by name, or of properties of UIKit that
  ///   apps commonly observe.
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

  /// Called when the value of an observed property has changed. Does nothing unless a class implements this
  /// method.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Returns the properties from which another one is computed. It isn't needed, because observers read the
  /// property again.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  public func willChangeValue(forKey key: String) {}

  /// Notifies the observers of a property whose setter doesn't notify them.
  public func didChangeValue(forKey key: String) { ObservedObject.didChange(self) }

  /// Keeps the elements of an array that are about to change, for the observers of its property.
  ///
  /// - Parameter indexes: Their places; for an insertion, the places that the new elements will have.
  public func willChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    NamedObservation.forEach(of: self, at: key) { $0.willChange(changeKind, at: indexes) }
  }

  /// Notifies the observers of a property that elements of its array have changed.
  public func didChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    NamedObservation.forEach(of: self, at: key) { $0.didChange(changeKind, at: indexes) }
  }
}
