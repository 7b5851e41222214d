public import Foundation

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A ``DocumentType``. By default, the contents determine it.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The attributes of a plain text.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    /// The raw value of a `String.Encoding`. The default is UTF-8.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    public static let targetTextScaling = Self(rawValue: "TargetTextScaling")
    public static let sourceTextScaling = Self(rawValue: "SourceTextScaling")
  }

  /// A property of a document in addition to its text.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A ``DocumentType``.
    public static let documentType = Self(rawValue: "DocumentType")
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    public static let paperSize = Self(rawValue: "PaperSize")
    public static let paperMargin = Self(rawValue: "PaperMargin")
    public static let viewSize = Self(rawValue: "ViewSize")
    public static let viewZoom = Self(rawValue: "ViewZoom")
    public static let viewMode = Self(rawValue: "ViewMode")
    public static let readOnly = Self(rawValue: "ReadOnly")
    public static let backgroundColor = Self(rawValue: "BackgroundColor")
    public static let hyphenationFactor = Self(rawValue: "HyphenationFactor")
    public static let defaultTabInterval = Self(rawValue: "DefaultTabInterval")
    public static let textLayoutSections = Self(rawValue: "TextLayoutSections")
  }

  /// Creates a string from a document: plain text, or the common elements and styles of HTML.
  ///
  /// - Parameter dict: Receives the properties of the document.
  /// - Throws: `CocoaError` if the text isn't in the encoding, or if the document has another format.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = Self.encoding(options[.characterEncoding])
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = options[.documentType] as? DocumentType ?? Self.guessedType(of: text)
    switch type {
    case .html:
      self.init(attributedString: HTMLReader.read(text))
    case .plain:
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      self.init(string: text, attributes: attributes ?? [:])
    default:
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    dict?.pointee = NSDictionary(dictionary: [
      DocumentAttributeKey.documentType.rawValue: type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
    ])
  }

  /// Creates a string from a file. See ``init(data:options:documentAttributes:)``.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns a part of the text as a document: plain text or HTML.
  ///
  /// - Throws: `CocoaError` if the text can't be written in the encoding or format.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:])
    throws -> Data
  {
    let part = attributedSubstring(from: range)
    let text: String
    switch dict[.documentType] as? DocumentType ?? .plain {
    case .html: text = HTMLWriter.write(part)
    case .plain: text = part.string
    default: throw CocoaError(.fileWriteUnsupportedScheme)
    }
    guard let data = text.data(using: Self.encoding(dict[.characterEncoding])) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }

  private static func encoding(_ value: Any?) -> String.Encoding {
    switch value {
    case let encoding as String.Encoding: encoding
    case let number as UInt: String.Encoding(rawValue: number)
    case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
    default: .utf8
    }
  }

  private static func guessedType(of text: String) -> DocumentType {
    let start = text.drop(while: \.isWhitespace)
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<") ? .html : .plain
  }

  /// Returns whether a range contains an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
      guard value != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}
