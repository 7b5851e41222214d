/// A property wrapper for values that can change thousands of times a turn. A change costs little more than storing the
/// value, and views can be bound to the property.
///
/// Prefer `@Observable` models. Use this wrapper for values that change very often, and for classes that can't
/// be observable. Bind views to its projected value:
///
/// ```swift
/// @MainActor final class Recorder {
///   @Live var level = 0.0
/// }
/// levelView.bind(\.progress, to: recorder.$level) { Float($0) }
/// ```
///
/// Use it on the main thread.
@MainActor @propertyWrapper public struct Live<Value> {
  @usableFromInline let storage: LiveStorage<Value>

  public init(wrappedValue: Value) {
    storage = LiveStorage(wrappedValue)
  }

  init(_ storage: LiveStorage<Value>) {
    self.storage = storage
  }

  @inlinable public var wrappedValue: Value {
    get { storage.value }
    nonmutating set {
      storage.value = newValue
      if storage.isHeard { storage.noteChange() }
    }
    nonmutating _modify {
      yield &storage.value
      if storage.isHeard { storage.noteChange() }
    }
  }

  public var projectedValue: Live { self }
}

@usableFromInline @MainActor final class LiveStorage<Value> {
  @usableFromInline var value: Value
  /// Whether the next change has to be recorded: views are bound, and no change was recorded in this turn.
  @usableFromInline var isHeard = false
  let outlet = LiveOutlet<Value>()

  init(_ value: Value) {
    self.value = value
  }

  @usableFromInline func noteChange() {
    isHeard = false
    outlet.changed = self
    UpdateQueue.shared.add(outlet)
  }
}

@MainActor final class LiveOutlet<Value>: Outlet {
  /// The storage, from the first change in a turn to the end of the turn.
  ///
  /// A permanent weak reference would slow down each use of the storage.
  var changed: LiveStorage<Value>?

  /// Connects `binding` to `storage`, which owns this outlet, and applies the present value.
  func connect(_ binding: ValueBinding<Value>, to storage: LiveStorage<Value>) {
    add(binding)
    storage.isHeard = !isWaiting
    binding.apply(storage.value)
  }

  override func update() {
    guard let storage = changed else { return }
    changed = nil
    guard count > 0 else { return }
    storage.isHeard = true
    let value = storage.value
    forEachBinding { unsafeDowncast($0, to: ValueBinding<Value>.self).apply(value) }
  }
}
