public import UniformTypeIdentifiers

extension UIDocumentPickerViewController {
  /// - Parameters:
  ///   - contentTypes: Folders and files of all types show.
  ///   - asCopy: Whether a copy is picked; the files themselves are here.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}
