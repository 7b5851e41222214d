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
  /// newsSwitch.bindTwoWay(\.isOn, to: viewModel, \.wantsNews)
  /// birthdayPicker.bindTwoWay(\.date, to: viewModel, \.birthday)
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
    TwoWayBinding(
      self, TargetPlace(property, byEvents(events) { $0 }), TwoWaySource(source, value))
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
    TwoWayBinding(
      self, TargetPlace(property, byEvents(events) { $0 }), TwoWaySource(source, value))
  }

  /// Keeps a property of this control and a live property equal, whichever changes.
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

  /// Keeps an optional property of this control and a live property equal, whichever changes.
  @discardableResult
  public func bindTwoWay<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value?>, to value: Live<Value>,
    for events: UIControl.Event = [.valueChanged, .editingChanged]
  ) -> ViewBinding {
    TwoWayBinding(self, TargetPlace(property, byEvents(events) { $0 }), TwoWaySource(value))
  }
}

extension BindingTarget where Self: UITextView {
  /// Keeps the text and a property of `source` equal, whichever changes, as it is done for a control.
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
  /// Keeps the text and a property of `source` equal, whichever changes, as it is done for a control.
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
