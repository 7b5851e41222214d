/// Tells the observers of a property that it may have another value, and the appearance that it was set.
public func _didSetObservedValue(of object: AnyObject, _ property: String) {
  ObservedObject.didChange(object)
  guard object is UIView, MainQueue.isCurrent else { return }
  nonisolated(unsafe) let object = object
  MainActor.assumeIsolated {
    if let view = object as? UIView { AppearanceProxies.didSet(property, of: view) }
  }
}
