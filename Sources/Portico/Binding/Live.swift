/// A property that views can be bound to and that can change thousands of times a turn at the cost of storing
/// the value.
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
  /// Whether a change has to be noted: something is bound, and none has been noted in this turn.
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
  /// Set until the end of a turn in which there was a change. (A weak reference that stays would make each use of
  /// the storage slower.)
  var changed: LiveStorage<Value>?

  /// Connects `binding` to `storage`, whose outlet this is, and applies the present value.
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
