public import Foundation

/// What ``UITraitChangeObservable/registerForTraitChanges(_:handler:)`` returns, to end it by.
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
