import DisplayInterface

/// The part of a keyframe animation to which a change belongs.
package struct Keyframe {
  /// The start, as a fraction of the duration of the whole animation, from 0 through 1.
  var start: Double
  var end: Double
  /// That of the whole animation.
  let mode: CAAnimationCalculationMode

  init(_ mode: CAAnimationCalculationMode, start: Double = 0, length: Double = 1) {
    self.mode = mode
    self.start = start.clamped(0, 1)
    end = (self.start + length.clamped(0, 1)).clamped(0, 1)
  }
}

extension UIView.KeyframeAnimationOptions {
  var calculationMode: CAAnimationCalculationMode {
    switch rawValue >> 10 & 7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }

  /// Relative times are as documented, unless the app asks for a curve of the whole animation.
  var timing: CAMediaTimingFunction {
    rawValue >> 16 & 3 == 0
      ? CAMediaTimingFunction(name: .linear)
      : UIView.AnimationOptions(rawValue: rawValue).timing
  }
}
