/// A group of measurements that is run and printed together.
protocol Suite {
  associatedtype Outcome: Tabular

  /// What to call it on the command line.
  static var name: String { get }
  init()
  func run() -> Outcome
}
