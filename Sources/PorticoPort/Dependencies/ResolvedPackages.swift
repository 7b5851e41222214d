import Foundation
import PorticoCheck

/// The versions that a project has resolved, from `Package.resolved` in any of its three formats.
struct ResolvedPackages {
  struct Pin {
    let location: String
    let version: String?
    let revision: String?

    /// The requirement as a manifest has it, such as `exact: "1.2.0"`.
    var requirement: String {
      version.map { "exact: \(Quoted.text($0))" } ?? "revision: \(Quoted.text(revision ?? ""))"
    }
  }

  private(set) var pins: [String: Pin] = [:]
  private(set) var problems: [Remark] = []

  /// Reads the files of projects and workspaces.
  init(besides bundles: [String]) {
    for bundle in bundles {
      let inside = bundle.hasSuffix(".xcworkspace") ? "" : "/project.xcworkspace"
      let path = bundle + inside + "/xcshareddata/swiftpm/Package.resolved"
      guard FileManager.default.fileExists(atPath: path) else { continue }
      do {
        try read(Data(try TextFile.found(path).utf8))
      } catch {
        problems.append(Remark(path, 0, "is not a Package.resolved file"))
      }
    }
  }

  private struct File: Decodable {
    struct Entry: Decodable {
      struct State: Decodable {
        var version: String?
        var revision: String?
      }
      var location: String?
      var repositoryURL: String?
      var state: State
    }
    struct Old: Decodable { var pins: [Entry] }
    var pins: [Entry]?
    var object: Old?
  }

  private mutating func read(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    for entry in file.pins ?? file.object?.pins ?? [] {
      guard let location = entry.location ?? entry.repositoryURL,
        entry.state.version != nil || entry.state.revision != nil
      else { continue }
      let reference = PackageReference(
        place: .repository(location), requirement: "", file: "", line: 0)
      pins[reference.identity] = Pin(
        location: location, version: entry.state.version, revision: entry.state.revision)
    }
  }
}
