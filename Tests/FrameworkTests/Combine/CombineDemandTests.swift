import Combine
import Testing

@Suite("Combine: demand") struct CombineDemandTests {
  @Test("demands add up, and unlimited stays so")
  func arithmetic() {
    #expect(Subscribers.Demand.max(2) + .max(3) == 5)
    #expect(Subscribers.Demand.max(2) - .max(3) == .none)
    #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
    #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
    #expect(Subscribers.Demand.max(7) < .unlimited && Subscribers.Demand.max(7) > 6)
    #expect(Subscribers.Demand.max(2) * 3 == .max(6) && Subscribers.Demand.unlimited.max == nil)
    #expect("\(Subscribers.Demand.max(1)) \(Subscribers.Demand.unlimited)" == "max(1) unlimited")
  }

  @Test("a sequence sends what is requested, and finishes with its last element")
  func sequence() {
    let recorder = (1...3).publisher.record(.none)
    #expect(recorder.values.isEmpty)
    recorder.request(1)
    recorder.request(1)
    #expect(recorder.values == [1, 2] && !recorder.isFinished)
    recorder.request(1)
    #expect(recorder.values == [1, 2, 3] && recorder.isFinished)
    #expect([Int]().publisher.record(.none).isFinished)
  }

  @Test("what `receive` returns is requested, too")
  func returned() {
    let recorder = Recorder<Int, Never>(requesting: .max(1), then: .max(1))
    (1...1_000).publisher.map { $0 }.filter { $0 % 2 == 0 }.subscribe(recorder)
    #expect(recorder.values.count == 500 && recorder.isFinished)
  }

  @Test("a filter asks for another value where it drops one")
  func filter() {
    let recorder = (1...6).publisher.filter { $0 % 2 == 0 }.record(.none)
    recorder.request(1)
    #expect(recorder.values == [2])
    recorder.request(2)
    #expect(recorder.values == [2, 4, 6] && recorder.isFinished)
  }

  @Test("operators request what they need")
  func requests() {
    func requested<P: Publisher>(
      _ make: (Publishers.HandleEvents<PassthroughSubject<Int, Never>>) -> P
    )
      -> [Subscribers.Demand]
    {
      var demands: [Subscribers.Demand] = []
      let source = PassthroughSubject<Int, Never>()
        .handleEvents(receiveRequest: { demands.append($0) })
      _ = make(source).record(.max(2))
      return demands
    }
    #expect(requested { $0.map { $0 } } == [.max(2)])
    #expect(requested { $0.collect(3) } == [.max(6)])
    #expect(requested { $0.reduce(0, +) } == [.unlimited])
    #expect(requested { $0.flatMap { Just($0) } } == [.unlimited])
    #expect(requested { $0.flatMap(maxPublishers: .max(3)) { Just($0) } } == [.max(3)])
    #expect(
      requested { $0.buffer(size: 4, prefetch: .keepFull, whenFull: .dropNewest) } == [.max(4)])
    #expect(requested { $0.receive(on: ImmediateScheduler.shared) } == [.max(2)])
  }

  @Test("a result waits until it is requested")
  func results() {
    let recorder = (1...3).publisher.collect().record(.none)
    #expect(recorder.values.isEmpty && !recorder.isFinished)
    recorder.request(1)
    #expect(recorder.values == [[1, 2, 3]] && recorder.isFinished)
    let replaced = Fail<Int, Problem>(error: .one).replaceError(with: 1).record(.none)
    #expect(replaced.completionCount == 0)
    replaced.request(1)
    #expect(replaced.values == [1] && replaced.isFinished)
  }

  @Test("a completion needs no demand")
  func completions() {
    #expect(Fail<Int, Problem>(error: .one).record(.none).error == .one)
    #expect(Empty<Int, Never>().map { $0 }.record(.none).isFinished)
  }

  @Test("a passthrough subject drops what is not requested, a current value is caught up on")
  func subjects() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record(.none)
    subject.send(1)
    recorder.request(1)
    subject.send(2)
    subject.send(3)
    #expect(recorder.values == [2])

    let current = CurrentValueSubject<Int, Never>(0)
    let other = current.record(.max(1))
    current.send(1)
    current.send(2)
    #expect(other.values == [0])
    other.request(2)
    #expect(other.values == [0, 2])
    current.send(3)
    current.send(4)
    #expect(other.values == [0, 2, 3])
  }

  @Test("a buffer keeps values until they are requested")
  func buffering() {
    func values(_ strategy: Publishers.BufferingStrategy<Problem>) -> Recorder<Int, Problem> {
      let subject = PassthroughSubject<Int, Problem>()
      let recorder = subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).record(.none)
      for value in 1...3 { subject.send(value) }
      subject.send(completion: .finished)
      recorder.request(1)
      recorder.request(5)
      return recorder
    }
    #expect(values(.dropNewest).values == [1, 2] && values(.dropNewest).isFinished)
    #expect(values(.dropOldest).values == [2, 3])
    #expect(values(.customError { .other }).error == .other)
  }

  @Test("a merge keeps one value of each publisher that is not requested")
  func merging() {
    let recorder = (1...3).publisher.merge(with: (11...13).publisher).record(.none)
    recorder.request(1)
    #expect(recorder.values == [1])
    recorder.request(2)
    #expect(recorder.values.count == 3)
    recorder.request(3)
    #expect(recorder.values.sorted() == [1, 2, 3, 11, 12, 13] && recorder.isFinished)
  }

  @Test("publishers that follow each other get the demand that is left")
  func following() {
    let recorder = [1, 2].publisher.append([3, 4]).record(.max(3))
    #expect(recorder.values == [1, 2, 3] && !recorder.isFinished)
    recorder.request(1)
    #expect(recorder.values == [1, 2, 3, 4] && recorder.isFinished)
  }

  @Test("a zip requests of each publisher what is requested of it")
  func zipping() {
    let recorder = (1...3).publisher.zip((4...9).publisher).map { $0 * $1 }.record(.max(1))
    #expect(recorder.values == [4])
    recorder.request(2)
    #expect(recorder.values == [4, 10, 18] && recorder.isFinished)
  }
}
