import Dispatch
import Glibc

/// Signals as events on the main queue.
@MainActor final class SignalPipe {
  private let source: any DispatchSourceRead
  private let reader: Int32
  private var former: [(signal: Int32, action: sigaction)] = []

  /// - Returns: `nil` where the system has no pipes left.
  init?(_ signals: [Int32], _ receive: @escaping @MainActor (Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    let reader = ends[0]
    self.reader = reader
    signalWriter = ends[1]
    source = DispatchSource.makeReadSource(fileDescriptor: reader, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        var numbers = [UInt8](repeating: 0, count: 64)
        let count = read(reader, &numbers, numbers.count)
        // Several of a kind are one.
        var seen: Set<UInt8> = []
        for number in numbers.prefix(max(0, count)) where seen.insert(number).inserted {
          receive(Int32(number))
        }
      }
    }
    source.activate()
    for signal in signals {
      var action = sigaction()
      var old = sigaction()
      action.__sigaction_handler.sa_handler = noteSignal
      action.sa_flags = SA_RESTART
      sigaction(signal, &action, &old)
      former.append((signal, old))
    }
  }

  func cancel() {
    for (signal, action) in former {
      var action = action
      sigaction(signal, &action, nil)
    }
    former = []
    let writer = signalWriter
    let reader = reader
    signalWriter = -1
    source.setCancelHandler {
      close(writer)
      close(reader)
    }
    source.cancel()
  }
}

nonisolated(unsafe) private var signalWriter: Int32 = -1

private func noteSignal(_ signal: Int32) {
  let former = errno
  var number = UInt8(truncatingIfNeeded: signal)
  write(signalWriter, &number, 1)
  errno = former
}
