public import UIKit

extension BindingTarget where Self: UIView {
  /// Keeps a property of this view what a live property is, as long as the view lives.
  ///
  /// - Parameters:
  ///   - property: The view's property. An earlier binding of it ends.
  ///   - value: The live property, not retained.
  @discardableResult
  public func bind<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to value: Live<Value>
  ) -> ViewBinding {
    connect(property, to: value, set: Setter.of(property))
  }

  /// Keeps an optional property of this view what a live property is.
  @discardableResult
  public func bind<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value?>, to value: Live<Value>
  ) -> ViewBinding {
    let set = Setter.of(property)
    return connect(property, to: value) { set($0, $1) }
  }

  /// Keeps a property of this view what a closure makes of a live property.
  @discardableResult
  public func bind<Value, Shown>(
    _ property: ReferenceWritableKeyPath<Self, Shown>, to value: Live<Value>,
    value transform: @escaping (Value) -> Shown
  ) -> ViewBinding {
    let set = Setter.of(property)
    return connect(property, to: value) { set($0, transform($1)) }
  }

  private func connect<Value>(
    _ property: AnyKeyPath, to value: Live<Value>, set: @escaping (Self, Value) -> Void
  ) -> ViewBinding {
    let binding = OwnSetting(self, set)
    let slot = BindingSlot(target: ObjectIdentifier(self), property: property)
    BindingBag.of(self).keep(binding, in: slot)
    value.storage.outlet.connect(binding, to: value.storage)
    return binding
  }
}
