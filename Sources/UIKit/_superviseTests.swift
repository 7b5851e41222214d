@preconcurrency import Foundation

nonisolated(unsafe) private var record: Int32?

/// Runs the tests of this program in other processes, unless it is one of them, or a debugger or
/// `UIKIT_SUPERVISE=0` asks for one process.
///
/// The code that the build tool plugin generates in test modules calls it before the program starts.
///
/// - Returns: `true` once in a process whose tests are to be recorded.
public func _superviseTests() -> Bool {
  guard record == nil else { return false }
  if let descriptor = getenv(TestSupervisor.variable) {
    record = Int32(String(cString: descriptor))
    // Not for the processes that tests start.
    unsetenv(TestSupervisor.variable)
    if let record { _ = fcntl(record, F_SETFD, FD_CLOEXEC) }
    setvbuf(stdout, nil, _IOLBF, 0)
    return record != nil
  }
  guard getenv("UIKIT_SUPERVISE").map({ String(cString: $0) }) != "0", !isTraced else {
    return false
  }
  TestSupervisor(arguments: CommandLine.arguments)?.run()
  return false
}

/// Records an event of a test: its name after `?` for one that will run, `+` at its start and `-` at
/// its end; `!` for a failure.
public func _recordTest(_ event: String) {
  guard let record else { return }
  let line = event + "\n"
  _ = line.utf8.withContiguousStorageIfAvailable { write(record, $0.baseAddress, $0.count) }
}

private var isTraced: Bool {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  return !status.contains("TracerPid:\t0\n")
}
