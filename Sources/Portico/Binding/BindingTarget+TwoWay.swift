public import Observation
public import UIKit

extension BindingTarget where Self: UIControl {
  /// Keeps a property of this control and a property of `source` equal, whichever changes.
  ///
  /// What the user changes is in the source before actions that are added to the control later. What the program
  /// changes is applied to the control at the end of the turn, and only where it differs, so that nothing comes back
  /// as an echo and the cursor of a text field stays where it is.
  ///
  /// ```swift
  /// firstNameField.bindTwoWay(\.text, to: viewModel, \.firstName)
  /// searchBar.searchTextField.bindTwoWay(\.text, to: viewModel, \.query)
  /// newsSwitch.bindTwoWay(\.isOn, to: viewModel, \.wantsNews)
  /// ```
  ///
  /// - Parameters:
  ///   - property: The control's property. An earlier binding of it ends.
  ///   - source: The model, not retained.
  ///   - value: The model's property. If setting it stores something else, the control shows that.
  ///   - events: With which the control tells of changes that the user makes.
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to source: Source,
    _ value: ReferenceWritableKeyPath<Source, Value>,
    for events: UIControl.Event = [.valueChanged, .editingChanged]
  ) -> ViewBinding {
    connect(property, TwoWaySource(source, value), events) {
      $0[keyPath: property]
    } set: {
      $0[keyPath: property] = $1
    }
  }

  /// Keeps an optional property of this control and a property of `source` equal, whichever changes.
  ///
  /// The control's `nil` is not handed on.
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value?>, to source: Source,
    _ value: ReferenceWritableKeyPath<Source, Value>,
    for events: UIControl.Event = [.valueChanged, .editingChanged]
  ) -> ViewBinding {
    connect(property, TwoWaySource(source, value), events) {
      $0[keyPath: property]
    } set: {
      $0[keyPath: property] = $1
    }
  }

  /// Keeps a property of this control and a live property equal, whichever changes.
  @discardableResult
  public func bindTwoWay<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to value: Live<Value>,
    for events: UIControl.Event = [.valueChanged, .editingChanged]
  ) -> ViewBinding {
    connect(property, TwoWaySource(value), events) {
      $0[keyPath: property]
    } set: {
      $0[keyPath: property] = $1
    }
  }

  /// Keeps an optional property of this control and a live property equal, whichever changes.
  @discardableResult
  public func bindTwoWay<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value?>, to value: Live<Value>,
    for events: UIControl.Event = [.valueChanged, .editingChanged]
  ) -> ViewBinding {
    connect(property, TwoWaySource(value), events) {
      $0[keyPath: property]
    } set: {
      $0[keyPath: property] = $1
    }
  }

  private func connect<Value: Equatable>(
    _ property: AnyKeyPath, _ source: TwoWaySource<Value>, _ events: UIControl.Event,
    get: @escaping (Self) -> Value?, set: @escaping (Self, Value) -> Void
  ) -> ViewBinding {
    let binding = TwoWayBinding(self, property, source, get: get, set: set)
    let action = UIAction { [weak binding] _ in binding?.handOn() }
    addAction(action, for: events)
    binding.stopListening = { [weak self] in self?.removeAction(action, for: events) }
    return binding
  }
}
