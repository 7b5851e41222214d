public import Foundation
import DisplayInterface

/// Options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Lines are wrapped at the width. Otherwise the whole text is on one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// The minimum scale of text that is reduced to fit, and the resulting scale and bounds.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open package(set) var actualScaleFactor: CGFloat = 1
  open package(set) var totalBounds: CGRect = .zero

  public override init() {
    super.init()
  }
}

extension NSAttributedString {
  /// Returns the size of the text, which is wrapped only at its line breaks.
  public func size() -> CGSize {
    measured(within: .unlimited)
  }

  /// Returns the rectangle that the text occupies in the given size.
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
      AppDisplay.current.text.measure(text, within: limit).size
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
