import Foundation
import UIKit

/// The bindings that an object owns, which lives exactly as long: as one of a view's interactions, else as an
/// associated object.
@MainActor final class BindingBag: NSObject, UIInteraction {
  /// The owner: it is there as long as this object is. (A weak reference would make each use of the view
  /// slower from then on.)
  unowned(unsafe) var view: UIView?
  /// Tables do not keep theirs.
  var dataSource: AnyObject?
  private var bindings: [BindingSlot: ViewBinding] = [:]

  /// Its address is the key.
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

  /// Keeps `binding`; the one that held its place before ends.
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
