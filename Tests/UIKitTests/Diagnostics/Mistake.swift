import Foundation

/// A run of the program that makes mistakes; see `Tests/Support/Mistakes`.
///
/// `MISTAKES` names another build of it: optimized, or stripped of its symbols.
struct Mistake {
  let output: String
  let printed: [String]
  let status: Int32
  let wasKilled: Bool

  static var variant: String? { ProcessInfo.processInfo.environment["MISTAKES"] }
  static var isStripped: Bool { variant?.hasSuffix("stripped") == true }
  /// Whether a line can't tell what was used, as nothing has a name.
  static func isUnknown(_ line: Substring) -> Bool {
    isStripped && line.hasPrefix("*** UIKit must")
  }

  init(_ name: String) throws {
    let process = Process()
    process.executableURL =
      Self.variant.map { URL(fileURLWithPath: $0) }
      ?? Bundle.main.bundleURL.appendingPathComponent("mistakes")
    process.arguments = [name]
    process.environment = ["UIKIT_DISPLAY": "headless", "SWIFT_BACKTRACE": "enable=no"]
    let pipe = Pipe()
    process.standardError = pipe
    let printing = Pipe()
    process.standardOutput = printing
    process.standardInput = FileHandle.nullDevice
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    printed = String(decoding: printing.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    process.waitUntilExit()
    status = process.terminationStatus
    wasKilled = process.terminationReason == .uncaughtSignal
  }

  var lines: [Substring] { output.split(separator: "\n") }
}
