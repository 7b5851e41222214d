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

  open var contents: Data?
  open var fileType: String?
  open var image: UIImage?
  open var bounds: CGRect = .zero
  open var lineLayoutPadding: CGFloat = 0

  /// Where the attachment is drawn, from the baseline: ``bounds`` where set, else the image's size.
  @preconcurrency @MainActor open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// What is drawn in `imageBounds`.
  @preconcurrency @MainActor open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

extension NSAttributedString {
  /// One character that stands for `attachment`.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
