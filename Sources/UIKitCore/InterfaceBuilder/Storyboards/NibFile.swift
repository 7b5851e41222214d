import Foundation
import UIKitDiagnostics

/// The file of a nib, read when objects are made for the first time.
@MainActor final class NibFile: NibSource {
  enum Place {
    case file(name: String, bundle: Bundle?)
    case data(Data, bundle: Bundle?)
  }

  private let place: Place
  private lazy var document = loadedDocument

  init(_ place: Place) {
    self.place = place
  }

  var fileName: String { document.fileName }

  func objects(owner: AnyObject?, external: [String: Any]) -> [AnyObject] {
    NibInstance(document, owner: owner, external: external).objects
  }

  private var loadedDocument: InterfaceDocument {
    switch place {
    case .file(let name, let bundle):
      guard let file = InterfaceFiles.find(name, "xib", in: bundle) else {
        trap(
          "Could not load NIB in bundle: '\(InterfaceFiles.description(of: bundle))' with name "
            + "'\(name)'. \(MissingResource(name, [".xib"], in: bundle).advice)")
      }
      return InterfaceFiles.document(of: file)
    case .data(let data, let bundle):
      do {
        return try InterfaceDocument(data: data, fileName: "nib", bundle: bundle ?? .main)
      } catch {
        trap("\(error)")
      }
    }
  }
}
