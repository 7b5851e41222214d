public import Foundation

/// The parts of an affine transform, in the order in which they are applied.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  /// The horizontal distance by which a point moves for each point of its height.
  public var horizontalShear: CGFloat
  /// The angle in radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let (scale, shear) = (components.scale, components.horizontalShear)
    let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
    self.init(
      a: scale.width * cosine, b: scale.width * sine,
      c: scale.height * (shear * cosine - sine), d: scale.height * (shear * sine + cosine),
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// Returns the scale, the shear, the rotation and the translation that form the transform.
  public func decomposed() -> CGAffineTransformComponents {
    // Without a width, only the second row tells the rotation.
    let rotation = a == 0 && b == 0 ? atan2(-c, d) : atan2(b, a)
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let height = d * cosine - c * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: hypot(a, b), height: height),
      horizontalShear: height == 0 ? 0 : (c * cosine + d * sine) / height,
      rotation: rotation, translation: CGVector(dx: tx, dy: ty))
  }
}
