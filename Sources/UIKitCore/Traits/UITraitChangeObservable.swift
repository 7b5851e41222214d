/// What tells others of changes to its traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UIResponder {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Has `handler` called after any of `traits` changed, until the object is gone or the registration
  /// is ended.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
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
