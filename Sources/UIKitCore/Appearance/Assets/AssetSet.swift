import Foundation
import UIKitDiagnostics

/// The variants of one asset, and their common properties.
struct AssetSet: Sendable {
  let path: String
  let entries: [AssetEntry]
  let renderingMode: UIImage.RenderingMode
  let providesNamespace: Bool

  /// - Parameter path: The path of a folder with a `Contents.json`.
  /// - Returns: `nil` if there is no such file, or if it can't be read, which is reported.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path + "/Contents.json") else {
      return nil
    }
    do {
      let contents = try JSONDecoder().decode(Contents.self, from: data)
      self.path = path
      entries = contents.images ?? contents.symbols ?? contents.colors ?? contents.data ?? []
      renderingMode =
        switch contents.properties?.intent {
        case "template": .alwaysTemplate
        case "original": .alwaysOriginal
        default: contents.symbols == nil ? .automatic : .alwaysTemplate
        }
      providesNamespace = contents.properties?.providesNamespace ?? false
    } catch {
      writeToStandardError("\(path)/Contents.json can't be read: \(Self.reason(error))")
      return nil
    }
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      let intent: String?
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
        case providesNamespace = "provides-namespace"
      }
    }

    let images: [AssetEntry]?
    let symbols: [AssetEntry]?
    let colors: [AssetEntry]?
    let data: [AssetEntry]?
    let properties: Properties?
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      let place = context.codingPath.map { key in
        key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
      }.joined()
      return (place.isEmpty ? "" : "\(place.drop { $0 == "." }): ") + context.debugDescription
    @unknown default: return "\(error)"
    }
  }
}
