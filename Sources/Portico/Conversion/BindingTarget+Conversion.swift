public import Observation
public import UIKit

extension BindingTarget where Self: UIControl {
  /// Keeps a property of this control and a property of `source` the same, with a converter between them.
  ///
  /// While a person edits, the text stays as it was typed; what it means is in the source after every key. Text that
  /// means nothing stays too, with the reason in `message`, while the source keeps its last value. When editing
  /// ends, valid text takes the converter's form. A value that the program sets takes the place of whatever
  /// was typed. Observation does not tell of a value that is equal to the present one: a program that goes back to it
  /// sets the message to `nil`, too.
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
  ///   - property: The control's property. An earlier binding of it ends.
  ///   - source: The model, not retained.
  ///   - value: The model's property. If setting it stores something else, the control shows that.
  ///   - converter: What stands between them.
  ///   - message: Where the model keeps why what the control holds can't be taken; `nil` is set when it can.
  ///   - events: With which the control tells of changes that the user makes.
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable, Value: Equatable, Shown: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Shown>, to source: Source,
    _ value: ReferenceWritableKeyPath<Source, Value>, as converter: Converter<Value, Shown>,
    message: ReferenceWritableKeyPath<Source, String?>? = nil,
    for events: UIControl.Event = [.valueChanged, .editingChanged]
  ) -> ViewBinding {
    ConvertingBinding(
      self, TargetPlace(property, byEvents(events) { $0 }), TwoWaySource(source, value), converter,
      message.map { TwoWaySource(source, $0) })
  }

  /// Keeps an optional property of this control and a property of `source` the same, with a converter between.
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
      self, TargetPlace(property, byEvents(events) { $0 }), TwoWaySource(source, value), converter,
      message.map { TwoWaySource(source, $0) })
  }
}

extension BindingTarget where Self: UITextView {
  /// Keeps the text and a property of `source` the same, with a converter between, as it is done for a control.
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
      self, TargetPlace(property, byNotifications()), TwoWaySource(source, value), converter,
      message.map { TwoWaySource(source, $0) })
  }
}

extension BindingTarget where Self: UISearchBar {
  /// Keeps the text and a property of `source` the same, with a converter between, as it is done for a control.
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
      self, TargetPlace(property, byEvents(.editingChanged) { $0.searchTextField }),
      TwoWaySource(source, value), converter, message.map { TwoWaySource(source, $0) })
  }
}
