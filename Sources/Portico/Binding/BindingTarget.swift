public import Observation
public import UIKit

/// An object that can be bound to an observable model: a view, a view controller or a bar item.
///
/// ```swift
/// greetingLabel.bind(\.text, to: viewModel, \.greeting)
/// countLabel.bind(\.text, to: viewModel) { "\($0.count) repositories" }
/// nameField.bindTwoWay(\.text, to: viewModel, \.name)
/// messageView.observe(viewModel) { view, viewModel in view.show(viewModel.message) }
/// ```
///
/// <doc:Bindings> lists all methods.
///
/// A binding doesn't retain its target or its source. Closures receive both as parameters. As long as closures
/// capture nothing else, bindings retain no object.
///
/// Create bindings on the main thread. If a source changes on another thread, it must be safe to read at the
/// same time; the change is applied on the main thread.
@preconcurrency @MainActor public protocol BindingTarget: AnyObject {}

extension UIView: BindingTarget {}
extension UIViewController: BindingTarget {}
extension UIBarItem: BindingTarget {}
extension UINavigationItem: BindingTarget {}

// Methods that take a key path are inlinable, so that the app's types are known to the compiler. Otherwise, their
// metadata would be looked up at run time in each turn.

extension BindingTarget {
  /// Binds a property of this object to a property of `source` for the lifetime of the object.
  ///
  /// - Parameters:
  ///   - property: The object's property. A new binding replaces an earlier one of the same property.
  ///   - source: The model, not retained. If the model is deallocated first, the property keeps the last value.
  ///   - value: The model's property.
  @inlinable @discardableResult
  public func bind<Source: AnyObject & Observable, Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to source: Source,
    _ value: KeyPath<Source, Value>
  ) -> ViewBinding {
    connect(property, to: .of(source, value) { $0[keyPath: value] }, set: Setter.of(property))
  }

  /// Binds an optional property of this object to a property of `source`.
  @inlinable @discardableResult
  public func bind<Source: AnyObject & Observable, Value>(
    _ property: ReferenceWritableKeyPath<Self, Value?>, to source: Source,
    _ value: KeyPath<Source, Value>
  ) -> ViewBinding {
    let set = Setter.of(property)
    return connect(property, to: .of(source, value) { $0[keyPath: value] }) { set($0, $1) }
  }

  /// Binds a property of this object to a value that a closure computes from `source`.
  ///
  /// - Parameters:
  ///   - property: The object's property. A new binding replaces an earlier one of the same property.
  ///   - source: The model, not retained.
  ///   - value: A closure that is called again after any observable property that it read has changed. Use only
  ///     its parameter: the binding retains the objects that the closure captures.
  @inlinable @discardableResult
  public func bind<Source: AnyObject & Observable, Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to source: Source,
    value: @escaping (Source) -> Value
  ) -> ViewBinding {
    observe(source, for: property, read: { value($1) }, apply: Setter.of(property))
  }

  /// Calls `update` with this object and `source` now, and at the end of each turn in which an observable
  /// property that `update` read has changed, for the lifetime of the object.
  ///
  /// ```swift
  /// messageView.observe(viewModel) { view, viewModel in
  ///   view.isHidden = viewModel.message == nil
  ///   view.label.text = viewModel.message
  /// }
  /// ```
  ///
  /// An object observes one model at a time: the next call replaces this observation. A reused cell observes its
  /// next model in this way. Properties that are bound with `bind(_:to:_:)` stay bound.
  ///
  /// - Parameters:
  ///   - source: The model, not retained.
  ///   - update: A closure that updates this object from the model. Use only its parameters: the observation
  ///     retains the objects that the closure captures.
  /// - Returns: The observation. Store it only if you want to end it early.
  @discardableResult
  public func observe<Source: AnyObject & Observable>(
    _ source: Source, update: @escaping (Self, Source) -> Void
  ) -> ViewBinding {
    observe(source, for: nil, read: update) { _, _ in }
  }

  /// Applies what `read` returns now, and again after an observable property that it read has changed.
  ///
  /// - Parameter property: The property that is bound, or `nil` if the closure updates the object as a whole.
  @usableFromInline func observe<Source: AnyObject & Observable, Value>(
    _ source: Source, for property: AnyKeyPath?, read: @escaping (Self, Source) -> Value,
    apply: @escaping (Self, Value) -> Void
  ) -> ViewBinding {
    let bag = BindingBag.of(self)
    let binding = UpdateBinding(
      self, isOwner: self is UIView, source, read: read, apply: apply)
    // Before the first value is applied, so that the replaced binding can't apply another value after it.
    bag.keep(binding, in: BindingSlot(target: ObjectIdentifier(self), property: property))
    binding.start()
    return binding
  }

  @usableFromInline func connect<Source, Value>(
    _ property: AnyKeyPath, to outlet: PropertyOutlet<Source, Value>,
    set: @escaping (Self, Value) -> Void
  ) -> ViewBinding {
    let bag = BindingBag.of(self)
    // Only a view ends its bindings when it is deallocated. Other objects need a weak reference.
    let binding: ValueBinding<Value> = self is UIView ? OwnSetting(self, set) : Setting(self, set)
    // Before the first value is applied, as in `observe`.
    bag.keep(binding, in: BindingSlot(target: ObjectIdentifier(self), property: property))
    outlet.connect(binding)
    return binding
  }
}
