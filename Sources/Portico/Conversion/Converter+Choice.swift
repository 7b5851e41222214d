extension Converter where Value: Equatable & Sendable, Shown == Int {
  /// A converter between one of several choices and its index, for segmented and page controls.
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
  /// A converter between a whole number and a control's fractional value, which it rounds.
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
  /// A converter between numbers of different precision, such as a model's `Double` and a slider's `Float`.
  public static var number: Converter {
    Converter(show: { Shown($0) }, read: { Value($0) })
  }
}
