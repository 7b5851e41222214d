import Foundation
public import Observation

/// The outlet of one property of an observable source.
@usableFromInline @MainActor
final class PropertyOutlet<Source: AnyObject & Observable, Value>: Outlet {
  private weak var source: Source?
  private let key: OutletTable.Key
  private let read: (Source) -> Value

  private init(_ source: Source, _ key: OutletTable.Key, _ read: @escaping (Source) -> Value) {
    self.source = source
    self.key = key
    self.read = read
  }

  /// Returns the outlet of a property.
  ///
  /// All bindings of a property share its outlet, also bindings that are created after earlier ones ended. Views that
  /// are created and deallocated repeatedly therefore don't add observers to a model that outlives them.
  ///
  /// - Parameter read: A closure that returns the property's value.
  @usableFromInline static func of(
    _ source: Source, _ property: KeyPath<Source, Value>, read: @escaping (Source) -> Value
  ) -> PropertyOutlet {
    let key = OutletTable.Key(
      source: ObjectIdentifier(source), property: ObjectIdentifier(PropertyPath.of(property)))
    if let outlet = OutletTable[key] {
      // Equal key paths have the same type.
      let outlet = unsafeDowncast(outlet, to: PropertyOutlet.self)
      if outlet.source === source { return outlet }
    }
    let outlet = PropertyOutlet(source, key, read)
    OutletTable[key] = outlet
    return outlet
  }

  static func of(_ source: Source, _ property: KeyPath<Source, Value>) -> PropertyOutlet {
    of(source, property) { $0[keyPath: property] }
  }

  override var isDead: Bool { source == nil }

  /// Connects `binding` and applies the present value.
  func connect(_ binding: ValueBinding<Value>) {
    add(binding)
    guard let source else { return }
    binding.apply(isArmed || isWaiting ? read(source) : track { read(source) })
  }

  override func update() {
    guard count > 0, let source else { return leaveTable() }
    let value = track { read(source) }
    forEachBinding { unsafeDowncast($0, to: ValueBinding<Value>.self).apply(value) }
  }

  override func readAgain() {
    guard !isWaiting, count > 0, let source else { return }
    let value = read(source)
    forEachBinding { unsafeDowncast($0, to: ValueBinding<Value>.self).apply(value) }
  }

  override func didRemoveLast() {
    if source == nil { leaveTable() }
  }

  private func leaveTable() {
    if OutletTable[key] === self { OutletTable[key] = nil }
  }
}
