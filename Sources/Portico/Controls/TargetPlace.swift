import UIKit

/// A property of a view that a person can change, and how the view tells of it.
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
