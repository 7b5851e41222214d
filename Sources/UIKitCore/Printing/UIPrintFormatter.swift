public import Foundation

/// Lays out content for printing. Without a printer there are no pages.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// Has no effect: nothing here prints.
  open var maximumContentHeight: CGFloat = 0
  /// Has no effect: nothing here prints.
  open var maximumContentWidth: CGFloat = 0
  /// Has no effect: nothing here prints.
  open var perPageContentInsets = UIEdgeInsets.zero
  open var startPage = 0
  open var pageCount: Int { 0 }
  open var requiresMainThread: Bool { true }

  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
  }

  open func rectForPage(at pageIndex: Int) -> CGRect { .zero }
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// Prints a text in a single style.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment: NSTextAlignment = .natural

  public init(text: String) {
    self.text = text
    super.init()
  }

  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// Prints HTML.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?

  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}
