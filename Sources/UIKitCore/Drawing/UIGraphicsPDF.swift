public import Foundation

/// The stack of PDF contexts of one thread.
private final class PDFStack {
  var files: [(context: UIGraphicsPDFRendererContext, write: (Data) -> Void)] = []

  static var current: PDFStack {
    let values = Thread.current.threadDictionary
    if let stack = values["UIGraphicsPDFStack"] as? PDFStack { return stack }
    let stack = PDFStack()
    values["UIGraphicsPDFStack"] = stack
    return stack
  }

  func begin(
    _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?, write: @escaping (Data) -> Void
  ) {
    let format = UIGraphicsPDFRendererFormat()
    format.bounds = bounds == .zero ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    for case (let key as String, let value) in documentInfo ?? [:] {
      format.documentInfo[key] = value
    }
    let context = UIGraphicsPDFRendererContext(format: format)
    UIGraphicsPushContext(context.cgContext)
    files.append((context, write))
  }

  func end() {
    guard let file = files.popLast() else { return }
    file.write(file.context.finish())
    UIGraphicsPopContext()
  }
}

/// Writes pages to data until ``UIGraphicsEndPDFContext()``.
///
/// - Parameter bounds: The default bounds of the pages; if empty, 612 by 792 points.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  PDFStack.current.begin(bounds, documentInfo) { data.append($0) }
}

/// Writes pages to a file until ``UIGraphicsEndPDFContext()``. Returns `false` if the file can't be created.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  PDFStack.current.begin(bounds, documentInfo) {
    try? $0.write(to: URL(fileURLWithPath: path))
  }
  return true
}

public func UIGraphicsEndPDFContext() {
  PDFStack.current.end()
}

public func UIGraphicsBeginPDFPage() {
  PDFStack.current.files.last?.context.beginPage()
}

public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFStack.current.files.last?.context.beginPage(withBounds: bounds, pageInfo: [:])
}

/// Returns the bounds of the current page.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  PDFStack.current.files.last?.context.pdfContextBounds ?? .zero
}
