/// A publisher that hides the type of another publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let box: PublisherBox<Output, Failure>

  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    box = (publisher as? Self)?.box ?? BoxOf(publisher)
  }

  public var description: String { "AnyPublisher" }

  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    box.receive(subscriber: subscriber)
  }

  private class PublisherBox<Value, Problem: Error>: Publisher {
    typealias Output = Value
    typealias Failure = Problem

    func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Problem {}
  }

  private final class BoxOf<P: Publisher>: PublisherBox<P.Output, P.Failure> {
    private let publisher: P

    init(_ publisher: P) {
      self.publisher = publisher
    }

    override func receive<S: Subscriber>(subscriber: S)
    where S.Input == P.Output, S.Failure == P.Failure {
      publisher.receive(subscriber: subscriber)
    }
  }
}
