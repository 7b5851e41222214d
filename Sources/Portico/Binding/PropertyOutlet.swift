import Foundation
public import Observation

/// A value that is read from an observable source.
@usableFromInline @MainActor
final class PropertyOutlet<Source: AnyObject & Observable, Value>: Outlet {
  private weak var source: Source?
  private let key: OutletTable.Key?
  private var read: ((Source) -> Value)?

  /// The outlet of what `read` makes of `source`, for one binding.
  @usableFromInline init(_ source: Source, read: @escaping (Source) -> Value) {
    self.source = source
    self.read = read
    key = nil
  }

  private init(_ source: Source, _ key: OutletTable.Key, _ read: @escaping (Source) -> Value) {
    self.source = source
    self.key = key
    self.read = read
  }

  /// The outlet of a property. It is shared, and found again as long as it is armed: a view that comes
  /// and goes leaves no trace in a model that stays.
  ///
  /// - Parameter read: Gives the property's value.
  @usableFromInline static func of(
    _ source: Source, _ property: KeyPath<Source, Value>, read: @escaping (Source) -> Value
  ) -> PropertyOutlet {
    let key = OutletTable.Key(
      source: ObjectIdentifier(source), property: ObjectIdentifier(PropertyPath.of(property)))
    if let outlet = OutletTable[key] {
      // The key path has only one type.
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
    guard let source, let read else { return }
    binding.apply(isArmed || isWaiting ? read(source) : track { read(source) })
  }

  override func update() {
    guard count > 0, let source else { return leaveTable() }
    guard let read else { return }
    let value = track { read(source) }
    forEachBinding { unsafeDowncast($0, to: ValueBinding<Value>.self).apply(value) }
  }

  override func readAgain() {
    guard !isWaiting, count > 0, let source, let read else { return }
    let value = read(source)
    forEachBinding { unsafeDowncast($0, to: ValueBinding<Value>.self).apply(value) }
  }

  /// What the closure captured goes with the binding, though the outlet stays armed.
  override func didRemoveLast() {
    if key == nil { read = nil }
    if source == nil { leaveTable() }
  }

  private func leaveTable() {
    if let key, OutletTable[key] === self { OutletTable[key] = nil }
  }
}
