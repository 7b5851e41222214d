/// A timeline without animations. A clock can't advance those of Apple's UIKit.
@MainActor final class AnimationTimeline {
  static var provider: (() -> AnimationTimeline?)?
  var isManual = false
  let timeToNextEnd: Double? = nil
  let count = 0

  func advance(by seconds: Double) -> Bool { true }
}
