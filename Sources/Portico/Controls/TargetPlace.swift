import UIKit

/// A property of a view that the user can change, with access to its value and its changes.
@MainActor struct TargetPlace<Target: UIView, Shown> {
  let property: AnyKeyPath
  let get: (Target) -> Shown?
  let set: (Target, Shown) -> Void
  let listen: ListenToPerson<Target>

  init(
    _ property: ReferenceWritableKeyPath<Target, Shown>, _ listen: @escaping ListenToPerson<Target>
  ) {
    self.property = property
    self.listen = listen
    get = { $0[keyPath: property] }
    set = { $0[keyPath: property] = $1 }
  }

  init(
    _ property: ReferenceWritableKeyPath<Target, Shown?>, _ listen: @escaping ListenToPerson<Target>
  ) {
    self.property = property
    self.listen = listen
    get = { $0[keyPath: property] }
    set = { $0[keyPath: property] = $1 }
  }

  func slot(in target: Target) -> BindingSlot {
    BindingSlot(target: ObjectIdentifier(target), property: property)
  }
}
