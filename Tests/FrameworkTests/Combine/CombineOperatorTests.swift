import Combine
import Testing

@Suite("Combine: operators") struct CombineOperatorTests {
  let numbers = (1...5).publisher

  private func sent<P: Publisher>(_ publisher: P) -> [P.Output] {
    let recorder = publisher.record()
    #expect(recorder.completionCount == 1)
    return recorder.values
  }

  private func isOdd(_ number: Int) throws -> Bool {
    if number > 3 { throw Problem.one }
    return number % 2 == 1
  }

  @Test("values are transformed")
  func mapping() {
    #expect(sent(numbers.map { $0 * 2 }) == [2, 4, 6, 8, 10])
    #expect(sent(["a", "bcd"].publisher.map(\.count)) == [1, 3])
    let pairs = sent(["a", "bcd"].publisher.map(\.count, \.isEmpty))
    #expect(pairs.map(\.0) == [1, 3] && pairs.map(\.1) == [false, false])
    #expect(sent(["1", "x", "3"].publisher.compactMap(Int.init)) == [1, 3])
    #expect(sent(numbers.scan(0, +)) == [1, 3, 6, 10, 15])
    #expect(sent([1, nil, 3].publisher.replaceNil(with: 0)) == [1, 0, 3])
    #expect(sent(Empty<Int, Never>().replaceEmpty(with: 7)) == [7])
    #expect(sent(numbers.replaceEmpty(with: 7)) == [1, 2, 3, 4, 5])
  }

  @Test("what a closure throws ends the stream and cancels its source")
  func trying() {
    var isCancelled = false
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.handleEvents(receiveCancel: { isCancelled = true })
      .tryMap { value in
        if value == 2 { throw Problem.one }
        return "\(value)"
      }.record()
    subject.send(1)
    #expect(!isCancelled)
    subject.send(2)
    subject.send(3)
    #expect(recorder.values == ["1"] && recorder.error as? Problem == .one && isCancelled)
    #expect(numbers.tryFilter(isOdd).record().values == [1, 3])
    #expect(numbers.tryCompactMap { try isOdd($0) ? $0 : nil }.record().values == [1, 3])
    #expect(numbers.tryContains { try isOdd($0 + 3) }.record().error as? Problem == .one)
    #expect(numbers.tryReduce(0) { try isOdd($1) ? $0 + 1 : $0 }.record().values.isEmpty)
    #expect(numbers.tryScan(0) { try isOdd($1) ? $0 + 1 : $0 }.record().values == [1, 1, 2])
    #expect(numbers.tryMax { try isOdd($0 + 3) && $1 > 0 }.record().error as? Problem == .one)
    #expect(numbers.tryFirst { try !isOdd($0) }.record().values == [2])
    #expect(numbers.tryDrop { try isOdd($0) }.record().values == [2, 3, 4, 5])
    #expect(
      numbers.tryRemoveDuplicates { try isOdd($0) && $1 == 0 }.record().values == [1, 2, 3, 4])
  }

  @Test("values are filtered")
  func filtering() {
    #expect(sent(numbers.filter { $0 % 2 == 1 }) == [1, 3, 5])
    #expect(sent([1, 1, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
    #expect(sent(numbers.dropFirst(3)) == [4, 5])
    #expect(sent([3, 1, 3].publisher.drop { $0 > 2 }) == [1, 3])
    #expect(sent([1, 3, 1].publisher.prefix { $0 < 3 }) == [1])
    #expect(sent(numbers.prefix(2)) == [1, 2])
    #expect(sent(numbers.prefix(0)) == [])
    #expect(sent(numbers.output(at: 2)) == [3])
    #expect(sent(numbers.output(in: 1...2)) == [2, 3])
    #expect(sent(numbers.output(in: 3...)) == [4, 5])
    #expect(sent(numbers.first()) == [1])
    #expect(sent(numbers.first { $0 > 2 }) == [3])
    #expect(sent(numbers.last()) == [5])
    #expect(sent(numbers.last { $0 < 3 }) == [2])
    #expect(numbers.ignoreOutput().record().isFinished)
  }

  @Test("a prefix finishes with its last value, without waiting for another")
  func prefixFinishes() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.prefix(2).record()
    subject.send(1)
    #expect(!recorder.isFinished)
    subject.send(2)
    #expect(recorder.isFinished)
  }

  @Test("values are reduced when the publisher finishes")
  func reducing() {
    #expect(sent(numbers.collect()) == [[1, 2, 3, 4, 5]])
    #expect(sent(numbers.collect(2)) == [[1, 2], [3, 4], [5]])
    #expect(sent(numbers.count()) == [5])
    #expect(sent(numbers.reduce(0, +)) == [15])
    #expect(sent(numbers.max()) == [5] && sent(numbers.min()) == [1])
    #expect(sent(["a", "bcd", "ef"].publisher.max { $0.count < $1.count }) == ["bcd"])
    #expect(sent(numbers.contains(3)) == [true] && sent(numbers.contains(9)) == [false])
    #expect(sent(numbers.contains { $0 > 4 }) == [true])
    #expect(sent(numbers.allSatisfy { $0 > 0 }) == [true])
    #expect(sent(numbers.allSatisfy { $0 > 1 }) == [false])
    #expect(sent(Empty<Int, Never>().collect()) == [[]])
    #expect(sent(Empty<Int, Never>().max()) == [])
  }

  @Test("errors are replaced, transformed and caught")
  func failing() {
    let failing = numbers.setFailureType(to: Problem.self)
      .append(Fail<Int, Problem>(error: .one))
    #expect(failing.record().error == .one)
    #expect(sent(failing.replaceError(with: 0)) == [1, 2, 3, 4, 5, 0])
    #expect(failing.mapError { _ in Problem.other }.record().error == .other)
    #expect(sent(failing.catch { _ in Just(9) }) == [1, 2, 3, 4, 5, 9])
    #expect(
      failing.tryCatch { _ -> Just<Int> in throw Problem.other }.record().error as? Problem
        == .other)
    #expect(sent(failing.tryCatch { _ in Just(9) }.assertNoFailure()).last == 9)
  }

  @Test("a retry subscribes again, so often and no more")
  func retrying() {
    var attempts = 0
    let source = Deferred { () -> AnyPublisher<Int, Problem> in
      attempts += 1
      return attempts < 3
        ? Fail(error: .one).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Problem.self).eraseToAnyPublisher()
    }
    #expect(source.retry(2).record().values == [3])
    attempts = 0
    #expect(source.retry(1).record().error == .one && attempts == 2)
  }

  @Test("values are decoded and encoded")
  func coding() {
    let data = Just(["a": 1]).encode(encoder: JSONEncoder())
    #expect(sent(data.decode(type: [String: Int].self, decoder: JSONDecoder())) == [["a": 1]])
    let bad = Just(Data()).decode(type: [Int].self, decoder: JSONDecoder()).record()
    #expect(bad.error is DecodingError && bad.values.isEmpty)
  }

  @Test("what passes is printed")
  func printing() {
    final class Log: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let log = Log()
    _ = [1, 2].publisher.print("p", to: log).record(.max(2))
    #expect(
      log.text == """
        p: receive subscription: (Sequence)
        p: request max: (2)
        p: receive value: (1)
        p: receive value: (2)
        p: receive finished

        """)
  }

  @Test("events are told in their order")
  func events() {
    var events: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("\($0)") },
      receiveCompletion: { _ in events.append("completion") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("\($0)") }
    ).sink { _ in events.append("sink") }
    subject.send(1)
    cancellable.cancel()
    cancellable.cancel()
    #expect(events == ["subscription", "unlimited", "1", "sink", "cancel"])
  }
}
