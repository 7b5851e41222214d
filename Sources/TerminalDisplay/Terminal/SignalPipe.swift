import Dispatch
import Glibc
import TerminalSignals

/// Signals that ask for something, as events on the main queue.
@MainActor final class SignalPipe {
  private let source: any DispatchSourceRead

  /// - Parameter receive: Called when signals were noted, which ``take()`` tells.
  /// - Returns: `nil` where the system has no pipes left.
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

  /// Takes the signals noted so far.
  func take() -> Set<Int32> {
    let noted = takeNotedSignals()
    return Set((1..<64).filter { noted & (1 << UInt64($0)) != 0 })
  }

  func cancel() {
    stopNotingSignals()
    source.cancel()
  }
}
