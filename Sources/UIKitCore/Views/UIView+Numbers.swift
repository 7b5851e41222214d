import Foundation
import UIKitDiagnostics

extension UIView {
  /// Returns a frame's origin and bounds without NaN.
  ///
  /// NaN can't be laid out or drawn, and ends the program as in Core Animation. Only a NaN that results from
  /// arithmetic with an infinite frame, which is allowed, is replaced by 0.
  final func admitted(origin: CGPoint, bounds: CGRect) -> (origin: CGPoint, bounds: CGRect) {
    guard origin.hasNaN || bounds.hasNaN else { return (origin, bounds) }
    guard isInInfiniteFrame else {
      let middle = CGPoint(x: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2)
      if middle.hasNaN { layer.refuse(position: middle) }
      layer.refuse(bounds: bounds)
    }
    return (origin.withoutNaN, bounds.withoutNaN)
  }

  /// Returns a frame without NaN. Its center can be NaN too, because infinity minus infinity isn't a number.
  final func admitted(frame: CGRect) -> CGRect {
    guard frame.middle.hasNaN else { return frame }
    guard isInInfiniteFrame else { layer.refuse(position: frame.middle) }
    return frame.withoutNaN
  }

  final func admitted(bounds: CGRect) -> CGRect {
    guard bounds.hasNaN else { return bounds }
    guard isInInfiniteFrame else { layer.refuse(bounds: bounds) }
    return bounds.withoutNaN
  }

  final func admitted(size: CGSize) -> CGSize {
    guard size.hasNaN else { return size }
    guard isInInfiniteFrame else { layer.refuse(bounds: CGRect(origin: bounds.origin, size: size)) }
    return size.withoutNaN
  }

  /// Whether the bounds or the frame of this view or an ancestor are infinite.
  private var isInInfiniteFrame: Bool {
    var view: UIView? = self
    while let present = view {
      if !present.bounds.isFinite || !present.plainFrame.isFinite { return true }
      view = present.superview
    }
    return false
  }

  /// Traps if an inset is NaN. Margins and insets become constants of constraints, which must be numbers.
  static func check(insets: UIEdgeInsets) {
    require(!insets.hasNaN, "Constant is not finite!  That's illegal.  constant:nan")
  }
}

extension CALayer {
  final func check(position: CGPoint) {
    if position.hasNaN { refuse(position: position) }
  }

  final func check(bounds: CGRect) {
    if bounds.hasNaN { refuse(bounds: bounds) }
  }

  fileprivate final func refuse(position: CGPoint) -> Never {
    trap("CALayer position contains NaN: [\(position.spaced)]. Layer: \(geometryDescription)")
  }

  fileprivate final func refuse(bounds: CGRect) -> Never {
    trap("CALayer bounds contains NaN: [\(bounds.spaced)]. Layer: \(geometryDescription)")
  }

  private var geometryDescription: String {
    let delegate = view.map { "; delegate = \($0)" } ?? ""
    return
      "<\(type(of: self)):\(identityDescription); position = CGPoint (\(position.spaced)); "
      + "bounds = CGRect (\(bounds.spaced))\(delegate)>"
  }
}

extension CGPoint {
  fileprivate var spaced: String { "\(x.short) \(y.short)" }
}

extension CGRect {
  fileprivate var spaced: String {
    "\(origin.spaced); \(size.width.short) \(size.height.short)"
  }
}
