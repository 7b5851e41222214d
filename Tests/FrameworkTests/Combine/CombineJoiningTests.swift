import Combine
import Testing

extension Publisher {
  /// Declared with the names of types, as apps do.
  func pairwise() -> Publishers.Map<Publishers.Zip<Self, Publishers.Drop<Self>>, (Output, Output)> {
    zip(dropFirst()).map { $0 }
  }
}

@Suite("Combine: several publishers") struct CombineJoiningTests {
  let a = PassthroughSubject<Int, Problem>()
  let b = PassthroughSubject<Int, Problem>()

  @Test("the latest values are combined once each publisher has sent one")
  func combineLatest() {
    let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
    a.send(1)
    a.send(2)
    #expect(recorder.values.isEmpty)
    b.send(3)
    b.send(4)
    a.send(5)
    #expect(recorder.values == ["23", "24", "54"])
    a.send(completion: .finished)
    b.send(6)
    #expect(recorder.values.last == "56" && !recorder.isFinished)
    b.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test("four latest values come as a tuple")
  func combineLatestOfFour() {
    let names = CurrentValueSubject<String, Never>("n")
    var seen: [String] = []
    let cancellable = Publishers.CombineLatest4(Just(1), names, Just(true), Just(2.5))
      .sink { number, name, flag, share in seen.append("\(number)\(name)\(flag)\(share)") }
    names.value = "m"
    #expect(seen == ["1ntrue2.5", "1mtrue2.5"])
    cancellable.cancel()
    let three = names.combineLatest(Just(1), Just(2)).map { $0 + "\($1)\($2)" }.record()
    #expect(three.values == ["m12"])
  }

  @Test("a failure of one ends all")
  func failure() {
    var cancelled = 0
    let other = b.handleEvents(receiveCancel: { cancelled += 1 })
    let recorders = [
      a.combineLatest(other).map(\.0).record(), a.zip(other).map(\.0).record(),
      a.merge(with: other).record(),
    ]
    a.send(completion: .failure(.one))
    #expect(recorders.allSatisfy { $0.error == .one && $0.completionCount == 1 } && cancelled == 3)
  }

  @Test("values are zipped in their order, until a publisher has no more")
  func zip() {
    let recorder = a.zip(b).record()
    a.send(1)
    a.send(2)
    b.send(3)
    #expect(recorder.values.map { [$0, $1] } == [[1, 3]])
    a.send(completion: .finished)
    #expect(!recorder.isFinished)
    b.send(4)
    #expect(recorder.values.last! == (2, 4) && recorder.isFinished)
    #expect((1...4).publisher.pairwise().record().values.map { $0 * $1 } == [2, 6, 12])
    let four = Just(1).zip(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }
    #expect(four.record().values == [10])
  }

  @Test("merged values come as they are sent, to the end of the last publisher")
  func merge() {
    let recorder = Publishers.Merge(a, b).record()
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(recorder.values == [1, 2, 3] && !recorder.isFinished)
    b.send(completion: .finished)
    #expect(recorder.isFinished)
    let many = Publishers.MergeMany((1...3).map { Just($0) }).collect().record()
    #expect(many.values == [[1, 2, 3]])
    #expect(Just(1).merge(with: Just(2), Just(3), Just(4)).record().values == [1, 2, 3, 4])
    #expect(Publishers.MergeMany([Just<Int>]()).record().isFinished)
  }

  @Test("a flat map ends with its last publisher")
  func flatMap() {
    let inner = [PassthroughSubject<Int, Problem>(), PassthroughSubject<Int, Problem>()]
    let recorder = a.flatMap { inner[$0] }.record()
    a.send(0)
    a.send(1)
    a.send(completion: .finished)
    inner[1].send(1)
    inner[0].send(2)
    inner[0].send(completion: .finished)
    #expect(recorder.values == [1, 2] && !recorder.isFinished)
    inner[1].send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test("a flat map may follow only some publishers at a time")
  func flatMapLimit() {
    let inner = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    let recorder = (0..<3).publisher.flatMap(maxPublishers: .max(1)) { inner[$0] }.record()
    inner[1].send("too early")
    inner[0].send("a")
    inner[0].send(completion: .finished)
    inner[1].send("b")
    inner[1].send(completion: .finished)
    inner[2].send("c")
    inner[2].send(completion: .finished)
    #expect(recorder.values == ["a", "b", "c"] && recorder.isFinished)
  }

  @Test("publishers that never fail and those that do fit each other")
  func failureTypes() {
    let failing: AnyPublisher<Int, Problem> = Just(1).flatMap { _ in
      Fail<Int, Problem>(error: .one)
    }.eraseToAnyPublisher()
    #expect(failing.record().error == .one)
    let fine: AnyPublisher<Int, Problem> = a.flatMap { Just($0) }.eraseToAnyPublisher()
    let latest: AnyPublisher<Int, Problem> = a.map { Just($0) }.switchToLatest()
      .eraseToAnyPublisher()
    let (one, other) = (fine.record(), latest.record())
    a.send(1)
    #expect(one.values == [1] && other.values == [1])
    let never = Just(1).flatMap { Just($0 + 1) }.flatMap { [$0, 3].publisher }
    #expect(never.record().values == [2, 3])
  }

  @Test("only the last publisher is followed")
  func switchToLatest() {
    var cancelled = 0
    let inner = (0..<2).map { _ in PassthroughSubject<Int, Problem>() }
    let recorder = a.map { inner[$0].handleEvents(receiveCancel: { cancelled += 1 }) }
      .switchToLatest().record()
    a.send(0)
    inner[0].send(1)
    a.send(1)
    #expect(cancelled == 1)
    inner[0].send(2)
    inner[1].send(3)
    inner[1].send(completion: .finished)
    #expect(recorder.values == [1, 3] && !recorder.isFinished)
    a.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test("values come before and after others")
  func concatenate() {
    #expect(
      [3].publisher.prepend(1, 2).append(4).append([5].publisher).record().values == [
        1, 2, 3, 4, 5,
      ])
    let recorder = a.prepend(0).record()
    a.send(1)
    #expect(recorder.values == [0, 1])
    let failing = Fail<Int, Problem>(error: .one).append(1).record()
    #expect(failing.error == .one && failing.values.isEmpty)
  }

  @Test("another publisher opens and closes the way")
  func gates() {
    let dropped = a.drop(untilOutputFrom: b).record()
    let prefixed = a.prefix(untilOutputFrom: b).record()
    a.send(1)
    b.send(0)
    a.send(2)
    #expect(dropped.values == [2] && prefixed.values == [1] && prefixed.isFinished)
    #expect(a.prefix(untilOutputFrom: Just(1)).record().isFinished)
    #expect(a.drop(untilOutputFrom: Empty<Int, Problem>()).record().isFinished)
  }

  @Test("a shared publisher is subscribed to once")
  func share() {
    var (subscriptions, cancels) = (0, 0)
    let shared = a.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }
    ).share()
    let recorders = [shared.record(), shared.record()]
    a.send(1)
    #expect(subscriptions == 1 && recorders.map(\.values) == [[1], [1]])
    recorders[0].subscription?.cancel()
    #expect(cancels == 0)
    recorders[1].subscription?.cancel()
    #expect(cancels == 1)
    let third = shared.record()
    a.send(2)
    a.send(completion: .finished)
    #expect(subscriptions == 2 && third.values == [2] && third.isFinished)
    #expect(shared.record().isFinished && subscriptions == 2)
  }

  @Test("a connectable publisher waits for its connection")
  func connect() {
    let connectable = [1, 2].publisher.makeConnectable()
    let recorders = [connectable.record(), connectable.record()]
    #expect(recorders.allSatisfy { $0.values.isEmpty })
    _ = connectable.connect()
    #expect(recorders.allSatisfy { $0.values == [1, 2] && $0.isFinished })

    let multicast = a.multicast(subject: PassthroughSubject())
    let recorder = multicast.record()
    let connection = multicast.connect()
    a.send(1)
    connection.cancel()
    a.send(2)
    #expect(recorder.values == [1])
  }
}
