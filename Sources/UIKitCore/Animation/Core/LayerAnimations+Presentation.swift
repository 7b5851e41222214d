import DisplayInterface
import Foundation

/// The current values of a layer's animations.
extension LayerAnimations {
  /// Sets the current values in a copy of the layer.
  func present(in copy: CALayer) {
    var blocks: [String: [(animation: BlockAnimation, from: [CGFloat], part: Double)]] = [:]
    for item in running {
      let elapsed = item.timeline.now - item.begin
      if let block = item.animation as? BlockAnimation, let key = block.keyPath {
        // The animations of blocks are additive: each goes from its own start value to that of the next one.
        guard let from = LayerNumbers.numbers(block.fromValue, for: key),
          let progress = block.progress(
            at: block.block.elapsed?() ?? elapsed - block.delay, in: nil)
        else { continue }
        let part = block.block.isLinear ? progress.part : block.curve.value(at: progress.part)
        blocks[key, default: []].append((block, from, part))
      } else {
        item.animation.present(in: copy, of: layer, at: elapsed, in: nil)
      }
    }
    for (key, steps) in blocks {
      guard let own = LayerNumbers.numbers(layer.value(forKeyPath: key), for: key) else { continue }
      let targets = steps.dropFirst().map(\.from) + [own]
      var numbers = own
      for (step, target) in zip(steps, targets) where target.count == step.from.count {
        let shown = step.animation.numbers(at: step.part, from: step.from, to: target)
        for index in numbers.indices { numbers[index] += shown[index] - target[index] }
      }
      copy.setValue(LayerNumbers.value(numbers, for: key), forKeyPath: key)
    }
  }
}

@MainActor extension CAAnimation {
  /// Returns the progress, from 0 to 1, and the number of completed runs; `nil` if the animation has no effect
  /// at that time.
  ///
  /// - Parameters:
  ///   - time: The time in seconds after the start.
  ///   - group: The group that contains the animation.
  fileprivate final func progress(
    at time: TimeInterval, in group: CAAnimationGroup?
  ) -> (part: Double, run: Double)? {
    let length = duration > 0 ? duration : group?.duration ?? 0
    var time = time * Double(speed) + timeOffset
    if time < 0 {
      guard [.backwards, .both].contains(fillMode) else { return nil }
      time = 0
    }
    guard length > 0 else { return (1, 0) }
    let once = autoreverses ? 2 * length : length
    let whole =
      repeatDuration > 0 ? repeatDuration : once * Double(repeatCount > 0 ? repeatCount : 1)
    if time >= whole {
      let holds = group?.holdsLastValue ?? holdsLastValue
      guard holds else { return nil }
      let runs = whole / once
      let part = runs.truncatingRemainder(dividingBy: 1)
      return (autoreverses ? 0 : part == 0 ? 1 : part, max(0, runs.rounded(.up) - 1))
    }
    let run = (time / once).rounded(.down)
    let part = (time - run * once) / length
    return (part > 1 ? 2 - part : part, run)
  }

  private var holdsLastValue: Bool { [.forwards, .both].contains(fillMode) }

  fileprivate final func present(
    in copy: CALayer, of layer: CALayer, at time: TimeInterval, in group: CAAnimationGroup?
  ) {
    guard let progress = progress(at: time, in: group) else { return }
    if let own = self as? CAAnimationGroup {
      let length = own.duration * progress.part
      for part in own.animations ?? [] {
        part.present(in: copy, of: layer, at: length - max(0, part.beginTime), in: own)
      }
      return
    }
    guard let animation = self as? CAPropertyAnimation, let key = animation.animatedKeyPath,
      let values = animation.values(of: layer, key), !values.isEmpty
    else { return }
    let numbers = values.map { LayerNumbers.numbers($0, for: key) }
    let (index, part) = animation.place(
      curve(in: group).value(at: progress.part), among: values.count)
    guard let first = numbers[index], let second = numbers[min(index + 1, values.count - 1)],
      first.count == second.count
    else { return copy.setValue(values[index], forKeyPath: key) }
    var shown = LayerNumbers.between(first, second, at: part)
    func add(_ numbers: [CGFloat]?, times count: CGFloat = 1) {
      guard let numbers, numbers.count == shown.count else { return }
      for index in shown.indices { shown[index] += numbers[index] * count }
    }
    if animation.isCumulative { add(numbers.last ?? nil, times: progress.run) }
    if animation.isAdditive {
      add(LayerNumbers.numbers(copy.value(forKeyPath: key), for: key))
    }
    copy.setValue(LayerNumbers.value(shown, for: key), forKeyPath: key)
  }
}

extension CAPropertyAnimation {
  /// Returns the index of the value before a point in time, and the progress from there to the next value.
  fileprivate final func place(_ progress: Double, among count: Int) -> (Int, CGFloat) {
    let keyframes = self as? CAKeyframeAnimation
    let isDiscrete = keyframes?.calculationMode == .discrete
    // A discrete value also has an end time.
    let steps = isDiscrete ? count : count - 1
    guard steps > 0 else { return (0, 0) }
    let given = keyframes?.keyTimes?.map(\.doubleValue) ?? []
    let times =
      given.count == steps + 1 ? given : (0...steps).map { Double($0) / Double(steps) }
    let index = min(times.lastIndex { $0 <= progress } ?? 0, steps - 1)
    if isDiscrete { return (index, 0) }
    let length = times[index + 1] - times[index]
    let part = length > 0 ? (progress - times[index]) / length : 1
    let functions = keyframes?.timingFunctions ?? []
    return (
      index, functions.indices.contains(index) ? functions[index].curve.value(at: part) : part
    )
  }
}

extension Motion.Curve {
  /// Returns the progress of a motion.
  ///
  /// - Parameter time: The time, from 0 to 1.
  func value(at time: Double) -> Double {
    switch self {
    case .samples(let samples):
      guard let last = samples.last else { return time }
      let place = time.clamped(0, 1) * Double(samples.count - 1)
      let index = Int(place)
      guard index + 1 < samples.count else { return last }
      return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
    case .cubic(let first, let second):
      func coordinate(_ a: CGFloat, _ b: CGFloat, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * Double(a) + 3 * rest * t * t * Double(b) + t * t * t
      }
      guard time > 0, time < 1 else { return time.clamped(0, 1) }
      var (low, high) = (0.0, 1.0)
      // After a few dozen steps, the bisection is precise enough for any screen.
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if coordinate(first.x, second.x, middle) < time { low = middle } else { high = middle }
      }
      return coordinate(first.y, second.y, low)
    }
  }
}
