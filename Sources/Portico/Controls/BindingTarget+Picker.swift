public import Observation
public import UIKit

extension BindingTarget where Self: UIPickerView {
  /// Binds a picker's wheel to a property of `source` in both directions.
  ///
  /// An object of the binding becomes the picker's data source and delegate. If the value is not among the choices,
  /// the wheel doesn't move.
  ///
  /// ```swift
  /// sizePicker.bindTwoWay(to: viewModel, \.size, choices: Size.allCases) { $0.name }
  /// ```
  ///
  /// - Parameters:
  ///   - source: The model, not retained.
  ///   - value: The model's property. If its setter stores another value, the wheel turns to that value.
  ///   - choices: The choices in order.
  ///   - title: Returns the title of a choice.
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable, Choice: Equatable>(
    to source: Source, _ value: ReferenceWritableKeyPath<Source, Choice>, choices: [Choice],
    title: @escaping (Choice) -> String
  ) -> ViewBinding {
    ChoiceBinding(self, TwoWaySource(source, value), choices, title)
  }

  /// Binds a picker's wheel to a property of `source` in both directions, with the choices that `source`
  /// currently has.
  ///
  /// ```swift
  /// cityPicker.bindTwoWay(to: viewModel, \.city, choices: \.cities) { $0.name }
  /// ```
  ///
  /// - Parameters:
  ///   - source: The model, not retained.
  ///   - value: The model's property.
  ///   - choices: The model's property with the choices in order.
  ///   - title: Returns the title of a choice.
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable, Choice: Equatable>(
    to source: Source, _ value: ReferenceWritableKeyPath<Source, Choice>,
    choices: KeyPath<Source, [Choice]>, title: @escaping (Choice) -> String
  ) -> ViewBinding {
    let binding = ChoiceBinding(self, TwoWaySource(source, value), source[keyPath: choices], title)
    binding.follow(.of(source, choices))
    return binding
  }
}
