extension GrowthReport {
  /// What is measured in every size.
  struct Measure {
    var name: String
    /// Whether the values are divided by the size.
    var isPerElement = true
    /// How many times the first value the last may be.
    var limit: Double? = 2
    var amount = Amount.nanoseconds
  }

  /// - Parameter values: The values of the measures in one size, in their order.
  init(
    _ title: String, _ element: String, sizes: [Int], _ measures: [Measure],
    values: (Int) -> [Double]
  ) {
    let results = sizes.map(values)
    self.init(
      title: title, sizes: sizes.map { "\($0) \(element)" },
      lines: measures.enumerated().map { index, measure in
        Line(
          name: measure.name,
          values: zip(results, sizes).map {
            $0[index] / (measure.isPerElement ? Double($1) : 1)
          }, amount: measure.amount, limit: measure.limit)
      })
  }
}
