import Foundation
package import PorticoCheck

/// Fetches the sources of packages with git, into the ignored folder.
package enum PackageFetcher {
  /// Fetches a package completely or not at all.
  package static func fetch(_ identity: String, _ origin: PackageOrigin, in folder: String)
    throws(Mistake)
  {
    let layout = PortLayout(root: folder, isBeside: false)
    try layout.refuseLinks()
    let files = FileManager.default
    let place = layout.folder(ofPackage: identity)
    let draft = place + ".part"
    do {
      try? files.removeItem(atPath: draft)
      try files.createDirectory(atPath: draft, withIntermediateDirectories: true)
      defer { try? files.removeItem(atPath: draft) }
      try git(["init", "--quiet", draft])
      var answer = "it has no version to fetch"
      for name in origin.names {
        answer = try git([
          "-C", draft, "fetch", "--quiet", "--depth", "1", "--", origin.address, name,
        ])
        guard answer.isEmpty else { continue }
        answer = try git(["-C", draft, "checkout", "--quiet", "FETCH_HEAD"])
        if answer.isEmpty { return try files.moveItem(atPath: draft, toPath: place) }
      }
      throw Mistake(message: "\(identity) cannot be fetched from \(origin.address): \(answer)")
    } catch let error as Mistake {
      throw error
    } catch {
      throw Mistake(message: "\(place) cannot be written: \(error.localizedDescription)")
    }
  }

  /// - Returns: The last line of git's error message, or an empty string if git succeeded.
  @discardableResult private static func git(_ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "core.hooksPath=/dev/null", "-c", "advice.detachedHead=false"] + words
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_ALLOW_PROTOCOL": "file:git:http:https:ssh", "GIT_TERMINAL_PROMPT": "0",
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return "" }
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.last.map(String.init) ?? "git ended with \(process.terminationStatus)"
  }
}
