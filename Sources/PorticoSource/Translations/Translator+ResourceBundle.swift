import SwiftReading

extension Translator {
  /// Removes the app's own `Bundle.module`, which libraries declare for builds without SwiftPM. SwiftPM declares it
  /// in each module with resources.
  func removeResourceBundles() {
    guard options.hasResources else { return }
    for part in index.foreignExtensions where ModuleIndex.plain(part.declaration.name) == "Bundle" {
      for member in part.declaration.members
      where member.kind == .property && member.isStatic && member.name == "module"
        && ![.private, .fileprivate].contains(member.access)
        && !member.isOneOfSeveral
      {
        draft(of: part.file)?.blank(member.first..<member.end)
      }
    }
  }
}
