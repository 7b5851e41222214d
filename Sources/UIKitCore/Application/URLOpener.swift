import DisplayInterface
import Foundation

/// Opens URLs with the display if it supports them, otherwise with the desktop.
@MainActor enum URLOpener {
  private static let program = "/usr/bin/xdg-open"
  private static let query = "/usr/bin/xdg-mime"
  private static var answers: [String: Bool] = [:]

  /// Returns whether the display or a program of the desktop opens URLs with this scheme.
  static func canOpen(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    if displayOpens(scheme) { return true }
    if let answer = answers[scheme] { return answer }
    let answer = hasProgram(for: scheme)
    answers[scheme] = answer
    return answer
  }

  private static func displayOpens(_ scheme: String) -> Bool {
    UIApplication.shared.display.traits.opensLinks
      && ["http", "https", "mailto", "tel"].contains(scheme)
  }

  private static func hasProgram(for scheme: String) -> Bool {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: query)
    process.arguments = ["query", "default", "x-scheme-handler/\(scheme)"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    let name = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return !name.isEmpty
  }

  static func open(_ url: URL, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    guard canOpen(url) else {
      DispatchQueue.main.async { completion(false) }
      return
    }
    if let scheme = url.scheme?.lowercased(), displayOpens(scheme) {
      UIApplication.shared.renderer.tell(.open(url))
      DispatchQueue.main.async { completion(true) }
      return
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [url.absoluteString]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { process in
      let succeeded = process.terminationStatus == 0
      DispatchQueue.main.async { completion(succeeded) }
    }
    do { try process.run() } catch { DispatchQueue.main.async { completion(false) } }
  }
}
