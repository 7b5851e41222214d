public import Observation

// Only views own bindings. Without these, the compiler would complain of the key paths.
extension BindingTarget {
  @available(
    *, unavailable, message: "Add `in: view`, with which the binding ends; bind in viewDidLoad"
  )
  @discardableResult
  public func bind<Source: AnyObject & Observable, Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to source: Source,
    _ value: KeyPath<Source, Value>
  ) -> ViewBinding {
    fatalError()
  }

  @available(
    *, unavailable, message: "Add `in: view`, with which the binding ends; bind in viewDidLoad"
  )
  @discardableResult
  public func bind<Source: AnyObject & Observable, Value>(
    _ property: ReferenceWritableKeyPath<Self, Value?>, to source: Source,
    _ value: KeyPath<Source, Value>
  ) -> ViewBinding {
    fatalError()
  }

  @available(
    *, unavailable, message: "Add `in: view`, with which the binding ends; bind in viewDidLoad"
  )
  @discardableResult
  public func bind<Source: AnyObject & Observable, Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to source: Source,
    value: @escaping (Source) -> Value
  ) -> ViewBinding {
    fatalError()
  }

  @available(
    *, unavailable, message: "Add `in: view`, with which the binding ends; bind in viewDidLoad"
  )
  @discardableResult
  public func bind<Source: AnyObject & Observable>(
    to source: Source, update: @escaping (Self, Source) -> Void
  ) -> ViewBinding {
    fatalError()
  }
}
