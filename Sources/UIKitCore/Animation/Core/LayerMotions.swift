import DisplayInterface
import Foundation

@MainActor extension CAAnimation {
  /// Returns the motions with which a display animates a layer. They are empty for animations of shapes and of
  /// unknown keys, of which displays show only the result.
  ///
  /// - Parameter group: The group that contains the animation.
  final func motions(
    of layer: CALayer, number: Int, in group: CAAnimationGroup? = nil
  ) -> [Motion] {
    if let own = self as? CAAnimationGroup {
      return (own.animations ?? []).flatMap { $0.motions(of: layer, number: number, in: own) }
    }
    if let transition = self as? CATransition { return [transition.motion(number)] }
    guard let animation = self as? CAPropertyAnimation else { return [] }
    let outer = group ?? self
    let length = duration > 0 ? duration : outer.duration
    let once = length / Double(speed > 0 ? speed : 1)
    let block = self as? BlockAnimation
    let repeats =
      outer.repeatDuration > 0 ? outer.repeatDuration / length : Double(max(1, outer.repeatCount))
    let times =
      block?.course(to: layer.value(forKeyPath: animation.animatedKeyPath ?? ""))?.times
      ?? (self as? CAKeyframeAnimation)?.keyTimes?.map(\.doubleValue)
    let turn = animation.turn(of: layer, times: times)
    return (turn.map { [$0.track] } ?? animation.tracks(of: layer)).map { track in
      Motion(
        number: number, track, times: turn?.times ?? times,
        curve: curve(in: group),
        duration: once, delay: block?.delay ?? delay(in: group),
        repeatCount: repeats < 1e6 ? repeats : .infinity, autoreverses: outer.autoreverses,
        holds: !outer.isRemovedOnCompletion && [.forwards, .both].contains(outer.fillMode))
    }
  }

  final func curve(in group: CAAnimationGroup?) -> Motion.Curve {
    (self as? BlockAnimation)?.curve ?? (self as? CASpringAnimation)?.curve
      ?? (timingFunction ?? group?.timingFunction)?.curve ?? .cubic(.zero, CGPoint(x: 1, y: 1))
  }

  /// Returns the delay. The start times of a group's animations are relative to its start.
  private func delay(in group: CAAnimationGroup?) -> TimeInterval {
    guard let group else { return beginTime > 0 ? max(0, beginTime - CACurrentMediaTime()) : 0 }
    return group.delay(in: nil) + max(0, beginTime)
  }
}

@MainActor extension CAPropertyAnimation {
  fileprivate final func tracks(of layer: CALayer) -> [Motion.Track] {
    guard let keyPath = animatedKeyPath, let values = values(of: layer, keyPath), values.count > 1
    else { return [] }
    let own = isAdditive ? nil : layer.value(forKeyPath: keyPath)
    let tracks = Self.tracks(keyPath, values, own, layer)
    // A value with the wrong type for its key can't be animated.
    return tracks.contains { $0.count != values.count } ? [] : tracks
  }

  /// Returns a rotation about an axis in the plane in steps. An interpolation of two matrices doesn't determine
  /// the direction.
  fileprivate final func turn(
    of layer: CALayer, times: [Double]?
  ) -> (track: Motion.Track, times: [Double])? {
    guard let keyPath = animatedKeyPath,
      keyPath == "transform.rotation.x" || keyPath == "transform.rotation.y",
      let view = layer.view, let values = values(of: layer, keyPath), values.count > 1
    else { return nil }
    let base = isAdditive ? layer.value(forKeyPath: keyPath).flatMap(LayerValues.number) ?? 0 : 0
    let angles = values.compactMap(LayerValues.number).map { $0 + base }
    guard angles.count == values.count, angles.allSatisfy(\.isFinite) else { return nil }
    let widest = zip(angles, angles.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    let steps = Int((widest / (.pi / 12)).rounded(.up).clamped(1, 200))
    let ends = Double(angles.count - 1)
    let times = times?.count == angles.count ? times! : angles.indices.map { Double($0) / ends }
    var (matrices, moments): ([[CGFloat]], [Double]) = ([], [])
    for index in angles.indices.dropLast() {
      for step in 0..<steps {
        let part = Double(step) / Double(steps)
        let angle = angles[index] + (angles[index + 1] - angles[index]) * part
        matrices.append(view.space(layer.transform.turned(to: angle, about: keyPath)).rows)
        moments.append(times[index] + (times[index + 1] - times[index]) * part)
      }
    }
    matrices.append(view.space(layer.transform.turned(to: angles.last!, about: keyPath)).rows)
    return (.matrix(matrices), moments + [times.last!])
  }

  final func values(of layer: CALayer, _ key: String) -> [Any?]? {
    let own = layer.value(forKeyPath: key)
    switch self {
    case let block as BlockAnimation where !block.keyframes.isEmpty:
      return block.course(to: own)?.values
    case let basic as CABasicAnimation:
      let by = basic.byValue.flatMap(LayerValues.number)
      func moved(_ value: Any?, by sign: CGFloat) -> Any? {
        by.flatMap { by in LayerValues.number(value ?? own).map { $0 + sign * by } }
      }
      let from = basic.fromValue ?? basic.toValue.flatMap { moved($0, by: -1) }
      let to = basic.toValue ?? moved(from, by: 1)
      return [from ?? (isAdditive ? 0 : own), to ?? (isAdditive ? 0 : own)]
    case let keyframes as CAKeyframeAnimation: return keyframes.values
    default: return nil
    }
  }

  private static func tracks(
    _ key: String, _ values: [Any?], _ own: Any?, _ layer: CALayer
  ) -> [Motion.Track] {
    let number = LayerValues.number(own)
    func numbers(from base: CGFloat = 0) -> [CGFloat] {
      values.compactMap(LayerValues.number).map { $0 - base }
    }
    func points() -> [CGPoint] {
      let base = LayerValues.point(own) ?? .zero
      return values.compactMap(LayerValues.point).map {
        CGPoint(x: $0.x - base.x, y: $0.y - base.y)
      }
    }
    /// The factors relative to the layer's current values.
    let factors = numbers().map { $0 / (number.flatMap { $0 == 0 ? nil : $0 } ?? 1) }
    switch key {
    case "position": return [.offset(points())]
    case "position.x", "transform.translation.x":
      return [.offset(numbers(from: number ?? 0).map { CGPoint(x: $0, y: 0) })]
    case "position.y", "transform.translation.y":
      return [.offset(numbers(from: number ?? 0).map { CGPoint(x: 0, y: $0) })]
    case "bounds.origin": return [.scroll(points())]
    case "bounds.size": return [.size(values.compactMap(LayerValues.size))]
    case "bounds": return [.size(values.compactMap(LayerValues.rect).map(\.size))]
    case "opacity": return [.opacity(numbers().map(Double.init))]
    case "cornerRadius": return [.cornerRadius(numbers())]
    case "transform.rotation", "transform.rotation.z":
      return [.rotation(numbers(from: number ?? 0))]
    case "transform.scale": return [.scale(factors.map { CGSize(width: $0, height: $0) })]
    case "transform.scale.x": return [.scale(factors.map { CGSize(width: $0, height: 1) })]
    case "transform.scale.y": return [.scale(factors.map { CGSize(width: 1, height: $0) })]
    case "transform":
      let matrices = values.compactMap { $0 as? CATransform3D }
      let last = own as? CATransform3D ?? CATransform3DIdentity
      if let view = layer.view, view.leavesPlane || !matrices.allSatisfy(CATransform3DIsAffine) {
        return [.matrix(matrices.map { view.space($0).rows })]
      }
      guard layer.view != nil || matrices.allSatisfy(CATransform3DIsAffine) else { return [] }
      return [
        .matrix(matrices.map { [$0.m11, $0.m12, $0.m21, $0.m22] }),
        .offset(matrices.map { CGPoint(x: $0.m41 - last.m41, y: $0.m42 - last.m42) }),
      ]
    case "backgroundColor":
      guard let traits = (layer.view ?? layer.hostView)?.traitCollection else { return [] }
      return [
        .background(
          values.map { value in
            let color = (value as? CGColor).map { UIColor(cgColor: $0) } ?? value as? UIColor
            return (color ?? .clear).displayColor(traits)
          })
      ]
    default: return []
    }
  }
}

@MainActor extension CATransition {
  fileprivate final func motion(_ number: Int) -> Motion {
    var replacement = Motion.Replacement(.dissolve)
    switch type {
    case .push: replacement.kind = .push
    case .moveIn: replacement.kind = .cover
    case .reveal: replacement.kind = .reveal
    default: break
    }
    switch subtype {
    case .fromRight: replacement.edge = .right
    case .fromTop: replacement.edge = .top
    case .fromBottom: replacement.edge = .bottom
    default: break
    }
    return Motion(
      number: number, .replacement(replacement), curve: curve(in: nil), duration: duration,
      delay: beginTime > 0 ? max(0, beginTime - CACurrentMediaTime()) : 0)
  }
}

extension Motion.Track {
  fileprivate var count: Int {
    switch self {
    case .offset(let values), .scroll(let values): values.count
    case .size(let values), .scale(let values): values.count
    case .matrix(let values): values.count
    case .rotation(let values), .cornerRadius(let values): values.count
    case .opacity(let values): values.count
    case .background(let values): values.count
    case .replacement: 0
    }
  }
}

extension CAMediaTimingFunction {
  var curve: Motion.Curve {
    var points: [CGPoint] = []
    for index in 1...2 {
      var values: [Float] = [0, 0]
      getControlPoint(at: index, values: &values)
      points.append(CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1])))
    }
    return .cubic(points[0], points[1])
  }
}

extension CASpringAnimation {
  fileprivate final var curve: Motion.Curve {
    .spring(
      dampingRatio: Double(dampingRatio), velocity: Double(initialVelocity), duration: duration)
  }
}
