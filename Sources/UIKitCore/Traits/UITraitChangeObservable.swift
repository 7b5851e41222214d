/// What tells others of changes to its traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UIResponder {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Has `handler` called after any of `traits` changed, until the object is gone or the registration
  /// is ended.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { object, previous in
      if let object = object as? TraitEnvironment { handler(object, previous) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Has a method of the object called after any of `traits` changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Has a method called after any of `traits` changed. It gets the object and its previous traits, as far as it
  /// takes them.
  ///
  /// - Parameter target: The object with the method; it isn't retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) {
      [weak target = target as AnyObject] object, previous in
      if let target { Performing.perform(action, on: target, [object, previous]) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIResponder {
  package final func tellRegistrations(
    of traits: UITraitCollection, insteadOf previous: UITraitCollection
  ) {
    guard !traitRegistrations.isEmpty else { return }
    for case let registration as TraitChangeRegistration in traitRegistrations
    where registration.concerns(traits, insteadOf: previous) {
      registration.handler(self, previous)
    }
  }
}
