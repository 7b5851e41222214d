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
/// <doc:Bindings> lists all of them.
///
/// A binding holds its target and its source weakly. Closures receive both as parameters. As long as closures
/// capture nothing else, bindings retain no object.
///
/// Create bindings on the main thread. If a source changes on another thread, it must be safe to read at the
/// same time; the change is applied on the main thread.
@preconcurrency @MainActor public protocol BindingTarget: AnyObject {}

extension UIView: BindingTarget {}
extension UIViewController: BindingTarget {}
extension UIBarItem: BindingTarget {}
extension UINavigationItem: BindingTarget {}

// What takes a property is inlinable: an app's types are known there, here they would have to be looked up in each turn.

extension BindingTarget {
  /// Binds a property of this object to a property of `source`, as long as the object lives.
  ///
  /// - Parameters:
  ///   - property: The object's property. Replaces an earlier binding of it.
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
  ///   - property: The object's property. Replaces an earlier binding of it.
  ///   - source: The model, not retained.
  ///   - value: A closure that is called again after any observable property that it read has changed. Use only
  ///     its parameter: objects that it captures live as long as the binding.
  @inlinable @discardableResult
  public func bind<Source: AnyObject & Observable, Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to source: Source,
    value: @escaping (Source) -> Value
  ) -> ViewBinding {
    observe(source, for: property, read: { value($1) }, apply: Setter.of(property))
  }

  /// Calls `update` with this object and `source` now, and at the end of each turn in which an observable
  /// property that `update` read has changed, as long as the object lives.
  ///
  /// ```swift
  /// messageView.observe(viewModel) { view, viewModel in
  ///   view.isHidden = viewModel.message == nil
  ///   view.label.text = viewModel.message
  /// }
  /// ```
  ///
  /// An object observes one model at a time: the next call replaces this one. A reused cell moves on to its next
  /// model in this way. Properties that are bound with `bind(_:to:_:)` stay bound.
  ///
  /// - Parameters:
  ///   - source: The model, not retained.
  ///   - update: Shows the model. Use only its parameters: objects that it captures live as long as the
  ///     observation.
  /// - Returns: The observation, which you store only to end it early.
  @discardableResult
  public func observe<Source: AnyObject & Observable>(
    _ source: Source, update: @escaping (Self, Source) -> Void
  ) -> ViewBinding {
    observe(source, for: nil, read: update) { _, _ in }
  }

  /// The primitive: applies what `read` returns now, and after an observable property that it read has changed.
  ///
  /// - Parameter property: What is bound; `nil` for the object as a whole.
  @usableFromInline func observe<Source: AnyObject & Observable, Value>(
    _ source: Source, for property: AnyKeyPath?, read: @escaping (Self, Source) -> Value,
    apply: @escaping (Self, Value) -> Void
  ) -> ViewBinding {
    let bag = BindingBag.of(self)
    let binding = UpdateBinding(
      self, isOwner: self is UIView, source, read: read, apply: apply)
    // Before the first value: the binding that it replaces must not have the last word.
    bag.keep(binding, in: BindingSlot(target: ObjectIdentifier(self), property: property))
    binding.start()
    return binding
  }

  @usableFromInline func connect<Source, Value>(
    _ property: AnyKeyPath, to outlet: PropertyOutlet<Source, Value>,
    set: @escaping (Self, Value) -> Void
  ) -> ViewBinding {
    let bag = BindingBag.of(self)
    // Of an app's own object nobody may tell the end.
    let binding: ValueBinding<Value> = self is UIView ? OwnSetting(self, set) : Setting(self, set)
    // Before the first value, as above.
    bag.keep(binding, in: BindingSlot(target: ObjectIdentifier(self), property: property))
    outlet.connect(binding)
    return binding
  }
}
