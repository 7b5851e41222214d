import Foundation
import UIKit

/// The bindings of one object.
///
/// The object owns the bag: a view as one of its interactions, any other object as an associated object.
@MainActor final class BindingBag: NSObject, UIInteraction {
  /// The owner, if it is a view. A weak reference would slow down each later use of the view.
  unowned var view: UIView?
  /// The data source of a bound list, because a list doesn't retain its data source.
  var dataSource: AnyObject?
  private var bindings: [BindingSlot: ViewBinding] = [:]

  /// The key of the associated object, by its address.
  private static var key: UInt8 = 0

  static func of(_ target: some BindingTarget) -> BindingBag {
    assert(isOnMain, "Views are bound on the main thread.")
    guard let view = target as? UIView else {
      if let bag = objc_getAssociatedObject(target, &key) as? BindingBag { return bag }
      let bag = BindingBag()
      objc_setAssociatedObject(target, &key, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return bag
    }
    for interaction in view.interactions {
      if let bag = interaction as? BindingBag { return bag }
    }
    let bag = BindingBag()
    view.addInteraction(bag)
    return bag
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) {
    self.view = view
    if view == nil { endAll() }
  }

  /// Stores a binding, and ends the binding that was stored in the same slot.
  func keep(_ binding: ViewBinding, in slot: BindingSlot) {
    binding.bag = self
    binding.slot = slot
    guard let old = bindings.updateValue(binding, forKey: slot) else { return }
    end(old)
  }

  private func end(_ binding: ViewBinding) {
    binding.bag = nil
    binding.end()
  }

  func forget(_ slot: BindingSlot) {
    bindings[slot] = nil
  }

  private func endAll() {
    let ended = bindings.values
    bindings = [:]
    for binding in ended { end(binding) }
  }

  deinit {
    let ended = bindings
    guard !ended.isEmpty else { return }
    onMain {
      for binding in ended.values {
        binding.bag = nil
        binding.end()
        binding.ownerIsGone()
      }
    }
  }
}
