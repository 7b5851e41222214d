public import Foundation

/// A picture in text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
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
}

extension NSAttributedString {
  /// One character that stands for `attachment`.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
