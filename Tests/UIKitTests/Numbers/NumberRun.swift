import DisplayInterface
import Foundation
import HeadlessDisplay
import UIKit
import UIKitCore

/// Runs the rows of a family and writes down what differs from what they say.
@MainActor enum NumberRun {
  static func run(_ family: String) {
    var problems = 0
    for row in NumberTable.rows(of: family) {
      for item in row.cases {
        guard let problem = problem(item) else { continue }
        problems += 1
        FileHandle.standardError.write(Data("\(row.name)  \(item.name): \(problem)\n".utf8))
      }
    }
    exit(problems == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
  }

  private static func problem(_ item: NumberRow.Case) -> String? {
    let (status, text) = inChild {
      for display in [HeadlessDisplay.terminal, HeadlessDisplay.phone] {
        UIApplication.shared.display = HeadlessDisplay(traits: display)
        if let problem = item.run() {
          FileHandle.standardError.write(Data(problem.utf8))
          _exit(1)
        }
      }
    }
    if let words = item.words {
      if status == SIGABRT, text.contains(words) { return nil }
      return "ends with status \(status) and not with \"\(words)\": \(text.prefix(500))"
    }
    return status == 0 ? nil : "status \(status): \(text.prefix(500))"
  }

  /// Runs `body` in a copy of this process; gives its wait status and what it wrote as an error.
  private static func inChild(_ body: () -> Void) -> (status: Int32, text: String) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return (-1, "no pipe") }
    let child = fork()
    if child == 0 {
      dup2(ends[1], 2)
      alarm(10)
      body()
      _exit(0)
    }
    close(ends[1])
    var text = Data()
    let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    while let more = try? output.read(upToCount: 65536), !more.isEmpty { text += more }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return (status, String(decoding: text, as: UTF8.self))
  }
}
