/// What the tests of a process recorded.
struct TestRecord {
  /// The tests that the process was to run.
  private(set) var tests: [String] = []
  var started: Set<String> = []
  /// The classes and tests that have not finished, the innermost last.
  private(set) var open: [String] = []
  var failures = 0

  init(_ text: String = "") {
    for line in text.split(separator: "\n") {
      let name = String(line.dropFirst())
      switch line.first {
      case "?": tests.append(name)
      case "+":
        open.append(name)
        if name.contains("/") { started.insert(name) }
      case "-": _ = open.popLast()
      default: failures += 1
      }
    }
  }
}
