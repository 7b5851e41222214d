import Foundation

/// Runs a script against the app and reports as a command-line tool does.
@MainActor package struct ScriptRunner {
  private let driver: AppDriver
  private let print: (String) -> Void
  private let complain: (String) -> Void

  package init(
    driver: AppDriver = AppDriver(), print: @escaping (String) -> Void = { Swift.print($0) },
    complain: @escaping (String) -> Void = {
      FileHandle.standardError.write(Data(($0 + "\n").utf8))
    }
  ) {
    self.driver = driver
    self.print = print
    self.complain = complain
  }

  /// - Parameter name: What errors call the script: its file.
  /// - Returns: The exit status: 0, or 1 after the first step that could not be done, or 2 for a script
  ///   that can't be read.
  package func run(_ text: String, name: String) async -> Int32 {
    let script: Script
    do {
      script = try Script(text)
    } catch {
      complain("\(name):\(error.line): \(error.source): \(error.reason)")
      return 2
    }
    for line in script.lines {
      do {
        if case .screen = line.step {
          try await driver.settle()
          print(driver.screen)
        } else {
          try await driver.perform(line.step)
        }
      } catch {
        complain(
          """
          \(name):\(line.number): \(line.source)
          \(error.reason)
          On screen:
          \(error.screen)
          """)
        return 1
      }
    }
    return 0
  }
}
