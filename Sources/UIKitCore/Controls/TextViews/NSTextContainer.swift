public import Foundation

/// The room that text is laid out in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  package final weak var textView: UITextView?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  open var size: CGSize
  /// Between the sides of the room and the text.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { textView?.textDidUpdate() }
  }
  /// 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { textView?.textDidUpdate() }
  }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { textView?.textDidUpdate() }
  }
  open var widthTracksTextView = true
  open var heightTracksTextView = false
}
