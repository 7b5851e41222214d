package import Foundation
import Synchronization
import UIKitDiagnostics

/// A resource that none of the searched bundles contains.
package struct MissingResource {
  /// The name that the app requested.
  private let name: String
  /// The names of the files or folders that were searched for.
  private let files: Set<String>
  private let bundle: Bundle?
  /// The extension of the files, if there is only one.
  private let ending: String?

  /// - Parameters:
  ///   - endings: The extensions of the files that were searched for.
  ///   - bundle: The searched bundle; `nil` for the main bundle.
  package init(_ name: String, _ endings: [String], in bundle: Bundle?) {
    self.name = name
    self.bundle = bundle
    ending = endings.count == 1 ? endings[0] : nil
    let last = (name as NSString).lastPathComponent
    files = Set(endings.map { last + $0 })
  }

  /// Sentences that explain the reason and how to fix it.
  package var advice: String {
    if let ending, name.hasSuffix(ending) {
      return "Leave out \"\(ending)\": the name goes without it."
    }
    let searched = ResourceBundles.searched(for: bundle)
    if let (path, place) = Self.file(in: searched, where: isWanted) {
      guard files.contains((path as NSString).lastPathComponent) else {
        return "There is \(path) in \(place): mind capital and small letters."
      }
      return path.contains("/") && !path.contains(".xcassets/")
        ? "\(path) in \(place) lies in a folder: take .process in place of .copy in Package.swift."
        : "\(path) in \(place) can't be read."
    }
    if bundle != nil,
      let (_, place) = Self.file(in: ResourceBundles.searched(for: nil), where: isWanted)
    {
      return "There is one in \(place): pass Bundle.module of that target."
    }
    if let path = SourcePackage.path(preferring: ResourceBundles.module, where: isWanted) {
      return "\(path) is no resource of its target. \(SourcePackage.declaration(of: path))"
    }
    let others = alternatives.isEmpty ? "" : "; there is \(alternatives.joined(separator: ", "))"
    return
      "No resource is called \(files.sorted().joined(separator: " or "))\(others). Correct the name, or "
      + "add the file to the target's resources in Package.swift."
  }

  private func isWanted(_ file: String) -> Bool {
    files.contains { $0.caseInsensitiveCompare(file) == .orderedSame }
  }

  /// The names of some files of the same kind.
  private var alternatives: [String] {
    let endings = Set(files.map { ($0 as NSString).pathExtension })
    let names = ResourceBundles.searched(for: bundle).flatMap(Self.paths)
      .map { ($0 as NSString).lastPathComponent }
    return Array(
      Set(names).filter { endings.contains(($0 as NSString).pathExtension) }.sorted().prefix(8))
  }

  /// Returns the first file with a wanted name, and the name of its bundle.
  private static func file(
    in bundles: [Bundle], where isWanted: (_ name: String) -> Bool
  ) -> (path: String, bundle: String)? {
    for bundle in bundles {
      if let path = paths(in: bundle).first(where: { isWanted(($0 as NSString).lastPathComponent) })
      {
        return (path, bundle.bundleURL.lastPathComponent)
      }
    }
    return nil
  }

  private static func paths(in bundle: Bundle) -> [String] {
    // The main bundle is the build folder, which contains everything that was built.
    guard bundle.bundlePath != Bundle.main.bundlePath else { return [] }
    let files = FileManager.default.enumerator(atPath: bundle.bundlePath)
    return (files?.allObjects ?? []).compactMap { $0 as? String }
  }

  // MARK: Images and colors

  private static let told = Mutex<Set<String>>([])

  /// Reports once that an app requested a missing resource. The app continues with `nil`.
  ///
  /// - Parameter kind: The kind of the resource: `image`.
  static func tell(_ kind: String, _ name: String, _ endings: [String], in bundle: Bundle?) {
    let isNew = told.withLock { $0.insert("\(kind) \(name)").inserted }
    guard isNew, ResourceBundles.module != nil else { return }
    let advice = MissingResource(name, endings, in: bundle).advice
    writeToStandardError("UIKit: there is no \(kind) named '\(name)'. \(advice)")
  }
}
