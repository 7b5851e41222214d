import Foundation
import TrialKit

/// Everything in a folder, by path in it.
struct FolderState: Equatable {
  enum Item: Equatable {
    case file(Data)
    case link(String)
    case folder
  }

  private(set) var items: [String: Item] = [:]

  private static let draft = ".portico-draft-"

  /// An empty folder.
  init() {}

  init(of folder: URL) {
    read(folder.path, "")
  }

  private mutating func read(_ folder: String, _ prefix: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        items[prefix + name] = .link(target)
      } else if let data = FileManager.default.contents(atPath: path) {
        items[prefix + name] = .file(data)
      } else {
        items[prefix + name] = .folder
        read(path, prefix + name + "/")
      }
    }
  }

  /// Without what the programs write, as long as they write it.
  var withoutDrafts: FolderState {
    var state = self
    state.items = items.filter { !($0.key.split(separator: "/").last ?? "").hasPrefix(Self.draft) }
    return state
  }

  func filtered(_ isIncluded: (String) -> Bool) -> FolderState {
    var state = self
    state.items = items.filter { isIncluded($0.key) }
    return state
  }

  /// Makes a folder have just this.
  func restore(_ folder: URL) throws {
    let files = FileManager.default
    try? files.removeItem(at: folder)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, item) in items.sorted(by: { $0.key < $1.key }) {
      let url = folder.appendingPathComponent(path)
      switch item {
      case .file(let data): try data.write(to: url)
      case .link(let target):
        try files.createSymbolicLink(atPath: url.path, withDestinationPath: target)
      case .folder: try files.createDirectory(at: url, withIntermediateDirectories: true)
      }
    }
  }

  /// The first path at which this differs from another, for messages.
  func difference(from other: FolderState) -> String? {
    let paths = Set(items.keys).union(other.items.keys).filter { items[$0] != other.items[$0] }
    return paths.sorted().first.map { path in
      let what =
        items[path] == nil ? "is missing" : other.items[path] == nil ? "is left" : "differs"
      return "\(path) \(what)"
    }
  }

  /// - Throws: `TrialFailure` for an item that neither of two states has.
  func check(isBetween old: FolderState, and new: FolderState) throws {
    for (path, item) in withoutDrafts.items.sorted(by: { $0.key < $1.key }) {
      guard item == old.items[path] || item == new.items[path] || item == .folder else {
        throw TrialFailure("half a file: \(path)")
      }
    }
    for path in old.items.keys.sorted() where new.items[path] != nil && items[path] == nil {
      throw TrialFailure("a lost file: \(path)")
    }
  }
}
