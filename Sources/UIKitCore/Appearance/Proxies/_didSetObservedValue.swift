/// Tells the observers of a property that it may have another value, and the appearance that it was set.
public func _didSetObservedValue(of object: AnyObject, _ property: String) {
  didSet(object, property, nil)
}

/// The same for a property that need not keep its value, as those that pass it on to an outlet.
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
