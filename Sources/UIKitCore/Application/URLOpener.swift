import Foundation

/// Hands URLs to the desktop.
@MainActor enum URLOpener {
  private static let program = "/usr/bin/xdg-open"

  static func canOpen(_ url: URL) -> Bool {
    url.scheme != nil && FileManager.default.isExecutableFile(atPath: program)
  }

  static func open(_ url: URL, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    guard canOpen(url) else {
      DispatchQueue.main.async { completion(false) }
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
