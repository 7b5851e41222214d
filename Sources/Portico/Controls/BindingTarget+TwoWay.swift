public import Observation
public import UIKit

extension BindingTarget where Self: UIControl {
  /// Binds a property of this control to a property of `source` in both directions.
  ///
  /// A change by the user is stored in the source before actions run that you add to the control after this call. A
  /// change by the program is applied to the control at the end of the turn, and only if the values differ. The user's
  /// input is therefore not set again, and the cursor of a text field doesn't move.
  ///
  /// ```swift
  /// firstNameField.bindTwoWay(\.text, to: viewModel, \.firstName)
  /// newsSwitch.bindTwoWay(\.isOn, to: viewModel, \.wantsNews)
  /// birthdayPicker.bindTwoWay(\.date, to: viewModel, \.birthday)
  /// ```
  ///
  /// - Parameters:
  ///   - property: The control's property. A new binding replaces an earlier one of the same property.
  ///   - source: The model, not retained.
  ///   - value: The model's property. If its setter stores another value, the control shows that value.
  ///   - events: The control's events for changes by the user.
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to source: Source,
    _ value: ReferenceWritableKeyPath<Source, Value>,
    for events: UIControl.Event = [.valueChanged, .editingChanged]
  ) -> ViewBinding {
    TwoWayBinding(
      self, TargetPlace(property, byEvents(events) { $0 }), TwoWaySource(source, value))
  }

  /// Binds an optional property of this control to a property of `source` in both directions.
  ///
  /// If the control's value is `nil`, it is not stored in the source.
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value?>, to source: Source,
    _ value: ReferenceWritableKeyPath<Source, Value>,
    for events: UIControl.Event = [.valueChanged, .editingChanged]
  ) -> ViewBinding {
    TwoWayBinding(
      self, TargetPlace(property, byEvents(events) { $0 }), TwoWaySource(source, value))
  }

  /// Binds a property of this control to a live property in both directions.
  ///
  /// ```swift
  /// volumeSlider.bindTwoWay(\.value, to: player.$volume)
  /// ```
  @discardableResult
  public func bindTwoWay<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to value: Live<Value>,
    for events: UIControl.Event = [.valueChanged, .editingChanged]
  ) -> ViewBinding {
    TwoWayBinding(self, TargetPlace(property, byEvents(events) { $0 }), TwoWaySource(value))
  }

  /// Binds an optional property of this control to a live property in both directions.
  @discardableResult
  public func bindTwoWay<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value?>, to value: Live<Value>,
    for events: UIControl.Event = [.valueChanged, .editingChanged]
  ) -> ViewBinding {
    TwoWayBinding(self, TargetPlace(property, byEvents(events) { $0 }), TwoWaySource(value))
  }
}

extension BindingTarget where Self: UITextView {
  /// Binds the text to a property of `source` in both directions, as for a control.
  ///
  /// ```swift
  /// notesView.bindTwoWay(\.text, to: viewModel, \.notes)
  /// ```
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable>(
    _ property: ReferenceWritableKeyPath<Self, String?>, to source: Source,
    _ value: ReferenceWritableKeyPath<Source, String>
  ) -> ViewBinding {
    TwoWayBinding(self, TargetPlace(property, byNotifications()), TwoWaySource(source, value))
  }
}

extension BindingTarget where Self: UISearchBar {
  /// Binds the text to a property of `source` in both directions, as for a control.
  ///
  /// ```swift
  /// searchBar.bindTwoWay(\.text, to: viewModel, \.query)
  /// ```
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable>(
    _ property: ReferenceWritableKeyPath<Self, String?>, to source: Source,
    _ value: ReferenceWritableKeyPath<Source, String>
  ) -> ViewBinding {
    TwoWayBinding(
      self, TargetPlace(property, byEvents(.editingChanged) { $0.searchTextField }),
      TwoWaySource(source, value))
  }
}
