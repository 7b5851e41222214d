import CalculatorExample

extension ExampleGroup {
  static let calculator = ExampleGroup(
    title: "Calculator", subtitle: "A view model in practice, with undo of each step",
    symbol: "plus.forwardslash.minus", opensAtOnce: true,
    examples: [
      Example(
        title: "Calculator", subtitle: "A thin view model over a fat business model",
        folder: "Calculator"
      ) { $0.push(assembleCalculator()) }
    ])
}
