import Foundation
import Synchronization
import UIKitDiagnostics

/// The variants of an image set. Their files are read when they are displayed.
final class AssetImages: Sendable {
  private let set: AssetSet
  private let entries: [AssetEntry]
  private let read = Mutex<[String: UIImage.Parts]>([:])

  init(_ set: AssetSet) {
    self.set = set
    entries = set.entries.filter { $0.filename != nil }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Returns the variant for traits. If there is none, returns one for other traits, as iOS does.
  func parts(for traits: UITraitCollection) -> UIImage.Parts? {
    let ranked = entries.map { (entry: $0, rank: $0.traits.rank(in: traits.values)) }
    let suitable = ranked.contains { $0.rank != nil } ? ranked.filter { $0.rank != nil } : ranked
    let wanted = traits.displayScale > 0 ? traits.displayScale : 2
    // Prefers the nearest scale that isn't smaller, then the nearest smaller one. For icons, prefers the largest.
    func nearness(_ entry: AssetEntry) -> CGFloat {
      guard entry.scale > 0 else { return 1 }
      let distance = entry.scale - wanted
      return distance < 0 ? distance - 10 : 1 - distance
    }
    let best = suitable.max { a, b in
      let (first, second) = (a.rank ?? 0, b.rank ?? 0)
      if first != second { return first < second }
      let (near, far) = (nearness(a.entry), nearness(b.entry))
      if near != far { return near < far }
      return side(a.entry) < side(b.entry)
    }
    return best.flatMap { file(of: $0.entry, displayScale: wanted) }
  }

  private func side(_ entry: AssetEntry) -> Double {
    entry.size?.split(separator: "x").first.flatMap { Double($0) } ?? 0
  }

  private func file(of entry: AssetEntry, displayScale: CGFloat) -> UIImage.Parts? {
    guard let name = entry.filename else { return nil }
    let key = "\(name)@\(displayScale)"
    return read.withLock { read in
      if let parts = read[key] { return parts }
      let path = set.path + "/" + name
      guard let data = FileManager.default.contents(atPath: path),
        var parts = UIImage.Parts(
          data: data, scale: max(entry.scale, 1), vectorScale: displayScale)
      else {
        writeToStandardError("\(path) is not there, or no image that can be read.")
        return nil
      }
      parts.renderingMode = set.renderingMode
      if let insets = entry.alignmentInsets {
        parts.alignmentInsets = insets.insets(scale: max(entry.scale, 1))
      }
      if let resizing = entry.resizing, let insets = resizing.insets {
        parts.capInsets = insets.insets(scale: max(entry.scale, 1))
        parts.resizingMode = resizing.center?.mode == "stretch" ? .stretch : .tile
      }
      read[key] = parts
      return parts
    }
  }
}
