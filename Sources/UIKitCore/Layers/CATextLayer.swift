public import Foundation

/// Holds text. Displays show text in views only.
open class CATextLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else { return }
    string = layer.string
    font = layer.font
    fontSize = layer.fontSize
    foregroundColor = layer.foregroundColor
    isWrapped = layer.isWrapped
    truncationMode = layer.truncationMode
    alignmentMode = layer.alignmentMode
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A `String` or an `NSAttributedString`.
  open var string: Any? { didSet { redraw() } }
  /// A `UIFont`, a `CGFont`, or a font's name.
  open var font: Any?
  /// In points; 36 unless set. Not that of attributed text.
  open var fontSize: CGFloat = 36
  /// Opaque white unless set.
  open var foregroundColor: CGColor? = .white
  /// Whether lines are broken at the layer's width; `false`.
  open var isWrapped = false
  open var truncationMode: CATextLayerTruncationMode = .none
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  open var allowsFontSubpixelQuantization = false

  package override func copyForPresentation() -> CALayer { CATextLayer(layer: self) }

  open override func preferredFrameSize() -> CGSize {
    switch string {
    case let string as NSAttributedString: return string.size()
    case let string as String:
      let name = font as? String ?? (font as? CGFont)?.postScriptName
      let font =
        (font as? UIFont)?.withSize(fontSize)
        ?? name.flatMap { UIFont(name: $0, size: fontSize) }
        ?? .systemFont(ofSize: fontSize)
      return (string as NSString).size(withAttributes: [.font: font])
    default: return .zero
    }
  }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
