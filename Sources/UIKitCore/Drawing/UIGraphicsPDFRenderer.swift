public import Foundation

/// The options of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The metadata of the file, such as `Title` and `Author`.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    copy.documentInfo = documentInfo
    return copy
  }
}

/// The drawing context of a PDF renderer.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the current page.
  open private(set) var pdfContextBounds: CGRect
  private var hasPage = false
  private var file = PDFFile()
  /// The number of pixels per point.
  private static let scale: CGFloat = 2

  package init(format: UIGraphicsPDFRendererFormat) {
    pdfContextBounds = format.bounds
    super.init(cgContext: Self.page(format.bounds), format: format)
  }

  private static func page(_ bounds: CGRect) -> CGContext {
    CGContext(size: bounds.size, scale: scale, origin: bounds.origin)
  }

  open func beginPage() {
    beginPage(withBounds: format.bounds, pageInfo: [:])
  }

  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    pdfContextBounds = bounds
    cgContext = Self.page(bounds)
    UIGraphicsPushContext(cgContext)
    hasPage = true
  }

  private func endPage() {
    guard hasPage else { return }
    hasPage = false
    UIGraphicsPopContext()
    if let image = cgContext.makeImage() { file.addPage(image, size: pdfContextBounds.size) }
  }

  package final func finish() -> Data {
    endPage()
    return file.finish(
      information: (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:])
  }

  /// Pages are images and can't contain links. Has no effect.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Has no effect.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Has no effect.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// Draws PDF files whose pages are images.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  private let pdfFormat: UIGraphicsPDFRendererFormat

  /// - Parameter bounds: The default bounds of the pages.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    pdfFormat = format.copy() as! UIGraphicsPDFRendererFormat
    pdfFormat.bounds = bounds
    super.init(format: pdfFormat)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  open func pdfData(actions: DrawingActions) -> Data {
    let context = UIGraphicsPDFRendererContext(format: pdfFormat)
    actions(context)
    return context.finish()
  }

  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
