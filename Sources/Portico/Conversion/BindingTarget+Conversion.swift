public import Observation
public import UIKit

extension BindingTarget where Self: UIControl {
  /// Binds a property of this control to a property of `source` in both directions, with a converter.
  ///
  /// While the user edits, the typed text stays, and its value is stored in the source after every key. Invalid text
  /// also stays, with the reason in `message`, and the source keeps its last value. When editing ends, valid text is
  /// formatted by the converter. A value that the program sets replaces the typed text, if it differs from the last
  /// valid value. To discard invalid text without changing the value, set the message to `nil`.
  ///
  /// ```swift
  /// amountField.bindTwoWay(
  ///   \.text, to: viewModel, \.amount, as: .format(.number, else: "Enter a number"),
  ///   message: \.amountMessage)
  /// sizeControl.bindTwoWay(
  ///   \.selectedSegmentIndex, to: viewModel, \.size, as: .index(in: Size.allCases))
  /// ```
  ///
  /// - Parameters:
  ///   - property: The control's property. A new binding replaces an earlier one of the same property.
  ///   - source: The model, not retained.
  ///   - value: The model's property. If its setter stores another value, the control shows that value.
  ///   - converter: Converts between the two values.
  ///   - message: The model's property for the reason why the input is invalid. The binding sets it to `nil` when the
  ///     input is valid.
  ///   - events: The control's events for changes by the user.
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable, Value: Equatable, Shown: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Shown>, to source: Source,
    _ value: ReferenceWritableKeyPath<Source, Value>, as converter: Converter<Value, Shown>,
    message: ReferenceWritableKeyPath<Source, String?>? = nil,
    for events: UIControl.Event = [.valueChanged, .editingChanged]
  ) -> ViewBinding {
    ConvertingBinding(
      self, TargetPlace(property, byEvents(events) { $0 }), source, value, converter, message)
  }

  /// Binds an optional property of this control to a property of `source` in both directions, with a converter.
  ///
  /// ```swift
  /// countField.bindTwoWay(\.text, to: viewModel, \.count, as: .lossless(else: "How many?"))
  /// ```
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable, Value: Equatable, Shown: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Shown?>, to source: Source,
    _ value: ReferenceWritableKeyPath<Source, Value>, as converter: Converter<Value, Shown>,
    message: ReferenceWritableKeyPath<Source, String?>? = nil,
    for events: UIControl.Event = [.valueChanged, .editingChanged]
  ) -> ViewBinding {
    ConvertingBinding(
      self, TargetPlace(property, byEvents(events) { $0 }), source, value, converter, message)
  }
}

extension BindingTarget where Self: UITextView {
  /// Binds the text to a property of `source` in both directions, with a converter, as for a control.
  ///
  /// ```swift
  /// notesView.bindTwoWay(
  ///   \.text, to: viewModel, \.notes, as: .text.validated("Too long") { $0.count <= 500 },
  ///   message: \.notesMessage)
  /// ```
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, String?>, to source: Source,
    _ value: ReferenceWritableKeyPath<Source, Value>, as converter: Converter<Value, String>,
    message: ReferenceWritableKeyPath<Source, String?>? = nil
  ) -> ViewBinding {
    ConvertingBinding(
      self, TargetPlace(property, byNotifications()), source, value, converter, message)
  }
}

extension BindingTarget where Self: UISearchBar {
  /// Binds the text to a property of `source` in both directions, with a converter, as for a control.
  ///
  /// ```swift
  /// searchBar.bindTwoWay(\.text, to: viewModel, \.year, as: .optional(.lossless(else: "Enter a year")))
  /// ```
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, String?>, to source: Source,
    _ value: ReferenceWritableKeyPath<Source, Value>, as converter: Converter<Value, String>,
    message: ReferenceWritableKeyPath<Source, String?>? = nil
  ) -> ViewBinding {
    ConvertingBinding(
      self, TargetPlace(property, byEvents(.editingChanged) { $0.searchTextField }), source, value,
      converter, message)
  }
}
