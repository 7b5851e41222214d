package import Foundation

/// A layout guide with its own frame in the constraint system.
@MainActor package class GuideLayoutItem: LayoutItem {
  package final weak var guide: UILayoutGuide?
  private var frame = CGRect.zero

  package init(_ guide: UILayoutGuide) {
    self.guide = guide
  }

  package override var object: AnyObject? { guide }
  package override var container: UIView? { guide?.owningViewStorage }
  package override var anchorView: UIView? { guide?.owningViewStorage }
  package override var solvedFrame: CGRect { frame }

  package override var name: String {
    guard let guide else { return "(null)" }
    let identifier = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
    return "\(type(of: guide)):\(guide.identityDescription)\(identifier)"
  }

  package override func apply(_ frame: CGRect) {
    self.frame = frame
  }

  package override func lower(
    _ attribute: NSLayoutConstraint.Attribute, scale: Double, into lowering: inout Lowering
  ) {
    lowering.add(self, attribute.unmargined, insets: .zero, scale: scale, space: .frame)
  }
}
