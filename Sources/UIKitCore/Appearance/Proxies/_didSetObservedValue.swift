/// Notifies the observers of a property that its value may have changed, and the appearance proxies that it was
/// set.
public func _didSetObservedValue(of object: AnyObject, _ property: String) {
  didSet(object, property, nil)
}

/// Does the same for a property that may not store its value, such as one that forwards it to an outlet.
public func _didSetObservedValue(of object: AnyObject, _ property: String, to value: Any?) {
  didSet(object, property, .some(value))
}

private func didSet(_ object: AnyObject, _ property: String, _ value: Any??) {
  ObservedObject.didChange(object)
  guard object is UIView, MainQueue.isCurrent else { return }
  nonisolated(unsafe) let object = object
  nonisolated(unsafe) let value = value
  MainActor.assumeIsolated {
    if let view = object as? UIView { AppearanceProxies.didSet(property, of: view, to: value) }
  }
}
