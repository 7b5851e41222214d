import Foundation
import Synchronization

/// Asks git.
struct Git {
  let folder: String

  /// - Returns: What it prints.
  func callAsFunction(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.standardInput = FileHandle.nullDevice
    let out = Pipe()
    let error = Pipe()
    process.standardOutput = out
    process.standardError = error
    try process.run()
    // Both at once: who is not read stops when the pipe is full, and many files can have warnings.
    let problem = Mutex(Data())
    let reader = error.fileHandleForReading
    let isRead = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let data = reader.readDataToEndOfFile()
      problem.withLock { $0 = data }
      isRead.signal()
    }
    let data = out.fileHandleForReading.readDataToEndOfFile()
    isRead.wait()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = String(decoding: problem.withLock { $0 }, as: UTF8.self)
      throw Mistake(message: "git says: " + text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return String(decoding: data, as: UTF8.self)
  }
}
