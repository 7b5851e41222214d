public import Foundation
public import UniformTypeIdentifiers

extension UIDocumentPickerViewController {
  /// - Parameters:
  ///   - contentTypes: Ignored: folders and files of all types are visible.
  ///   - asCopy: Whether the app requests a copy; the delegate receives the files themselves in both cases.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }

  /// - Parameter asCopy: `false` to move the files.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }
}
