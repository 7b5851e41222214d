public import Foundation

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSString(string: text) as? Self
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.utf8-plain-text"]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.file-url", "public.url"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSURL(string: text) as? Self
    else { throw CocoaError(.fileReadCorruptFile) }
    return object
  }
}

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

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
    completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let object = UIImage(data: data) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return object
  }
}
