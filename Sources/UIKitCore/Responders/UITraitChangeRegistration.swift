public import Foundation

/// The result of ``UITraitChangeObservable/registerForTraitChanges(_:handler:)``, with which the app can end
/// the registration.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (UIResponder, UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping @MainActor (UIResponder, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func concerns(_ traits: UITraitCollection, insteadOf previous: UITraitCollection) -> Bool {
    self.traits.contains { trait in
      (trait as? any StandardTrait.Type)?.differs(traits, previous)
        ?? (traits.values.custom[trait.identifier] != previous.values.custom[trait.identifier])
    }
  }
}
