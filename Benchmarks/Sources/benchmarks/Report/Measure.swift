import Foundation

// All times are this thread's processor time in nanoseconds, so that what else the machine does does
// not count.

/// The median time of one call, over several runs of as many calls as take `duration` together. The
/// index of the call is passed on.
func measure(
  runs: Int = 7, duration: Duration = .milliseconds(20), _ body: (Int) -> Void
) -> Double {
  let duration = duration / .nanoseconds(1)
  var calls = 0
  func run(_ count: Int) -> Double {
    time {
      for _ in 0..<count {
        body(calls)
        calls += 1
      }
    }
  }
  var count = 1
  while run(count) < duration / 4, count < 1 << 24 { count *= 2 }
  count *= 2
  return medianOf(runs) { run(count) / Double(count) }
}

func time(_ body: () -> Void) -> Double {
  let start = processorTime()
  body()
  return processorTime() - start
}

/// The median of several runs, each of which times what matters of it.
func medianOf(_ runs: Int = 7, _ run: () -> Double) -> Double {
  median((0..<runs).map { _ in run() })
}

func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}

/// The median times of one call of each. They take turns, so that whatever else the machine does falls
/// on both.
func measurePair(
  runs: Int = 15, duration: Double = 8_000_000, _ one: @escaping (Int) -> Void,
  _ other: @escaping (Int) -> Void
) -> (one: Double, other: Double) {
  var calls = 0
  func time(_ count: Int, _ body: (Int) -> Void) -> Double {
    let start = processorTime()
    for _ in 0..<count {
      body(calls)
      calls += 1
    }
    return processorTime() - start
  }
  func count(_ body: (Int) -> Void) -> Int {
    var count = 1
    while time(count, body) < duration / 4, count < 1 << 24 { count *= 2 }
    return count * 2
  }
  let counts = (count(one), count(other))
  var times: (one: [Double], other: [Double]) = ([], [])
  for _ in 0..<runs {
    times.one.append(time(counts.0, one) / Double(counts.0))
    times.other.append(time(counts.1, other) / Double(counts.1))
  }
  return (times.one.sorted()[runs / 2], times.other.sorted()[runs / 2])
}

/// Of this thread, in nanoseconds.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
