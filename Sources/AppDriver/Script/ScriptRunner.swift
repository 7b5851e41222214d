import Foundation
import UIKitDiagnostics

/// Runs a script against the app, and reports like a command-line tool.
@MainActor package struct ScriptRunner {
  private let driver: AppDriver
  private let print: (String) -> Void
  private let complain: (String) -> Void
  private let recording: ScriptRecording?

  /// - Parameter recording: The recording to which a picture is added after each step.
  package init(
    driver: AppDriver = AppDriver(), recording: ScriptRecording? = nil,
    print: @escaping (String) -> Void = { Swift.print($0) },
    complain: @escaping (String) -> Void = writeToStandardError
  ) {
    self.driver = driver
    self.recording = recording
    self.print = print
    self.complain = complain
  }

  /// - Returns: The exit status: 0, or 1 after the first step that can't be performed or if the recording can't be
  ///   written, or 2 for an invalid line.
  package func run(_ file: ScriptFile) async -> Int32 {
    if let recording {
      try? await driver.settle()
      recording.add("The first screen", touched: nil, showing: driver.picture())
    }
    let status = await runSteps(file)
    do {
      try recording?.write()
    } catch {
      complain("the recording can't be written: \(error.localizedDescription)")
      return max(status, 1)
    }
    return status
  }

  private func runSteps(_ file: ScriptFile) async -> Int32 {
    while true {
      let line: Script.Line
      do {
        guard let next = try await file.next() else { return 0 }
        line = next
      } catch {
        complain("\(file.name):\(error.line): \(error.source): \(error.reason)")
        return 2
      }
      // Keeps the output and the error messages of the app and the script in order.
      defer { fflush(nil) }
      do {
        if case .screen = line.step {
          try await driver.settle()
          print(driver.screen)
        } else {
          try await driver.perform(line.step)
        }
        recording?.add(line.source, touched: driver.touched, showing: driver.picture())
      } catch {
        recording?.add(
          line.source, touched: nil, showing: driver.picture(), error: error.reason)
        fflush(nil)
        complain(
          """
          \(file.name):\(line.number): \(line.source)
          \(error.reason)
          On screen:
          \(error.screen)
          """)
        return 1
      }
    }
  }
}
