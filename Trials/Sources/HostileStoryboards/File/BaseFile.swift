import Foundation
import TrialKit

/// A file before it is damaged: one of the repository's, of which the classes are exchanged for the trial's own.
struct BaseFile {
  let isNib: Bool
  var text: [UInt8]

  /// The same for all, as apps name a file by a constant.
  var name: String { isNib ? "Broken.xib" : "Broken.storyboard" }

  static let names = ["Made.storyboard", "Made.xib"] + paths.keys.sorted()

  private static let paths: [String: String] = {
    let folders = [
      "Tests/UIKitTests/InterfaceBuilder/Files", "Examples/Subscriptions/Resources",
      "Trials/Sources/EverythingApp/Storyboards", "Tests/Apps/Sources/Counter",
      "Tests/Apps/Sources/Notes", "Tests/Ported/Shop/App/Src/Resources",
    ].map { Repository.folder.appendingPathComponent($0).path }
    var paths: [String: String] = [:]
    for folder in folders {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        paths[name] = "\(folder)/\(name)"
      }
    }
    return paths
  }()

  /// The file of a name; a made one where there is none.
  static func named(_ name: String) -> BaseFile {
    let isNib = name.hasSuffix(".xib")
    guard let path = paths[name], let text = try? String(contentsOfFile: path, encoding: .utf8)
    else {
      return BaseFile(isNib: isNib, text: Array((isNib ? MadeFile.nib : MadeFile.storyboard).utf8))
    }
    return BaseFile(isNib: isNib, text: Array(adapted(text).utf8))
  }

  /// Screens are the trial's; other classes, and what is connected with them, are left out.
  private static func adapted(_ text: String) -> String {
    let own = "customClass=\"HostileScreen\" customModule=\"hostile_storyboards\""
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = String(line)
      let isOwner = line.contains("\"IBFilesOwner\"") || line.contains("\"IBFirstResponder\"")
      let isScreen = line.contains("<viewController ")
      line = line.replacing(#/customClass="[^"]*"( customModule="[^"]*")?/#) { _ in
        isScreen ? own : isOwner ? "" : "userLabel=\"custom\""
      }
      line = line.replacing(#/unwindAction="[^"]*"/#, with: "unwindAction=\"unwind:\"")
      line = line.replacing(#/ destinationCreationSelector="[^"]*"/#, with: "")
      let isKept = ["delegate", "dataSource", "view"].contains {
        line.contains("property=\"\($0)\"")
      }
      let isConnection = line.contains("<outlet") || line.contains("<action ")
      return isConnection && !isKept || line.contains("<userDefined")
        || line.contains("</userDefined")
        ? "" : line
    }.joined(separator: "\n")
  }
}
