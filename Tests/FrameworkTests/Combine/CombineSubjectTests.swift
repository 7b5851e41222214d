import Combine
import Testing

@Suite("Combine: subjects and cancellation") struct CombineSubjectTests {
  final class Owner {
    var cancellables = Set<AnyCancellable>()
    var values: [Int] = []
    func listen(to publisher: some Publisher<Int, Never>) {
      publisher.sink { [weak self] in self?.values.append($0) }.store(in: &cancellables)
    }
  }

  @Test("nothing comes after the completion, and later subscribers get it at once")
  func completion() {
    let subject = PassthroughSubject<Int, Problem>()
    let recorder = subject.record()
    subject.send(1)
    subject.send(completion: .failure(.one))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(recorder.values == [1] && recorder.error == .one && recorder.completionCount == 1)
    #expect(subject.record().error == .one)
  }

  @Test("a current value is set before it is sent")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [[Int]] = []
    let cancellable = subject.sink { seen.append([$0, subject.value]) }
    subject.value = 2
    subject.send(3)
    #expect(seen == [[1, 1], [2, 2], [3, 3]])
    subject.send(completion: .finished)
    subject.value = 4
    #expect(subject.value == 3)
    cancellable.cancel()
  }

  @Test("subscribers can leave and come while a value is sent")
  func leaving() {
    let subject = PassthroughSubject<Int, Never>()
    var cancellables: [AnyCancellable] = []
    var seen: [String] = []
    subject.sink { value in
      seen.append("a\(value)")
      cancellables.removeAll()
      if value == 1 {
        subject.sink { seen.append("c\($0)") }.store(in: &cancellables)
      }
    }.store(in: &cancellables)
    subject.sink { seen.append("b\($0)") }.store(in: &cancellables)
    subject.send(1)
    #expect(seen == ["a1"])
    subject.send(2)
    #expect(seen == ["a1", "c2"])
  }

  @Test("a subscriber can send from inside of a value")
  func reentrancy() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let cancellable = subject.sink { value in
      seen.append(value)
      if value < 3 { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(seen == [1, 2, 3])
    cancellable.cancel()
  }

  @Test("a publisher feeds a subject until the cancellation")
  func feeding() {
    let (source, subject) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = subject.record()
    let cancellable = source.subscribe(subject)
    source.send(1)
    cancellable.cancel()
    source.send(2)
    #expect(recorder.values == [1])
    let other = CurrentValueSubject<Int, Never>(0)
    let keeper = [1, 2].publisher.subscribe(other)
    #expect(other.value == 2 && other.record().isFinished)
    keeper.cancel()
  }

  @Test("a cancellable cancels when it is let go, and once")
  func cancellable() {
    var count = 0
    var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
    cancellable?.cancel()
    cancellable = nil
    #expect(count == 1)
    var set: Set<AnyCancellable> = []
    AnyCancellable { count += 1 }.store(in: &set)
    set.removeAll()
    #expect(count == 2)
  }

  @Test("nothing is kept alive after the cancellation or the completion")
  func memory() {
    let subject = PassthroughSubject<Int, Never>()
    weak var weakOwner: Owner?
    weak var token: Owner?
    do {
      let owner = Owner()
      weakOwner = owner
      owner.listen(to: subject)
      owner.listen(to: subject.map { $0 + 1 }.combineLatest(subject.share()) { $0 + $1 })
      owner.listen(to: subject.flatMap { Just($0) }.debounce(for: 1, scheduler: DispatchQueue.main))
      owner.listen(
        to: subject.map { Just($0) }.switchToLatest().merge(with: subject.zip(subject) { $0 + $1 }))
      let held = Owner()
      token = held
      subject.sink { held.values.append($0) }.store(in: &owner.cancellables)
      subject.first().sink { _ in _ = held }.store(in: &owner.cancellables)
      subject.send(1)
    }
    #expect(weakOwner == nil && token == nil)
    do {
      let held = Owner()
      token = held
      var cancellables: Set<AnyCancellable> = []
      let sink = Subscribers.Sink<Int, Never>(
        receiveCompletion: { _ in }, receiveValue: { _ in _ = held })
      subject.map { value -> Int in
        held.values.append(value); return value
      }.prefix(1).subscribe(sink)
      subject.send(2)
      subject.assign(to: \.self.ignored, on: held).store(in: &cancellables)
    }
    #expect(token == nil)
  }

  @Test("many threads send to one subscriber, which gets all values one at a time")
  func threads() {
    let subject = PassthroughSubject<Int, Never>()
    let other = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) var (sum, inside, overlaps) = (0, 0, 0)
    let cancellable = subject.map { $0 }.merge(with: other).sink { value in
      inside += 1
      if inside > 1 { overlaps += 1 }
      sum += value
      inside -= 1
    }
    nonisolated(unsafe) let subjects = [subject, other]
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for _ in 0..<1_000 { subjects[index % 2].send(1) }
    }
    #expect(sum == 8_000 && overlaps == 0)
    cancellable.cancel()
  }

  @Test("threads cancel while others send")
  func cancellingThreads() {
    let subject = CurrentValueSubject<Int, Never>(0)
    nonisolated(unsafe) let shared = subject
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for number in 0..<200 {
        if index % 2 == 0 {
          shared.send(number)
        } else {
          shared.map { $0 }.sink { _ in }.cancel()
        }
      }
    }
    let recorder = subject.record()
    subject.send(7)
    #expect(recorder.values.last == 7)
  }
}

extension CombineSubjectTests.Owner {
  var ignored: Int {
    get { 0 }
    set {}
  }
}
