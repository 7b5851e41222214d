public import Foundation
public import UniformTypeIdentifiers

extension UIDocumentPickerViewController {
  /// - Parameters:
  ///   - contentTypes: Folders and files of all types show.
  ///   - asCopy: Whether a copy is picked; the files themselves are here.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }

  /// - Parameter asCopy: `false` to take the files from where they are.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }
}
