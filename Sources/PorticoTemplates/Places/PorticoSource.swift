import Foundation
package import PorticoCheck

/// Where a new package finds Portico: a folder, or a repository.
package struct PorticoSource: Equatable {
  let dependency: String
  let package: String

  /// - Parameter text: A folder or an address. If nil, the checkout that this command was built from.
  package init(_ text: String?) throws(Mistake) {
    guard let text = text ?? Self.checkout else {
      throw Mistake(message: "say where Portico is: --portico FOLDER or --portico URL")
    }
    let isAddress = text.contains("://") || text.hasPrefix("git@")
    var name = text.split(separator: "/").last.map(String.init) ?? ""
    if name.hasSuffix(".git") { name = String(name.dropLast(4)) }
    if isAddress {
      dependency = ".package(url: \"\(text)\", branch: \"main\")"
      package = name
      return
    }
    let path = URL(fileURLWithPath: text).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
      throw Mistake(message: "there is no package in \(text)")
    }
    dependency = ".package(name: \"Portico\", path: \"\(path)\")"
    package = "Portico"
  }

  /// The folder of Portico's sources above the running program, if it was built there.
  private static var checkout: String? {
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    if !FileManager.default.fileExists(atPath: folder.path) {
      folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    }
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      if let text = try? String(
        contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
      {
        return text.contains("name: \"Portico\"") ? folder.path : nil
      }
    }
    return nil
  }
}
