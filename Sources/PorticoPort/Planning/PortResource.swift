import Foundation

/// A file or folder in the bundle of an app.
struct PortResource: Hashable {
  let path: String
  let isFolder: Bool

  init(_ path: String) {
    self.path = path
    var isFolder: ObjCBool = false
    self.isFolder =
      FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The path in the bundle, such as `en.lproj/Main.strings`. As in Xcode, all other folders are dropped.
  var place: String {
    let parts = path.split(separator: "/")
    let region = parts.dropLast().last { $0.hasSuffix(".lproj") }
    return (region.map { $0 + "/" } ?? "") + (parts.last ?? "")
  }
}
