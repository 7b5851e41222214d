extension Converter where Value: Equatable & Sendable, Shown == Int {
  /// The index of one of several choices, for segmented controls and pages.
  ///
  /// ```swift
  /// sizeControl.bindTwoWay(
  ///   \.selectedSegmentIndex, to: viewModel, \.size, as: .index(in: Size.allCases))
  /// ```
  ///
  /// A value that is not among the choices is shown as -1, which selects no segment.
  public static func index(in choices: [Value]) -> Converter {
    Converter(show: { choices.firstIndex(of: $0) ?? -1 }) { index throws(ValidationError) in
      guard choices.indices.contains(index) else { throw ValidationError("Choose one") }
      return choices[index]
    }
  }
}

extension Converter where Value: BinaryInteger & Sendable, Shown: BinaryFloatingPoint & Sendable {
  /// A whole number, for controls with fractional values, which are rounded.
  ///
  /// ```swift
  /// countStepper.bindTwoWay(\.value, to: viewModel, \.count, as: .number)
  /// ```
  public static var number: Converter {
    Converter(show: { Shown($0) }) { shown throws(ValidationError) in
      guard let value = Value(exactly: shown.rounded()) else { throw ValidationError("Too large") }
      return value
    }
  }
}

extension Converter
where Value: BinaryFloatingPoint & Sendable, Shown: BinaryFloatingPoint & Sendable {
  /// A number with another precision: a slider's `Float` for a model's `Double`.
  public static var number: Converter {
    Converter(show: { Shown($0) }, read: { Value($0) })
  }
}
