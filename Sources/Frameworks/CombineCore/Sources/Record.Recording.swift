import UIKitDiagnostics

extension Record {
  /// Recorded values and the completion that follows them.
  public struct Recording {
    public typealias Input = Output

    public private(set) var output: [Output]
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete = false

    public init() {
      self.init(output: [], completion: .finished)
      isComplete = false
    }

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    public mutating func receive(_ input: Input) {
      require(!isComplete, "A recording receives nothing after its completion")
      output.append(input)
    }

    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      require(!isComplete, "A recording receives nothing after its completion")
      self.completion = completion
      isComplete = true
    }
  }
}
