public import Foundation
import DisplayInterface

/// How text is laid out when it is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Lines are broken at the width; otherwise all text stands on one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// How text may shrink to fit, and what came of it.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open package(set) var actualScaleFactor: CGFloat = 1
  open package(set) var totalBounds: CGRect = .zero

  public override init() {
    super.init()
  }
}

extension NSAttributedString {
  /// The size of the text, broken only where it has line breaks.
  public func size() -> CGSize {
    measured(within: .unlimited)
  }

  /// The rectangle that the text takes in a room of the given size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let unlimited = CGFloat.greatestFiniteMagnitude
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    let size = measured(
      within: CGSize(
        width: isWrapped && size.width > 0 ? size.width : unlimited,
        height: isWrapped && options.contains(.truncatesLastVisibleLine) && size.height > 0
          ? size.height : unlimited))
    let rectangle = CGRect(origin: .zero, size: size)
    context?.totalBounds = rectangle
    return rectangle
  }

  private func measured(within limit: CGSize) -> CGSize {
    let style = TextStyle(
      font: UIFont(name: "Helvetica", size: 12)!, color: .black, lineBreakMode: .byWordWrapping,
      lineLimit: 0)
    let text = style.text(self, traits: .current)
    @MainActor func measure() -> CGSize {
      UIApplication.shared.display.text.measure(text, within: limit).size
    }
    return MainQueue.isCurrent
      ? MainActor.assumeIsolated(measure) : DispatchQueue.main.sync(execute: measure)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self as String, attributes: attrs ?? [:]).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes ?? [:])
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
