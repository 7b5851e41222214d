public import Foundation
import UIKitDiagnostics

/// A layer that draws its sublayers several times, with a transform for each further copy.
open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of copies, including the original.
  open var instanceCount = 1 { didSet { redraw() } }
  open var instanceTransform = CATransform3DIdentity { didSet { redraw() } }
  /// The delay in seconds. Has no effect.
  open var instanceDelay: CFTimeInterval = 0
  open var preservesDepth = false
  /// Has no effect.
  open var instanceColor: CGColor? = .white
  /// Has no effect.
  open var instanceRedOffset: Float = 0
  /// Has no effect.
  open var instanceGreenOffset: Float = 0
  /// Has no effect.
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0 { didSet { redraw() } }

  package override func drawOwnContent(in context: CGContext) {
    guard instanceCount > 1 else { return }
    let step = CATransform3DGetAffineTransform(instanceTransform)
    context.saveGState()
    // Limits the number of copies to what is distinguishable, so that drawing ends.
    for copy in 1..<min(instanceCount, 1000) {
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.concatenate(step)
      context.translateBy(x: -bounds.midX, y: -bounds.midY)
      context.setAlpha(CGFloat(max(0, 1 + instanceAlphaOffset * Float(copy))))
      for layer in sublayers ?? [] { descend { layer.renderInSuperlayer(context) } }
    }
    context.restoreGState()
  }
}
