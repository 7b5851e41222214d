import Foundation
import Glibc
import UIKit
import UIKitCore

/// Performs, in the app, the lines that come over the socket, and answers each.
@MainActor final class AppAgent {
  private let monkey = Monkey.onDisplay()

  /// Reads on a thread of its own, as long as somebody writes.
  func start() {
    let thread = Thread { [self] in
      while let line = Self.readLine() {
        let answered = DispatchSemaphore(value: 0)
        Task { @MainActor in
          Self.write(await self.answer(line))
          answered.signal()
        }
        answered.wait()
      }
      exit(0)
    }
    thread.start()
  }

  private func answer(_ line: String) async -> String {
    let words = LineWords(line)
    do {
      switch words.verb {
      case "where":
        guard let point = monkey.stage.flatMap({ TapTargets($0).point(words.number(1)) }) else {
          return "nowhere"
        }
        return "at \(Int(point.x / 8)) \(Int(point.y / 16))"
      case "close":
        try await monkey.close()
        return "ok"
      default:
        try await monkey.perform(line)
        return "ok"
      }
    } catch {
      return "failed " + LineWords.quote("\(error)")
    }
  }

  nonisolated private static func readLine() -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(PseudoTerminal.socketNumber, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      if byte == 10 { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }

  nonisolated private static func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = Glibc.write(PseudoTerminal.socketNumber, bytes, bytes.count)
  }
}
