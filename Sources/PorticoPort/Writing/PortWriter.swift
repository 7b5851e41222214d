import Foundation
package import PorticoCheck
import PorticoSource

/// Writes a plan: first the ignored folder, and finally `Package.swift`. Only files with differences are written.
package struct PortWriter {
  private let plan: PortPlan
  private let layout: PortLayout
  private let manifest: String
  private let files = FileManager.default

  package init(_ plan: PortPlan, portico: (dependency: String, package: String)) {
    self.plan = plan
    layout = plan.layout
    manifest = ManifestText(plan, portico: portico).text()
  }

  /// Returns `true` if `Package.swift` differs from what would be written.
  ///
  /// - Throws: ``Mistake`` if `portico port` didn't write the file.
  package func isManifestNew() throws(Mistake) -> Bool {
    guard files.fileExists(atPath: layout.manifest) else { return true }
    let text = try TextFile.found(layout.manifest)
    guard text.contains(ManifestText.mark) else {
      throw Mistake(
        message:
          "\(layout.manifest) was not written by 'portico port' and stays as it is; move it to port the project"
      )
    }
    return text != manifest
  }

  package func write() throws(Mistake) {
    let isNew = try isManifestNew()
    try layout.refuseLinks()
    for target in plan.targets { try refuseStrangers(layout.folder(of: target.name)) }
    do {
      if !files.fileExists(atPath: layout.ignoreFile) {
        try replace(layout.ignoreFile, PortLayout.ignoreText)
      }
      for target in plan.targets { try write(target) }
      try removeOldTargets()
      if isNew { try FileDraft.replace(layout.manifest, with: manifest) }
    } catch let error as Mistake {
      throw error
    } catch {
      throw Mistake(message: "\(layout.root) can't be written: \(error.localizedDescription)")
    }
  }

  /// Throws if another program or person created the folder of a target, so that nothing of it is removed.
  private func refuseStrangers(_ folder: String) throws(Mistake) {
    var info = stat()
    guard lstat(folder, &info) == 0 else { return }
    if info.st_mode & S_IFMT != S_IFDIR || !isOurs(folder) {
      throw Mistake(message: "\(folder) was not written by 'portico port'; move it away")
    }
  }

  /// Returns `true` if a folder contains the facts of a target, or only files that a killed run left before writing
  /// the facts or after removing them.
  private func isOurs(_ folder: String) -> Bool {
    guard let names = try? files.contentsOfDirectory(atPath: folder) else { return false }
    return names.contains(PortLayout.facts)
      || names.allSatisfy { $0 == PortLayout.placeholder || FileDraft.isDraft($0) }
  }

  private func write(_ target: PortTarget) throws {
    let folder = layout.folder(of: target.name)
    var links: [String: String] = [:]
    for source in target.sources { links[folder + "/" + layout.link(to: source)] = source }
    for resource in target.resources {
      let part = resource.isFolder ? PortLayout.folders : PortLayout.resources
      links["\(folder)/\(part)/\(resource.place)"] = resource.path
    }
    // The files by which the folder is recognized come first.
    let texts =
      [
        (PortLayout.placeholder, "// SwiftPM leaves targets without sources out of the link.\n"),
        (PortLayout.facts, try facts(of: target)),
      ] + (target.infoPlist.map { [(PortLayout.infoPlist, $0)] } ?? [])
    var kept: [String: String?] = links.mapValues(Optional.some)
    for (name, _) in texts { kept.updateValue(nil, forKey: folder + "/" + name) }
    try clean(folder, keeping: kept)
    for (name, text) in texts { try replace(folder + "/" + name, text) }
    var made: Set<String> = []
    for (link, source) in links {
      let parent = AbsolutePath.folder(of: link)
      if made.insert(parent).inserted {
        try files.createDirectory(atPath: parent, withIntermediateDirectories: true)
      }
      // A link that still exists leads to the right place.
      guard (try? files.destinationOfSymbolicLink(atPath: link)) == nil else { continue }
      try files.createSymbolicLink(atPath: link, withDestinationPath: source)
    }
  }

  /// Returns what the translator must know besides the sources.
  private func facts(of target: PortTarget) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(
      TargetFacts(
        bridgingHeader: target.bridgingHeader,
        imports: target.bridged.isEmpty ? nil : target.bridged.sorted(), modules: plan.modules,
        title: target.title))
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func replace(_ path: String, _ text: String) throws {
    if (try? TextFile.found(path)) == text { return }
    try files.createDirectory(
      atPath: AbsolutePath.folder(of: path), withIntermediateDirectories: true)
    try FileDraft.replace(path, with: text)
  }

  /// Removes everything from a target's folder that isn't needed anymore: files, links to other places, and empty
  /// folders. Links aren't followed.
  ///
  /// - Parameter kept: The destinations of links by path; `nil` for files.
  private func clean(_ folder: String, keeping kept: [String: String?]) throws {
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = folder + "/" + name
      if isFolder(path) {
        try clean(path, keeping: kept)
        rmdir(path)
      } else if kept[path] != .some(try? files.destinationOfSymbolicLink(atPath: path)) {
        try files.removeItem(atPath: path)
      }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Removes the folders of targets that don't exist anymore.
  private func removeOldTargets() throws {
    let folder = layout.root + "/" + PortLayout.folder
    let present = Set(plan.targets.map { layout.folder(of: $0.name) })
    for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = folder + "/" + name
      guard isFolder(path), !PortLayout.isTaken(name), !present.contains(path), isOurs(path)
      else { continue }
      // The file by which the folder is recognized goes last.
      let facts = path + "/" + PortLayout.facts
      try clean(path, keeping: [facts: nil, path + "/" + PortLayout.placeholder: nil])
      unlink(facts)
      try clean(path, keeping: [:])
      rmdir(path)
    }
  }
}
