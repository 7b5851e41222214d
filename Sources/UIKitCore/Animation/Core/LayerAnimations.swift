import DisplayInterface
import Foundation

/// The animations of a layer, and the times at which they end.
@MainActor package final class LayerAnimations {
  @MainActor struct Running {
    let key: String?
    let animation: CAAnimation
    var entry: AnimationTimeline.Entry?
    let number: Int
    let timeline = AnimationTimeline.current
    /// Whether the animation was sent to the display.
    var isTold = false
    /// The start time on the timeline, in seconds.
    let begin: TimeInterval

    init(key: String?, animation: CAAnimation, number: Int) {
      self.key = key
      self.animation = animation
      self.number = number
      begin = max(timeline.now, animation.beginTime)
    }

    func isPart(of block: BlockAnimations) -> Bool {
      (animation as? BlockAnimation)?.block === block
    }
  }

  unowned let layer: CALayer
  private(set) var running: [Running] = []
  private var lastNumber = 0

  init(_ layer: CALayer) {
    self.layer = layer
  }

  var keys: [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  func add(_ animation: CAAnimation, forKey key: String?) {
    if let animation = animation as? BlockAnimation { return add(animation) }
    if let key { remove(forKey: key) }
    // A transition has a fixed key.
    let key = animation is CATransition ? "transition" : key
    let copy = animation.copy() as! CAAnimation
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    lastNumber += 1
    let number = lastNumber
    running.append(Running(key: key, animation: copy, number: number))
    show(copy, number)
    let groups = CATransaction.openGroups
    for group in groups { group.enter() }
    Turn.current.afterLayout { copy.delegate?.animationDidStart(copy) }
    let duration = copy.wholeDuration(default: CATransaction.animationDuration())
    guard duration.isFinite else {
      for group in groups { group.leave() }
      return
    }
    // The entry retains the layer as long as the animation is in progress.
    let entry = AnimationTimeline.current.schedule(after: duration) { [layer] finished in
      layer.animations.end(number, finished: finished)
      for group in groups { group.leave() }
    }
    if let index = running.firstIndex(where: { $0.number == number }) {
      running[index].entry = entry
    }
  }

  /// Adds the animation of a block to those of the same value. It ends with its block.
  private func add(_ animation: BlockAnimation) {
    let name = animation.keyPath ?? ""
    if !animation.keyframes.isEmpty,
      let present = running.lazy.compactMap({ $0.animation as? BlockAnimation })
        .first(where: { $0.block === animation.block && $0.keyPath == name })
    {
      return present.append(animation)
    }
    let others = sequence(first: 2) { $0 + 1 }.lazy.map { "\(name)-\($0)" }
    let key =
      self.animation(forKey: name) == nil
      ? name : others.first { self.animation(forKey: $0) == nil }
    lastNumber += 1
    running.append(Running(key: key, animation: animation, number: lastNumber))
    animation.block.join(layer)
    show(animation, lastNumber)
  }

  /// Has displays show it, as the layer is at the end of the turn.
  private func show(_ animation: CAAnimation, _ number: Int, after elapsed: TimeInterval = 0) {
    guard let host = layer.view ?? layer.hostView, host.window != nil,
      let index = running.firstIndex(where: { $0.number == number })
    else { return }
    running[index].isTold = true
    func motions(_ layer: CALayer) -> [Motion] {
      animation.motions(of: layer, number: number).map { motion in
        var motion = motion
        motion.delay -= elapsed
        return motion
      }
    }
    let renderer = UIApplication.shared.renderer
    if layer.view != nil {
      renderer.move(host) { [layer] in motions(layer) }
    } else if !motions(layer).isEmpty {
      renderer.move(layer, in: host) { [layer] in motions(layer) }
    }
  }

  /// Sends the animations that began before the layer was in a window.
  func resume() {
    for item in running where !item.isTold {
      show(item.animation, item.number, after: item.timeline.now - item.begin)
    }
  }

  /// Adds the implicit animation of a property that is about to change. The layer belongs to no view; if it isn't in a
  /// window, nothing is animated.
  func addImplicit(_ key: String) {
    guard UIApplication.shared.display.traits.animates, !CATransaction.disableActions(),
      AnimationContext.areAnimationsEnabled, layer.hostView?.window != nil
    else { return }
    if let action = layer.givenAction(forKey: key) {
      return action.run(forKey: key, object: layer, arguments: nil)
    }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue =
      (layer.presentation() ?? layer).value(forKeyPath: key) ?? UIColor.clear.cgColor
    layer.add(animation, forKey: key)
  }

  private func still(_ number: Int) {
    let renderer = UIApplication.shared.renderer
    if let view = layer.view {
      renderer.still(view, number)
    } else if let view = layer.hostView {
      renderer.still(layer, in: view, number)
    }
  }

  /// Returns the start values of a block's animations.
  func starts(of block: BlockAnimations) -> [(key: String, value: Any?)] {
    var starts: [(key: String, value: Any?)] = []
    for item in running {
      guard item.isPart(of: block), let animation = item.animation as? BlockAnimation,
        let key = animation.keyPath, !starts.contains(where: { $0.key == key })
      else { continue }
      starts.append((key, animation.fromValue))
    }
    return starts
  }

  /// Sends other states of a block's animations to displays. See ``BlockAnimations/show(_:for:after:)``.
  func show(
    _ block: BlockAnimations, _ times: [TimeInterval], for duration: TimeInterval,
    after delay: TimeInterval
  ) {
    guard let view = layer.view else { return }
    still(block)
    block.showsCourse = true
    guard let number = running.first(where: { $0.isPart(of: block) })?.number else { return }
    for (key, _) in starts(of: block) {
      UIApplication.shared.renderer.move(view) { [layer] in
        let course = CAKeyframeAnimation(keyPath: key)
        let values = times.compactMap { time in
          block.at(time) { layer.presentation()?.value(forKeyPath: key) }
        }
        course.values = values.count == 1 ? values + values : values
        course.duration = max(duration, 0.001)
        course.fillMode = .both
        course.isRemovedOnCompletion = false
        return course.motions(of: layer, number: number).map { motion in
          var motion = motion
          motion.delay = delay
          return motion
        }
      }
    }
  }

  private func still(_ block: BlockAnimations) {
    for item in running where item.isPart(of: block) { still(item.number) }
  }

  /// Removes the animations of a block that ended.
  func remove(of block: BlockAnimations) {
    if block.showsCourse { still(block) }
    running.removeAll { $0.isPart(of: block) }
  }

  private func end(_ number: Int, finished: Bool) {
    guard let index = running.firstIndex(where: { $0.number == number }) else { return }
    running[index].entry = nil
    let animation = running[index].animation
    if animation.isRemovedOnCompletion || !finished { running.remove(at: index) }
    animation.delegate?.animationDidStop(animation, finished: finished)
  }

  func remove(forKey key: String) {
    for item in running where item.key == key { stop(item) }
  }

  func removeAll() {
    for item in running { stop(item) }
  }

  private func stop(_ item: Running) {
    still(item.number)
    if let animation = item.animation as? BlockAnimation {
      running.removeAll { $0.number == item.number }
      animation.block.leave()
    } else if let entry = item.entry {
      AnimationTimeline.current.finish(entry, finished: false)
    } else if item.animation.wholeDuration(default: 0).isFinite {
      // The animation has ended already, and was only kept.
      running.removeAll { $0.number == item.number }
    } else {
      end(item.number, finished: false)
    }
  }
}

extension CALayer {
  /// Has displays show the animations of a view's layer, and of its sublayers, that began before the view showed.
  @MainActor final func resumeAnimations() {
    for layer in [self] + plainSublayers.flatMap(\.plainLayers) where layer.hasAnimations {
      layer.animations.resume()
    }
  }
}
