import Combine
import PorticoTesting
import Testing

@MainActor @Suite("Combine: schedulers") struct CombineSchedulerTests {
  let subject = PassthroughSubject<Int, Never>()

  private func expect(
    _ values: [Int], of recorder: Recorder<Int, Never>, isFinished: Bool = false
  ) async throws {
    try await waitUntil("the values \(values)") {
      recorder.values.count >= values.count && recorder.isFinished == isFinished
    }
    #expect(recorder.values == values)
  }

  @Test("values come on the main queue, in their order, after the sender goes on")
  func receiveOn() async throws {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    nonisolated(unsafe) var wasMain = true
    func check<S: Scheduler>(_ scheduler: S) async throws {
      let recorder = (1...5).publisher
        .receive(on: scheduler)
        .handleEvents(receiveOutput: { _ in
          if DispatchQueue.getSpecific(key: key) != true { wasMain = false }
        })
        .record()
      #expect(recorder.values.isEmpty)
      try await expect([1, 2, 3, 4, 5], of: recorder, isFinished: true)
    }
    try await check(DispatchQueue.main)
    try await check(RunLoop.main)
    try await check(OperationQueue.main)
    #expect(wasMain)
  }

  @Test("a concurrent queue keeps the order")
  func concurrentQueue() async throws {
    let recorder = (1...200).publisher.receive(on: DispatchQueue.global()).record()
    try await expect(Array(1...200), of: recorder, isFinished: true)
  }

  @Test("nothing comes after the cancellation, though it was on its way")
  func cancelled() async throws {
    let recorder = subject.receive(on: DispatchQueue.main).record()
    let other = subject.receive(on: DispatchQueue.main).record()
    subject.send(1)
    recorder.subscription?.cancel()
    try await expect([1], of: other)
    #expect(recorder.values.isEmpty)
  }

  @Test("a subscription is made on a queue")
  func subscribeOn() async throws {
    let queue = DispatchQueue(label: "subscribe")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let source = Deferred { Just(DispatchQueue.getSpecific(key: key) == true ? 1 : 0) }
    try await expect([1], of: source.subscribe(on: queue).record(), isFinished: true)
  }

  @Test("a debounced value waits until no other comes")
  func debounce() async throws {
    let (queue, loop) = (
      subject.debounce(for: 0.02, scheduler: DispatchQueue.main).record(),
      subject.debounce(for: .milliseconds(20), scheduler: RunLoop.main).record()
    )
    subject.send(1)
    subject.send(2)
    subject.send(3)
    #expect(queue.values.isEmpty && loop.values.isEmpty)
    try await expect([3], of: queue)
    try await expect([3], of: loop)
    subject.send(4)
    try await expect([3, 4], of: queue)
  }

  @Test("a throttle sends the first value at once, and then the latest or the first one")
  func throttle() async throws {
    let latest = subject.throttle(
      for: .milliseconds(50), scheduler: DispatchQueue.main, latest: true
    ).record()
    let first = subject.throttle(
      for: .milliseconds(50), scheduler: DispatchQueue.main, latest: false
    ).record()
    for value in 1...4 { subject.send(value) }
    try await expect([1, 4], of: latest)
    try await expect([1, 2], of: first)
  }

  @Test("values are delayed, in their order")
  func delay() async throws {
    let start = ContinuousClock.now
    let recorder = (1...3).publisher.delay(for: .milliseconds(30), scheduler: DispatchQueue.main)
      .record()
    #expect(recorder.values.isEmpty)
    try await expect([1, 2, 3], of: recorder, isFinished: true)
    #expect(ContinuousClock.now - start >= .milliseconds(30))
  }

  @Test("a publisher that is silent for too long ends")
  func timeout() async throws {
    let silent = subject.timeout(.milliseconds(10), scheduler: DispatchQueue.main).record()
    try await expect([], of: silent, isFinished: true)
    let failing = PassthroughSubject<Int, Problem>()
      .timeout(.milliseconds(10), scheduler: DispatchQueue.main) { .other }.record()
    try await waitUntil("it fails") { failing.error == .other }
    #expect(Just(1).timeout(.seconds(60), scheduler: DispatchQueue.main).record().values == [1])
  }

  @Test("values are collected by time, or by their number")
  func collect() async throws {
    let recorder = subject.collect(.byTime(DispatchQueue.main, .milliseconds(20))).record()
    let counted = subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(60), 2)).record()
    for value in 1...3 { subject.send(value) }
    try await waitUntil("they are collected") { recorder.values == [[1, 2, 3]] }
    #expect(counted.values == [[1, 2]])
    subject.send(completion: .finished)
    try await waitUntil("the rest comes") {
      counted.values == [[1, 2], [3]] && counted.isFinished
    }
  }

  @Test("the time between values is measured")
  func measure() async throws {
    let recorder = subject.measureInterval(using: DispatchQueue.main).record()
    subject.send(1)
    subject.send(2)
    #expect(
      recorder.values.count == 2 && recorder.values.allSatisfy { $0 >= .zero && $0 < .seconds(10) })
  }

  @Test("the immediate scheduler waits for nothing")
  func immediate() {
    let recorder = Just(1).delay(for: 5, scheduler: ImmediateScheduler.shared)
      .receive(on: ImmediateScheduler.shared).record()
    #expect(recorder.values == [1] && recorder.isFinished)
  }

  @Test("intervals are made of seconds and their parts")
  func strides() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(
      Stride.milliseconds(1_500) == 1.5 && Stride.seconds(2) == 2
        && (2 as Stride).magnitude == 2_000_000_000)
    #expect(RunLoop.SchedulerTimeType.Stride.microseconds(250) == 0.00025)
    let now = DispatchQueue.main.now
    #expect(now.distance(to: now.advanced(by: .seconds(-1))) == -1)
  }

  @Test("a queue repeats until it is canceled")
  func repeating() async throws {
    var count = 0
    let queue = DispatchQueue.main
    let cancellable = queue.schedule(after: queue.now, interval: .milliseconds(1)) { count += 1 }
    try await waitUntil("it has run thrice") { count >= 3 }
    cancellable.cancel()
    let last = count
    let later = Just(1).delay(for: .milliseconds(20), scheduler: queue).record()
    try await waitUntil("time passed") { later.isFinished }
    #expect(count == last)
  }
}
