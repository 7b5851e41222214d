import Observation

/// A value of a model that can be read, written and connected to bindings. It doesn't retain the model.
@MainActor struct TwoWaySource<Value> {
  let read: () -> Value?
  let write: (Value) -> Void
  let connect: (ValueBinding<Value>) -> Void

  init<Source: AnyObject & Observable>(
    _ source: Source, _ property: ReferenceWritableKeyPath<Source, Value>
  ) {
    read = { [weak source] in source?[keyPath: property] }
    write = { [weak source] in source?[keyPath: property] = $0 }
    connect = { [weak source] binding in
      if let source { PropertyOutlet.of(source, property).connect(binding) }
    }
  }

  init(_ value: Live<Value>) {
    weak let storage = value.storage
    read = { storage?.value }
    write = { value in if let storage { Live(storage).wrappedValue = value } }
    connect = { binding in
      if let storage { storage.outlet.connect(binding, to: storage) }
    }
  }
}
