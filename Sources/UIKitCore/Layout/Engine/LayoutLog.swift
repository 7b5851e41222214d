import Cassowary
import Foundation
import UIKitDiagnostics

/// The messages about problems of layout.
@MainActor package enum LayoutLog {
  /// Standard error unless replaced.
  package static var write: (String) -> Void = writeToStandardError

  static func report(
    _ constraints: [Constraint], breaking victim: NSLayoutConstraint, in engine: LayoutEngine
  ) {
    let list = constraints.map { "    \"\(description(of: $0))\"" }.joined(separator: ",\n")
    write(
      """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(victim.description)
      """)
  }

  private static func description(of constraint: Constraint) -> String {
    if let constraint = constraint.tag as? NSLayoutConstraint { return constraint.description }
    guard let slot = constraint.tag as? LayoutSlot else { return "<unknown>" }
    return slot.description(of: constraint)
  }
}

extension LayoutSlot {
  /// Returns a description of a constraint that the item itself requires, as UIKit prints it.
  fileprivate func description(of constraint: Constraint) -> String {
    let name = item?.name ?? "(null)"
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(constraint).hashValue), radix: 16)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let side = self[axis]
      let isHorizontal = axis == .horizontal
      let value = CGFloat(-constraint.constant).short
      let size = isHorizontal ? "width" : "height"
      if constraint === side.sizeRule, kind == .root {
        return "<NSLayoutConstraint:\(address) 'UIView-Encapsulated-Layout-"
          + "\(isHorizontal ? "Width" : "Height")' \(name).\(size) == \(value)   (active)>"
      }
      if constraint === side.sizeRule || constraint === side.originRule {
        let attribute = constraint === side.sizeRule ? size : isHorizontal ? "minX" : "minY"
        return "<NSAutoresizingMaskLayoutConstraint:\(address) h=\(mask(.horizontal)) "
          + "v=\(mask(.vertical)) \(name).\(attribute) == \(value)   (active)>"
      }
      if constraint === side.hugging || constraint === side.compressionResistance {
        return "<NSContentSizeLayoutConstraint:\(address) \(isHorizontal ? "H" : "V"):"
          + "[\(name)(\(value))]   (active)>"
      }
      if constraint === side.floor {
        return "<NSLayoutConstraint:\(address) \(name).\(size) >= 0   (active)>"
      }
    }
    return "<NSLayoutConstraint:\(address) \(name)   (active)>"
  }

  private func mask(_ axis: NSLayoutConstraint.Axis) -> String {
    guard let mask = (item as? ViewLayoutItem)?.view?.autoresizingMask else { return "---" }
    let parts: [UIView.AutoresizingMask] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return parts.map { mask.contains($0) ? "&" : "-" }.joined()
  }
}
