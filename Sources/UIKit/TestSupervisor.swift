@preconcurrency import Foundation
import TerminalSignals

/// Runs tests in a process of their own. If a test ends its process, reports it as failed, and runs
/// the others in another process.
struct TestSupervisor {
  /// The variable with the descriptor of the file that the tests record their events in.
  static let variable = "UIKIT_TEST_RECORD"

  private let program: String
  /// The tests that XCTest is asked to run, or `nil` for all.
  private let selection: String?

  /// Creates a supervisor of a run of tests, unless there is nothing to supervise: in a run of a single test, which
  /// SwiftPM starts many of, and where tests are only listed.
  init?(arguments: [String]) {
    var options = arguments.dropFirst()
    if let index = options.firstIndex(of: "--testing-library") {
      guard options[index...].dropFirst().first == "xctest" else { return nil }
      options.removeSubrange(index...(index + 1))
    }
    selection = options.last
    program = arguments[0]
    guard options.allSatisfy({ !$0.hasPrefix("-") }) else { return nil }
    if let selection, selection.contains("/"), !selection.contains(",") { return nil }
  }

  /// Runs the tests, and ends the process with the result.
  func run() -> Never {
    var names = selection
    var total = TestRecord()
    var broken = 0
    while true {
      let (status, record, errors) = runProcess(names)
      total.started.formUnion(record.started)
      total.failures += record.failures
      let signal = status & 0x7f
      if [SIGHUP, SIGINT, SIGQUIT, SIGTERM].contains(signal) {
        endProcess(signal)
      }
      guard signal != 0 || !record.open.isEmpty else {
        if broken > 0 { finish(total, broken) }
        _exit(status >> 8)
      }
      broken += 1
      let test = record.open.last
      report(
        test, errors,
        signal == 0
          ? "Exited with status \(status >> 8)" : String(cString: strsignal(signal)))
      let remaining = record.tests.filter {
        !record.started.contains($0) && !$0.hasPrefix("\(test ?? "")/")
      }
      if test == nil || remaining.isEmpty { finish(total, broken) }
      names = list(remaining, of: record.tests)
    }
  }

  private func runProcess(_ names: String?) -> (status: Int32, record: TestRecord, errors: String) {
    guard let events = tmpfile(), let errors = tmpfile() else { return (0x7f00, TestRecord(), "") }
    defer {
      fclose(events)
      fclose(errors)
    }
    _ = fcntl(fileno(errors), F_SETFD, FD_CLOEXEC)
    setenv(Self.variable, "\(fileno(events))", 1)
    var arguments = ([program] + [names].compactMap { $0 }).map { strdup($0) } + [nil]
    let status = runProgramAgain(&arguments, fileno(errors))
    arguments.forEach { free($0) }
    return (status, TestRecord(text(in: events)), text(in: errors))
  }

  private func text(in file: UnsafeMutablePointer<FILE>) -> String {
    let handle = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
    try? handle.seek(toOffset: 0)
    return String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Prints a failure as XCTest does, with the message that the process wrote last.
  private func report(_ test: String?, _ errors: String, _ reason: String) {
    let signs = [
      "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
      "*** Terminating app: ",
    ]
    let line = errors.split(separator: "\n").last { line in signs.contains { line.contains($0) } }
    let message = line.map(String.init) ?? reason
    let parts = message.split(separator: ": ", maxSplits: 1)
    let isPlaced = parts.count == 2 && parts[0].contains(".swift:")
    let place = isPlaced ? parts[0] : "<unknown>:0"
    let name =
      test.map { $0.drop { $0 != "." }.dropFirst().replacing("/", with: ".") } ?? "The tests"
    print("\(place): error: \(name) : \(isPlaced ? String(parts[1]) : message)")
    print("Test Case '\(name)' failed (\(reason))")
    fflush(stdout)
  }

  /// Returns an argument of XCTest for some of the tests. Names whole classes, because an argument has a limited size.
  private func list(_ remaining: [String], of tests: [String]) -> String {
    guard selection == nil else { return remaining.joined(separator: ",") }
    func classes(_ tests: [String]) -> [Substring: [String]] {
      Dictionary(grouping: tests) { $0.prefix { $0 != "/" } }
    }
    let all = classes(tests)
    let names = classes(remaining).flatMap { $1.count == all[$0]?.count ? [String($0)] : $1 }
    return names.joined(separator: ",")
  }

  private func finish(_ total: TestRecord, _ broken: Int) -> Never {
    let (tests, failures) = (total.started.count, total.failures + broken)
    let all = "\(failures) \(failures == 1 ? "failure" : "failures")"
    print("\t Executed \(tests) tests, with \(all) (\(broken) ended the process)")
    fflush(stdout)
    _exit(1)
  }
}
