public import UIKit

extension BindingTarget where Self: UIView {
  /// Binds a property of this view to a live property for the lifetime of the view.
  ///
  /// - Parameters:
  ///   - property: The view's property. A new binding replaces an earlier one of the same property.
  ///   - value: The live property. The binding doesn't retain it.
  @discardableResult
  public func bind<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to value: Live<Value>
  ) -> ViewBinding {
    connect(property, to: value, set: Setter.of(property))
  }

  /// Binds an optional property of this view to a live property.
  @discardableResult
  public func bind<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value?>, to value: Live<Value>
  ) -> ViewBinding {
    let set = Setter.of(property)
    return connect(property, to: value) { set($0, $1) }
  }

  /// Binds a property of this view to a value that a closure computes from a live property.
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
