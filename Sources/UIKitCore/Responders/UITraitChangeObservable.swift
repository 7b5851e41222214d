/// An object whose trait changes can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UIResponder {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Registers a handler that is called after changes of any of `traits`, until the object is deallocated or
  /// the registration ends.
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

  /// Registers a method of the object that is called after changes of any of `traits`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Registers a method that is called after changes of any of `traits`. Its arguments are the object and the
  /// previous traits, as far as it has parameters for them.
  ///
  /// - Parameter target: The object with the method. It's not retained.
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
