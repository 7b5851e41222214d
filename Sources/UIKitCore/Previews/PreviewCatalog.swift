import Foundation
import UIKitRuntime

/// The previews in the program.
@MainActor package enum PreviewCatalog {
  /// Loads the previews, sorted by file and line.
  ///
  /// - Returns: The previews that could be created, and the errors of the others.
  package static func load() -> (entries: [PreviewEntry], problems: [String]) {
    let registries = ConformingTypes.types(conformingTo: (any PreviewRegistry).self)
      .compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    var entries: [PreviewEntry] = []
    var problems: [String] = []
    for registry in registries {
      let place = "\(registry.fileID):\(registry.line)"
      do {
        let preview = try registry.makePreview()
        let name = preview.name ?? "Line \(registry.line)"
        entries += preview.contents.map { content in
          PreviewEntry(
            name: content.name.map { "\(name): \($0)" } ?? name, place: place,
            isLandscape: preview.isLandscape, make: content.make)
        }
      } catch {
        problems.append("\(place): \(error)")
      }
    }
    return (entries, problems)
  }
}
