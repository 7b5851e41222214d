package import DisplayInterface
public import Foundation

/// A picture in text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let foundationHeader = FoundationHeader()

  /// The character that stands for an attachment in a string.
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
  /// In place of the picture that ``contents`` is.
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

  /// Where the attachment is drawn, from the baseline: ``bounds`` where set, else the image's size.
  @preconcurrency @MainActor open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: picture?.size ?? .zero) : bounds
  }

  /// What is drawn in `imageBounds`.
  @preconcurrency @MainActor open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { picture }

  /// What a display shows. A symbol without ``bounds`` follows the font, in the middle of its capitals.
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
  /// One character that stands for `attachment`.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
