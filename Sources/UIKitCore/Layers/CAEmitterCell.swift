public import Foundation

/// The appearance and the motion of an emitter's particles.
open class CAEmitterCell: NSObject, NSCoding {
  open var name: String?
  open var isEnabled = true
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  /// The number of particles that are emitted in a second.
  open var birthRate: Float = 0
  /// The lifetime in seconds.
  open var lifetime: Float = 0
  /// Has no effect: particles are not drawn.
  open var lifetimeRange: Float = 0
  /// Has no effect: particles are not drawn.
  open var emissionLatitude: CGFloat = 0
  /// Has no effect: particles are not drawn.
  open var emissionLongitude: CGFloat = 0
  /// Has no effect: particles are not drawn.
  open var emissionRange: CGFloat = 0
  /// The velocity in points per second.
  open var velocity: CGFloat = 0
  /// Has no effect: particles are not drawn.
  open var velocityRange: CGFloat = 0
  /// Has no effect: particles are not drawn.
  open var xAcceleration: CGFloat = 0
  /// Has no effect: particles are not drawn.
  open var yAcceleration: CGFloat = 0
  /// Has no effect: particles are not drawn.
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  /// Has no effect: particles are not drawn.
  open var scaleRange: CGFloat = 0
  /// Has no effect: particles are not drawn.
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  /// Has no effect: particles are not drawn.
  open var spinRange: CGFloat = 0
  open var color: CGColor? = .white
  /// Has no effect: particles are not drawn.
  open var redRange: Float = 0
  /// Has no effect: particles are not drawn.
  open var greenRange: Float = 0
  /// Has no effect: particles are not drawn.
  open var blueRange: Float = 0
  /// Has no effect: particles are not drawn.
  open var alphaRange: Float = 0
  /// Has no effect: particles are not drawn.
  open var redSpeed: Float = 0
  /// Has no effect: particles are not drawn.
  open var greenSpeed: Float = 0
  /// Has no effect: particles are not drawn.
  open var blueSpeed: Float = 0
  /// Has no effect: particles are not drawn.
  open var alphaSpeed: Float = 0
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var minificationFilter = "linear"
  open var magnificationFilter = "linear"
  /// Has no effect: particles are not drawn.
  open var minificationFilterBias: Float = 0
  open var emitterCells: [CAEmitterCell]?
  open var style: [AnyHashable: Any]?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}
}
