import Combine
import Testing

@Suite("Combine: sources and tasks") struct CombineSourceTests {
  @Test("a just, an optional and a result send once to each subscriber")
  func values() {
    #expect(Just(1).record().values == [1] && Just(1).record().isFinished)
    #expect(
      Int?.some(1).publisher.record().values == [1] && Int?.none.publisher.record().isFinished)
    #expect(Result<Int, Problem>.success(1).publisher.record().values == [1])
    #expect(Result<Int, Problem>.failure(.one).publisher.record().error == .one)
    #expect(!Empty<Int, Never>(completeImmediately: false).record().isFinished)
    let record = Record<Int, Problem> {
      $0.receive(1)
      $0.receive(completion: .failure(.one))
    }.record()
    #expect(record.values == [1] && record.error == .one)
  }

  @Test("a deferred publisher is made for each subscriber")
  func deferred() {
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(deferred.record().values + deferred.record().values == [1, 2])
  }

  @Test("a future runs at once, and keeps its first result")
  func future() {
    var promise: Future<Int, Problem>.Promise?
    var count = 0
    let future = Future<Int, Problem> {
      count += 1
      promise = $0
    }
    let (early, cancelled) = (future.record(), future.record())
    cancelled.subscription?.cancel()
    promise?(.success(1))
    promise?(.failure(.one))
    let late = future.record(.none)
    #expect(count == 1 && early.values == [1] && early.isFinished)
    #expect(cancelled.values.isEmpty && late.values.isEmpty)
    late.request(1)
    #expect(late.values == [1] && late.isFinished)
    #expect(Future<Int, Problem> { $0(.failure(.one)) }.record().error == .one)
  }

  @Test("a publisher that is erased twice is erased once")
  func erasing() {
    let erased: AnyPublisher<Int, Never> = Just(1).eraseToAnyPublisher().eraseToAnyPublisher()
    #expect(erased.record().values == [1])
  }

  @Test("a task gets the values one at a time")
  func asyncSequence() async {
    var seen: [Int] = []
    for await value in (1...3).publisher.map({ $0 * 2 }).values { seen.append(value) }
    #expect(seen == [2, 4, 6])
  }

  @Test("a task gets the error")
  func asyncError() async {
    var seen: [Int] = []
    await #expect(throws: Problem.one) {
      let values = [1].publisher.setFailureType(to: Problem.self).append(Fail(error: .one)).values
      for try await value in values { seen.append(value) }
    }
    #expect(seen == [1])
  }

  @Test("a task that is canceled ends the sequence and the subscription")
  func asyncCancellation() async {
    let (started, canceled) = (Stream(), Stream())
    let task = Task {
      let subject = PassthroughSubject<Int, Never>().handleEvents(
        receiveCancel: { canceled.send() }, receiveRequest: { _ in started.send() })
      for await _ in subject.values {}
    }
    await started.wait()
    task.cancel()
    await task.value
    await canceled.wait()
  }

  /// One signal, waited for.
  final class Stream: Sendable {
    private let pair = AsyncStream<Void>.makeStream()
    func send() { pair.continuation.yield() }
    func wait() async { for await _ in pair.stream { return } }
  }

  @Test("a task waits for a future")
  func asyncFuture() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    await #expect(throws: Problem.one) {
      try await Future<Int, any Error> { $0(.failure(Problem.one)) }.value
    }
  }
}
