public import Foundation

/// The common styles of a text are handed over as HTML.
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.html", "public.utf8-plain-text"]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.html", "public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let type: DocumentType = typeIdentifier == "public.html" ? .html : .plain
    do {
      let range = NSRange(location: 0, length: length)
      completionHandler(
        try data(from: range, documentAttributes: [.documentType: type]), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let type: DocumentType = typeIdentifier == "public.html" ? .html : .plain
    let text = try NSMutableAttributedString(
      data: data, options: [.documentType: type], documentAttributes: nil)
    guard let object = text as? Self else { throw CocoaError(.fileReadUnknown) }
    return object
  }
}
