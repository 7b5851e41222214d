public import Observation
public import UIKit

extension BindingTarget where Self: UIPickerView {
  /// Lets a person choose a value of `source` from a wheel, and keeps the wheel at that value.
  ///
  /// The picker's data source and delegate are the binding's. A value that is none of the choices leaves the wheel
  /// where it is.
  ///
  /// ```swift
  /// sizePicker.bindTwoWay(to: viewModel, \.size, choices: Size.allCases) { $0.name }
  /// ```
  ///
  /// - Parameters:
  ///   - source: The model, not retained.
  ///   - value: The model's property. If setting it stores something else, the wheel turns to that.
  ///   - choices: What there is to choose from, in order.
  ///   - title: What a choice is called.
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable, Choice: Equatable>(
    to source: Source, _ value: ReferenceWritableKeyPath<Source, Choice>, choices: [Choice],
    title: @escaping (Choice) -> String
  ) -> ViewBinding {
    ChoiceBinding(self, TwoWaySource(source, value), choices, title)
  }

  /// Lets a person choose a value of `source` from a wheel of what `source` offers at the time.
  ///
  /// ```swift
  /// cityPicker.bindTwoWay(to: viewModel, \.city, choices: \.cities) { $0.name }
  /// ```
  ///
  /// - Parameters:
  ///   - source: The model, not retained.
  ///   - value: The model's property.
  ///   - choices: The model's property with what there is to choose from, in order.
  ///   - title: What a choice is called.
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
