import Foundation

/// A file or folder that an app finds in its bundle.
struct PortResource: Hashable {
  let path: String
  let isFolder: Bool

  init(_ path: String) {
    self.path = path
    var isFolder: ObjCBool = false
    self.isFolder =
      FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Where it goes in the bundle: `en.lproj/Main.strings`. All other folders are lost, as Xcode loses them.
  var place: String {
    let parts = path.split(separator: "/")
    let region = parts.dropLast().last { $0.hasSuffix(".lproj") }
    return (region.map { $0 + "/" } ?? "") + (parts.last ?? "")
  }
}
