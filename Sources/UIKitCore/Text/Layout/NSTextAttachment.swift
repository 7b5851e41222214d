package import DisplayInterface
public import Foundation

/// An image in text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let foundationHeader = FoundationHeader()

  /// The character in a string at which an attachment is displayed.
  public static let character = 0xFFFC

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  open var contents: Data? {
    didSet { decoded = nil }
  }
  open var fileType: String?
  /// The image that replaces the image of ``contents``.
  open var image: UIImage?
  open var bounds: CGRect = .zero
  /// Has no effect.
  open var lineLayoutPadding: CGFloat = 0

  private var decoded: UIImage?

  private var picture: UIImage? {
    if let image { return image }
    if decoded == nil { decoded = contents.flatMap { UIImage(data: $0) } }
    return decoded
  }

  /// Returns the rectangle of the attachment relative to the baseline: ``bounds`` if it's set, otherwise the
  /// image's size.
  @preconcurrency @MainActor open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: picture?.size ?? .zero) : bounds
  }

  /// Returns the image that is drawn in `imageBounds`.
  @preconcurrency @MainActor open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { picture }

  /// Returns the attachment in the form that displays use. A symbol without ``bounds`` has the size of the
  /// font, and is centered on its capital letters.
  package func shown(
    font: UIFont, color: UIColor, lineWidth: CGFloat, traits: UITraitCollection
  ) -> Attachment {
    let configuration = UIImage.SymbolConfiguration(font: font)
    var place = bounds
    var picture = picture
    if place.isEmpty, let symbol = picture, symbol.isSymbolImage {
      let size = symbol.size(in: configuration)
      place = CGRect(
        x: 0, y: (font.capHeight - size.height) / 2, width: size.width, height: size.height)
    } else if MainQueue.isCurrent {
      MainActor.assumeIsolated {
        let line = CGRect(x: 0, y: 0, width: lineWidth, height: font.lineHeight)
        place = attachmentBounds(
          for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
        picture = image(forBounds: place, textContainer: nil, characterIndex: 0)
      }
    }
    return Attachment(
      bounds: place.bounded.standardized,
      image: picture?.displayImage(
        fit: .fill, tint: color, configuration: configuration, traits: traits))
  }
}

extension NSAttributedString {
  /// Creates a string with one character, to which `attachment` belongs.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
