public import UIKitCore

extension UIView {
  /// A property of a view that invalidates aspects of the view when its value changes:
  ///
  /// ```swift
  /// @Invalidating(.display, .layout) var badgePosition = 0
  /// ```
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    @available(*, unavailable, message: "@Invalidating is for properties of views.")
    public var wrappedValue: Value {
      get { fatalError() }
      set { fatalError() }
    }

    @MainActor @preconcurrency
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance observed: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { observed[keyPath: storageKeyPath].value }
      set {
        guard observed[keyPath: storageKeyPath].value != newValue else { return }
        observed[keyPath: storageKeyPath].value = newValue
        observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
      }
    }

    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    public init<InvalidationType1, InvalidationType2>(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2
    ) where InvalidationType == Invalidations.Tuple<InvalidationType1, InvalidationType2> {
      self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
    }

    public init<InvalidationType1, InvalidationType2, InvalidationType3>(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
      >
    {
      self.init(
        wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), invalidation3))
    }

    public init<InvalidationType1, InvalidationType2, InvalidationType3, InvalidationType4>(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<InvalidationType1, InvalidationType2>,
        Invalidations.Tuple<InvalidationType3, InvalidationType4>
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)))
    }

    public init<
      InvalidationType1, InvalidationType2, InvalidationType3, InvalidationType4, InvalidationType5
    >(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4,
      _ invalidation5: InvalidationType5
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<
          Invalidations.Tuple<InvalidationType1, InvalidationType2>,
          Invalidations.Tuple<InvalidationType3, InvalidationType4>
        >, InvalidationType5
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        .init(
          .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
          invalidation5))
    }
  }
}
