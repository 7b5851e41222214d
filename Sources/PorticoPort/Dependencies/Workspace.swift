import PorticoCheck

/// The projects and folders of an `.xcworkspace`, in order.
struct Workspace {
  /// The absolute paths.
  private(set) var places: [String] = []

  init(_ bundle: String) throws(Mistake) {
    let text = try TextFile.found(bundle + "/contents.xcworkspacedata")
    let root = AbsolutePath.folder(of: bundle)
    // A group's folder is the base of the paths in the group.
    var folders = [root]
    for match in text.matches(of: /<(\/?)(Group|FileRef|Workspace)\b([^>]*?)(\/?)>/) {
      let location = match.3.firstMatch(of: /location\s*=\s*"([^"]*)"/)?.1 ?? ""
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let base =
        parts[0] == "container" ? root : parts[0] == "absolute" ? "/" : folders.last ?? root
      let path = Paths.join(base, parts.count > 1 ? String(parts[1]) : "")
      switch (match.2, match.1) {
      case ("Group", ""): if match.4.isEmpty { folders.append(path) }
      case ("Group", _): if folders.count > 1 { folders.removeLast() }
      case ("FileRef", ""): if !location.hasPrefix("self:") { places.append(path) }
      default: break
      }
    }
  }
}
