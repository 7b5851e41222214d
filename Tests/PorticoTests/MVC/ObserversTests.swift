import Portico
import Testing

@MainActor protocol CounterObserver: AnyObject {
  func countDidChange()
}

@MainActor @Suite("Observers of a model") struct ObserversTests {
  @MainActor final class Counter {
    let observers = Observers<any CounterObserver>()
    var count = 0 {
      didSet { observers.notify { $0.countDidChange() } }
    }
  }

  @MainActor final class View: CounterObserver {
    var told: () -> Void

    init(told: @escaping () -> Void = {}) {
      self.told = told
    }

    func countDidChange() {
      told()
    }
  }

  @Test("are told at once, in the order in which they were added, each once")
  func order() {
    let counter = Counter()
    var told: [String] = []
    let first = View { told.append("first \(counter.count)") }
    let second = View { told.append("second \(counter.count)") }
    counter.observers.add(first)
    counter.observers.add(second)
    counter.observers.add(first)
    counter.count = 1
    #expect(told == ["first 1", "second 1"])
    counter.observers.remove(first)
    counter.count = 2
    #expect(told == ["first 1", "second 1", "second 2"])
  }

  @Test("are not kept, and not told when they are gone")
  func weak() {
    let counter = Counter()
    var told = 0
    var view: View? = View { told += 1 }
    weak let gone = view
    counter.observers.add(view!)
    counter.count = 1
    view = nil
    #expect(gone == nil)
    counter.count = 2
    #expect(told == 1)
  }

  @Test("may come and go while others are told")
  func changesMeanwhile() {
    let counter = Counter()
    var told: [String] = []
    let late = View { told.append("late") }
    let removed = View { told.append("removed") }
    let first = View {
      counter.observers.remove(removed)
      counter.observers.add(late)
      told.append("first")
    }
    counter.observers.add(first)
    counter.observers.add(removed)
    counter.count = 1
    #expect(told == ["first"])
    counter.count = 2
    #expect(told == ["first", "first", "late"])
  }
}
