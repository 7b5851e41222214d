import Dispatch
import Glibc
import TerminalSignals

/// A source of events on the main queue for signals that the process handles, such as `SIGTERM` and `SIGWINCH`.
@MainActor final class SignalPipe {
  private let source: any DispatchSourceRead

  /// - Parameter receive: A closure that's called when signals have arrived; ``take()`` returns them.
  /// - Returns: `nil` if the system can't create another pipe.
  init?(_ receive: @escaping @MainActor () -> Void) {
    let reader = noteSignals()
    guard reader >= 0 else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: reader, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { bytes in
          while read(reader, bytes.baseAddress, bytes.count) > 0 {}
        }
        receive()
      }
    }
    source.setCancelHandler { close(reader) }
    source.activate()
  }

  /// Returns the signals that have arrived since the last call.
  func take() -> Set<Int32> {
    let noted = takeNotedSignals()
    return Set((1..<64).filter { noted & (1 << UInt64($0)) != 0 })
  }

  func cancel() {
    stopNotingSignals()
    source.cancel()
  }
}
