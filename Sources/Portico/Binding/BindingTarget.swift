public import Observation
public import UIKit

/// What can be bound to an observable model: views, view controllers and items of bars.
///
/// ```swift
/// greetingLabel.bind(\.text, to: viewModel, \.greeting)
/// countLabel.bind(\.text, to: viewModel) { "\($0.count) repositories" }
/// nameField.bindTwoWay(\.text, to: viewModel, \.name)
/// ```
///
/// A binding is given its target and its source, and holds both weakly. The closures get what they need as
/// parameters; as long as they capture nothing else, no binding can keep anything alive.
///
/// Bind on the main thread. A source that is changed on another thread must be safe to read meanwhile;
/// what changed there is applied on the main thread.
@preconcurrency @MainActor public protocol BindingTarget: AnyObject {}

extension UIView: BindingTarget {}
extension UIViewController: BindingTarget {}
extension UIBarItem: BindingTarget {}
extension UINavigationItem: BindingTarget {}

// MARK: Views

extension BindingTarget where Self: UIView {
  /// Keeps a property of this view what a property of `source` is, as long as the view lives.
  ///
  /// - Parameters:
  ///   - property: The view's property. An earlier binding of it ends.
  ///   - source: The model, not retained. The view keeps what it shows if the model goes first.
  ///   - value: The model's property.
  @discardableResult
  public func bind<Source: AnyObject & Observable, Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to source: Source,
    _ value: KeyPath<Source, Value>
  ) -> ViewBinding {
    bind(property, to: source, value, in: self)
  }

  /// Keeps an optional property of this view what a property of `source` is.
  @discardableResult
  public func bind<Source: AnyObject & Observable, Value>(
    _ property: ReferenceWritableKeyPath<Self, Value?>, to source: Source,
    _ value: KeyPath<Source, Value>
  ) -> ViewBinding {
    bind(property, to: source, value, in: self)
  }

  /// Keeps a property of this view what a closure makes of `source`.
  ///
  /// - Parameters:
  ///   - property: The view's property. An earlier binding of it ends.
  ///   - source: The model, not retained.
  ///   - value: Called again after any observable property that it read has changed. Everything
  ///     it needs should come from its parameter: what it captures lives as long as the view.
  @discardableResult
  public func bind<Source: AnyObject & Observable, Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to source: Source,
    value: @escaping (Source) -> Value
  ) -> ViewBinding {
    bind(property, to: source, in: self, value: value)
  }

  /// Has `update` called with this view and `source` now, and at the end of each turn in which an
  /// observable property that it read has changed.
  ///
  /// A view has one such binding: the next replaces it. That is how a cell moves on to its next model.
  @discardableResult
  public func bind<Source: AnyObject & Observable>(
    to source: Source, update: @escaping (Self, Source) -> Void
  ) -> ViewBinding {
    bind(to: source, in: self, update: update)
  }
}

// MARK: Everything else

extension BindingTarget {
  /// Keeps a property of this object what a property of `source` is, as long as `owner` lives.
  ///
  /// - Parameters:
  ///   - property: The object's property. An earlier binding of it ends.
  ///   - source: The model, not retained.
  ///   - value: The model's property.
  ///   - owner: The view with which the binding ends.
  @discardableResult
  public func bind<Source: AnyObject & Observable, Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to source: Source,
    _ value: KeyPath<Source, Value>, in owner: UIView
  ) -> ViewBinding {
    connect(property, to: .of(source, value), in: owner, set: Setter.of(property))
  }

  /// Keeps an optional property of this object what a property of `source` is, as long as `owner` lives.
  @discardableResult
  public func bind<Source: AnyObject & Observable, Value>(
    _ property: ReferenceWritableKeyPath<Self, Value?>, to source: Source,
    _ value: KeyPath<Source, Value>, in owner: UIView
  ) -> ViewBinding {
    let set = Setter.of(property)
    return connect(property, to: .of(source, value), in: owner) { set($0, $1) }
  }

  /// Keeps a property of this object what a closure makes of `source`, as long as `owner` lives.
  @discardableResult
  public func bind<Source: AnyObject & Observable, Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to source: Source, in owner: UIView,
    value: @escaping (Source) -> Value
  ) -> ViewBinding {
    connect(
      property, to: PropertyOutlet(source, read: value), in: owner, set: Setter.of(property))
  }

  /// Has `update` called with this object and `source` as long as `owner` lives.
  @discardableResult
  public func bind<Source: AnyObject & Observable>(
    to source: Source, in owner: UIView, update: @escaping (Self, Source) -> Void
  ) -> ViewBinding {
    let bag = BindingBag.of(owner)
    let binding = UpdateBinding(self, isOwner: self === owner, source, update)
    bag.keep(binding, in: BindingSlot(target: ObjectIdentifier(self), property: nil))
    return binding
  }

  func connect<Source, Value>(
    _ property: AnyKeyPath, to outlet: PropertyOutlet<Source, Value>, in owner: UIView,
    set: @escaping (Self, Value) -> Void
  ) -> ViewBinding {
    let bag = BindingBag.of(owner)
    let binding: ValueBinding<Value> =
      self === owner ? OwnSetting(self, set) : Setting(self, set)
    // Before the first value: the binding that it replaces must not have the last word.
    bag.keep(binding, in: BindingSlot(target: ObjectIdentifier(self), property: property))
    outlet.connect(binding)
    return binding
  }
}
