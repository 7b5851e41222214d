import Foundation

/// The file with an app's passwords, which only the user can read.
struct KeychainFile {
  let url: URL

  func read() throws -> [KeychainItem] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: url), format: nil)
    guard let items = list as? [[String: Any]] else { throw CocoaError(.fileReadCorruptFile) }
    return items.compactMap(KeychainItem.init)
  }

  func write(_ items: [KeychainItem]) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: items.map(\.propertyList), format: .binary, options: 0)
    // Until the file has its permissions, those of the folder protect it.
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try data.write(to: url, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
  }
}
