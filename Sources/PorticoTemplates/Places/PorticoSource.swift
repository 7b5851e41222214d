import Foundation
package import PorticoCheck

/// The place from which a new package gets Portico: a folder or a repository.
package struct PorticoSource: Equatable {
  package let dependency: String
  package let package: String

  /// - Parameter text: A folder or an address, or `nil` for the checkout that this command was built from.
  package init(_ text: String?) throws(Mistake) {
    guard let text = text ?? Self.checkout else {
      throw Mistake(message: "specify where Portico is: --portico FOLDER or --portico URL")
    }
    let isAddress = text.contains("://") || text.hasPrefix("git@")
    var name = text.split(separator: "/").last.map(String.init) ?? ""
    if name.hasSuffix(".git") { name = String(name.dropLast(4)) }
    if isAddress {
      guard !text.contains(where: { "\"\\".contains($0) || $0.isWhitespace }),
        !text.unicodeScalars.contains(where: \.movesText)
      else { throw Mistake(message: "'\(text.printable)' is not the address of a repository") }
      dependency = ".package(url: \"\(text)\", branch: \"main\")"
      package = name
      return
    }
    let path = URL(fileURLWithPath: text).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
      throw Mistake(message: "there is no package in \(text)")
    }
    dependency = ".package(name: \"Portico\", path: \"\(Self.escaped(path))\")"
    package = "Portico"
  }

  /// Returns a path that is escaped for a string literal.
  private static func escaped(_ path: String) -> String {
    path.unicodeScalars.map { scalar in
      scalar.movesText || "\"\\".unicodeScalars.contains(scalar)
        ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
  }

  /// The folder of Portico's sources that contains the running program, or `nil` if the program was built
  /// elsewhere.
  private static var checkout: String? {
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    if !FileManager.default.fileExists(atPath: folder.path) {
      folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    }
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      if let text = try? TextFile.found(folder.appending(path: "Package.swift").path) {
        return text.contains("name: \"Portico\"") ? folder.path : nil
      }
    }
    return nil
  }
}
